"""Every vector of the specification that has a position (docs/rules/mara.md, 10.2 to 10.7), read from the document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mezani import Refused
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import PHASES, split
from tests.architecture.trace import all_ids
from tests.games.mara.tables import LETTERS, Table, by_seat, joined

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "mara.md"
START = {"players", "rows", "hands", "pile", "turn", "crossed"}
STATED = {"id", "title", "rules", "legal", "illegal", "play", "next"}
Vector = dict[str, str]


def read_vectors() -> list[Vector]:
    """Return the blocks of the document, field by field."""
    blocks = re.findall(r"^```mara-vector\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [dict(line.split(": ", 1) for line in block.splitlines()) for block in blocks]


VECTORS = read_vectors()
each_vector = pytest.mark.parametrize(
    "vector",
    [pytest.param(vector, id=vector["id"], marks=pytest.mark.rule(*vector["rules"].split())) for vector in VECTORS],
)


def test_every_vector_is_read() -> None:
    assert [vector["id"] for vector in VECTORS] == [id for id in all_ids() if re.fullmatch(r"V\d+", id)]


def set_up(vector: Vector) -> Table:
    return Table(
        vector["hands"],
        vector["rows"],
        vector["pile"],
        vector["turn"],
        vector.get("crossed", ""),
        int(vector["players"]),
    )


@each_vector
def test_vector(vector: Vector) -> None:
    """Check all that a vector states, and leave no field of it unread."""
    table = set_up(vector)
    check_start(table, vector)
    table.play(*vector.get("play", "").split())
    for field in vector.keys() - START - STATED:
        if field.endswith(".after"):
            check_after(table, field.removesuffix(".after"), vector[field])
        else:
            assert re.fullmatch(r"legal\.(card|ford\(.+\)|bite\(.+\))", field), field
    if "next" in vector:
        check_next(table, vector["next"])


def check_start(table: Table, vector: Vector) -> None:
    """Check the legal lists, in order, and what is refused."""
    for field, expected in vector.items():
        if field == "legal":
            assert table.actions() == expected.split()
        elif field == "legal.card":
            assert table.legal() == expected.split()
        elif staged := re.fullmatch(r"legal\.(?:ford|bite)\((.+)\)", field):
            assert table.legal(*split(staged[1])) == expected.split()
    for action in vector.get("illegal", "").split():
        before = table.position
        with pytest.raises(Refused):
            table.play(action)
        assert table.position == before
        while table.match.drafts(table.match.to_act[0]):
            table.match.undo(table.match.to_act[0])


def check_after(table: Table, what: str, expected: str) -> None:
    state, position = table.state, table.position
    seats = range(state.seats)
    if what == "rows":
        assert position["rows"] == expected
    elif what == "hands":
        shown = [part.split("=") for part in expected.split(";")]
        assert [[letter, position["hands"][LETTERS.index(letter)]] for letter, _ in shown] == shown
    elif what == "crossed":
        assert position["crossed"] == by_seat(expected, state.seats)
    elif what == "pile":
        assert (".".join(table.pile) or "-", state.pile) == (expected, len(table.pile))
    elif what == "eaten":
        assert position["eaten"] == expected
    elif what == "score":
        assert [str(CARDS.points(state.crossed[seat])) for seat in seats] == by_seat(expected, state.seats)
        assert [str(score) for score in state.scores()] == by_seat(expected, state.seats)
    elif what == "markers":
        assert [str(state.owned[seat].bit_count()) for seat in seats] == by_seat(expected, state.seats)
    else:
        assert what == "legal"
        assert table.actions() == expected.split()


def check_next(table: Table, expected: str) -> None:
    """Check who is to decide what, or that the round has ended with a seat that is stuck."""
    if expected.startswith("END"):
        assert table.match.over
        assert LETTERS[table.state.mover] == expected.split()[1]
    else:
        phase = PHASES[table.state.phase].upper()
        assert f"{LETTERS[table.match.to_act[0]]} {phase}" == expected


@each_vector
def test_actions_are_read_as_they_are_written(vector: Vector) -> None:
    """Section 8.2: splitting a complete action gives the choices it was joined from."""
    table = set_up(vector)
    for action in table.actions() if not table.match.over else []:
        assert "".join(split(action)) == action
        assert table.legal(*split(action)[:-1]).count(split(action)[-1]) == 1


def test_cards_stand_in_hand_order() -> None:
    """Section 8.4: animals rising, then crocodiles, elephants and the super-crocodile."""
    assert joined(sum(CARDS.copies)).startswith("1.2.3.")
    assert joined(sum(CARDS.copies)).endswith("41.42.Cg.Cg.Cz.Cz.Ca.Ca.E.E.E.E.E.E.E.S.L.L.L")
