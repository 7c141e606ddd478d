"""Elo, paired differences and their spread, on games whose results are made up."""

import json
import math
from itertools import permutations

import pytest

from gah_desktop.bots.rating import Played, pair, pairings, ratings

AB = ("heuristic", "random")
BA = ("random", "heuristic")


def games(bots: tuple[str, str], won: int, of: int) -> list[Played]:
    return [Played(bots, n, (110, 80) if n < won else (90, 100), float(n < won)) for n in range(of)]


def test_every_two_play_each_deal_from_either_side() -> None:
    bots = ("random", "heuristic", "learned")
    found = list(pairings(bots, 4, 50))
    assert len(found) == 3 * 4
    assert set(found) == {(seats, seed) for seats in permutations(bots, 2) for seed in (50, 51)}


@pytest.mark.parametrize("share", [1.0, 0.5, 0.0])
def test_a_game_that_was_kept_comes_back(share: float) -> None:
    game = Played(AB, 7, (110, 110), share)
    assert Played.from_dict(json.loads(json.dumps(game._asdict()))) == game
    for key, value in (
        ("share", 0.7),
        ("vp", [1]),
        ("vp", ["1", 2]),
        ("seed", None),
        ("bots", ["a"]),
        ("bots", ["a", "a"]),
    ):
        with pytest.raises((ValueError, KeyError, TypeError)):
            Played.from_dict({**game._asdict(), key: value})


def test_three_wins_in_four_are_191_elo() -> None:
    one, other = ratings(AB, [*games(AB, 750, 1000), *games(BA, 250, 1000)])
    assert (one.bot, other.bot) == AB
    assert one.elo - other.elo == pytest.approx(190.8, abs=1)
    assert one.elo + other.elo == pytest.approx(3000)
    assert one.games == 2000
    assert one.share == pytest.approx(0.75)
    assert 10 < one.doubt < 25


def test_the_doubt_falls_with_the_root_of_the_number_of_games() -> None:
    few, many = (ratings(AB, [*games(AB, n // 2, n), *games(BA, n // 2, n)])[0] for n in (100, 400))
    assert few.doubt / many.doubt == pytest.approx(2, rel=0.02)


def test_who_beats_the_better_one_is_rated_above_who_beats_the_worse_one() -> None:
    rows = [
        *games(("best", "learned"), 60, 80),
        *games(("learned", "random"), 60, 80),
        *games(("heuristic", "random"), 60, 80),
    ]
    order = [rating.bot for rating in ratings(("random", "heuristic", "learned", "best"), rows)]
    assert order[0] == "best"
    assert order[-1] == "random"


def test_who_never_lost_has_a_rating_too() -> None:
    one, other = ratings(AB, games(AB, 10, 10))
    assert 300 < one.elo - other.elo < 1500


def test_a_deal_from_both_sides_is_one_measurement() -> None:
    """A deal that gives the first seat 30 VP says nothing about the players."""
    rows = [Played(AB, seed, (120, 90), 1.0) for seed in range(10)]
    rows += [Played(BA, seed, (120, 90), 1.0) for seed in range(10)]
    met = pair(*AB, rows)
    assert met is not None
    assert (met.games, met.share, met.lead, met.lead_doubt) == (20, 0.5, 0, 0)
    assert met.vp == (105, 105)


def test_the_spread_of_a_lead() -> None:
    """Leads of 0 and 10 VP by turns: 5, with a standard error of 5.27 / sqrt(10)."""
    rows = [Played(AB, seed, (100 + seed % 2 * 10, 100), 0.5) for seed in range(10)]
    met = pair(*AB, rows)
    assert met is not None
    assert met.lead == 5
    assert met.lead_doubt == pytest.approx(1.96 * 5.270 / 10**0.5, rel=0.01)
    assert pair("random", "best", rows) is None


def test_one_pair_of_games_says_nothing_of_its_doubt() -> None:
    met = pair("a", "b", [Played(("a", "b"), 1, (90, 60), 1.0), Played(("b", "a"), 1, (70, 80), 0.0)])
    assert met is not None
    assert (met.games, met.share, met.lead) == (2, 1.0, 20.0)
    assert math.isinf(met.share_doubt) and math.isinf(met.lead_doubt)


def test_an_odd_number_of_games_is_one_more() -> None:
    played = list(pairings(("a", "b"), 3, 7))
    assert played == [(("a", "b"), 7), (("b", "a"), 7), (("a", "b"), 8), (("b", "a"), 8)]
