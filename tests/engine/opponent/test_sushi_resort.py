"""Sushi Resort: tokens from rooms to guests, the krone more, the 8 VP."""

from __future__ import annotations

from gah_desktop.engine import Game, pending
from gah_desktop.engine.actions import TakeGuest
from gah_desktop.engine.hotel import place_of
from gah_desktop.engine.reasons import Code
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.sushi import ROOMS, SushiResort
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival

SOURCE = ("entrance", "sushi")
FREE_QUEUE = 25
QUEUE = (t.RED_0, t.BLUE_4, t.YELLOW_7, t.GREEN_5, t.RED_5)


def laid(*tokens: int, krones: int = 10) -> Game:
    """The human's turn, these guests of the queue with a token."""
    game = t.started("sushi")
    s = game.state
    human(s).cafe, human(s).needs = [], []
    human(s).krones = krones
    t.queue(s, *QUEUE)
    house(game).rooms = ROOMS
    house(game).guests = tokens
    return t.asked(game)


def house(game: Game) -> SushiResort:
    found = entrance_of(game.state)
    assert isinstance(found, SushiResort)
    return found


def test_six_tokens_lie_in_his_hotel() -> None:
    rooms = [place_of(i) for i in range(20) if SushiResort().rooms >> i & 1]
    assert rooms == [(1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (3, 1)]


def test_a_room_on_a_token_sends_it_to_the_leftmost_guest_of_the_refilled_queue() -> None:
    game = laid()
    s = game.state
    s.guest_deck.remove(t.BLUE_0)
    s.guest_deck.append(t.BLUE_0)
    events = t.turn_of(s, 204)  # green: room 1-5
    assert s.queue[0] == t.BLUE_0
    assert house(game).guests == (t.BLUE_0,)
    assert house(game).rooms == ROOMS & ~t.rooms((1, 5))
    told = [{"floor": 1, "column": 5, "guest": t.BLUE_0, "slot": 0}]
    assert t.steps(events, "token_moved") == told


def test_a_room_without_a_token_moves_none() -> None:
    game = laid()
    t.turn_of(game.state, 194)  # red: room 1-3
    assert house(game).guests == () and house(game).rooms == ROOMS


def test_the_token_stays_with_its_guest_when_the_queue_moves() -> None:
    game = laid(t.RED_0)
    game.apply(TakeGuest(4))
    assert game.state.queue[1] == t.RED_0
    assert house(game).guests == (t.RED_0,)


def test_the_human_pays_one_krone_more_and_the_token_is_gone() -> None:
    game = laid(t.BLUE_4)
    events = game.apply(TakeGuest(1))
    assert human(game.state).krones == 7
    assert house(game).guests == () and t.scored(events, 1) == []
    assert t.steps(events, "token_returned") == [{"guest": t.BLUE_4}]


def test_without_the_krone_the_guest_cannot_be_taken() -> None:
    game = laid(t.BLUE_4, krones=2)
    refusal = game.why_not(TakeGuest(1))
    assert refusal is not None and refusal.code is Code.TOO_EXPENSIVE
    assert refusal.get("cost") == 3
    assert TakeGuest(2) in game.legal_actions()


def test_the_krone_is_due_even_if_the_queue_is_free() -> None:
    game = laid(t.RED_0)
    human(game.state).has |= 1 << FREE_QUEUE
    t.asked(game)
    game.apply(TakeGuest(0))
    assert human(game.state).krones == 9


def test_the_krone_is_due_for_a_free_guest_too() -> None:
    game = laid(t.RED_0)
    s = game.state
    s.stack.append(pending.TakeGuests(0, ("guest", 87), 1))
    t.asked(game)
    game.apply(TakeGuest(0))
    assert human(s).krones == 9

    game = laid(t.RED_0, krones=0)
    game.state.stack.append(pending.TakeGuests(0, ("guest", 87), 1))
    t.asked(game)
    assert TakeGuest(0) not in game.legal_actions() and TakeGuest(1) in game.legal_actions()
    refusal = game.why_not(TakeGuest(0))
    assert refusal is not None and refusal.code is Code.TOO_EXPENSIVE


def test_leopold_taking_the_guest_scores_8() -> None:
    game = laid(t.YELLOW_7)
    events = t.turn_of(game.state, 208)  # the most VP
    assert t.scored(events, 1)[0] == (8, SOURCE)
    assert t.steps(events, "token_scored") == [{"guest": t.YELLOW_7, "why": "taken"}]
    assert t.YELLOW_7 not in house(game).guests


def test_a_token_on_the_rightmost_space_scores_8_and_the_guest_stays() -> None:
    game = laid(t.GREEN_5)
    events = game.apply(TakeGuest(4))
    assert game.state.queue[4] == t.GREEN_5
    assert t.scored(events, 1) == [(8, SOURCE)] and rival(game.state).vp == 8
    assert house(game).guests == ()


def test_it_does_not_score_while_the_guest_is_further_left() -> None:
    game = laid(t.GREEN_5)
    events = game.apply(TakeGuest(2))
    assert t.scored(events, 1) == [] and house(game).guests == (t.GREEN_5,)


def test_with_an_empty_queue_the_token_is_lost() -> None:
    game = laid()
    s = game.state
    s.queue = [0, 0, 0, 0, t.GREEN_5]
    s.guest_deck = []
    events = t.turn_of(s, 204)
    assert t.steps(events, "token_lost") == [{"floor": 1, "column": 5}]
    assert house(game).guests == ()
