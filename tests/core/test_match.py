"""A match checks who asks for what: seats, seeds, salts, texts, luck, lists that have become old."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mezani import BadOption, Illegal, Match, NotYourTurn, Rng, Stale, Unreadable, game
from mezani.core.ground import CHANCE
from tests.contract.walks import play_out


def mara(**more: Any) -> Match:
    return Match("mara", seats=2, **{"seed": 7, **more})


def test_a_match_says_what_it_is() -> None:
    match = Match(game("mara"), seats=3, seed=7, rounds="1")
    assert (match.game, match.seats, match.options["rounds"]) == (game("mara"), 3, 1)
    assert match.versions == [0, 0, 0]
    assert not match.over
    assert len(match.to_act) == 1


def test_without_a_seed_each_match_is_another() -> None:
    assert len({Match("mara", seats=2).record for _ in range(3)}) == 3


def test_a_seed_is_a_number_or_bytes() -> None:
    assert mara(seed=7).record == mara(seed=(7).to_bytes(32, "big")).record
    for seed in (b"", "7", 7.0):
        with pytest.raises(BadOption, match="a seed is a number or bytes"):
            mara(seed=seed)


@pytest.mark.parametrize("salt", ["two words", "a/b", "line\nbreak", "\ud800", 7])
def test_a_salt_must_fit_a_line_and_be_told_from_the_next(salt: Any) -> None:
    with pytest.raises(BadOption, match="a salt is a text"):
        mara(salts=["fine", salt])


def test_salts_change_the_luck_and_stand_in_the_record() -> None:
    match = mara(salts=["sel", "sale"])
    assert "\nsalt sel\nsalt sale\n" in match.record
    assert match.position() != mara().position()
    assert Match.replay(match.record, seed=7).record == match.record


@pytest.mark.parametrize("seat", [2, -1, 1.0, "0", True])
@pytest.mark.parametrize("ask", [Match.view, Match.events, Match.record_seen_by, Match.describe, Match.prompt])
def test_nobody_else_is_shown_anything(ask: Callable[[Match, Any], Any], seat: Any) -> None:
    with pytest.raises(BadOption, match=r"no seat .*there are 0 to 1, and None"):
        ask(mara(), seat)


@pytest.mark.parametrize("seat", [2, -1, 1.0, "1", None])
def test_who_is_no_seat_has_no_choices(seat: Any) -> None:
    match = mara()
    text = match.legal(match.to_act[0])[0]
    assert match.legal(seat) == []
    assert match.drafts(seat) == []
    assert match.offers(seat).notes == {}
    assert not match.can_undo(seat)
    with pytest.raises(NotYourTurn):
        match.play(seat, text)
    with pytest.raises(Illegal):
        match.undo(seat)


@pytest.mark.parametrize("text", [None, 7, ["1"], "", "nonsense", "1\n", "é", "1" * 5000])
def test_what_is_no_choice_cannot_be_read(text: Any) -> None:
    match = mara()
    with pytest.raises(Unreadable) as refused:
        match.play(match.to_act[0], text)
    assert refused.value.text == str(text)
    assert len(refused.value.say.args["text"]) <= 80  # type: ignore[arg-type]


def test_after_the_end_nobody_acts() -> None:
    match = mara(rounds=1)
    text = match.legal(match.to_act[0])[0]
    play_out(match, Rng(1))
    assert match.over
    assert match.to_act == ()
    assert match.outcomes() == {}
    with pytest.raises(NotYourTurn) as refused:
        match.play(0, text)
    assert refused.value.say.id == "common-why-over"
    with pytest.raises(NotYourTurn):
        match.give("1")


def test_luck_is_the_dealers_or_the_callers() -> None:
    dealt, driven = mara(), mara(seed=None, dealer=None)
    assert CHANCE not in dealt.to_act
    assert dealt.outcomes() == {}
    with pytest.raises(NotYourTurn) as early:
        dealt.give("1")
    assert early.value.say.id == "common-why-no-luck"
    assert driven.to_act == (CHANCE,)
    assert "seed" not in driven.record
    for wrong in ("nonsense", "", None, ["1"], "0"):
        with pytest.raises(Illegal) as refused:
            driven.give(wrong)  # type: ignore[arg-type]
        assert refused.value.say.id == "common-why-no-outcome"
    first = next(iter(driven.outcomes()))
    before = list(driven.versions)
    assert driven.give(first)
    assert driven.record.endswith(f"\n\n- {first}\n")
    assert all(new > old for new, old in zip(driven.versions, before, strict=True))


def test_a_list_is_old_when_its_seat_chose_or_all_did() -> None:
    match = mara()
    seat, other = match.to_act[0], 1 - match.to_act[0]
    own, others = match.versions[seat], match.versions[other]
    match.play(seat, match.legal(seat)[0], version=own)
    assert match.drafts(seat)
    assert match.versions[seat] > own
    assert match.versions[other] == others, "a draft changes nothing for anybody else, and does not show"
    text = match.legal(seat)[0]
    with pytest.raises(Stale) as refused:
        match.play(seat, text, version=own)
    assert refused.value.say.id == "common-why-stale"
    now = match.versions[seat]
    match.undo(seat)
    assert match.versions[seat] > now
    assert match.versions[other] == others
    while match.to_act == (seat,):
        match.play(seat, match.legal(seat)[0])
    assert match.versions[other] > others


def test_the_state_given_out_is_a_copy() -> None:
    match = mara()
    before, state = match.position(), match.state
    state.step(state.codes()[0])
    assert match.position() == before
