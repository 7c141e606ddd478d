"""A guided first evening: which step is said when, and what answers it. Knows the table, not how it looks.

The game is a real one of seven rounds on a fixed deal; the concierge takes leave after the third. What has
been said is kept in the settings under the game's identity, so that one may leave and come back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Claim, MoveGuest, Serve, TakeDie, TakeGuest
from gah_desktop.engine.events import SETUP, Acted, EmperorVisited, Event, TurnBegan
from gah_desktop.engine.seats import HUMAN
from gah_desktop.text import evening as words

if TYPE_CHECKING:
    from gah_desktop.app.session import Session

DEAL = 3359  # the seed: short orders in the queue, and staff of every kind in hand
OPPONENT_BOT = "page"
ROUNDS = 3
PUPIL = 0  # the seat
KEPT = 5  # guided games that go on where they were left


class Step(NamedTuple):
    """`place` is the part of the table it is about. It asks for `tries`, kinds of acts, or is only read.

    What it asks for may also be `free`: then it is enough to have read it.
    """

    name: str
    place: str
    when: Callable[[Session], bool]
    tries: tuple[str, ...] = ()
    free: bool = False

    @property
    def is_read(self) -> bool:
        """Whether one may go on without doing anything."""
        return self.free or not self.tries


def first_evening(name: str, opponent: str) -> Setup:
    return Setup(players=2, seed=DEAL, names=(name, opponent), kinds=(HUMAN, OPPONENT_BOT))


def _asked(kind: str, setup: bool = False) -> Callable[[Session], bool]:
    """Whether the pupil is asked this, in the set-up or later."""

    def asked(session: Session) -> bool:
        decision = session.decision if session.may_act else None
        return decision is not None and decision.kind == kind and (decision.source == SETUP) is setup

    return asked


def _may(kind: type[object], past: int = 0) -> Callable[[Session], bool]:
    """Whether the pupil could do this now, in or after a round."""
    return lambda session: session.state.round >= past and any(isinstance(o, kind) for o in session.options)


def _turn(round: int) -> Callable[[Session], bool]:
    """Whether it is the pupil's turn, in or after a round."""
    return lambda session: _asked("turn")(session) and session.state.round >= round


def _visited(session: Session) -> bool:
    return session.may_act and any(isinstance(event, EmperorVisited) for event in session.events)


def _group_paid(session: Session) -> bool:
    """Whether a group of the pupil's has paid its bonus."""
    return session.may_act and bool(session.player(PUPIL).bonus)


def _die_played(session: Session) -> bool:
    """The die is taken and nothing else is asked: the turn can be ended."""
    return _asked("turn")(session) and not any(isinstance(o, TakeDie) for o in session.options)


def _bot_has_played(session: Session) -> bool:
    turns = [event for event in session.events if isinstance(event, TurnBegan)]
    return session.may_act and len({event.seat for event in turns}) > 1 and turns[-1].seat == PUPIL


STEPS: tuple[Step, ...] = (
    Step("welcome", "hotel", _asked("choose_guest", setup=True)),
    Step("advice", "hotel", _asked("choose_guest", setup=True)),
    Step("first_guest", "queue", _asked("choose_guest", setup=True), ("choose_guest",)),
    Step("first_rooms", "hotel", _asked("rooms", setup=True), ("prepare",)),
    Step("staff", "hand", _turn(1)),
    Step("dice", "dice", _may(TakeDie, 1)),
    Step("reward", "cafe", _asked("benefits"), ("collect",)),
    Step("items", "dice", _asked("items"), ("choose_items",)),
    Step("place", "cafe", _asked("place"), ("place",)),
    Step("rooms", "hotel", _asked("rooms"), ("prepare",)),
    Step("split", "dice", _asked("split"), ("split",)),
    Step("hire", "hand", _asked("staff"), ("play_staff",)),
    Step("claim", "objectives", _may(Claim), ("claim",)),
    Step("move_in", "cafe", _may(MoveGuest), ("move_guest",)),
    Step("group", "hotel", _group_paid),
    Step("log", "log", _bot_has_played),
    Step("order", "turns", _bot_has_played),
    Step("invite", "queue", _may(TakeGuest), ("take_guest",), free=True),
    Step("take_die", "dice", _may(TakeDie), ("take_die",)),
    Step("serve", "kitchen", _may(Serve), ("serve",)),
    Step("end_turn", "bar", _die_played, ("end_turn",)),
    Step("emperor", "emperor", _turn(2)),
    Step("objectives", "objectives", _turn(2)),
    Step("pass", "bar", _turn(2)),
    Step("standing", "objectives", _turn(3)),
    Step("hint", "bar", _turn(3)),
    Step("visit", "emperor", _visited),
    Step("farewell", "hotel", lambda session: session.state.round > ROUNDS and session.may_act),
)


class Evening(QObject):
    """Follows a session that plays a guided game; `step` is what the concierge says now."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._told: list[str] = []
        self._game = ""  # whose steps these are
        self.step: Step | None = None
        self._open: list[Step] = []  # whatever could be said now; the first of them is
        self.answer = ""  # what is said about what was just done
        session.eventsHappened.connect(self._happened)
        session.stateChanged.connect(self._look)
        session.languageChanged.connect(self.changed)
        self._look()  # a game that was taken up before anybody followed it

    # -- the game

    def begin(self, name: str, opponent: str) -> None:
        """Deal the guided game."""
        from gah_desktop.app.meta import Meta

        meta = Meta.new()
        self._write({meta.id: ""} | self._kept())
        self._session.new_game(first_evening(name, opponent), meta)

    @property
    def is_on(self) -> bool:
        """Whether the game at the table is a guided one, and the concierge has not taken leave."""
        return bool(self._game) and STEPS[-1].name not in self._told

    @property
    def number(self) -> int:
        """How many steps have been said, with this one."""
        return len(self._told) + (self.step is not None)

    def leave(self) -> None:
        """The pupil would rather play alone from here."""
        self._told = [step.name for step in STEPS]
        self._keep()
        self._show(None)

    # -- steps

    def go_on(self) -> None:
        """What was said has been read."""
        if self.step is None:
            return
        self.answer = ""
        self._settle(self.step)
        self._look()

    def text(self) -> str:
        """What the concierge says now, with an answer to what was just done."""
        told = [self.answer, words.said(self.step.name) if self.step is not None else ""]
        return "\n".join(each for each in told if each)

    def _happened(self, events: Sequence[Event]) -> None:
        """Answer what was done, whether it was asked for, would have been, or not."""
        self.answer = ""
        done = {event.kind for event in events if isinstance(event, Acted) and event.seat == PUPIL}
        if not done or self.step is None:
            return
        met = next((step for step in self._open if done.intersection(step.tries)), None)
        self.answer = words.answered((met or self.step).name, met is not None)
        if met is not None:
            self._settle(met)
        elif self.step.tries and not self.step.when(self._session):
            self._settle(self.step)

    def _settle(self, step: Step) -> None:
        self._told.append(step.name)
        self._keep()

    def _look(self) -> None:
        """What is to be said now."""
        session = self._session
        if not session.has_game:
            return
        if session.meta.id != self._game:
            self._take_up()
        if not self._game:
            return
        asked = session.may_act and not session.over
        self._open = [s for s in STEPS if s.name not in self._told and s.when(session)] if asked else []
        self._show(next(iter(self._open), None))

    def _show(self, step: Step | None) -> None:
        self.step = step
        self.changed.emit()

    # -- what is kept

    def _take_up(self) -> None:
        """Another game is at the table: a guided one goes on where it was left."""
        kept, game = self._kept(), self._session.meta.id
        ours = game in kept
        self._game = game if ours else ""
        self._told = [name for name in kept.get(game, "").split(",") if name in words.STEPS]
        self.step, self.answer = None, ""
        if not ours:
            self.changed.emit()

    def _keep(self) -> None:
        self._write(
            {self._game: ",".join(self._told)} | {g: t for g, t in self._kept().items() if g != self._game}
        )

    def _kept(self) -> dict[str, str]:
        """What has been said in each of the last guided games, the newest first."""
        entries = (entry.partition(":") for entry in self._session.settings.evening.split(";"))
        return {game: told for game, _, told in entries if game}

    def _write(self, kept: dict[str, str]) -> None:
        self._session.settings.evening = ";".join(f"{game}:{told}" for game, told in [*kept.items()][:KEPT])
