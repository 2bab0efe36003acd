"""The games as other libraries expect them. Nothing here knows one game from another."""
