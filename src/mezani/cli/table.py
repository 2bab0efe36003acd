"""A table at the terminal: what happened, the position in words, numbered offers, and a line to choose with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import click

from mezani import Match, Refused, Rng
from mezani.bots.seat import BotSeat, Failure
from mezani.core.offer import Note, Offers
from mezani.core.say import Say, seat_name
from mezani.words import Words

MOST_SHOWN = 20
"""How many choices of one deed are said before the rest are only counted."""


class TerminalTable:
    """One person at a match whose other seats are held by bots; without a person, a match to look at."""

    def __init__(self, match: Match, seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.bots: dict[int, BotSeat] = {}
        self.told = 0
        self.said: list[str] = []
        """The lines of the table as last said, while nobody else has acted since."""

    def word(self, say: Say) -> str:
        """Word a message for whoever sits here."""
        return self.words(say, reader=self.seat)

    def seat_bots(self, names: Sequence[str], rng: Rng) -> None:
        """Let the named bots hold the other seats in turn, from the seat behind the person on."""
        assert self.seat is not None
        for k in range(self.match.seats - 1):
            seat = (self.seat + 1 + k) % self.match.seats
            luck = Rng(rng.next())
            self.bots[seat] = BotSeat(self.match.game, seat, names[k % len(names)], luck, report=self.tell_failure)

    def tell_failure(self, failure: Failure) -> None:
        """Say that a bot failed and who replaces it."""
        line = Say("common-ui-bot-replaced", {"seat": seat_name(failure.seat), "by": failure.replaced_by})
        click.echo(click.style(self.word(line), fg="yellow"))

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            if self.play():
                self.show()
        finally:
            for bot in self.bots.values():
                bot.close()

    def play(self) -> bool:
        """Play to the end; return False if the person leaves."""
        while not self.match.over:
            self.tell_news()
            if self.seat not in self.match.to_act:
                self.let_others_play()
            elif not self.choose():
                return False
        return True

    def show(self) -> None:
        """Say what happened so far, then the table, and the count at the end."""
        self.tell_news()
        self.tell_table()
        if self.match.over:
            self.tell_count()

    def let_others_play(self) -> None:
        self.said = []
        for seat in self.match.to_act:
            choice = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat))
            self.match.play(seat, choice.decision, publish=True)

    def tell_news(self) -> None:
        """Say the log lines that were not said yet."""
        events = self.match.events(self.seat)
        for seen in events[self.told :]:
            line = self.match.game.events.line(seen)
            if line is not None:
                click.echo(self.word(line))
        self.told = len(events)

    def table(self) -> list[str]:
        """Return the table in words, line by line."""
        return [self.word(line) for line in self.match.describe(self.seat)]

    def tell_table(self) -> None:
        """Say the whole table."""
        self.said = self.table()
        click.echo("\n".join(["", *self.said]))

    def tell_changes(self) -> None:
        """Say the lines that are new since one's own last choice; all of them if others have acted."""
        before, self.said = self.said, self.table()
        click.echo("\n".join(["", *(line for line in self.said if line not in before)]))

    def choose(self) -> bool:
        """Let the person make one choice; return False to leave."""
        assert self.seat is not None
        self.tell_changes()
        offers = self.match.offers(self.seat)
        self.tell_offers(offers, MOST_SHOWN)
        while True:
            try:
                answer = click.prompt(self.word(self.match.prompt(self.seat)), prompt_suffix=" > ").strip()
            except click.Abort:
                answer = "q"
            if answer == "q":
                click.echo(self.words.ui("left"))
                return False
            if self.obey(answer, list(offers.notes)):
                return True

    def obey(self, answer: str, texts: list[str]) -> bool:
        """Carry out one line of input; return whether the position may have changed."""
        assert self.seat is not None
        try:
            if answer in ("u", "?", "l", "v", "a"):
                return self.command(answer)
            text = texts[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(texts) else answer
            if answer.isdecimal() and text == answer and answer not in texts:
                click.echo(self.words.ui("no-such-number", n=len(texts)))
                return False
            self.match.play(self.seat, text)
            return True
        except Refused as refused:
            click.echo(click.style(self.word(refused.say), fg="red") + f" {refused.rule}".rstrip())
            return False

    def command(self, letter: str) -> bool:
        assert self.seat is not None
        if letter == "u":
            taken = self.match.undo(self.seat)
            self.told = min(self.told, len(self.match.events(self.seat)))
            click.echo(self.words.ui("taken-back", choices=" ".join(taken)))
            return True
        if letter == "l":
            self.told = 0
            self.tell_news()
        elif letter == "v":
            self.tell_table()
        elif letter == "a":
            self.tell_offers(self.match.offers(self.seat))
        else:
            click.echo(self.words.ui("help"))
        return False

    def tell_offers(self, offers: Offers, most: int | None = None) -> None:
        """Say each choice on a line of its own, in the order of the legal list; of each deed at most so many."""
        said: Counter[str] = Counter()
        for number, (text, note) in enumerate(offers.notes.items(), 1):
            said[note.deed] += 1
            if most is None or said[note.deed] <= most:
                final = " " + click.style(self.words.ui("final"), dim=True) if note.final else ""
                click.echo(f"{number:>3}  {self.word(note.say)}{self.worth(note)}  [{text}]{final}")
        unsaid = sum(max(0, number - most) for number in said.values()) if most is not None else 0
        if unsaid:
            click.echo(click.style(f"  …  {self.words.ui('more', n=unsaid)}", dim=True))
        for blocked in offers.blocked:
            click.echo(click.style(f"  -  {self.word(blocked.say)} ({blocked.rule})", dim=True))

    def worth(self, note: Note) -> str:
        """Return the certain gain of one's own seat, or the word that stands in its place."""
        if note.gain is not None and self.seat is not None and note.gain[self.seat]:
            return click.style(f"  {note.gain[self.seat]:+}", fg="green", bold=True)
        return f"  {self.word(note.cost)}" if note.cost is not None else ""

    def tell_count(self) -> None:
        """Say the end-of-game table, row by row."""
        table = self.match.breakdown
        heads = [self.word(column.say) for column in table.columns]
        click.echo()
        click.echo(click.style(self.words.ui("count"), bold=True))
        for place, seat in sorted((place, seat) for seat, place in enumerate(self.match.ranks)):
            cells = ", ".join(f"{head} {number}" for head, number in zip(heads, table.rows[seat], strict=True))
            click.echo(f"{place}. {self.words.seat(seat)}: {cells}")
        for remark in table.remarks:
            click.echo(self.word(remark))
