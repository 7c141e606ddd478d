"""Leopold's markers on the objectives: III, II, I, claimed."""

from __future__ import annotations

import pytest

from gah_desktop.modules.solo.rules.objectives import choose, least_advanced
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival, solo, started

LEFT, RIGHT = "left_to_right", "right_to_left"
A, B, C = 200, 204, 195  # cards that show the letter at every level


def test_worked_example_three_steps_while_the_human_claims_in_between() -> None:
    s = started().state
    name = s.t.objective_ids[s.objectives[0]]
    t.turn_of(s, 200)
    assert solo(s).markers == (1, 0, 0)
    t.turn_of(s, 203)
    assert solo(s).markers == (2, 0, 0) and rival(s).claimed == (0, 0, 0)
    human(s).claimed = (15, 0, 0)
    events = t.turn_of(s, 209)
    assert solo(s).markers == (3, 0, 0) and rival(s).claimed == (10, 0, 0)
    assert (10, ("objective", name)) in t.scored(events, 1)


def test_he_ignores_what_an_objective_asks_for_and_takes_the_highest_points_left() -> None:
    s = started().state
    solo(s).markers = (0, 2, 0)
    t.turn_of(s, B)
    assert rival(s).claimed == (0, 15, 0)


@pytest.mark.parametrize(
    ("markers", "letter", "hand", "chosen"),
    [
        ((0, 0, 0), "C", LEFT, 2),
        ((2, 0, 0), "A", LEFT, 0),  # the one shown, however far
        ((1, 2, 1), "any", LEFT, 0),
        ((1, 2, 1), "any", RIGHT, 2),
        ((1, 0, 1), "any", RIGHT, 1),  # no marker is less than III
        ((3, 1, 2), "A", LEFT, 1),  # claimed: the least advanced
        ((3, 1, 1), "A", RIGHT, 2),
        ((3, 3, 2), "any", LEFT, 2),
        ((3, 3, 3), "any", LEFT, -1),
        ((3, 3, 3), "B", LEFT, -1),
    ],
)
def test_which_objective(markers: tuple[int, int, int], letter: str, hand: str, chosen: int) -> None:
    assert choose(markers, letter, hand).objective == chosen


def test_a_claimed_objective_is_not_the_least_advanced() -> None:
    assert least_advanced((3, 2, 3)) == (1,)


def test_all_three_claimed_and_nothing_happens() -> None:
    s = started().state
    solo(s).markers = (3, 3, 3)
    rival(s).claimed = (15, 15, 15)
    events = t.turn_of(s, A)
    assert t.steps(events, "objectives_done") == [{"letter": "A", "from_level": "easy"}]
    assert rival(s).claimed == (15, 15, 15)


def test_the_choice_is_told_with_its_reasons() -> None:
    s = started().state
    names = [s.t.objective_ids[i] for i in s.objectives]
    solo(s).markers = (3, 1, 1)
    events = t.turn_of(s, A)  # the hand points left
    assert t.steps(events, "objective") == [
        {
            "letter": "A",
            "from_level": "easy",
            "rule": "claimed",
            "objective": names[2],
            "candidates": [names[1], names[2]],
            "why": "hand",
            "marker": 2,
        }
    ]
