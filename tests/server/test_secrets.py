"""Nothing leaks over the wire: two servers whose tables differ in what a reader must not know say the same."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from mezani import GAMES, Match, Rng, State, game
from mezani.core.ground import CHANCE, OVER
from mezani.server.store.rows import Running, SeatRow, Setup, Stored, TableRow
from tests.contract.walks import FUZZ, glimpses, number, twins_of
from tests.server.places import Hand, Here, Person, Place, running, scenario

CODE = "TWNN-TWNN"
SEED = "5e" * 32
MOMENTS = 40 if FUZZ else 3
SEATS = 3
NAMES = ("Ada", "Bob", "Carol")


def position_of(id: str, state: State) -> dict[str, Any]:
    """Return a raw state as a match writes it, with the options that its view tells."""
    options = dict(game(id).views.view(state, None).options)
    return {"game": id, "seats": state.seats, "options": options, **game(id).positions.write(state)}


async def seat_all(place: Place, id: str, position: dict[str, Any], code: str) -> None:
    """Put three people, in the same order everywhere, at a table that begins at a position."""
    match = Match.at(position, seed=bytes.fromhex(SEED))
    found = match.game
    setup = Setup(
        match.options, rules=found.rules_version, data=found.data_version, position=position, salts=["a", "b", "c"]
    )
    to_act = [seat for seat in match.to_act if seat >= 0]
    row = TableRow(
        0, code, 0, id, "Twins", "unlisted", "running", 1, SEED, 1.0, 1.0,
        setup=setup, running=Running(versions=list(match.versions), to_act=to_act, since=[None] * SEATS),
    )  # fmt: skip
    seats = [SeatRow(n, n, "person", n + 1, name) for n, name in enumerate(NAMES)]
    await place.house.tables.add(Stored(row, seats))


PATHS = ("view", "words", "recap", "replay", "record", "verify", "chat", "positions?from=0&to=9")


async def everything(person: Person, code: str, seat: str) -> list[str]:
    """Return every answer that a reader can get about a table."""
    answers = [(await person.http.get(f"/api/tables/{code}")).text]
    for path in PATHS:
        joint = "&" if "?" in path else "?"
        answer = await person.http.get(f"/api/tables/{code}/{path}{joint}seat={seat}")
        assert answer.status_code == 200, answer.text
        answers.append(answer.text)
    own = ("/api/me/tables", "/api/me/export", "/api/me/next")
    return [*answers, *[(await person.http.get(path)).text for path in own]]


async def refusals(person: Person, code: str, seat: int, texts: list[str]) -> list[str]:
    """Return how choices are refused, and what cannot be taken back."""
    answers = []
    for text in texts:
        body = {"seat": seat, "choice": text, "version": 0}
        answer = await person.http.post(f"/api/tables/{code}/act", json=body)
        answers.append(f"{answer.status_code} {answer.text}" if answer.status_code != 200 else "done")
    return answers


def worlds(id: str, seat: int | None, seed: int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return positions of a random game in pairs that differ in what a seat must not know."""
    found, rng = game(id), Rng(seed)
    pairs = []
    for world in glimpses(found, SEATS, rng, every=12):
        if world.to_act not in (CHANCE, OVER):
            other = twins_of(found).twin(world, number(seat), rng)
            pairs.append((position_of(id, world), position_of(id, other)))
    return pairs


@pytest.mark.parametrize("seat", [0, 2, None], ids=str)
@pytest.mark.parametrize("id", GAMES)
@scenario
async def test_twin_tables_are_the_same_for_whoever_must_not_know(tmp_path: Path, id: str, seat: int | None) -> None:
    rng = Rng(3)
    pairs = worlds(id, seat, seed=11 + number(seat))
    async with running(tmp_path / "a", hand=Hand()) as here, running(tmp_path / "b", hand=Hand()) as there:
        readers = [await readers_of(place) for place in (here, there)]
        for moment in range(MOMENTS):
            pair = pairs[rng.below(len(pairs))]
            code = f"TW{'ABCDEFGH'[moment % 8]}{'ABCDEFGH'[moment // 8]}-TWNN"
            for place, position in zip((here, there), pair, strict=True):
                await seat_all(place, id, position, code)
            people = [each[-1] if seat is None else each[seat] for each in readers]
            eyes = "watch" if seat is None else str(seat)
            one, two = [await everything(person, code, eyes) for person in people]
            assert one == two
            view = json.loads((await people[0].http.get(f"/api/tables/{code}/view?seat={eyes}")).text)
            illegal = [text for text in game(id).notation.CHOICES if text not in view["legal"]]
            texts = ["nonsense", *(illegal[rng.below(len(illegal))] for _ in range(12))]
            one, two = [await refusals(person, code, seat or 0, texts) for person in people]
            assert one == two
            heard = [
                await live_of(place, each, person, code, eyes)
                for place, each, person in zip((here, there), readers, people, strict=True)
            ]
            assert heard[0] == heard[1]


async def readers_of(place: Place) -> list[Person]:
    return [await place.person().named(name) for name in (*NAMES, "Watcher")]


async def live_of(place: Place, readers: list[Person], person: Person, code: str, eyes: str) -> list[str]:
    """Return everything a live connection is sent while somebody else tries things out, and chats."""
    async with person.live(code, eyes) as live:
        await live.next("presence")
        await live.quiet(0.05)
        await try_out(readers, code, eyes)
        await readers[0].post(f"/tables/{code}/chat", {"text": "hm"})
        await live.next("chat")
        await live.send(kind="resync", id="r")
        await live.next("done")
        await live.quiet(0.05)
        return sorted(live.raw)


async def try_out(readers: list[Person], code: str, eyes: str) -> None:
    """Let another seat make a draft or a sealed choice, if it can, and take it back."""
    view = await readers[-1].view(code, "watch")
    for seat in view["to_act"]:
        if str(seat) == eyes:
            continue
        own = await readers[seat].view(code, seat)
        for text in own["legal"]:
            if not own["offers"]["notes"][text]["final"]:
                body = {"seat": seat, "choice": text, "version": own["version"]}
                tried = await readers[seat].post(f"/tables/{code}/act", body)
                if tried["can_undo"] and tried["drafts"]:
                    await readers[seat].post(f"/tables/{code}/take-back", {"seat": seat, "version": tried["version"]})
                return


@scenario
async def test_a_leak_would_be_caught(tmp_path: Path) -> None:
    """A view that tells the whole truth differs between twins."""
    (one, two) = next(pair for pair in worlds("mara", 0, seed=5) if pair[0] != pair[1])
    views = [game("mara").views.view(game("mara").positions.read(each), None) for each in (one, two)]
    assert views[0] == views[1]
    assert json.dumps(one) != json.dumps(two)


@scenario
async def test_bots_are_asked_with_the_view_of_their_seat_and_nothing_else(tmp_path: Path) -> None:
    workers = Here()
    async with running(tmp_path, workers=workers) as place:
        ada = await place.person().named("Ada")
        code = await ada.opens("mara", ["me", "bot", "bot"])
        async with asyncio.timeout(20):
            while len(workers.asked) < 6:
                if (await ada.view(code))["legal"]:
                    await ada.acts(code)
                await asyncio.sleep(0.01)
        for question in workers.asked:
            seat = question.view.seat
            assert seat in (1, 2)
            assert all(set(hand) <= {"?"} for other, hand in enumerate(question.view.hands) if other != seat)


@scenario
async def test_answers_take_as_long_whatever_is_hidden(tmp_path: Path) -> None:
    """Medians of many views of twin tables lie closer than the noise of one of them."""
    pairs = worlds("kairo", 0, seed=8)
    async with running(tmp_path / "a", hand=Hand()) as here, running(tmp_path / "b", hand=Hand()) as there:
        people = [(await readers_of(place))[0] for place in (here, there)]
        for place, position in zip((here, there), pairs[len(pairs) // 2], strict=True):
            await seat_all(place, "kairo", position, CODE)
        times: list[list[float]] = [[], []]
        for turn in range(120):
            for which in (turn % 2, 1 - turn % 2):
                begun = time.perf_counter()
                await people[which].http.get(f"/api/tables/{CODE}/view?seat=0")
                times[which].append(time.perf_counter() - begun)
        spread = max(statistics.quantiles(each, n=4)[2] - statistics.quantiles(each, n=4)[0] for each in times)
        assert abs(statistics.median(times[0]) - statistics.median(times[1])) < max(spread, 0.001)
