"""The lines that the coach compares: the best ones, and the best that begins with a given action."""

from __future__ import annotations

from random import Random

import pytest

from gah_desktop.bots import Budget
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.coach.lines import beginning_with, candidates, come_to_the_same, is_direct, widened
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.actions import EndTurn, MoveGuest, TakeDie
from tests.coach.helpers import at_turn
from tests.helpers.tables import table

PLAN = 20_000


def test_the_best_come_first() -> None:
    game = at_turn(7, 8)
    found = candidates(game.view_for(game.seat), game.legal_actions(), LearnedBot(), 4, Budget(PLAN))
    values = [line.value for line in found]
    assert len(found) == 4
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("number", [0, 6, 15])
def test_a_line_begins_with_whatever_is_asked_for(number: int) -> None:
    game = at_turn(5, number)
    view, options = game.view_for(game.seat), game.legal_actions()
    best = candidates(view, options, LearnedBot(), 1, Budget(PLAN))[0]
    for action in Random(1).sample(list(options), min(6, len(options))):
        line = beginning_with(view, action, LearnedBot())
        assert line.actions[0] == action
        assert line.value <= best.value + 3  # a plan leaves out what hardly ever is better


def test_the_end_of_a_turn_is_a_line_of_its_own() -> None:
    game = table(cafe={75: None}, vacant="11", dice="3")
    game.apply(TakeDie(3, 3))
    while EndTurn() not in game.legal_actions():
        game.apply(game.legal_actions()[-1])
    line = beginning_with(game.view_for(0), EndTurn(), LearnedBot())
    assert line.actions == [EndTurn()]


def test_lines_that_differ_in_their_order_alone_come_to_the_same() -> None:
    game = table(cafe={69: None, 77: None}, vacant="11 13", dice="1144")  # a red guest and a blue one
    view, bot = game.view_for(0), LearnedBot()
    moves = [action for action in game.legal_actions() if isinstance(action, MoveGuest)]
    one, other = (beginning_with(view, move, bot) for move in moves)
    assert (one.actions[0], other.actions[0]) == (MoveGuest(69, 1, 1), MoveGuest(77, 1, 3))
    assert come_to_the_same(one, other, 0)
    assert come_to_the_same(one, one, 0)
    assert not come_to_the_same(one, beginning_with(view, TakeDie(4, 4), bot), 0)
    assert not come_to_the_same(one, one._replace(steps=one.steps[:-1]), 0), "the turn goes on"


def test_cards_to_keep_are_ranked_as_the_bot_would_keep_them() -> None:
    game = new_game(Setup(solo="leopold"))
    view, options = game.view_for(game.seat), game.legal_actions()
    assert is_direct(view)
    bot = LearnedBot()
    found = candidates(view, options, bot, 3, Budget(PLAN))
    assert len({line.actions[0] for line in found}) == 3
    assert found[0].actions[0] == bot.choose(view, options, Random(1), Budget(PLAN))


def test_where_a_plan_follows_one_way_the_others_are_compared_with_it() -> None:
    """Three rooms, of which a plan looks into one alone."""
    game = table(dice="33", krones=6, vacant="11 12", occupied="21")
    game.apply(TakeDie(3, 3))
    view, options, bot = game.view_for(0), game.legal_actions(), LearnedBot()
    one = candidates(view, options, bot, 1, Budget(PLAN))
    found = widened(view, options, bot, list(one), 3, Budget(PLAN))
    assert len(found) == 3 and len({line.actions[0] for line in found}) == 3
    assert [line.value for line in found] == sorted((line.value for line in found), reverse=True)
    assert one[0].actions in [line.actions for line in found]
    assert all(beginning_with(view, line.actions[0], LearnedBot()).value == line.value for line in found[1:])


def test_what_has_been_compared_already_is_not_widened() -> None:
    game = at_turn(7, 8)
    view, options, bot = game.view_for(game.seat), game.legal_actions(), LearnedBot()
    found = candidates(view, options, bot, 2, Budget(PLAN))
    assert widened(view, options, bot, found, 6, Budget(PLAN)) == found
    assert widened(view, options[:1], bot, found[:1], 6, Budget(PLAN)) == found[:1]
