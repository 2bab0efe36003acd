"""Everything the server refuses has words, no words are left over, and sentences speak to their reader."""

from __future__ import annotations

import re
from pathlib import Path

from mezani import game
from mezani.core.event import Event
from mezani.core.match import Happened
from mezani.server import notices
from mezani.server.showing import lines_seen
from mezani.words import words

SERVER = Path(notices.__file__).parent


def test_every_refusal_has_words_and_none_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    named = set(re.findall(r'Denied\(\s*"[a-z_]+",\s*"([a-z-]+)"', source))
    named |= set(re.findall(r'common-server-([a-z-]+)"', source)) | {
        "no-address",
        "bad-request",
        "frozen",
        "not-running",
    }
    worded = {id.removeprefix("common-server-") for id in words("en").ids if id.startswith("common-server-")}
    assert named == worded
    assert {f"common-notice-{what}" for what in ("turn", "clock", "over")} <= words("de").ids


def test_where_everything_is_shown_only_the_owner_is_told_you_draw() -> None:
    drawn = [Happened(9, Event("card_drawn", {"seat": 1, "round": 1}, {"card": "22"}, owner=1))]
    for reader in (0, 1, None):
        (line,) = lines_seen(game("mara"), drawn, reader, everything=True)
        assert line.event["card"] == "22"
        assert line.say is not None
        assert (line.say.id == "mara-event-card_drawn-card") == (reader == 1)
