"""Quick guesses: every decision has one, and the better of two actions is looked at first."""

from typing import Any

import pytest

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.ordering import QUICK_ESTIMATES, best_dice, best_rooms, die_promise, promise
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, pending
from gah_desktop.engine.actions import Decline, Prepare, TakeDie
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.tables import Effect
from tests.helpers.fountain.rules import Wishing
from tests.helpers.parts import load_bot_parts
from tests.helpers.tables import legal, table

DIE = ("die", 1)


def judge(game: Game) -> Judge:
    return Judge(game.state, 0, DEFAULT)


def promised(game: Game, *stack: Any) -> float:
    game.state.stack = list(stack)
    return promise(game.state, judge(game))


def test_every_kind_of_decision_promises_something_or_is_said_to_promise_nothing() -> None:
    load_bot_parts()
    assert set(QUICK_ESTIMATES) == set(DECISIONS)


def test_a_decision_that_nobody_has_described_to_the_bots_is_an_error() -> None:
    with pytest.raises(KeyError, match="wish"):
        promised(table(), Wishing(0, ("fountain", 1), ()))


@pytest.mark.parametrize(
    ("less", "more"),
    [
        (pending.Split(0, DIE, 1), pending.Split(0, DIE, 3)),
        (pending.Rooms(0, DIE, 1), pending.Rooms(0, DIE, 3)),
        (pending.Rooms(0, DIE, 2), pending.Rooms(0, DIE, 2, discount=2)),
        (pending.Rooms(0, DIE, 2), pending.Rooms(0, DIE, 2, occupy=True)),
        (pending.ItemsOfChoice(0, DIE, 1), pending.ItemsOfChoice(0, DIE, 2)),
        (pending.ItemsOfDie(0, DIE, 2, (0, 1)), pending.ItemsOfDie(0, DIE, 4, (0, 1))),
        (pending.ItemsOfDie(0, DIE, 3, (0, 1)), pending.ItemsOfDie(0, DIE, 3, (2, 3))),
        (pending.PlaceItems(0, DIE, (1, 0, 0, 0, 0)), pending.PlaceItems(0, DIE, (0, 0, 1, 0, 0))),
        (pending.OccupyRooms(0, DIE, 1), pending.OccupyRooms(0, DIE, 2)),
        (pending.ReturnHand(0, DIE, 1), pending.TakeGuests(0, DIE, 1)),
        (pending.Penalty(0, DIE), pending.FillOrder(0, DIE)),
        (pending.Extra(0, DIE), pending.ExtraAction(0, DIE)),
    ],
    ids=str,
)
def test_more_is_promised_by_more(less: Any, more: Any) -> None:
    """At a table where a guest waits for wine and coffee, and two rooms are ready."""
    game = table(cafe={75: ""}, vacant="11 12", krones=10)
    assert promised(game, less) < promised(game, more)
    assert promised(game, less, more) == pytest.approx(promised(game, less) + promised(game, more))


def test_rewards_promise_what_they_are_worth() -> None:
    one = pending.Part("reward", Effect("gain_vp", 4), ("guest", 65))
    two = pending.Part("reward", Effect("gain_krones", 2), ("guest", 65))
    waiting = pending.Benefits(0, ("guest", 65), (one, None, two))
    assert promised(table(), waiting) == pytest.approx(4 + 2 * DEFAULT.krone_price)


def test_dice_for_items_nobody_wants_come_after_those_for_items_somebody_wants() -> None:
    game = table(dice="1122", cafe={58: ""}, krones=0)
    one, two = (action for action in legal(game, TakeDie))
    its = judge(game)
    assert die_promise(game.state, one, its) < die_promise(game.state, two, its)
    assert best_dice(game.state, [one, two], 1, its) == [two]


def test_what_a_die_costs_is_taken_off() -> None:
    game = table(dice="123456", krones=3)
    boosted = TakeDie(4, 4, True)
    plain = TakeDie(4, 4, False)
    its = judge(game)
    gained = die_promise(game.state, boosted, its) - die_promise(game.state, plain, its)
    assert gained == pytest.approx(DEFAULT.split - its.price(3, 1))


def test_the_rooms_that_bring_most_are_looked_at_first() -> None:
    """The suite is nearly full: the last space of it before one that stands alone."""
    game = table(krones=9, occupied="12 13", vacant="11", stack=[pending.Rooms(0, DIE, 1)], bonus=(), round=2)
    options = legal(game, Prepare)
    assert len(options) > 2
    (best,) = best_rooms(game.state, options, 1, judge(game))
    values = {}
    for action in options:
        after = game.clone()
        after.apply(action)
        values[action] = judge(after).value(after.state)
    assert values[best] == max(values.values())
    before = judge(game).value(game.state)
    best_rooms(game.state, options, 1, judge(game))
    assert judge(game).value(game.state) == before, "the tiles it tried are off the board again"


def test_doing_without_more_rooms_is_weighed_too() -> None:
    """Five vacant rooms are enough with two dice to come, and krones count at the end."""
    game = table(
        round=7,
        numbers=(1,),
        krones=9,
        vacant="11 12 13 14 15",
        occupied="21 22 23",
        stack=[pending.Rooms(0, DIE, 1)],
    )
    (best, *_) = best_rooms(game.state, game.legal_actions(), 1, judge(game))
    assert isinstance(best, Decline)
