"""Score sheets as tables show them, one line a source, at any moment of a game. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gah_desktop.engine.breakdown import Breakdown, breakdown
from gah_desktop.engine.events import Ended, Event, Rolled, Scored
from gah_desktop.engine.score_lines import SCORE_LINES

SOURCES = tuple(line.name for line in SCORE_LINES)
ALWAYS = frozenset(line.name for line in SCORE_LINES if line.always)


class Sheet(NamedTuple):
    """One seat's points: a sum for each line, and the parts of the lines that list any, by id."""

    seat: int
    lines: dict[str, int]
    parts: dict[str, dict[str, int]]
    total: int
    tie: int


def sheets(events: Sequence[Event], players: int) -> list[Sheet]:
    """The points of every seat; the lines of the final scoring stay 0 until then."""
    ended = _ended(events)
    ties = {score.seat: score.tie for score in ended.scores} if ended else {}
    return [_sheet(seat, found, ties.get(seat, 0)) for seat, found in enumerate(breakdown(events, players))]


def lines_of(found: Breakdown) -> dict[str, int]:
    """The sum of every line of a score sheet."""
    return {line: _sum(found.get(line, 0)) for line in SOURCES}


def _sheet(seat: int, found: Breakdown, tie: int) -> Sheet:
    lines = lines_of(found)
    parts = {line: part for line, part in found.items() if isinstance(part, dict)}
    return Sheet(seat, lines, parts, sum(lines.values()), tie)


def _sum(part: int | dict[str, int]) -> int:
    return sum(part.values()) if isinstance(part, dict) else part


def _ended(events: Sequence[Event]) -> Ended | None:
    return next((event for event in reversed(events) if isinstance(event, Ended)), None)


def winners(events: Sequence[Event]) -> tuple[int, ...]:
    """Nobody while the game goes on."""
    ended = _ended(events)
    return ended.winners if ended else ()


def vp_by_round(events: Iterable[Event], players: int) -> list[list[int]]:
    """Each seat's VP after the set-up, after each round with its visit, and at last with everything."""
    now = [0] * players
    points: list[list[int]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Scored):
            now[event.seat] += event.amount
        elif isinstance(event, Rolled) and event.round > len(points[0]):
            for seat in range(players):
                points[seat].append(now[seat])
        elif isinstance(event, Ended):
            for score in event.scores:
                points[score.seat] += [score.game, score.total]
    return points
