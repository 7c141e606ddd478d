"""What a table says of its options before one is taken: what it costs, and how strong the action would be."""

from __future__ import annotations

from gah_desktop.app.table import Table
from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.registry import settle
from tests.helpers.tables import me, table


class Laid(Table):
    """A table laid by hand, seen by who is asked."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    @property
    def game(self) -> Game:
        return self._game

    @property
    def may_act(self) -> bool:
        return self._game.seat == self._viewer

    def changed(self) -> None:
        settle(self.state)
        self._announce()


def test_a_preview_says_cost_and_strength_as_the_rules_would() -> None:
    laid = Laid(table(dice="1144", krones=3, queue=(64, 91, 78, 55, 63)))
    plain, raised = laid.preview(a.TakeDie(4, 4)), laid.preview(a.TakeDie(4, 4, True))
    assert (plain["strength"], plain["cost"]) == (2, 0)
    assert (raised["strength"], raised["cost"]) == (3, 1)
    assert laid.preview(a.TakeGuest(1))["cost"] == 2


def test_a_preview_leaves_the_game_alone() -> None:
    laid = Laid(table(dice="1144", krones=3))
    before = laid.game.hash()
    laid.preview(a.TakeDie(4, 4, True))
    assert laid.game.hash() == before and laid.game.events == []


def test_there_is_no_preview_of_what_cannot_be_done() -> None:
    assert Laid(table(dice="1144")).preview(a.TakeDie(3, 3)) == {}


def test_a_preview_is_worked_out_anew_when_something_has_changed() -> None:
    laid = Laid(table(dice="1144", krones=3))
    assert laid.preview(a.TakeDie(4, 4))["strength"] == 2
    laid.state.dice[4] = 1
    assert laid.preview(a.TakeDie(4, 4))["strength"] == 2  # of the same decision: remembered
    laid.changed()
    assert laid.preview(a.TakeDie(4, 4))["strength"] == 1
    assert laid.preview(a.TakeDie(4, 4, True))["strength"] == 2
    me(laid.game).krones = 0
    laid.changed()
    assert laid.preview(a.TakeDie(4, 4, True)) == {}


def test_who_shows_the_models_is_told_after_the_models() -> None:
    laid = Laid(table())
    told: list[str] = []
    laid.decisionChanged.connect(lambda: told.append("views"))
    laid.stateChanged.connect(lambda: told.append("models"))
    laid.changed()
    assert told == ["models", "views"]
