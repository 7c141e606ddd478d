"""The rules digest, "Cards that need a word": each point that the tests of the cards leave open."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import (
    Collect,
    Decline,
    EndTurn,
    ExtraAction,
    MoveGuest,
    Occupy,
    PayPenalty,
    Place,
    PlayStaff,
    Prepare,
    ReturnStaff,
    Serve,
    Split,
    TakeDie,
    TakeGuest,
    UseStaff,
)
from gah_desktop.engine.events import EmperorVisited
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.scoring import end_vp
from tests.helpers.tables import (
    Seat,
    acts,
    asked,
    chosen,
    collect,
    guest_ready,
    legal,
    me,
    move_in,
    options,
    play,
    table,
    vp_of,
)

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


def test_digest_cards_01_extras_before_or_after_once_per_die_and_nothing_between() -> None:
    game = table(staff=(14, 1), dice="11", vacant="11", cafe={92: ""})
    play(game, TakeDie(1, 1))
    assert UseStaff(1) not in game.legal_actions()
    play(game, chosen(2))
    assert set(game.legal_actions()) == {Place("strudel"), Place("strudel", 92)}
    play(game, Place("strudel"), Place("strudel", 92))
    assert asked(game) == "extra"  # the guest may only move in after this
    assert not legal(game, MoveGuest)
    play(game, UseStaff(14), Prepare(1, 2))
    assert UseStaff(14) not in game.legal_actions()
    assert legal(game, MoveGuest)


def test_digest_cards_01_once_per_die_in_every_turn() -> None:
    game = table(staff=(20,), dice="555", rivals=(Seat(numbers=()),))
    for steps in (2, 4):
        play(game, TakeDie(5, 5))
        play(game, UseStaff(20))
        assert me(game).emperor == steps
        play(game, EndTurn())
        if game.state.round > 1:
            break


def test_digest_cards_02_vp_at_once_when_the_die_is_taken() -> None:
    game = table(staff=(12, 19), dice="33", vacant="11")
    play(game, TakeDie(3, 3))
    assert (me(game).vp, asked(game)) == (7, "rooms")


@pytest.mark.parametrize(("face", "staff", "strength"), [(1, 13, 2), (5, 18, 3), (6, 17, 2)])
def test_digest_cards_02_part_of_the_strength_but_not_of_the_die_that_brings_the_card(
    face: int, staff: int, strength: int
) -> None:
    game = table(staff=(staff,), dice="156")
    events = play(game, TakeDie(face, 5 if face == 6 else face))
    assert acts(events, "take_die")[0]["strength"] == strength
    game = table(hand=(18, 25), dice="5")
    events = play(game, TakeDie(5, 5), PlayStaff(18))
    assert acts(events, "take_die")[0]["strength"] == 1
    assert acts(events, "play_staff")[0]["cost"] == 1


def test_digest_cards_03_bootblack_gives_both_for_each_point() -> None:
    game = table(staff=(15,), dice="444", krones=18, emperor=12)
    play(game, TakeDie(4, 4))
    assert (me(game).krones, me(game).emperor, me(game).vp) == (20, 13, 2)


def test_digest_cards_04_when_the_guest_moves_in_not_when_the_order_is_complete() -> None:
    game = table(staff=(8,), cafe={98: "ss"}, kitchen="s", vacant="11")
    play(game, Serve("strudel", 98))
    assert me(game).vp == 0
    events = play(game, MoveGuest(98, 1, 1))
    assert vp_of(events, "staff", 8) == 2


@pytest.mark.parametrize(("ruleset", "krones"), [("deluxe", 2), ("classic", 1)])
def test_digest_cards_05_custodian_for_every_room_by_whatever_effect(ruleset: str, krones: int) -> None:
    game = guest_ready(72, ruleset, staff=(23,))
    move_in(game, 72)
    play(game, Occupy(1, 2))
    assert me(game).krones == 10 + krones


def test_digest_cards_06_free_servings_are_free_any_number_of_times() -> None:
    game = table(staff=(24,), krones=0, kitchen="wwww", cafe={55: "", 54: ""})
    for guest in (55, 54, 55, 54):
        play(game, Serve("wine", guest))
    assert (me(game).krones, me(game).kitchen[2]) == (0, 0)


def test_digest_cards_06_free_rooms_and_free_queue_cost_nothing_at_all() -> None:
    game = table(staff=(9, 10, 11, 25), krones=0, dice="333", vacant="11 21 31")
    play(game, TakeGuest(0), TakeDie(3, 3), Prepare(4, 1), Prepare(4, 2), Prepare(4, 3))
    assert me(game).krones == 0


@RULESETS
def test_digest_cards_07_conference_manager_may_pay_before_a_penalty(ruleset: str) -> None:
    game = table(
        ruleset=ruleset, round=3, dice="5", numbers=(4,), staff=(26,), krones=1, rivals=(Seat(numbers=()),)
    )
    play(game, TakeDie(5, 5), EndTurn())
    assert set(options(game)) == {PayPenalty(), Decline("pay_penalty")}
    events = play(game, PayPenalty())
    assert acts(events, "pay_penalty") == [{"cost": 1}]
    assert [e.result for e in events if isinstance(e, EmperorVisited) and e.seat == 0] == ["avoided"]


@RULESETS
def test_digest_cards_08_the_secretary_does_not_copy_a_secretary(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(29,), occupied="13", rivals=(Seat(staff=(48, 27)),))
    assert end_vp(game.state, me(game), 29) == 3
    other = table(ruleset=ruleset, staff=(27,), occupied="13", rivals=(Seat(staff=(29,), occupied="13 14"),))
    assert end_vp(other.state, other.state.players[1], 29) == 6


@RULESETS
def test_digest_cards_09_end_cards(ruleset: str) -> None:
    game = table(ruleset=ruleset, staff=(32, 34, 41, 48), emperor=6, occupied="11 13 14 12", vacant="21 31")
    values = [end_vp(game.state, me(game), card) for card in (32, 34, 41, 48)]
    assert values == [8, 6, 12, 4]


def test_digest_cards_10_page_boy_and_porter() -> None:
    game = table(dice="5", hand=(35,), vacant="12")
    play(game, TakeDie(5, 5), PlayStaff(35), Occupy(1, 2))
    assert asked(game) == "turn"
    game = table(dice="5", hand=(38,), cafe={75: ""}, kitchen="")
    events = play(game, TakeDie(5, 5), PlayStaff(38))
    assert acts(events, "fill_order") == [{"guest": 75}]


def test_digest_cards_11_fewer_than_three_cards_in_the_deck() -> None:
    for deck in ((27, 28), (27,), ()):
        game = guest_ready(76, staff_deck=deck)
        move_in(game, 76)
        collect(game, 0)
        if len(deck) == 2:
            play(game, PlayStaff(28))
            assert (me(game).staff, game.state.staff_deck) == ([28], [27])
        else:
            assert asked(game) == "turn"
            assert me(game).staff == list(deck)


def test_digest_cards_11_returned_in_the_players_order() -> None:
    game = guest_ready(76, next_staff=(1, 2, 3))
    move_in(game, 76)
    play(game, Collect(0), PlayStaff(2))
    assert game.legal_actions() == [ReturnStaff(1), ReturnStaff(3)]
    play(game, ReturnStaff(3))
    assert game.state.staff_deck[:2] == [1, 3]


def test_digest_cards_11_drawing_into_the_hand_from_a_short_deck() -> None:
    game = guest_ready(91, staff_deck=(27, 28))
    move_in(game, 91)
    collect(game, 0)
    assert me(game).hand == [28, 27]


def test_digest_cards_12_the_queue_is_refilled_between_two_guests() -> None:
    game = guest_ready(87, queue=(64, 65, 66, 67, 68), next_guests=(69, 70))
    move_in(game, 87)
    play(game, Collect(1), TakeGuest(0))
    assert game.state.queue == [69, 65, 66, 67, 68]
    play(game, TakeGuest(0))
    assert me(game).cafe == [64, 69]


@pytest.mark.parametrize("guest", [57, 88])
def test_digest_cards_12_each_room_on_its_own(guest: int) -> None:
    game = guest_ready(guest, krones=6, vacant="12 13 21 31", occupied="11")
    move_in(game, guest)
    collect(game, 0)
    play(game, Prepare(3, 2))
    assert Prepare(4, 2) in game.legal_actions()  # next to the one just prepared
    play(game, Decline("rooms"))
    assert asked(game) == "turn"


def test_digest_cards_13_e_gizia_at_any_space_with_a_die_without_boost_or_staff() -> None:
    game = guest_ready(97, dice="1155", staff=(13, 14, 18, 20), hand=(25,))
    move_in(game, 97)
    assert legal(game, ExtraAction) == [ExtraAction(1, 1), ExtraAction(5, 5)]
    events = play(game, ExtraAction(5, 5))
    assert acts(events, "extra_action")[0]["strength"] == 2
    assert not legal(game, UseStaff)
    events = play(game, PlayStaff(25))
    assert acts(events, "play_staff")[0]["cost"] == 4
    assert (game.state.dice[5], me(game).numbers, asked(game)) == (2, (1, 4), "turn")


def test_digest_cards_13_e_gizia_cannot_use_what_it_cannot_pay() -> None:
    game = guest_ready(97, dice="466", krones=0)
    play(game, TakeDie(4, 4), Split(0, 1))
    move_in(game, 97)
    assert asked(game) == "turn"


def test_digest_cards_13_e_gizia_after_the_occupancy_bonus() -> None:
    game = table(cafe={97: None}, vacant="44", krones=0, dice="466")  # a red group of one: 1 krone
    play(game, TakeDie(4, 4), Split(0, 1), MoveGuest(97, 4, 4))
    assert asked(game) == "extra_action"
    play(game, ExtraAction(6, 4), Split(2, 0))
    assert me(game).krones == 2


def test_digest_cards_14_free_guests_need_a_free_table() -> None:
    game = guest_ready(63, cafe={63: None, 75: "", 76: ""})
    move_in(game, 63)  # its own table is free now
    play(game, TakeGuest(0))
    assert len(me(game).cafe) == 3
    game = guest_ready(87, cafe={87: None, 75: "", 76: ""})
    move_in(game, 87)
    play(game, Collect(1), TakeGuest(0))
    assert game.why_not(TakeGuest(0)) == (Code.PENDING, (("pending", "benefits"),))
