"""Each threat of docs/security.md has its test here or in the file that the page names."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mezani.server import notices, security
from mezani.server.errors import Denied
from mezani.server.notices import NotSent, is_public, post_outside
from mezani.server.settings import Limits
from tests.server.places import GENEROUS, running, scenario
from tests.server.test_playing import pair

ROOT = Path(__file__).parents[2]


@scenario
async def test_what_changes_something_must_come_from_our_own_pages(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        browser = {"user-agent": "Mozilla/5.0", "sec-fetch-mode": "cors"}
        foreign = [
            {"origin": "http://evil.test"},
            {"origin": "null"},
            {"origin": "https://mezani.test"},
            {"origin": "http://mezani.test.evil.test"},
        ]
        for headers in [*foreign, {**browser, "origin": ""}]:
            ada.http.headers.pop("origin", None)
            sent = {name: value for name, value in headers.items() if value}
            answer = await ada.http.patch("/api/me", json={"name": "Eve"}, headers=sent)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
        assert (await ada.get("/me"))["name"] == "Ada"
        code = await (await place.person().named("Bob")).opens("mara", ["me", "open"])
        for headers in foreign:
            async with ada.live(code, **headers) as live:
                await asyncio.sleep(0.05)
                assert (live.closed, live.raw) == (4403, [])
        async with place.person(origin="").live(code, origin="") as live:
            await live.next("table")


@scenario
async def test_cookies_are_ours_alone_and_answers_are_dressed(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = place.person()
        answer = await ada.http.post("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/"))
        assert "domain" not in cookie
        for path in ("/api/me", "/", "/t/ABCD-EFGH", "/api/nothing", "/../../etc/passwd", "/api/tables/%00"):
            answer = await ada.http.get(path)
            for name, value in security.HEADERS.items():
                assert answer.headers[name] == value
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "unsafe-eval" not in answer.headers["content-security-policy"]
            assert "server" not in answer.headers
            assert answer.headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")
            assert "root:" not in answer.text


@scenario
async def test_too_much_is_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    few = Limits(
        guests_per_address=3, tables_per_address=3, logins_per_address=3, requests_per_address=200,
        connections_per_address=2, messages_per_connection=20, chat_per_person=3, body=20_000,
        running_tables_per_person=2,
    )  # fmt: skip
    async with running(tmp_path, limits=few) as place:
        ada = await place.person().named("Ada")
        for _ in range(2):
            await place.person().named("Bob")
        await place.person().post("/me", {"name": "Carol"}, status=429)
        codes = [await ada.opens("mara", ["me", "open"]) for _ in range(2)]
        await ada.post("/tables", {"game": "mara", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=429)
        for _ in range(3):
            await ada.post("/login", {"name": "Ada", "password": "wrong password"}, status=403)
        await ada.post("/login", {"name": "Ada", "password": "wrong password"}, status=429)
        for _ in range(3):
            await ada.post(f"/tables/{codes[0]}/chat", {"text": "hi"})
        await ada.post(f"/tables/{codes[0]}/chat", {"text": "hi"}, status=429)
        await ada.post("/tables/import", {"record": "x" * 30_000}, status=413)
        async with ada.live(codes[0]) as one, ada.live(codes[0]) as two, ada.live(codes[0]) as three:
            await one.next("table")
            await two.next("table")
            assert (await three.next("refused"))["code"] == "too_many"
            for _ in range(25):
                await one.send(kind="seen", id="s")
            assert (await one.next("refused"))["code"] == "too_many"
        for _ in range(200):
            answer = await ada.http.get("/api/me")
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")


@scenario
async def test_a_slow_reader_is_dropped_and_the_others_do_not_wait(tmp_path: Path) -> None:
    quick = Limits(**{name: getattr(GENEROUS, name) for name in Limits.__slots__ if name != "slow"}, slow=0.5)
    async with running(tmp_path, limits=quick) as place:
        code, *people = await pair(place, "mara")
        slow = place.person().live(code)
        slow.slow = asyncio.Event()
        slow.slow.set()
        async with slow, people[0].live(code) as live:
            await live.next("presence")
            slow.slow.clear()
            await people[0].post(f"/tables/{code}/chat", {"text": "anybody there?"})
            assert (await live.next("chat"))["text"] == "anybody there?"
            async with asyncio.timeout(5):
                while place.house.hub.number > 1:
                    await asyncio.sleep(0.05)
            slow.slow.set()


def test_internal_addresses_are_told_from_public_ones() -> None:
    internal = (
        "127.0.0.1 10.1.2.3 192.168.1.1 172.16.0.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 255.255.255.255 "
        "::1 :: fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 2002:7f00:1:: 64:ff9b:1::1"
    )
    assert [text for text in internal.split() if is_public(ipaddress.ip_address(text))] == []
    assert all(is_public(ipaddress.ip_address(text)) for text in ("8.8.8.8", "2a00:1450:4001:80e::200e"))


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:9/", "http://localhost/x", "https://[::1]/", "http://0/", "http://2130706433/"]
)
def test_webhooks_do_not_reach_inside(url: str) -> None:
    with pytest.raises((Denied, NotSent)) as caught:
        post_outside(url, b"{}")
    assert not isinstance(caught.value, NotSent) or "unknown host" in str(caught.value)


class Receiver(BaseHTTPRequestHandler):
    """A web address that somebody wants told; it tries to send us elsewhere."""

    got: ClassVar[list[tuple[str, bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append((self.headers["Host"], body))
        self.send_response(302 if self.path == "/away" else 204)
        self.send_header("Location", "http://169.254.169.254/")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


def test_a_webhook_is_looked_up_once_and_follows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with HTTPServer(("127.0.0.1", 0), Receiver) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        lookups: list[str] = []

        def look_up(host: str, port: int, *rest: Any, **more: Any) -> list[Any]:
            lookups.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(notices, "is_public", lambda address: True)
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        port = server.server_port
        assert post_outside(f"http://hook.example.org:{port}/in?x=1", b"{}") == 204
        assert Receiver.got[-1] == (f"hook.example.org:{port}", b"{}")
        with pytest.raises(NotSent, match="status 302"):
            post_outside(f"http://hook.example.org:{port}/away", b"{}")
        assert [host for host in lookups if host != "127.0.0.1"] == ["hook.example.org"] * 2
        with pytest.raises(NotSent):
            post_outside(f"https://hook.example.org:{port}/", b"{}")
        server.shutdown()
    assert ssl.create_default_context().verify_mode == ssl.CERT_REQUIRED


@scenario
async def test_unknown_names_and_wrong_passwords_are_answered_alike(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        await ada.post("/accounts", {"name": "Ada", "password": "giraffe and lion"})
        answers = [
            await place.person().http.post("/api/login", json={"name": name, "password": "not the password"})
            for name in ("Ada", "Nobody")
        ]
        assert answers[0].status_code == answers[1].status_code == 403
        assert answers[0].json() == answers[1].json()


@scenario
async def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    async with running(tmp_path) as place:
        code, ada, bob = await pair(place, "mara")
        key = (await ada.post(f"/tables/{code}/keys", {"seat": 0}))["key"]
        await ada.post(f"/tables/{code}/chat", {"text": "my secret plan"})
        await ada.http.post(f"/api/tables/{code}/act", content=b"\xff\x00")
        cookies = [person.http.cookies["mezani"] for person in (ada, bob)]
    logged = caplog.text
    for secret in (key, "my secret plan", *cookies):
        assert secret not in logged


def test_the_page_names_a_test_for_each_threat() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "`test_" in line]
    named = set(re.findall(r"`(test_\w+)`", page))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(rows) >= 15
    assert sorted(name for name in named if f"def {name}(" not in tests) == []
