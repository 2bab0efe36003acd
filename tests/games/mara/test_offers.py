"""What a person is told before choosing: labels, certain gains, what is blocked, plans, and why a choice is refused."""

from __future__ import annotations

import re
from functools import cache

import pytest

from mezani import Illegal, Match, Rng, Unreadable, game
from mezani.core.ground import OVER
from mezani.core.offer import Note, Offers
from mezani.core.say import Say
from mezani.games.mara.cards import CARDS
from mezani.games.mara.notation import CHOICES, split
from mezani.games.mara.offers import offers, reason
from mezani.games.mara.offers import prompt as prompt_of
from mezani.games.mara.rules import Mara
from mezani.games.mara.view import view
from mezani.words import LANGUAGES, words
from tests.architecture.trace import all_ids
from tests.contract.walks import step
from tests.games.mara.tables import Table
from tests.games.mara.test_rounds import SEATS

NAMES = ["Amina", "Bruno", "Chiara", "Kifaru"]
NOTATION = {*CARDS.kinds, *(f"@{ford}" for ford in range(1, 6))}


@cache
def decisions(seats: int, games: int = 4) -> list[tuple[Mara, Offers]]:
    """Return the decisions of some random games with their offers."""
    found, rng = [], Rng(seats)
    for _ in range(games):
        state = Mara.start(seats, Match("mara", seats=seats, dealer=None).options)
        while state.to_act != OVER:
            if state.to_act >= 0:
                legal = [CHOICES[code] for code in state.codes()]
                found.append((state.copy(), offers(view(state, state.to_act), legal)))
            step(state, rng)
    return found


def gained(state: Mara, *texts: str) -> tuple[int, ...]:
    """Return what each seat wins by some choices in a row."""
    after = state.copy()
    for text in texts:
        after.step(CHOICES.index(text))
    return tuple(new - old for old, new in zip(state.scores(), after.scores(), strict=True))


def notes(table: Table) -> dict[str, Note]:
    return table.match.offers(table.match.to_act[0]).notes


def worded(say: Say, seat: int | None = None, language: str = "en") -> str:
    """Return what is said, with a plain minus."""
    return words(language)(say, NAMES, seat).replace("\N{MINUS SIGN}", "-")


def labels(table: Table, language: str = "en") -> dict[str, str]:
    seat = table.match.to_act[0]
    return {text: worded(note.say, seat, language) for text, note in notes(table).items()}


@SEATS
def test_a_stated_gain_is_what_happens(seats: int) -> None:
    stated = 0
    for state, offered in decisions(seats):
        for text, note in offered.notes.items():
            if note.gain is not None:
                stated += 1
                assert note.gain == gained(state, text)
            else:
                assert not any(gained(state, text)), "certain points are stated"
        for plan in offered.plans:
            gain = gained(state, *plan.texts)
            assert plan.gain == gain or (plan.gain is None and not any(gain))
    assert stated


@SEATS
def test_final_is_what_cannot_be_taken_back(seats: int) -> None:
    for state, offered in decisions(seats):
        for text, note in offered.notes.items():
            assert note.final == (not state.revocable(CHOICES.index(text)))


@SEATS
def test_lights_name_cards_and_fords(seats: int) -> None:
    for state, offered in decisions(seats):
        for text, note in offered.notes.items():
            assert set(note.lights) <= {"target", "because", "from", "lost"}
            assert all(name in NOTATION for part in note.lights.values() for name in part)
            after = state.copy()
            after.step(CHOICES.index(text))
            if note.final:
                eaten = CARDS.names(after.eaten & ~state.eaten) if after.round == state.round else None
                assert eaten is None or tuple(eaten) == note.lights.get("lost", ())


@SEATS
def test_lights_are_where_things_happen(seats: int) -> None:
    """What is lit as `from` leaves the hand, and of all fords the one lit as `target` changes; other hands stay."""
    lit = 0
    for state, offered in decisions(seats):
        for text, note in offered.notes.items():
            after = state.copy()
            after.step(CHOICES.index(text))
            if note.final and after.round == state.round:
                used = CARDS.names(state.hand[state.mover] & ~after.hand[state.mover])
                assert note.lights["from"] == (("L",) if note.deed == "lion" else tuple(used))
                changed = [f"@{n + 1}" for n in range(5) if (state.row[n], state.closed >> n & 1) != look(after, n)]
                assert note.lights["target"] == tuple(changed)
                lit += 1
            elif not note.final and "@" not in text:
                assert note.lights["from"] == tuple(text.split("+"))
                assert note.lights["target"] == tuple(CHOICES[code] for code in after.codes())
    assert lit


def look(state: Mara, ford: int) -> tuple[int, int]:
    """Return what lies at a ford: its row, and whether a lion closes it."""
    return state.row[ford], state.closed >> ford & 1


@SEATS
def test_plans_are_whole_actions(seats: int) -> None:
    """Each plan is legal, choice by choice, and ends with a commit; no plan stands twice."""
    for state, offered in decisions(seats):
        assert len({plan.texts for plan in offered.plans}) == len(offered.plans) <= 12
        for plan in offered.plans:
            assert len(plan.texts) > 1
            after = state.copy()
            for text in plan.texts:
                assert CHOICES.index(text) in after.codes()
                final = not after.revocable(CHOICES.index(text))
                assert final == (text == plan.texts[-1])
                after.step(CHOICES.index(text))


@SEATS
def test_every_card_in_hand_is_offered_or_blocked(seats: int) -> None:
    for state, offered in decisions(seats):
        hand = CARDS.names(state.hand[state.to_act])
        if view(state, state.to_act).phase == "card":
            pairs = sum(0 < int(b) - int(a) <= 2 for a in hand for b in hand if a.isdecimal() and b.isdecimal())
            assert len(offered.notes) + len(offered.blocked) == len(set(hand)) + pairs


@SEATS
def test_every_ford_is_offered_or_blocked(seats: int) -> None:
    """The reason beside a barred ford is the one that its choice is refused with."""
    for state, offered in decisions(seats):
        seen = view(state, state.to_act)
        if seen.phase in ("ford", "lion"):
            at = "@" if seen.phase == "ford" else "L@"
            barred = [text for text in (f"{at}{ford}" for ford in range(1, 6)) if text not in offered.notes]
            assert [(block.rule, block.say) for block in offered.blocked] == [
                (reason(seen, text).rule, reason(seen, text).say) for text in barred
            ]
            assert {block.deed for block in offered.blocked} <= {note.deed for note in offered.notes.values()}


@SEATS
def test_every_refusal_names_a_rule(seats: int) -> None:
    ids = set(all_ids())
    for state, _ in decisions(seats, 1):
        seen = view(state, state.to_act)
        for code in set(range(len(CHOICES))) - set(state.codes()):
            why = reason(seen, CHOICES[code])
            assert why.rule in ids
            assert words("en")(why.say, NAMES, state.to_act)


@SEATS
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(seats: int, language: str) -> None:
    """60 characters but where several seats or animals are concerned, and questions 80; labels begin as sentences."""
    lengths = []
    for state, offered in decisions(seats, 2):
        for said in [note.say for note in offered.notes.values()] + [plan.say for plan in offered.plans]:
            label = words(language)(said, NAMES, state.to_act)
            assert label[0].isupper()
            assert not {"{", "}"} & set(label)
            lengths.append(len(label))
        assert len(words(language)(prompt_of(view(state, state.to_act)), NAMES, state.to_act)) <= 80
    assert sorted(lengths)[len(lengths) * 98 // 100] <= 60
    assert max(lengths) <= 90


# Labels ---------------------------------------------------------------------------------------------------------------


def test_cards() -> None:
    table = Table("A=33.35.36.Cg.E;B=1", "34B/40A/X/X/38A", "5")
    assert labels(table) == {
        "35": "Lay zebra 35 · ford 1",
        "36": "Lay antelope 36 · ford 1",
        "35+36": "Lay zebra 35 and antelope 36 · ford 1",
        "Cg": "Play gnu crocodile · fords 1, 2 and 5",
    }
    costs = [worded(note.cost) for note in notes(table).values() if note.cost is not None]
    assert costs == ["worth 5 later", "worth 3 later", "worth 8 later"]
    stuck = [(block.deed, worded(block.say), block.rule) for block in table.match.offers(0).blocked]
    assert stuck == [
        ("lay", "All open rows end above 33.", "MA-4.3"),
        ("pair", "The pair 33+35 fits no row.", "MA-5.4"),
        ("elephant", "No ford has 3 animals for an elephant.", "MA-7.1"),
    ]


def test_laying() -> None:
    table = Table("A=33.35.1;B=5", "10A/31B/-/X/34B", "6")
    table.match.play(0, "33+35")
    assert labels(table) == {
        "@1": "Lay antelope 33 and zebra 35 at ford 1 · after 10, gap 23",
        "@2": "Lay antelope 33 and zebra 35 at ford 2 · after 31, gap 2",
        "@3": "Lay antelope 33 and zebra 35 at ford 3 · new row",
    }
    assert [(block.deed, worded(block.say), block.rule) for block in table.match.offers(0).blocked] == [
        ("pair", "A lion closes ford 4.", "MA-4.9"),
        ("pair", "The row at ford 5 ends with 34. 33 is too low.", "MA-5.4"),
    ]
    assert labels(table, "it")["@2"] == "Al guado 2: antilope 33 e zebra 35 · dopo 31, salto 2"
    assert labels(table, "de")["@2"] == "Antilope 33 und Zebra 35 an Furt 2 · nach 31, Lücke 2"
    assert notes(table)["@2"].lights == {"from": ("33", "35"), "target": ("@2",), "because": ("31",)}


def test_an_elephant() -> None:
    table = Table("A=E;B=5", "3A.11B.14B.20A.28B/-/-/-/-", "41")
    table.match.play(0, "E")
    (note,) = notes(table).values()
    assert labels(table) == {"@1": "Elephant to ford 1 · you +7 and Bruno +14"}
    assert (note.gain, note.final, note.lights["because"]) == ((7, 14), True, ("3", "11", "14", "20", "28"))


def test_ones_own_points_are_told_first() -> None:
    table = Table("A=5;B=E", "3A.11B.14B.20A.28B/-/-/-/-", "41", turn="B")
    table.match.play(1, "E")
    assert labels(table) == {"@1": "Elephant to ford 1 · you +14 and Amina +7"}
    assert notes(table)["@1"].gain == (7, 14)


def test_a_super_crocodile() -> None:
    table = Table("A=S;B=5", "3A.11B/-/-/-/-", "41")
    table.match.play(0, "S")
    assert labels(table) == {"@1": "Super-crocodile to ford 1 · you -5 and Bruno -4"}
    assert notes(table)["@1"].lights["lost"] == ("3", "11")


def test_a_crocodile() -> None:
    table = Table("A=Cg;B=5", "4A.9B.13A.22B.24B/3B/-/-/-", "41")
    table.match.play(0, "Cg")
    assert labels(table) == {
        "@1": "Crocodile to ford 1 · front gnu 4 or all gnus: 4, 13 and 22",
        "@2": "Crocodile to ford 2 · only the front, antelope 3",
    }
    table.match.play(0, "@1")
    assert labels(table) == {
        "xf": "Only the front, gnu 4 · you -4 · 4 left, next above 24",
        "xs": "Eat all gnus: 4, 13 and 22 · you -8 and Bruno -4 · 2 left, next above 24",
    }
    assert labels(table, "it")["xs"] == "Morso: tutti gli gnu, 4, 13 e 22 · tu -8 e Bruno -4 · restano 2, poi oltre 24"
    assert labels(table, "de")["xf"] == "Nur vorn, Gnu 4 · du -4 · 4 bleiben, dann über 24"
    table = Table("A=Cg;B=5", "4A/-/-/-/-", "41")
    table.match.play(0, "Cg")
    table.match.play(0, "@1")
    assert labels(table) == {"xf": "Only the front, gnu 4 · you -4 · ford free"}
    (stuck,) = table.match.offers(0).blocked
    assert (stuck.deed, stuck.rule) == ("crocodile", "MA-9.7")


def test_a_lion() -> None:
    table = Table("A=16;B=3", "9B/X/-/-/-", "L.40").play("16@3")
    assert labels(table) == {"L@1": "Lion to ford 1 · Bruno -4", "L@3": "Lion to ford 3 · you -2"}
    assert [(block.deed, block.rule) for block in table.match.offers(0).blocked] == [
        ("lion", "MA-10.14"),
        ("lion", "MA-10.6"),
        ("lion", "MA-10.6"),
    ]
    free = Table("A=E;B=3", "4A.5B.6B/-/-/-/-", "L").play("E@1")
    assert labels(free)["L@2"] == "Lion to ford 2 · no animal there"


def test_plans_begin_with_the_best_elephant() -> None:
    table = Table("A=E.Cg.30;B=5", "3A.11A.14B/4B.7B.9A.13A/1B.2B.6B/-/X", "41")
    said = [worded(plan.say, 0) for plan in table.match.offers(0).plans]
    assert said[0] == "Elephant to ford 1 · you +9 and Bruno +5"
    assert "Crocodile to ford 3 · front gnu 1 · Bruno -5" in said
    assert said[-1] == "Elephant to ford 3 · Bruno +13"
    assert "Crocodile to ford 2 · all gnus: 4, 7 and 13 · you -4 and Bruno -9" in said
    actions = [tuple(split(action)) for action in table.actions()]
    table.match.play(0, "Cg")
    assert {plan.texts for plan in table.match.offers(0).plans} == {texts[1:] for texts in actions if texts[0] == "Cg"}


# Prompts --------------------------------------------------------------------------------------------------------------


def prompt(table: Table, seat: int | None) -> str:
    return worded(table.match.prompt(seat), seat)


def test_a_turn_with_little_choice() -> None:
    """Section 11.2: the only card, and a turn that can only harm the mover; the latter is said first."""
    one = Table("A=16.E;B=3", "9B/-/-/-/-")
    assert prompt(one, 0) == "Your turn. Your only possible card: gnu 16. You can't pass."
    assert prompt(Table("A=S.Cz;B=3", "9A/1B.4A/X/X/X"), 0) == "Your turn. Play a card. You can't pass."
    costly = Table("A=S.Cz;B=3", "9A/1A.2A/X/X/X")
    assert prompt(costly, 0) == "Your turn. Every play costs you animals. You can't pass."
    assert prompt(Table("A=E.S;B=3", "9A.10A.11A/12A/X/X/X"), 0) == "Your turn. Play a card. You can't pass."
    assert prompt(Table("A=1.S;B=3", "9A/-/X/X/X"), 0) == "Your turn. Play a card. You can't pass."
    assert prompt(Table("A=E.1;B=3", "9A.10A.11A/12A/X/X/X"), 0).startswith("Your turn. You have one possible play.")


def test_prompts() -> None:
    table = Table("A=16.Cg;B=3", "9B/4A/-/-/-", "L.40.41")
    assert prompt(table, 0) == "Your turn. Play a card. You can't pass."
    assert prompt(table, 1) == prompt(table, None) == "Amina chooses an action."
    table.match.play(0, "Cg")
    assert prompt(table, 0) == "Choose a ford: gnu crocodile."
    table.match.play(0, "@2")
    assert prompt(table, 0) == "Choose the bite: gnu crocodile at ford 2."
    assert prompt(table, 1) == "Amina chooses an action."
    table.match.play(0, "xf")
    assert (prompt(table, 0), prompt(table, 1)) == ("You draw.", "Amina draws.")
    table.draw()
    assert prompt(table, 0).startswith("You draw a lion. Choose a ford with animals")
    assert prompt(table, 1) == "Amina places a lion."
    assert Table("A=E;B=3", "4A.5B.6B/-/-/-/-").match.prompt(0).id == "mara-prompt-card-only"
    assert Table("A=E;B=3", "4A.5B.6B/-/-/-/-", "L").play("E@1").match.prompt(0).id == "mara-prompt-lion-free"
    assert prompt(Table("A=-;B=3"), None) == "The game is over."
    deal = Match("mara", seats=2, dealer=None)
    assert deal.prompt(0).id == "mara-prompt-dealer"
    deal.give("A")
    assert deal.prompt(None).id == "mara-prompt-deal"


# Refusals -------------------------------------------------------------------------------------------------------------

HAND = "A=16.33.35.Cg.E;B=3.7"
ROWS = "34B/40A.41A/X/38A.39A.42B/-"

REFUSED = [
    ("17", "MA-4.1", "Not in your hand: 17."),
    ("S", "MA-3.3", "Not in your hand: super-crocodile."),
    ("Cz", "MA-3.3", "Not in your hand: zebra crocodile."),
    ("33+34", "MA-5.1", "Not in your hand: 34."),
    ("16+33", "MA-5.1", "16 and 33 are no pair: the numbers must differ by 1 or 2."),
    ("16+16", "MA-5.1", "16 and 16 are no pair: the numbers must differ by 1 or 2."),
    ("35+33", "MA-5.3", "Write the lower number of a pair first: 33+35."),
    ("@1", "MA-3.3", "Choose a card first."),
    ("xf", "MA-3.3", "Choose a card first."),
    ("L@1", "MA-3.8", "A lion is never played. It is placed when it is drawn."),
    ("16@1", "MA-4.3", "The row at ford 1 ends with 34. 16 is too low."),
    ("16@3", "MA-4.9", "A lion closes ford 3."),
    ("33+35@1", "MA-5.4", "The row at ford 1 ends with 34. 33 is too low."),
    ("33+35@3", "MA-4.9", "A lion closes ford 3."),
    ("E@1", "MA-7.1", "Ford 1 has 1 animal. An elephant needs 3."),
    ("E@2", "MA-7.1", "Ford 2 has 2 animals. An elephant needs 3."),
    ("E@5", "MA-7.1", "Ford 5 has no animal. An elephant needs 3."),
    ("E@3", "MA-6.8", "A lion closes ford 3."),
    ("Cg@5", "MA-9.2", "Ford 5 has no animal to eat."),
    ("Cg@1xs", "MA-9.7", "The front is the only gnu: both bites are the same."),
    ("Cg@4xs", "MA-9.6", "No gnu is there. Only the front can be eaten."),
]


@pytest.mark.parametrize(("action", "rule", "said"), REFUSED)
def test_why_an_action_is_refused(action: str, rule: str, said: str) -> None:
    table = Table(HAND, ROWS, "5.6")
    with pytest.raises(Illegal) as refusal:
        table.play(action)
    assert (refusal.value.rule, worded(refusal.value.say)) == (rule, said)


@pytest.mark.parametrize(
    ("hands", "rows", "text", "rule", "said"),
    [
        ("A=4.40;B=1", "34B/30A/X/X/38A", "4", "MA-4.3", "All open rows end above 4."),
        ("A=33.35;B=1", "34B/40A/X/X/38A", "33+35", "MA-5.4", "The pair 33+35 fits no row."),
        ("A=4.E;B=1", "34B/-/X/X/38A", "E", "MA-7.1", "No ford has 3 animals for an elephant."),
        ("A=4.Ca;B=1", "-/-/-/-/-", "Ca", "MA-9.2", "No animal to eat: antelope crocodile."),
        ("A=4.S;B=1", "-/-/-/-/-", "S", "MA-8.1", "No animal to eat: super-crocodile."),
    ],
)
def test_why_a_card_cannot_be_played(hands: str, rows: str, text: str, rule: str, said: str) -> None:
    table = Table(hands, rows)
    with pytest.raises(Illegal) as refusal:
        table.play(text)
    assert (refusal.value.rule, worded(refusal.value.say)) == (rule, said)


def why(table: Table, text: str, seat: int | None = 0) -> tuple[str, str]:
    seen = table.match.view(seat)
    refused = reason(seen, text)
    return refused.rule, worded(refused.say)


def test_why_a_choice_is_out_of_place() -> None:
    table = Table("A=16.Cg.S;B=3", "9B.14A/-/-/X/-", "L.40")
    assert why(table, "16", 1) == why(table, "16", None) == ("MA-1.2", "Another seat is to act.")
    table.match.play(0, "Cg")
    assert why(table, "16") == ("MA-3.3", "You have chosen gnu crocodile. Take it back to play another card.")
    assert why(table, "xf") == ("MA-6.1", "Choose the ford first.")
    table.match.play(0, "@1")
    assert why(table, "@2") == ("MA-9.5", "Choose the bite, or take the crocodile back.")
    assert why(table, "xs") == ("MA-9.6", "No gnu is there. Only the front can be eaten.")
    table.play("xf")
    assert why(table, "16") == ("MA-10.4", "Place the lion first.")
    assert why(table, "L@4") == ("MA-10.14", "Ford 4 has a lion already.")
    assert why(table, "L@2") == ("MA-10.6", "Ford 2 has no animals. A lion goes where animals are.")
    assert why(Table("A=-;B=3"), "16") == ("MA-13.4", "The game is over.")
    super_crocodile = Table("A=S;B=3", "9B.14A/-/-/X/-")
    super_crocodile.match.play(0, "S")
    assert why(super_crocodile, "@2") == ("MA-8.1", "Ford 2 has no animal to eat.")
    assert why(super_crocodile, "@4") == ("MA-6.8", "A lion closes ford 4.")


@pytest.mark.parametrize("text", ["43", "0", "016", "7+8+9", "Cx", "L", "@6", "@0", "xx", "16@1", "e", "?", "1+"])
def test_what_is_no_choice_cannot_be_read(text: str) -> None:
    assert not re.fullmatch(game("mara").notation.GRAMMAR, text)
    with pytest.raises(Unreadable):
        Table("A=16;B=3").match.play(0, text)


def test_taking_back() -> None:
    """Section 5.7: a staged card and a crocodile's ford can be taken back, a commit never."""
    table = Table("A=16.Cg;B=3", "9B.13A/-/-/-/-", "40.41")
    for text in ("Cg", "@1"):
        table.match.play(0, text)
    assert table.match.undo(0) == ["@1"]
    assert table.match.view(0).staged == ("Cg",)
    assert table.match.undo(0) == ["Cg"]
    assert not table.match.can_undo(0)
    table.play("16@2")
    assert not table.match.can_undo(0)
    empty = Table("A=16.17;B=3.4").play("16@1")
    assert not empty.match.can_undo(0), "with an empty pile neither"
    lion = Table("A=16;B=3", "9B/-/-/-/-", "L.40").play("16@3", "L@1")
    assert not lion.match.can_undo(0)
