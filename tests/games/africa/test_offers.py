"""Offers: labels and certain gains, what to light, what is blocked and why, plans (ux 3.6, section 12.1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mezani import Illegal, Rng, State, game
from mezani.core.ground import CHANCE
from mezani.core.offer import Offers
from mezani.core.say import Argument, Say, seat_name
from mezani.games.africa.box import BOX
from mezani.games.africa.offers import offers, prompt, reason
from mezani.games.africa.view import View, view
from tests.contract.walks import random_options, walk
from tests.games.africa.scenes import Scene, scene

FOUND = game("africa")
TEXTS, CODE_OF = FOUND.notation.CHOICES, FOUND.code_of


def decisions(seats: int, seed: int) -> Iterator[tuple[State, View, list[str]]]:
    """Yield the decisions of a random game: state, view of the seat to act, legal texts."""
    rng = Rng(seed)
    for state in walk(FOUND, seats, rng, random_options(FOUND, seats, rng)):
        if state.to_act >= 0:
            yield state, view(state, state.to_act), [TEXTS[code] for code in state.codes()]  # type: ignore[arg-type]


def offered(table: Scene) -> Offers:
    """Return what the seat to act of a scene is told."""
    return table.match.offers(table.seat)


def after(state: State, *texts: str) -> State:
    """Return a copy in which choices were made."""
    copy = state.copy()
    for text in texts:
        assert CODE_OF[text] in copy.codes()
        copy.step(CODE_OF[text])
    return copy


def change(state: State, other: State) -> tuple[int, ...]:
    """Return how the scores differ, points of play and what counts at the end alike."""
    return tuple(new - old for old, new in zip(state.scores(), other.scores(), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_stated_gain_is_what_happens(seats: int) -> None:
    stated = dict.fromkeys(("do:research", "settle", "drop"), 0)
    for seed in range(4):
        for state, now, legal in decisions(seats, seats + 10 * seed):
            for text, note in offers(now, legal).notes.items():
                if note.gain is None:
                    continue
                assert note.gain == change(state, after(state, text)), text
                word = text if text.startswith("do:") else text.partition(":")[0]
                stated[word] += 1
    assert min(stated.values()) > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_what_scores_at_once_has_a_gain(seats: int) -> None:
    """Where a choice changes the points of play and luck has no part in it, the gain is stated."""
    for state, now, legal in decisions(seats, seats):
        for text, note in offers(now, legal).notes.items():
            new = view(after(state, text), None)  # type: ignore[arg-type]
            if new.points != now.points:
                assert note.gain is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_plans_are_legal_and_gain_what_they_say(seats: int) -> None:
    tried = 0
    for state, now, legal in decisions(seats, seats + 30):
        plans = offers(now, legal).plans
        assert len(plans) <= 12
        for plan in plans:
            tried += 1
            assert 2 <= len(plan.texts) <= 3
            end = after(state, *plan.texts)
            assert (end.to_act == CHANCE) is plan.final
            if plan.gain is not None:
                assert plan.gain == change(state, end)
    assert tried > 50


def test_what_is_final_cannot_be_taken_back() -> None:
    for state, now, legal in decisions(3, 40):
        for text, note in offers(now, legal).notes.items():
            assert note.final is not state.revocable(CODE_OF[text])


def test_cities_flips_and_the_end_of_a_turn_are_final() -> None:
    """A flip says besides that its worth is hidden."""
    hidden = Say("africa-offer-hidden")
    cities = offered(scene(decision="START_CITY", rest="down")).notes
    assert {note.final for note in cities.values()} == {True}
    assert (cities["city:A1"].say.args["n"], cities["city:G4"].say.args["n"]) == (3, 4)
    deeds = offered(scene(down={"F6": "lion"}, moves="opt:B walk:F5")).notes
    assert {note.final for note in deeds.values()} == {False}
    flip = offered(scene(down={"F6": "lion"}, moves="opt:B walk:F5 do:flip")).notes["flip:F6"]
    assert (flip.final, flip.cost, flip.gain) == (True, hidden, None)
    end = offered(scene(moves="opt:A leap:C4")).notes["end"]
    assert (end.final, end.cost) == (True, None)


def test_where_an_explorer_comes_from_is_lit() -> None:
    assert offered(scene(moves="opt:A")).notes["leap:C4"].lights == {"target": ("C4",), "from": ("F5",)}
    walks = offered(scene(moves="opt:B")).notes
    assert walks["walk:F7"].lights == {"target": ("F7",), "from": ("F5", "F6")}
    assert walks["walk:F6"].lights == {"target": ("F6",), "from": ("F5",)}
    assert walks["walk:F5"].lights == {"target": ("F5",)}


def test_before_a_walk_the_near_spaces_are_lit_apart_from_the_far_ones() -> None:
    notes = offered(scene(at=["F5", "F6"], down={"F4": "lion"})).notes
    near, far = notes["opt:B"].lights["target"], notes["opt:A"].lights["target"]
    assert notes["opt:B"].lights["from"] == notes["opt:A"].lights["from"] == ("F5",)
    assert {"F5", "E5", "E6", "G5", "D5"} <= {*near}
    assert {"F4", "F6"}.isdisjoint({*near, *far})
    assert {*near}.isdisjoint(far)
    assert len(near) + len(far) == len(BOX.spaces) - 2


def test_goods_to_swap_are_lit_as_the_notation_writes_them() -> None:
    goods = [{"statue": 3}, {"kettle": 2}]
    notes = offered(scene(down={"F6": "statue"}, goods=goods, moves="opt:B walk:F5 do:flip flip:F6")).notes
    assert notes["swap:s2.kettle"].lights == {"target": ("s2.kettle",), "from": ("s1.statue",)}
    assert notes["swap:none"].lights == {"target": ("s1.statue",)}


def test_what_lights_is_on_the_map() -> None:
    goods = {f"s{seat}.{kind}" for seat in range(1, 5) for kind in BOX.of_class("goods")}
    for _, now, legal in decisions(4, 41):
        made = offers(now, legal)
        for lights in (*(note.lights for note in made.notes.values()), *(plan.lights for plan in made.plans)):
            assert lights.keys() <= {"target", "because", "from"}
            known = goods if now.phase == "swap" else {*BOX.spaces, "camp"}
            assert {space for spaces in lights.values() for space in spaces} <= known
        for text, note in made.notes.items():
            word, _, what = text.partition(":")
            if word in ("city", "leap", "walk", "flip", "settle", "lift", "drop"):
                assert note.lights["target"] == (what,)
            if word in ("settle", "drop") and note.lights["because"]:
                kind = now.board[now.lifted or now.fresh_space or ""]
                because = {now.board.get(space, "") for space in note.lights["because"]}
                assert because <= ({"", "nomad"} if kind == "nomad" else {kind})


# Labels ---------------------------------------------------------------------------------------------------------------


def test_an_exchange_tells_what_it_is_worth_to_both() -> None:
    goods = [{"statue": 3, "kettle": 1}, {"kettle": 4, "statue": 1}]
    table = scene(down={"F6": "statue"}, goods=goods, moves="opt:B walk:F5 do:flip flip:F6")
    note = offered(table).notes["swap:s2.kettle"]
    worth = {name: note.say.args[name] for name in ("before", "after", "their-before", "their-after")}
    assert worth == {"before": 9, "after": 12, "their-before": 9, "their-after": 12}
    assert note.gain is None
    assert note.cost == Say("africa-offer-later")


def test_camps_and_flips_tell_what_is_certain() -> None:
    tiles = {"F6": "zebra", "E5": "monument", "F4": "gold2", "G4": "gem1"}
    notes = offered(scene(tiles=tiles, down={"E6": "lion"}, moves="opt:B walk:F5")).notes
    assert notes["do:research"].gain == (2, 0)
    assert notes["do:research"].lights == {"target": ("F5",), "from": ("camp",), "because": ("E5", "F6")}
    assert notes["do:mine"].lights == {"target": ("F5",), "from": ("camp",), "because": ("F4", "G4")}
    assert notes["do:mine"].cost == Say("africa-offer-later")
    assert notes["do:mine"].gain is None
    gold, gems = Say("africa-piece-many-gold", {"n": 2}), Say("africa-piece-many-gems", {"n": 1})
    assert notes["do:mine"].say == Say("africa-offer-mine", {"spoils": (gold, gems)})
    assert notes["do:flip"].gain is None
    assert notes["do:flip"].cost == Say("africa-offer-hidden")
    assert notes["do:skip"].gain is None


@pytest.mark.parametrize(("kind", "gains"), [("lion", {"F6": 2, "B3": 3}), ("nomad", {"F6": 5, "K3": 6})])
def test_a_fresh_tile_tells_what_it_scores_at_each_space(kind: str, gains: dict[str, int]) -> None:
    tiles = {"C3": "lion", "C4": "lion", "F7": "lion"}
    notes = offered(scene(tiles=tiles, down={"F6": kind}, moves=FLIPPED)).notes
    assert {space: notes[f"settle:{space}"].gain for space in gains} == {space: (n, 0) for space, n in gains.items()}
    assert "from" not in notes["settle:F6"].lights
    assert notes[f"settle:{[*gains][-1]}"].lights["from"] == ("F6",)


def test_what_can_be_moved_tells_the_most_it_scores() -> None:
    tiles = {"F6": "lion", "F4": "zebra", "F5": "rhino", "C3": "lion", "C4": "lion", "K3": "zebra"}
    table = scene(tiles=tiles, moves="opt:B walk:F5")
    deed = offered(table).notes["do:animal"]
    assert (deed.say.args["n"], deed.lights["target"]) == (2, ("F4", "F6"))
    table.play("do:animal")
    lifts = offered(table).notes
    assert {text: note.say.args["n"] for text, note in lifts.items()} == {"lift:F4": 1, "lift:F6": 2}
    table.play("lift:F6")
    drop = offered(table).notes["drop:B3"]
    assert drop.gain == (2, 0)
    assert drop.lights == {"target": ("B3",), "because": ("C3", "C4"), "from": ("F6",)}
    assert drop.say.args["before"] == 0


# Refusals -------------------------------------------------------------------------------------------------------------

FLIPPED = "opt:B walk:F5 do:flip flip:F6"
STRICT = {"options": {"worthless_camps": False}, "moves": "opt:B walk:F5"}
SWAPPED = {"players": 3, "down": {"F6": "statue"}, "goods": [{}, {"kettle": 2, "statue": 1}, {}], "moves": FLIPPED}
LIONS = {"tiles": {"F6": "lion", "F7": "lion", "F4": "zebra", "C3": "zebra", "A2": "gold1"}}
NOMADS = {"rest": "down", "bare": ["F5", "C3", "C4", "C5"], "tiles": {"F6": "nomad", "F4": "gem1", "F7": "gem1"}}
FRESH_LION = {"tiles": {"F7": "lion", "C3": "lion"}, "camps": ["E5"], "down": {"F6": "lion"}, "moves": FLIPPED}
FRESH_NOMAD = {"rest": "down", "bare": ["F5", "C3"], "down": {"F6": "nomad"}, "moves": FLIPPED}

REFUSALS = [
    ({}, "end", "expects-option", "AF-4.2"),
    ({}, "walk:F5", "expects-option", "AF-4.2"),
    ({"moves": "opt:A"}, "walk:F5", "expects-leap", "AF-5.5"),
    ({"moves": "opt:A"}, "leap:F5", "already-there", "AF-5.4"),
    ({"moves": "opt:A"}, "leap:Q1", "occupied", "AF-5.1"),
    ({"moves": "opt:A", "down": {"C3": "lion"}}, "leap:C3", "face-down", "AF-5.1"),
    ({"moves": "opt:A leap:C4"}, "opt:B", "expects-turn_end", "AF-4.2"),
    ({"moves": "opt:B walk:F5 do:skip walk:F5 do:skip"}, "walk:F5", "expects-turn_end", "AF-4.2"),
    ({"moves": "opt:B"}, "opt:A", "expects-walk", "AF-4.4"),
    ({"moves": "opt:B"}, "walk:F9", "too-far", "AF-6.3"),
    ({"moves": "opt:B", "down": {"F6": "lion"}}, "walk:F6", "face-down", "AF-6.2"),
    ({"moves": "opt:B", "at": ["F5", "F6"]}, "walk:F6", "occupied", "AF-6.2"),
    ({"moves": "opt:B walk:F5"}, "walk:F5", "expects-act", "AF-4.4"),
    ({"moves": "opt:B walk:F5"}, "do:flip", "no-tile-to-flip", "AF-8.1"),
    ({"moves": "opt:B walk:F5"}, "do:animal", "no-animal", "AF-10.1"),
    ({"moves": "opt:B walk:F5"}, "do:nomad", "no-nomad", "AF-11.1"),
    ({"moves": "opt:B walk:F5", "tiles": {"F6": "lion"}}, "do:animal", "animals-stuck", "AF-10.2"),
    ({"moves": "opt:B walk:F5", "tiles": {"F6": "nomad"}}, "do:nomad", "nomads-stuck", "AF-11.2"),
    ({"moves": "opt:B walk:F5", "hand": [0, 0]}, "do:mine", "no-camp", "AF-13.1"),
    (STRICT, "do:mine", "nothing-to-mine", "AF-13.7"),
    (STRICT, "do:research", "nothing-to-research", "AF-13.7"),
    ({"moves": "opt:B walk:F5 do:flip", "down": {"F6": "lion"}}, "do:skip", "expects-flip", "AF-8.1"),
    ({"moves": "opt:B walk:F5 do:flip", "down": {"F6": "lion"}}, "flip:F4", "not-face-down", "AF-8.1"),
    ({"moves": "opt:B walk:F5 do:flip", "down": {"F6": "lion"}}, "flip:A1", "not-beside", "AF-8.1"),
    (SWAPPED, "walk:F5", "expects-swap", "AF-8.4"),
    (SWAPPED, "swap:s2.kettle", "swap-few", "AF-8.6"),
    (SWAPPED, "swap:s2.mask", "has-none", "AF-8.6"),
    (SWAPPED, "swap:s2.statue", "swap-same", "AF-8.6"),
    (SWAPPED, "swap:s1.kettle", "swap-with-self", "AF-8.6"),
    (SWAPPED, "swap:s4.kettle", "no-seat", "AF-8.6"),
    (SWAPPED, "swap:s2.pearl", "no-goods", "AF-8.6"),
    (SWAPPED | {"options": {"exchanges_per_good": 0}}, "swap:s2.kettle", "no-exchanges", "AF-8.8"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal"}, "drop:F4", "expects-lift", "AF-10.1"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal"}, "lift:C3", "not-in-reach", "AF-10.1"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal"}, "lift:E5", "not-animal", "AF-10.1"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal"}, "lift:F6", "animal-stuck", "AF-10.2"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal lift:F4"}, "lift:F4", "expects-drop", "AF-10.3"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal lift:F4"}, "drop:F6", "not-empty", "AF-10.3"),
    (LIONS | {"moves": "opt:B walk:F5 do:animal lift:F4"}, "drop:F9", "not-more-animals", "AF-10.4"),
    (NOMADS | {"moves": "opt:B walk:F5 do:nomad"}, "lift:C3", "not-in-reach", "AF-11.1"),
    (NOMADS | {"moves": "opt:B walk:F5 do:nomad"}, "lift:F4", "not-nomad", "AF-11.1"),
    (NOMADS | {"moves": "opt:B walk:F5 do:nomad"}, "end", "expects-lift", "AF-11.1"),
    (NOMADS | {"moves": "opt:B walk:F5 do:nomad lift:F6"}, "drop:F4", "not-empty", "AF-11.3"),
    (NOMADS | {"moves": "opt:B walk:F5 do:nomad lift:F6"}, "drop:A1", "not-more-empty", "AF-11.4"),
    (FRESH_LION, "walk:F5", "expects-settle", "AF-9.1"),
    (FRESH_LION, "settle:F7", "not-empty", "AF-9.3"),
    (FRESH_LION, "settle:B2", "not-more-animals", "AF-9.2"),
    (FRESH_NOMAD, "walk:F5", "expects-settle", "AF-11.7"),
    (FRESH_NOMAD, "settle:D4", "not-empty", "AF-11.8"),
    (FRESH_NOMAD, "settle:C3", "not-more-empty", "AF-11.8"),
    ({"decision": "START_CITY", "at": []}, "opt:B", "expects-start_city", "AF-3.2"),
    ({"decision": "START_CITY", "at": []}, "city:F5", "no-city", "AF-3.2"),
    ({"decision": "START_CITY", "at": [], "moves": "city:A1"}, "city:A1", "city-taken", "AF-3.2"),
    ({"players": 5, "rest": "down", "at": ["A1", "B8", "G4", "J6", "Q1"]}, "opt:A", "no-travel", "AF-5.2"),
]


@pytest.mark.parametrize(("setting", "text", "why", "rule"), REFUSALS, ids=lambda case: str(case)[:24])
def test_a_refusal_says_why(setting: dict[str, object], text: str, why: str, rule: str) -> None:
    table = scene(**setting)
    assert text not in table.legal
    if text.startswith("city:F"):
        refused = reason(table.match.view(table.seat), text)
        assert (refused.say.id, refused.rule) == (f"africa-why-{why}", rule)
        return
    with pytest.raises(Illegal) as refusal:
        table.match.play(table.seat, text)
    assert (refusal.value.say.id, refusal.value.rule) == (f"africa-why-{why}", rule)


def test_after_the_end_nothing_is_chosen() -> None:
    table = scene(monuments=8, down={"F6": "monument"}, moves=FLIPPED)
    refused = reason(table.view, "opt:B")
    assert (refused.say.id, refused.rule) == ("africa-why-over", "AF-14.1")


def test_refusals_tell_numbers() -> None:
    table = scene(**LIONS, moves="opt:B walk:F5 do:animal lift:F4")
    refused = reason(table.match.view(0), "drop:F9")
    assert refused.say.args == {"space": "F9", "n": 0, "least": 0}
    table = scene(**SWAPPED)
    refused = reason(table.match.view(0), "swap:s2.kettle")
    assert refused.say.args == {"need": Say("africa-piece-many-statue", {"n": 2}), "have": 1}


# Blocked deeds --------------------------------------------------------------------------------------------------------


def blocked(table: Scene) -> list[tuple[str, str, str]]:
    return [(each.deed, each.say.id.removeprefix("africa-why-"), each.rule) for each in offered(table).blocked]


def test_what_is_not_possible_now_is_shown_with_its_reason() -> None:
    assert blocked(scene(hand=[0, 0], moves="opt:B walk:F5")) == [
        ("flip", "no-tile-to-flip", "AF-8.1"),
        ("animal", "no-animal", "AF-10.1"),
        ("nomad", "no-nomad", "AF-11.1"),
        ("research", "no-camp", "AF-13.1"),
        ("mine", "no-camp", "AF-13.1"),
    ]
    assert blocked(scene()) == []
    assert blocked(scene(players=5, rest="down", at=["A1", "B8", "G4", "J6", "Q1"])) == [
        ("travel", "no-travel", "AF-5.2")
    ]
    assert blocked(scene(**LIONS, moves="opt:B walk:F5 do:animal")) == [("animal", "animal-stuck", "AF-10.2")]
    assert blocked(scene(**SWAPPED)) == [("swap", "swap-few", "AF-8.6")]


def test_the_exchanges_that_are_missing_are_shown_with_what_they_need() -> None:
    """Neither those that can be made, nor those for the same type, nor one's own goods."""
    goods = [{"drum": 4}, {"kettle": 1, "mask": 3, "statue": 4}, {}]
    (missing,) = offered(scene(**SWAPPED | {"goods": goods})).blocked
    need: dict[str, Argument] = {"need": Say("africa-piece-many-statue", {"n": 3}), "have": 1}
    assert (missing.deed, missing.rule, missing.say) == ("swap", "AF-8.6", Say("africa-why-swap-few", need))
    assert blocked(scene(**SWAPPED | {"goods": [{"drum": 4}, {"statue": 4}, {}]})) == [("swap", "no-swap", "AF-8.6")]
    none = SWAPPED | {"goods": goods, "options": {"exchanges_per_good": 0}}
    assert blocked(scene(**none)) == [("swap", "no-exchanges", "AF-8.8")]


def test_there_is_one_note_per_choice_and_one_deed_per_action() -> None:
    for _, now, legal in decisions(3, 42):
        made = offers(now, legal)
        assert list(made.notes) == legal
        if now.phase == "act":
            deeds = {note.deed for note in made.notes.values()} | {each.deed for each in made.blocked}
            assert deeds == {"flip", "animal", "nomad", "research", "mine", "skip"}


# Prompts --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "id"),
    [
        ({}, "option"),
        ({"moves": "opt:A"}, "leap"),
        ({"moves": "opt:B"}, "walk"),
        ({"moves": "opt:B walk:F5"}, "act"),
        ({"moves": "opt:A leap:C4"}, "turn_end"),
        (SWAPPED, "swap"),
        (FRESH_LION, "settle-animal"),
        (FRESH_NOMAD, "settle-nomad"),
        (LIONS | {"moves": "opt:B walk:F5 do:animal"}, "lift-animal"),
        (NOMADS | {"moves": "opt:B walk:F5 do:nomad lift:F6"}, "drop-nomad"),
        ({"decision": "START_CITY", "at": []}, "start_city"),
    ],
)
def test_the_seat_to_act_is_asked_and_others_wait(setting: dict[str, object], id: str) -> None:
    table = scene(**setting)
    assert table.match.prompt(table.seat).id == f"africa-prompt-{id}"
    waiting = Say("africa-prompt-waiting", {"who": seat_name(table.seat)})
    assert prompt(table.view) == table.match.prompt(1 - table.seat) == waiting


def test_while_luck_decides_everybody_waits_for_the_seat_that_flips() -> None:
    table = scene(at=["F5", "F7"], down={"F6": "lion"}, moves="opt:A leap:F4 end opt:B walk:F7 do:flip")
    table.match.play(1, "flip:F6")
    for seat in (None, 0, 1):
        assert table.match.prompt(seat) == Say("africa-prompt-waiting", {"who": seat_name(1)})
    table.match.give("lion")
    assert table.match.prompt(1).id == "africa-prompt-settle-animal"


def test_after_the_end_nobody_is_asked() -> None:
    table = scene(monuments=8, down={"F6": "monument"}, moves=FLIPPED)
    assert table.match.prompt(0) == table.match.prompt() == Say("africa-prompt-over")
