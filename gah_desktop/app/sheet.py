"""Score sheets as tables show them, one line a source, at any moment of a game. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gah_desktop.engine.breakdown import Breakdown, breakdown
from gah_desktop.engine.events import Ended, Event, Rolled, Scored

# The lines of a score sheet, in its order, and their names in the breakdown.
_LINES = {
    "guests": "guests",
    "rooms": "prepared",
    "bonus": "groups",
    "objectives": "objectives",
    "track": "track",
    "tiles": "tiles",
    "staff": "staff",
    "entrance": "entrances",
    "end_staff": "end_staff",
    "floors": "rooms",
    "krones": "krones",
    "items": "items",
    "cafe": "cafe",
}
SOURCES = tuple(_LINES)


class Sheet(NamedTuple):
    """One seat's points. `staff` and `end_staff` hold card by card what their lines sum up."""

    seat: int
    lines: dict[str, int]
    staff: dict[int, int]
    end_staff: dict[int, int]
    floors: tuple[int, int, int, int]
    total: int
    tie: int


def sheets(events: Sequence[Event], players: int) -> list[Sheet]:
    """The points of every seat; the lines of the final scoring stay 0 until then."""
    ended = _ended(events)
    ties = {score.seat: score.tie for score in ended.scores} if ended else {}
    return [_sheet(seat, parts, ties.get(seat, 0)) for seat, parts in enumerate(breakdown(events, players))]


def lines_of(parts: Breakdown) -> dict[str, int]:
    """The sum of every line of a score sheet."""
    return {line: _sum(parts.get(name, 0)) for line, name in _LINES.items()}


def _sheet(seat: int, parts: Breakdown, tie: int) -> Sheet:
    lines = lines_of(parts)
    floors = _by_id(parts.get("rooms", 0))
    return Sheet(
        seat,
        lines,
        _by_id(parts.get("staff", 0)),
        _by_id(parts.get("end_staff", 0)),
        (floors.get(1, 0), floors.get(2, 0), floors.get(3, 0), floors.get(4, 0)),
        sum(lines.values()),
        tie,
    )


def _sum(part: int | dict[str, int]) -> int:
    return sum(part.values()) if isinstance(part, dict) else part


def _by_id(part: int | dict[str, int]) -> dict[int, int]:
    return {int(id): vp for id, vp in part.items()} if isinstance(part, dict) else {}


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
