"""The table at the end of the game, with the splits of artifacts and ties in words (section 12.3)."""

from __future__ import annotations

from mezani.core.say import Argument, Say
from mezani.core.table import Column, Table
from mezani.games.africana.artifacts import split, without
from mezani.games.africana.box import BOX
from mezani.games.africana.notation import TRAVEL
from mezani.games.africana.phases import END
from mezani.games.africana.pieces import artifact, companies, company
from mezani.games.africana.reckoning import Points, artifact_counts, reckon
from mezani.games.africana.rules import Africana
from mezani.games.africana.view import adventures, ending, expeditions

ROWS = ("expeditions", "artifacts", "collections", "assistants", "silver", "cards", "unfinished", "total")
COLUMNS = tuple(Column(id, Say(f"africana-count-{id}")) for id in ROWS)


def breakdown(state: Africana) -> Table:
    """Return where the points of each seat come from, as if the game ended now; last what decided the game."""
    seats = range(state.seats)
    rows = tuple(tuple(getattr(points(state, seat), id) for id in ROWS) for seat in seats)
    remarks = [remark for seat in seats for remark in the_split(state, seat)]
    return Table(COLUMNS, rows, (*remarks, *the_end(state), *the_tie(state)))


def points(state: Africana, seat: int) -> Points:
    """Return the points of a seat, row by row."""
    travel_cards = sum(state.hand[seat][: len(TRAVEL)])
    return reckon(state.silver[seat], travel_cards, adventures(state.unfinished[seat]), finished(state, seat))


def finished(state: Africana, seat: int) -> tuple[str, ...]:
    """Return the cards under a company card."""
    return (*expeditions(state.expeditions[seat]), *adventures(state.adventures[seat]))


def the_end(state: Africana) -> list[Say]:
    """Say why the game is over, and after how many rounds."""
    return [Say(f"africana-count-{ending(state)}", {"rounds": state.round})] if state.phase == END else []


def the_split(state: Africana, seat: int) -> list[Say]:
    """Say which collections a seat has, and what is left over."""
    left = artifact_counts(finished(state, seat))
    collections = split(left, BOX.collections)
    parts: list[Argument] = []
    for collection in collections:
        left = without(left, collection)
        artifacts = tuple(artifact(kind) for kind in collection.types)
        parts.append(Say("africana-count-collection", {"artifacts": artifacts, "points": collection.points}))
    if not parts:
        return []
    over = tuple(artifact(kind) for kind, number in enumerate(left) for _ in range(number))
    args: dict[str, Argument] = {"who": company(seat), "collections": tuple(parts)}
    return [Say("africana-count-split-over", {**args, "over": over}) if over else Say("africana-count-split", args)]


def the_tie(state: Africana) -> list[Say]:
    """Say that silver decided among equals, or that they share the victory (AN-16.2, 16.3)."""
    if state.phase != END:
        return []
    totals, ranks = state.scores(), state.ranks()
    winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
    if len(winners) > 1:
        return [Say("africana-count-tie-shared", {"who": companies(winners), "silver": state.silver[winners[0]]})]
    if totals.count(max(totals)) > 1:
        return [Say("africana-count-tie-silver", {"who": company(winners[0]), "silver": state.silver[winners[0]]})]
    return []
