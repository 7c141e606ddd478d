"""What is asked beside the table: every option in its own line, with what it costs and where it is from."""

from __future__ import annotations

import pytest

import gah_desktop.models as m
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.models.mime import STAFF, Carried, unpack
from tests.helpers.asked import MOMENTS
from tests.helpers.tables import guest_ready, me, penalty, reward, table
from tests.models.helpers import Laid, dragged, facts, playable, texts, tip


def test_a_turn_asks_nothing_beside_the_table() -> None:
    assert texts(m.ChoiceModel(Laid(table(dice="1234566", staff=(1,), kitchen="w", cafe={75: ""})))) == []


def test_everything_that_can_be_done_in_a_turn() -> None:
    laid = Laid(
        table(
            dice="1466",
            staff=(1,),
            kitchen="w",
            cafe={75: "", 65: None},
            vacant="11",
            krones=3,
            queue=(64, 91, 78, 55, 63),
        )
    )
    choice = m.ChoiceModel(laid, everything=True)
    assert sorted(texts(choice)) == sorted(
        [
            "Pass",
            "Invite Duchess for 3 krones",
            "Invite Tezcatlipoca for 2 krones",
            "Invite Post Councillor for 1 krone",
            "Invite Photographer at no cost",
            "Invite Dame at no cost",
            "Die 1: strudel and cake, strength 1",
            "Die 1: strudel and cake, boosted to strength 2, for 1 krone",
            "Die 4: krones and Emperor, strength 1",
            "Die 4: krones and Emperor, boosted to strength 2, for 1 krone",
            "Die 6: strudel and cake, strength 2, for 1 krone",
            "Die 6: strudel and cake, boosted to strength 3, for 2 krones",
            "Die 6: wine and coffee, strength 2, for 1 krone",
            "Die 6: wine and coffee, boosted to strength 3, for 2 krones",
            "Die 6: prepare rooms, strength 2, for 1 krone",
            "Die 6: prepare rooms, boosted to strength 3, for 2 krones",
            "Die 6: krones and Emperor, strength 2, for 1 krone",
            "Die 6: krones and Emperor, boosted to strength 3, for 2 krones",
            "Die 6: play a staff card, strength 2, for 1 krone",
            "Die 6: play a staff card, boosted to strength 3, for 2 krones",
            "Serve Baroness: Wine",
            "Knight of the Empire to the room on floor 1, column 1",
            "Use Breakfast Server",
        ]
    )
    assert len(playable(choice)) == 23
    assert all(fact.key == fact.action for fact in facts(choice))


def test_the_strength_is_divided() -> None:
    laid = Laid(table(dice="44"))
    choice = m.ChoiceModel(laid)
    laid.do(a.TakeDie(4, 4))
    assert texts(choice) == ["2 krones", "1 krone and 1 step", "2 steps"]
    choice.activate(choice.index_of(a.Split(1, 1)))
    assert (me(laid.game).krones, me(laid.game).emperor) == (11, 1)
    assert texts(choice) == []


def test_which_items() -> None:
    laid = Laid(table(dice="222", cafe={75: ""}))
    laid.do(a.TakeDie(2, 2))
    assert sorted(texts(m.ChoiceModel(laid))) == ["2 wine and 1 coffee", "3 wine"]


def test_a_room_is_declined_beside_the_table() -> None:
    laid = Laid(table(dice="33", vacant="11"))
    choice, everything = m.ChoiceModel(laid), m.ChoiceModel(laid, everything=True)
    laid.do(a.TakeDie(3, 3))
    assert texts(choice) == ["Prepare no more rooms"]
    assert texts(everything) == [
        "Prepare the room on floor 1, column 2",
        "Prepare the room on floor 2, column 1, for 1 krone",
        "Prepare no more rooms",
    ]


def test_a_card_in_hand_is_clicked_and_a_card_offered_is_listed() -> None:
    laid = Laid(guest_ready(75, next_staff=(14, 38, 31), hand=(20,), krones=5))
    choice = m.ChoiceModel(laid)
    laid.do(a.MoveGuest(75, 3, 1), a.Collect(0))  # the Baroness: one of three cards, 3 krones cheaper
    assert texts(choice) == [
        "Play Decorator at no cost",
        "Play Porter for 2 krones",
        "Play Chambermaid for 1 krone",
        "Play none of these cards",
    ]
    assert tip(choice, a.PlayStaff(38)) == [
        "Play Porter for 2 krones",
        "Porter",
        "Costs 2 krones.",
        "Once",
        "Works once, when you play it. You fill the order of 1 guest in your café from the supply. "
        "Any guest will do, served before or not.",
    ]
    assert [fact.staff for fact in facts(choice)] == [14, 38, 31, 0]
    assert unpack(dragged(choice, a.PlayStaff(38))) == Carried(STAFF, {"staff": 38})
    assert dragged(choice, a.Decline("offer")).formats() == []
    assert tip(choice, a.Decline("offer")) == ["Play none of these cards"]


def test_cards_of_the_hand_are_not_listed() -> None:
    laid = Laid(table(dice="5", hand=(14,)))
    choice, everything = m.ChoiceModel(laid), m.ChoiceModel(laid, everything=True)
    laid.do(a.TakeDie(5, 5))
    assert texts(choice) == ["Play no more staff"]
    assert texts(everything) == ["Play Decorator for 1 krone", "Play no more staff"]


def test_rewards_say_what_they_are() -> None:
    laid = Laid(guest_ready(79))  # a krone and a step
    choice = m.ChoiceModel(laid)
    laid.do(a.MoveGuest(79, 1, 3))
    assert texts(choice) == [
        "Collect: 1 krone",
        "Do without: 1 krone",
        "Collect: 1 Emperor step",
        "Do without: 1 Emperor step",
    ]


def test_an_occupancy_bonus_and_a_cards_krones_are_named_with_where_they_are_from() -> None:
    laid = Laid(guest_ready(77, vacant="13 15", occupied="14 23 24", staff=(5,), krones=19))
    choice = m.ChoiceModel(laid)
    laid.do(a.MoveGuest(77, 1, 3))  # fills a red group of four; the Groom's 2 krones find a purse too full
    assert texts(choice) == [
        "Collect: 1 krone",
        "Do without: 1 krone",
        "Collect: 2 krones, Groom",
        "Collect: 10 krones, occupancy bonus",
    ]


def test_a_blue_bonus_scores_and_a_yellow_one_advances() -> None:
    for guest, room, rest, bonus in (
        (67, (3, 1), "41", "5 VP, occupancy bonus"),
        (53, (2, 1), "12 22", "6 steps on the Emperor track, occupancy bonus"),
    ):
        laid = Laid(guest_ready(guest, vacant="31 21", occupied=rest))
        choice = m.ChoiceModel(laid)
        laid.do(a.MoveGuest(guest, *room))
        assert f"Collect: {bonus}" in texts(choice)


def test_the_emperors_reward_is_named() -> None:
    laid = Laid(reward("A2", cafe={77: "", 63: ""}))
    assert texts(m.ChoiceModel(laid)) == [
        "Collect: 2 items of choice",
        "Do without: 2 items of choice",
    ]


def test_both_halves_of_a_penalty_are_named() -> None:
    laid = Laid(penalty("A1", "classic"))
    assert texts(m.ChoiceModel(laid)) == [
        "The left penalty: −3 krones",
        "The right penalty: −5 VP",
    ]
    laid.do(a.TakePenalty("right"))
    assert laid.player(0).vp == -5


def test_only_what_fits_what_was_pointed_at() -> None:
    laid = Laid(table(dice="1144", krones=1))
    choice = m.ChoiceModel(laid)
    choice.set_actions([a.TakeDie(1, 1), a.TakeDie(1, 1, True), a.TakeDie(5, 5)])
    assert texts(choice) == [
        "Die 1: strudel and cake, strength 2",
        "Die 1: strudel and cake, boosted to strength 3, for 1 krone",
    ]
    choice.set_actions(None)
    assert texts(choice) == []
    choice.set_actions([a.TakeDie(1, 1), a.TakeDie(1, 1, True)])
    laid.do(a.TakeDie(4, 4))
    assert texts(choice) == ["2 krones", "1 krone and 1 step", "2 steps"]


def test_six_of_ten_cards_are_ticked() -> None:
    laid = Laid(new_game(Setup(solo="leopold", seed=5)))
    choice = m.ChoiceModel(laid)
    assert (choice.keeps, len(facts(choice))) == (6, 10)
    cards = [fact.staff for fact in facts(choice)]
    assert cards == sorted(cards)
    assert [fact.key for fact in facts(choice)] == [("keep", card) for card in cards]
    assert texts(choice)[0] == f"Keep {tip(choice, ('keep', cards[0]))[1]}"
    assert choice.actions(facts(choice)[0]) == ()  # and yet something can be done with each
    assert playable(choice) == [("keep", card) for card in cards]
    for card in (9, 0, 5, 3, 2, 1):
        choice.tick(cards[card])
    choice.keep()
    assert laid.player(0).hand == [cards[card] for card in (0, 1, 2, 3, 5, 9)]
    assert choice.keeps == 0


def test_what_an_end_card_given_back_is_called() -> None:
    laid = Laid(penalty("C4", staff=(31, 41)))
    assert texts(m.ChoiceModel(laid, everything=True)) == ["Give up Chambermaid", "Give up Operator"]


LISTED = {
    "first rooms, classic": ["Prepare no more rooms"],
    "items, an extra before": ["1 wine", "Use Decorator"],
    "place": [],
    "serve": ["Finish serving"],
    "rooms, an extra before": ["Use Staff Manager", "Prepare no more rooms"],
    "occupy": ["Occupy no more rooms"],
    "a vacant room must go": [],
    "staff, an extra before": ["Use Detective", "Play no more staff"],
    "under the deck": ["Put Porter under the deck", "Put Chambermaid under the deck"],
    "cards of the hand": [],
    "an end card": [],
    "free guest": ["Take no guest"],
    "extra": ["Use Decorator", "Do without the extra"],
    "extra action": ["Do without the action"],
    "feeding": [],
    "guest and die, use_staff": [],
    "end, everything": [],
}


@pytest.mark.parametrize("moment", LISTED)
def test_only_what_cannot_be_clicked_elsewhere_is_listed(moment: str) -> None:
    game = MOMENTS[moment]()
    assert texts(m.ChoiceModel(Laid(game, viewer=game.seat))) == LISTED[moment]
