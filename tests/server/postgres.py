"""A PostgreSQL server of our own for tests: started when first needed, if its programs are on this machine."""

from __future__ import annotations

import atexit
import functools
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

INSTALL = "PostgreSQL is not tested here: install it (Debian: `apt install postgresql`) to test it too"
PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]


def program(name: str) -> str | None:
    """Return where a program of PostgreSQL is."""
    found = next((str(folder / name) for folder in PLACES if (folder / name).exists()), None)
    return found or shutil.which(name)


HERE = all(program(name) for name in ("initdb", "postgres"))
DATABASES = ["sqlite", "postgresql"] if HERE else ["sqlite"]
if not HERE:
    print(INSTALL)


def url_of(kind: str, folder: Path) -> str:
    """Return the URL of a new, empty database."""
    return f"sqlite:///{folder / 'mezani.db'}" if kind == "sqlite" else new_database().replace("://", "+psycopg://", 1)


@functools.cache
def server() -> str:
    """Start a server; return the URL of its first database without the name."""
    folder = Path(tempfile.mkdtemp(prefix="mezani-pg-"))
    user: dict[str, Any] = {"user": "nobody"} if os.geteuid() == 0 else {}  # PostgreSQL does not run as root
    if user:
        shutil.chown(folder, "nobody")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [str(program("initdb")), "-D", str(data), "-U", "mezani", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True, capture_output=True, cwd="/", **user,
    )  # fmt: skip
    process = subprocess.Popen(
        [str(program("postgres")), "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **user,
    )  # fmt: skip

    def stop() -> None:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    url = f"postgresql://mezani@127.0.0.1:{port}"
    for _ in range(100):
        try:
            psycopg.connect(f"{url}/postgres").close()
            return url
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not start")


def new_database() -> str:
    """Return the URL of a new, empty database on the server."""
    name = f"mezani_{secrets.token_hex(4)}"
    with psycopg.connect(f"{server()}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{server()}/{name}"
