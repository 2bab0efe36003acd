"""Finds the Python examples in a page and runs them, one after the other, as a reader would."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: Path) -> list[tuple[int, str]]:
    """Return the Python blocks of a page, each with the number of its first line."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in BLOCK.finditer(text)]


def run(page: Path) -> int:
    """Run the blocks of a page in one namespace; a prompt's printed answer must be right. Return how many ran."""
    names: dict[str, Any] = {"__name__": "example"}
    blocks = examples(page)
    for line, source in blocks:
        if ">>>" in source:
            run_session(source, names, page, line)
        else:
            exec(compile("\n" * line + source, str(page), "exec"), names)
    return len(blocks)


def run_session(source: str, names: dict[str, Any], page: Path, line: int) -> None:
    """Run a block written as a session at the prompt."""
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), line)
    test.globs = names
    said: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False).failed
    if failed:
        raise AssertionError("".join(said))
