"""Information-set search over any game: one tree of what the searching seat sees, a new sample of the rest each time.

Every seat seeks its own share of the win (max-n). A node is reached by choices alone, or also by luck (`luck_in_tree`);
below it hang the choices ever seen there, each under the seat that chose, so a seat whose only choice is forced in some
worlds needs no node. Sealed choices of one stage hang side by side below one node: no seat sees what another sealed.
"""

import time
from array import array
from math import *
from typing import Any

from mezani.bots.net import Net
from mezani.core.ground import *
from mezani.core.memory import *
from mezani.core.rng import Rng
from mezani.core.state import State

LUCK = 6
UNSEALED = 7
DEEPEST = 1024

FIRST_ROOM = 8192
RESERVE = 4096
SPREAD_GAMES = 24
CHECKED_EVERY = 32
USUAL_GAIN = 5.0


class Search:
    """A search for the seat to act in `root`, a state that holds nothing the seat does not know (or samples away)."""

    def __init__(
        self,
        root: State,
        choices: int,
        seed: int,
        *,
        exploration: float = 0.7,
        urgency: float = 10.0,
        margin: float = 0.0,
        luck_in_tree: bool = False,
        rollout: int = -1,
        own_turn: bool = False,
        net: Net | None = None,
        most_nodes: int = 500_000,
    ) -> None:
        """Prepare a search in a game of so many choice codes.

        `urgency` is what a choice never tried is worth above the mean of those tried; `margin` the part of a reward
        that goes by points instead of places. A leaf is played on at random for `rollout` decisions (-1: to the end)
        and then judged by the net, or by its points. With `own_turn` the game seems to end with one's own turn, and all
        that counts are points won by then: a rule of thumb that fits every game. A net with choices also says which of
        them to try (PUCT instead of UCB1).
        """
        self.root = root.copy()
        self.state = root.copy()
        self.rng = Rng(seed)
        self.seat = root.to_act
        self.choices = choices
        self.exploration = exploration
        self.urgency = urgency
        self.margin = margin
        self.luck_in_tree = luck_in_tree
        self.rollout = rollout
        self.own_turn = own_turn
        self.net: Any = net
        self.liked = net is not None and net.choices > 0
        self.most_nodes = most_nodes
        self.simulations = 0
        self.steps = 0
        self.tick = 0
        self.fresh = 0
        self.chosen = NOBODY
        self.depth = 0
        self.path = [0] * 1024
        self.stamp = array("i", bytes(4 * choices))
        self.won = array("d", bytes(8 * choices * root.seats))
        self.share = array("d", bytes(8 * root.seats))
        self.reward = array("d", bytes(8 * root.seats))
        self.room = 0
        self.key = self.first = self.next = self.visits = self.available = array("i")
        self.prior = array("f")
        self.total = array("d")
        self.grow(FIRST_ROOM)
        self.nodes = 1
        self.spread = 1.0
        self.lead_before = self.lead_of(self.root, self.seat)
        self.measure_spread()

    # For Python ------------------------------------------------------------------------------------------------------

    def run(self, simulations: int, seconds: float | None = None, until_clear: bool = True) -> int:
        """Search on; stop early when time is over or no other choice can be visited as often. Return how many ran."""
        began = time.perf_counter()
        done = 0
        while done < simulations:
            part = simulations - done if seconds is None else min(simulations - done, 8 * CHECKED_EVERY)
            done += self.run_freely(part, simulations - done if until_clear else 0)
            if until_clear and self.is_clear(simulations - done):
                break
            if seconds is not None and time.perf_counter() - began > seconds:
                break
            if self.is_full() and self.room < self.most_nodes:
                self.grow(min(2 * self.room, self.most_nodes))
        return done

    def edges(self) -> list[tuple[int, int, tuple[float, ...]]]:
        """Return the choices tried at the root, the most visited first: code, visits, each seat's share of the wins."""
        found = []
        node = self.first[0]
        while node:
            if self.key[node] & 7 == self.seat and self.visits[node]:
                code, visits = self.key[node] >> 3, self.visits[node]
                at = code * self.root.seats
                mean = self.total[node * self.root.seats + self.seat] / visits
                found.append((visits, mean, -code, tuple(self.won[at + k] / visits for k in range(self.root.seats))))
            node = self.next[node]
        return [(-place, visits, shares) for visits, _, place, shares in sorted(found, reverse=True)]

    def grow(self, room: int) -> None:
        """Make room for so many nodes."""
        seats = self.root.seats
        self.key, self.first = longer(self.key, "i", room), longer(self.first, "i", room)
        self.next, self.visits = longer(self.next, "i", room), longer(self.visits, "i", room)
        self.available, self.prior = longer(self.available, "i", room), longer(self.prior, "f", room)
        self.total = longer(self.total, "d", room * seats)
        self.room = room

    def measure_spread(self) -> None:
        """Learn by how many points random games of this position are won, if points count."""
        if self.margin == 0.0 and (self.rollout < 0 or self.net is not None):
            return
        total = 0.0
        for _ in range(SPREAD_GAMES):
            copy_block(self.state, self.root)
            self.state.sample(self.seat, self.rng)
            self.finish(self.state)
            for seat in range(self.root.seats):
                total += abs(self.lead_of(self.state, seat))
        self.spread = max(1.0, total / SPREAD_GAMES / self.root.seats)

    # Simulations -----------------------------------------------------------------------------------------------------

    def run_freely(self, simulations: int, budget: int) -> int:
        """Simulate so often, less if the room ends or, with a `budget` left, the choice is clear; return how often."""
        held = release()
        done = 0
        while done < simulations:
            if self.is_full() and self.room < self.most_nodes:
                break
            if budget and done % CHECKED_EVERY == 0 and self.is_clear(budget - done):
                break
            self.simulate()
            done += 1
        resume(held)
        return done

    def is_full(self) -> bool:
        """Tell whether one more simulation may not find room."""
        return self.nodes + RESERVE > self.room

    def is_clear(self, left: int) -> bool:
        """Tell whether so many more simulations cannot bring another choice to the top."""
        best = 0
        second = 0
        node = self.first[0]
        while node:
            if self.key[node] & 7 == self.seat:
                visits = self.visits[node]
                if visits > best:
                    second = best
                    best = visits
                elif visits > second:
                    second = visits
            node = self.next[node]
        return best - second > left

    def simulate(self) -> None:
        """Sample a world, go down the tree, add a node, judge it, and tell every node on the way."""
        copy_block(self.state, self.root)
        self.state.sample(self.seat, self.rng)
        self.depth = 1  # the path begins at the root, node 0
        self.fresh = 0
        self.descend(self.choose_anew() if self.state.is_sealed() else 0)
        self.judge()
        self.back_up()
        self.simulations += 1

    def choose_anew(self) -> int:
        """Let also the seats whose choice is already sealed choose in the tree: nobody knows what it was."""
        for seat in range(self.root.seats):
            if seat != self.seat and not self.state.may_act(seat):
                self.state.turn_to(seat)
                self.decide(0)
        self.state.turn_to(self.seat)
        return self.seal(0)

    def seal(self, at: int) -> int:
        """Let all seats that still owe a sealed choice make it; return the node at which the seals are open."""
        while self.state.is_sealed():
            self.decide(at)
        return self.child(at, UNSEALED)

    def descend(self, at: int) -> None:
        """Go on in the tree until a choice is tried for the first time, or the game is over."""
        while not self.fresh and not self.is_over() and self.depth < DEEPEST - 8:
            if self.state.to_act == CHANCE:
                outcome = self.state.draw(self.rng)
                self.state.reveal(outcome)
                if self.luck_in_tree:
                    at = self.child(at, outcome * 8 + LUCK)
            elif self.state.is_sealed():
                at = self.seal(at)
            else:
                at = self.decide(at)

    def is_over(self) -> bool:
        """Tell whether the game ended, or all of it that this search looks at."""
        to_act = self.state.to_act
        return to_act == OVER or (self.own_turn and to_act != CHANCE and to_act != self.seat)

    def decide(self, at: int) -> int:
        """Let the seat to act choose by what is known below a node; return the node of the choice."""
        n = self.state.legal()
        self.steps += 1
        if n == 1 and at:
            self.state.apply(self.state.moves[0])
            return at
        node = self.pick(at, n)
        code = self.key[node] >> 3 if node else self.state.moves[self.rng.below(n)]
        if at == 0 and self.state.to_act == self.seat:
            self.chosen = code
        if self.visits[node] == 0 or node == 0:
            self.fresh = 1
        self.path[self.depth] = node
        self.depth += 1
        self.state.apply(code)
        return node

    def pick(self, at: int, n: int) -> int:
        """Return the node of the most promising of the first `n` moves, new if none tried so far promises more.

        With no room left and none tried this is 0, the root.
        """
        seat = self.state.to_act
        self.tick += 1
        for k in range(n):
            self.stamp[self.state.moves[k]] = self.tick
        best = 0
        best_merit = 0.0
        visits = 0
        total = 0.0
        left = n
        node = self.first[at]
        while node:
            if self.key[node] & 7 == seat and self.stamp[self.key[node] >> 3] == self.tick:
                self.stamp[self.key[node] >> 3] = 0
                left -= 1
                self.available[node] += 1
                visits += self.visits[node]
                total += self.total[node * self.root.seats + seat]
                merit = self.merit(at, node, seat)
                if best == 0 or merit > best_merit:
                    best = node
                    best_merit = merit
            node = self.next[node]
        if left and self.liked and not self.is_full():
            self.add_liked(at, n)
            return self.pick(at, n)
        if left and not self.is_full() and (best == 0 or best_merit < total / visits + self.urgency):
            return self.add(at, self.untried(n, left) * 8 + seat)
        return best

    def add_liked(self, at: int, n: int) -> None:
        """Add a node for each move without one, with the part of all liking that the net gives it."""
        seat = self.state.to_act
        self.net.see(self.state, seat)
        top = self.net.liking(self.state.moves[0])
        for k in range(1, n):
            logit = self.net.liking(self.state.moves[k])
            if logit > top:
                top = logit
        total = 0.0
        for k in range(n):
            total += exp(self.net.liking(self.state.moves[k]) - top)
        for k in range(n):
            if self.stamp[self.state.moves[k]] == self.tick:
                node = self.add(at, self.state.moves[k] * 8 + seat)
                self.prior[node] = exp(self.net.liking(self.state.moves[k]) - top) / total

    def merit(self, at: int, node: int, seat: int) -> float:
        """Return the mean reward of a choice and a bonus for what is little known, by how often it was legal."""
        visits = self.visits[node]
        if self.liked:
            below = node if visits else at
            mean = 0.5
            if self.visits[below]:
                mean = self.total[below * self.root.seats + seat] / self.visits[below]
            return mean + self.exploration * self.prior[node] * sqrt(self.available[node]) / (1.0 + visits)
        mean = self.total[node * self.root.seats + seat] / visits
        return mean + self.exploration * sqrt(log(self.available[node] + 1.0) / visits)

    def untried(self, n: int, left: int) -> int:
        """Return one of the `left` moves without a node."""
        place = self.rng.below(left)
        for k in range(n):
            if self.stamp[self.state.moves[k]] == self.tick:
                if place == 0:
                    return self.state.moves[k]
                place -= 1
        return self.state.moves[0]

    def child(self, at: int, key: int) -> int:
        """Return the node below another that belongs to a key, or, with no room left for it, the root: go no deeper."""
        node = self.first[at]
        while node and self.key[node] != key:
            node = self.next[node]
        if node == 0 and self.is_full():
            self.fresh = 1
            return 0
        if node == 0:
            node = self.add(at, key)
        self.path[self.depth] = node
        self.depth += 1
        return node

    def add(self, at: int, key: int) -> int:
        node = self.nodes
        self.nodes += 1
        self.key[node] = key
        self.next[node] = self.first[at]
        self.first[at] = node
        return node

    # Rewards ---------------------------------------------------------------------------------------------------------

    def judge(self) -> None:
        """Fill the share of each seat in the win, as the position reached promises."""
        if self.own_turn or self.rollout >= 0:
            self.play_on()
        else:
            self.finish(self.state)
        if self.own_turn:
            self.count_gain()
        elif self.state.to_act == OVER:
            self.share_out()
        else:
            self.expect()

    def play_on(self) -> None:
        """Play at random for so many decisions, or until one's own turn ends; luck that is due then still decides."""
        left = self.rollout
        while not self.is_over() and (left != 0 or self.state.to_act == CHANCE):
            if self.state.to_act == CHANCE:
                self.state.reveal(self.state.draw(self.rng))
            else:
                self.state.apply(self.state.moves[self.rng.below(self.state.legal())])
                self.steps += 1
                left -= 1

    def finish(self, state: State) -> None:
        """Play at random to the end."""
        steps = 0
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.reveal(state.draw(self.rng))
            else:
                state.apply(state.moves[self.rng.below(state.legal())])
                steps += 1
        self.steps += steps

    def share_out(self) -> None:
        """Give the win to the first, in equal parts."""
        winners = 0.0
        for seat in range(self.root.seats):
            self.share[seat] = 0.0
            if self.state.rank(seat) == 1:
                self.share[seat] = 1.0
                winners += 1.0
        for seat in range(self.root.seats):
            self.share[seat] /= winners

    def expect(self) -> None:
        """Estimate the shares of a game that goes on, by the net or by points."""
        if self.net is not None:
            self.net.see(self.state, self.state.to_act)
            self.net.judge(self.state.to_act, self.share)
            return
        total = 0.0
        for seat in range(self.root.seats):
            self.share[seat] = exp(self.lead_of(self.state, seat) / self.spread)
            total += self.share[seat]
        for seat in range(self.root.seats):
            self.share[seat] /= total

    def count_gain(self) -> None:
        """Reward the seat for the points by which its turn brought it ahead."""
        gain = self.lead_of(self.state, self.seat) - self.lead_before
        for seat in range(self.root.seats):
            self.share[seat] = 0.5
        self.share[self.seat] += 0.5 * gain / (abs(gain) + USUAL_GAIN)

    def lead_of(self, state: State, seat: int) -> float:
        """Return by how many points a seat is ahead of the best other seat."""
        best = -1000000
        for other in range(state.seats):
            if other != seat and state.score(other) > best:
                best = state.score(other)
        return state.score(seat) - best

    def back_up(self) -> None:
        """Tell every node on the way what it led to."""
        seats = self.root.seats
        for seat in range(seats):
            self.reward[seat] = self.share[seat]
            self.won[self.chosen * seats + seat] += self.share[seat]
            if self.margin > 0.0:
                lead = self.lead_of(self.state, seat)
                self.reward[seat] += self.margin * (0.5 + 0.5 * lead / (abs(lead) + self.spread) - self.share[seat])
        for k in range(self.depth):
            node = self.path[k]
            self.visits[node] += 1
            for seat in range(seats):
                self.total[node * seats + seat] += self.reward[seat]


def longer(values: Any, kind: str, room: int) -> Any:
    """Return a longer array that begins with the same values."""
    grown = array(kind, bytes(array(kind).itemsize * room))
    memoryview(grown)[: len(values)] = memoryview(values)
    return grown
