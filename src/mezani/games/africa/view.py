"""What a seat may know. Nobody knows the kind of a face-down tile, so one view serves every seat and spectator."""

from __future__ import annotations

from dataclasses import dataclass

from mezani.core.ground import NOBODY
from mezani.games.africa.box import BOX
from mezani.games.africa.phases import ANIMAL, BARE, CAMP, DROP, END, FACE_DOWN, LIFT, SETTLE, SWAP
from mezani.games.africa.rules import FIRST_PLAYER, Africa

PHASES = (
    *("start_city", "option", "leap", "walk", "act", "flip", "reveal"),
    *("swap", "settle", "lift", "drop", "turn_end", "over"),
)
"""The word for each number of phases.py."""

REASONS = ("deposit", "animal", "nomad", "move", "research", "bonus")
"""What points were scored for during play, as the events call it."""

GOODS = BOX.of_class("goods")
DEPOSITS = (*BOX.of_class("gold"), *BOX.of_class("gem"))


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. Spaces and kinds stand in notation; lists are in seat order."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    phase: str
    """One of PHASES; `reveal` while luck turns a tile up."""
    to_act: int
    """The seat to act, CHANCE or OVER."""
    mover: int
    """The seat whose turn it is; at the end the seat whose turn was the last."""
    turn: int
    """Number of the turn, from 1; 0 while cities are chosen."""
    part: int
    """1 or 2 in a turn of option B."""
    parts: int
    """How many parts option B has: 2, or 1 with `simple_turns`."""
    acted: bool
    """Whether an action was executed in this turn."""
    idle: int
    """Idle turns in a row."""
    idle_limit: int
    """So many idle turns in a row end the game; 0: never."""
    board: dict[str, str]
    """What lies on each space: `?` face down, `camp`, or a kind; bare spaces are left out."""
    explorers: tuple[str | None, ...]
    camps: tuple[int, ...]
    """Camps in hand."""
    supply: int
    monuments: int
    """Monuments found so far."""
    last_monument: int
    """The number of the monument that ends the game."""
    points: tuple[int, ...]
    """The score track: points of play."""
    earned: tuple[dict[str, int], ...]
    """The same by reason, each of REASONS."""
    goods: tuple[dict[str, int], ...]
    """Tiles of each type, all types."""
    mined: tuple[dict[str, int], ...]
    """Mined deposits of each kind, all kinds, in tiles."""
    gold: tuple[int, ...]
    gems: tuple[int, ...]
    """Gold and gems in pieces."""
    goods_points: tuple[int, ...]
    gold_points: tuple[int, ...]
    gem_points: tuple[int, ...]
    """What goods, gold and gems would count if the game ended now."""
    totals: tuple[int, ...]
    """The score if the game ended now."""
    unseen: dict[str, int]
    """How many tiles of each kind are still face down; kinds with none are left out."""
    fresh: str | None
    """The kind just turned up, while it is to be settled or swapped."""
    fresh_space: str | None
    """The space where it was found, or where the tile that is being turned up lies."""
    lifting: str | None
    """`animal` or `nomad` while an old tile of this class is lifted and dropped."""
    lifted: str | None
    """The space of the lifted tile while it waits for its drop."""
    finder: int | None
    """The seat that found the last monument."""


def view(state: Africa, seat: int | None) -> View:
    """Return what a seat (None: a spectator) knows of a state."""
    everybody = range(state.seats)
    lifting = state.phase in (LIFT, DROP)
    fresh = state.phase in (SWAP, SETTLE)
    riches = [state.riches(each) for each in everybody]
    counted = [state.counted(each) for each in everybody]
    return View(
        seat=seat,
        seats=state.seats,
        options=options_of(state),
        phase=PHASES[state.phase],
        to_act=state.to_act,
        mover=state.mover,
        turn=state.turn,
        part=state.part,
        parts=state.parts,
        acted=bool(state.acted),
        idle=state.idle,
        idle_limit=state.stall_rounds * state.seats,
        board=board_of(state),
        explorers=tuple(space_name(state.at[each]) for each in everybody),
        camps=tuple(state.camps[each] for each in everybody),
        supply=state.supply,
        monuments=state.monuments,
        last_monument=state.last_monument,
        points=tuple(state.points[each] for each in everybody),
        earned=tuple(dict(zip(REASONS, state.earned[each], strict=False)) for each in everybody),
        goods=tuple(dict(zip(GOODS, state.goods[each], strict=False)) for each in everybody),
        mined=tuple(dict(zip(DEPOSITS, state.mined[each], strict=False)) for each in everybody),
        gold=tuple(gold for gold, _ in riches),
        gems=tuple(gems for _, gems in riches),
        goods_points=tuple(goods for goods, _, _ in counted),
        gold_points=tuple(gold for _, gold, _ in counted),
        gem_points=tuple(gems for _, _, gems in counted),
        totals=tuple(state.scores()),
        unseen={kind: left for kind, left in zip(BOX.kinds, state.unseen, strict=False) if left},
        fresh=BOX.kinds[state.fresh] if fresh else None,
        fresh_space=None if lifting else space_name(state.picked),
        lifting=("animal" if state.lifting == ANIMAL else "nomad") if lifting else None,
        lifted=space_name(state.picked) if lifting else None,
        finder=state.mover if state.phase == END and state.monuments >= state.last_monument else None,
    )


def sees_outcome(before: Africa, outcome: int, seat: int | None) -> bool:
    """Tell whether a reader sees which outcome luck brought: every flip is public (AF-8.1)."""
    return True


def space_name(space: int) -> str | None:
    """Return the name of a space, or None for NOBODY's."""
    return None if space == NOBODY else BOX.spaces[space]


def board_of(state: Africa) -> dict[str, str]:
    """Return what lies on every space that is not bare."""
    words = {CAMP: "camp", FACE_DOWN: "?"}
    return {
        name: words[content] if content in words else BOX.kinds[content]
        for name, content in zip(BOX.spaces, state.content, strict=False)
        if content != BARE
    }


def options_of(state: Africa) -> dict[str, int | str | bool]:
    """Return the options that the rules know."""
    return {
        "first_player": FIRST_PLAYER[state.first_player],
        "two_player_rule": bool(state.two_player_rule),
        "simple_turns": bool(state.simple_turns),
        "tile_mix": list(BOX.mixes)[state.tile_mix],
        "vacated_space_counts": bool(state.vacated_space_counts),
        "prize_needs_piece": bool(state.prize_needs_piece),
        "exchanges_per_good": state.exchanges_per_good,
        "worthless_camps": bool(state.worthless_camps),
        "stall_rounds": state.stall_rounds,
    }
