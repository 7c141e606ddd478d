"""Perft: how many ways a game can go on from fixed positions, step by step, as exact numbers.

A wrong number says that the legal actions have changed. To make the table anew after a change of
the rules that is meant: `python -m tests.engine.test_perft` prints it; every number that differs
wants an explanation first.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action, EndTurn, TakeDie
from tests.helpers.perft import complete, counted, print_table
from tests.helpers.tables import Seat, play, table

# position: continuations after 1, 2, 3 ... actions
TABLE: dict[str, tuple[int, ...]] = {
    "start, two players": (5, 25, 50, 150, 300),
    "start, three players, classic, day, promo": (5, 25, 125, 250, 625),
    "start, four players, draft": (6, 36, 216, 1_296, 6_480),
    "start, two players, starter sets": (5, 25, 50, 150, 300),
    "a turn with everything, deluxe": (29, 281, 1_471, 7_840, 45_212),
    "a turn with everything, classic": (29, 281, 1_471, 7_840, 45_212),
    "the Emperor with B3": (2, 4, 11, 53, 272),
    "the Emperor with B4": (2, 4, 10, 94, 687),
}


def turn_with_everything(ruleset: str) -> Game:
    """All kinds of things to do: a queue, a kitchen, two guests, staff of every sort, an objective."""
    return table(
        ruleset=ruleset,
        dice="1123345566",
        queue=(61, 72, 84, 97, 102),
        next_guests=(57, 87, 73),
        next_staff=(22, 36, 45, 1),
        krones=7,
        emperor=9,
        vacant="11 12 13 21 31",
        occupied="22",
        kitchen="sscwk",
        cafe={89: None, 100: "s"},
        hand=(24, 27, 35, 38),
        staff=(3, 5, 14, 20, 23),
        objectives="A2 B1 C1",
        rivals=(Seat(hand=(28, 30), vacant="11 12"),),
    )


def emperor_comes(tiles: str) -> Game:
    """Two penalties after the third or fifth round, then the next round begins."""
    game = table(
        3,
        "classic",
        round=5,
        tiles=tiles,
        dice="5",
        numbers=(6,),
        krones=5,
        hand=(1, 2, 3, 4),
        staff=(26,),
        vacant="11 12 21 22",
        rivals=(
            Seat(numbers=(), krones=6, hand=(5, 6, 7), vacant="11 12 13"),
            Seat(numbers=(), emperor=9, krones=2, hand=(8, 9), vacant="11"),
        ),
        next_staff=(40, 41, 42),
        chance=(0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5),
    )
    play(game, TakeDie(5, 5), *_decline(game), EndTurn())
    return game


def _decline(game: Game) -> list[Action]:
    clone = game.clone()
    clone.apply(TakeDie(5, 5))
    return [action for action in clone.legal_actions() if action.kind == "decline"]


POSITIONS: dict[str, Callable[[], Game]] = {
    "start, two players": lambda: new_game(Setup(players=2, seed=1)),
    "start, three players, classic, day, promo": lambda: new_game(
        Setup(players=3, seed=2, ruleset="classic", boards="day", promo=True)
    ),
    "start, four players, draft": lambda: new_game(Setup(players=4, seed=3, deal="draft", boards="day")),
    "start, two players, starter sets": lambda: new_game(Setup(players=2, seed=4, deal="starter")),
    "a turn with everything, deluxe": lambda: turn_with_everything("deluxe"),
    "a turn with everything, classic": lambda: turn_with_everything("classic"),
    "the Emperor with B3": lambda: emperor_comes("A1 B3 C1"),
    "the Emperor with B4": lambda: emperor_comes("A1 B4 C1"),
}


@pytest.mark.parametrize("position", list(POSITIONS))
def test_perft(position: str) -> None:
    assert counted(POSITIONS, position, len(TABLE[position])) == TABLE[position]


def test_every_position_is_counted() -> None:
    assert complete(TABLE, POSITIONS)


if __name__ == "__main__":
    print_table(POSITIONS, 10_000)
