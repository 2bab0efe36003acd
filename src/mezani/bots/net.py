"""A small net that judges a position for the seat to act: two layers, a value for each seat, a liking for each choice.

The first layer is sparse: most of what a seat observes is 0. Numbers are float32 when compiled; the plain form agrees
to about six digits.
"""

from array import array
from collections.abc import Sequence
from math import *
from typing import Any

from mezani.bots.layers import *
from mezani.core.state import State


class Net:
    """Weights of one game and seat count, and the room to use them; not to be shared by threads (`copy`)."""

    def __init__(
        self, features: int, hidden: int, deep: int, seats: int, choices: int, weights: Sequence[float]
    ) -> None:
        """Take the layers one after the other, each as rows by input and then its biases.

        These are: `features` to `hidden`, `hidden` to `deep`, `deep` to `seats` (logits of the win, from the seat that
        observes on), and, unless `choices` is 0, a row of `deep` weights for each choice code, then their biases.
        """
        if len(weights) != size(features, hidden, deep, seats, choices):
            raise ValueError(f"the layers need {size(features, hidden, deep, seats, choices)} weights")
        self.features = features
        self.hidden = hidden
        self.deep = deep
        self.seats = seats
        self.choices = choices
        self.weights = array("f", weights)
        self.w = self.weights
        self.inputs = array("f", bytes(4 * MOST_OBSERVED))
        self.first = array("f", bytes(4 * hidden))
        self.second = array("f", bytes(4 * deep))
        self.heads = array("f", bytes(4 * seats))

    def copy(self) -> Any:
        """Return a net with the same weights, for another thread."""
        return Net(self.features, self.hidden, self.deep, self.seats, self.choices, self.weights)

    def values(self, state: State, seat: int) -> list[float]:
        """Return the chance of each seat to win, as judged from what `seat` observes."""
        share = array("d", bytes(8 * self.seats))
        self.see(state, seat)
        self.judge(seat, share)
        return list(share)

    def likings(self, state: State, seat: int) -> list[float]:
        """Return the logit of each choice code."""
        self.see(state, seat)
        return [self.liking(code) for code in range(self.choices)]

    def see(self, state: State, seat: int) -> None:
        """Carry what a seat observes through both layers."""
        observe_flat(state, seat, self.inputs, self.features)
        biases = self.features * self.hidden
        for k in range(self.hidden):
            self.first[k] = self.w[biases + k]
        for k in range(self.features):
            if self.inputs[k] != 0.0:
                add_row(self.first, self.w, k * self.hidden, self.hidden, self.inputs[k])
        self.layer_two()

    def layer_two(self) -> None:
        start = (self.features + 1) * self.hidden
        biases = start + self.hidden * self.deep
        for k in range(self.deep):
            self.second[k] = self.w[biases + k]
        for k in range(self.hidden):
            if self.first[k] > 0.0:
                add_row(self.second, self.w, start + k * self.deep, self.deep, self.first[k])
        for k in range(self.deep):
            if self.second[k] < 0.0:
                self.second[k] = 0.0

    def judge(self, seat: int, share: Any) -> None:
        """Fill the chance of each seat to win, after `see`."""
        start = (self.features + 1) * self.hidden + (self.hidden + 1) * self.deep
        biases = start + self.deep * self.seats
        for k in range(self.seats):
            self.heads[k] = self.w[biases + k]
        for k in range(self.deep):
            add_row(self.heads, self.w, start + k * self.seats, self.seats, self.second[k])
        top = self.heads[0]
        for k in range(self.seats):
            if self.heads[k] > top:
                top = self.heads[k]
        total = 0.0
        for k in range(self.seats):
            total += exp(self.heads[k] - top)
        for k in range(self.seats):
            share[(seat + k) % self.seats] = exp(self.heads[k] - top) / total

    def liking(self, code: int) -> float:
        """Return the logit of a choice, after `see`."""
        start = (self.features + 1) * self.hidden + (self.hidden + 1) * self.deep + (self.deep + 1) * self.seats
        row = start + code * self.deep
        logit = self.w[start + self.choices * self.deep + code]
        for k in range(self.deep):
            logit += self.w[row + k] * self.second[k]
        return logit


def size(features: int, hidden: int, deep: int, seats: int, choices: int) -> int:
    """Return how many weights a net of these layers has."""
    return (features + 1) * hidden + (hidden + 1) * deep + (deep + 1) * (seats + choices)
