"""Guests whose reward is rooms: prepared at a price, for less or for nothing, or occupied."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import Decline, Occupy, PlayStaff, Prepare
from tests.helpers.tables import (
    acts,
    asked,
    collect,
    guest_ready,
    legal,
    me,
    move_in,
    play,
    room_names,
    rooms,
    table,
)

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


@RULESETS
def test_guest_49_sculptor_one_free_room_in_the_bottom_two_floors(ruleset: str) -> None:
    game = guest_ready(49, ruleset, krones=0)
    move_in(game, 49)
    collect(game, 0)
    assert {(a.floor, a.column) for a in legal(game, Prepare)} == {(1, 4), (2, 2), (2, 3)}
    events = play(game, Prepare(2, 3))
    assert acts(events, "prepare") == [{"floor": 2, "column": 3, "cost": 0}]
    assert (me(game).krones, asked(game)) == (0, "turn")


def test_guest_49_sculptor_may_come_back_to_the_bottom_left_space() -> None:
    game = guest_ready(49, vacant="12 21 31")
    move_in(game, 49)
    collect(game, 0)
    assert Prepare(1, 1) in game.legal_actions()


def test_guest_49_sculptor_gives_nothing_when_the_bottom_two_floors_are_full() -> None:
    game = guest_ready(49, vacant="11 12 13 14 15 21 22 23 24 25")
    move_in(game, 49)
    assert asked(game) == "turn"


@RULESETS
def test_guest_50_musician_draws_one_card_and_prepares_one_room_at_its_price(ruleset: str) -> None:
    game = guest_ready(50, ruleset, krones=5, next_staff=(7,))
    move_in(game, 50)
    collect(game, 0)
    assert me(game).hand == [7]
    events = play(game, Prepare(3, 2))
    assert acts(events, "prepare") == [{"floor": 3, "column": 2, "cost": 2}]
    assert (me(game).krones, asked(game)) == (3, "turn")


@RULESETS
def test_guest_57_architect_up_to_two_rooms_each_for_one_krone_less(ruleset: str) -> None:
    game = guest_ready(57, ruleset, krones=5)
    move_in(game, 57)
    collect(game, 0)
    first = play(game, Prepare(4, 1))
    second = play(game, Prepare(3, 2))
    costs = [act["cost"] for act in acts(first + second, "prepare")]
    assert costs == [2, 1]
    assert (me(game).krones, asked(game)) == (2, "turn")


def test_guest_57_architect_may_stop_after_one_room() -> None:
    game = guest_ready(57)
    move_in(game, 57)
    collect(game, 0)
    play(game, Prepare(1, 4), Decline("rooms"))
    assert asked(game) == "turn"


@RULESETS
@pytest.mark.parametrize("reduced_first", [True, False], ids=["reduced_first", "reduced_second"])
def test_guest_61_painter_one_room_for_one_krone_less_and_one_at_its_price(
    ruleset: str, reduced_first: bool
) -> None:
    game = guest_ready(61, ruleset, krones=5)
    move_in(game, 61)
    collect(game, 0 if reduced_first else 1)
    events = play(game, Prepare(3, 2))
    collect(game, 1 if reduced_first else 0)
    events += play(game, Prepare(2, 2))
    costs = [act["cost"] for act in acts(events, "prepare")]
    assert costs == ([1, 1] if reduced_first else [2, 0])
    assert asked(game) == "turn"


@RULESETS
def test_guest_66_landgrave_a_card_for_one_less_and_a_room_at_its_price(ruleset: str) -> None:
    game = guest_ready(66, ruleset, krones=4, hand=(8,))
    move_in(game, 66)
    collect(game, 1)
    play(game, Prepare(2, 2))
    assert me(game).krones == 3
    collect(game, 0)
    play(game, PlayStaff(8))
    assert (me(game).krones, me(game).staff, asked(game)) == (2, [8], "turn")


@RULESETS
def test_guest_71_baron_one_free_room_anywhere(ruleset: str) -> None:
    game = guest_ready(71, ruleset, krones=0)
    move_in(game, 71)
    collect(game, 0)
    play(game, Prepare(4, 1))
    assert (me(game).krones, asked(game)) == (0, "turn")


@RULESETS
def test_guest_88_procurator_up_to_two_free_rooms(ruleset: str) -> None:
    game = guest_ready(88, ruleset, krones=0)
    move_in(game, 88)
    collect(game, 0)
    play(game, Prepare(3, 2), Prepare(4, 2))
    assert (me(game).krones, asked(game)) == (0, "turn")
    assert rooms("32 42") & me(game).vacant == rooms("32 42")


@RULESETS
@pytest.mark.parametrize(
    "guest",
    [
        pytest.param(58, id="guest_58_actress"),
        pytest.param(72, id="guest_72_prince"),
        pytest.param(82, id="guest_82_senior_councillor"),
    ],
)
def test_occupies_one_more_room_of_any_color(guest: int, ruleset: str) -> None:
    game = guest_ready(guest, ruleset)
    move_in(game, guest)
    collect(game, 0)
    vacant = me(game).vacant
    assert len(legal(game, Occupy)) == vacant.bit_count() == 4
    play(game, Occupy(1, 2))
    assert room_names(vacant & ~me(game).vacant) == "12"
    assert (me(game).occupied.bit_count(), asked(game)) == (2, "turn")


@RULESETS
@pytest.mark.parametrize(
    ("guest", "steps"),
    [pytest.param(100, 3, id="guest_100_farmer_franz"), pytest.param(102, 1, id="guest_102_conductor")],
)
def test_steps_and_one_more_room(guest: int, steps: int, ruleset: str) -> None:
    game = guest_ready(guest, ruleset)
    move_in(game, guest)
    collect(game, 0)
    assert me(game).emperor == steps
    play(game, Occupy(1, 1))
    assert (me(game).occupied, asked(game)) == (rooms("11 13"), "turn")


def test_the_extra_room_may_be_left_vacant() -> None:
    game = guest_ready(72)
    move_in(game, 72)
    collect(game, 0)
    play(game, Decline("occupy"))
    assert (me(game).occupied.bit_count(), asked(game)) == (1, "turn")


def test_no_vacant_room_is_left_to_occupy() -> None:
    game = table(cafe={72: None}, vacant="31", bonus=(5,))
    move_in(game, 72)
    assert asked(game) == "turn"
