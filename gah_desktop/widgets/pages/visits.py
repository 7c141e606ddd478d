"""What the Emperor's visit did to everybody, and the ball after it, read from the events alone. No looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gah_desktop.engine.events import (
    BallroomScored,
    EmperorSettled,
    EmperorVisited,
    Ended,
    Event,
    Rolled,
    Scored,
    TurnBegan,
)


class Visit(NamedTuple):
    """`before` and `after` are all VP of the seat; `told` is what followed from reward or penalty."""

    seat: int
    space: int
    to: int
    vp: int
    result: str
    before: int
    after: int
    told: tuple[Event, ...]


class Ball(NamedTuple):
    """A ballroom that was scored after a visit, and what each seat scored there."""

    scored: BallroomScored
    vp: dict[int, int]


def ball_after(events: Iterable[Event], round: int) -> Ball | None:
    """The ball that ends a round with a visit; none without ballrooms, or while somebody is still asked."""
    found, visited = None, False
    for event in events:
        if isinstance(event, EmperorVisited):
            visited = visited or event.round == round
        elif isinstance(event, BallroomScored):
            found = Ball(event, {}) if visited and event.round == round else None
        elif (
            found is not None
            and isinstance(event, Scored)
            and event.source == ("ballroom", found.scored.which)
        ):
            found.vp.setdefault(event.seat, event.amount)
    if found is not None:
        for seat in range(len(found.scored.dancers)):
            found.vp.setdefault(seat, 0)  # who was there for nothing is told, too
    return found


def visited_round(events: Iterable[Event]) -> int:
    """The round of the last visit among the events; 0 if there was none."""
    return max((event.round for event in events if isinstance(event, EmperorVisited)), default=0)


def visits(events: Iterable[Event], round: int) -> list[Visit]:
    """One entry a seat, in the order of the visit."""
    found: list[Visit] = []
    points: dict[int, int] = {}
    open_seat = -1
    for event in events:
        if isinstance(event, EmperorVisited):
            open_seat = event.seat if event.round == round else -1
            if open_seat >= 0:
                now = points.get(event.seat, 0)
                found.append(Visit(event.seat, event.space, event.to, event.vp, event.result, now, now, ()))
        elif isinstance(event, (EmperorSettled, Ended, Rolled, TurnBegan)):
            open_seat = -1
        elif open_seat >= 0 and getattr(event, "seat", -1) == open_seat:
            last = found[-1]
            track = isinstance(event, Scored) and event.source[0] == "track" and not last.told
            if not track:
                found[-1] = last = last._replace(told=(*last.told, event))
            if isinstance(event, Scored):
                found[-1] = last._replace(after=last.after + event.amount)
        if isinstance(event, Scored):
            points[event.seat] = points.get(event.seat, 0) + event.amount
    return found
