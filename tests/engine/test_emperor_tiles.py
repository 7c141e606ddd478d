"""Every Emperor tile: its reward, its penalty, and which half of a penalty is suffered."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import (
    ChooseItems,
    Collect,
    Decline,
    DiscardStaff,
    Place,
    PlayStaff,
    Prepare,
    RemoveRoom,
    ReturnStaff,
    TakePenalty,
)
from gah_desktop.engine.events import Gained
from tests.helpers.tables import (
    asked,
    chosen,
    collect,
    declines,
    floor,
    legal,
    me,
    penalty,
    play,
    reward,
    room_names,
    vp_of,
)

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


def tile_vp(game: Game, tile: str) -> int:
    return vp_of(game.events, "emperor", tile)


# Rewards


@RULESETS
def test_tile_a1_reward_three_krones(ruleset: str) -> None:
    game = reward("A1", ruleset)
    play(game, Collect(0))
    assert me(game).krones == 13


@RULESETS
def test_tile_a2_reward_two_items_of_choice(ruleset: str) -> None:
    game = reward("A2", ruleset, cafe={77: "", 63: ""})
    play(game, Collect(0))
    assert len(legal(game, ChooseItems)) == 10
    play(game, chosen(cake=1, coffee=1), Place("cake", 77), Place("coffee"))
    assert (me(game).needs[0], me(game).kitchen) == (0, [0, 0, 0, 1, 0])


@RULESETS
def test_tile_a3_reward_three_drawn_one_played_for_three_krones_less(ruleset: str) -> None:
    game = reward("A3", ruleset, next_staff=(25, 24, 9))
    play(game, Collect(0))
    assert declines(game) == ["offer"]
    play(game, PlayStaff(25), ReturnStaff(9))
    assert (me(game).krones, me(game).staff, game.state.staff_deck[:2]) == (7, [25], [24, 9])


@RULESETS
def test_tile_a4_reward_one_free_room(ruleset: str) -> None:
    game = reward("A4", ruleset, vacant="11 21 31", krones=0)
    collect(game, 0)
    play(game, Prepare(4, 1))
    assert (me(game).krones, room_names(me(game).vacant)) == (0, "11 21 31 41")


@RULESETS
def test_tile_b1_reward_one_of_each_item(ruleset: str) -> None:
    game = reward("B1", ruleset)
    play(game, Collect(0))
    assert me(game).kitchen == [1, 1, 1, 1, 0]


@RULESETS
def test_tile_b2_reward_five_krones(ruleset: str) -> None:
    game = reward("B2", ruleset)
    play(game, Collect(0))
    assert me(game).krones == 15


@RULESETS
def test_tile_b3_reward_three_drawn_one_played_at_no_cost(ruleset: str) -> None:
    game = reward("B3", ruleset, krones=0, next_staff=(25, 24, 9))
    play(game, Collect(0))
    assert declines(game) == (["offer"] if ruleset == "classic" else [])
    play(game, PlayStaff(9), ReturnStaff(25))
    assert (me(game).krones, me(game).staff) == (0, [9])


@RULESETS
def test_tile_b4_reward_one_free_room_below_occupied_at_once(ruleset: str) -> None:
    game = reward("B4", ruleset, vacant="11 21 31", krones=0)
    collect(game, 0)
    assert {(a.floor, a.column) for a in legal(game, Prepare)} == {(1, 2), (2, 2)}
    play(game, Prepare(2, 2))
    assert (room_names(me(game).occupied), me(game).krones) == ("22", 0)


def test_tile_b4_reward_nothing_when_the_bottom_two_floors_are_full() -> None:
    game = reward("B4", vacant=f"{floor(1)} {floor(2)}")
    assert (asked(game), me(game).occupied) == ("turn", 0)


@RULESETS
def test_tile_c1_reward_eight_vp(ruleset: str) -> None:
    assert tile_vp(reward("C1", ruleset), "C1") == 8


@RULESETS
def test_tile_c2_reward_one_free_room_anywhere_occupied_at_once_with_its_bonus(ruleset: str) -> None:
    game = reward("C2", ruleset, vacant="35", krones=0)
    collect(game, 0)
    play(game, Prepare(4, 5))  # 2 VP for the space, and a blue group of one
    assert vp_of(game.events, "room", 405) == 2
    assert vp_of(game.events, "group") == 2
    assert room_names(me(game).occupied) == "45"


@RULESETS
def test_tile_c3_reward_two_vp_a_staff_card_in_play(ruleset: str) -> None:
    assert tile_vp(reward("C3", ruleset, staff=(1, 23, 31)), "C3") == 6


@RULESETS
def test_tile_c4_reward_a_card_from_hand_at_no_cost(ruleset: str) -> None:
    game = reward("C4", ruleset, hand=(27, 25), krones=0)
    collect(game, 0)
    play(game, PlayStaff(25))
    assert (me(game).krones, me(game).staff) == (0, [25])


def test_rewards_may_be_declined() -> None:
    game = reward("A1")
    play(game, Decline("gain_krones", 0))
    assert (me(game).krones, asked(game)) == (10, "turn")


# Penalties


def choose(game: Game, ruleset: str, which: str) -> None:
    """The first edition lets the player choose between two halves that are both possible."""
    if ruleset == "classic":
        assert game.legal_actions() == [TakePenalty("left"), TakePenalty("right")]
        play(game, TakePenalty(which))


@RULESETS
@pytest.mark.parametrize(("tile", "krones"), [("A1", 3), ("B2", 5)], ids=["tile_a1", "tile_b2"])
def test_penalty_krones_left(tile: str, krones: int, ruleset: str) -> None:
    game = penalty(tile, ruleset, krones=krones)
    choose(game, ruleset, "left")
    assert (me(game).krones, me(game).vp) == (0, 0)


@RULESETS
@pytest.mark.parametrize(("tile", "krones", "vp"), [("A1", 2, -5), ("B2", 4, -7)], ids=["tile_a1", "tile_b2"])
def test_penalty_krones_right_when_there_are_too_few(tile: str, krones: int, vp: int, ruleset: str) -> None:
    game = penalty(tile, ruleset, krones=krones)
    assert (me(game).krones, tile_vp(game, tile), me(game).vp) == (krones, vp, vp)


@pytest.mark.parametrize(("tile", "vp"), [("A1", -5), ("B2", -7)], ids=["tile_a1", "tile_b2"])
def test_penalty_krones_classic_choice_of_the_vp(tile: str, vp: int) -> None:
    game = penalty(tile, "classic")
    choose(game, "classic", "right")
    assert (me(game).krones, me(game).vp) == (10, vp)


@RULESETS
def test_tile_a2_penalty_empties_the_kitchen(ruleset: str) -> None:
    game = penalty("A2", ruleset, kitchen="sscwk", cafe={75: "wk"})
    assert (me(game).kitchen, me(game).vp) == ([0, 0, 0, 0, 0], 0)
    assert me(game).needs == [0x1100]  # a wine and a coffee are still to come


@RULESETS
@pytest.mark.parametrize(("tile", "cards"), [("A3", 2), ("B3", 3)], ids=["tile_a3", "tile_b3"])
def test_penalty_cards_left(tile: str, cards: int, ruleset: str) -> None:
    game = penalty(tile, ruleset, hand=(27, 28, 30, 31))
    choose(game, ruleset, "left")
    play(game, *(ReturnStaff(card) for card in (31, 28, 30)[:cards]))
    assert game.state.staff_deck[:cards] == [31, 28, 30][:cards][::-1]
    assert (len(me(game).hand), me(game).vp) == (4 - cards, 0)


@RULESETS
@pytest.mark.parametrize(
    ("tile", "hand", "vp"), [("A3", (27,), -5), ("B3", (27, 28), -7)], ids=["tile_a3", "tile_b3"]
)
def test_penalty_cards_right_when_there_are_too_few(
    tile: str, hand: tuple[int, ...], vp: int, ruleset: str
) -> None:
    game = penalty(tile, ruleset, hand=hand)
    assert (me(game).hand, me(game).vp) == (list(hand), vp)


@pytest.mark.parametrize(("tile", "vp"), [("A3", -5), ("B3", -7)], ids=["tile_a3", "tile_b3"])
def test_penalty_cards_classic_choice_of_the_vp(tile: str, vp: int) -> None:
    game = penalty(tile, "classic", hand=(27, 28, 30))
    choose(game, "classic", "right")
    assert (me(game).hand, me(game).vp) == ([27, 28, 30], vp)


@RULESETS
def test_tile_a4_penalty_the_highest_vacant_room(ruleset: str) -> None:
    game = penalty("A4", ruleset, vacant="11 12 31 32", occupied="41")
    choose(game, ruleset, "left")
    assert game.legal_actions() == [RemoveRoom(3, 1), RemoveRoom(3, 2)]
    play(game, RemoveRoom(3, 1))
    assert (room_names(me(game).vacant), me(game).vp) == ("11 12 32", 0)


@RULESETS
def test_tile_a4_penalty_five_vp_without_a_vacant_room(ruleset: str) -> None:
    assert me(penalty("A4", ruleset, occupied="11")).vp == -5


@RULESETS
def test_tile_b1_penalty_empties_kitchen_and_cafe(ruleset: str) -> None:
    game = penalty("B1", ruleset, kitchen="sscwk", cafe={75: "wk", 92: None})
    assert me(game).kitchen == [0, 0, 0, 0, 0]
    assert me(game).needs == [0x2200, 0x0001]
    lost = [e.items for e in game.events if isinstance(e, Gained) and e.items]
    assert lost == [(-3, -1, -2, -2, 0)]


@RULESETS
def test_tile_b4_penalty_two_vacant_rooms_each_from_as_high_as_possible(ruleset: str) -> None:
    game = penalty("B4", ruleset, vacant="11 21 31", occupied="41")
    choose(game, ruleset, "left")
    assert (room_names(me(game).vacant), room_names(me(game).occupied), me(game).vp) == ("11", "41", 0)


@RULESETS
def test_tile_b4_penalty_seven_vp_with_a_single_vacant_room(ruleset: str) -> None:
    game = penalty("B4", ruleset, vacant="11", occupied="21")
    assert (room_names(me(game).vacant), me(game).vp) == ("11", -7)


def test_tile_b4_penalty_classic_choice_of_the_vp() -> None:
    game = penalty("B4", "classic", vacant="11 21")
    choose(game, "classic", "right")
    assert (room_names(me(game).vacant), me(game).vp) == ("11 21", -7)


@RULESETS
def test_tile_c1_penalty_eight_vp(ruleset: str) -> None:
    assert tile_vp(penalty("C1", ruleset), "C1") == -8


def test_tile_c2_penalty_deluxe_an_occupied_room_of_the_two_highest_floors_that_have_one() -> None:
    game = penalty("C2", occupied="11 12 31 41 42", vacant="21 22")
    assert game.legal_actions() == [RemoveRoom(4, 1), RemoveRoom(4, 2)]
    play(game, RemoveRoom(4, 2))
    assert (room_names(me(game).occupied), room_names(me(game).vacant)) == ("11 12 41", "21 22")


def test_tile_c2_penalty_classic_the_next_occupied_room_below_in_the_same_column() -> None:
    game = penalty("C2", "classic", occupied="11 12 31 41 42", vacant="21 22")
    play(game, RemoveRoom(4, 2))
    assert room_names(me(game).occupied) == "11 31 41"
    game = penalty("C2", "classic", occupied="11 31 41 42", vacant="12 22")
    play(game, RemoveRoom(4, 2))
    assert room_names(me(game).occupied) == "11 31 41"


@RULESETS
@pytest.mark.parametrize(("before", "after"), [("11 12", "12"), ("11", ""), ("", "")])
def test_tile_c2_penalty_with_one_floor_or_none(before: str, after: str, ruleset: str) -> None:
    game = penalty("C2", ruleset, occupied=before, vacant="21")
    if before == "11 12":
        play(game, RemoveRoom(1, 1))
    assert (room_names(me(game).occupied), game.over) == (after, True)


@RULESETS
def test_tile_c3_penalty_two_vp_a_staff_card_in_play(ruleset: str) -> None:
    assert tile_vp(penalty("C3", ruleset, staff=(1, 23, 31)), "C3") == -6


@RULESETS
def test_tile_c4_penalty_an_end_card_leaves_the_game(ruleset: str) -> None:
    game = penalty("C4", ruleset, staff=(1, 27, 46))
    choose(game, ruleset, "left")
    assert game.legal_actions() == [DiscardStaff(27), DiscardStaff(46)]
    play(game, DiscardStaff(46))
    assert (me(game).staff, game.state.gone) == ([1, 27], [46])
    assert [card for card, _ in game.state.scores[0].line("end_staff").parts] == [27]


@RULESETS
def test_tile_c4_penalty_ten_vp_without_an_end_card(ruleset: str) -> None:
    assert tile_vp(penalty("C4", ruleset, staff=(1, 23)), "C4") == -10


def test_tile_c4_penalty_classic_choice_of_the_vp() -> None:
    game = penalty("C4", "classic", staff=(27,))
    choose(game, "classic", "right")
    assert (me(game).staff, tile_vp(game, "C4")) == ([27], -10)
