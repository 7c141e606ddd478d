"""Staff that answers to guests moving in, rooms and the queue."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.effects import ItemCounts
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Collect, MoveGuest, Occupy, PlayStaff, Prepare, TakeDie, TakeGuest
from gah_desktop.engine.tables import Tables
from tests.helpers.tables import acts, asked, collect, guest_ready, me, move_in, play, rooms, table, vp_of

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
# guests without any reward of krones or steps, by colour; the blue one has no reward at all
BY_COLOR = [("blue", 65), ("red", 82), ("yellow", 58), ("green", 104)]


def moved_in(card: int, guest: int, ruleset: str) -> Game:
    game = guest_ready(guest, ruleset, staff=(card,))
    move_in(game, guest)
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])  # declines what the guest brings, takes what is due
    return game


@RULESETS
@pytest.mark.parametrize(("color", "guest"), BY_COLOR)
def test_staff_5_groom_two_krones_for_a_red_guest(color: str, guest: int, ruleset: str) -> None:
    assert me(moved_in(5, guest, ruleset)).krones == 10 + (2 if color == "red" else 0)


@RULESETS
@pytest.mark.parametrize(("color", "guest"), BY_COLOR)
def test_staff_6_stableman_a_step_for_a_blue_guest(color: str, guest: int, ruleset: str) -> None:
    assert me(moved_in(6, guest, ruleset)).emperor == (1 if color == "blue" else 0)


@RULESETS
@pytest.mark.parametrize(("color", "guest"), BY_COLOR)
def test_staff_7_masseuse_a_krone_for_a_yellow_guest(color: str, guest: int, ruleset: str) -> None:
    assert me(moved_in(7, guest, ruleset)).krones == 10 + (1 if color == "yellow" else 0)


@RULESETS
@pytest.mark.parametrize(("color", "guest"), BY_COLOR)
def test_staff_8_tour_guide_two_vp_for_a_green_guest(color: str, guest: int, ruleset: str) -> None:
    printed = {65: 3, 82: 7, 58: 7, 104: 2}
    assert me(moved_in(8, guest, ruleset)).vp == printed[guest] + (2 if color == "green" else 0)


@RULESETS
@pytest.mark.parametrize(
    ("card", "price"),
    [
        pytest.param(9, {"21": 1, "31": 0, "32": 2}, id="staff_9_butler_blue_rooms_are_free"),
        pytest.param(10, {"21": 1, "31": 2, "32": 0}, id="staff_10_chauffeur_red_rooms_are_free"),
        pytest.param(11, {"21": 0, "31": 2, "32": 2}, id="staff_11_florist_yellow_rooms_are_free"),
    ],
)
def test_free_rooms(card: int, price: dict[str, int], ruleset: str) -> None:
    for room, cost in price.items():
        game = table(ruleset=ruleset, staff=(card,), dice="3", vacant="11 12 22", occupied="41")
        events = play(game, TakeDie(3, 3), Prepare(int(room[0]), int(room[1])))
        assert acts(events, "prepare")[0]["cost"] == cost
        assert me(game).krones == 10 - cost


def test_free_rooms_by_whatever_effect_and_with_an_empty_purse() -> None:
    game = guest_ready(50, staff=(9,), krones=0, vacant="11 12 21 32")
    move_in(game, 50)
    play(game, Collect(1), Prepare(3, 1))  # blue, on the third floor
    assert me(game).vacant == rooms("11 12 31 32")


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
def test_staff_23_custodian_a_krone_when_a_guest_moves_in(ruleset: str) -> None:
    assert me(moved_in(23, 65, ruleset)).krones == 11


@pytest.mark.parametrize(("ruleset", "krones"), [("deluxe", 1), ("classic", 0)])
def test_staff_23_custodian_a_room_occupied_by_an_effect(ruleset: str, krones: int) -> None:
    game = table(ruleset=ruleset, dice="5", staff=(23,), hand=(35,), vacant="12 13 21", krones=1)
    play(game, TakeDie(5, 5), PlayStaff(35), Occupy(1, 2))
    assert me(game).krones == 0 + krones
    play(game, Occupy(1, 3))
    assert me(game).krones == 2 * krones


@RULESETS
def test_staff_25_delivery_boy_the_queue_costs_nothing(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(25,), krones=0, queue=(64, 65, 66, 67, 68))
    events = play(game, TakeGuest(0))
    assert acts(events, "take_guest") == [{"guest": 64, "slot": 0, "cost": 0}]


@pytest.mark.parametrize(
    ("guest", "size", "vp"), [(65, 1, 0), (67, 2, 0), (72, 3, 0), (104, 4, 4)], ids=lambda v: str(v)
)
@RULESETS
def test_staff_33_male_floor_housekeeper_four_vp_for_orders_of_four(
    guest: int, size: int, vp: int, ruleset: str
) -> None:
    game = guest_ready(guest, ruleset, staff=(33,))
    assert vp_of(move_in(game, guest), "staff", 33) == vp


@pytest.mark.parametrize(("ruleset", "vp"), [("deluxe", 4), ("classic", 0)])
def test_staff_33_male_floor_housekeeper_an_order_of_five(ruleset: str, vp: int) -> None:
    """No printed guest orders five items; the rule is told apart with one that does."""
    catalog = load_catalog()
    five = ItemCounts((2, 2, 1, 0, 0))
    macleod = catalog.guests[104]._replace(order=five)
    changed = catalog._replace(guests={**catalog.guests, 104: macleod})
    game = guest_ready(104, ruleset, staff=(33,))
    game.state.t = Tables(changed, ruleset)
    assert vp_of(move_in(game, 104), "staff", 33) == vp


def test_krones_of_staff_come_whenever_their_owner_likes() -> None:
    """At nineteen krones the Groom's two are worth more after the room has been paid."""
    game = guest_ready(84, staff=(5,), krones=19, cafe={84: None, 91: "", 92: ""})
    move_in(game, 84)
    assert Collect(2) in game.legal_actions()  # beside the two parts of the reward


def test_a_green_guest_is_no_guest_of_the_rooms_color() -> None:
    game = guest_ready(104, staff=(5, 6, 7))
    play(game, MoveGuest(104, 1, 3))
    collect(game, 0)
    assert (me(game).krones, me(game).emperor) == (10, 0)
