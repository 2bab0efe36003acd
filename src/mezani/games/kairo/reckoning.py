"""What can be reckoned from a view: what a front needs and has, and the chances of the next cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from mezani.games.kairo.cards import CARDS, Card
from mezani.games.kairo.view import View


def card_of(name: str) -> Card:
    """Return the card that stands in a view as its id."""
    return CARDS.named(name)


def label(card: Card) -> str:
    """Return the short form of a card, the same in every language, e.g. `#45 R2/7`."""
    return f"#{card.id} {card.label}"


def tracks_of(names: tuple[str, ...]) -> int:
    """Return the pieces printed on some cards."""
    return sum(card_of(name).tracks for name in names)


@dataclass(frozen=True, slots=True)
class Front:
    """The first card of a row and the free pieces for it (KA-4.5 to 4.8)."""

    card: Card
    row: int
    pool: int

    @property
    def need(self) -> int:
        """How many pieces its terrain requires."""
        return self.card.terrain.need

    @property
    def free(self) -> int:
        """How many pieces the pool and the own row give."""
        return self.row + self.pool

    @property
    def missing(self) -> int:
        """How many pieces bonus and purchase must bring."""
        return max(0, self.need - self.free)

    @property
    def waste(self) -> int:
        """How many free pieces are not needed (KA-4.14)."""
        return max(0, self.free - self.need)


def front_of(view: View, seat: int) -> Front | None:
    """Return the front of a seat, or None if its row is empty."""
    row = view.rows[seat]
    return Front(card_of(row[0]), tracks_of(row), tracks_of(view.pool)) if row else None


def short(view: View, seat: int, capital: int) -> int:
    """Return how many pieces a seat lacks even with all its bonus and money (KA-4.16)."""
    front = front_of(view, seat)
    assert front
    return max(0, front.missing - view.bonus[seat] - capital // CARDS.piece_price)


def short_at_end(view: View, seat: int, card: Card) -> int:
    """Return how many pieces the seat would lack for an offered card at the end of its row."""
    return max(0, card.terrain.need - card.tracks - tracks_of(view.rows[seat]) - view.bonus[seat])


def bonus_for(view: View, builder: int) -> tuple[int, ...]:
    """Return the seats that a build gives a bonus piece, clockwise from the builder's left (KA-6.1, 6.5)."""
    others = ((builder + k) % view.seats for k in range(1, view.seats))
    return tuple(
        seat
        for seat in others
        if view.bonus[seat] < CARDS.bonus_cap and view.rows[seat] and card_of(view.rows[seat][0]).terrain.gives_bonus
    )


def is_last_build(view: View, seat: int) -> bool:
    """Tell whether the next build of this seat wins (KA-8.1)."""
    return len(view.crossed[seat]) + 1 == CARDS.route_length


def can_reveal(view: View) -> bool:
    """Tell whether a card is left to turn up (KA-7.5)."""
    return view.pile > 0 or bool(view.discards)


def must_build(view: View) -> bool:
    """Tell whether who can build must build now (KA-7.7)."""
    return view.dry >= CARDS.forced_build_laps * view.seats


def pass_ends(view: View) -> bool:
    """Tell whether one more pass ends the game as stuck (KA-7.8)."""
    return view.dry + 1 == CARDS.stuck_laps * view.seats


def chance(view: View, cards: int, pieces: int) -> Fraction | None:
    """Return the chance that the next `cards` cards bring so many pieces; None if they are not shown or too few."""
    if view.pile_cards is None or cards > view.pile + len(view.discards):
        return None
    from_pile = min(cards, view.pile)
    brought = {0: Fraction(1)}
    for names, number in ((view.pile_cards, from_pile), (view.discards, cards - from_pile)):  # KA-7.4
        brought = drawn(brought, names, number)
    return sum((part for sum_, part in brought.items() if sum_ >= pieces), Fraction(0))


def drawn(brought: dict[int, Fraction], names: tuple[str, ...], number: int) -> dict[int, Fraction]:
    """Return how likely each number of pieces is after drawing some of these cards as well."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for name in names:
        tracks = card_of(name).tracks
        for (cards, sum_), count in list(ways.items()):
            if cards < number:
                ways[cards + 1, sum_ + tracks] += count
    picked = {sum_: count for (cards, sum_), count in ways.items() if cards == number}
    total = sum(picked.values())
    result: dict[int, Fraction] = {}
    for before, part in brought.items():
        for sum_, count in picked.items():
            result[before + sum_] = result.get(before + sum_, Fraction(0)) + part * Fraction(count, total)
    return result


def percent(part: Fraction) -> int:
    """Return a chance in whole per cent; what may or may not happen is never 0 or 100."""
    return round(part * 100) if part in (0, 1) else min(99, max(1, round(part * 100)))
