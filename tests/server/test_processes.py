"""Several processes on one PostgreSQL database are one place."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import pytest

from tests.server.places import Hand, Person, Place, running, scenario
from tests.server.postgres import DATABASES, new_database
from tests.server.test_playing import pair

shared = pytest.mark.parametrize("kind", DATABASES[1:])
MOVES = 30


def at(place: Place, person: Person) -> Person:
    """Return the same person, asking another process."""
    other = place.person()
    other.http.cookies = person.http.cookies
    return other


@shared
@scenario
async def test_what_is_done_at_one_is_seen_at_the_other_at_once(tmp_path: Path, kind: str) -> None:
    url, hand = new_database(), Hand()
    async with (
        running(tmp_path / "one", database=url, hand=hand) as one,
        running(tmp_path / "two", database=url, hand=hand) as two,
    ):
        code, ada, bob = await pair(one, "mara")
        await asyncio.sleep(0.5)  # both listen
        here, there = [ada, bob], [at(two, ada), at(two, bob)]
        waits = []
        async with there[0].live(code, "watch") as live:
            await live.next("view")
            for number in range(MOVES):
                asked = here if number % 2 == 0 else there
                seat = (await asked[0].view(code, "watch"))["to_act"][0]
                turn = (await asked[0].view(code, "watch"))["turn"]
                begun = time.perf_counter()
                view = await asked[seat].acts(code, seat=seat)
                if view["turn"] > turn:
                    await live.next("view", turn=view["turn"])
                    waits.append(time.perf_counter() - begun)
            await here[0].post(f"/tables/{code}/chat", {"text": "over there?"})
            assert (await live.next("chat"))["text"] == "over there?"
            async with here[1].live(code):
                async with asyncio.timeout(10):
                    while 1 not in (await live.next("presence"))["online"]:
                        pass
        assert len(waits) > MOVES // 3
        assert statistics.median(waits) < 0.5, "100 ms on a machine that does nothing else"


@shared
@scenario
async def test_of_two_choices_at_once_at_two_processes_one_is_carried_out(tmp_path: Path, kind: str) -> None:
    url = new_database()
    async with running(tmp_path / "one", database=url) as one, running(tmp_path / "two", database=url) as two:
        code, ada, bob = await pair(one, "mara")
        people = [ada, bob]
        for _ in range(8):
            seat = (await ada.view(code, "watch"))["to_act"][0]
            view = await people[seat].view(code, seat)
            bodies = [{"seat": seat, "choice": text, "version": view["version"]} for text in view["legal"][:1] * 2]
            answers = await asyncio.gather(
                people[seat].http.post(f"/api/tables/{code}/act", json=bodies[0]),
                at(two, people[seat]).http.post(f"/api/tables/{code}/act", json=bodies[1]),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (await at(two, ada).view(code, "watch"))["turn"] == (await ada.view(code, "watch"))["turn"]


@shared
@scenario
async def test_one_process_cares_for_clocks_and_another_takes_over(tmp_path: Path, kind: str) -> None:
    url = new_database()
    async with running(tmp_path / "two", database=url) as two:
        async with running(tmp_path / "one", database=url) as one:
            await asyncio.sleep(1)
            houses = [one.house, two.house]
            cares = [house.telegraph is not None and await house.telegraph.may_care() for house in houses]
            assert sorted(cares) == [False, True]
        async with asyncio.timeout(10):
            while not (two.house.telegraph is not None and await two.house.telegraph.may_care()):
                await asyncio.sleep(0.1)
