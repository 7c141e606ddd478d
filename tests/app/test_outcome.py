"""What a move brings, said before it is made; the numbers are those of the move itself."""

from __future__ import annotations

import pytest

from gah_desktop.app.outcome import Outcome, outcome, told
from gah_desktop.engine import Game, Setup, items
from gah_desktop.engine import events as e
from gah_desktop.engine.actions import (
    Action,
    ChooseItems,
    Collect,
    MoveGuest,
    Place,
    PlayStaff,
    Prepare,
    Serve,
    TakeDie,
    TakeGuest,
)
from gah_desktop.text.names import guest_name, staff_name
from tests.helpers.games import steps
from tests.helpers.languages import english as english
from tests.helpers.tables import guest_ready, table


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """With its plurals, whatever was spoken before."""


def brings(game: Game, action: Action) -> Outcome:
    assert game.why_not(action) is None, game.legal_actions()
    return outcome(game.view_for(game.seat), action)


def lines(game: Game, action: Action) -> list[str]:
    return told(brings(game, action))


def test_a_guest_costs_what_his_place_in_the_queue_costs() -> None:
    game = table(queue=(75, 76, 77, 78, 79), cafe={})
    assert lines(game, TakeGuest(0)) == ["You give: 3 krones"]
    assert lines(game, TakeGuest(4)) == []


def test_a_room_costs_its_floor() -> None:
    game = table(dice="3344", vacant="11 12 21", krones=9)
    game.apply(TakeDie(3, 3))
    assert lines(game, Prepare(3, 1)) == ["You give: 2 krones"]


def test_the_last_dish_makes_a_guest_ready() -> None:
    """Said by his name, with the dish that is still missing and not before."""
    game = table(cafe={75: ""}, kitchen="sscckkww")
    while serving := [action for action in game.legal_actions() if isinstance(action, Serve)]:
        missing = items.count(game.state.players[0].needs[0])
        full = brings(game, serving[0]).full
        assert full == ((75,) if missing == 1 else ())
        game.apply(serving[0])
    assert game.state.players[0].needs == [0]


def test_a_die_says_what_it_then_lets_one_choose() -> None:
    """With the orders that any of it would complete."""
    game = table(dice="22", cafe={75: "", 78: ""})
    game.state.players[0].needs = [items.pack({"wine": 1, "coffee": 1}), items.pack({"wine": 3})]
    assert lines(game, TakeDie(2, 2)) == [
        "You may then choose: 2 wine · 1 wine and 1 coffee",
        f"Enough to complete the order of: {guest_name(75)}",
    ]
    game.apply(TakeDie(2, 2))
    both, wine = ChooseItems((0, 0, 1, 1, 0)), ChooseItems((0, 0, 2, 0, 0))
    assert brings(game, both).filled == (75,)
    assert brings(game, wine).filled == ()
    game.apply(both)
    assert brings(game, Place("wine", 75)).filled == (), "that was known before"


def test_strength_is_divided_into_krones_and_steps() -> None:
    game = table(dice="44")
    assert lines(game, TakeDie(4, 4)) == ["You may then choose: 2 krones · 1 krone and 1 step · 2 steps"]


def test_a_die_for_staff_says_who_can_be_paid() -> None:
    game = table(dice="55", hand=(14, 3), krones=1)
    (told,) = lines(game, TakeDie(5, 5))
    game.apply(TakeDie(5, 5))
    assert [option.staff for option in game.legal_actions() if isinstance(option, PlayStaff)] == [14]
    assert told == f"You may then choose: Play {staff_name(14)} at no cost"


def test_what_is_drawn_is_said_as_chance() -> None:
    """The same words whatever lies on the deck, and the number of cards."""
    moving, collecting = set(), set()
    for top in (10, 20, 30):
        game = guest_ready(55, next_staff=(top,))
        move = next(a for a in game.legal_actions() if isinstance(a, MoveGuest))
        moving.add(tuple(lines(game, move)))
        game.apply(move)
        collecting.add(tuple(lines(game, Collect(0))))
    assert moving == {("You get: 7 VP", "You may then collect: draw 2 staff")}
    assert collecting == {("You get: 2 staff cards drawn at random",)}


@pytest.mark.parametrize("seed", range(6))
def test_every_number_is_that_of_the_move_itself(seed: int) -> None:
    """Krones, steps, VP and items before a move are those that the game tells when it is made."""
    setup = Setup(players=2 + seed % 3, seed=seed, boards=("night", "day")[seed % 2])
    compared = 0
    for game, action in steps(setup, seed):
        seat, before = game.seat, game.state.players[game.seat].clone()
        found = brings(game, action)
        done = game.clone()
        done.state.sink = []
        done.apply(action)
        happened = done.state.sink
        if any(isinstance(event, (e.TurnBegan, e.Rolled, e.EmperorVisited, e.Ended)) for event in happened):
            continue
        after = done.state.players[seat]
        assert found.krones - found.cost == after.krones - before.krones, (action, happened)
        assert found.steps == after.emperor - before.emperor
        assert found.vp == after.vp - before.vp
        assert found.draws == sum(len(event.staff) for event in happened if isinstance(event, e.Drew))
        compared += 1
    assert compared > 60
