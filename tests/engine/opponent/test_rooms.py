"""Where Leopold's guests live, and what he gets for it."""

from __future__ import annotations

from gah_desktop.engine.events import Acted
from gah_desktop.engine.hotel import place_of
from gah_desktop.engine.tables import ALL_ROOMS, BLUE, GREEN, RED, YELLOW
from gah_desktop.modules.solo.rules import guests
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, started


def test_worked_example_the_first_seven_guests_and_their_rooms() -> None:
    s = started().state
    p = rival(s)
    places = []
    for color in (YELLOW, BLUE, YELLOW, GREEN, RED, GREEN, BLUE):
        index = guests.room_for(s, p, color)
        p.occupied |= 1 << index
        places.append(place_of(index))
    assert places == [(1, 2), (1, 1), (2, 1), (1, 5), (1, 3), (2, 5), (3, 1)]


def test_a_coloured_guest_gets_the_first_matching_space_from_the_left_on_the_lowest_floor() -> None:
    s = started().state
    assert place_of(guests.room_for(s, rival(s), RED)) == (1, 3)
    rival(s).occupied = t.rooms((1, 3), (1, 4), (2, 3))
    assert place_of(guests.room_for(s, rival(s), RED)) == (2, 4)


def test_a_green_guest_gets_the_lowest_space_of_the_rightmost_column() -> None:
    s = started().state
    rival(s).occupied = t.rooms((1, 5), (3, 5))
    assert place_of(guests.room_for(s, rival(s), GREEN)) == (2, 5)
    rival(s).occupied = t.rooms((1, 5), (2, 5), (3, 5), (4, 5), (1, 4))
    assert place_of(guests.room_for(s, rival(s), GREEN)) == (2, 4)


def test_his_room_is_occupied_at_once_and_needs_no_neighbour() -> None:
    s = started().state
    t.queue(s, t.RED_0, t.RED_1, t.RED_4, t.BLUE_0, t.BLUE_4)
    events = t.turn_of(s, 202)
    assert rival(s).occupied == t.rooms((1, 3)) and rival(s).vacant == 0
    assert t.steps(events, "room") == [
        {"guest": t.RED_4, "color": "red", "floor": 1, "column": 3, "rule": "color"}
    ]
    assert rival(s).cafe == [] and s.guest_discard[-1] == t.RED_4


def test_vp_of_the_guest_and_of_the_space() -> None:
    s = started().state
    rival(s).occupied = t.rooms((1, 5), (2, 5))
    t.queue(s, t.GREEN_4, t.RED_1, t.RED_4, t.BLUE_0, t.BLUE_4)
    events = t.turn_of(s, 204)
    assert t.scored(events, 1)[:2] == [(4, ("guest", t.GREEN_4)), (1, ("room", 305))]


def test_no_reward_and_no_occupancy_bonus() -> None:
    s = started().state
    board = s.t.boards[rival(s).board]
    group = board.group_mask[board.group_of[2]]  # red: krones for a human
    rival(s).occupied = group & ~t.rooms((1, 3))
    before = [p.hand[:] for p in s.players]
    t.queue(s, t.RED_5, t.RED_1, t.RED_4, t.BLUE_0, t.BLUE_4)
    t.turn_of(s, 202)
    p = rival(s)
    assert p.occupied & group == group and p.bonus == 0
    assert (p.krones, p.kitchen, [q.hand for q in s.players]) == (0, [0] * 5, before)
    assert not s.stack


def test_a_full_hotel_takes_nobody() -> None:
    s = started().state
    rival(s).occupied = ALL_ROOMS
    events = t.turn_of(s, 204)
    assert t.steps(events, "no_guest") == [{"color": "green", "from_level": "easy", "rule": "color_full"}]
    assert next(e.kind for e in events if isinstance(e, Acted)) == "take_die"
