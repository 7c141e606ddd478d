"""How well the heuristic bot plays. The long runs are slow tests."""

import statistics

import pytest

from gah_desktop.bots.arena import Result, play_game, play_many
from gah_desktop.engine import Setup


def beats_random(result: Result, seat: int) -> bool:
    return result.winners == (seat,)


@pytest.mark.parametrize("seed", range(6))
def test_heuristic_beats_random(seed: int) -> None:
    seat = seed % 2
    bots = ("heuristic", "random") if seat == 0 else ("random", "heuristic")
    assert beats_random(play_game(Setup(seed=seed), bots), seat)


@pytest.mark.slow
def test_heuristic_beats_random_every_time() -> None:
    for seat, bots in enumerate((("heuristic", "random"), ("random", "heuristic"))):
        results = play_many(Setup(seed=1000), bots, 50)
        assert [result.seed for result in results if not beats_random(result, seat)] == []


@pytest.mark.slow
def test_mean_of_two_hundred_games() -> None:
    results = play_many(Setup(), ("heuristic", "heuristic"), 200, jobs=2)
    assert statistics.fmean(player.vp for result in results for player in result.players) >= 95


@pytest.mark.slow
@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3),
        Setup(players=4),
        pytest.param(Setup(ruleset="classic"), marks=pytest.mark.slow),
        pytest.param(Setup(boards="day"), marks=pytest.mark.slow),
        Setup(deal="draft"),
    ],
    ids=str,
)
def test_other_tables_are_played_sensibly(setup: Setup) -> None:
    bots = ("heuristic",) * setup.players
    scores = [player.vp for seed in range(2) for player in play_game(setup, bots, seed).players]
    assert statistics.fmean(scores) >= 65
