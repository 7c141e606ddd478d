"""A staff card works whatever its number; those of the base game end at 48, others go on far beyond."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import Catalog, load_catalog
from gah_desktop.engine import Game
from gah_desktop.engine.actions import EndTurn, PlayStaff, TakeDie, UseStaff
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.tables import Tables
from tests.helpers.tables import asked, me, play, table

NUMBERS = pytest.mark.parametrize("number", [49, 63, 64, 119, 1000])


def with_copy_of(card: int, number: int) -> Catalog:
    """A catalog in which another staff card does what this one does."""
    catalog = load_catalog()
    copy = catalog.staff[card]._replace(id=number, starter_set=None)
    return catalog._replace(staff={**catalog.staff, number: copy})


def laid(game: Game, catalog: Catalog) -> Game:
    """The same table, now with that catalog."""
    game.state.t = Tables(catalog, game.state.t.ruleset)
    settle(game.state)
    return game


@NUMBERS
def test_a_once_per_round_card_is_offered_used_and_spent(number: int) -> None:
    game = laid(table(staff=(number,)), with_copy_of(1, number))
    assert UseStaff(number) in game.legal_actions()
    play(game, UseStaff(number))
    assert me(game).kitchen == [1, 0, 0, 0, 0]
    refused = game.why_not(UseStaff(number))
    assert refused is not None and refused.code is Code.STAFF_USED


@NUMBERS
def test_a_card_just_played_may_be_used_at_once(number: int) -> None:
    game = laid(table(dice="5", hand=(number,)), with_copy_of(2, number))
    play(game, TakeDie(5, 5), PlayStaff(number), UseStaff(number))
    assert me(game).kitchen == [0, 1, 0, 0, 0]
    assert UseStaff(number) not in game.legal_actions()
    assert EndTurn() in game.legal_actions()


@NUMBERS
def test_an_extra_with_a_die_comes_before_or_after_the_main_action(number: int) -> None:
    for first in (UseStaff(number), PlayStaff(24)):
        game = laid(table(staff=(number,), dice="5", hand=(24,)), with_copy_of(20, number))
        second = PlayStaff(24) if first == UseStaff(number) else UseStaff(number)
        play(game, TakeDie(5, 5), first, second)
        assert (me(game).emperor, asked(game)) == (2, "turn")
