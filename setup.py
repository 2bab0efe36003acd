"""Compiles the rules and has the browser client built; everything else about the package is in pyproject.toml.

Every module whose `.pxd` declares a class is compiled, as abi3. Where that fails, for want of a compiler, none is and
the same files run as plain Python; set MEZANI_MUST_COMPILE to fail instead.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
MUST_COMPILE = "MEZANI_MUST_COMPILE" in os.environ
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
    counting = ["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []
    return ["-O3", "-g0", *counting, "-Wno-unused-const-variable"]


def extensions() -> list[Extension]:
    """Return one extension per module that has C types."""
    modules = sorted(path for path in SOURCE.rglob("*.pxd") if "cdef class" in path.read_text(encoding="utf-8"))
    return [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path.with_suffix(".py"))],
            define_macros=[] if FREE_THREADED else [("Py_LIMITED_API", LIMITED_API)],
            py_limited_api=not FREE_THREADED,
            extra_compile_args=flags(),
        )
        for path in modules
    ]


def compiled() -> list[Extension]:
    """Return the extensions, or none where Cython is missing."""
    try:
        from Cython.Build import cythonize  # noqa: PLC0415
    except ImportError:
        if MUST_COMPILE:
            raise
        return []
    done: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        extensions(), language_level=3, compiler_directives=DIRECTIVES, build_dir="build/cython"
    )
    return done


class BuildAllOrNone(build_ext):
    """Compiles every module or none, since compiled rules cannot stand on a plain core."""

    def build_extensions(self) -> None:
        """Compile; tools that are missing or broken raise errors of many kinds."""
        try:
            super().build_extensions()
        except Exception as error:
            if MUST_COMPILE:
                raise
            self.warn(f"the rules are not compiled and will run slowly: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()


class BuildWithClient(build_py):
    """Builds the browser client before the package is put together; sources used where they lie have `make` for it."""

    def run(self) -> None:
        """Build the client first; its files are looked for afterwards."""
        if not self.editable_mode:
            build_client()
        super().run()


class SdistWithClient(sdist):
    """Takes the built client along, so that whoever builds from an sdist fetches nothing for it."""

    def run(self) -> None:
        """Build the client first."""
        build_client()
        super().run()


def build_client() -> None:
    """Build the browser client if its sources changed."""
    subprocess.run([sys.executable, "web/build.py"], check=True)


OPTIONS: dict[str, dict[str, Any]] = {"build_ext": {"parallel": os.cpu_count()}}
if not FREE_THREADED:
    OPTIONS["bdist_wheel"] = {"py_limited_api": "cp311"}
COMMANDS = {"build_ext": BuildAllOrNone, "build_py": BuildWithClient, "sdist": SdistWithClient}

setup(ext_modules=compiled(), cmdclass=COMMANDS, options=OPTIONS)
