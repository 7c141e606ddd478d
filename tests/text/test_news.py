"""A whole turn in one line, for who was not looking."""

from __future__ import annotations

import pytest

from gah_desktop.engine.events import TURN, Acted, Event, Gained, Scored
from gah_desktop.text.news import turn_summary
from gah_desktop.text.voices import speaking, voice


def acted(kind: str, seat: int = 1, **details: object) -> Acted:
    return Acted(seat, kind, details, TURN)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([acted("pass")], "Ben: passes"),
        (
            [
                acted("take_guest", guest=65),
                acted("take_die", face=6, **{"as": 3, "strength": 2}),
                acted("prepare"),
                acted("prepare"),
                acted("serve", moves=[{"item": "wine", "guest": 65}, {"item": "cake", "guest": 65}]),
            ],
            "Ben: invites Knight of the Empire, 2 rooms prepared with strength 2, 2 items served",
        ),
        (
            [
                acted("move_guest", guest=65),
                Scored(1, 5, ("guest", 65)),
                acted("claim", objective="A1"),
                Scored(1, -2, ("emperor", "A1")),
                Gained(1, -3, 2, None, ("guest", 65)),
            ],
            "Ben: moved in: Knight of the Empire, objective claimed: A Full Till, +3 VP, −3 krones, "
            "+2 Emperor steps",
        ),
        (
            [acted("play_staff", staff=14), acted("take_die", 0, face=2, **{"as": 0, "strength": 0})],
            "Ben: plays Decorator",
        ),
        (
            [acted("take_die", face=5, **{"as": 5, "strength": 4}), acted("play_staff", staff=14)],
            "Ben: plays Decorator with strength 4",
        ),
        (
            [acted("take_die", face=5, **{"as": 5, "strength": 1})],
            "Ben: play a staff card with strength 1",
        ),
        ([acted("take_die", face=2, **{"as": 0, "strength": 0})], "Ben: a die showing 2"),
        (
            [
                acted("take_die", face=2, **{"as": 2, "strength": 3}),
                acted("place", item="wine", to=65),
                acted("place", item="wine", to="kitchen"),
                acted("place", item="coffee", to=65),
                acted("serve", moves=[{"item": "cake", "guest": 65}]),
            ],
            "Ben: wine and coffee with strength 3, 3 items served",
        ),
        ([acted("end_turn"), Scored(0, 5, TURN)], ""),
    ],
)
def test_a_turn_in_one_line(events: list[Event], line: str) -> None:
    assert turn_summary(events, 1, "Ben") == line


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "moved in: Baroness and Knight of the Empire"),
        ("de", "eingezogen: Baronin und Reichsritter"),
        ("fr", "emménagement\u00a0: Baronne et Chevalier d’Empire"),
        ("it", "sistemazione in Camera: Baronessa e Cavaliere dell’Impero"),
    ],
)
def test_two_guests_move_in(language: str, told: str) -> None:
    events: list[Event] = [acted("move_guest", guest=75), acted("move_guest", guest=65)]
    with speaking(voice(language)):
        assert turn_summary(events, 1, "Ben").replace("\xad", "").partition(": ")[2] == told
