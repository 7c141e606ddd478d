"""What models and views look at: a game, who looks, and what that seat may do now. Changes no game.

After every change the signals come in this order: `eventsHappened` (everything still shows what was)
or `stateReset` (undo, redo, another game), `stateChanged`, on which the models catch up, and
`decisionChanged`, on which views and windows follow what the models show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gah_desktop.app.outcome import Outcome, outcome, told, tried
from gah_desktop.app.spots import Spot, by_spot
from gah_desktop.catalog.basics import DISHES_AND_DRINKS, ITEMS, Item
from gah_desktop.engine import Game, Pending, Setup
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Event
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import EVERYONE
from gah_desktop.text.decisions import option_line
from gah_desktop.text.seats import seat_names
from gah_desktop.text.terms import labelled

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog

WRITTEN = ("prepare", "choose_items", "split", "place", "exchange")  # what these bring stands there
PRICED = ("take_die", "extra_action")  # the lines of these say what they cost
READABLE = 4  # options of one place whose outcomes are told side by side


def _nothing(action: Action) -> bool:
    return False


class Table(QObject):
    eventsHappened = Signal(list)
    stateReset = Signal()
    stateChanged = Signal()
    decisionChanged = Signal()
    choiceNeeded = Signal(list)  # several actions fit what was pointed at; somebody has to ask
    illegal = Signal(object)  # Reason
    languageChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.safeguard: Callable[[Action], bool] = _nothing  # asks first; whether it has taken over
        self._viewer = 0
        self._options: tuple[Action, ...] | None = None
        self._spots: dict[Spot, tuple[Action, ...]] | None = None
        self._previews: dict[Action, dict[str, Any]] = {}
        self._outcomes: dict[Action, Outcome] = {}

    # -- the game

    @property
    def has_game(self) -> bool:
        return True

    @property
    def record(self) -> object:
        """What the game is recorded in: the same object as long as it is the same game."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        raise NotImplementedError

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened so far."""
        raise NotImplementedError

    @property
    def state(self) -> GameState:
        return self.game.state

    @property
    def setup(self) -> Setup:
        return self.game.setup

    @property
    def catalog(self) -> Catalog:
        return self.state.t.catalog

    @property
    def decision(self) -> Pending | None:
        """Who is asked what; None when the game is over."""
        return self.game.decision

    @property
    def over(self) -> bool:
        return bool(self.game.over)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of rules in play, by id."""
        return tuple(module.name for module in self.state.modules)

    @property
    def items(self) -> tuple[Item, ...]:
        """What a kitchen of this game can hold."""
        return ITEMS if "ballrooms" in self.modules else DISHES_AND_DRINKS

    def player(self, seat: int) -> PlayerState:
        return self.state.players[seat]

    @property
    def names(self) -> tuple[str, ...]:
        """As they were given; the solo opponent is called what the language calls it."""
        return seat_names(self.setup)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of each seat, as a number of the theme."""
        return tuple(range(self.setup.players))

    # -- who looks

    @property
    def viewer(self) -> int:
        return self._viewer

    def shows_hand(self, seat: int) -> bool:
        """Whether the cards in this seat's hand may be seen."""
        return seat == self._viewer

    @property
    def reader(self) -> int:
        """The seat whose hidden cards may be named at the moment, or EVERYONE."""
        return self._viewer if self.shows_hand(self._viewer) else EVERYONE

    @property
    def common_reader(self) -> int:
        """The seat whose hidden cards may be named on a page that everybody reads, or EVERYONE."""
        return self.reader

    # -- what can be done

    @property
    def may_act(self) -> bool:
        """Whether the one who looks is asked something."""
        return False

    @property
    def options(self) -> tuple[Action, ...]:
        if self._options is None:
            self._options = tuple(self.game.legal_actions()) if self.may_act else ()
        return self._options

    def at(self, spot: Spot) -> tuple[Action, ...]:
        """The options that have to do with a place."""
        if self._spots is None:
            self._spots = by_spot(self.options)
        return self._spots.get(spot, ())

    def why_not(self, action: Action) -> Reason | None:
        if self.over:
            return reason(Code.GAME_OVER)
        if not self.may_act:
            return reason(Code.NOT_YOUR_TURN)
        return self.game.why_not(action)

    def try_apply(self, action: Action) -> Reason | None:
        """Do it if the rules allow; None means that it is done."""
        why = self.why_not(action) or reason(Code.ONLY_WATCHED)
        self.illegal.emit(why)
        return why

    def choose(self, actions: Sequence[Action]) -> None:
        """Do the one action that was meant, unless it is asked about first, or have somebody ask which."""
        if len(actions) == 1:
            if not self.safeguard(actions[0]):
                self.try_apply(actions[0])
        elif actions:
            self.choiceNeeded.emit(list(actions))

    def preview(self, action: Action) -> dict[str, Any]:
        """What the act would say of itself, such as cost and strength; {} if it cannot be done now."""
        if action not in self._previews:
            possible = self.game.why_not(action) is None
            self._previews[action] = tried(self.game, action)[1].details if possible else {}
        return self._previews[action]

    def brings(self, actions: Sequence[Action]) -> list[str]:
        """What these options would bring, before any of them is done; with several of them first what they
        have in common, then a line for each that begins with the one it tells of. Nothing of so many that
        nobody would read it."""
        decision = self.decision
        if decision is None or not self.may_act or len(actions) > READABLE:
            return []
        if len(actions) == 1:
            return self._outcome(actions[0])
        outcomes = [self._outcome(action, beside_its_line=True) for action in actions]
        common = [line for line in (outcomes or [[]])[0] if all(line in found for found in outcomes)]
        lines = list(common)
        for action, found in zip(actions, outcomes, strict=True):
            own = [line for line in found if line not in common]
            if own:
                said = option_line(self.state, decision, action, self.preview(action))
                lines.append(labelled(said, " · ".join(own)))
        return lines

    def _outcome(self, action: Action, beside_its_line: bool = False) -> list[str]:
        """A price alone, and what else is written at the place or in its line, is not repeated."""
        if action not in self.options:
            return []
        if action not in self._outcomes:
            self._outcomes[action] = outcome(self.game.view_for(self.game.seat), action)
        found = self._outcomes[action]
        if beside_its_line and action.kind in PRICED:
            found = found._replace(cost=0)
        if action.kind in WRITTEN:
            return told(found.afterwards)
        lines = told(found)
        return lines if len(lines) > 1 or not found.cost else []

    # -- telling

    def _announce(self) -> None:
        """The game, or who looks at it, is not what it was: models first, then what shows them."""
        self._forget_options()
        self.stateChanged.emit()
        self.decisionChanged.emit()

    def _forget_options(self) -> None:
        self._options = self._spots = None
        self._previews = {}
        self._outcomes = {}
