"""Tells people elsewhere that a table waits: web push, a webhook, mail. Each is off until its person turns it on."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from smtplib import SMTP, SMTP_SSL, SMTPException
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from mezani.core.errors import MezaniError
from mezani.core.say import Say
from mezani.server import log
from mezani.server.errors import Denied
from mezani.server.forms import NoticeSettings, PushSubscription
from mezani.server.messages import Line
from mezani.server.moments import Moments
from mezani.server.replays import past_of, recap
from mezani.server.settings import Settings
from mezani.server.store import Store
from mezani.server.store.rows import Notice, Person, Stored
from mezani.server.table import Changed, LiveTable, Reader
from mezani.server.tables import Tables
from mezani.words import words

if TYPE_CHECKING:
    from py_vapid import Vapid02

DELAY = 20.0
"""Whoever sits before the table needs no notice: it waits until the move is this old."""

TRIES = 5
PAUSE = 120.0
TIMEOUT = 8.0
MOST_LINES = 12
PUSH_KEY = "push key"
PUSH_DAYS = 2
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/32")
"""Addresses of IPv4 behind a translator; they may lead inside."""


class NotSent(MezaniError):
    """A notice that did not get through; it is tried again."""


def wanted(table: LiveTable, changed: Changed, now: float, present: Callable[[str], set[int]]) -> list[Notice]:
    """Return who is to be told about a change, unless they are there."""
    if not (changed.everybody or changed.warned) or table.alone or table.row.listing == "screen":
        return []
    over = table.row.state == "over"
    waits = range(len(table.seats)) if over else table.row.running.to_act if changed.everybody else changed.warned
    there = present(table.row.code)
    rows = [table.seats[seat] for seat in waits if seat not in there]
    people = dict.fromkeys(row.person for row in rows if row.kind == "person")
    what = "over" if over else "turn" if changed.everybody else "clock"
    return [Notice(0, person, table.row.id, what, now + DELAY, 0) for person in people if person is not None]


class Notices:
    """Sends what the store says is due."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, moments: Moments) -> None:
        self._settings = settings
        self._store = store
        self._tables = tables
        self._moments = moments
        self._vapid: Vapid02 | None = None

    async def push_key(self) -> str:
        """Return the server's public key for web push, made when first wanted."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = (await self._keys()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def _keys(self) -> Vapid02:
        from py_vapid import Vapid02

        if self._vapid is None:
            fresh = Vapid02()
            fresh.generate_keys()
            self._vapid = Vapid02.from_pem(await self._store.value_once(PUSH_KEY, fresh.private_pem()))
        return self._vapid

    async def send_due(self) -> None:
        """Send what is due; what does not get through is tried again later, a few times."""
        for notice in await self._store.notices_due(self._moments.now()):
            try:
                await self._send(notice)
            except (NotSent, Denied) as error:
                log.warning("notice", tries=notice.tries, why=str(error))
                if notice.tries + 1 < TRIES:
                    await self._store.notice_again(notice.id, self._moments.now() + PAUSE * 2**notice.tries)
                    continue
            await self._store.notice_sent(notice.id)

    async def _send(self, notice: Notice) -> None:
        person = await self._store.person(notice.person)
        stored = await self._store.load_id(notice.table)
        if person is None or stored is None:
            return
        wishes = msgspec.json.decode(person.notices, type=NoticeSettings)
        if not (wishes.email or wishes.webhook or wishes.push):
            return
        subject, lines = await self._sentences(person, stored, notice.what)
        link = f"{self._settings.address}/t/{stored.table.code}"
        body = {"what": notice.what, "table": stored.table.code, "title": subject, "lines": lines, "link": link}
        ways: list[Callable[[], object]] = []
        if wishes.email and self._settings.smtp_url:
            ways.append(partial(send_mail, self._settings, wishes.email, subject, [*lines, "", link]))
        if wishes.webhook and self._settings.webhooks:
            ways.append(partial(post_outside, wishes.webhook, msgspec.json.encode(body)))
        if wishes.push:
            short = msgspec.json.encode({**body, "lines": lines[-3:]})
            keys = await self._keys()
            ways += [partial(push, each, short, keys, self._contact()) for each in wishes.push]
        results = await asyncio.gather(*(asyncio.to_thread(way) for way in ways), return_exceptions=True)
        failed = [error for error in results if isinstance(error, BaseException)]
        if failed and len(failed) == len(ways):  # who was told one way is not told again
            raise failed[0]

    def _contact(self) -> str:
        return f"mailto:{self._settings.smtp_from}" if self._settings.smtp_from else "mailto:host@localhost"

    async def _sentences(self, person: Person, stored: Stored, what: str) -> tuple[str, list[str]]:
        """Return the subject and the recap, in the person's language and from what the person may know."""
        speak = words(person.language)
        name = stored.table.name or speak(Say(f"{stored.table.game}-title"))
        kept = await self._store.reader(stored.table.id, person.id)
        async with self._tables.holding(stored.table.code) as table:
            seat = next(iter(table.seats_of(Reader(person.id))), None)
            past = past_of(table, seat)
            names = [row.name for row in table.seats]
        news = await asyncio.to_thread(recap, past, stored.entries, getattr(kept, "seen", None), None)
        said = [line for moment in news.moments for line in moment.lines]
        return speak(Say(f"common-notice-{what}", {"table": name})), spoken(
            said[-MOST_LINES:], person.language, names, seat
        )


def spoken(lines: list[Line], language: str, names: list[str], seat: int | None) -> list[str]:
    """Return log lines in words."""
    speak = words(language)
    return [speak(line.say, names, seat) for line in lines if line.say is not None]


def send_mail(settings: Settings, to: str, subject: str, lines: list[str]) -> None:
    """Send a mail through the configured server."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.smtp_from, to, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid()
    mail.set_content("\n".join(lines))
    at = urlsplit(settings.smtp_url)
    try:
        if at.scheme == "smtps":
            server: SMTP = SMTP_SSL(at.hostname or "", at.port or 465, timeout=TIMEOUT)
        else:
            server = SMTP(at.hostname or "", at.port or 587, timeout=TIMEOUT)
        with server:
            if at.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if at.username:
                server.login(at.username, at.password or "")
            server.send_message(mail)
    except (OSError, SMTPException) as error:
        raise NotSent(f"mail: {type(error).__name__}") from error


def outside(host: str, port: int) -> str:
    """Return the address of a host, or refuse: one that is not in the public net is none of our business."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotSent("webhook: unknown host") from error
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Denied("not_allowed", "internal-address")
    return str(addresses[0])


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Tell whether an address is in the public net, also when it is written as one of IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in TRANSLATED:
            return False
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


def post_outside(url: str, body: bytes, heads: dict[str, str] | None = None) -> int:
    """Post to a web address of the public net; the name is looked up once, so that it cannot change in between."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    try:
        port = parts.port or (443 if secure else 80)
    except ValueError as error:
        raise Denied("bad", "internal-address") from error
    address = outside(host, port)
    connection: HTTPConnection = HTTPConnection(address, port, timeout=TIMEOUT)
    try:
        if secure:
            raw = socket.create_connection((address, port), timeout=TIMEOUT)
            connection = HTTPSConnection(host, port, timeout=TIMEOUT)
            connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request(
            "POST", path, body, {"Host": parts.netloc, "Content-Type": "application/json", **(heads or {})}
        )
        status = connection.getresponse().status
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(f"webhook: {type(error).__name__}") from error
    finally:
        connection.close()
    if status >= 300:
        raise NotSent(f"webhook: status {status}")
    return status


class Outside:
    """What pywebpush sends with: only to the public net."""

    def post(self, url: str, data: bytes, headers: dict[str, str], timeout: float | None = None) -> Any:
        """Post, and answer as pywebpush expects."""
        status = post_outside(url, data, headers)
        return type("Answer", (), {"status_code": status, "text": "", "reason": ""})()


def push(subscription: PushSubscription, body: bytes, keys: Vapid02, contact: str) -> None:
    """Send to a browser."""
    from pywebpush import WebPushException, webpush

    info: dict[str, Any] = {
        "endpoint": subscription.endpoint,
        "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
    }
    try:
        webpush(
            info, body, vapid_private_key=keys, vapid_claims={"sub": contact}, ttl=PUSH_DAYS * 86_400,
            requests_session=Outside(),
        )  # fmt: skip
    except (WebPushException, ValueError) as error:
        raise NotSent(f"push: {type(error).__name__}") from error
