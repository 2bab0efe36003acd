"""Laying, specials and markers (docs/rules/mara.md, MA-4 to MA-9 and MA-14)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from mezani import Match, Rng
from mezani.core.errors import BadData
from mezani.games.mara import rules
from mezani.games.mara.cards import CARDS, places, read_cards
from mezani.games.mara.notation import CHOICES
from mezani.games.mara.phases import BITE, CARD, DEAL, FORD, LION
from mezani.games.mara.rules import Mara
from tests.contract.walks import step
from tests.games.mara.tables import Table
from tests.games.mara.test_rounds import SEATS, states

DATA = Path(rules.__file__).with_name("data.toml")
COMMITS = (FORD, BITE, LION)


def committed(seats: int) -> list[tuple[Mara, Mara]]:
    """Return the steps of random games that carried out an action or placed a lion, within a round."""
    return [
        (before, after)
        for before, after in states(seats)
        if before.phase in COMMITS and after.phase != BITE and after.round == before.round
    ]


@pytest.mark.rule("MA-4.8")
def test_species_and_points_never_matter_for_laying() -> None:
    """With species and points dealt out anew, every legal list stays the same but for bites."""
    rng = Rng(8)
    other = replace(CARDS, animals=tuple(CARDS.animals[(5 * place + 3) % 42] for place in range(42)))
    assert sum(mine != theirs for mine, theirs in zip(CARDS.animals, other.animals, strict=True)) > 30
    differing_bites = 0
    try:
        for _ in range(20):
            state = Mara.start(3, Match("mara", seats=3, dealer=None).options)
            while state.to_act != -2:
                here = state.codes()
                rules.load(other)
                there = state.codes()
                rules.load(CARDS)
                if state.phase == BITE:
                    differing_bites += here != there
                else:
                    assert here == there
                step(state, rng)
    finally:
        rules.load(CARDS)
    assert differing_bites


@pytest.mark.rule("MA-4.10", "MA-4.11", "MA-4.4", "MA-16.2")
@SEATS
def test_rows_change_only_by_leaving_and_joining_at_the_tail(seats: int) -> None:
    for before, after in committed(seats):
        for old, new in zip(before.row, after.row, strict=True):
            joined = new & ~old
            assert not joined or joined > old == old & new, "new animals are behind the tail, and none leaves then"
        left = sum(before.row) & ~sum(after.row)
        gone = (after.eaten & ~before.eaten) | sum(after.crossed[seat] & ~before.crossed[seat] for seat in range(seats))
        assert left == gone


@pytest.mark.rule("MA-6.1", "MA-6.2", "MA-6.3", "MA-6.5")
@SEATS
def test_a_special_acts_on_one_ford_and_goes_aside(seats: int) -> None:
    """The effect is complete at once, while the hand is still short of a card."""
    kinds = Counter[str]()
    for before, after in committed(seats):
        if before.phase == LION or CHOICES[before.staged][0].isdigit():
            continue
        kinds[CHOICES[before.staged]] += 1
        changed = [old != new for old, new in zip(before.row, after.row, strict=True)]
        assert changed.count(True) == 1
        aside = after.played & ~before.played
        assert CARDS.names(aside) == [CHOICES[before.staged]]
        assert before.hand[before.mover] & ~after.hand[before.mover] == aside
        assert after.hand[before.mover].bit_count() == before.hand[before.mover].bit_count() - 1
        assert after.unseen == before.unseen
    assert set(kinds) == {"E", "S", "Cg", "Cz", "Ca"}


@pytest.mark.rule("MA-9.1")
def test_every_crocodile_shows_a_species() -> None:
    crocodiles = [name for name in CARDS.names(sum(CARDS.copies)) if name.startswith("C")]
    assert crocodiles == ["Cg", "Cg", "Cz", "Cz", "Ca", "Ca"]
    assert {code for _, code in CARDS.species} == {"g", "z", "a"}
    row = "4A.8B.12A.13B.14A.15B/-/-/-/-"
    eaten = {"Cg": "4.13", "Cz": "8.14", "Ca": "12.15"}
    for crocodile, prey in eaten.items():
        table = Table(f"A={crocodile}.30;B=31", row, "40.41").play(f"{crocodile}@1xs")
        assert table.position["eaten"] == prey


def test_the_box_is_the_one_of_the_rulebook() -> None:
    """Section 3: numbers of cards, species and points."""
    assert sum(CARDS.copies).bit_length() == 59
    assert {name: copies.bit_count() for name, copies in zip(CARDS.kinds[42:], CARDS.copies[42:], strict=True)} == {
        "Cg": 2,
        "Cz": 2,
        "Ca": 2,
        "E": 7,
        "S": 1,
        "L": 3,
    }
    assert Counter(species for species, _ in CARDS.animals) == {"gnu": 14, "zebra": 14, "antelope": 14}
    assert Counter(points for _, points in CARDS.animals) == {2: 9, 3: 12, 4: 12, 5: 9}
    assert {CARDS.species_of("16"), CARDS.species_of("25")} == {"gnu"}
    assert [CARDS.points(CARDS.set_of_species(which)) for which in range(3)] == [49, 49, 49]


def test_the_table_printed_in_the_specification() -> None:
    from tests.games.mara.test_vectors import DOCUMENT

    printed = re.findall(r"\b(\d+) ([gza])([2-5])\b", DOCUMENT.read_text(encoding="utf-8").split("```")[1])
    letters = dict(CARDS.species)
    assert printed == [
        (str(number), letters[species], str(points)) for number, (species, points) in enumerate(CARDS.animals, 1)
    ]


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("deck_size = 59", "deck_size = 60", "deck_size: must be 59"),
        ('code = "S"', 'code = "Z"', "special: must be Cg, Cz, Ca, E, S, L"),
        ("number_max = 42", "number_max = 41", "animal: must be 41 cards, are 42"),
        ('number = 16\nspecies = "gnu"', 'number = 17\nspecies = "gnu"', "number: must be"),
        ('number = 16\nspecies = "gnu"', 'number = 16\nspecies = "lion"', "species: must be"),
        ('number = 16\nspecies = "gnu"\npoints = 2', 'number = 16\nspecies = "gnu"\npoints = 6', "points: must be"),
        ("fords = 5", "fords = 6", "fords: must be"),
    ],
)
def test_a_fault_in_the_data_is_named(written: str, instead: str, said: str, tmp_path: Path) -> None:
    text = DATA.read_text(encoding="utf-8")
    assert text.count(written) == 1
    copy = tmp_path / "data.toml"
    copy.write_text(text.replace(written, instead), encoding="utf-8")
    with pytest.raises(BadData, match=said):
        read_cards(copy)


# MA-14 Markers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-14.4", "MA-14.5", "MA-14.1", "MA-14.3")
def test_eleven_animals_of_one_seat_at_a_table_of_four() -> None:
    """No colour is spare, and yet each animal keeps its owner, to the score."""
    rows = "1A.3A.5A.8A/2A.6A.9A/4A.7A/10A/11B.14C.15D"
    table = Table("A=12.E;B=20;C=21;D=22", rows, seats=4).play("12@4")
    view = table.match.view(1)
    assert (view.reserve, view.borrowed) == ((0, 9, 9, 9), (1, 0, 0, 0))
    assert [owner for ford in view.fords for owner in ford.owners] == [0] * 11 + [1, 2, 3]
    table.play("20@5", "21@5", "22@5", "E@5")
    assert table.match.scores == [0, 4 + 2, 5 + 2, 3 + 4]
    table = Table("A=E;B=20;C=21;D=22", rows.replace("10A", "10A.12A"), seats=4).play("E@1")
    assert table.match.scores == [5 + 5 + 5 + 3, 0, 0, 0]
    assert table.match.view(0).reserve[0] == 3


@pytest.mark.rule("MA-2.1", "MA-6.7", "MA-14.3")
@SEATS
def test_markers_are_counted_from_the_rows(seats: int) -> None:
    for seed in range(4):
        match = Match("mara", seats=seats, seed=seed)
        rng = Rng(seed)
        while not match.over:
            view = match.view()
            if view.turn == 1 and view.phase == "card":
                assert view.reserve == (10,) * seats
            owners = Counter(owner for ford in view.fords for owner in ford.owners)
            for seat in range(seats):
                assert view.reserve[seat] == max(0, 10 - owners[seat])
                assert view.borrowed[seat] == max(0, owners[seat] - 10)
            legal = match.legal(match.to_act[0])
            match.play(match.to_act[0], legal[rng.below(len(legal))])


def test_the_first_choice_of_a_turn_is_a_card() -> None:
    """Section 5.1: CARD, FORD, BITE only for a crocodile; the mover decides all of them."""
    following = {(before.phase, after.phase) for before, after in states(3) if after.round == before.round}
    assert {after for before, after in following if before == CARD} == {FORD}
    assert {before for before, after in following if after == BITE} == {FORD}
    assert {before for before, after in following if after == CARD} <= {DEAL, FORD, BITE, LION, 5}


def test_places_of_a_set() -> None:
    assert list(places(0b101001)) == [0, 3, 5]
