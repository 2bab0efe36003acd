"""What people read: the log, the table in words, names; nothing is said that is never used (section 9, ux 8.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mezani import Match, Rng, game
from mezani.core.say import Argument, Say
from mezani.games.africana import box
from mezani.games.africana.box import BOX
from mezani.games.africana.pieces import adventure, card, company, expedition, place
from mezani.words import LANGUAGES, words
from tests.games.africana.table import NORTH, Table, book, player
from tests.games.africana.test_offers import OVER, REASONS, in_move
from tests.games.africana.test_properties import eager

FOLDER = Path(box.__file__).parent / "words"
FULL = {"A02": [0], "A06": [0], "A09": [0], "A10": [0]}
NAMES = ["Amina", "Bruno", "Chiara", "Kifaru"]
BY_FAMILY = re.compile(r"africana-(title|rule-\d+|option-[\w-]+|deed-\w+|do-\w+|screen-[\w-]+)")
"""Messages that pages, menus and the board say; a contract test checks titles, options and headings."""


def catalogue(language: str) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> set[str]:
    return set(re.findall(r"^(africana-[\w-]+) =", catalogue(language), re.MULTILINE))


def ids(argument: Argument) -> Iterator[str]:
    """Yield the ids of a message and of those inside it."""
    if isinstance(argument, Say):
        yield argument.id
        for part in argument.args.values():
            yield from ids(part)
    elif isinstance(argument, tuple):
        for part in argument:
            yield from ids(part)


def said(match: Match) -> Iterator[Say]:
    """Yield all that is said about a match as it stands."""
    for reader in (*range(match.seats), None):
        yield from match.describe(reader)
        yield match.prompt(reader)
    for offers in [match.offers(seat) for seat in match.to_act if seat >= 0]:
        for note in offers.notes.values():
            yield note.say
            yield from (note.cost,) if note.cost else ()
        yield from (blocked.say for blocked in offers.blocked)
        yield from (plan.say for plan in offers.plans)


def told(match: Match) -> Iterator[Say]:
    """Yield the log and the count."""
    for reader in (*range(match.seats), None):
        lines = [match.game.events.line(seen) for seen in match.events(reader)]
        yield from (line for line in lines if line is not None)
    yield from (column.say for column in match.breakdown.columns)
    yield from match.breakdown.remarks


def rare() -> Iterator[Table]:
    """Yield tables on which the rarer things are said."""
    dropping = Table(hand="m+m+m+am+j", travel="o v")
    dropping.do("draw")
    yield dropping
    dropping.do("drop:m drop:j")
    yield dropping
    shedding = Table(silver=20, north=book(NORTH))
    shedding.do("book buy:R buy:R buy:R buy:R")
    yield shedding
    shedding.do("close")
    yield shedding
    shedding.do("shed:N01")
    yield shedding
    for hand in ("v+m", "m", "-"):
        nothing = Table(at="luanda", hand=hand, travel="", silver=5, unfinished="N01 N15", finished="S03 N11 N12")
        yield nothing
        nothing.do("move")
        yield nothing
        nothing.do("adv:N01")
        yield nothing
        nothing.do("stop draw")
        yield nothing
    bonus = Table(at="windhoek", travel="", slots="A01 A02 - - -", pile="", last_round=True)
    bonus.do("move join:A01")
    yield bonus
    full = Table(at="windhoek", hand="g+g+o+o+j")
    full.do("move join:A01")
    yield full
    for notes in ("on", "off"):
        seen = Table(silver=9, north=book(NORTH), options={"page_notes": notes})
        seen.do("book turn:F turn:F turn:B")
        yield seen
    undone = Table()
    undone.do("move")
    undone.match.undo(0)
    yield undone
    hired = Table(
        at="victoria_falls", unfinished="N13 N08", finished="N11 S07", marks=FULL, slots="B07 A02 A06 A09 A10"
    )
    hired.do("move")
    yield hired
    hired.do("adv:N08 adv:N13 stop")
    yield hired
    first = Table(at="victoria_falls", hand="j", unfinished="N13 S07 N08", slots="A01 A02 A06 A09 A10", travel="v")
    first.do("move")
    yield first
    first.do("go:windhoek:j")
    yield first
    last = Table(pile="", marks={"A01": [0]}, at="lagos", others=[player("dakar"), player("napoli")])
    last.do("move fin:A01 stop")
    yield last
    yield from ends()


def ends() -> Iterator[Table]:
    """Yield ends of all kinds: last round, standstill, ties."""
    for silver in (0, 1, 2):
        table = Table(
            marks={"A01": [1]},
            pile="",
            active=1,
            silver=2 + silver,
            finished="N01 N02 S03",
            others=[player("lagos", hand="-", finished="N03 N04 N05 C01")] if silver < 2 else [player("lagos")],
        )
        table.do("move fin:A01 stop")
        yield table
    shared = Table(round=35, last_taken_round=10, active=1, finished="S11")
    shared.do("move stop")
    yield shared
    tied = Table(round=35, last_taken_round=10, active=1, silver=3)
    tied.do("move stop")
    yield tied
    yield Table(**OVER, finished="N01 N02 S03")


def test_no_message_is_missing_or_unused() -> None:
    found: set[str] = set()
    for seed, view in enumerate(("hidden", "open")):
        rng = Rng(seed)
        options: dict[str, Any] = {"score_view": view, "stall_rounds": 60}
        match = Match("africana", seats=3, seed=seed, **options)
        while not match.over:
            if rng.below(4) == 0:
                found |= {id for say in said(match) for id in ids(say)}
            match.play(match.to_act[0], eager(match.legal(match.to_act[0]), rng))
        found |= {id for say in (*said(match), *told(match)) for id in ids(say)}
    setting_up = Match("africana", seats=2, dealer=None)
    found |= {id for say in setting_up.describe(None) for id in ids(say)}
    for table in rare():
        found |= {id for say in (*said(table.match), *told(table.match)) for id in ids(say)}
    found |= {f"africana-why-{id}" for _, _, _, id, _ in REASONS} | {"africana-why-on-table"}
    found |= {id for seat in range(4) for id in ids(company(seat))}
    found |= {id for kind in BOX.cards for id in ids(card(kind))}
    found |= {id for each in BOX.adventures for id in ids(adventure(each.id))}
    found |= {id for each in BOX.locations for id in ids(place(each.id))}
    own = {id for id in found if id.startswith("africana-")}
    for language in LANGUAGES:
        assert {id for id in messages(language) if not BY_FAMILY.fullmatch(id)} - own == set()
        assert own <= messages(language)


def test_every_deed_has_a_name() -> None:
    deeds = {text.partition(":")[0] for text in game("africana").notation.CHOICES}
    assert {id.removeprefix("africana-deed-") for id in messages("en") if id.startswith("africana-deed-")} == deeds


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_blame_and_no_noise(language: str) -> None:
    """House style (ux 8.1): no exclamation marks, no gendered pairs, nothing left of a template."""
    text = re.sub(r"^#.*", "", catalogue(language), flags=re.MULTILINE)
    assert "!" not in text
    assert re.findall(r"\w/[aeino]\b|\(in\)|\*innen|:in\b", text) == []
    assert re.findall(r"(?i)\b(please|oops|sorry|bitte|per favore|sie haben|lei)\b", text) == []


# Log ------------------------------------------------------------------------------------------------------------------


def log(table: Table, line: str, reader: int | None = None, language: str = "en") -> list[str]:
    """Carry out choices and return the new lines of the log, dashes and arrows as plain signs."""
    before = len(table.match.events(reader))
    table.do(line)
    lines = [table.match.game.events.line(seen) for seen in table.match.events(reader)[before:]]
    spoken = [words(language)(say, NAMES, reader) for say in lines if say is not None]
    return [text.replace(chr(0x2192), "->").replace(chr(0x2013), "-").replace(chr(0xD7), "x") for text in spoken]


def test_the_log_of_the_document() -> None:
    table = Table(silver=12, north=book(NORTH), travel="m m g", discard="-")
    assert log(table, "book turn:F turn:F buy:L close")[:3] == [
        "Italy turns a page forward (free): now mask - Luanda and mask - Mozambique.",
        "Italy turns a page forward (1 silver): now mask - Mozambique and djembe - Zanzibar.",
        "Italy buys mask - Mozambique from the north book for 5 silver.",
    ]
    assert log(table, "draw", reader=0)[0] == "France draws 2 travel cards."
    assert log(table, "draw", reader=0)[0] == "Italy draws grey."
    off = Table(silver=12, north=book(NORTH), options={"page_notes": "off"})
    assert log(off, "book turn:F turn:B") == [
        "Italy turns a page forward (free).",
        "Italy turns a page back (1 silver).",
    ]


def test_the_log_of_a_move() -> None:
    given: dict[str, Any] = {
        "at": "luanda",
        "hand": "v+am+o+j",
        "silver": 5,
        "unfinished": "N04 N13",
        "slots": "B01 A01 C14 A09 A10",
        "marks": {"B01": [0], "C14": [0, 1]},
        "pile": "C01",
    }
    line = "move go:windhoek:v join:A01 fin:B01 fin:C14 adv:N04 go:victoria_falls:am adv:N13 go:port_natal:o! stop"
    assert log(Table(**given), line) == [
        "Italy travels Luanda -> Windhoek with violet.",
        "Italy joins Windhoek -> Lagos and gets 2 silver.",
        "Italy finishes Zanzibar -> Windhoek: 2 silver, 4 points.",
        "Italy finishes Cairo -> Windhoek: 3 silver, 8 points; markers back to France.",
        "Italy takes home: djembe (3 silver).",
        "Italy travels Windhoek -> Victoria Falls with magenta assistant.",
        "Italy hires the magenta assistant.",
        "Italy travels Victoria Falls -> Port Natal with orange, recoloured for 5 silver.",
        "New on display: Napoli -> Addis Ababa. 0 left.",
        "The expeditions run out: this is the last round. Still to play: France.",
        "Round 5, the last: France.",
    ]
    assert log(Table(**given), line, language="de")[:4] == [
        "Italien reist Luanda -> Windhoek mit Violett.",
        "Italien schließt sich Windhoek -> Lagos an und erhält 2 Silber.",
        "Italien beendet Sansibar -> Windhoek: 2 Silber, 4 Punkte.",
        "Italien beendet Kairo -> Windhoek: 3 Silber, 8 Punkte; Marker zurück an Frankreich.",
    ]
    assert log(Table(**given), line, language="it")[3:7] == [
        "Italia conclude Il Cairo -> Windhoek: 3 argento, 8 punti; i segnalini tornano a Francia.",
        "Italia riporta: djembe (3 argento).",
        "Italia viaggia Windhoek -> Cascate Vittoria con assistente (magenta).",
        "Italia ingaggia: assistente (magenta).",
    ]


def test_the_log_of_what_goes_and_of_passes() -> None:
    table = Table(hand="m+m+m+am+j", travel="o v", north=book(NORTH))
    assert log(table, "draw drop:m drop:j")[1:3] == ["Italy discards magenta.", "Italy gives up the joker for good."]
    table = Table(silver=20, north=book(NORTH))
    assert log(table, "book buy:R buy:R buy:R buy:R close shed:N03")[-2] == "Italy gives up djembe - Zanzibar."
    table = Table(north=book(NORTH))
    assert log(table, "book close")[0] == "Italy closes the book and leaves all as it is."
    assert log(table, "move stop")[0] == "France stays put."
    assert log(Table(at="windhoek", travel="", discard="g+g"), "move join:A01", reader=0) == [
        "Italy joins Windhoek -> Lagos and draws.",
        "The discard pile is shuffled: 2 travel cards.",
        "Italy gets grey.",
    ]
    assert log(Table(travel=""), "draw")[0] == "Italy draws no travel card: none is left."


def test_the_log_of_the_end() -> None:
    others = [player("lagos", hand="g+g+am", silver=12)]
    table = Table(hand="-", others=others, marks={"A01": [1]}, pile="", active=1)
    assert log(table, "move fin:A01 stop")[1:] == [
        "The expeditions run out.",
        "The last round is over.",
        "All hands: Italy (no card) and France (grey x 2 and magenta assistant).",
        "The count: Italy 0 and France 3.",
        "France wins.",
    ]
    assert log(Table(round=35, last_taken_round=10, active=1), "move stop")[1:] == [
        "Nobody has finished an expedition for too long. The game ends.",
        "All hands: Italy (joker) and France (joker).",
        "The count: Italy 0 and France 0.",
        "Italy and France win together.",
    ]
    table = Table(round=35, last_taken_round=10, active=1, silver=3)
    assert log(table, "move stop")[-1] == "Italy wins with more silver."


def test_every_line_names_its_company_or_the_table() -> None:
    """Lines of what a company does begin with its name (section 9)."""
    companies = ("Italy ", "France ", "Germany ")
    begin = ("New ", "On display", "Round ", "The ", "All hands", "Nobody ")
    match, rng = Match("africana", seats=3, seed=2, stall_rounds=30), Rng(2)
    while not match.over:
        match.play(match.to_act[0], eager(match.legal(match.to_act[0]), rng))
    lines = [match.game.events.line(seen) for seen in match.events(0)]
    spoken = [words("en")(line, NAMES, 0) for line in lines if line is not None]
    assert len(spoken) > 100
    assert [text for text in spoken if not text.startswith((*companies, *begin))] == []


def test_only_what_others_tell_has_no_line() -> None:
    match, rng = Match("africana", seats=2, seed=2, stall_rounds=30), Rng(2)
    while not match.over:
        match.play(match.to_act[0], eager(match.legal(match.to_act[0]), rng))
    silent = {seen["kind"] for seen in match.events() if match.game.events.line(seen) is None}
    assert silent == {"action_chosen", "turn_ended", "book_closed", "move_ended"}


# The table in words ---------------------------------------------------------------------------------------------------


def table_of(table: Table, reader: int | None) -> list[str]:
    spoken = [words("en")(say, NAMES, reader) for say in table.match.describe(reader)]
    return [text.replace(chr(0x2192), "->").replace(chr(0x2013), "-").replace(chr(0xD7), "x") for text in spoken]


@pytest.mark.rule("AN-18.1", "AN-18.2")
def test_the_table_in_words() -> None:
    table = Table(
        at="tananarive",
        hand="m+m+at+j",
        silver=7,
        finished="A05 N01 N03 N11",
        unfinished="S05",
        others=[player("lagos", hand="g+o+ag", finished="A07 N02", silver=1)],
        slots="A01 A02 - - B10",
        pile="C01 C02",
        marks={"A01": [0, 1]},
        last_round=True,
        discard="v+v",
        north={"known": ["N04", "N05", "N06"], "left": 1, "unseen": ["N07", "N08"]},
    )
    said = table_of(table, 0)
    assert said == [
        "Round 5: it is the turn of Italy.",
        "The last round. Still to finish: Italy and France.",
        "You are Italy (Amina) at Tananarive: 7 silver, 3 markers in stock.",
        "Hand of Italy, 4 cards: magenta x 2, turquoise assistant and joker.",
        "Unfinished adventures of Italy: figurine - Aswan.",
        "Expeditions finished by Italy: Port Natal -> Serengeti.",
        "Artifacts of Italy: mask and djembe.",
        "Assistant adventures finished by Italy: 1.",
        "Italy would count 12 points now.",
        "From Tananarive (south): Port Natal (turquoise or violet) and Zanzibar (grey or violet).",
        "France (Bruno) at Lagos: 1 silver, 3 markers in stock.",
        "Hand of France: 3 cards, among them grey assistant.",
        "Finished by France: 2 cards.",
        "Slot 1: Windhoek -> Lagos, 3 silver, 1 point. Joining brings 1 card.",
        "Joined slot 1: Italy and France.",
        "Slot 2: Addis Ababa -> Timbuktu, 3 silver, 1 point. Joining brings 2 silver.",
        "Slot 3 is empty.",
        "Slot 4 is empty.",
        "Slot 5: Windhoek -> Jidda, 3 silver, 5 points. Joining brings 1 card.",
        "2 expeditions are left in the pile, on top letter C.",
        "Book, north: djembe - Windhoek and figurine - Serengeti open. 1 on the left, 4 on the right.",
        "Book, north, also seen: figurine - Tananarive. Not seen yet: 2.",
        "Book, south: empty.",
        "Travel pile: 5 cards.",
        "Discard pile, 2 cards: violet x 2.",
        *said[25:],
    ]
    assert said[25].startswith("Assistants to hire: magenta assistant x 2, turquoise assistant")
    spectator = table_of(table, None)
    assert "Hand of Italy: 4 cards, among them turquoise assistant and joker." in spectator
    assert "Finished by Italy: 4 cards." in spectator
    assert not [line for line in spectator if line.startswith(("You are", "From"))]


def test_the_table_while_something_is_under_way() -> None:
    table = Table(hand="m+v", silver=9, north=book(NORTH), options={"page_notes": "off", "score_view": "open"})
    table.do("book turn:F turn:B")
    said = table_of(table, 1)
    assert "Pages turned: 2. Bought: 0." in said
    assert not [line for line in said if "also seen" in line]
    assert "Italy would count 1 point now." in said, "with an open score everybody hears it"
    table.do("close move stop move go:cairo:v")
    assert "Played in this move: violet." in table_of(table, 1)
    assert "Hand of Italy: 1 card." in table_of(table, 1)
    assert table_of(Table(**OVER, hand="-"), 1)[0] == "The game is over after 5 rounds."
    assert "Hand of Italy: 0 cards." in table_of(Table(**OVER, hand="-"), 1)
    assert "No expedition is left in the pile." in table_of(in_move(pile=""), 0)


def test_names_of_pieces() -> None:
    assert [words(language)(company(3)) for language in LANGUAGES] == ["England", "Inghilterra", "England"]
    assert [words(language)(card("ag")) for language in LANGUAGES] == [
        "grey assistant",
        "assistente (grigio)",
        "Assistenz Grau",
    ]
    assert words("de")(expedition("C05")).replace(chr(0x2192), "->") == "Kapstadt -> Serengeti"
    assert words("it")(adventure("S15")).replace(chr(0x2013), "-") == "assistente (magenta) - Dakar"
