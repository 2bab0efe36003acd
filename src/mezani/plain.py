"""Runs the rules uncompiled: when asked to (MEZANI_PLAIN=1), or with a warning where nothing is compiled."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
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


def warn_if_plain() -> None:
    """Say that the rules run slowly here, if they were installed without a compiler."""
    spec = find_spec("mezani.core.state")
    if spec is not None and isinstance(spec.loader, SourceFileLoader):
        warnings.warn(
            "Mezani was installed without a C compiler and plays about 60 times slower; "
            "install it again where there is one, or set MEZANI_PLAIN=1 to have it so",
            RuntimeWarning,
            stacklevel=3,
        )
