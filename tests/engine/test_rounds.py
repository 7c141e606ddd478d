"""Whole rounds: the rulebook's example of passing, re-rolls, and the order of turns."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import EndTurn, Pass, Split, TakeDie
from gah_desktop.engine.events import Ended, Rolled, RoundEnded, TurnBegan
from tests.helpers.tables import Seat, asked, me, play, table


def turn(game: Game, face: int) -> None:
    play(game, TakeDie(face, face))
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])
    play(game, EndTurn())


def test_the_rulebooks_example_of_passing_among_three() -> None:
    """Andrea has 1/6, Britta 2/5, Cindy 3/4. Britta passes, then Andrea; eight of nine dice roll again."""
    # eight dice: two ones among them; later five dice with one more
    game = table(3, dice="223344556666", chance=(0, 0, 1, 2, 3, 4, 5, 5, 2, 3, 0, 4, 5))
    andrea, britta, cindy = game.state.players
    turn(game, 2)
    assert game.seat == 1
    play(game, Pass())
    turn(game, 3)
    assert game.seat == 2  # two turns one after the other
    turn(game, 4)
    assert (game.seat, cindy.numbers) == (0, ())
    play(game, Pass())
    assert (sum(game.state.dice), game.state.dice[1], game.state.dustbin) == (8, 2, 1)
    assert (andrea.numbers, britta.numbers) == ((6,), (2, 5))
    assert game.seat == 1
    turn(game, 1)
    assert game.seat == 1
    turn(game, 2)
    assert game.seat == 0
    play(game, Pass())  # Andrea still does not like what she sees
    assert (sum(game.state.dice), game.state.dice[1], game.state.dustbin) == (5, 1, 2)
    events = play(game, TakeDie(1, 1))
    assert asked(game) == "turn"
    events = play(game, EndTurn())
    assert any(isinstance(e, RoundEnded) for e in events)
    assert (game.state.round, game.state.dustbin, game.seat) == (2, 0, 1)


def test_who_passes_waits_until_the_others_are_done() -> None:
    game = table(dice="4444", rivals=(Seat(),))
    play(game, Pass())
    turn(game, 4)
    assert game.seat == 1
    turn(game, 4)
    assert (game.seat, sum(game.state.dice), game.state.dustbin) == (0, 1, 1)


def test_passing_again_and_again_ends_the_round() -> None:
    game = table(dice="444", rivals=(Seat(numbers=()),))
    for left in (2, 1):
        play(game, Pass())
        assert (game.state.round, sum(game.state.dice)) == (1, left)
    play(game, Pass())
    assert game.state.round == 2
    assert [p.numbers for p in game.state.players] == [(2, 3), (1, 4)]


def test_only_sixes_and_no_krone_pass_by_themselves_to_nobody() -> None:
    game = table(dice="66", krones=0, rivals=(Seat(krones=0),))
    assert game.legal_actions() == [Pass()]
    play(game, Pass())
    assert (game.seat, game.legal_actions()) == (1, [Pass()])
    play(game, Pass())
    assert (game.state.dustbin, sum(game.state.dice)) == (1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_rounds_and_the_start_player_moves_left(players: int) -> None:
    game = table(players, dice="4" * 14, rivals=tuple(Seat(krones=0) for _ in range(players - 1)))
    firsts = [game.state.first]
    while not game.over:
        before = game.state.round
        action = game.legal_actions()[0]
        if Pass() in game.legal_actions():
            action = Pass()
        play(game, action)
        if game.state.round != before:
            firsts.append(game.state.first)
    assert firsts == [i % players for i in range(7)]
    assert isinstance(game.events[-1], Ended)
    assert [e.round for e in game.events if isinstance(e, RoundEnded)] == [1, 2, 3, 4, 5, 6, 7]


def test_every_roll_and_turn_is_told() -> None:
    game = table(dice="44", rivals=(Seat(numbers=(3,)),), numbers=(4,))
    events = play(game, TakeDie(4, 4), Split(1, 1), EndTurn())
    assert [type(e) for e in events if isinstance(e, (TurnBegan, Rolled))] == [TurnBegan]
    assert events[-1] == TurnBegan(1, 1, 3)
    assert me(game).numbers == ()
