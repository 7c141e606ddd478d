"""Which die Leopold takes, and that he does not carry out its action."""

from __future__ import annotations

import pytest

from gah_desktop.modules.solo.rules.dice import choose
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, started

LEFT, RIGHT = "left_to_right", "right_to_left"
EXAMPLE = [0, 2, 2, 1, 3, 2, 0]


def test_worked_example_two_dice_on_one_card_and_equally_many_of_both() -> None:
    assert choose(EXAMPLE, (1, 2), LEFT) == ("more", (1, 2), (1, 2), 1)


def test_worked_example_a_question_mark_takes_from_the_fullest_space() -> None:
    assert choose(EXAMPLE, (), LEFT) == ("any", (1, 2, 3, 4, 5), (4,), 4)


def test_the_die_shown() -> None:
    assert choose(EXAMPLE, (3,), LEFT) == ("shown", (3,), (3,), 3)


def test_of_two_dice_shown_the_one_with_more_dice() -> None:
    assert choose(EXAMPLE, (3, 4), LEFT).face == 4


def test_of_two_dice_shown_the_one_that_is_there() -> None:
    assert choose(EXAMPLE, (1, 6), RIGHT) == ("more", (1,), (1,), 1)


@pytest.mark.parametrize("shown", [(6,), ()])
def test_none_of_those_shown_is_there(shown: tuple[int, ...]) -> None:
    assert choose(EXAMPLE, shown, LEFT).face == 4


def test_equally_many_are_settled_by_the_hand_and_left_is_1() -> None:
    dice = [0, 2, 0, 2, 0, 0, 2]
    assert choose(dice, (), LEFT).face == 1
    assert choose(dice, (), RIGHT).face == 6
    assert choose(EXAMPLE, (1, 2), RIGHT).face == 2


def test_no_die_at_all() -> None:
    assert choose([0] * 7, (1, 2), LEFT) == ("none_there", (), (), 0)


def test_the_die_covers_a_number_of_his_tile_and_does_nothing_else() -> None:
    s = started().state
    t.dice(s, *EXAMPLE[1:])
    rival(s).numbers = (1, 4)
    rival(s).occupied = (1 << 20) - 1
    events = t.turn_of(s, 204)  # a question mark, an objective
    assert s.dice == [0, 2, 2, 1, 2, 2, 0]
    assert rival(s).numbers == (4,)
    assert (rival(s).krones, rival(s).emperor, rival(s).kitchen) == (0, 0, [0] * 5)
    assert t.steps(events, "die") == [
        {
            "wanted": [],
            "dice": [2, 2, 1, 3, 2, 0],
            "rule": "any",
            "candidates": [1, 2, 3, 4, 5],
            "face": 4,
            "why": "most",
        }
    ]
