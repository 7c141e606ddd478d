"""The small changes one by one: what is then there, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game, changes, hotel
from gah_desktop.engine.events import Acted, Drew, Event, Gained, Reshuffled, Revealed, Scored
from gah_desktop.engine.items import unpack
from gah_desktop.engine.pending import PlaceItems
from tests.helpers.tables import me, room_names, rooms, table

WHY = ("staff", 14)


def told(game: Game) -> list[Event]:
    return list(game.events)


@pytest.mark.parametrize(("amount", "after", "gained"), [(3, 18, 3), (5, 20, 5), (6, 20, 5), (0, 15, 0)])
def test_krones_stop_at_twenty(amount: int, after: int, gained: int) -> None:
    game = table(krones=15)
    changes.gain_krones(game.state, me(game), amount, WHY)
    assert me(game).krones == after
    assert told(game) == ([Gained(0, gained, 0, None, WHY)] if gained else [])


@pytest.mark.parametrize("amount", [0, 4])
def test_lost_krones(amount: int) -> None:
    game = table(krones=15)
    changes.lose_krones(game.state, me(game), amount, WHY)
    assert me(game).krones == 15 - amount
    assert told(game) == ([Gained(0, -4, 0, None, WHY)] if amount else [])


@pytest.mark.parametrize(
    ("steps", "space", "events"),
    [
        (0, 11, []),
        (2, 13, [Gained(0, 0, 2, None, WHY)]),
        (3, 13, [Gained(0, 0, 2, None, WHY), Scored(0, 1, ("track", 13))]),
        (5, 13, [Gained(0, 0, 2, None, WHY), Scored(0, 3, ("track", 13))]),
    ],
)
def test_steps_past_the_end_of_the_track_are_points(steps: int, space: int, events: list[Event]) -> None:
    game = table(emperor=11)
    changes.advance(game.state, me(game), steps, WHY)
    assert (me(game).emperor, told(game)) == (space, events)


def test_at_the_end_of_the_track_every_step_is_a_point() -> None:
    game = table(emperor=13)
    changes.advance(game.state, me(game), 2, WHY)
    assert (me(game).vp, told(game)) == (2, [Scored(0, 2, ("track", 13))])


def test_points_gained_and_lost() -> None:
    game = table()
    for amount in (5, 0, -2):
        changes.score(game.state, me(game), amount, WHY)
    assert (me(game).vp, told(game)) == (3, [Scored(0, 5, WHY), Scored(0, -2, WHY)])


def test_items_nobody_waits_for_go_to_the_kitchen_and_the_others_are_asked_about() -> None:
    game = table(cafe={75: ""}, kitchen="s")  # two wine and two coffee
    changes.receive(game.state, me(game), (2, 0, 1, 1, 0), WHY)
    assert me(game).kitchen == [3, 0, 0, 0, 0]
    placed = Acted(0, "place", {"item": "strudel", "to": "kitchen"}, WHY)
    assert told(game) == [Gained(0, 0, 0, (2, 0, 1, 1, 0), WHY), placed, placed]
    assert game.state.stack[-1] == PlaceItems(0, WHY, (0, 0, 1, 1, 0))


def test_where_nobody_waits_nothing_is_asked() -> None:
    game = table(cafe={75: None})
    before = len(game.state.stack)
    changes.receive(game.state, me(game), (0, 0, 1, 0, 0), WHY)
    assert (me(game).kitchen, len(game.state.stack)) == ([0, 0, 1, 0, 0], before)


def test_an_item_served_is_one_that_guest_no_longer_waits_for() -> None:
    game = table(cafe={75: "", 60: ""})
    changes.to_guest(game.state, me(game), 2, 60)
    assert [unpack(need) for need in me(game).needs] == [(0, 0, 2, 2, 0), (0, 2, 1, 0, 0)]


def test_the_queue_closes_up_to_the_right() -> None:
    game = table(queue=(64, 91, 0, 55, 63), next_guests=(78,))
    deck = len(game.state.guest_deck)
    changes.refill_queue(game.state)
    assert (game.state.queue, told(game)) == ([78, 64, 91, 55, 63], [Revealed(78)])
    assert len(game.state.guest_deck) == deck - 1


def test_those_who_left_are_the_next_deck() -> None:
    game = table(queue=(64, 91, 0, 55, 63), guest_deck=(), guest_discard=(78, 77), chance=(1,))
    changes.refill_queue(game.state)
    assert told(game) == [Reshuffled("guests"), Revealed(77)]
    assert (game.state.guest_deck, game.state.guest_discard) == ([78], [])


def test_without_guests_a_place_stays_empty() -> None:
    game = table(queue=(64, 91, 0, 55, 63), guest_deck=(), guest_discard=())
    changes.refill_queue(game.state)
    assert (game.state.queue, told(game)) == ([0, 64, 91, 55, 63], [Revealed(0)])


@pytest.mark.parametrize(
    ("to", "hand"), [("hand", [1, 9, 24]), ("offer", [1])], ids=["into the hand", "to choose from"]
)
def test_cards_are_drawn_from_the_top(to: str, hand: list[int]) -> None:
    game = table(hand=(1,), next_staff=(9, 24, 31))
    assert changes.draw_staff(game.state, me(game), 2, to, WHY) == (9, 24)
    assert (me(game).hand, told(game)) == (hand, [Drew(0, (9, 24), to, WHY)])
    assert game.state.staff_deck[-1] == 31


def test_no_more_cards_than_there_are() -> None:
    game = table(staff_deck=(9,))
    assert changes.draw_staff(game.state, me(game), 3, "hand", WHY) == (9,)
    assert changes.draw_staff(game.state, me(game), 3, "hand", WHY) == ()
    assert told(game) == [Drew(0, (9,), "hand", WHY)]


def test_a_guest_takes_a_seat_with_the_whole_order() -> None:
    game = table(queue=(64, 91, 78, 75, 63), cafe={60: None})
    assert changes.seat_guest(game.state, me(game), 3) == 75
    assert game.state.queue == [64, 91, 78, 0, 63]
    assert me(game).cafe == [60, 75] and unpack(me(game).needs[1]) == (0, 0, 2, 2, 0)


# Rooms


def laid(**what: Any) -> Any:
    return me(table(**what))


def test_rooms_and_their_bits() -> None:
    places = [(floor, column) for floor in range(1, 5) for column in range(1, 6)]
    assert [hotel.index(*place) for place in places] == list(range(20))
    assert [hotel.place_of(index) for index in range(20)] == places
    assert [hotel.bit(*place) for place in places] == [1 << index for index in range(20)]
    assert hotel.indices(rooms("11 25 45")) == [0, 9, 19]


@pytest.mark.parametrize(
    ("vacant", "occupied", "spaces"),
    [
        ("", "", "11"),
        ("11", "", "12 21"),
        ("15", "", "14 25"),
        ("21", "", "11 22 31"),
        ("25", "", "15 24 35"),
        ("", "45", "35 44"),
        ("41", "", "31 42"),
        ("23", "", "13 22 24 33"),
        ("11 12", "21", "13 22 31"),
    ],
)
def test_spaces_next_to_a_tile(vacant: str, occupied: str, spaces: str) -> None:
    assert room_names(hotel.open_spaces(laid(vacant=vacant, occupied=occupied))) == spaces


COLUMN_1 = "11 21 31 41"


@pytest.mark.parametrize(
    ("krones", "discount", "max_floor", "spaces"),
    [
        (0, 0, 4, "12"),
        (1, 0, 4, "12 22"),
        (2, 0, 4, "12 22 32"),
        (3, 0, 4, "12 22 32 42"),
        (0, 1, 4, "12 22"),
        (1, 1, 4, "12 22 32"),
        (2, 1, 4, "12 22 32 42"),
        (0, 99, 4, "12 22 32 42"),
        (9, 0, 3, "12 22 32"),
        (0, 99, 2, "12 22"),
        (0, 99, 1, "12"),
    ],
)
def test_spaces_that_can_be_paid(krones: int, discount: int, max_floor: int, spaces: str) -> None:
    game = table(vacant=COLUMN_1, krones=krones)
    assert room_names(hotel.affordable(game.state, me(game), discount, max_floor)) == spaces


def test_what_a_room_costs_by_its_floor() -> None:
    game = table()
    prices = [[hotel.cost(game.state, me(game), 5 * floor, off) for floor in range(4)] for off in (0, 1, 99)]
    assert prices == [[0, 1, 2, 3], [0, 0, 1, 2], [0, 0, 0, 0]]


def test_full_floors_columns_and_groups() -> None:
    whole = rooms("11 12 13 14 15 21 31 41 22")
    assert (hotel.full_floors(whole), hotel.full_columns(whole)) == (1, 1)
    assert (hotel.full_floors((1 << 20) - 1), hotel.full_columns((1 << 20) - 1)) == (4, 5)
    assert hotel.full_groups(whole, (rooms("11 12"), rooms("22 23"), rooms("41"))) == 2
