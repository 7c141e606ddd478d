"""Judges the lines of a turn by rollouts: all in the same possible games, the better half goes on.

Few rollouts are trusted little: what the planner thinks of a line counts as some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gah_desktop.bots.budget import Budget
from gah_desktop.bots.search.lines import Candidate
from gah_desktop.bots.search.rollout import Rollouts
from gah_desktop.engine.views import View


class Effort(NamedTuple):
    """How much is thought: so many lines, and rollouts for each of those that are left at each stage."""

    lines: int
    stages: tuple[tuple[int, int], ...]  # lines that are left, rollouts for each
    prior: float = 3.0  # rollouts that the planner's opinion is worth
    nodes: int = 400  # for a plan within a rollout
    rounds: int = 1  # after this one
    envy: float = 0.3  # what the best rival's VP count


EFFORTS = {
    "strong": Effort(8, ((8, 2), (4, 4), (2, 6))),
    "best": Effort(12, ((12, 3), (6, 8), (3, 16))),
}


@dataclass
class Judged:
    """A line with what is known of it: mean and standard deviation of the rollouts it had."""

    line: Candidate
    results: list[float]
    value: float

    @property
    def rollouts(self) -> int:
        return len(self.results)

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else self.value

    @property
    def deviation(self) -> float:
        n = len(self.results)
        if n < 2:
            return 0.0
        mean = self.mean
        return float((sum((result - mean) ** 2 for result in self.results) / (n - 1)) ** 0.5)


Progress = Callable[[Sequence[Judged]], None]


def search(
    view: View,
    candidates: Sequence[Candidate],
    rollouts: Rollouts,
    effort: Effort,
    seed: int,
    budget: Budget,
    progress: Progress | None = None,
) -> list[Judged]:
    """The lines, the best first; it can be broken off after any rollout, and answers with what it has."""
    judged = [Judged(line, [], line.value) for line in candidates]
    left = judged
    number = 0
    for lines, times in effort.stages:
        left = left[:lines]
        if len(left) < 2:
            break
        for _ in range(times):
            number += 1
            for one in left:
                result = rollouts.play(view, one.line.actions, f"{seed}:{number}", budget)
                if result is None:
                    return _ranked(judged, left, number - 1, effort.prior)
                one.results.append(result)
        judged = _ranked(judged, left, number, effort.prior)
        left = [one for one in judged if len(one.results) == number]
        if progress is not None:
            progress(judged)
    return judged


def _ranked(judged: Sequence[Judged], left: Sequence[Judged], number: int, prior: float) -> list[Judged]:
    """Those that are left by rollouts and planner together; behind them the others as they were."""
    if number:
        means = [sum(one.results[:number]) / number for one in left]
        shift = sum(means) / len(left) - sum(one.line.value for one in left) / len(left)
        for one, mean in zip(left, means, strict=True):
            one.value = (number * (mean - shift) + prior * one.line.value) / (number + prior)
    first = sorted(left, key=lambda one: -one.value)
    return [*first, *(one for one in judged if not any(one is other for other in left))]
