"""A whole turn in one line, for who was not looking."""

from __future__ import annotations

import pytest

from gah_desktop.engine.events import TURN, Acted, Event, Scored
from gah_desktop.text.news import turn_summary


def acted(kind: str, seat: int = 1, **details: object) -> Acted:
    return Acted(seat, kind, details, TURN)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([acted("pass")], "Ben: passes"),
        (
            [acted("take_guest", guest=75), acted("take_die", face=3), acted("prepare"), acted("prepare")],
            "Ben: 1 guest invited, a die showing 3 and 2 rooms prepared",
        ),
        (
            [
                acted("move_guest"),
                Scored(1, 5, ("guest", 75)),
                acted("claim"),
                Scored(1, -2, ("emperor", "A1")),
            ],
            "Ben: 1 guest moved in, 1 objective claimed and 3 VP",
        ),
        ([acted("play_staff", staff=1), acted("take_die", 0, face=2)], "Ben: 1 staff card played"),
        ([acted("end_turn"), Scored(0, 5, TURN)], ""),
    ],
)
def test_a_turn_in_one_line(events: list[Event], line: str) -> None:
    assert turn_summary(events, 1, "Ben") == line
