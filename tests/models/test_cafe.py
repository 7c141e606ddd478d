"""A café as it is shown: who sits where, what they wait for, and what may be brought there."""

from __future__ import annotations

import gah_desktop.models as m
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.models.mime import GUEST, ITEM, Carried, pack
from tests.helpers.tables import Seat, chosen, me, table
from tests.models.helpers import Laid, Told, facts, let_go, playable, spoken, texts, tip


def test_who_sits_where_and_waits_for_what() -> None:
    cafe = m.CafeModel(Laid(table(cafe={75: "w", 92: None})))
    assert texts(cafe) == ["Baroness", "Capt. Goldhaken", ""]
    assert spoken(cafe) == [
        "table 1: Baroness, blue, waiting for 1 wine and 2 coffee",
        "table 2: Capt. Goldhaken, green, order complete",
        "table 3, free",
    ]


def test_the_facts_of_a_table() -> None:
    baroness, goldhaken, free = facts(m.CafeModel(Laid(table(cafe={75: "w", 92: None}))))
    assert baroness._asdict() == {
        "key": 0,
        "guest": 75,
        "color": "blue",
        "order": (("wine", True), ("wine", False), ("coffee", False), ("coffee", False)),
        "missing": (0, 0, 1, 2, 0),
        "ready": False,
        "stays": False,
        "used": False,
    }
    assert goldhaken[:4] == (1, 92, "green", (("strudel", True),)) and goldhaken.ready
    assert free == (2, 0, "", (), (0, 0, 0, 0, 0), False, False, False)


def test_the_card_of_a_guest_to_read() -> None:
    cafe = m.CafeModel(Laid(table(cafe={60: ""})))
    assert tip(cafe, 0) == [
        "Jewelry Designer",
        "Artists",
        "Orders 2 cake and 2 wine.",
        "Scores 5 VP.",
        "You get 1 coffee. You get 3 krones.",
        "Order not complete yet: Jewelry Designer.",
    ]
    assert tip(cafe, 1) == ["table 2, free"]


def test_a_guest_keeps_the_table_when_another_leaves() -> None:
    laid = Laid(table(cafe={65: None, 75: "", 60: ""}, vacant="11", queue=(64, 91, 78, 55, 63)))
    cafe = m.CafeModel(laid)
    told = Told(cafe)
    laid.do(a.MoveGuest(65, 1, 1))
    assert texts(cafe) == ["", "Baroness", "Jewelry Designer"]
    assert told.said == ["changed 0.0"]
    laid.do(a.TakeGuest(4))
    assert texts(cafe) == ["Dame", "Baroness", "Jewelry Designer"]


def test_another_café_is_seated_in_the_order_of_arrival() -> None:
    laid = Laid(table(cafe={65: None, 75: ""}, vacant="11", rivals=(Seat(cafe={91: ""}),)))
    cafe = m.CafeModel(laid)
    laid.do(a.MoveGuest(65, 1, 1))
    cafe.set_seat(1)
    assert texts(cafe) == ["Tezcatlipoca", "", ""]
    cafe.set_seat(0)
    assert texts(cafe) == ["Baroness", "", ""]


def test_who_can_move_in_or_be_served_glows() -> None:
    laid = Laid(table(cafe={65: None, 75: "", 60: ""}, vacant="11", kitchen="c"))
    cafe = m.CafeModel(laid)
    assert playable(cafe) == [0, 2]  # nobody but the Jewelry Designer waits for cake
    assert set(cafe.actions(facts(cafe)[0])) == {a.MoveGuest(65, 1, 1)}
    assert set(cafe.actions(facts(cafe)[2])) == {a.Serve("cake", 60)}
    assert cafe.actions(facts(m.CafeModel(Laid(table())))[0]) == ()


def test_why_a_guest_cannot_move_in() -> None:
    laid = Laid(table(cafe={65: None, 75: ""}, vacant="12"))
    cafe = m.CafeModel(laid)
    assert tip(cafe, 0)[-1] == "This room has not been prepared yet."
    assert tip(cafe, 1)[-1] == "Order not complete yet: Baroness."
    laid = Laid(table(cafe={65: ""}, vacant="31"))
    assert tip(m.CafeModel(laid), 0)[-1] == "Order not complete yet: Knight of the Empire."


# What is let go there


def test_a_guest_from_the_queue_takes_any_table() -> None:
    laid = Laid(table(cafe={75: ""}, queue=(64, 91, 78, 55, 63)))
    cafe = m.CafeModel(laid)
    prince = pack(Carried(GUEST, {"guest": 63, "slot": 4}))
    assert [cell.row() for cell in cafe.targets_for(prince)] == [0, 1, 2]
    assert let_go(cafe, prince, 2)
    assert me(laid.game).cafe == [75, 63]
    assert not let_go(cafe, prince, 2)
    assert [why.code for why in laid.refused] == [Code.GUEST_TAKEN]


def test_a_guest_is_not_moved_from_table_to_table() -> None:
    laid = Laid(table(cafe={75: ""}))
    cafe = m.CafeModel(laid)
    seated = cafe.mimeData([cafe.index_of(0)])
    assert cafe.targets_for(seated) == []
    assert not let_go(cafe, seated, 1)
    assert cafe.mimeData([cafe.index_of(1)]).formats() == []


def test_the_first_guest_of_all_is_brought_the_same_way() -> None:
    game = new_game(Setup(seed=3))
    laid = Laid(game, viewer=game.seat)
    cafe = m.CafeModel(laid)
    guest = game.state.queue[1]
    assert let_go(cafe, pack(Carried(GUEST, {"guest": guest, "slot": 1})), 0)
    assert laid.player(laid.viewer).cafe == [guest]


def test_items_are_served_from_the_kitchen_and_from_what_was_received() -> None:
    laid = Laid(table(cafe={75: "", 60: ""}, kitchen="w", dice="22"))
    cafe = m.CafeModel(laid)
    stock = pack(Carried(ITEM, {"item": "wine", "origin": "kitchen"}))
    received = pack(Carried(ITEM, {"item": "wine", "origin": "received"}))
    assert [cell.row() for cell in cafe.targets_for(stock)] == [0, 1]
    assert cafe.targets_for(received) == []
    assert not let_go(cafe, stock, 2)
    assert not let_go(cafe, stock)
    laid.do(a.TakeDie(2, 2), chosen(wine=1, coffee=1))
    assert [cell.row() for cell in cafe.targets_for(received)] == [0, 1]
    assert let_go(cafe, received, 1)
    assert spoken(cafe)[:2] == [
        "table 1: Baroness, blue, waiting for 2 wine and 2 coffee",
        "table 2: Jewelry Designer, yellow, waiting for 2 cake and 1 wine",
    ]
