"""The package as somebody installs it: sdist, wheel built from it, with and without a compiler, all in clean places."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from mezani import GAMES

pytestmark = pytest.mark.package

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MOST_BYTES = 4_000_000
BUILT = (".*", "build", "dist", "*.egg-info", "*.so", "*.pyd", "__pycache__", "node_modules")

PLAY = """
from random import Random
from mezani import GAMES, Match, game
rng = Random(1)
for name in GAMES:
    match = Match(name, seats=game(name).seats[0], seed=1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    print(name, *match.scores)
"""


def clean_environment(**more: str) -> dict[str, str]:
    """Return the environment without what points Python or the compiler at this clone."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MEZANI_", "PYTHON", "COV_"))}
    return {**kept, **more}


def run(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, cwd=cwd, env=clean_environment(**more), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done


def install(wheel: Path, place: Path) -> Path:
    """Install a wheel into a new virtual environment and return the folder of its programs."""
    venv.create(place, with_pip=True)
    programs = place / ("Scripts" if sys.platform == "win32" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=place)
    return programs


def build_wheel(source: Path, place: Path, **more: str) -> Path:
    """Build a wheel from an sdist in an environment of its own, as pip does for whoever has no wheel."""
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", place, source, cwd=source.parent, **more)
    (wheel,) = place.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    clone = tmp_path_factory.mktemp("clone") / "mezani"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*BUILT))
    run(sys.executable, "-m", "build", "--sdist", clone, cwd=clone)
    (made,) = (clone / "dist").glob("*.tar.gz")
    return made


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(sdist, tmp_path_factory.mktemp("wheel"), MEZANI_MUST_COMPILE="1")


@pytest.fixture(scope="session")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("installed"))


def package_files(*suffixes: str) -> set[str]:
    """Return the files of the package in this clone, as a wheel names them."""
    source = ROOT / "src"
    return {path.relative_to(source).as_posix() for path in source.rglob("mezani/**/*") if path.suffix in suffixes}


def test_the_sdist_holds_the_sources_and_nothing_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in package_files(".py", ".pxd", ".toml", ".ftl", ".typed")} <= names
    assert {"LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml", "setup.py"} <= names
    assert [name for name in names if name.endswith((".c", ".so", ".pyd", ".pyc"))] == []
    assert [name for name in names if "node_modules" in name] == []
    assert {
        "web/package-lock.json",
        "web/build.py",
        "src/mezani/web/index.html",
        "src/mezani/web/built-from.txt",
    } <= names


def test_the_wheel_holds_everything_and_fits_every_later_python(wheel: Path) -> None:
    assert wheel.name.startswith(f"mezani-{PROJECT['version']}-cp311-abi3-")
    assert wheel.stat().st_size < MOST_BYTES
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert package_files(".py", ".pxd", ".toml", ".ftl", ".typed") <= names
    assert {"mezani/web/index.html", "mezani/web/service-worker.js"} <= names
    types = {name for name in package_files(".pxd") if "cdef class" in (ROOT / "src" / name).read_text("utf-8")}
    compiled = {name.partition(".")[0] for name in names if name.endswith((".abi3.so", ".pyd"))}
    assert compiled == {name.removesuffix(".pxd") for name in types}
    assert [name for name in names if name.endswith(".c")] == []
    strangers = {name for name in names if not name.startswith(("mezani/", f"mezani-{PROJECT['version']}.dist-info/"))}
    assert strangers == set(), "no tests, and nothing of this machine"


def test_the_installed_package_plays(programs: Path, tmp_path: Path) -> None:
    done = run(programs / "python", "-W", "error", "-c", PLAY, cwd=tmp_path)
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(GAMES)


def test_the_installed_command_knows_its_version(programs: Path, tmp_path: Path) -> None:
    assert PROJECT["version"] in run(programs / "mezani", "--version", cwd=tmp_path).stdout


def import_seconds(python: Path, module: str, place: Path) -> float:
    """Return the least time of the processor that an import takes, of some in fresh Pythons."""
    program = f"import time; began = time.process_time(); import {module}; print(time.process_time() - began)"
    return min(float(run(python, "-c", program, cwd=place).stdout) for _ in range(5))


def test_importing_it_takes_hardly_longer_than_a_module_of_python(programs: Path, tmp_path: Path) -> None:
    """At most 50 ms where `asyncio` takes 25; a ratio holds on slow machines too."""
    python = programs / "python"
    assert import_seconds(python, "mezani", tmp_path) < 2 * import_seconds(python, "asyncio", tmp_path)


def test_without_a_compiler_it_installs_plays_and_says_so_once(sdist: Path, programs: Path, tmp_path: Path) -> None:
    made = build_wheel(sdist, tmp_path / "wheel", CC="false", CXX="false")
    with zipfile.ZipFile(made) as archive:
        assert [name for name in archive.namelist() if name.endswith((".so", ".pyd"))] == []
    plain = install(made, tmp_path / "plain")
    slow = run(plain / "python", "-c", PLAY, cwd=tmp_path)
    fast = run(programs / "python", "-c", PLAY, cwd=tmp_path)
    assert slow.stdout == fast.stdout
    assert fast.stderr == ""
    assert slow.stderr.count("without a C compiler") == 1
