"""Properties of random games, and of games played in a certain way (section 10.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mezani import Match, Rng, game
from mezani.core.ground import CHANCE, OVER
from mezani.games.africa.box import BOX
from mezani.games.africa.phases import ANIMAL, NOMAD
from mezani.games.africa.rules import Africa
from mezani.games.africa.sight import BESIDE, CLASS
from mezani.games.africa.view import View, view
from tests.contract.walks import play_out, random_options, step
from tests.games.africa.invariants import check, check_camps, check_map, check_tiles

SEATS = (2, 3, 4, 5)
each_number_of_seats = pytest.mark.parametrize("seats", SEATS)
NOTATION = game("africa").notation
CODE_OF = game("africa").code_of


def steps(seats: int, seed: int, **options: object) -> Iterator[tuple[Africa, str, Africa]]:
    """Yield each state of a random game, the choice or outcome, and the state after it."""
    rng = Rng(seed)
    found = game("africa")
    state = found.start(seats, random_options(found, seats, rng) | options)
    while state.to_act != OVER:
        before = state.copy()
        actor, code = step(state, rng)
        assert isinstance(before, Africa)
        assert isinstance(state, Africa)
        yield before, (NOTATION.OUTCOMES if actor == CHANCE else NOTATION.CHOICES)[code], state


@pytest.mark.rule("AFP-1", "AFP-2", "AFP-3", "AFP-4")
@each_number_of_seats
def test_nothing_gets_lost(seats: int) -> None:
    for _, _, after in steps(seats, seats):
        check(after)


@pytest.mark.rule("AFP-1", "AFP-2", "AFP-3", "AFP-4")
def test_the_checks_find_what_is_lost() -> None:
    """A check that lets a spoilt state pass would prove nothing."""
    state = game("africa").start(3)
    assert isinstance(state, Africa)
    for text in ("city:A1", "city:B8", "city:Q1"):
        state.step(CODE_OF[text])
    spoilt: list[tuple[Callable[[Africa], None], str, object]] = [
        (lambda state: check_tiles(state, list(state.content[:101])), "unseen", [12, *state.unseen[1:]]),
        (lambda state: check_camps(state, list(state.content[:101])), "camps", [3, 2, 2, 0, 0]),
        (lambda state: check_camps(state, list(state.content[:101])), "supply", 9),
        (check_map, "at", [1, 1, 98, -1, -1]),
        (check_map, "down", [0, 0]),
    ]
    for look, field, value in spoilt:
        other = state.copy()
        setattr(other, field, value)
        look(state)
        with pytest.raises(AssertionError):
            look(other)


@pytest.mark.rule("AFP-5", "AF-7.5", "AF-18.3")
@each_number_of_seats
def test_no_score_falls_and_only_the_actor_scores(seats: int) -> None:
    for before, _, after in steps(seats, seats + 10):
        for seat in range(seats):
            assert after.points[seat] >= before.points[seat]
            assert seat == before.mover or after.points[seat] == before.points[seat]


def pairs(now: View) -> int:
    """Return the number of adjacent pairs of equal face-up animals."""
    animals = {space: kind for space, kind in now.board.items() if CLASS.get(kind) == "animal"}
    return sum(animals.get(near) == kind for space, kind in animals.items() for near in BESIDE[space]) // 2


def room(now: View) -> int:
    """Return Q of the note to AF-17: neighbours of nomads that are bare or hold nomads, less the pairs of nomads."""
    nomads = [space for space, kind in now.board.items() if kind == "nomad"]
    beside = sum(now.board.get(near, "nomad") == "nomad" for space in nomads for near in BESIDE[space])
    return beside - sum(now.board.get(near) == "nomad" for space in nomads for near in BESIDE[space]) // 2


@pytest.mark.rule("AFP-6", "AFP-7")
@each_number_of_seats
def test_moves_raise_what_they_score(seats: int) -> None:
    moves = 0
    for seed in range(4):
        for before, text, after in steps(seats, seats + 20 + seed, vacated_space_counts=True):
            if not text.startswith("drop:"):
                continue
            moves += 1
            gain = after.points[before.mover] - before.points[before.mover]
            old, new = view(before, None), view(after, None)
            assert gain > 0
            if before.lifting == ANIMAL:
                assert pairs(new) - pairs(old) == gain
            else:
                assert before.lifting == NOMAD
                assert room(new) - room(old) == gain
                assert pairs(new) == pairs(old)
    assert moves > 20


@pytest.mark.rule("AFP-8")
@each_number_of_seats
def test_there_is_always_a_choice(seats: int) -> None:
    for before, _, _ in steps(seats, seats + 30):
        if before.to_act != CHANCE:
            codes = before.codes()
            assert codes
            assert len(set(codes)) == len(codes)


@pytest.mark.rule("AFP-9")
@each_number_of_seats
def test_texts_and_records_go_round(seats: int) -> None:
    match = Match("africa", seats=seats, seed=seats)
    play_out(match, Rng(seats))
    again = Match.replay(match.record)
    assert again.events() == match.events()
    assert again.record == match.record
    for text in NOTATION.CHOICES:
        assert NOTATION.CHOICES[CODE_OF[text]] == text


@pytest.mark.rule("AFP-10")
@each_number_of_seats
def test_every_choice_but_a_boundary_can_be_undone(seats: int) -> None:
    """Boundaries are a flip, the end of a turn and a city (section 5)."""
    rng, tried = Rng(seats + 40), 0
    match = Match("africa", seats=seats, seed=seats)
    while not match.over and tried < 400:
        (seat,) = match.to_act
        legal = match.legal(seat)
        text = legal[rng.below(len(legal))]
        before = match.view(seat), match.legal(seat), match.events(seat)
        match.play(seat, text)
        if text.partition(":")[0] in ("flip", "end", "city"):
            assert not match.can_undo(seat)
            continue
        tried += 1
        assert match.undo(seat) == [text]
        assert (match.view(seat), match.legal(seat), match.events(seat)) == before
        match.play(seat, text)
    assert tried > 100


@pytest.mark.rule("AFP-11")
def test_no_view_holds_a_kind_that_is_face_down() -> None:
    """What a view says of the tiles still face down is their spaces and the mix less everything seen."""
    for before, _, _ in steps(3, 50, tile_mix="A"):
        now = view(before, 0)
        seen = [kind for kind in now.board.values() if kind in BOX.kinds]
        for area in (*now.goods, *now.mined):
            seen += [kind for kind, n in area.items() for _ in range(n)]
        mix = dict(zip(BOX.kinds, BOX.mixes["A"], strict=True))
        assert now.unseen == {kind: n - seen.count(kind) for kind, n in mix.items() if n > seen.count(kind)}


def nearest_to_a_tile(state: Africa, legal: list[str]) -> str:
    """Return the walk that ends nearest to a face-down tile, on the map regardless of what stands in the way."""
    distance = {space: 0 for space, lies in view(state, None).board.items() if lies == "?"}
    for space in distance.copy():
        distance |= {near: 1 for near in BESIDE[space] if near not in distance}
    edge = list(distance)
    for space in edge:
        fresh = [near for near in BESIDE[space] if near not in distance]
        distance |= dict.fromkeys(fresh, distance[space] + 1)
        edge += fresh
    return min(legal, key=lambda text: distance[text.partition(":")[2]])


def eager(state: Africa, legal: list[str]) -> str:
    """Choose as a seat that flips whenever it can, and goes to a face-down tile otherwise."""
    if "do:flip" in legal:
        return "do:flip"
    if "do:skip" in legal:
        return "do:skip"
    if legal[0].startswith("opt:"):
        walks = state.copy()
        walks.step(CODE_OF["opt:B"])
        return "opt:B" if can_flip_after_a_walk(walks) or "opt:A" not in legal else "opt:A"
    if legal[0].startswith(("walk:", "leap:")):
        return nearest_to_a_tile(state, legal)
    return legal[0]


def can_flip_after_a_walk(state: Africa) -> bool:
    """Tell whether some walk ends beside a face-down tile."""
    board = view(state, None).board
    ends = [NOTATION.CHOICES[code].partition(":")[2] for code in state.codes()]
    return any(board.get(near) == "?" for space in ends for near in BESIDE[space])


@pytest.mark.rule("AFP-12", "AF-14.1")
@each_number_of_seats
def test_eager_seats_find_the_last_monument(seats: int) -> None:
    for seed in range(3):
        rng, state = Rng(seed), game("africa").start(seats)
        assert isinstance(state, Africa)
        for _ in range(5000):
            if state.to_act == CHANCE:
                state.give(state.drawn(rng))
            elif state.to_act >= 0:
                state.step(CODE_OF[eager(state, [NOTATION.CHOICES[code] for code in state.codes()])])
        assert state.to_act == OVER
        assert state.monuments == state.last_monument
        assert sum(earned[5] for earned in state.earned) == 3


@pytest.mark.rule("AFP-12", "AF-17.2")
@each_number_of_seats
def test_passing_seats_end_the_game_by_the_stall_guard(seats: int) -> None:
    match = Match("africa", seats=seats, seed=1)
    turns = 0
    while not match.over:
        (seat,) = match.to_act
        legal = match.legal(seat)
        quiet = [text for text in legal if text.startswith(("city:", "walk:", "end")) or text in ("opt:B", "do:skip")]
        turns += "end" in legal
        match.play(seat, quiet[0])
    assert turns == 3 * seats
    assert match.scores == [0] * seats
