"""Mezani, at the table: four board games set in Africa, with every rule, at C++ speed."""

import os

from mezani.plain import play_plain, warn_if_plain

if os.environ.get("MEZANI_PLAIN"):
    play_plain()
else:
    warn_if_plain()
