"""Who plays better, and by how much: pairs of games with seats swapped, and Elo out of a round robin."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

MIDDLE = 1500.0  # the mean of all ratings
POINTS = 400.0 / math.log(10.0)  # Elo for a factor of e in the odds
ROUNDS = 500
SURE = 1.96  # standard errors within which the truth lies in 95 of 100 cases


class Played(NamedTuple):
    """A game of two bots."""

    bots: tuple[str, str]
    seed: int
    vp: tuple[int, int]
    share: float  # of the first: 1 won, 0 lost, 0.5 for a shared win

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Played:
        """ValueError, KeyError or TypeError for what is none."""
        (one, other), (vp, others), seed, share = data["bots"], data["vp"], data["seed"], data["share"]
        types = [type(each) for each in (data["bots"], one, other, data["vp"], vp, others, seed)]
        if types != [list, str, str, list, int, int, int]:
            raise TypeError(data)
        if one == other:
            raise ValueError(data)
        return cls((one, other), seed, (vp, others), {0: 0.0, 0.5: 0.5, 1: 1.0}[share])


class Rating(NamedTuple):
    bot: str
    elo: float
    doubt: float  # half of the range that holds the truth in 95 of 100 cases
    games: int
    share: float  # of the wins
    vp: float  # mean


class Pair(NamedTuple):
    """One bot against another, over pairs of games with the same seed."""

    bots: tuple[str, str]
    games: int
    share: float  # of the first one's wins
    share_doubt: float
    vp: tuple[float, float]
    lead: float  # in VP
    lead_doubt: float


def pairings(bots: Sequence[str], games: int, seed: int) -> Iterator[tuple[tuple[str, str], int]]:
    """Seats and seeds of all games: each pair so many, or one more: each seed once from either side."""
    for number in range((games + 1) // 2):
        for one, other in permutations(bots, 2):
            yield (one, other), seed + number


def ratings(bots: Sequence[str], games: Sequence[Played]) -> list[Rating]:
    """By the Bradley-Terry model, the best first. Everybody is given one drawn game against the mean."""
    wins = dict.fromkeys(bots, 0.5)
    met = {bot: dict.fromkeys(bots, 0) for bot in bots}
    vps: dict[str, list[int]] = {bot: [] for bot in bots}
    for game in games:
        one, other = game.bots
        wins[one] += game.share
        wins[other] += 1 - game.share
        met[one][other] += 1
        met[other][one] += 1
        for bot, vp in zip(game.bots, game.vp, strict=True):
            vps[bot].append(vp)
    odds = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            against = sum(n / (odds[bot] + odds[other]) for other, n in met[bot].items())
            odds[bot] = wins[bot] / (against + 1 / (odds[bot] + 1))
        mean = math.exp(sum(map(math.log, odds.values())) / len(odds))
        odds = {bot: worth / mean for bot, worth in odds.items()}
    found = []
    for bot in bots:
        known = sum(
            n * odds[bot] * odds[other] / (odds[bot] + odds[other]) ** 2 for other, n in met[bot].items()
        )
        number = len(vps[bot])
        found.append(
            Rating(
                bot,
                MIDDLE + POINTS * math.log(odds[bot]),
                SURE * POINTS / math.sqrt(known + 0.25),
                number,
                (wins[bot] - 0.5) / number if number else 0.0,
                sum(vps[bot]) / number if number else 0.0,
            )
        )
    return sorted(found, key=lambda rating: -rating.elo)


def pair(one: str, other: str, games: Sequence[Played]) -> Pair | None:
    """None if they have not met. A seed's two games are one measurement: the deal favours both in turn."""
    shares: dict[int, list[float]] = {}
    leads: dict[int, list[float]] = {}
    vps: tuple[list[int], list[int]] = ([], [])
    for game in games:
        if set(game.bots) == {one, other}:
            first = game.bots.index(one)
            shares.setdefault(game.seed, []).append(game.share if first == 0 else 1 - game.share)
            leads.setdefault(game.seed, []).append(game.vp[first] - game.vp[1 - first])
            vps[0].append(game.vp[first])
            vps[1].append(game.vp[1 - first])
    if not vps[0]:
        return None
    share, share_doubt = _mean([sum(of) / len(of) for of in shares.values()])
    lead, lead_doubt = _mean([sum(of) / len(of) for of in leads.values()])
    means = (sum(vps[0]) / len(vps[0]), sum(vps[1]) / len(vps[1]))
    return Pair((one, other), len(vps[0]), share, share_doubt, means, lead, lead_doubt)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """With its doubt."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, math.inf  # one measurement says nothing of its doubt
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, SURE * math.sqrt(variance / n)
