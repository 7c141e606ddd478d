"""The public face of the rules: a game is asked for its legal actions and given one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.engine.actions import Action
from gah_desktop.engine.chance import Chance, RandomSource
from gah_desktop.engine.decisions.registry import options, resolve, settle, top, why
from gah_desktop.engine.events import Event
from gah_desktop.engine.fingerprint import fingerprint
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.reasons import Code, IllegalAction, Reason, reason
from gah_desktop.engine.setup import Setup, begin, deal
from gah_desktop.engine.state import GameState
from gah_desktop.engine.table_cache import tables_for
from gah_desktop.engine.views import View

if TYPE_CHECKING:
    from random import Random

    from gah_desktop.catalog import Catalog
    from gah_desktop.engine.position import Position


class Game:
    """A game in progress. `events` tells all that happened; a clone starts without memories."""

    __slots__ = ("events", "state")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.events: list[Event] = [] if state.sink is None else state.sink

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """Whose choice it is; -1 when the game is over."""
        return -1 if self.state.over else top(self.state).seat

    @property
    def decision(self) -> Pending | None:
        """What is asked now, and whom; None when the game is over."""
        return None if self.state.over else top(self.state)

    def legal_actions(self) -> Sequence[Action]:
        """Empty only when the game is over. Not to be changed by the caller."""
        s = self.state
        return options(s) if s.options is None else s.options

    def why_not(self, action: Action) -> Reason | None:
        """None for a legal action, else the reason why it is none."""
        s = self.state
        if action in options(s):
            return None
        return reason(Code.GAME_OVER) if s.over else why(s, action)

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action and all that follows without a choice; returns what happened."""
        s = self.state
        if action not in (options(s) if s.options is None else s.options):
            raise IllegalAction(reason(Code.GAME_OVER) if s.over else why(s, action))
        sink = s.sink
        before = 0 if sink is None else len(sink)
        resolve(s, action)
        return [] if sink is None else sink[before:]

    def push(self, action: Action) -> None:
        """The same for an action that is known to be legal, as in a search: nothing is checked or told."""
        resolve(self.state, action)

    def clone(self) -> Game:
        """A game that goes its own way from here; nobody listens to its events."""
        return Game(self.state.clone())

    def view_for(self, seat: int) -> View:
        return View(self.state, seat)

    def position(self) -> Position:
        """All facts of the game now, by name, the hidden ones too."""
        from gah_desktop.engine.position import position_of

        return position_of(self.state)

    @classmethod
    def from_position(
        cls, position: Position, chance: RandomSource | None = None, catalog: Catalog | None = None
    ) -> Game:
        """A game that goes on from there; PositionError if the rules do not allow that.

        Without `chance` the generator has the seed 0. `catalog` may carry an owner's overrides; values that
        the position names come first.
        """
        from gah_desktop.engine.position import state_of

        return cls(state_of(position, chance, catalog))

    @classmethod
    def sample(cls, view: View, rng: Random) -> Game:
        """Return a complete game that the seat of the view cannot tell from the real one."""
        return cls(view.sample(rng))

    def hash(self) -> str:
        """The same for the same game on every machine; see `fingerprint.py`."""
        return fingerprint(self.state)


def new_game(setup: Setup, catalog: Catalog | None = None, chance: RandomSource | None = None) -> Game:
    """Set the table and go to the first choice. `catalog` may carry an owner's overrides."""
    tables = tables_for(catalog, setup.ruleset, setup.modules)
    state = deal(setup, tables, tables.catalog, Chance(setup.seed) if chance is None else chance)
    begin(state)
    settle(state)
    return Game(state)
