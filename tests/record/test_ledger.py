"""The ledger event by event: what each kind of event does to what a seat has."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Setup
from gah_desktop.engine import events as e
from gah_desktop.record.ledger import Ledger

CARD: e.Source = ("staff", 14)
NO_ITEMS = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}
HANDS = ((1, 2), (3, 4))


def ledger(setup: Setup | None = None) -> Ledger:
    return Ledger(setup or Setup(), load_catalog())


def act(kind: str, seat: int = 0, **details: Any) -> e.Acted:
    return e.Acted(seat, kind, details, CARD)


def after(*events: e.Event, seat: int = 0, setup: Setup | None = None) -> dict[str, Any]:
    made = ledger(setup)
    for event in events:
        made.tell(event)
    return made.seats[seat].line()


def dealt(hands: tuple[tuple[int, ...], ...] = HANDS) -> e.Dealt:
    return e.Dealt(0, ("A1", "B1", "C1"), ("A1", "B1", "C1"), (), hands, {})


def test_what_a_player_begins_with() -> None:
    assert [seat.line() for seat in ledger(Setup(players=3)).seats] == [
        {
            "t": "state",
            "seat": seat,
            "krones": 10,
            "emperor": 0,
            "vp": 0,
            "kitchen": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
            "cafe": [],
            "rooms": "....................",
            "hand": [],
            "staff": [],
            "used": [],
            "objectives": [],
        }
        for seat in range(3)
    ]


def test_the_solo_opponent_begins_with_nothing() -> None:
    own, opponent = (seat.line() for seat in ledger(Setup(solo="leopold")).seats)
    assert (own["krones"], opponent["krones"]) == (10, 0)
    assert opponent["kitchen"] == NO_ITEMS and own["kitchen"]["wine"] == 1


@pytest.mark.parametrize(
    ("setup", "hands"),
    [
        (Setup(), ([1, 2], [3, 4])),
        (Setup(deal="starter"), ([1, 2], [3, 4])),
        (Setup(deal="draft"), ([], [])),
        (Setup(solo="leopold"), ([], [])),
    ],
)
def test_hands_that_are_dealt_to_be_kept(setup: Setup, hands: tuple[list[int], list[int]]) -> None:
    made = ledger(setup)
    made.tell(dealt())
    assert tuple(seat.hand for seat in made.seats) == hands


def test_gains_points_and_costs() -> None:
    found = after(
        *(e.Gained(0, 4, 2, None, CARD), e.Gained(0, -1, 3, None, CARD), e.Gained(1, 9, 9, None, CARD)),
        *(e.Scored(0, 5, CARD), e.Scored(0, -2, CARD), act("play_staff", staff=14, cost=3)),
    )
    assert (found["krones"], found["emperor"], found["vp"]) == (10, 5, 3)


def test_the_emperor_sends_back() -> None:
    assert after(e.Gained(0, 0, 8, None, CARD), e.EmperorVisited(3, 0, 8, 5, 4, "nothing"))["emperor"] == 4


def test_items_that_come_are_placed_one_by_one() -> None:
    gained = e.Gained(0, 0, 0, (0, 2, 0, 0), CARD)
    placed = [act("place", item="cake", to="kitchen"), act("place", item="cake", to=60)]
    found = after(act("take_guest", guest=60), gained, *placed)
    assert found["kitchen"] == {"strudel": 1, "cake": 2, "wine": 1, "coffee": 1}
    assert found["cafe"] == [{"guest": 60, "items": {**NO_ITEMS, "cake": 1}}]
    assert after(act("place", item="wine", to="back"))["kitchen"]["wine"] == 1


def test_items_are_lost_from_the_kitchen_first_then_from_the_tables() -> None:
    seated = [act("choose_guest", guest=75), act("take_guest", guest=60)]
    placed = [act("place", item="wine", to=75), act("place", item="wine", to=60)]
    found = after(*seated, *placed, e.Gained(0, 0, 0, (0, 0, -2, -1), CARD))
    assert found["kitchen"] == {"strudel": 1, "cake": 1, "wine": 0, "coffee": 0}
    assert [guest["items"]["wine"] for guest in found["cafe"]] == [0, 1]
    found = after(*seated, *placed, e.Gained(0, 0, 0, (0, 0, -3, 0), CARD))
    assert [guest["items"]["wine"] for guest in found["cafe"]] == [0, 0]


def test_what_is_served_leaves_the_kitchen() -> None:
    moves = [{"item": "wine", "guest": 75}, {"item": "coffee", "guest": 75}]
    found = after(act("take_guest", guest=75), act("serve", moves=moves))
    assert found["kitchen"] == {"strudel": 1, "cake": 1, "wine": 0, "coffee": 0}
    assert found["cafe"] == [{"guest": 75, "items": {**NO_ITEMS, "wine": 1, "coffee": 1}}]


def test_a_filled_order_is_the_whole_order() -> None:
    found = after(act("take_guest", guest=75), act("fill_order", guest=75))
    assert found["cafe"] == [{"guest": 75, "items": {**NO_ITEMS, "wine": 2, "coffee": 2}}]


def test_the_opponents_guests_have_no_table_but_may_be_fed() -> None:
    made = ledger(Setup(solo="leopold"))
    made.tell(act("take_guest", 1, guest=60))
    assert made.seats[1].line()["cafe"] == []
    made.seats[1].cafe[75] = [0, 0, 0, 0, 0]
    made.tell(act("feed_rival", item="wine", guest=75))
    assert made.seats[1].line()["cafe"] == [{"guest": 75, "items": {**NO_ITEMS, "wine": 1}}]


def test_rooms() -> None:
    prepared = [act("prepare", floor=1, column=1), act("prepare", floor=2, column=3)]
    prepared += [act("prepare", floor=4, column=5), act("prepare", floor=1, column=2)]
    found = after(
        *(act("take_guest", guest=75), act("take_guest", guest=60), *prepared),
        *(act("occupy", floor=1, column=1), act("move_guest", guest=75, floor=2, column=3)),
        act("remove_room", floor=1, column=2),
    )
    assert found["rooms"] == "o......o...........v"
    assert [guest["guest"] for guest in found["cafe"]] == [60]
    assert after(act("move_guest", guest=99, floor=2, column=1))["rooms"][5] == "o"


def test_cards() -> None:
    found = after(
        *(dealt(), e.Drew(0, (7, 8), "hand", CARD), e.Drew(0, (9,), "offer", CARD)),
        *(e.Drew(1, (10,), "hand", CARD), act("play_staff", staff=2), act("play_staff", staff=30)),
        *(act("return_staff", staff=[7, 44]), act("draft", staff=20)),
    )
    assert (found["hand"], found["staff"]) == ([1, 8, 20], [2, 30])
    found = after(dealt(), act("play_staff", staff=2), act("discard_staff", staff=2))
    assert (found["hand"], found["staff"]) == ([1], [])
    assert after(dealt(), act("keep_staff", staff=(5, 6)))["hand"] == [5, 6]


def test_only_cards_of_a_round_are_used_up_and_only_for_a_round() -> None:
    used = [act("use_staff", staff=2), act("use_staff", staff=1), act("use_staff", staff=31)]
    again = e.Rolled(1, (0,) * 7, 0)
    assert after(again, *used)["used"] == [1, 2]
    assert after(again, *used, again)["used"] == [1, 2]  # everybody has passed: the dice are rolled again
    assert after(again, *used, e.Rolled(2, (0,) * 7, 0))["used"] == []


def test_objectives_are_kept_in_the_order_of_their_claims() -> None:
    claims = [act("claim", objective="C1"), act("claim", objective="A1")]
    assert after(*claims)["objectives"] == ["C1", "A1"]
