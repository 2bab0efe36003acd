"""The addresses: each function parses, asks the rooms below, and answers; no SQL and no rules are here."""
