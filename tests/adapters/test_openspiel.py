"""The games in OpenSpiel: its own suite, stored playthroughs, and search that must not see hidden things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import mezani.adapters.openspiel  # noqa: F401  (registers the games)
from mezani import BadOption, Rng, game
from mezani.core.ground import CHANCE, NOBODY, OVER
from tests.adapters import playthroughs
from tests.contract.walks import MANY, each_table


def load(id: str, seats: int) -> Any:
    return pyspiel.load_game(f"mezani_{id}(players={seats})")


@each_table
def test_random_sim(id: str, seats: int) -> None:
    pyspiel.random_sim_test(load(id, seats), num_sims=MANY, serialize=True, verbose=False)


@pytest.mark.compiled
@each_table
def test_stored_playthrough(id: str, seats: int, tmp_path: Path) -> None:
    text = playthroughs.read(id, seats)
    assert playthroughs.replay(text, tmp_path) == text


@each_table
def test_it_plays_the_same_game_as_the_rules(id: str, seats: int) -> None:
    state, truth, rng = load(id, seats).new_initial_state(), game(id).start(seats), Rng(seats)
    while truth.to_act != OVER:
        if truth.to_act == CHANCE:
            assert state.is_chance_node()
            weights = dict(truth.outcomes())
            total = sum(weights.values())
            assert dict(state.chance_outcomes()) == pytest.approx({code: w / total for code, w in weights.items()})
            code = truth.drawn(rng)
            truth.give(code)
        else:
            assert state.current_player() == truth.to_act
            assert state.legal_actions() == sorted(truth.codes())
            code = state.legal_actions()[rng.below(len(state.legal_actions()))]
            assert state.action_to_string(code) == game(id).notation.CHOICES[code]
            truth.step(code)
        state.apply_action(code)
    assert state.is_terminal()
    assert state.returns() == truth.returns()


@each_table
def test_a_resampled_state_looks_the_same_to_the_player(id: str, seats: int) -> None:
    state, draw = load(id, seats).new_initial_state(), np.random.RandomState(seats)
    for ply in range(120):
        if state.is_terminal():
            return
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        player = state.current_player()
        if player >= 0 and ply % 10 == 0:
            twin = state.resample_from_infostate(player, draw.random_sample)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions() == state.legal_actions()
        state.apply_action(int(draw.choice(actions)))


@each_table
def test_what_is_public_is_what_a_spectator_sees(id: str, seats: int) -> None:
    spiel, draw = load(id, seats), np.random.RandomState(seats)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    everybody, own = spiel.make_py_observer(public), spiel.make_py_observer()
    state = spiel.new_initial_state()
    while not state.is_terminal() and state.move_number() < 60:
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(draw.choice(actions)))
    for player in range(seats):
        everybody.set_from(state, player)
        assert everybody.tensor == pytest.approx(spiel.frame.observation(state.inner, NOBODY))
        assert everybody.string_from(state, player) == spiel.frame.knowledge(state.inner, None)
        own.set_from(state, player)
        assert own.tensor == pytest.approx(spiel.frame.observation(state.inner, player))
        assert own.string_from(state, player) == state.information_state_string(player)


def test_options_are_parameters() -> None:
    spiel = pyspiel.load_game("mezani_mara(players=3,rounds=1,tie_break=animals)")
    assert spiel.frame.options["rounds"] == 1
    assert spiel.frame.options["tie_break"] == "animals"
    assert pyspiel.load_game(str(spiel)).frame.options == spiel.frame.options
    with pytest.raises(BadOption):
        pyspiel.load_game("mezani_mara(players=7)")
