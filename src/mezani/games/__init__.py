"""The four games. A fifth is one more name here."""

GAMES = ("africa", "africana", "kairo", "mara")
