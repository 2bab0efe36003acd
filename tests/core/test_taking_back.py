"""Taking back: sealed choices, drafts, published choices, and going back to any entry."""

from __future__ import annotations

import pytest

from mezani import BadOption, Illegal, Match, Rng
from tests.contract.walks import play_out


def bidding(seats: int = 3) -> Match:
    """Return a match in which all seats bid at once."""
    match, rng = Match("kairo", seats=seats, seed=1), Rng(1)
    while len(match.to_act) < seats:
        play_out(match, rng, most=1)
    return match


def drafting() -> tuple[Match, int]:
    """Return a match with one draft, and whose it is."""
    match = Match("mara", seats=2, seed=7)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert match.drafts(seat)
    return match, seat


def taken() -> Match:
    """Return a match in which a card was just taken that may be put back."""
    match, rng = bidding(), Rng(2)
    while not (is_open(match) and any(match.can_undo(seat) for seat in range(3))):
        play_out(match, rng, most=1)
    return match


def is_open(match: Match) -> bool:
    """Tell whether all choices so far stand in the record."""
    return not match.over and not match.state.sealed() and not match.drafts(match.to_act[0])


def test_seals_come_in_any_order_and_open_in_seat_order() -> None:
    match = bidding()
    entries = match.record.count("\n")
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[0])
        assert seat not in match.to_act
        assert match.record.count("\n") == entries, "sealed choices stand in no record"
    match.play(1, match.legal(1)[0])
    published = match.record.splitlines()[entries : entries + 3]
    assert [line[0] for line in published] == ["0", "1", "2"]


def test_a_seal_makes_only_its_own_list_old() -> None:
    match = bidding()
    versions = list(match.versions)
    match.play(1, match.legal(1)[0])
    match.play(1, match.legal(1)[-1])
    assert match.undo(1) == [match.legal(1)[-1]]
    assert [match.versions[seat] for seat in (0, 2)] == [versions[seat] for seat in (0, 2)]
    assert match.versions[1] == versions[1] + 3


def test_a_change_of_a_seal_is_its_seats_own_affair() -> None:
    match = bidding()
    match.play(1, match.legal(1)[0])
    others, own = match.events(0), match.events(1)
    assert match.play(1, match.legal(1)[-1])
    assert match.events(0) == others
    assert len(match.events(1)) > len(own)


def test_no_one_takes_back_for_another() -> None:
    match = bidding()
    match.play(1, match.legal(1)[0])
    for seat in (0, 2):
        assert not match.can_undo(seat)
        with pytest.raises(Illegal) as refused:
            match.undo(seat)
        assert refused.value.say.id == "common-why-no-undo"
    draft, seat = drafting()
    assert not draft.can_undo(1 - seat)
    with pytest.raises(Illegal):
        draft.undo(1 - seat)


def leaping() -> tuple[Match, int, str]:
    """Return a match with a draft that another may follow, whose it is, and what may follow."""
    match = Match("africa", seats=2, seed=3)
    while "opt:A" not in match.legal(match.to_act[0]):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    match.play(seat, "opt:A")
    return match, seat, match.legal(seat)[0]


@pytest.mark.parametrize("publish", [False, True])
@pytest.mark.parametrize("automatic", [False, True])
def test_what_was_made_for_a_seat_goes_with_the_choice_before(automatic: bool, publish: bool) -> None:
    match, seat, leap = leaping()
    match.play(seat, leap, automatic=automatic, publish=publish)
    assert match.drafts(seat) == ([] if publish else ["opt:A", leap])
    assert match.undo(seat) == (["opt:A", leap] if automatic else [leap])
    assert ("opt:A" in match.legal(seat)) == automatic
    assert match.can_undo(seat) == (not automatic)


def test_publishing_shows_a_choice_at_once() -> None:
    match, seat = drafting()
    text = match.undo(seat)[0]
    match.play(seat, text, publish=True)
    assert match.drafts(seat) == []
    assert match.record.endswith(f"\n{seat} {text}\n")


def test_a_published_choice_is_taken_back_before_everybodys_eyes() -> None:
    match = taken()
    seat = next(seat for seat in range(3) if match.can_undo(seat))
    versions, entries = list(match.versions), match.record.splitlines()
    back = match.undo(seat)
    assert [f"{seat} {back[0]}", *entries[len(match.record.splitlines()) + 1 :]] == entries[-len(back) :]
    assert match.record.splitlines() == entries[: -len(back)]
    assert match.events()[-1] == {"kind": "taken_back", "seat": seat, "choice": back[0].partition(":")[0]}
    assert all(new > old for new, old in zip(match.versions, versions, strict=True))
    assert back[0] in match.legal(seat)


def test_a_replayed_match_takes_back_what_the_first_one_would() -> None:
    for seed in range(3):
        match, rng = Match("kairo", seats=3, seed=seed), Rng(seed)
        possible = 0
        while not match.over:
            play_out(match, rng, most=1)
            if is_open(match):
                again = Match.replay(match.record)
                assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
                possible += any(match.can_undo(seat) for seat in range(3))
        assert possible > 0


def test_luck_comes_again_after_going_back() -> None:
    match = Match("kairo", seats=2, seed=4)
    play_out(match, Rng(4))
    whole, entries = match.record, match.record.split("\n\n")[1].splitlines()
    match.roll_back(20)
    assert not match.over
    assert "\nseed " not in match.record
    for entry in entries[20:]:
        seat, _, text = entry.partition(" ")
        if seat != "-":
            match.play(int(seat), text, publish=True)
    assert match.record == whole


def test_going_back_forgets_drafts_and_seals() -> None:
    match, seat = drafting()
    match.roll_back(match.record.split("\n\n")[1].count("\n"))
    assert match.drafts(seat) == []
    sealed = bidding()
    entries = sealed.record.split("\n\n")[1].count("\n")
    sealed.play(1, sealed.legal(1)[0])
    sealed.roll_back(entries)
    assert sealed.to_act == (0, 1, 2)


@pytest.mark.parametrize("entries", [-1, 10_000, "3", 1.5, None])
def test_going_back_to_nowhere(entries: object) -> None:
    match, seat = drafting()
    with pytest.raises(BadOption, match="cannot go back to entry"):
        match.roll_back(entries)  # type: ignore[arg-type]
    assert match.drafts(seat)


def test_a_match_tells_what_is_sealed_to_whoever_asks_for_the_seat() -> None:
    match = bidding()
    bid = match.legal(1)[2]
    match.play(1, bid)
    assert [match.sealed(seat) for seat in range(3)] == [None, bid, None]
    match.undo(1)
    assert match.sealed(1) is None


def test_the_entries_of_a_match_are_those_of_its_record() -> None:
    match = taken()
    lines = match.record.split("\n\n", 1)[1].splitlines()
    assert [str(entry) for entry in match.entries()] == lines
    assert [str(entry) for entry in match.entries(match.turn - 2)] == lines[-2:]


def test_nothing_is_taken_back_while_luck_is_owed_or_after_the_end() -> None:
    match = Match("kairo", seats=2, dealer=None)
    assert match.to_act == (-1,)
    assert not match.can_undo(0)
    play_out(match, Rng(3))
    assert match.over
    assert not any(match.can_undo(seat) for seat in range(2))
