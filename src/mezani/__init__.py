"""Mezani, at the table: four board games set in Africa, with every rule, at C++ speed."""

import os

if os.environ.get("MEZANI_PLAIN"):
    from mezani.plain import play_plain

    play_plain()
