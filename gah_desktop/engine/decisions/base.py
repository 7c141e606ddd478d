"""What every kind of decision consists of, and the few words they share. No rules of the game here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState


def pop(s: GameState, frame: Frame) -> None:
    s.stack.pop()


class Decision(NamedTuple):
    """One kind of decision. Frames on the stack are (kind, seat, ...).

    `options` lists what may be chosen now; with none of them `done` ends the decision. `resolve`
    carries an option out. `why` explains an action that is not among the options.
    """

    options: Callable[[GameState, Frame], list[Action]]
    resolve: Callable[[GameState, Frame, Any], None]
    why: Callable[[GameState, Frame, Action], Reason]
    done: Callable[[GameState, Frame], None] = pop


DECLINE = {
    what: Decline(what) for what in ("rooms", "occupy", "staff", "offer", "guest", "extra", "extra_action")
}


def told_decline(s: GameState, p: PlayerState, what: str, source: Source) -> None:
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "decline", {"what": what}, source))


def pending(frame: Frame) -> Reason:
    """Another choice comes first."""
    return reason(Code.PENDING, pending=str(frame[0]))


def source_of(frame: Frame) -> Source:
    """By convention the last field of a frame, if it is a source at all."""
    last = frame[-1]
    if isinstance(last, tuple) and len(last) == 2 and isinstance(last[0], str):
        return last
    return ("turn", 0)
