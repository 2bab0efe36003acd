# Works from a fresh clone with Python 3.11+ and a C compiler; everything goes into .venv and build/.
#   make play    builds what is missing and starts a game in the terminal
#   make test    everything that CI runs
#   make faults  servers killed 200 times under load, and everything else that can go wrong
#   make trace   every rule id with the tests that cover it
#   make fuzz    the long comparisons: both forms over 100,000 games, a million random decisions a game
#   make playthroughs, make peers    write anew what OpenSpiel plays, and the table of speeds in docs/library.md
# JOBS=4 uses more cores than two; ARGS="-k 'forms and mara'" picks tests for `make tests`, `coverage` and `fuzz`.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd')
CLIENT := $(shell find web -name node_modules -prune -o -type f -print; find src docs/rules -name '*.ftl' -o -name data.toml -o -name '*.md')
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent
.PHONY: play test lint types rooms tests coverage trace web package faults fuzz playthroughs peers clean
ARGS ?=

play: build/compiled build/web
	$(BIN)/mezani play

test: lint types rooms tests coverage trace web package
	@echo "make test: all passed"

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

rooms: .venv/ready
	$(BIN)/lint-imports

tests: build/compiled
	$(BIN)/pytest -n $(JOBS) -m "not package" $(ARGS)

coverage: build/compiled
	MEZANI_PLAIN=1 $(BIN)/pytest -n $(JOBS) -m "not package and not compiled" --ignore=tests/bots --ignore=tests/server --cov --cov-report=term $(ARGS)

trace: build/compiled
	$(BIN)/python -m tests.architecture.trace

web: build/web
	$(NODE) lint
	$(NODE) check
	$(NODE) test

package: .venv/ready
	$(BIN)/pytest -m package

# Servers killed 200 times under load.
faults: build/compiled
	MEZANI_KILLS=200 $(BIN)/pytest tests/server/test_killed.py tests/server/test_faults.py

fuzz: build/compiled
	MEZANI_FUZZ=1 MEZANI_REQUESTS=500000 $(BIN)/pytest -n $(JOBS) -m "not package" $(ARGS)

playthroughs: build/compiled
	$(BIN)/python -m tests.adapters.playthroughs

peers: build/compiled
	$(BIN)/python benchmarks/peers/one_run.py --write
	$(BIN)/python benchmarks/search/one_run.py

clean:
	rm -rf .venv build dist web/node_modules src/mezani/web .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	find src -name '*.so' -delete -o -name '*.pyd' -delete

# The project with all it needs; the sources are used where they lie.
.venv/ready: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mezani needs Python 3.11 or newer; name one with PYTHON="; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

# The rules in C; only what changed is compiled again.
build/compiled: .venv/ready $(SOURCES)
	MEZANI_MUST_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# The browser client in the package; nothing is done if its sources are those it was built from.
build/web: .venv/ready $(CLIENT)
	$(BIN)/python web/build.py
	@touch $@
