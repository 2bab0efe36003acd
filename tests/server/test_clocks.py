"""Clocks: banks with increments, days with nights, warnings, bots that sit in, time in which no server ran."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mezani.server import clocks
from mezani.server.forms import Pace
from mezani.server.moments import Moments
from mezani.server.store.rows import Running
from tests.server.places import Hand, running, scenario
from tests.server.test_playing import pair

LIVE = Pace("live", bank=60, increment=10)
DAYS = Pace("days", days=1)


def test_a_bank_goes_down_while_its_seat_thinks_and_gets_its_increment_when_it_is_done() -> None:
    running = Running()
    clocks.begin(running, LIVE, 2)
    clocks.moved(running, LIVE, [0], [], 100.0)
    assert clocks.until(running, LIVE, 0) == 160.0
    clocks.moved(running, LIVE, [0], [0], 120.0)  # a first part of a turn
    assert (running.banks, clocks.until(running, LIVE, 0)) == ([40.0, 60.0], 160.0)
    clocks.moved(running, LIVE, [1], [0], 125.0)
    assert (running.banks, running.since) == ([45.0, 60.0], [None, 125.0])
    clocks.moved(running, LIVE, [0, 1], [], 130.0)  # 0 may choose too, 1 thinks on
    assert (running.banks, running.since) == ([45.0, 60.0], [130.0, 125.0])


def test_days_count_from_each_choice_with_grace_for_the_night() -> None:
    running = Running()
    clocks.begin(running, DAYS, 2)
    clocks.moved(running, DAYS, [0], [], 0.0)
    assert clocks.until(running, DAYS, 0) == (24 + 8) * 3600.0
    clocks.moved(running, DAYS, [0], [0], 1000.0)
    assert clocks.until(running, DAYS, 0) == 1000 + (24 + 8) * 3600.0


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0 * 30])
def test_a_clock_that_jumps_moves_nobody(jump: float) -> None:
    hand = Hand()
    moments = Moments(lambda: hand.wall, lambda: hand.steady)
    before = moments.now()
    hand.wall += jump
    hand.steady += 10.0
    assert moments.now() - before == pytest.approx(10.0, abs=0.02)
    hand.steady -= 5.0
    assert moments.now() >= before + 9.9


@scenario
async def test_who_runs_out_of_time_is_warned_then_a_bot_sits_in_until_the_person_is_back(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        pace = {"kind": "live", "bank": 60, "increment": 20}
        code, *people = await pair(place, "mara", pace=pace)
        view = await people[0].view(code)
        seat = view["to_act"][0]
        assert (view["clocks"]["running"], view["clocks"]["left"]) == ([seat], [60.0, 60.0])
        async with people[seat].live(code) as live, people[1 - seat].live(code) as other:
            await live.next("presence")
            await other.next("presence")
            place.hand.pass_time(41)
            await place.house.caretaker.look_after(code)
            assert (await live.next("warning"))["until"] == view["clocks"]["until"][seat]
            assert "warning" not in await other.quiet()
            await other.send(kind="more_time", id="m")
            more = await live.next("view")
            assert more["clocks"]["left"][seat] == pytest.approx(79.0, abs=0.1)
            place.hand.pass_time(79)
            await place.house.caretaker.look_after(code)
            assert (await other.next("table"))["seats"][seat]["sits_in"]
            async with asyncio.timeout(10):
                while (await people[seat].view(code))["to_act"] == [seat]:
                    await asyncio.sleep(0.01)
        await people[seat].post(f"/tables/{code}/return", {"seat": seat})
        await people[1 - seat].acts(code)
        back = await people[seat].view(code)
        assert not (await people[seat].get(f"/tables/{code}"))["seats"][seat]["sits_in"]
        assert back["clocks"]["left"][seat] >= 20.0, "the increment came with the bot's choice"


@scenario
async def test_acting_in_time_of_need_takes_the_seat_back(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        code, *people = await pair(place, "kairo", pace={"kind": "days", "days": 1})
        place.hand.pass_time(33 * 3600)
        place.house.workers.decide = lambda question: question.legal[0]  # type: ignore[attr-defined]
        await people[0].acts(code, "bid:1")
        await place.house.caretaker.look_after(code)
        table = await people[0].get(f"/tables/{code}")
        assert [seat["sits_in"] for seat in table["seats"]] == [False, True]


@scenario
async def test_time_in_which_no_server_ran_is_nobodys_loss(tmp_path: Path) -> None:
    hand = Hand()
    async with running(tmp_path, hand=hand) as place:
        code, ada, _ = await pair(place, "mara", pace={"kind": "live", "bank": 60, "increment": 20})
        cookies = ada.http.cookies
        await place.house.caretaker._look()
    hand.pass_time(7200)
    async with running(tmp_path, hand=hand) as place:
        person = place.person()
        person.http.cookies = cookies
        await place.house.caretaker._look()
        view = await person.view(code)
        assert min(view["clocks"]["left"]) > 55
        assert not any(seat["sits_in"] for seat in (await person.get(f"/tables/{code}"))["seats"])


@scenario
async def test_a_table_whose_bot_was_forgotten_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ada = await place.person().named("Ada")
        code = await ada.opens("kairo", ["me", "bot"])
        await asyncio.sleep(0.05)
        await ada.acts(code, "bid:1")
        cookies = ada.http.cookies
        for task in place.house.bots._busy.values():
            task.cancel()
    async with running(tmp_path) as place:
        person = place.person()
        person.http.cookies = cookies
        place.hand.pass_time(clocks.BOT_WATCH + 1)
        await place.house.caretaker._look()
        async with asyncio.timeout(10):
            while not (await person.view(code))["legal"]:
                await asyncio.sleep(0.01)
