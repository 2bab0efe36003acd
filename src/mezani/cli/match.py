"""What `mezani match` prints: a progress bar, then how each bot did, for people or as JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import asdict
from typing import Any

import click

from mezani.bots.matches import Outcome, Pairing, Standing, play_match
from mezani.bots.workers import executors


def tell_match(pairing: Pairing, games: int, jobs: int, cluster: str | None, as_json: bool) -> None:
    """Play a match and print its result; the bar goes to stderr."""
    with executors(jobs, cluster) as make, click.progressbar(length=games, file=sys.stderr, show_pos=True) as bar:
        outcome = play_match(pairing, games, make, bar.update)
    click.echo(json.dumps(as_data(outcome), indent=2) if as_json else "\n".join(lines(outcome)))


def as_data(outcome: Outcome) -> dict[str, Any]:
    """Return a result as JSON data."""
    pairing = outcome.pairing
    return {
        "game": pairing.game,
        "seats": pairing.seats,
        "options": dict(pairing.options),
        "seed": pairing.seed,
        "games": len(outcome.games),
        "bots": [asdict(standing) for standing in outcome.standings],
        "win_share_of_seats": outcome.by_seat,
        "failures": [asdict(failure) for failure in outcome.failures],
    }


def lines(outcome: Outcome) -> list[str]:
    """Return a result line by line."""
    pairing = outcome.pairing
    head = f"{pairing.game}, {pairing.seats} seats, {len(outcome.games)} games"
    failed = Counter((failure.bot, failure.kind, failure.detail) for failure in outcome.failures)
    troubles = [f"{bot} failed {times} times: {kind}, {detail}" for (bot, kind, detail), times in failed.items()]
    seats = ", ".join(f"{100 * share:.1f}" for share in outcome.by_seat)
    return [head, *(line(standing) for standing in outcome.standings), f"wins by seat, in percent: {seats}", *troubles]


def line(standing: Standing) -> str:
    """Return how one bot did."""
    margin = "" if standing.margin is None else f" ± {100 * standing.margin:.1f}"
    time = f"{standing.milliseconds:.1f} ms a decision, slowest {standing.slowest:.0f} ms"
    return f"{standing.bot}: wins {100 * standing.share:.1f}{margin} % (even: {100 * standing.even:.0f} %), {time}"
