"""Staff as they are shown: the cards in hand, face down for others, and the cards in play."""

from __future__ import annotations

import pytest

import gah_desktop.models as m
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.models.mime import STAFF, Carried, unpack
from tests.helpers.tables import Seat, me, table
from tests.helpers.waltz import ball
from tests.models.helpers import Laid, Told, dragged, facts, let_go, playable, spoken, texts, tip


def test_the_cards_in_hand() -> None:
    hand = m.HandModel(Laid(table(hand=(14, 38))))
    assert texts(hand) == ["Decorator", "Porter"]
    assert spoken(hand) == [
        "staff card in hand: Decorator, costs 2 krones",
        "staff card in hand: Porter, costs 5 krones",
    ]
    assert tip(hand, 38) == [
        "Porter",
        "Costs 5 krones.",
        "Once",
        "Works once, when you play it. You fill the order of 1 guest in your café from the supply. "
        "Any guest will do, served before or not.",
        "Staff cards are played with action 5, or when a card says so.",
    ]
    assert playable(hand) == []


def test_a_card_that_waits_for_guests_to_move_in_waits_for_balls_too_where_there_are_any() -> None:
    at_balls = "With Vienna Ballrooms, going to a ball counts as moving in."
    assert at_balls not in tip(m.HandModel(Laid(table(hand=(5,)))), 5)
    assert at_balls in tip(m.HandModel(Laid(ball(hand=(5,)))), 5)


def test_another_hand_lies_face_down() -> None:
    laid = Laid(table(rivals=(Seat(hand=(14, 38)),)))
    hand = m.HandModel(laid, 1)
    assert facts(hand) == [(("hidden", 0), 0, 0), (("hidden", 1), 0, 0)]
    assert texts(hand) == ["", ""]
    assert spoken(hand) == ["staff card in hand, face down"] * 2
    assert tip(hand, ("hidden", 0)) == ["staff card in hand, face down"]
    assert dragged(hand, ("hidden", 0)).formats() == []
    told = Told(hand)
    laid.look_as(1)
    assert texts(hand) == ["Decorator", "Porter"]
    assert told.said[:2] == ["removed 1-1", "removed 0-0"]


def test_a_strong_die_makes_cards_cheaper() -> None:
    laid = Laid(table(hand=(14, 38), dice="555", krones=2))
    hand, display = m.HandModel(laid), m.DisplayModel(laid)
    laid.do(a.TakeDie(5, 5))
    assert [fact.price for fact in facts(hand)] == [0, 2]
    assert playable(hand) == [14, 38]
    assert spoken(hand)[1] == "staff card in hand: Porter, costs 2 krones"
    assert let_go(display, dragged(hand, 38))
    assert (me(laid.game).krones, texts(hand), texts(display)) == (0, ["Decorator"], ["Porter"])


def test_a_card_too_dear_keeps_its_printed_price() -> None:
    laid = Laid(table(hand=(14, 38), dice="5", krones=2))
    hand = m.HandModel(laid)
    laid.do(a.TakeDie(5, 5))
    assert playable(hand) == [14]
    assert [fact.price for fact in facts(hand)] == [1, 5]
    assert tip(hand, 38)[-1] == "This costs 4 krones; you have 2 krones."


@pytest.mark.parametrize(("ruleset", "price"), [("deluxe", 5), ("classic", 3)])
def test_each_edition_prints_its_own_price(ruleset: str, price: int) -> None:
    assert facts(m.HandModel(Laid(table(ruleset=ruleset, hand=(17,)))))[0].price == price


def test_the_cards_in_play() -> None:
    laid = Laid(table(staff=(1, 41, 13), used=(1,), emperor=3))
    display = m.DisplayModel(laid)
    assert texts(display) == ["Breakfast Server", "Operator", "Restaurant Manager"]
    assert spoken(display) == [
        "staff in play: Breakfast Server, used this round",
        "staff in play: Operator",
        "staff in play: Restaurant Manager",
    ]
    assert facts(display) == [(1, 1, True, False, 0), (41, 41, False, True, 6), (13, 13, False, False, 0)]
    assert tip(display, 1)[-1] == "Breakfast Server has already been used this round."
    assert tip(display, 13)[-1] == "Restaurant Manager works automatically."


def test_an_end_card_says_what_it_is_worth_now() -> None:
    laid = Laid(table(staff=(41,), emperor=3))
    assert tip(m.DisplayModel(laid), 41) == [
        "Operator",
        "Costs 3 krones.",
        "End of game",
        "At the end you score 2 VP for each step from space 0 to your marker on the Emperor track. "
        "What counts is where your marker stands after the last retreat.",
        "Worth 6 VP now.",
        "Operator counts only at the end of the game.",
    ]


def test_a_card_for_once_a_round_is_used_by_a_click() -> None:
    laid = Laid(table(staff=(2, 13)))
    display = m.DisplayModel(laid)
    assert playable(display) == [2]
    display.activate(display.index_of(2))
    assert facts(display)[0].used
    assert me(laid.game).kitchen == [0, 1, 0, 0, 0]


# What is let go there


def test_a_card_is_not_played_out_of_turn() -> None:
    laid = Laid(table(hand=(14,), krones=9))
    hand, display = m.HandModel(laid), m.DisplayModel(laid)
    assert unpack(dragged(hand, 14)) == Carried(STAFF, {"staff": 14})
    assert not let_go(display, dragged(hand, 14))
    assert [why.code for why in laid.refused] == [Code.STAFF_BY_ACTION]


@pytest.mark.parametrize("where", [31, None])
def test_a_die_for_action_5_is_let_go_on_the_cards_in_play(where: int | None) -> None:
    laid = Laid(table(hand=(14,), staff=(31,), dice="5"))
    assert let_go(m.DisplayModel(laid), dragged(m.DiceModel(laid), 5), where)
    assert laid.asked == [[a.TakeDie(5, 5), a.TakeDie(5, 5, True)]]


def test_a_card_offered_is_taken_into_the_hand() -> None:
    game = new_game(Setup(deal="draft", seed=4))
    laid = Laid(game, viewer=game.seat)
    hand, choice = m.HandModel(laid), m.ChoiceModel(laid)
    offered = facts(choice)[2].action
    assert let_go(hand, dragged(choice, offered))
    assert laid.player(laid.viewer).hand == [offered.staff]
