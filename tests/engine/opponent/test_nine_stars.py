"""Nine Stars Inn: the track of stars."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game, hotel
from gah_desktop.engine.tables import FLOOR
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.stars import NineStars
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival

SOURCE = ("entrance", "stars")


def laid(tokens: int, level: str = "hard") -> Game:
    game = t.started("stars", level)
    house(game).tokens = tokens
    game.state.sink = []
    return game


def house(game: Game) -> NineStars:
    found = entrance_of(game.state)
    assert isinstance(found, NineStars)
    return found


def fill(game: Game, room: tuple[int, int], *others: tuple[int, int]) -> None:
    """The others are occupied already; this one is turned now."""
    p = human(game.state)
    p.occupied = t.rooms(*others)
    p.vacant = t.rooms(room)
    hotel.occupy(game.state, p, 5 * room[0] + room[1] - 6, by_guest=True)


def test_worked_example_ten_points() -> None:
    game = laid(5)
    house(game).emperor_left(game.state)
    assert t.scored(game.state.sink or [], 1) == [(10, SOURCE)]


@pytest.mark.parametrize(("tokens", "vp"), [(0, 0), (1, 5), (3, 5), (4, 10), (6, 10), (7, 15), (9, 15)])
def test_the_lowest_row_with_a_token_scores(tokens: int, vp: int) -> None:
    game = laid(tokens)
    before = rival(game.state).vp
    house(game).emperor_left(game.state)
    assert rival(game.state).vp - before == vp


def test_an_objective_symbol_adds_a_token_besides_its_marker() -> None:
    game = laid(2)
    t.turn_of(game.state, 200)
    assert house(game).tokens == 3 and t.solo(game.state).markers == (1, 0, 0)


def test_it_adds_one_even_when_all_objectives_are_claimed() -> None:
    game = laid(2)
    t.solo(game.state).markers = (3, 3, 3)
    t.turn_of(game.state, 200)
    assert house(game).tokens == 3


def test_a_symbol_that_does_not_count_adds_none() -> None:
    game = laid(2, "easy")
    t.turn_of(game.state, 196)
    assert house(game).tokens == 2


def test_never_more_than_nine() -> None:
    game = laid(9)
    t.turn_of(game.state, 200)
    assert house(game).tokens == 9


def test_a_full_floor_of_the_human_takes_one_away() -> None:
    game = laid(4)
    fill(game, (1, 3), (1, 1), (1, 2), (1, 4), (1, 5))
    assert house(game).tokens == 3


def test_a_full_column_of_the_human_takes_one_away() -> None:
    game = laid(4)
    fill(game, (4, 2), (1, 2), (2, 2), (3, 2))
    assert house(game).tokens == 3


def test_floor_and_column_at_once_take_two() -> None:
    game = laid(4)
    fill(game, (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (3, 1), (4, 1))
    assert house(game).tokens == 2


def test_with_no_token_nothing_happens() -> None:
    game = laid(0)
    fill(game, (4, 2), (1, 2), (2, 2), (3, 2))
    assert house(game).tokens == 0 and not t.steps(game.state.sink or [], "star_removed")


def test_his_own_full_floor_takes_none_away() -> None:
    game = laid(4)
    rival(game.state).occupied = t.rooms((1, 1), (1, 2), (1, 4), (1, 5))
    t.queue(game.state, t.RED_5, t.RED_0, t.RED_1, t.RED_3, t.RED_4)
    t.turn_of(game.state, 194)  # room 1-3; the card shows an objective
    assert rival(game.state).occupied == FLOOR[0]
    assert house(game).tokens == 5
