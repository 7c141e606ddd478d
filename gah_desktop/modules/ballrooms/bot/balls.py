"""What a ballroom will bring where it is scored: its points, over what may be sent there by then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp

from gah_desktop.engine.tables import Tables
from gah_desktop.modules.ballrooms.rules.facts import facts
from gah_desktop.modules.ballrooms.rules.scoring import points

Rows = tuple[int, ...]
# dancers sent to a ballroom per die: where it is the next one scored, the last die apart, and before that
NEXT, LATER = 0.32, 0.06
OWN = 0.8  # a player counts less upon those of its own: they want a guest and champagne at the right time
RISING = "dancers_times_highest_row"  # there they will stand in the middle row, all others in the bottom one
MOST = 4  # that still come


@lru_cache(maxsize=1 << 16)
def expected(t: Tables, board: str, dancers: tuple[Rows, ...], seat: int, later: int, coming: int) -> float:
    """The points of a seat; so many of its dice come before the ballroom is the next one scored, and then."""
    scoring = facts(t).rooms[board].scoring
    number = LATER * later + NEXT * max(0, coming - 1)
    rivals = int(number)
    value = 0.0
    row = 1 if scoring.kind == RISING else 0
    for sent, share in _rivals(number - rivals):
        for own, chance in _chances(number * OWN):
            there = [_with(rows, 0, rivals + sent) for rows in dancers]
            there[seat] = _with(dancers[seat], row, own)
            value += share * chance * points(scoring.kind, scoring.vp, there)[seat]
    return value


def _with(rows: Rows, row: int, more: int) -> Rows:
    return (*rows[:row], rows[row] + more, *rows[row + 1 :])


def _rivals(share: float) -> Iterator[tuple[int, float]]:
    """All of them send as many: the next lower number, or one more."""
    yield 0, 1 - share
    if share:
        yield 1, share


@lru_cache(maxsize=1 << 10)
def _chances(mean: float) -> list[tuple[int, float]]:
    """How many come, with how much of a chance."""
    chances = [exp(-mean)]
    for number in range(1, MOST + 1):
        chances.append(chances[-1] * mean / number)
    total = sum(chances)
    return [(number, chance / total) for number, chance in enumerate(chances)]
