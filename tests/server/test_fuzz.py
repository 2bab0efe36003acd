"""Requests and messages made at random: from the OpenAPI document, whole and broken, by people who sit at tables."""

from __future__ import annotations

import asyncio
import copy
import gc
import json
import os
import random
from pathlib import Path
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core import NOT_SET

from mezani.server import schema
from mezani.server.app import addresses
from tests.server.places import Person, Place, running, scenario
from tests.server.test_playing import pair

REQUESTS = int(os.environ.get("MEZANI_REQUESTS", "20000"))
SAMPLES = 12
"""Cases drawn for each address; they are sent many times, whole and broken."""

NASTY: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, -(2**70), 1e308, "", " ", "\0", "😀" * 40, "x" * 3000, "../..", "'; --",
    "<script>",     [], [[]], {}, {"kind": "act"}, ["x"] * 100, "ABCD-EFGH", "\u202e", "NaN",
]  # fmt: skip
LEFT_OUT = ("/api/stream", "/api/host/backup")
"""One never ends, the other is a file; both have tests of their own."""


def drawn(operation: Any) -> list[dict[str, Any]]:
    """Return cases of an address, as the document allows them."""
    found: list[dict[str, Any]] = []

    @given(operation.as_strategy())
    @settings(
        max_examples=SAMPLES, phases=[Phase.generate], database=None, deadline=None, derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def collect(case: Any) -> None:
        body = None if case.body is NOT_SET else case.body
        found.append(
            {
                "method": case.method,
                "path": case.path,
                "in_path": case.path_parameters,
                "query": case.query,
                "body": body,
            }
        )

    collect()
    return found


def all_cases() -> list[dict[str, Any]]:
    """Return cases of every address."""
    document = schemathesis.openapi.from_dict(schema.document(addresses(None)))
    operations: list[Any] = [cast(Any, result).ok() for result in document.get_all_operations()]
    return [case for each in operations if each.path not in LEFT_OUT for case in drawn(each)]


def broken(value: Any, pick: random.Random) -> Any:
    """Return a value with something else at one place in it."""
    if isinstance(value, dict) and value and pick.random() < 0.9:
        name = pick.choice(sorted(value))
        return {**value, name: broken(value[name], pick)}
    if isinstance(value, list) and value and pick.random() < 0.8:
        place = pick.randrange(len(value))
        return [*value[:place], broken(value[place], pick), *value[place + 1 :]]
    return pick.choice(NASTY)


def request_of(case: dict[str, Any], code: str, pick: random.Random) -> tuple[str, str, Any]:
    """Return method, address and body; often at a real table, often a little broken."""
    case = copy.deepcopy(case)
    parts = case["in_path"] or {}
    if "code" in parts and pick.random() < 0.85:
        parts["code"] = code
    query = case["query"] or {}
    if pick.random() < 0.3:
        query = broken(query, pick) if query else {"seat": pick.choice(["0", "1", "9", "watch", "-1", "x" * 99])}
    body = broken(case["body"], pick) if pick.random() < 0.5 else case["body"]
    path = case["path"]
    for name, value in parts.items():
        path = path.replace(f"{{{name}}}", str(httpx.URL("http://x/", params={"v": str(value)}).params["v"]) or "-")
    pairs = {name: str(value)[:200] for name, value in query.items()} if isinstance(query, dict) else {}
    return case["method"], str(httpx.URL("http://x").copy_with(path=path or "/", params=pairs).raw_path, "ascii"), body


async def tables_and_people(place: Place) -> tuple[list[str], list[Person]]:
    """Return running tables of all games, and people: some who sit there, one who does not, one unknown."""
    codes, people = [], []
    for game in ("africa", "africana", "kairo", "mara"):
        code, ada, bob = await pair(place, game)
        codes.append(code)
        people += [ada, bob]
    return codes, [*people, await place.person().named("Watcher"), place.person()]


def memory() -> int:
    """Return the bytes this process has in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@scenario
async def test_requests_made_from_the_document_never_break_the_server(tmp_path: Path) -> None:
    pick, cases = random.Random(5), all_cases()
    async with running(tmp_path) as place:
        codes, people = await tables_and_people(place)
        statuses: dict[int, int] = {}
        sizes: list[int] = []
        for number in range(REQUESTS):
            method, path, body = request_of(pick.choice(cases), pick.choice(codes), pick)
            if (method, path) == ("DELETE", "/api/me") or path.startswith("/api/logout"):
                continue
            person = pick.choice(people)
            sent = {"json": body} if body is not None else {"content": pick.choice([b"", b"{", b"\xff"])}
            async with asyncio.timeout(20):
                answer = await person.http.request(method, path, **sent)
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, f"{method} {path} {body!r}: {answer.text}"
            assert "Traceback" not in answer.text
            if number % (REQUESTS // 4) == REQUESTS // 4 - 1:
                gc.collect()
                sizes.append(memory())
        assert {200, 400, 403, 404, 409} <= set(statuses)
        assert sizes[-1] - sizes[0] < 3000 * REQUESTS + 20e6, "memory grows no more than caches fill"
        for code in codes:
            await people[-2].get(f"/tables/{code}")


@scenario
async def test_messages_made_at_random_never_break_a_connection(tmp_path: Path) -> None:
    pick = random.Random(6)
    async with running(tmp_path) as place:
        codes, people = await tables_and_people(place)
        for code, person in zip(codes, people[::2], strict=False):
            async with person.live(code) as live:
                view = await live.next("view")
                for number in range(REQUESTS // 80):
                    text = message_of(view, pick)
                    await live.send_text(text)
                    if number % 20 == 0:
                        await live.send(kind="resync", id=f"still {number}")
                        await live.next("done", id=f"still {number}")
                assert live.closed is None
                bugs = [text for text in live.raw if "common-server-bug" in text]
                assert bugs == []


def message_of(view: dict[str, Any], pick: random.Random) -> str:
    """Return a live message, more or less right."""
    version = view["version"] + pick.randrange(3)
    kinds: list[dict[str, Any]] = [
        {"kind": "act", "choice": pick.choice(view["legal"] or ["x"]), "version": version},
        {"kind": "take_back", "version": version},
        {"kind": "roll_back", "turn": pick.randrange(5)},
        {"kind": "agree", "agree": pick.random() < 0.5},
        {"kind": "chat", "text": "hello"},
        {"kind": "look", "seat": pick.choice([None, 0, 1, 5])},
        {"kind": "seen"},
        {"kind": "more_time"},
    ]
    message = {**pick.choice(kinds), "id": "x"}
    text = json.dumps(broken(message, pick) if pick.random() < 0.6 else message)
    return text if pick.random() < 0.9 else text[: pick.randrange(len(text) + 1)]
