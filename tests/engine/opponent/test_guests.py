"""Which guest Leopold takes: colour, VP, what he can still house, and the hand."""

from __future__ import annotations

import pytest

from gah_desktop.engine.events import Acted, Revealed
from gah_desktop.engine.tables import ALL_ROOMS, BLUE, GREEN, RED, YELLOW
from gah_desktop.modules.solo.rules import guests
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, started

LEFT, RIGHT = "left_to_right", "right_to_left"


def test_worked_example_two_yellow_guests_of_equal_vp_and_the_hand_points_left() -> None:
    s = started().state
    t.queue(s, t.YELLOW_0, t.RED_1, t.BLUE_4, t.YELLOW_ALSO_0, t.GREEN_2)
    choice = guests.choose(s, rival(s), "yellow", RIGHT)
    assert choice == ("color", (0, 3), (0, 3), 3)


def test_worked_example_with_no_yellow_room_left_he_takes_the_blue_guest() -> None:
    s = started().state
    t.queue(s, t.YELLOW_0, t.RED_1, t.BLUE_4, t.YELLOW_ALSO_0, t.GREEN_2)
    t.fill_color(s, rival(s), YELLOW)
    choice = guests.choose(s, rival(s), "yellow", RIGHT)
    assert choice == ("color_full", (1, 2, 4), (2,), 2)


def test_of_the_colour_shown_the_guest_with_most_vp() -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_4, t.YELLOW_7, t.BLUE_0 + 1, t.RED_5)
    assert guests.choose(s, rival(s), "blue", LEFT).slot == 1


def test_no_colour_shown_means_most_vp_of_all() -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_4, t.YELLOW_7, t.GREEN_5, t.RED_5)
    assert guests.choose(s, rival(s), "any", LEFT) == ("any", (0, 1, 2, 3, 4), (2,), 2)


def test_no_guest_of_the_colour_in_the_queue_means_most_vp_of_all() -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_4, t.YELLOW_7, t.RED_0, t.RED_5)
    assert guests.choose(s, rival(s), "green", LEFT) == ("no_match", (0, 1, 2, 3, 4), (2,), 2)


@pytest.mark.parametrize("color", ["any", "green"])
def test_only_guests_he_can_house_are_considered(color: str) -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_10, t.YELLOW_7, t.RED_0, t.RED_5)
    t.fill_color(s, rival(s), BLUE)
    choice = guests.choose(s, rival(s), color, LEFT)
    assert (choice.candidates, choice.slot) == ((2, 3, 4), 2)


def test_a_green_guest_can_be_housed_as_long_as_any_space_is_empty() -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_10, t.YELLOW_7, t.RED_0, t.GREEN_0)
    rival(s).occupied = ALL_ROOMS & ~t.rooms((1, 2))
    t.fill_color(s, rival(s), YELLOW)
    assert guests.choose(s, rival(s), "blue", LEFT).slot == -1
    rival(s).occupied &= ~t.rooms((4, 4))  # a red space
    assert guests.choose(s, rival(s), "blue", LEFT) == ("color_full", (3, 4), (3, 4), 3)
    assert guests.choose(s, rival(s), "blue", RIGHT).slot == 4


def test_equal_vp_are_settled_in_the_direction_of_the_hand() -> None:
    s = started().state
    t.queue(s, t.BLUE_5, t.RED_5, t.YELLOW_5, t.GREEN_5, t.RED_0)
    assert guests.choose(s, rival(s), "any", LEFT).slot == 0
    assert guests.choose(s, rival(s), "any", RIGHT).slot == 3


def test_with_nobody_he_can_house_he_takes_no_guest() -> None:
    s = started().state
    t.queue(s, t.BLUE_0, t.BLUE_4, t.BLUE_5, t.RED_0, t.RED_5)
    t.fill_color(s, rival(s), BLUE)
    t.fill_color(s, rival(s), RED)
    events = t.turn_of(s, 201)  # yellow
    assert t.steps(events, "no_guest") == [{"color": "yellow", "from_level": "easy", "rule": "no_match"}]
    assert s.queue == [t.BLUE_0, t.BLUE_4, t.BLUE_5, t.RED_0, t.RED_5]
    assert not any(isinstance(e, Revealed) for e in events)


def test_he_pays_nothing_and_the_queue_is_refilled_before_the_second_guest() -> None:
    s = started().state
    t.queue(s, t.YELLOW_7, t.RED_0, t.RED_1, t.RED_3, t.BLUE_0)
    s.guest_deck.remove(t.BLUE_10)
    s.guest_deck.append(t.BLUE_10)  # the next card
    t.dice(s, 4)
    events = t.turn_of(s, 212)  # yellow, then any
    taken = [
        (e.details["guest"], e.details["cost"])
        for e in events
        if isinstance(e, Acted) and e.kind == "take_guest"
    ]
    assert taken == [(t.YELLOW_7, 0), (t.BLUE_10, 0)]
    assert rival(s).krones == 0
    assert s.guest_discard == [t.YELLOW_7, t.BLUE_10]


def test_the_choice_is_told_with_its_reasons() -> None:
    s = started().state
    t.queue(s, t.YELLOW_0, t.RED_1, t.BLUE_4, t.YELLOW_ALSO_0, t.GREEN_2)
    events = t.turn_of(s, 196)  # yellow, the hand points left
    assert t.steps(events, "guest") == [
        {
            "color": "yellow",
            "from_level": "easy",
            "rule": "color",
            "candidates": [[0, t.YELLOW_0, 0], [3, t.YELLOW_ALSO_0, 0]],
            "guest": t.YELLOW_ALSO_0,
            "slot": 3,
            "vp": 0,
            "why": "hand",
            "tied": [0, 3],
        }
    ]
    t.queue(s, t.YELLOW_0, t.YELLOW_1, t.BLUE_4, t.RED_0, t.GREEN_2)
    assert t.steps(t.turn_of(s, 201), "guest")[0]["why"] == "best_vp"
    t.queue(s, t.YELLOW_0, t.RED_1, t.BLUE_4, t.RED_0, t.GREEN_2)
    assert t.steps(t.turn_of(s, 206), "guest")[0]["why"] == "only"


def test_spaces_that_suit_a_guest() -> None:
    s = started().state
    p = rival(s)
    assert guests.spaces_for(s, p, GREEN) == ALL_ROOMS
    assert guests.spaces_for(s, p, YELLOW) == t.rooms((1, 2), (2, 1), (2, 2), (2, 5), (3, 4), (3, 5))
    p.occupied, p.vacant = t.rooms((1, 2)), t.rooms((2, 1))
    assert guests.spaces_for(s, p, YELLOW) == t.rooms((2, 2), (2, 5), (3, 4), (3, 5))
