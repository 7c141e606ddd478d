"""How far undo and redo go, over a past laid by hand: who chose, what was seen, who was asked where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gah_desktop.app.rewind import Rewind
from gah_desktop.engine.events import Revealed


def rewind(
    past: str, position: int, *, fair: bool = True, asked: int = 0, over: bool = False, start: int = 0
) -> Rewind:
    """A past such as "0 0! 0- 1": the seat of each step; "!" something was revealed, "-" nobody was asked."""
    steps = past.split()
    entries = [
        SimpleNamespace(seat=int(step[0]), events=(Revealed(75),) if "!" in step else ()) for step in steps
    ]
    journal: Any = SimpleNamespace(
        entries=entries,
        position=position,
        can_redo=position < len(entries),
        game=SimpleNamespace(over=over, seat=None if over else asked),
        turn_start=lambda: start,
    )
    return Rewind(journal, fair, lambda place: "-" not in steps[place])


@pytest.mark.parametrize(
    ("past", "position", "fair", "back"),
    [
        ("", 0, True, None),
        ("0", 1, True, 0),
        ("0 0", 2, True, 1),
        ("0 0-", 2, True, 0),  # a benefit that collected itself goes with the step before
        ("0 0- 0-", 3, True, 0),
        ("0-", 1, True, None),
        ("0 0!", 2, True, None),
        ("0 0!", 2, False, 1),
        ("0! 0-", 2, True, None),
        ("0! 0-", 2, False, 0),
        ("0! 0", 2, True, 1),
        ("0 1", 2, True, None),  # the other one's
        ("0 1", 2, False, 1),
        ("0 1-", 2, False, 0),
        ("0 0 0", 1, True, 0),
    ],
)
def test_where_an_undo_leads(past: str, position: int, fair: bool, back: int | None) -> None:
    assert rewind(past, position, fair=fair).back() == back


def test_after_the_end_the_one_who_moved_last_may_undo() -> None:
    assert rewind("0 1", 2, over=True).back() == 1
    assert rewind("0 1 1-", 3, over=True).back() == 1
    assert rewind("0 1!", 2, over=True).back() is None
    assert rewind("", 0, over=True).back() is None


@pytest.mark.parametrize(
    ("past", "start", "fair", "back"),
    [
        ("0 0 0 0", 0, True, 0),
        ("0 0 0 0", 2, True, 2),
        ("0 0 0 0", 4, True, None),
        ("0 0! 0 0", 0, True, 2),
        ("0 0! 0 0", 0, False, 0),
        ("0 0 0 0!", 0, True, None),
        ("0 0 0- 0", 2, True, 3),  # the step before the one that was not asked belongs to another turn
        ("0 0- 0- 0-", 1, True, None),
    ],
)
def test_how_far_back_in_this_turn(past: str, start: int, fair: bool, back: int | None) -> None:
    assert rewind(past, 4, start=start, fair=fair).to_turn_start() == back


@pytest.mark.parametrize(
    ("past", "position", "forward"),
    [
        *(("0 0", 2, None), ("0 0", 1, 2), ("0 0", 0, 1), ("0 0- 0", 0, 2), ("0 0- 0-", 0, 3)),
        *(("0 0- 0- 0", 1, 3), ("", 0, None)),
    ],
)
def test_where_a_redo_leads(past: str, position: int, forward: int | None) -> None:
    assert rewind(past, position).forward() == forward
