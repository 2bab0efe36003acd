"""Everything the server refuses has words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

from mezani.server import notices
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
