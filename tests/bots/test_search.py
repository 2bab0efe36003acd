"""The search: right in tiny games, sane in real ones, the same in both forms, and much better than chance."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mezani import Rng, State, game
from mezani.bots import Limit
from mezani.bots.net import Net, size
from mezani.bots.search import Search
from mezani.bots.searching import SearchBot
from mezani.core.ground import CHANCE, OVER
from tests.contract.walks import each_table, glimpses

ROOT = Path(__file__).parents[2]


@cache
def toys() -> Any:
    """Return what the search finds in the tiny games, in the plain form."""
    env = {**os.environ, "MEZANI_PLAIN": "1", "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    out = subprocess.run([sys.executable, "-m", "tests.bots.toys"], env=env, capture_output=True, text=True, check=True)
    return json.loads(out.stdout)


@cache
def wins(stones: int) -> bool:
    """Return whether the seat to act wins a pile for two."""
    return any(stones == k or not wins(stones - k) for k in (1, 2, 3) if k <= stones)


@pytest.mark.parametrize("stones", range(4, 10))
def test_a_pile_for_two_is_played_as_brute_force_plays_it(stones: int) -> None:
    search = toys()["piles"][f"2 {stones}"]
    if wins(stones):
        assert not wins(stones - search["choice"])
        assert search["values"][str(search["choice"])][0] > 0.9
    else:
        assert all(values[1] > 0.9 for values in search["values"].values())


def test_of_three_seats_each_seeks_its_own_win() -> None:
    """Whatever is taken of four stones, the next seat takes the rest, though that helps neither of the others."""
    for values in toys()["piles"]["3 4"]["values"].values():
        assert values[1] > 0.9


def test_every_simulation_is_counted_once() -> None:
    for search in (*toys()["piles"].values(), toys()["gamble"], toys()["first hand"], toys()["second hand"]):
        assert search["visits"] == search["simulations"]
        for values in search["values"].values():
            assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("how", ["gamble", "gamble in tree"])
def test_luck_is_weighed(how: str) -> None:
    search = toys()[how]
    assert search["choice"] == 1
    assert search["values"]["1"][0] == pytest.approx(0.8, abs=0.04)
    assert search["values"]["0"][0] == pytest.approx(0.6, abs=0.1)


@pytest.mark.parametrize("how", ["first hand", "second hand"])
def test_nobody_sees_a_sealed_choice(how: str) -> None:
    """Who saw the other's hand would win always, or lose always."""
    for values in toys()[how]["values"].values():
        assert values[0] == pytest.approx(0.5, abs=0.15)


def test_what_is_hidden_is_guessed_by_its_chance() -> None:
    left, right = toys()["coin left"], toys()["coin right"]
    assert left == right
    assert left["choice"] == 0
    assert left["values"]["0"][0] == pytest.approx(0.75, abs=0.04)


def decisions(id: str, seats: int, seed: int, most: int) -> list[State]:
    found = game(id)
    worlds = glimpses(found, seats, Rng(seed), every=8)
    return [world for world in worlds if world.to_act >= 0 and len(world.codes()) > 1][:most]


def search_of(id: str, state: State, seed: int, **style: Any) -> Search:
    return Search(state, len(game(id).notation.CHOICES), seed, **style)


@each_table
@pytest.mark.parametrize(
    "style",
    [
        {},
        {"luck_in_tree": True},
        {"margin": 0.3},
        {"rollout": 10},
        {"own_turn": True},
        {"urgency": 0.5},
    ],
    ids=str,
)
def test_a_tree_is_sane(id: str, seats: int, style: dict[str, Any]) -> None:
    for state in decisions(id, seats, seats, 3):
        search = search_of(id, state, 1, **style)
        assert search.run(150, until_clear=False) == 150
        edges = search.edges()
        assert sum(visits for _, visits, _ in edges) == 150
        assert [visits for _, visits, _ in edges] == sorted((visits for _, visits, _ in edges), reverse=True)
        assert {code for code, _, _ in edges} <= set(state.codes())
        for _, _, values in edges:
            assert min(values) >= 0
            if "own_turn" not in style:
                assert sum(values) == pytest.approx(1)


@each_table
def test_the_state_that_is_searched_stays_as_it_is(id: str, seats: int) -> None:
    for state in decisions(id, seats, seats + 3, 2):
        before = game(id).positions.write(state)
        search_of(id, state, 2).run(50)
        assert game(id).positions.write(state) == before


def test_a_full_tree_is_searched_on() -> None:
    state = decisions("mara", 2, 3, 1)[0]
    search = search_of("mara", state, 3, most_nodes=1)
    assert search.run(12_000, until_clear=False) == 12_000
    assert search.nodes < 9000
    assert sum(visits for _, visits, _ in search.edges()) == 12_000


def test_a_tree_grows() -> None:
    state = decisions("kairo", 2, 3, 1)[0]
    search = search_of("kairo", state, 3)
    assert search.run(12_000, until_clear=False) == 12_000
    assert search.nodes > 9000


def test_a_clear_choice_ends_the_search_without_changing_it() -> None:
    """In each of many decisions, stopping early gives what going on would have given."""
    stopped = 0
    for state in decisions("mara", 3, 5, 12):
        quick, thorough = search_of("mara", state, 4), search_of("mara", state, 4)
        stopped += quick.run(400) < 400
        thorough.run(400, until_clear=False)
        assert quick.edges()[0][0] == thorough.edges()[0][0]
    assert stopped > 0


def test_time_ends_a_search() -> None:
    state = decisions("africa", 5, 5, 1)[0]
    assert 0 < search_of("africa", state, 4).run(10**8, seconds=0.05) < 10**6


@pytest.mark.compiled
def test_searches_run_side_by_side() -> None:
    state = decisions("africana", 2, 5, 1)[0]
    alone = search_of("africana", state, 6)
    alone.run(300, until_clear=False)
    searches = [search_of("africana", state, 6) for _ in range(3)]
    threads = [threading.Thread(target=search.run, args=(300, None, False)) for search in searches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(search.edges() == alone.edges() for search in searches)


def net(id: str, seats: int, choices: int) -> Net:
    """Return a net of random weights."""
    features, rng = game(id).rules.observed(seats), Rng(3)
    weights = array("f", ((rng.below(2001) - 1000) / 10000 for _ in range(size(features, 8, 6, seats, choices))))
    return Net(features, 8, 6, seats, choices, weights)


@each_table
def test_a_net_judges_leaves_and_says_what_to_try(id: str, seats: int) -> None:
    choices = len(game(id).notation.CHOICES)
    for width in (0, choices):
        made = net(id, seats, width)
        for state in decisions(id, seats, seats + 5, 2):
            search = search_of(id, state, 5, rollout=0, net=made)
            search.run(60, until_clear=False)
            assert sum(visits for _, visits, _ in search.edges()) == 60
            assert sum(search.edges()[0][2]) == pytest.approx(1, abs=1e-5)


@each_table
def test_a_net_reckons_as_its_layers_say(id: str, seats: int) -> None:
    choices = len(game(id).notation.CHOICES)
    made, state = net(id, seats, choices), decisions(id, seats, 6, 1)[0]
    features, weights = game(id).rules.observed(seats), list(made.weights)

    def layer(inputs: list[float], width: int, start: int) -> tuple[list[float], int]:
        biases = start + len(inputs) * width
        rows = enumerate(inputs)
        sums = [weights[biases + k] for k in range(width)]
        for row, value in rows:
            for k in range(width):
                sums[k] += value * weights[start + row * width + k]
        return sums, biases + width

    for seat in range(seats):
        first, at = layer(state.observation(seat, features), 8, 0)
        second, at = layer([max(0.0, x) for x in first], 6, at)
        deep = [max(0.0, x) for x in second]
        logits, at = layer(deep, seats, at)
        powers = [2.718281828459045**x for x in logits]
        shares = [power / sum(powers) for power in powers]
        assert made.values(state, seat) == pytest.approx([shares[(k - seat) % seats] for k in range(seats)], abs=1e-4)
        rows = [weights[at + code * 6 : at + code * 6 + 6] for code in range(choices)]
        biases = weights[at + choices * 6 :]
        likings = [sum(map(float.__mul__, row, deep)) + bias for row, bias in zip(rows, biases, strict=True)]
        assert made.likings(state, seat) == pytest.approx(likings, abs=1e-4)


def test_a_net_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        Net(10, 4, 4, 2, 0, [0.0] * 5)


@pytest.mark.compiled
def test_both_forms_search_alike() -> None:
    code = "import json; from tests.bots.test_search import trees; print(json.dumps(trees()))"
    found = []
    for plain in ("", "1"):
        env = {**os.environ, "MEZANI_PLAIN": plain, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
        out = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        found.append(json.loads(out.stdout))
    assert found[0] == found[1]


def trees() -> list[Any]:
    """Return what the search finds in some decisions of every game, in the form that runs."""
    styles: list[dict[str, Any]] = [{}, {"luck_in_tree": True, "margin": 0.3}, {"rollout": 15}]
    tables = [("africa", 2), ("africana", 3), ("kairo", 2), ("kairo", 3), ("mara", 4)]
    return [
        (id, search.edges(), search.nodes, search.steps)
        for id, seats in tables
        for state in decisions(id, seats, 1, 2)
        for style in styles
        if (search := search_of(id, state, 8, **style)).run(30)
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("id", ["africa", "africana", "kairo", "mara"])
def test_search_beats_chance(id: str) -> None:
    """The searching seat wins at least 14 of 16 games, half of them from either seat."""
    found, won = game(id), 0.0
    for number in range(16):
        state, rng = found.start(2), Rng(number)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.give(state.drawn(rng))
                continue
            codes = state.codes()
            code = codes[rng.below(len(codes))]
            if state.to_act == number % 2 and len(codes) > 1:
                search = search_of(id, state, number)
                search.run(100)
                code = search.edges()[0][0]
            state.step(code)
        ranks = state.ranks()
        won += (ranks[number % 2] == 1) / ranks.count(1)
    assert won >= 14


def test_several_threads_put_together_what_they_find() -> None:
    state, found = decisions("africana", 3, 5, 1)[0], game("africana")
    view, legal = found.views.view(state, state.to_act), [found.notation.CHOICES[code] for code in state.codes()]
    limit = Limit(simulations=64)
    one, two = (SearchBot(found, limit, threads=threads).choose(view, legal, limit, Rng(2)) for threads in (1, 2))
    assert sum(alternative.visits for alternative in one.why) <= 64 < sum(alternative.visits for alternative in two.why)
    assert two.values is not None
    assert sum(two.values) == pytest.approx(1)
    again = SearchBot(found, limit, threads=2).choose(view, legal, limit, Rng(2))
    assert again == two


@each_table
def test_a_sealed_choice_can_be_made_anew(id: str, seats: int) -> None:
    """What the search does with seats that have sealed: the state is then as if they had chosen so at once."""
    found, rng, write = game(id), Rng(seats), game(id).positions.write
    sealing = [world for world in glimpses(found, seats, rng, every=1) if world.to_act >= 0 and world.sealed()]
    for world in sealing:
        seat, codes = world.to_act, world.codes()
        if sum(world.can_act(other) for other in range(seats)) < 2:
            continue
        once, twice = world.copy(), world.copy()
        twice.step(codes[0])
        twice.give_turn(seat)
        assert twice.codes() == codes
        for state in (once, twice):
            state.step(codes[-1])
        assert write(once) == write(twice)
    assert bool(sealing) == (id == "kairo"), "a game with sealed choices belongs in this list"
