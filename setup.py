"""Compiles the rules and what steps them; everything else about the package is in pyproject.toml.

Every module whose `.pxd` declares a class is compiled, as abi3, and only if that is possible: without a
compiler the same files run as plain Python.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
LIMITED_API = "0x030B0000"
FREE_THREADED = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
OPTIMISED = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
DIRECTIVES = {
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def extensions() -> list[Extension]:
    """Return one optional extension per module that has C types."""
    modules = sorted(path for path in SOURCE.rglob("*.pxd") if "cdef class" in path.read_text())
    return [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path.with_suffix(".py"))],
            define_macros=[] if FREE_THREADED else [("Py_LIMITED_API", LIMITED_API)],
            py_limited_api=not FREE_THREADED,
            extra_compile_args=OPTIMISED,
            optional="MEZANI_MUST_COMPILE" not in os.environ,
        )
        for path in modules
    ]


def compiled() -> list[Extension]:
    """Return the extensions, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    return cythonize(extensions(), language_level=3, compiler_directives=DIRECTIVES, build_dir="build/cython")  # type: ignore[no-any-return]


setup(ext_modules=compiled(), options={} if FREE_THREADED else {"bdist_wheel": {"py_limited_api": "cp311"}})
