"""Concertmaster and Trumpeter: after the main action of a die they answer to."""

from __future__ import annotations

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first, never, nothing
from gah_desktop.engine.events import Source
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.named import NamedTuple


class AfterAction(NamedTuple):
    """The main action lies above; then the card gives what it gives."""

    seat: int
    source: Source
    kind: str = "after_action"


def waits(s: GameState, p: PlayerState, face: int) -> None:
    for owner, staff, printed, _ in s.t.triggers.answers["after_main_action"]:
        if p.has & owner and face in (printed.faces or ()):
            s.stack.append(AfterAction(p.seat, ("staff", staff)))


def _done(s: GameState, f: AfterAction) -> None:
    s.stack.pop()
    what = next(a.effects for a in s.t.triggers.answers["after_main_action"] if a.staff == f.source[1])
    effects.fire(s, s.players[f.seat], what, f.source)


def _why(s: GameState, f: AfterAction, action: Action) -> Reason:
    return comes_first(f)


AFTER_ACTION = Decision(nothing, never, _why, _done)
