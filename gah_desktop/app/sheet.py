"""Score sheets: sums over what happened, by source, at any moment and at the end. Counts, decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gah_desktop.engine.events import Ended, Event, Rolled, Scored

# The lines of a score sheet, in its order. The first eight are earned during the game.
SOURCES = (
    "guests",
    "rooms",
    "bonus",
    "objectives",
    "track",
    "tiles",
    "staff",
    "entrance",
    "end_staff",
    "floors",
    "krones",
    "items",
    "cafe",
)
_OF_SOURCE = {
    "guest": "guests",
    "room": "rooms",
    "group": "bonus",
    "objective": "objectives",
    "track": "track",
    "emperor": "tiles",
    "staff": "staff",
    "entrance": "entrance",
}
FINAL = SOURCES[SOURCES.index("end_staff") :]


class Sheet(NamedTuple):
    """One seat's points. `staff` and `end_staff` hold card by card what their lines sum up."""

    seat: int
    lines: dict[str, int]
    staff: dict[int, int]
    end_staff: dict[int, int]
    floors: tuple[int, int, int, int]
    total: int
    tie: int


def sheets(events: Iterable[Event], players: int) -> list[Sheet]:
    """The points of every seat; the last lines stay 0 until the game has ended."""
    lines = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
    staff: list[dict[int, int]] = [{} for _ in range(players)]
    end_staff: list[dict[int, int]] = [{} for _ in range(players)]
    floors = [(0, 0, 0, 0)] * players
    ties = [0] * players
    for event in events:
        if isinstance(event, Scored):
            kind, number = event.source
            line = _OF_SOURCE.get(kind)
            if line is None:
                continue  # the final scoring is told by `Ended`, card by card
            lines[event.seat][line] += event.amount
            if kind == "staff":
                own = staff[event.seat]
                own[int(number)] = own.get(int(number), 0) + event.amount
        elif isinstance(event, Ended):
            for score in event.scores:
                seat = score.seat
                end_staff[seat] = dict(score.staff)
                for card, vp in score.staff:  # told like any other points, but they have a line of their own
                    lines[seat]["staff"] -= vp
                    staff[seat].pop(card, None)
                floors[seat] = score.rooms
                ties[seat] = score.tie
                end_vp = sum(vp for _, vp in score.staff)
                final = (end_vp, sum(score.rooms), score.krones, score.items, score.cafe)
                lines[seat].update(zip(FINAL, final, strict=True))
    return [
        Sheet(
            seat, lines[seat], staff[seat], end_staff[seat], floors[seat], sum(lines[seat].values()), ties[seat]
        )
        for seat in range(players)
    ]


def winners(events: Sequence[Event]) -> tuple[int, ...]:
    """Nobody while the game goes on."""
    return next((event.winners for event in reversed(events) if isinstance(event, Ended)), ())


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
