"""Scoring a ballroom: who gets how many VP, by how it scores. It changes nothing but points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from gah_desktop.engine import changes
from gah_desktop.engine.events import BallroomScored
from gah_desktop.engine.seats import seats_from_first
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.facts import WHICH, facts
from gah_desktop.modules.ballrooms.rules.house import house_of

EMPTY = -5  # without a dancer there
Dancers = Sequence[tuple[int, ...]]  # of each player, by row


def ranked(numbers: Sequence[int], vp: Sequence[int]) -> list[int]:
    """VP by rank: the tied share their rank and as many next ranks as they take up, rounded down.

    Only who has a dancer ranks.
    """
    found = []
    for number in numbers:
        before = sum(other > number for other in numbers)
        tied = sum(other == number for other in numbers)
        found.append(sum(vp[before : before + tied]) // tied if number else 0)
    return found


def _highest(dancers: Dancers, vp: object) -> list[int]:
    """Own dancers times own highest row."""
    return [sum(rows) * max((i + 1 for i, n in enumerate(rows) if n), default=0) for rows in dancers]


def _each_row(dancers: Dancers, vp: object) -> list[int]:
    """Each row for itself: most, and second."""
    by_row = [
        ranked([rows[row] for rows in dancers], cast("Sequence[int]", vp)) for row in range(len(dancers[0]))
    ]
    return [sum(row[i] for row in by_row) for i in range(len(dancers))]


def _by_number(dancers: Dancers, vp: object) -> list[int]:
    """By the number of dancers, the last for all more."""
    table = cast("Sequence[int]", vp)
    return [table[min(sum(rows), len(table) - 1)] for rows in dancers]


def _majority(dancers: Dancers, vp: object) -> list[int]:
    """By players and rank."""
    table = cast("Mapping[int, Sequence[int]]", vp)
    return ranked([sum(rows) for rows in dancers], table[len(dancers)])


def _pairs(dancers: Dancers, vp: object) -> list[int]:
    """For every second dancer."""
    return [sum(rows) // 2 * cast("int", vp) for rows in dancers]


BY_KIND: dict[str, Callable[[Dancers, object], list[int]]] = {
    "dancers_times_highest_row": _highest,
    "majority_each_row": _each_row,
    "by_dancers": _by_number,
    "majority": _majority,
    "each_pair_of_dancers": _pairs,
}


def points(kind: str, vp: object, dancers: Dancers) -> list[int]:
    """What each player scores in a ballroom that scores like this."""
    scored = BY_KIND[kind](dancers, vp)
    return [vp if any(rows) else EMPTY for vp, rows in zip(scored, dancers, strict=True)]


def points_now(s: GameState, which: int) -> list[int]:
    """What each player would score in this ballroom as it stands."""
    house = house_of(s)
    board = facts(s.t).rooms[house.boards[which]]
    return points(board.scoring.kind, board.scoring.vp, [house.rows(p.seat, which) for p in s.players])


def score(s: GameState, which: int) -> None:
    """The ballroom is scored for all, in turn order: for each player a source of its own."""
    house = house_of(s)
    board = facts(s.t).rooms[house.boards[which]]
    dancers = [house.rows(p.seat, which) for p in s.players]
    scored = points_now(s, which)
    if s.sink is not None:
        s.sink.append(BallroomScored(s.round, WHICH[which], board.id, tuple(dancers)))
    for seat in seats_from_first(s):
        changes.score(s, s.players[seat], scored[seat], ("ballroom", WHICH[which]))
    for i in s.hooks.ballroom_scored:
        s.modules[i].ballroom_scored(s, WHICH[which], tuple(sum(rows) for rows in dancers))
