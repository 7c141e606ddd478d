"""The extra that Decorator, Detective and Staff Manager grant with a die: before or after its action.

The card stands in `state.extra` from taking the die until the extra is used or forgone. Before the
main action, using it is one more option of that action's own decision; after it, it is asked here.
"""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action, UseStaff
from gah_desktop.engine.decisions.base import DECLINE, Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted
from gah_desktop.engine.pending import Extra, Pending
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import Effect


@cache
def use_of(staff: int) -> UseStaff:
    return UseStaff(staff)


def _effect(s: GameState) -> Effect:
    kind, amount = s.t.triggers.extra_effect[s.extra]
    return Effect(kind, amount)


def before(s: GameState) -> list[Action]:
    """The extra as an option of the main action's decision, while it would do something."""
    if effects.possible(s, s.players[s.seat], _effect(s)):
        return [use_of(s.extra)]
    return []


def use(s: GameState, f: Pending) -> None:
    p = s.players[f.seat]
    staff, what = s.extra, _effect(s)
    s.extra = 0
    source = ("staff", staff)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "use_staff", {"staff": staff}, source))
    effects.begin(s, p, what, source)


def _options(s: GameState, f: Extra) -> list[Action]:
    if not s.extra:
        return []
    use_it = before(s)
    return [*use_it, DECLINE["extra"]] if use_it else []


def _resolve(s: GameState, f: Extra, action: Action) -> None:
    s.stack.pop()
    if isinstance(action, UseStaff):
        use(s, f)
    else:
        s.extra = 0
        told_decline(s, s.players[f.seat], "extra", f.source)


def _done(s: GameState, f: Extra) -> None:
    s.extra = 0
    s.stack.pop()


def _why(s: GameState, f: Extra, action: Action) -> Reason:
    if isinstance(action, UseStaff):
        return reason(Code.STAFF_NEEDS_DECISION, staff=action.staff)
    return comes_first(f)


EXTRA = Decision(_options, _resolve, _why, _done)
