"""A hotel as it is shown: what each room is, what it costs and brings, and what may be put there."""

from __future__ import annotations

from collections import Counter

import pytest

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models.mime import DIE, GUEST, ROOM, Carried, pack
from tests.helpers.tables import Seat, guest_ready, me, penalty, room_names, table
from tests.models.helpers import Laid, facts, let_go, playable, spoken, texts, tip


def test_every_room_of_the_night_board_the_top_floor_first() -> None:
    hotel = m.HotelModel(Laid(table(vacant="11 12", occupied="13")))
    assert (hotel.rowCount(), hotel.columnCount()) == (4, 5)
    assert spoken(hotel) == [
        "room on floor 4, column 1, blue, not prepared",
        "room on floor 4, column 2, red, not prepared",
        "room on floor 4, column 3, blue, not prepared",
        "room on floor 4, column 4, red, not prepared",
        "room on floor 4, column 5, blue, not prepared",
        "room on floor 3, column 1, blue, not prepared",
        "room on floor 3, column 2, red, not prepared",
        "room on floor 3, column 3, blue, not prepared",
        "room on floor 3, column 4, yellow, not prepared",
        "room on floor 3, column 5, yellow, not prepared",
        "room on floor 2, column 1, yellow, not prepared",
        "room on floor 2, column 2, yellow, not prepared",
        "room on floor 2, column 3, red, not prepared",
        "room on floor 2, column 4, red, not prepared",
        "room on floor 2, column 5, yellow, not prepared",
        "room on floor 1, column 1, blue, vacant",
        "room on floor 1, column 2, yellow, vacant",
        "room on floor 1, column 3, red, occupied",
        "room on floor 1, column 4, red, not prepared",
        "room on floor 1, column 5, blue, not prepared",
    ]
    assert texts(hotel) == spoken(hotel)


def test_each_seat_has_its_own_board() -> None:
    laid = Laid(table(boards=("day-B", "day-A")))
    assert [m.HotelModel(laid, seat).board_id for seat in (0, 1)] == ["day-B", "day-A"]
    assert spoken(m.HotelModel(laid, 1))[15] == "room on floor 1, column 1, red, not prepared"


def test_the_facts_of_a_room() -> None:
    hotel = m.HotelModel(Laid(table(occupied="11", bonus=(0,))))
    first, last = facts(hotel)[15], facts(hotel)[4]
    assert first._asdict() == {
        "key": (1, 1),
        "floor": 1,
        "column": 1,
        "color": "blue",
        "group": 0,
        "state": "occupied",
        "vp": 0,
        "cost": None,
        "bonus_taken": True,
        "bonus": 2,
        "board": "night",
        "guest": 0,
    }
    assert (last.floor, last.column, last.vp, last.bonus_taken) == (4, 5, 2, False)


def test_rooms_that_can_be_prepared_say_what_they_cost() -> None:
    laid = Laid(table(vacant="11 12", occupied="13", dice="33"))
    hotel = m.HotelModel(laid)
    assert playable(hotel) == []
    laid.do(a.TakeDie(3, 3))
    assert playable(hotel) == [(2, 1), (2, 2), (2, 3), (1, 4)]
    assert [fact.cost for fact in facts(hotel) if fact.cost is not None] == [1, 1, 1, 0]
    assert tip(hotel, (2, 1)) == [
        "room on floor 2, column 1, yellow, not prepared",
        "Preparing this room costs 1 krone.",
        "A group of 3 rooms: column 2 on floor 1 and columns 1 and 2 on floor 2.",
        "Occupancy bonus once all of it is occupied (now 0 of 3): 6 Emperor steps.",
        "Once occupied, it scores 2 VP at the end of the game.",
    ]
    assert tip(hotel, (1, 4)) == [
        "room on floor 1, column 4, red, not prepared",
        "Preparing this room costs nothing.",
        "A group of 4 rooms: columns 3 and 4 on floor 1 and columns 3 and 4 on floor 2.",
        "Occupancy bonus once all of it is occupied (now 1 of 4): 10 krones.",
        "Once occupied, it scores 1 VP at the end of the game.",
    ]


def test_a_card_makes_rooms_cheaper() -> None:
    laid = Laid(guest_ready(57))  # the Architect: two rooms, each a krone cheaper
    hotel = m.HotelModel(laid)
    laid.do(a.MoveGuest(57, 2, 1))
    costs = {fact.key: fact.cost for fact in facts(hotel) if fact.cost is not None}
    assert costs == {(1, 4): 0, (2, 2): 0, (2, 3): 0, (3, 2): 1, (4, 1): 2}
    krones = me(laid.game).krones
    hotel.activate(hotel.index_of((3, 2)))
    assert (me(laid.game).krones, facts(hotel)[6].state) == (krones - 1, "vacant")


def test_a_room_that_scores_says_so_until_it_is_prepared() -> None:
    laid = Laid(table(vacant="11 12 13 14 15 25 35", krones=20, dice="33"))
    hotel = m.HotelModel(laid)
    laid.do(a.TakeDie(3, 3))
    assert tip(hotel, (4, 5)) == [
        "room on floor 4, column 5, blue, not prepared",
        "Preparing this room costs 3 krones.",
        "Preparing this room scores 2 VP.",
        "A group of one room.",
        "Occupancy bonus once it is occupied: 2 VP.",
        "Once occupied, it scores 4 VP at the end of the game.",
    ]
    assert "Preparing this room scores 1 VP." in tip(hotel, (3, 4))
    assert tip(hotel, (3, 5))[:1] == ["room on floor 3, column 5, yellow, vacant"]
    assert "Preparing" not in " ".join(tip(hotel, (3, 5)))


def test_vacant_and_occupied_rooms_tell_their_group_too() -> None:
    hotel = m.HotelModel(Laid(table(vacant="12", occupied="11 13 21", bonus=(0,))))
    assert tip(hotel, (1, 2))[1:4] == [
        "A group of 3 rooms: column 2 on floor 1 and columns 1 and 2 on floor 2.",
        "Occupancy bonus once all of it is occupied (now 1 of 3): 6 Emperor steps.",
        "Once occupied, it scores 1 VP at the end of the game.",
    ]
    assert tip(hotel, (1, 1))[1:4] == [
        "A group of one room.",
        "Its occupancy bonus has been given: 2 VP.",
        "It scores 1 VP at the end of the game.",
    ]


def test_every_room_tells_the_bonus_of_its_group() -> None:
    """Those of other boards and of other seats as well."""
    laid = Laid(table(boards=("day-B", "day-A")))
    for seat in (0, 1):
        hotel = m.HotelModel(laid, seat)
        board, tracks = laid.catalog.board(hotel.board_id), laid.catalog.tracks
        sizes = Counter(room.group for room in board.rooms)
        units = {"vp": "VP", "krones": "krone", "emperor": "Emperor step"}
        for room in board.rooms:
            told = tip(hotel, (room.floor, room.column))
            bonus = tracks.occupancy_bonus[room.color]
            amount = f"{bonus.by_size[sizes[room.group] - 1]} {units[bonus.unit]}"
            assert any(line.startswith("Occupancy bonus") and amount in line for line in told)
            assert f"costs {tracks.floor_cost[room.floor - 1] or 'nothing'}" in " ".join(told)
            assert f"scores {tracks.floor_vp[room.floor - 1]} VP at the end" in " ".join(told)


def test_a_floor_tells_its_numbers() -> None:
    hotel = m.HotelModel(Laid(table()))
    assert hotel.floor_text(4) == (
        "floor 4: preparing a room costs 3 krones, an occupied room scores 4 VP at the end of the game"
    )


@pytest.mark.parametrize(
    ("room", "why"),
    [
        ((1, 1), "This room has already been prepared."),
        ((4, 4), "A room must be next to, above or below one that is already there."),
    ],
)
def test_why_a_room_cannot_be_prepared(room: tuple[int, int], why: str) -> None:
    laid = Laid(table(vacant="11", dice="33"))
    laid.do(a.TakeDie(3, 3))
    assert tip(m.HotelModel(laid), room)[-1] == why


def test_rooms_are_not_prepared_without_a_die() -> None:
    why = "Rooms are prepared with action 3, or when a card says so."
    assert tip(m.HotelModel(Laid(table(vacant="11"))), (1, 2))[-1] == why


def test_rooms_of_others_have_no_price() -> None:
    laid = Laid(table(dice="33", vacant="11", rivals=(Seat(vacant="11"),)))
    laid.do(a.TakeDie(3, 3))
    rival = m.HotelModel(laid, 1)
    assert {fact.cost for fact in facts(rival)} == {None}
    assert playable(rival) == []


def test_vacant_rooms_glow_when_one_may_become_occupied() -> None:
    laid = Laid(table(vacant="11 12", occupied="13", hand=(35,), dice="55"))  # the Page Boy
    hotel = m.HotelModel(laid)
    laid.do(a.TakeDie(5, 5), a.PlayStaff(35))
    assert playable(hotel) == [(1, 1), (1, 2)]
    assert tip(hotel, (1, 4))[-1] == "This room has not been prepared yet."
    assert tip(hotel, (1, 3))[-1] == "This room is already occupied."
    hotel.activate(hotel.index_of((1, 2)))
    assert room_names(me(laid.game).occupied) == "12 13"


def test_rooms_that_the_emperor_may_have_removed() -> None:
    laid = Laid(penalty("C2", occupied="11 41 42", bonus=(0, 5)))
    hotel = m.HotelModel(laid)
    assert playable(hotel) == [(4, 1), (4, 2)]
    assert tip(hotel, (1, 1))[-1] == "The highest floor comes first: choose a room on floor 4."
    hotel.activate(hotel.index_of((4, 2)))
    assert facts(hotel)[1].state == "plan"


# What is let go on it


def test_a_guest_moves_in() -> None:
    laid = Laid(table(cafe={65: None}, vacant="11 12"))
    hotel = m.HotelModel(laid)
    guest = pack(Carried(GUEST, {"guest": 65, "slot": -1}))
    assert hotel.refusal(guest, hotel.index_of((1, 2))) == reason(Code.WRONG_COLOR, guest=65, color="yellow")
    assert not let_go(hotel, guest, (1, 2))
    assert not let_go(hotel, guest)
    assert [why.code for why in laid.refused] == [Code.WRONG_COLOR, Code.WRONG_PLACE]
    assert let_go(hotel, guest, (1, 1))
    assert spoken(hotel)[15] == "room on floor 1, column 1, blue, occupied"


def test_a_tile_goes_onto_its_own_colour_alone() -> None:
    laid = Laid(table(vacant="11 12", dice="33"))
    hotel = m.HotelModel(laid)
    laid.do(a.TakeDie(3, 3))
    red, blue = (pack(Carried(ROOM, {"color": color})) for color in ("red", "blue"))
    assert hotel.targets_for(red) == [hotel.index_of((1, 3))]
    assert hotel.refusal(blue, hotel.index_of((1, 3))) == reason(Code.TILE_COLOR)
    assert hotel.refusal(red, hotel.index_of((1, 3))) is None
    far = hotel.refusal(red, hotel.index_of((4, 4)))
    assert far is not None and far.code is Code.NOT_ADJACENT
    assert let_go(hotel, red, (1, 3))
    assert room_names(me(laid.game).vacant) == "11 12 13"


@pytest.mark.parametrize("where", [(2, 2), None])
def test_a_die_for_action_3_goes_anywhere_on_it(where: tuple[int, int] | None) -> None:
    laid = Laid(table(vacant="11", dice="346", krones=5))
    hotel = m.HotelModel(laid)
    assert let_go(hotel, pack(Carried(DIE, {"face": 6})), where)
    assert laid.asked == [[a.TakeDie(6, 3), a.TakeDie(6, 3, True)]]
    assert not let_go(hotel, pack(Carried(DIE, {"face": 4})), where)
    assert [why.code for why in laid.refused] == [Code.BAD_AS_ACTION]
