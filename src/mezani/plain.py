"""Lets the rules run uncompiled although compiled modules lie beside them: set MEZANI_PLAIN=1 before importing."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class PlainFinder:
    """Finds the modules of this package as source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the source file of a module that would be found compiled."""
        if not name.startswith("mezani."):
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is None or found.origin is None or isinstance(found.loader, SourceFileLoader):
            return found
        source = Path(found.origin).with_name(name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def play_plain() -> None:
    """Import all modules of the package from source from now on."""
    sys.meta_path.insert(0, PlainFinder())
