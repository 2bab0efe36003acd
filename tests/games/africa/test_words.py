"""What people read: short, addressed to the reader, and nothing that is never said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mezani import Match, Rng, game
from mezani.core.say import Say, seat_name
from mezani.games.africa import box, describe, lines
from mezani.games.africa.pieces import place
from mezani.words import LANGUAGES, words
from tests.contract.walks import play_out
from tests.games.africa.scenes import Scene, scene

FOLDER = Path(box.__file__).parent
NAMES = ["Amina", "Bruno", "Chiara", "Kifaru", "Giulia"]
LONGEST_LABEL, LONGEST_PROMPT = 60, 80
MADE_BY = {"Say": (0, ""), "say": (1, "africa-event-"), "why": (1, "africa-why-")}
"""Functions that name a message: which argument, and what they put before it."""


def messages() -> set[str]:
    """Return the ids of the catalogue."""
    text = (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(africa-[\w-]+) =", text, re.MULTILINE))


def named() -> Iterator[str]:
    """Yield a pattern for each message that the game's code names."""
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE_BY:
                place, before = MADE_BY[node.func.id]
                for text in texts(node.args[place]) if len(node.args) > place else ():
                    yield before + text


def texts(node: ast.expr) -> list[str]:
    """Return the patterns that an expression for an id stands for."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]*" for p in node.values)]
    return [re.escape(node.value)] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_message_is_named_and_every_name_has_a_message() -> None:
    patterns, ids = set(named()), messages()
    said = {id for id in ids if any(re.fullmatch(pattern, id) for pattern in patterns)}
    outside = {id for id in ids if re.match("africa-(title|option|rule|deed|do|screen)-?", id)}
    assert said | outside == ids
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, id) for id in ids)] == []


def test_every_group_of_choices_has_a_heading() -> None:
    deeds, rng = set(), Rng(3)
    match = Match("africa", seats=3, seed=3)
    while not match.over:
        offers = match.offers(match.to_act[0])
        deeds |= {note.deed for note in offers.notes.values()} | {each.deed for each in offers.blocked}
        play_out(match, rng, most=1)
    assert {id.removeprefix("africa-deed-") for id in messages() if id.startswith("africa-deed-")} == deeds


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_prompts_are_short(language: str) -> None:
    speak, rng = words(language), Rng(6)
    for seats in (2, 5):
        match = Match("africa", seats=seats, seed=6)
        while not match.over:
            (seat,) = match.to_act
            offers = match.offers(seat)
            assert len(speak(match.prompt(seat), NAMES, seat)) <= LONGEST_PROMPT
            for say in (*(note.say for note in offers.notes.values()), *(plan.say for plan in offers.plans)):
                assert len(speak(say, NAMES, seat)) <= LONGEST_LABEL, speak(say, NAMES, seat)
            play_out(match, rng, most=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_blame_and_no_noise(language: str) -> None:
    """House style (ux 8.1): no exclamation marks, no gendered pairs, digits for numbers."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    said = re.sub(r"^#.*", "", text, flags=re.MULTILINE)
    assert "!" not in said
    assert re.findall(r"\w/[aeino]\b|\(in\)|\*innen|:in\b", said) == []
    assert re.findall(r"(?i)\b(please|oops|sorry|bitte|per favore)\b", said) == []


def log_of(table: Scene, reader: int | None, language: str) -> list[str]:
    """Return what a reader reads of the last moves."""
    speak = words(language)
    said = [lines.line(seen) for seen in table.seen]
    return [speak(line, NAMES, reader) for line in said if line is not None]


EXCHANGE = "opt:B walk:F5 do:flip flip:F6 swap:s2.kettle"


@pytest.mark.parametrize(
    ("language", "mine", "theirs", "public"),
    [
        (
            "en",
            ["You flip F6: statue.", "You now have 2 statues.", "You swap 2 statues for 2 kettles of Bruno."],
            "Amina swaps 2 statues for your 2 kettles.",
            "Amina swaps 2 statues for 2 kettles of Bruno.",
        ),
        (
            "it",
            ["Giri F6: statua.", "Ora hai 2 statue.", "Scambi 2 statue con 2 paioli di Bruno."],
            "Amina ti dà 2 statue in cambio di 2 paioli.",
            "Amina scambia 2 statue con 2 paioli di Bruno.",
        ),
        (
            "de",
            [
                "Du deckst F6 auf: Statue.",
                "Du hast jetzt 2 Statuen.",
                "Du tauschst 2 Statuen gegen 2 Kessel von Bruno.",
            ],
            "Amina tauscht mit dir 2 Statuen gegen 2 Kessel.",
            "Amina tauscht 2 Statuen gegen 2 Kessel von Bruno.",
        ),
    ],
)
def test_the_log_speaks_to_its_reader(language: str, mine: list[str], theirs: str, public: str) -> None:
    table = scene(down={"F6": "statue"}, goods=[{"statue": 1}, {"kettle": 2}], moves=EXCHANGE)
    assert log_of(table, 0, language) == mine
    assert log_of(table, 1, language)[-1] == theirs
    assert log_of(table, None, language)[-1] == public


def test_the_log_of_a_settling_and_of_the_end() -> None:
    table = scene(
        players=3,
        tiles={"C3": "lion", "C4": "lion"},
        down={"F6": "lion", "E5": "monument"},
        monuments=10,
        gold=[0, 3, 3],
        moves="opt:B walk:F5 do:flip flip:F6 settle:B3 walk:F5 do:flip flip:E5",
    )
    assert log_of(table, 2, "en") == [
        "Amina flips F6: lion.",
        "Amina moves it from F6 to B3, beside 2 lions.",
        "Amina +3, now 3.",
        "Amina flips E5: monument.",
        "Amina +3, now 6.",
        "Amina flips the last monument. The game ends.",
        "Amina has no goods.",
        "Bruno has no goods.",
        "You have no goods.",
        "Gold: Bruno 8 (3 pieces) and you 8 (3 pieces).",
        "Nobody has gems.",
        "Bruno and Chiara win together with 8.",
    ]


def test_the_table_in_words() -> None:
    table = scene(
        tiles={"F6": "lion", "F5": "gold2"}, camps=["E5"], down={"E6": "mask"}, goods=[{"drum": 2}, {}], gems=[0, 2]
    )
    table.play("opt:B")
    said = [words("en")(line, NAMES, 0) for line in describe.describe(table.match.view(0))]
    assert said == [
        "Turn 1: you.",
        "Action 1 of 2.",
        "You: 0 points, 2 camps in hand.",
        "Your goods: 2 drums. Worth 3 now.",
        "You stand at F5, Niger Bend, on: 2 gold.",
        "Beside you: E5 camp, E6 face-down tile, F4 empty, F6 lion, G4 empty and G5 empty.",
        "Bruno: 0 points, 2 camps in hand.",
        "Bruno has mined 2 gems.",
        "Bruno stands at Q1, Cape Town.",
        "Beside Bruno: P1 empty, P2 empty and Q2 empty.",
        "Monuments face up: 0 of 9. Camps in the supply: 8.",
        "Face up, 2 gold: F5.",
        "Face up, lion: F6.",
        "Camps: E5.",
        "Face-down tiles: 1. Among them 1 good.",
        "Gem prizes now: Bruno 10.",
        "If the game ended now: Bruno 10 and you 3.",
    ]


FLIP = "opt:B walk:F5 do:flip flip:F6"


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"moves": "opt:A leap:C4"}, ["You travel from F5 to C4, Central Sahara."]),
        ({"moves": "opt:B walk:F7 do:skip"}, ["You walk from F5 to F7, Lake Chad.", "You take no action."]),
        (
            {"down": {"F6": "gold2"}, "score": [48, 0], "moves": FLIP},
            ["You flip F6: 2 gold.", "You +2, now 50.", "You reach 50 points."],
        ),
        (
            {"down": {"F6": "monument"}, "moves": FLIP},
            ["You flip F6: monument.", "You receive a camp: monument 1 of 9."],
        ),
        (
            {"down": {"F6": "nomad"}, "moves": f"{FLIP} settle:F6"},
            ["You flip F6: nomads.", "You leave the nomads at F6, 6 empty spaces around.", "You +6, now 6."],
        ),
        (
            {"down": {"F6": "lion"}, "tiles": {"F7": "lion"}, "moves": f"{FLIP} settle:F6"},
            ["You flip F6: lion.", "You leave it at F6, beside 1 lion.", "You +2, now 2."],
        ),
        (
            {"tiles": {"F6": "lion", "C3": "lion", "C4": "lion"}, "moves": "opt:B walk:F5 do:animal lift:F6 drop:B3"},
            ["You move an animal from F6 to B3, beside 2 lions, before 0.", "You +2, now 2."],
        ),
        (
            {"tiles": {"F6": "nomad"}, "camps": ["E6", "E7"], "moves": "opt:B walk:F5 do:nomad lift:F6 drop:K3"},
            ["You move nomads from F6 to K3, 6 empty spaces around, before 4.", "You +2, now 2."],
        ),
        (
            {"tiles": {"F6": "lion", "E5": "gem1", "F4": "gold2"}, "moves": "opt:B walk:F5 do:mine"},
            ["You build a mining camp at F5.", "You take 2 gold and 1 gem."],
        ),
        ({"moves": "opt:B walk:F5 do:mine"}, ["You build a mining camp at F5.", "You take nothing."]),
        ({"moves": "opt:B walk:F5 do:research"}, ["You build a research camp at F5.", "You +0, now 0."]),
        (
            {"idle": 4, "moves": "opt:A leap:C4 end"},
            [
                "You travel from F5 to C4, Central Sahara.",
                "The game ends after 1 more turn without an action.",
                "Turn 2: Bruno.",
            ],
        ),
        (
            {"idle": 5, "goods": [{"mask": 2, "drum": 1}, {}], "moves": "opt:A leap:C4 end"}
            | {"options": {"prize_needs_piece": False}, "gold": [0, 1]},
            [
                "You travel from F5 to C4, Central Sahara.",
                "Nobody has acted for too long. The game ends.",
                "Your goods: 2 masks (3) and 1 drum (1). In all 4.",
                "Bruno has no goods.",
                "Gold: Bruno 10 (1 piece) and you 6 (0 pieces).",
                "Gems: you 8 (0 pieces) and Bruno 8 (0 pieces).",
                "Amina and Bruno win together with 18.",
            ],
        ),
    ],
)
def test_the_log_of_each_kind_of_event(setting: dict[str, object], said: list[str]) -> None:
    assert log_of(scene(**setting), 0, "en") == said


HIDDEN = {
    "en": "Among them 1 nomad tile, 2 tiles of 1 gold, 1 tile of 2 gems, 1 drum and 1 lion.",
    "it": "Tra queste 1 tessera nomadi, 2 tessere da 1 oro, 1 tessera da 2 gemme, 1 tamburo e 1 leone.",
    "de": "Darunter 1 Nomadenplättchen, 2 Plättchen mit 1 Gold, 1 Plättchen mit 2 Edelsteinen, 1 Trommel und 1 Löwe.",
}


@pytest.mark.rule("AF-14.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_what_stayed_hidden_is_told_by_kind(language: str) -> None:
    kinds = {"A2": "lion", "A3": "drum", "B2": "gold1", "B3": "gold1", "B4": "gem2", "B5": "nomad"}
    table = scene(down=kinds | {"F6": "monument"}, monuments=8, moves="opt:B walk:F5 do:flip flip:F6")
    told = [words(language)(line, NAMES, 0) for line in describe.describe(table.view)]
    assert [line for line in told if line.endswith(f": 6. {HIDDEN[language]}")]


def test_the_readers_area_comes_first_and_the_richest_total() -> None:
    table = scene(players=3, score=[1, 7, 0], gold=[0, 2, 0])
    said = [words("en")(line, NAMES, 1) for line in describe.describe(table.match.view(1))]
    assert [line.partition(":")[0] for line in said if "camps in hand" in line] == ["You", "Chiara", "Amina"]
    assert said[-2:] == ["Gold prizes now: you 10.", "If the game ended now: you 17, Amina 1 and Chiara 0."]


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"decision": "START_CITY"}, "The explorers choose their cities."),
        ({"down": {"F6": "lion"}, "moves": FLIP}, "New tile: lion at F6."),
        (
            {"tiles": {"F6": "lion", "C3": "lion"}, "moves": "opt:B walk:F5 do:animal lift:F6"},
            "To be moved: lion at F6.",
        ),
        ({"monuments": 8, "down": {"F6": "monument"}, "moves": FLIP}, "The game is over."),
    ],
)
def test_what_is_under_way_is_said(setting: dict[str, object], said: str) -> None:
    seen = scene(**setting).view
    assert said in [words("en")(line, NAMES, 0) for line in describe.describe(seen)]


def test_dangers_are_said() -> None:
    """12.2: the next monument may end the game; 17.3: idle turns are counted."""
    ids = {line.id for line in describe.describe(scene(monuments=8, idle=4).view)}
    assert {"africa-view-next-ends", "africa-view-idle"} <= ids
    ids = {line.id for line in describe.describe(scene(monuments=7).view)}
    assert not {"africa-view-next-ends", "africa-view-idle"} & ids


def test_only_stayed_and_turn_ended_have_no_line() -> None:
    rng = Rng(2)
    match = Match("africa", seats=2, seed=2)
    play_out(match, rng)
    silent = {seen["kind"] for seen in match.events() if game("africa").events.line(seen) is None}
    assert silent == {"stayed", "turn_ended"}


def test_names_of_places() -> None:
    speak = words("it")
    assert speak(Say("africa-event-city_chosen", {"who": seat_name(1), "place": place("B8")}), NAMES, 0) == (
        "Bruno parte da B8, Il Cairo."
    )
