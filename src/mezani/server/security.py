"""The door: who may knock how often, from which pages, and what browsers may do with our answers."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.types import ASGIApp, Message, Receive, Send

from mezani.server.errors import Denied, refusal
from mezani.server.settings import Limits, Settings
from mezani.server.showing import encoder

SESSION = "mezani"
LINKS = "mezani_seats"
SAFE = {"GET", "HEAD", "OPTIONS"}
DAYS = 400 * 86_400

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Rates:
    """Counts what each address and person does."""

    def __init__(self, limits: Limits) -> None:
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        self.requests = RateLimitItemPerMinute(limits.requests_per_address)
        self.messages = RateLimitItemPerMinute(limits.messages_per_connection)
        self.chat = RateLimitItemPerMinute(limits.chat_per_person)
        self.guests = RateLimitItemPerHour(limits.guests_per_address)
        self.tables = RateLimitItemPerHour(limits.tables_per_address)
        self.logins = RateLimitItemPerHour(limits.logins_per_address)

    def count(self, rate: RateLimitItem, what: str, who: object) -> None:
        """Count once more, or refuse."""
        if not self._counter.hit(rate, what, str(who)):
            raise Denied("too_many", "too-many")


class Guard:
    """Wraps the app: limits, origin, headers. Everything that is asked goes through here, on WebSockets too."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app = app
        self._rates = rates
        self._own = origin_of(settings.address) if settings.address else None

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it at the door."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        heads = headers_of(scope)
        try:
            self._rates.count(self._rates.requests, "request", address_of(scope))
            if scope["type"] == "websocket" or scope.get("method") not in SAFE:
                self._check_origin(scope, heads)
        except Denied as denied:
            await refuse(scope, receive, send, denied)
            return
        await self._app(scope, receive, dressed(scope, send))

    def _check_origin(self, scope: MutableMapping[str, Any], heads: dict[str, str]) -> None:
        """What changes something must come from our own pages, unless it carries no cookie."""
        if "cookie" not in heads and "origin" not in heads:
            return
        origin = heads.get("origin")
        secure = scope["scheme"] in ("https", "wss")
        asked = f"{'https' if secure else 'http'}://{heads.get('host', '')}".lower()
        if origin is None:
            if heads.get("sec-fetch-site") == "same-origin" or (scope["type"] == "http" and is_plain_client(heads)):
                return
            raise Denied("not_allowed", "wrong-origin")
        if origin_of(origin) not in (asked, self._own):
            raise Denied("not_allowed", "wrong-origin")


def is_plain_client(heads: dict[str, str]) -> bool:
    """Tell whether no browser sends this: browsers always say where a request that changes something comes from."""
    return (
        "sec-fetch-mode" not in heads
        and "referer" not in heads
        and "mozilla" not in heads.get("user-agent", "").lower()
    )


def origin_of(address: str) -> str:
    """Return scheme, host and port of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def headers_of(scope: MutableMapping[str, Any]) -> dict[str, str]:
    """Return the headers of a request by their lower-case names."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Return where a request comes from; uvicorn has looked behind a trusted proxy already."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def secrets_of(heads: dict[str, str]) -> tuple[str, list[str], str]:
    """Return the session, the seat links and the bearer token that a request carries."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(heads.get("cookie", ""))
    except CookieError:
        jar.clear()
    session = jar[SESSION].value if SESSION in jar else ""
    links = jar[LINKS].value.split(".") if LINKS in jar else []
    scheme, _, token = heads.get("authorization", "").partition(" ")
    return session, [link for link in links if link], token.strip() if scheme.lower() == "bearer" else ""


async def refuse(scope: Any, receive: Receive, send: Any, denied: Denied) -> None:
    """Answer without asking the app."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": denied.code})
        return
    body = encoder.encode(refusal(denied))
    status = 429 if denied.code == "too_many" else 403
    heads: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json"), (b"retry-after", b"30")]
    await dressed(scope, send)({"type": "http.response.start", "status": status, "headers": heads})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def dressed(scope: MutableMapping[str, Any], send: Send) -> Send:
    """Return a `send` that adds our headers to every answer."""
    if scope["type"] != "http":
        return send
    added = with_headers(scope)

    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in added if pair[0] not in present)]
        await send(message)

    return send_dressed


def with_headers(scope: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
    """Return the headers that every answer has; what the API says is never kept by a browser or proxy."""
    pairs: Iterable[tuple[str, str]] = HEADERS.items()
    if scope["path"].startswith("/api"):
        pairs = [*pairs, ("Cache-Control", "no-store")]
    if scope["scheme"] == "https":
        pairs = [*pairs, ("Strict-Transport-Security", "max-age=31536000")]
    return [(name.lower().encode(), value.encode()) for name, value in pairs]
