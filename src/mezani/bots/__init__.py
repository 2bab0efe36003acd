"""Bots: they choose a decision from a view."""

from mezani.bots.contract import Alternative, Bot, Choice, Limit
from mezani.bots.random import RandomBot

__all__ = ["Alternative", "Bot", "Choice", "Limit", "RandomBot"]
