"""Leopold's turn as a whole: levels, the order of a card, Emperor steps, staff, the hand."""

from __future__ import annotations

import pytest

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.actions import EndTurn, Pass
from gah_desktop.engine.events import Acted, Gained, Scored, SoloStep, TurnBegan
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.modules.solo.rules import reading
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, solo, started


@pytest.mark.parametrize(
    ("from_level", "levels"),
    [("easy", ("easy", "medium", "hard")), ("medium", ("medium", "hard")), ("hard", ("hard",))],
)
def test_a_symbol_counts_at_its_level_and_above(from_level: str, levels: tuple[str, ...]) -> None:
    s = started().state
    symbol = next(
        action
        for card in s.t.catalog.instruction_decks["leopold"]
        for action in card.actions
        if action.from_level == from_level
    )
    assert tuple(level for level in LEVELS if reading.counts(symbol, level)) == levels


@pytest.mark.parametrize(("level", "guests"), [("easy", 1), ("medium", 1), ("hard", 2)])
def test_guests_by_level(level: str, guests: int) -> None:
    s = started(level=level).state
    events = t.turn_of(s, 207)  # red, and any from hard
    assert len(t.steps(events, "guest")) == guests
    assert rival(s).occupied.bit_count() == guests
    ignored = [step for step in t.steps(events, "ignored") if step["symbol"] == "guest"]
    assert ignored == [{"symbol": "guest", "color": "any", "from_level": "hard"}] * (2 - guests)


def test_a_card_whose_only_guest_does_not_count() -> None:
    s = started(level="easy").state
    t.turn_of(s, 197)
    assert rival(s).occupied == 0


def test_ignored_symbols_are_told() -> None:
    s = started(level="easy").state
    assert t.steps(t.turn_of(s, 196), "ignored") == [
        {"symbol": "objective", "letter": "A", "from_level": "medium"}
    ]
    assert t.steps(t.turn_of(s, 205), "ignored") == [{"symbol": "staff", "from_level": "medium"}]
    assert t.steps(t.turn_of(s, 206), "ignored") == [
        {"symbol": "emperor", "steps": 2, "from_level": "medium"}
    ]


def test_a_card_is_carried_out_from_top_to_bottom() -> None:
    s = started().state
    events = t.turn_of(s, 211)
    told = [e.step for e in events if isinstance(e, SoloStep)]
    assert told == ["card", "guest", "room", "die", "objective", "emperor"]
    assert {e.card for e in events if isinstance(e, SoloStep)} == {211}
    assert solo(s).turned[-1] == 211 and solo(s).card == 0


def test_the_top_card_is_turned() -> None:
    s = started().state
    top = solo(s).deck[-1]
    left = len(solo(s).deck)
    t.next_cards(s, top)
    printed = next(card for card in solo(s).instruction_cards(s) if card.id == top)
    assert t.steps(t.turn_of(s, top), "card") == [{"level": "hard", "hand": printed.hand, "left": left - 1}]


def test_emperor_steps() -> None:
    s = started().state
    rival(s).emperor = 3
    events = t.turn_of(s, 210)
    assert rival(s).emperor == 7
    assert Gained(OPPONENT, 0, 4, None, ("solo", 210)) in events


def test_emperor_steps_beyond_the_track_are_vp() -> None:
    s = started().state
    rival(s).emperor = 12
    events = t.turn_of(s, 210)
    assert rival(s).emperor == 13
    assert Scored(OPPONENT, 3, ("track", 13)) in events
    assert t.steps(events, "emperor") == [
        {"from": 12, "steps": 4, "from_level": "easy", "to": 13, "beyond": 3}
    ]


def test_a_staff_symbol_turns_up_the_top_card_of_his_pile() -> None:
    s = started().state
    pile = solo(s).pile
    events = t.turn_of(s, 201)
    assert solo(s).pile == pile[:-1]
    assert rival(s).staff == [pile[-1]] and rival(s).has == 1 << pile[-1]
    told = [e.details for e in events if isinstance(e, Acted) and e.kind == "play_staff"]
    assert told == [{"staff": pile[-1], "cost": 0, "from": "pile"}]


def test_an_empty_pile_gives_nothing() -> None:
    s = started().state
    solo(s).pile = ()
    assert t.steps(t.turn_of(s, 201), "pile_empty") == [{"from_level": "easy"}]
    assert rival(s).staff == []


def test_the_deck_shows_five_staff_symbols() -> None:
    s = started().state
    actions = [action.kind for card in s.t.catalog.instruction_decks["leopold"] for action in card.actions]
    assert actions.count("staff") == 5


def test_the_hand_of_equals() -> None:
    assert reading.by_hand([1, 2, 3], "left_to_right") == 1
    assert reading.by_hand([1, 2, 3], "right_to_left") == 3


def test_he_plays_inside_the_action_that_ends_the_humans_turn() -> None:
    game = started()
    game.apply(game.legal_actions()[0])
    while game.decision is not None and EndTurn() not in game.legal_actions():
        game.apply(game.legal_actions()[0])
    game.apply(EndTurn())  # number 2; the next is 3, the human's as well
    while EndTurn() not in game.legal_actions():
        game.apply(game.legal_actions()[0])
    events = game.apply(EndTurn())
    turns = [(e.round, e.seat, e.number) for e in events if isinstance(e, TurnBegan)]
    assert turns == [(1, 1, 4), (2, 0, 1)]
    assert len(t.steps(events, "card")) == 1


def test_when_the_human_passes_he_plays_both_turns_and_the_dice_are_rolled_again() -> None:
    game = started()
    left = sum(game.state.dice)
    events = game.apply(Pass())
    assert [e.number for e in events if isinstance(e, TurnBegan)] == [4, 2]
    assert game.state.dustbin == 1 and sum(game.state.dice) == left - 2
