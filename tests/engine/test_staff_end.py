"""Staff that scores at the end, and the two cards that answer to the Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Decline, EndTurn, PayPenalty, Split, TakeDie
from gah_desktop.engine.scoring import Score
from gah_desktop.engine.scoring import end_vp as now
from tests.helpers.tables import Seat, asked, column, declines, floor, me, options, play, table, vp_of

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


def finish(ruleset: str = "deluxe", rivals: tuple[Seat, ...] = (Seat(),), **mine: Any) -> Game:
    """The last die is taken for one step, the Emperor comes, the game ends.

    From space 7 the marker ends on space 1: neither reward nor penalty.
    """
    for seat in rivals:
        seat.numbers = ()
    has: dict[str, Any] = {"krones": 0, "emperor": 7, "numbers": (4,)} | mine
    game = table(len(rivals) + 1, ruleset, round=7, dice="4", rivals=rivals, **has)
    play(game, TakeDie(4, 4), Split(0, 1), EndTurn())
    assert game.over
    return game


def score(game: Game, seat: int = 0) -> Score:
    sheet: Score = game.state.scores[seat]
    return sheet


def end_vp(card: int, ruleset: str, *, with_staff: tuple[int, ...] = (), **mine: Any) -> int:
    return dict(score(finish(ruleset, staff=(card, *with_staff), **mine)).line("end_staff").parts)[card]


# Night board: 2 blue, 3 red and 1 yellow room are occupied, one of each colour is vacant
SOME: dict[str, Any] = {"occupied": "11 15 13 14 23 12", "vacant": "21 24 31"}


@RULESETS
def test_staff_27_booking_manager_three_vp_a_red_room(ruleset: str) -> None:
    assert end_vp(27, ruleset, **SOME) == 9


@RULESETS
def test_staff_28_concierge_three_vp_a_blue_room(ruleset: str) -> None:
    assert end_vp(28, ruleset, **SOME) == 6


@RULESETS
def test_staff_30_reception_clerk_three_vp_a_yellow_room(ruleset: str) -> None:
    assert end_vp(30, ruleset, **SOME) == 3


@RULESETS
def test_staff_31_chambermaid_one_vp_an_occupied_room(ruleset: str) -> None:
    assert end_vp(31, ruleset, **SOME) == 6


@RULESETS
def test_staff_32_assistant_manager_two_vp_a_card_itself_included(ruleset: str) -> None:
    assert end_vp(32, ruleset, with_staff=(1, 21, 40)) == 8


@RULESETS
def test_staff_34_receptionist_one_vp_a_tile_of_either_side(ruleset: str) -> None:
    assert end_vp(34, ruleset, **SOME) == 9


@RULESETS
def test_staff_37_room_service_two_vp_a_full_group(ruleset: str) -> None:
    assert end_vp(37, ruleset, **SOME) == 4  # the blue rooms 11 and 15 are groups of their own


@RULESETS
def test_staff_40_marketing_director_five_vp_a_claimed_objective(ruleset: str) -> None:
    assert end_vp(40, ruleset, claimed=(5, 0, 15)) == 10


@RULESETS
def test_staff_41_operator_twice_the_space_after_the_last_retreat(ruleset: str) -> None:
    assert end_vp(41, ruleset, emperor=7) == 2
    assert end_vp(41, ruleset, emperor=12) == 12


@pytest.mark.parametrize(("ruleset", "vp"), [("deluxe", 18), ("classic", 12)])
def test_staff_41_operator_the_first_edition_stops_at_twelve(ruleset: str, vp: int) -> None:
    game = table(ruleset=ruleset, staff=(41,), emperor=9)
    assert now(game.state, me(game), 41) == vp


@RULESETS
def test_staff_46_female_floor_housekeeper_five_vp_a_full_floor(ruleset: str) -> None:
    assert end_vp(46, ruleset, occupied=f"{floor(1)} {floor(3)} 21 22 23 24", vacant="25") == 10


@RULESETS
def test_staff_47_liftboy_five_vp_a_full_column(ruleset: str) -> None:
    assert end_vp(47, ruleset, occupied=f"{column(2)} {column(5)} 11 21 31", vacant="41") == 10


@RULESETS
def test_staff_48_hotel_manager_four_vp_a_set_of_three_colors(ruleset: str) -> None:
    assert end_vp(48, ruleset, **SOME) == 4
    assert end_vp(48, ruleset, occupied="11 15 13 14 23 12 21") == 8


@RULESETS
def test_staff_29_secretary_the_best_end_card_of_an_opponent_for_the_own_hotel(ruleset: str) -> None:
    rivals = (Seat(staff=(27, 30), occupied=floor(1)), Seat(staff=(28, 1)))
    assert end_vp(29, ruleset, rivals=rivals, **SOME) == 9  # red rooms: 3 of its own


def test_staff_29_secretary_counts_the_owners_staff_and_objectives() -> None:
    assert end_vp(29, "deluxe", with_staff=(1, 2), rivals=(Seat(staff=(32,)),)) == 6
    assert end_vp(29, "deluxe", claimed=(15, 15, 0), rivals=(Seat(staff=(40,)),)) == 10


def test_staff_29_secretary_without_end_cards_of_opponents() -> None:
    assert end_vp(29, "deluxe", with_staff=(27,), rivals=(Seat(staff=(1,), hand=(28,)),), **SOME) == 0


@pytest.mark.parametrize(("ruleset", "vp"), [("deluxe", 18), ("classic", 12)])
def test_staff_29_secretary_copies_an_operator_of_its_edition(ruleset: str, vp: int) -> None:
    game = table(ruleset=ruleset, staff=(29,), emperor=9, rivals=(Seat(staff=(41,)),))
    assert now(game.state, me(game), 29) == vp


def test_other_cards_are_worth_nothing_at_the_end() -> None:
    game = table(staff=(1, 23, 33, 45), **SOME)
    assert [now(game.state, me(game), card) for card in (1, 23, 33, 45)] == [0, 0, 0, 0]


# The Emperor: round 3, from space to space, retreat 3


def emperor_comes(ruleset: str = "deluxe", *, tiles: str = "A1 B1 C1", **mine: Any) -> Game:
    mine = {"numbers": (4,)} | mine
    game = table(ruleset=ruleset, round=3, dice="5", rivals=(Seat(numbers=()),), tiles=tiles, **mine)
    play(game, TakeDie(5, 5), EndTurn())
    return game


@RULESETS
def test_staff_26_conference_manager_pays_a_krone_to_ignore_the_penalty(ruleset: str) -> None:
    game = emperor_comes(ruleset, staff=(26,), krones=4)
    assert set(options(game)) == {PayPenalty(), Decline("pay_penalty")}
    play(game, PayPenalty())
    assert (me(game).krones, me(game).vp) == (3, 0)


@RULESETS
def test_staff_26_conference_manager_may_suffer_the_penalty(ruleset: str) -> None:
    game = emperor_comes(ruleset, staff=(26,), krones=2)
    play(game, Decline("pay_penalty"))
    assert (me(game).krones, me(game).vp) == (2, -5)


def test_staff_26_conference_manager_needs_the_krone() -> None:
    game = emperor_comes(staff=(26,), krones=0)
    assert (asked(game), me(game).vp) == ("turn", -5)


@RULESETS
def test_staff_42_gardener_five_vp_with_the_emperors_reward(ruleset: str) -> None:
    game = emperor_comes(ruleset, staff=(42,), emperor=6)
    events = game.events
    assert vp_of(events, "staff", 42) == 5
    assert asked(game) == "benefits"


@RULESETS
def test_staff_42_gardener_a_reward_that_is_declined_counts_as_received(ruleset: str) -> None:
    game = emperor_comes(ruleset, staff=(42,), emperor=6)
    play(game, Decline("gain_krones", 0))
    assert (me(game).krones, vp_of(game.events, "staff", 42)) == (10, 5)


def test_staff_42_gardener_nothing_below_the_reward() -> None:
    game = emperor_comes(staff=(42,), emperor=5)
    assert vp_of(game.events, "staff", 42) == 0
    assert declines(game) == []
