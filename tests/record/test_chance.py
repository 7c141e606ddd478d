"""What a save notes of chance, event by event, and after which of them nobody may go back in fair play."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import events as e
from gah_desktop.record.chance import chance_of, reveals

CARD: e.Source = ("guest", 75)
NOTED: list[tuple[e.Event, list[dict[str, Any]], bool]] = [
    (e.Rolled(2, (0, 2, 1, 0, 0, 1, 3), 1), [{"dice": [0, 2, 1, 0, 0, 1, 3]}], True),
    (e.Revealed(75), [{"guest": 75}], True),
    (e.Reshuffled("guests"), [{"deck": "guests"}], True),
    (e.Drew(0, (14, 20), "hand", CARD), [{"staff": [14, 20]}], True),
    (e.SoloStep(203, "no_die", {}), [{"card": 203}], True),
    (e.SoloStep(0, "refilled", {"item": 2, "face": 3}), [{"item": 2, "face": 3}], True),
    (e.SoloStep(0, "star_removed", {"floor": 2, "tokens": 5}), [], False),
    (e.SoloStep(0, "entrance", {"name": "sushi"}), [{"entrance": "sushi"}], False),
    (
        e.Dealt(1, ("A1", "B1", "C1"), ("A2", "B2", "C2"), (50, 51), ((1, 2), (3,)), {"pile": (4,)}),
        [
            {
                "first": 1,
                "objectives": ["A1", "B1", "C1"],
                "emperor": ["A2", "B2", "C2"],
                "queue": [50, 51],
                "hands": [[1, 2], [3]],
                "pile": [4],
            }
        ],
        True,
    ),
    (e.Gained(0, 3, 0, None, CARD), [], False),
    (e.TurnBegan(1, 0, 1), [], False),
]


@pytest.mark.parametrize(("event", "noted", "revealing"), NOTED)
def test_noted(event: e.Event, noted: list[dict[str, Any]], revealing: bool) -> None:
    assert chance_of([event]) == noted
    assert reveals([event]) == revealing


def test_a_card_is_noted_once_however_many_steps_it_takes() -> None:
    steps = [e.SoloStep(203, "card", {}), e.SoloStep(203, "no_die", {}), e.SoloStep(7, "card", {})]
    assert chance_of(steps) == [{"card": 203}, {"card": 7}]


def test_in_the_order_in_which_it_happened() -> None:
    assert chance_of([e.Revealed(75), e.Passed(1), e.Revealed(60)]) == [{"guest": 75}, {"guest": 60}]
