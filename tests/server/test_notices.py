"""People who are away are told by mail, a webhook or push, once, in their language, and only if they want that."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from mezani.server import notices
from tests.server.places import Place, running, scenario
from tests.server.test_playing import pair


class Mailbox(socketserver.StreamRequestHandler):
    """A mail server that takes every mail."""

    mails: ClassVar[list[bytes]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                self.mails.append(b"".join(lines))
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")


class Hook(BaseHTTPRequestHandler):
    """A web address that is told."""

    bodies: ClassVar[list[Any]] = []
    status: ClassVar[int] = 204

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.bodies.append((self.headers.get("Content-Encoding"), body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(server: socketserver.BaseServer) -> Iterator[int]:
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])  # type: ignore[index]
        server.shutdown()


async def until_turn_of(code: str, people: list[Any], seat: int) -> None:
    """Play until it is a seat's turn."""
    for _ in range(60):
        to_act = (await people[0].view(code, "watch"))["to_act"]
        if to_act == [seat]:
            return
        await people[to_act[0]].acts(code)
    raise AssertionError("it is never that seat's turn")


async def send(place: Place, seconds: float = notices.DELAY) -> None:
    place.hand.pass_time(seconds)
    await place.house.notices.send_due()


@scenario
async def test_who_is_away_is_told_once_in_the_own_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "is_public", lambda address: True)
    mail, hook = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox), HTTPServer(("127.0.0.1", 0), Hook)
    with served(mail) as mail_port, served(hook) as hook_port:
        async with running(tmp_path, smtp_url=f"smtp://127.0.0.1:{mail_port}", smtp_from="m@here.test") as place:
            code, ada, bob = await pair(place, "mara", name="Friday")
            await bob.ask("PATCH", "/me", {"language": "de"})
            wishes = {"email": "bob@there.test", "webhook": f"http://127.0.0.1:{hook_port}/in"}
            told = await bob.ask("PUT", "/me/notices", wishes)
            assert (told["email"], told["can_email"], len(told["push_key"])) == ("bob@there.test", True, 87)
            await until_turn_of(code, [ada, bob], 0)
            await send(place)
            Mailbox.mails.clear()
            Hook.bodies.clear()
            await until_turn_of(code, [ada, bob], 1)
            await send(place, notices.DELAY - 1)
            assert Mailbox.mails == [], "whoever sits there needs no notice"
            await send(place, 1)
            await send(place)
            (content,) = Mailbox.mails
            message = message_from_bytes(content, policy=policy.default)
            assert (message["To"], message["Subject"]) == ("bob@there.test", "Friday: Du bist dran")
            text = message.get_content()
            assert f"/t/{code}" in text
            assert "Ada" in text
            ((_, body),) = Hook.bodies
            assert msgspec.json.decode(body)["table"] == code
            async with bob.live(code) as live:
                await live.next("presence")
                await until_turn_of(code, [ada, bob], 0)
                await until_turn_of(code, [ada, bob], 1)
                await send(place)
            assert len(Mailbox.mails) == 1, "who is there is not told"


@scenario
async def test_a_notice_that_does_not_get_through_is_tried_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "is_public", lambda address: True)
    monkeypatch.setattr(Hook, "status", 500)
    with served(HTTPServer(("127.0.0.1", 0), Hook)) as port:
        async with running(tmp_path) as place:
            code, ada, bob = await pair(place, "mara")
            await bob.ask("PUT", "/me/notices", {"webhook": f"http://127.0.0.1:{port}/"})
            await until_turn_of(code, [ada, bob], 0)
            await until_turn_of(code, [ada, bob], 1)
            Hook.bodies.clear()
            for _ in range(notices.TRIES + 3):
                await send(place, notices.PAUSE * 2**notices.TRIES)
            assert len(Hook.bodies) == notices.TRIES
            assert await place.house.store.notices_due(1e12) == []


@scenario
async def test_what_cannot_be_sent_cannot_be_wished_for(tmp_path: Path) -> None:
    async with running(tmp_path, webhooks=False) as place:
        ada = await place.person().named("Ada")
        await ada.ask("PUT", "/me/notices", {"email": "ada@there.test"}, status=400)
        await ada.ask("PUT", "/me/notices", {"webhook": "https://there.test"}, status=400)
        await ada.ask("PUT", "/me/notices", {"email": "a@b\r\nBcc: c@d"}, status=400)
        assert (await ada.ask("PUT", "/me/notices", {}))["can_email"] is False
