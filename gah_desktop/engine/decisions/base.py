"""What every kind of decision and every action of a turn consists of. No rules of the game here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState


def pop(s: GameState, f: Pending) -> None:
    s.stack.pop()


class Decision(NamedTuple):
    """One kind of decision.

    `options` lists what may be chosen now; with none of them `done` ends the decision. `resolve`
    carries an option out. `why` explains an action that is not among the options. `hidden` names the
    fields of the pending decision that hold cards only its own seat may see.
    """

    options: Callable[[GameState, Any], list[Action]]
    resolve: Callable[[GameState, Any, Any], None]
    why: Callable[[GameState, Any, Action], Reason]
    done: Callable[[GameState, Any], None] = pop
    hidden: tuple[str, ...] = ()


class TurnAction(NamedTuple):
    """One thing that can be done in a turn: the options of the moment, the doing, and why it is no option.

    What is over once the die is taken is `before_die`; `classic` is what only the first edition has.
    After an action that `starts` the turn, the player can no longer pass.
    """

    action: type[Any]
    options: Callable[[GameState, PlayerState], Iterable[Action]]
    do: Callable[[GameState, PlayerState, Any], None]
    why: Callable[[GameState, PlayerState, Any], Reason]
    before_die: bool = False
    classic: bool = False
    starts: bool = True


DECLINE = {
    what: Decline(what) for what in ("rooms", "occupy", "staff", "offer", "guest", "extra", "extra_action")
}


def told_decline(s: GameState, p: PlayerState, what: str, source: Source, **more: int | str) -> None:
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "decline", {"what": what, **more}, source))


def nothing(s: GameState, f: Pending) -> list[Action]:
    """The options of what is never asked."""
    return []


def never(s: GameState, f: Pending, action: Action) -> None:
    raise AssertionError("nothing to choose here")


def comes_first(f: Pending) -> Reason:
    """Another choice comes first."""
    return reason(Code.PENDING, pending=f.kind)
