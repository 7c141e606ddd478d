"""The kitchen and what was just received: how much, for whom, and where it goes."""

from __future__ import annotations

import pytest

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models.mime import GUEST, ITEM, Carried, pack, unpack
from tests.helpers.tables import Seat, chosen, me, table
from tests.models.helpers import Laid, dragged, facts, let_go, playable, spoken, texts, tip


def test_the_four_stocks() -> None:
    laid = Laid(table(kitchen="ssk", rivals=(Seat(kitchen="w"),)))
    kitchen = m.KitchenModel(laid)
    assert texts(kitchen) == ["Strudel", "Cake", "Wine", "Coffee"]
    assert spoken(kitchen) == [
        "kitchen, Strudel: 2",
        "kitchen, Cake: 0",
        "kitchen, Wine: 0",
        "kitchen, Coffee: 1",
    ]
    assert [fact.stock for fact in facts(m.KitchenModel(laid, 1))] == [0, 0, 1, 0]


def test_a_click_serves_whoever_waits_for_it() -> None:
    laid = Laid(table(cafe={75: ""}, kitchen="sw"))
    kitchen = m.KitchenModel(laid)
    assert playable(kitchen) == ["wine"]
    assert tip(kitchen, "strudel") == [
        "kitchen, Strudel: 1",
        "Not on this guest’s order (Baroness): Strudel.",
    ]
    assert tip(kitchen, "coffee")[-1] == "This item is not in your kitchen: Coffee."
    kitchen.activate(kitchen.index_of("wine"))
    assert me(laid.game).kitchen == [1, 0, 0, 0, 0]


def test_a_click_takes_in_what_was_received_even_if_a_guest_waits_for_it() -> None:
    laid = Laid(table(cafe={94: "", 95: ""}, dice="11"))
    kitchen, received = m.KitchenModel(laid), m.ReceivedModel(laid)
    assert received.rowCount() == 0
    laid.do(a.TakeDie(1, 1), chosen(strudel=1, cake=1))
    assert texts(received) == ["Strudel", "Cake"]
    assert spoken(received) == ["received: Strudel", "received: Cake"]
    assert playable(received) == [("strudel", 0), ("cake", 0)]
    assert playable(kitchen) == ["strudel", "cake"]
    assert kitchen.index_of("strudel").data(m.Role.Action) == a.Place("strudel")
    kitchen.activate(kitchen.index_of("strudel"))
    assert (me(laid.game).kitchen, texts(received)) == ([1, 0, 0, 0, 0], ["Cake"])


def test_several_of_a_kind_are_several_things() -> None:
    laid = Laid(table(cafe={98: "", 95: ""}, dice="111"))
    received = m.ReceivedModel(laid)
    laid.do(a.TakeDie(1, 1), chosen(strudel=2, cake=1))
    assert [fact.key for fact in facts(received)] == [("strudel", 0), ("strudel", 1), ("cake", 0)]
    assert received.index_of(("strudel", 1)).data(m.Role.Actions) == (
        a.Place("strudel"),
        a.Place("strudel", 98),
        a.Place("strudel", 95),
    )
    assert m.ReceivedModel(laid, 1).rowCount() == 0
    assert m.ReceivedModel(Laid(laid.game, viewer=1)).rowCount() == 0


def test_all_that_was_received_goes_to_guests_first_and_then_into_the_kitchen() -> None:
    laid = Laid(table(cafe={95: "", 75: ""}, dice="111"))
    received, cafe = m.ReceivedModel(laid), m.CafeModel(laid)
    laid.do(a.TakeDie(1, 1), chosen(strudel=2, cake=1))
    received.place_all()
    assert spoken(cafe)[0] == "table 1: Mr. Boydell, green, order complete"
    assert (me(laid.game).kitchen, received.rowCount()) == ([1, 0, 0, 0, 0], 0)
    received.place_all()
    assert laid.refused == []


def test_nobody_puts_away_what_another_received() -> None:
    laid = Laid(table(cafe={95: ""}, dice="11"))
    laid.do(a.TakeDie(1, 1), chosen(strudel=2))
    before = laid.game.hash()
    m.ReceivedModel(laid, 1).place_all()
    assert laid.game.hash() == before


def test_what_is_carried() -> None:
    laid = Laid(table(cafe={94: ""}, kitchen="w", dice="11"))
    kitchen, received = m.KitchenModel(laid), m.ReceivedModel(laid)
    laid.do(a.TakeDie(1, 1), chosen(strudel=2))
    assert unpack(dragged(kitchen, "wine")) == Carried(ITEM, {"item": "wine", "origin": "kitchen"})
    assert dragged(kitchen, "cake").formats() == []
    assert unpack(dragged(received, ("strudel", 0))) == Carried(
        ITEM, {"item": "strudel", "origin": "received"}
    )


def test_what_was_received_may_be_let_go_on_any_stock() -> None:
    laid = Laid(table(cafe={94: ""}, kitchen="w", dice="11"))
    kitchen, received = m.KitchenModel(laid), m.ReceivedModel(laid)
    laid.do(a.TakeDie(1, 1), chosen(strudel=2))
    assert not let_go(kitchen, dragged(kitchen, "wine"), "wine")
    assert not let_go(kitchen, pack(Carried(GUEST, {"guest": 94, "slot": -1})), "wine")
    assert laid.refused == [reason(Code.WRONG_PLACE, thing=thing) for thing in ("item", "guest")]
    assert let_go(kitchen, dragged(received, ("strudel", 0)), "coffee")
    assert me(laid.game).kitchen == [1, 0, 1, 0, 0]


@pytest.mark.parametrize(("face", "action"), [(1, 1), (2, 2), (6, 1)])
def test_dice_for_dishes_and_drinks_are_let_go_on_the_kitchen(face: int, action: int) -> None:
    laid = Laid(table(dice="126", krones=5))
    assert let_go(m.KitchenModel(laid), dragged(m.DiceModel(laid), face))
    expected = [a.TakeDie(face, action), a.TakeDie(face, action, True)]
    if face == 6:
        expected += [a.TakeDie(6, 2), a.TakeDie(6, 2, True)]
    assert laid.asked == [expected]
