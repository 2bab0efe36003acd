"""What every match keeps: records, fair luck, drafts, taking back, sealed choices, and refusals that change nothing."""

from __future__ import annotations

import pytest

from mezani import BadOption, BadRecord, Illegal, Match, NotYourTurn, Refused, Rng, Stale, Unreadable, game, verify
from mezani.core.encode import encode
from mezani.core.ground import CHANCE
from tests.contract.walks import MANY, each_table, knowers, play_out, random_options


def new(id: str, seats: int, seed: int, **options: object) -> Match:
    return Match(id, seats=seats, seed=seed, **options)  # type: ignore[arg-type]


@each_table
def test_a_record_replays_to_the_same_game(id: str, seats: int) -> None:
    rng = Rng(seats)
    for _ in range(2 * MANY):
        match = new(id, seats, rng.below(1000), **random_options(game(id), seats, rng))
        play_out(match, rng, undo=True)
        again = Match.replay(match.record)
        assert again.record == match.record
        assert again.position() == match.position()
        assert (again.scores, again.ranks, again.breakdown) == (match.scores, match.ranks, match.breakdown)
        for seat in knowers(seats):
            assert encode(again.view(seat)) == encode(match.view(seat))
        assert verify(match.record) == match.record.count("\n- ")


@each_table
def test_a_running_game_goes_on_from_its_record(id: str, seats: int) -> None:
    rng = Rng(seats + 1)
    match = new(id, seats, 5)
    play_out(match, rng, most=40)
    again = Match.replay(match.record, seed=5)
    if not match.over:
        assert "\nseed " not in match.record
    assert again.record == match.record
    with pytest.raises(BadRecord, match="seed"):
        Match.replay(match.record, seed=6)


@each_table
def test_luck_is_fair_or_found_out(id: str, seats: int) -> None:
    rng = Rng(seats + 2)
    match = new(id, seats, 11)
    play_out(match, rng)
    lines = match.record.splitlines()
    found = game(id)
    draws = [k for k, line in enumerate(lines) if line.startswith("- ")]
    tampered = lines[:]
    k = draws[len(draws) // 2]
    tampered[k] = next(f"- {text}" for text in found.notation.OUTCOMES if lines[k] != f"- {text}")
    with pytest.raises(BadRecord):
        verify("\n".join(tampered))
    other = [("seed " + "0" * 64 if line.startswith("seed ") else line) for line in lines]
    with pytest.raises(BadRecord, match="seed"):
        verify("\n".join(other))


@each_table
def test_the_driver_may_supply_the_luck(id: str, seats: int) -> None:
    rng = Rng(seats + 3)
    dealt = new(id, seats, 21)
    play_out(dealt, rng, most=60)
    while any(dealt.drafts(seat) for seat in range(seats)):  # they stand in no record
        dealt.undo(dealt.to_act[0])
    driven = Match(id, seats=seats, dealer=None)
    for line in dealt.record.split("\n\n", 1)[1].splitlines():
        actor, text = line.split(" ")
        if actor == "-":
            assert driven.to_act == (CHANCE,)
            assert text in driven.outcomes()
            driven.give(text)
        else:
            assert text in driven.legal(int(actor))
            driven.play(int(actor), text, publish=True)
    assert driven.position() == dealt.position()
    for seat in knowers(seats):
        assert encode(driven.view(seat)) == encode(dealt.view(seat))


@each_table
def test_drafts_are_seen_by_their_seat_only(id: str, seats: int) -> None:
    """Walk random drafts and undo them: the others' views, events and records stay the same to the byte."""
    rng = Rng(seats + 4)
    tried = 0
    for _ in range(2 * MANY):
        match = new(id, seats, rng.below(1000))
        while not match.over and tried < 400 * MANY:
            seat = match.to_act[0]
            others = [knower for knower in knowers(seats) if knower != seat]
            before, own = [known(match, other) for other in others], known(match, seat)
            versions = [match.versions[other] for other in range(seats) if other != seat]
            depth = 0
            while depth < 6 and match.to_act and match.to_act[0] == seat:
                legal = match.legal(seat)
                text = legal[rng.below(len(legal))]
                if not draftable(match, seat, text):
                    break
                match.play(seat, text)
                depth += 1
                assert [known(match, other) for other in others] == before
            for _ in range(depth):
                tried += 1
                match.undo(seat)
                assert [known(match, other) for other in others] == before
            assert known(match, seat) == own
            assert [match.versions[other] for other in range(seats) if other != seat] == versions
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))], publish=True)
    assert tried > 0


def draftable(match: Match, seat: int, text: str) -> bool:
    """Tell whether a choice would stay a draft of its seat."""
    probe = Match.replay(match.record)
    for entry in match.drafts(seat):
        probe.play(seat, entry)
    before = probe.record
    probe.play(seat, text)
    return probe.record == before and probe.can_undo(seat) and not probe.state.sealed()


def known(match: Match, seat: int | None) -> bytes:
    """Return all that a seat or a spectator can get out of a match."""
    own = [] if seat is None else [match.legal(seat), match.can_undo(seat)]
    return encode([match.view(seat), match.events(seat), match.record_seen_by(seat), own])


@each_table
def test_refusals_change_nothing(id: str, seats: int) -> None:
    rng = Rng(seats + 5)
    match = new(id, seats, 3)
    texts = game(id).notation.CHOICES
    for _ in range(60):
        if match.over:
            break
        before = [known(match, seat) for seat in knowers(seats)]
        versions = list(match.versions)
        for seat in range(seats):
            for text in (texts[rng.below(len(texts))], "", "nonsense 7", "ü", "\x00"):
                if text not in match.legal(seat):
                    with pytest.raises(Refused) as refusal:
                        match.play(seat, text)
                    assert refusal.value.text == text
                    assert isinstance(refusal.value, Illegal) == (bool(match.legal(seat)) and text in texts)
        assert [known(match, seat) for seat in knowers(seats)] == before
        assert match.versions == versions
        play_out(match, rng, most=1)


@each_table
def test_refusals_say_which_kind_they_are(id: str, seats: int) -> None:
    match = new(id, seats, 3)
    seat = match.to_act[0]
    text = match.legal(seat)[0]
    with pytest.raises(Unreadable):
        match.play(seat, "no such thing")
    with pytest.raises(NotYourTurn):
        match.play(seats, text)
    version = match.versions[seat]
    match.play(seat, text, publish=True)
    if seat in match.to_act:
        again = match.legal(seat)[0]
        with pytest.raises(Stale):
            match.play(seat, again, version=version)
        match.play(seat, again, version=match.versions[seat])


@each_table
def test_bad_tables_are_refused(id: str, seats: int) -> None:
    with pytest.raises(BadOption, match="seats"):
        Match(id, seats=game(id).seats[-1] + 1)
    with pytest.raises(BadOption, match="no option 'colour'"):
        new(id, seats, 1, colour="red")
    for option in game(id).options:
        with pytest.raises(BadOption, match=option.id):
            new(id, seats, 1, **{option.id: "nonsense"})


@each_table
def test_rolling_back_goes_to_any_entry(id: str, seats: int) -> None:
    rng = Rng(seats + 6)
    match = new(id, seats, 3)
    play_out(match, rng, most=30)
    body = match.record.split("\n\n", 1)[1].splitlines()
    keep = len(body) // 2
    match.roll_back(keep)
    back = match.record.split("\n\n", 1)[1].splitlines()
    assert back == body[: len(back)]
    assert len(back) >= keep
    assert all(line.startswith("- ") for line in back[keep:]), "luck that is owed is dealt again"
    assert CHANCE not in match.to_act
    with pytest.raises(BadOption):
        match.roll_back(len(body) + 1)
