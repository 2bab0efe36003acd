"""Compiles the rules and what steps them; everything else about the package is in pyproject.toml.

Every module whose `.pxd` declares a class is compiled, as abi3, and only if that is possible: without a
compiler the same files run as plain Python. Set MEZANI_MUST_COMPILE to fail instead.
"""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

SOURCE = Path("src")
LIMITED_API = "0x030B0000"
FREE_THREADED = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
DIRECTIVES = {
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def flags() -> list[str]:
    """Return the compiler's options; x86-64-v2 (every such processor since 2009) counts bits in one step."""
    if sys.platform == "win32":
        return ["/O2"]
    return ["-O3", "-g0", *["-march=x86-64-v2"] * (platform.machine() in ("x86_64", "AMD64"))]


def extensions() -> list[Extension]:
    """Return one optional extension per module that has C types."""
    modules = sorted(path for path in SOURCE.rglob("*.pxd") if "cdef class" in path.read_text(encoding="utf-8"))
    return [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path.with_suffix(".py"))],
            define_macros=[] if FREE_THREADED else [("Py_LIMITED_API", LIMITED_API)],
            py_limited_api=not FREE_THREADED,
            extra_compile_args=flags(),
            optional="MEZANI_MUST_COMPILE" not in os.environ,
        )
        for path in modules
    ]


def compiled() -> list[Extension]:
    """Return the extensions, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize  # noqa: PLC0415
    except ImportError:
        if "MEZANI_MUST_COMPILE" in os.environ:
            raise
        return []
    done: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        extensions(), language_level=3, compiler_directives=DIRECTIVES, build_dir="build/cython"
    )
    return done


OPTIONS: dict[str, dict[str, Any]] = {"build_ext": {"parallel": os.cpu_count()}}
if not FREE_THREADED:
    OPTIONS["bdist_wheel"] = {"py_limited_api": "cp311"}

setup(ext_modules=compiled(), options=OPTIONS)
