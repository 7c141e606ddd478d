"""The rules digest, "classic": where the first edition differs, and where it does not."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import (
    Collect,
    Decline,
    EndTurn,
    ExtraAction,
    Occupy,
    ReturnStaff,
    Split,
    TakeDie,
    TakeGuest,
    TakePenalty,
)
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.engine.scoring import end_vp
from tests.helpers.tables import (
    Seat,
    acts,
    asked,
    collect,
    guest_ready,
    legal,
    me,
    move_in,
    play,
    reward,
    room_names,
    table,
)

BOTH = pytest.mark.parametrize(("ruleset", "number"), [("deluxe", 0), ("classic", 1)])


@BOTH
def test_digest_classic_01_kitchen_hand_and_operator(ruleset: str, number: int) -> None:
    game = table(ruleset=ruleset, staff=(41,), emperor=13)
    assert game.state.t.staff[17].cost == (5, 3)[number]
    assert end_vp(game.state, me(game), 41) == (26, 12)[number]


@BOTH
def test_digest_classic_02_assistant_and_conference_manager_as_in_deluxe(ruleset: str, number: int) -> None:
    game = table(ruleset=ruleset, staff=(32, 26))
    assert end_vp(game.state, me(game), 32) == 4
    assert game.state.t.triggers.ignore_penalty == ((1 << 26, 26, 1),)


def test_digest_classic_03_e_gizia_gives_a_whole_turn_right_after_this_one() -> None:
    game = guest_ready(97, "classic", dice="44", rivals=(Seat(numbers=(2, 3)),), queue=(77, 78, 79, 80, 81))
    move_in(game, 97)
    play(game, Collect(0), TakeDie(4, 4), Split(2, 0), EndTurn())
    assert (game.seat, game.state.extra_turn) == (0, True)
    assert legal(game, TakeGuest)
    play(game, ExtraAction(4, 4), Split(0, 1))
    assert game.state.dice[4] == 1  # no die is taken
    play(game, EndTurn())
    assert (game.seat, game.state.extra_turn, me(game).numbers) == (1, False, (4,))


def extra_turn(dice: str, krones: int = 10) -> Game:
    """E. Gizia's extra turn, after one with a die of action 5 that was used for nothing."""
    game = guest_ready(97, "classic", dice=f"5{dice}", krones=krones)
    move_in(game, 97)
    play(game, Collect(0), TakeDie(5, 5), EndTurn())
    assert game.state.extra_turn
    return game


def test_digest_classic_03_the_extra_turn_may_be_boosted_for_a_krone() -> None:
    game = extra_turn("446", krones=2)
    assert {(action.face, action.boost) for action in legal(game, ExtraAction)} == {
        (face, boost) for face in (4, 6) for boost in (False, True)
    }
    events = play(game, ExtraAction(4, 4, True))
    assert acts(events, "extra_action") == [{"face": 4, "as": 4, "boost": True, "cost": 1, "strength": 3}]
    assert (me(game).krones, game.state.dice[4]) == (1, 2)
    play(game, Split(1, 2))
    assert game.legal_actions() == [EndTurn()]


@pytest.mark.parametrize(("krones", "raised"), [(0, set()), (1, {4}), (2, {4, 6})])
def test_digest_classic_03_the_boost_of_the_extra_turn_is_paid_like_any(
    krones: int, raised: set[int]
) -> None:
    game = extra_turn("46", krones)
    assert {action.face for action in legal(game, ExtraAction) if action.boost} == raised


def test_digest_classic_03_no_boost_in_deluxe() -> None:
    game = guest_ready(97, dice="44")
    move_in(game, 97)
    assert legal(game, ExtraAction) == [ExtraAction(4, 4)]
    assert game.why_not(ExtraAction(4, 4, True)) == reason(Code.NO_BOOST)


@BOTH
def test_digest_classic_08_one_of_the_three_cards_of_tile_b3_may_be_played(ruleset: str, number: int) -> None:
    game = reward("B3", ruleset, next_staff=(25, 24, 9))
    play(game, Collect(0))
    if ruleset == "deluxe":
        assert game.why_not(Decline("offer")) == reason(Code.MUST_DECIDE)
        return
    play(game, Decline("offer"), ReturnStaff(24), ReturnStaff(25))
    assert me(game).staff == []
    assert game.state.staff_deck[:3] == [9, 25, 24]


@BOTH
def test_digest_classic_08_a_guest_who_brings_a_card_at_no_cost_has_one_played(
    ruleset: str, number: int
) -> None:
    game = guest_ready(76, ruleset, next_staff=(25, 24, 9))
    move_in(game, 76)
    collect(game, 0)
    assert game.why_not(Decline("offer")) == reason(Code.MUST_DECIDE)


def test_digest_classic_03_the_extra_turn_needs_a_free_table_too() -> None:
    game = guest_ready(97, "classic", dice="5", cafe={97: None, 75: "", 76: ""})
    move_in(game, 97)
    play(game, Collect(0), TakeGuest(4), TakeDie(5, 5), EndTurn())
    assert not legal(game, TakeGuest)


def test_digest_classic_03_the_extra_turn_after_the_last_die_of_a_round() -> None:
    game = guest_ready(97, "classic", dice="4", numbers=(4,), rivals=(Seat(numbers=()),))
    move_in(game, 97)
    play(game, Collect(0), TakeDie(4, 4), Split(1, 0), EndTurn())
    assert (game.state.round, game.state.extra_turn) == (1, True)
    assert not legal(game, ExtraAction)
    play(game, EndTurn())
    assert game.state.round == 2


def test_digest_classic_04_a_choice_among_possible_penalties() -> None:
    for krones, choices in ((3, 2), (2, 0)):
        game = table(
            ruleset="classic",
            round=3,
            dice="5",
            numbers=(4,),
            rivals=(Seat(numbers=(), krones=0),),
            krones=krones,
        )
        play(game, TakeDie(5, 5), EndTurn())
        assert len(legal(game, TakePenalty)) == choices


def test_digest_classic_05_second_room_of_c2_in_the_same_column() -> None:
    game = table(
        ruleset="classic",
        round=7,
        tiles="A1 B1 C2",
        dice="5",
        numbers=(4,),
        rivals=(Seat(numbers=()),),
        occupied="12 22 31 42",
    )
    play(game, TakeDie(5, 5), EndTurn())
    assert room_names(me(game).occupied) == "12 31"


def test_digest_classic_05_vacant_rooms_for_b4_as_in_deluxe() -> None:
    game = table(
        ruleset="classic",
        round=5,
        tiles="A1 B4 C1",
        dice="5",
        numbers=(4,),
        rivals=(Seat(numbers=()),),
        occupied="31 32",
        vacant="11 21 22",
    )
    play(game, TakeDie(5, 5), EndTurn(), TakePenalty("left"))
    assert asked(game) == "remove_room"
    play(game, game.legal_actions()[0])
    assert room_names(me(game).occupied) == "31 32"
    assert me(game).vacant.bit_count() == 1


def test_digest_classic_06_custodian_only_when_a_guest_moves_in() -> None:
    game = guest_ready(72, "classic", staff=(23,))
    move_in(game, 72)
    assert me(game).krones == 11
    play(game, Occupy(1, 2))
    assert me(game).krones == 11


def test_digest_classic_06_male_floor_housekeeper_asks_for_exactly_four_items() -> None:
    (card,) = (card for card in table(ruleset="classic").state.t.triggers.move_in if card.staff == 33)
    assert (card.min_items, card.max_items) == (4, 4)
    (card,) = (card for card in table(ruleset="deluxe").state.t.triggers.move_in if card.staff == 33)
    assert card.max_items > 6


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
def test_digest_classic_07_fifty_six_guests_and_two_more_as_an_option(ruleset: str) -> None:
    for promo, number in ((False, 56), (True, 58)):
        s = new_game(Setup(ruleset=ruleset, promo=promo)).state
        guests = {*s.queue, *s.guest_deck}
        assert len(guests) == number
        assert ({117, 118} <= guests) == promo
