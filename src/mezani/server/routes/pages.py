"""The browser's pages: files of the built client, and its one page for every other address."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from mezani.server.errors import Denied
from mezani.server.routes.answers import AnyRequest, house_of

CLIENT = Path(__file__).parents[2] / "web"
"""Where the built client lies in the package."""

TEXTS = frozenset({"text/javascript", "text/css", "text/html", "image/svg+xml", "application/manifest+json"})
FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = "<!doctype html><title>Mezani</title><p>Mezani runs here, without its pages. The API is under /api."


@cache
def files() -> dict[str, Path]:
    """Return the files of the client by their addresses; only these are ever served."""
    return {path.relative_to(CLIENT).as_posix(): path for path in CLIENT.rglob("*") if path.is_file()}


@cache
def index(root_path: str) -> str:
    """Return the page of the client, its addresses relative to where the place is served."""
    page = files().get("index.html")
    if page is None:
        return NO_CLIENT
    base = f'<base href="{root_path.rstrip("/")}/">'
    return page.read_text("utf-8").replace("<head>", f"<head>{base}", 1)


@cache
def packed(file: Path) -> bytes:
    """Return a text of the client compressed; nothing secret is ever in one."""
    return gzip.compress(file.read_bytes(), mtime=0)


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """Return a file, or the page that shows whatever address this is."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise Denied("not_found", "no-address")
    file = files().get(name)
    if file is None or name == "index.html":
        text = index(house_of(request).settings.root_path)
        return Response(text, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = FOREVER if name.startswith("assets/") else "no-cache"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if kind in TEXTS and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(packed, file)
        return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=headers)


ROUTES: list[Any] = [pages]
