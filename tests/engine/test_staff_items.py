"""Staff that brings or carries items, once or once per round, and the other one-time cards."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import (
    Decline,
    EndTurn,
    FillOrder,
    MoveGuest,
    Occupy,
    Pass,
    Place,
    PlayStaff,
    Serve,
    Split,
    TakeDie,
    UseStaff,
)
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import Seat, acts, asked, legal, me, play, table, vp_of

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
ONCE_PER_ROUND = [
    pytest.param(1, [1, 0, 0, 0, 0], id="staff_1_breakfast_server"),
    pytest.param(2, [0, 1, 0, 0, 0], id="staff_2_waitress"),
    pytest.param(3, [0, 0, 1, 0, 0], id="staff_3_barkeeper"),
    pytest.param(4, [0, 0, 0, 1, 0], id="staff_4_sous_chef"),
]


@RULESETS
@pytest.mark.parametrize(("card", "kitchen"), ONCE_PER_ROUND)
def test_one_item_once_per_round(card: int, kitchen: list[int], ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(card,))
    play(game, UseStaff(card))
    assert me(game).kitchen == kitchen
    refused = game.why_not(UseStaff(card))
    assert refused is not None and refused.code is Code.STAFF_USED
    assert game.why_not(Pass()) == (Code.PASS_AFTER_START, ())


@pytest.mark.parametrize(("card", "kitchen"), ONCE_PER_ROUND)
def test_it_is_fresh_in_the_next_round(card: int, kitchen: list[int]) -> None:
    game = table(staff=(card,), used=(card,), numbers=(4,), dice="44", rivals=(Seat(numbers=()),))
    play(game, TakeDie(4, 4), Split(2, 0))
    assert UseStaff(card) not in game.legal_actions()
    play(game, EndTurn())
    assert game.state.round == 2
    assert me(game).used == 0


@pytest.mark.parametrize(("card", "kitchen"), ONCE_PER_ROUND)
def test_a_card_just_played_may_be_used_at_once(card: int, kitchen: list[int]) -> None:
    game = table(dice="5", hand=(card,))
    play(game, TakeDie(5, 5), PlayStaff(card), UseStaff(card))
    assert me(game).kitchen == kitchen


def played(card: int, ruleset: str, **changes: Any) -> Game:
    game = table(ruleset=ruleset, dice="5", hand=(card,), **changes)
    play(game, TakeDie(5, 5), PlayStaff(card))
    return game


@RULESETS
@pytest.mark.parametrize(
    ("card", "kitchen"),
    [
        pytest.param(21, [1, 1, 1, 1, 0], id="staff_21_chef"),
        pytest.param(36, [0, 0, 4, 0, 0], id="staff_36_sommelier"),
        pytest.param(39, [0, 4, 0, 0, 0], id="staff_39_confectioner"),
        pytest.param(43, [0, 0, 0, 4, 0], id="staff_43_barista"),
        pytest.param(44, [4, 0, 0, 0, 0], id="staff_44_larder_cook"),
    ],
)
def test_items_once(card: int, kitchen: list[int], ruleset: str) -> None:
    game = played(card, ruleset)
    assert me(game).kitchen == kitchen
    assert not legal(game, UseStaff)


def test_the_items_of_a_card_may_go_to_guests() -> None:
    game = played(36, "deluxe", cafe={54: ""})
    play(game, Place("wine", 54), Place("wine"), Place("wine", 54))
    assert (me(game).needs, me(game).kitchen, asked(game)) == ([0], [0, 0, 2, 0, 0], "turn")


@RULESETS
def test_staff_35_page_boy_occupies_up_to_two_rooms(ruleset: str) -> None:
    game = played(35, ruleset, vacant="12 13 21 31")
    play(game, Occupy(1, 2), Occupy(3, 1))
    assert (me(game).occupied.bit_count(), asked(game)) == (2, "turn")


@RULESETS
def test_staff_35_page_boy_may_stop_at_one_and_brings_the_occupancy_bonus(ruleset: str) -> None:
    game = played(35, ruleset, vacant="11 13 21 31")
    events = play(game, Occupy(1, 1), Decline("occupy"))
    assert vp_of(events, "group", 0) == 2
    assert (me(game).occupied.bit_count(), asked(game)) == (1, "turn")


@RULESETS
def test_staff_38_porter_fills_one_order_from_the_supply(ruleset: str) -> None:
    game = played(38, ruleset, cafe={75: "w", 90: "", 92: None}, kitchen="kk", vacant="11")
    assert game.legal_actions() == [FillOrder(75), FillOrder(90)]
    play(game, FillOrder(75))
    assert me(game).needs[0] == 0
    assert me(game).kitchen == [0, 0, 0, 2, 0]
    assert MoveGuest(75, 1, 1) in game.legal_actions()


def test_staff_38_porter_does_nothing_without_an_open_order() -> None:
    game = played(38, "deluxe", cafe={92: None})
    assert asked(game) == "turn"


@RULESETS
def test_staff_45_pool_attendant_advances_three_steps(ruleset: str) -> None:
    assert me(played(45, ruleset)).emperor == 3


@RULESETS
def test_staff_24_chief_waiter_every_serving_is_free(ruleset: str) -> None:
    game = table(ruleset=ruleset, krones=0, staff=(24,), cafe={90: "", 88: ""}, kitchen="scccww")
    for action in (Serve("cake", 90), Serve("cake", 90), Serve("wine", 88), Serve("strudel", 90)):
        events = play(game, action)
        assert acts(events, "serve")[0]["cost"] == 0
        assert asked(game) == "turn"
    assert (me(game).krones, me(game).kitchen) == (0, [0, 1, 1, 0, 0])
