"""A server killed at any moment loses no answered choice and repeats none; its clients come back by themselves."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import httpx
import pytest

from mezani import GAMES, Match
from tests.server.places import scenario
from tests.server.postgres import DATABASES, new_database
from tests.server.process import Player, Server, guests, served, table_for

KILLS = int(os.environ.get("MEZANI_KILLS", "25"))
SEATS = 2


async def players_at(server: Server, addresses: list[str], tables: int, pick: random.Random) -> list[Player]:
    """Seat people at tables of all games."""
    players = []
    for number in range(tables):
        cookies = await guests(server.address, [f"Guest {number} {seat}" for seat in range(SEATS)])
        code = await table_for(server.address, GAMES[number % len(GAMES)], cookies)
        players += [Player(addresses, cookie, code, seat, pick, pause=0.02) for seat, cookie in enumerate(cookies)]
    return players


async def check(server: Server, players: list[Player]) -> None:
    """Every acknowledged choice stands where it was acknowledged, and each record replays."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        for code in {player.code for player in players}:
            answered = [(player.seat, *one) for player in players if player.code == code for one in player.acknowledged]
            replay = (await http.get(f"/api/tables/{code}/replay?seat=watch")).json()
            choices = {moment["turn"]: (moment["seat"], moment["choice"]) for moment in replay["moments"]}
            for seat, turn, choice in answered:
                own = [at for at in range(turn, 0, -1) if choices[at][0] == seat]
                assert own, f"{code}: nothing of seat {seat} up to {turn}"
                assert choices[own[0]][1] == choice, f"{code}: {choice} of seat {seat} at {turn}"
            if replay["open"]:
                record = (await http.get(f"/api/tables/{code}/record")).text
                assert Match.replay(record).over


@scenario
async def test_a_server_that_is_killed_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    pick = random.Random(7)
    async with served(tmp_path / "data", MEZANI_DATABASE="") as server:
        players = await players_at(server, [server.address], 8, pick)
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(0.1 + pick.random() * 0.6)
            server.kill()
            await server.start()
            await check(server, players)
            if all(player.over for player in players):
                players += await players_at(server, [server.address], 8, pick)
                playing += [asyncio.create_task(player.play()) for player in players[-8 * SEATS :]]
        moves = sum(len(player.acknowledged) for player in players)
        before = {player.code: len(player.acknowledged) for player in players}
        await asyncio.sleep(2)
        assert any(len(player.acknowledged) > before[player.code] or player.over for player in players), "tables go on"
        await check(server, players)
        assert moves > KILLS * 3
        for task in playing:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        assert [
            error for error in outcomes if error is not None and not isinstance(error, asyncio.CancelledError)
        ] == []


@scenario
async def test_a_server_that_is_stopped_tells_its_clients_and_they_come_back(tmp_path: Path) -> None:
    async with served(tmp_path / "data") as server:
        players = await players_at(server, [server.address], 2, random.Random(1))
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(0.5)
        server.kill(signal.SIGTERM)
        assert server.process is not None
        assert server.process.returncode in (0, -signal.SIGTERM)
        await server.start()
        await asyncio.sleep(1.5)
        assert all(player.told or player.over for player in players)
        await check(server, players)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


@pytest.mark.parametrize("kind", DATABASES[1:])
@scenario
async def test_of_two_processes_one_is_killed_and_its_clients_go_on_at_the_other(tmp_path: Path, kind: str) -> None:
    url = new_database()
    async with (
        served(tmp_path / "one", MEZANI_DATABASE=url) as one,
        served(tmp_path / "two", MEZANI_DATABASE=url) as two,
    ):
        addresses = [one.address, two.address]
        players = await players_at(one, addresses, 4, random.Random(2))
        for player in players[1::2]:
            player.addresses = addresses[::-1]
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(3)
        one.kill()
        counts = [len(player.acknowledged) for player in players]
        await asyncio.sleep(4)
        assert all(
            len(player.acknowledged) > count or player.over for player, count in zip(players, counts, strict=True)
        )
        await check(two, players)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
