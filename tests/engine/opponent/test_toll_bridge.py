"""Toll Bridge Hotel: tokens on action spaces, the krone they cost, the VP they bring."""

from __future__ import annotations

from gah_desktop.engine import Game, pending
from gah_desktop.engine.actions import Decline, EndTurn, ExtraAction, Pass, TakeDie
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival
from tests.helpers.tables import chosen, options

FREE_SIX = 17


def with_tokens(*tokens: int, krones: int = 10, dice: tuple[int, ...] = (2, 2, 2, 2, 1)) -> Game:
    """Tokens and dice by face from 1; the human's turn."""
    game = t.started("toll")
    s = game.state
    house(game).tokens = (0, *tokens, *([0] * (6 - len(tokens))))
    human(s).krones = krones
    human(s).cafe, human(s).needs = [], []
    t.dice(s, *dice)
    return t.asked(game)


def house(game: Game) -> TollBridge:
    found = entrance_of(game.state)
    assert isinstance(found, TollBridge)
    return found


def test_worked_example_three_tokens_and_a_boost() -> None:
    game = with_tokens(0, 3, dice=(1, 4))
    events = game.apply(TakeDie(2, 2, True))
    assert human(game.state).krones == 8
    assert t.scored(events, 1) == [(3, ("entrance", "toll"))]
    assert house(game).tokens[2] == 2
    assert chosen(0, 0, 3, 2) in game.legal_actions()


def test_his_die_leaves_a_token_that_stays_from_round_to_round() -> None:
    game = with_tokens()
    s = game.state
    t.dice(s, 0, 0, 3)
    events = t.turn_of(s, 195)
    t.dice(s, 0, 0, 3)
    t.turn_of(s, 204)
    assert house(game).tokens == (0, 0, 0, 2, 0, 0, 0)
    assert t.steps(events, "toll_token") == [{"face": 3, "tokens": 1}]


def test_exactly_one_krone_however_many_tokens() -> None:
    game = with_tokens(5)
    game.apply(TakeDie(1, 1))
    assert human(game.state).krones == 9


def test_a_space_without_tokens_costs_nothing() -> None:
    game = with_tokens(5)
    events = game.apply(TakeDie(2, 2))
    assert human(game.state).krones == 10
    assert t.scored(events, 1) == [] and house(game).tokens[1] == 5


def test_without_a_krone_a_space_with_tokens_is_closed_while_another_is_open() -> None:
    game = with_tokens(1, krones=0)
    refusal = game.why_not(TakeDie(1, 1))
    assert refusal is not None and refusal.code is Code.ENTRANCE_TOLL
    assert (refusal.get("cost"), refusal.get("rest"), refusal.get("krones")) == (1, 0, 0)
    assert TakeDie(2, 2) in game.legal_actions()


def test_the_last_krone_pays_toll_or_boost() -> None:
    game = with_tokens(1, krones=1)
    assert TakeDie(1, 1) in game.legal_actions() and TakeDie(2, 2, True) in game.legal_actions()
    refusal = game.why_not(TakeDie(1, 1, True))
    assert refusal is not None and refusal.code is Code.BOOST_TOO_EXPENSIVE


def test_the_toll_of_a_six_or_a_raised_die_is_one_krone_too() -> None:
    """What is too much is named by its own price: 1 krone of toll, beside that of the six."""
    game = with_tokens(1, 0, 0, 0, 0, 1, krones=1, dice=(2, 1, 0, 0, 0, 2))
    assert game.why_not(TakeDie(6, 1)) == reason(Code.ENTRANCE_TOLL, cost=1, rest=1, krones=1)
    assert game.why_not(TakeDie(1, 1, True)) == reason(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=1, krones=1)
    penniless = with_tokens(1, 0, 0, 0, 0, 1, krones=0, dice=(2, 1, 0, 0, 0, 2))
    assert penniless.why_not(TakeDie(1, 1, True)) == reason(Code.ENTRANCE_TOLL, cost=1, rest=0, krones=0)
    assert penniless.why_not(TakeDie(6, 1)) == reason(Code.TOO_EXPENSIVE, cost=2, krones=0)


def test_a_six_with_tokens_costs_two_krones() -> None:
    game = with_tokens(0, 0, 0, 0, 0, 1, krones=2, dice=(1, 0, 0, 0, 0, 2))
    assert TakeDie(6, 1) in game.legal_actions()
    assert TakeDie(6, 1, True) not in game.legal_actions()
    game.apply(TakeDie(6, 1))
    assert human(game.state).krones == 0


def test_with_every_space_closed_and_no_krone_five_vp_are_lost_instead() -> None:
    game = with_tokens(1, 1, 2, 1, 1, 1, krones=0, dice=(2, 2, 2, 2, 1, 1))
    faces = {action.face for action in game.legal_actions() if isinstance(action, TakeDie)}
    assert faces == {1, 2, 3, 4, 5}  # a six still costs its own krone
    events = game.apply(TakeDie(3, 3))
    assert t.scored(events, 0) == [(-5, ("entrance", "toll"))]
    assert t.scored(events, 1) == [(2, ("entrance", "toll"))]
    assert human(game.state).krones == 0 and house(game).tokens[3] == 1


def test_a_free_six_is_open_too_when_five_vp_are_lost() -> None:
    game = with_tokens(1, 1, 1, 1, 1, 1, krones=0, dice=(2, 2, 2, 2, 1, 1))
    human(game.state).has |= 1 << FREE_SIX
    human(game.state).staff.append(FREE_SIX)
    t.asked(game)
    assert TakeDie(6, 4) in game.legal_actions()


def test_spaces_without_dice_do_not_count_as_usable() -> None:
    game = with_tokens(1, krones=0, dice=(3,))
    assert TakeDie(1, 1) in game.legal_actions()
    assert t.scored(game.apply(TakeDie(1, 1)), 0) == [(-5, ("entrance", "toll"))]


def test_taking_the_last_die_of_an_open_space_loses_nothing() -> None:
    game = with_tokens(1, 0, krones=0, dice=(3, 1))
    assert t.scored(game.apply(TakeDie(2, 2)), 0) == []


def test_with_a_krone_the_toll_must_be_paid() -> None:
    game = with_tokens(1, 1, 1, 1, 1, 1, krones=1)
    events = game.apply(TakeDie(1, 1))
    assert human(game.state).krones == 0
    assert t.scored(events, 0) == []


def test_nobody_is_forced_to_lose_vp() -> None:
    game = with_tokens(1, 1, 1, 1, 1, 1, krones=0)
    assert Pass() in game.legal_actions()


def test_the_loss_opens_every_space_for_this_turn_only() -> None:
    game = with_tokens(2, 2, 2, 2, 2, 2, krones=0)
    game.apply(TakeDie(4, 4))
    s, p = game.state, human(game.state)
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[-1])
    assert house(game).waived and house(game).die_price(s, p, 1) == 0
    house(game).space_entered(s, p, 1)
    assert p.vp == -5  # a second space, no second loss
    game.apply(EndTurn())
    assert not house(game).waived


def test_an_action_without_a_die_pays_and_brings_vp_too() -> None:
    game = with_tokens(0, 2, krones=1, dice=(1, 3))
    s = game.state
    s.stack.append(pending.ExtraAction(0, ("guest", 97)))
    t.asked(game)
    assert ExtraAction(2, 2) in game.legal_actions()
    events = game.apply(ExtraAction(2, 2))
    assert human(s).krones == 0 and house(game).tokens[2] == 1
    assert t.scored(events, 1) == [(2, ("entrance", "toll"))] and rival(s).vp == 2


def test_an_action_without_a_die_is_closed_without_a_krone() -> None:
    game = with_tokens(0, 2, krones=0, dice=(1, 3))
    game.state.stack.append(pending.ExtraAction(0, ("guest", 97)))
    t.asked(game)
    assert options(game) == [ExtraAction(1, 1), Decline("extra_action")]
    refusal = game.why_not(ExtraAction(2, 2))
    assert refusal is not None and refusal.code is Code.ENTRANCE_TOLL
