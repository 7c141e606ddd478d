"""Cards that answer to a die by themselves: the Conductor before its main action, two others after it."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first, never, nothing
from gah_desktop.engine.events import Source
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState

BEFORE, AFTER = "when_die_taken", "after_main_action"


class AfterAction(NamedTuple):
    """A card gives what it gives as soon as this is reached; what comes first lies above."""

    seat: int
    source: Source
    event: str = AFTER
    kind: str = "after_action"


def wait(s: GameState, p: PlayerState, face: int, event: str) -> None:
    """Put on the stack each card in play that answers to this face."""
    for owner, staff, printed, _ in s.t.triggers.answers[event]:
        if p.has & owner and face in (printed.faces or ()):
            s.stack.append(AfterAction(p.seat, ("staff", staff), event))


def _done(s: GameState, f: AfterAction) -> None:
    s.stack.pop()
    what = next(a.effects for a in s.t.triggers.answers[f.event] if a.staff == f.source[1])
    effects.fire(s, s.players[f.seat], what, f.source)


def _why(s: GameState, f: AfterAction, action: Action) -> Reason:
    return comes_first(f)


AFTER_ACTION = Decision(nothing, never, _why, _done)
