"""The games registered in OpenSpiel as `mezani_<id>`, luck as explicit chance.

The rules' options are parameters: `pyspiel.load_game("mezani_mara(players=3,rounds=1)")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from mezani.adapters.frame import Frame
from mezani.core.encode import encode
from mezani.core.ground import CHANCE, NOBODY, OVER
from mezani.core.rng import Rng
from mezani.games import GAMES, game

LONGEST = 100_000
"""No game is longer; OpenSpiel wants a bound."""


def game_type(id: str) -> Any:
    """Return the description of a game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"mezani_{id}",
        long_name=f"Mezani {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game(id).seats[-1],
        min_num_players=game(id).seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(id),
    )


def parameters(id: str) -> dict[str, int | str | bool]:
    """Return the parameters of a game with their defaults."""
    return {"players": game(id).seats[0], **{option.id: option.default for option in game(id).options}}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game of OpenSpiel."""

    def __init__(self, id: str, given: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(id), **(given or {})}
        seats = chosen["players"]
        self.frame = Frame(id, seats, {name: value for name, value in chosen.items() if name != "players"})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.frame.choices,
            max_chance_outcomes=self.frame.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[id], info, given or {})

    def new_initial_state(self) -> SpielState:
        """Return the state before anything happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what turns a state into what a player observes."""
        public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return SpielObserver(self.frame, public)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One state of OpenSpiel around one state of the rules."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.inner = spiel_game.frame.root.copy()

    @property
    def frame(self) -> Frame:
        """The game as numbers; what OpenSpiel copies and stores of a state is `inner` alone."""
        frame: Frame = self.get_game().frame
        return frame

    def current_player(self) -> int:
        """Return the seat to act, or who stands for luck or the end."""
        if self.inner.to_act == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.inner.to_act == CHANCE else self.inner.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.codes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what luck may bring and how likely."""
        outcomes = self.inner.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.inner.to_act == CHANCE:
            self.inner.give(action)
        else:
            self.inner.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.frame.game.notation
        return (notation.OUTCOMES if player == pyspiel.PlayerId.CHANCE else notation.CHOICES)[action]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.inner.to_act == OVER

    def returns(self) -> list[float]:
        """Return what the places are worth at the end, zeros before."""
        return self.inner.returns() if self.is_terminal() else [0.0] * self.frame.seats

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player knows: a view forgets nothing."""
        return self.frame.knowledge(self.inner, self.current_player() if player is None else player)

    def __str__(self) -> str:
        return encode(self.frame.game.positions.write(self.inner)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that the player cannot tell from this one."""
        twin: SpielState = self.clone()
        twin.inner.resample(player, Rng(int(sampler() * 2**53)))
        return twin


class SpielObserver:
    """What a player observes, or everybody, as a tensor and as text."""

    def __init__(self, frame: Frame, public: bool) -> None:
        self.frame = frame
        self.public = public
        self.tensor = np.zeros(frame.observed, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.frame.observation(state.inner, NOBODY if self.public else player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's view, or a spectator's."""
        return self.frame.knowledge(state.inner, None if self.public else player)


def maker(id: str) -> type[SpielGame]:
    """Return the class that OpenSpiel makes the games of one kind from."""

    class Made(SpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(id, given)

    return Made


TYPES = {id: game_type(id) for id in GAMES}
for _id in GAMES:
    pyspiel.register_game(TYPES[_id], maker(_id))
