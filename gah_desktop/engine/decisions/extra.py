"""The extra that Decorator, Detective and Staff Manager grant with a die: before or after its action.

The card stands in `state.extra`, a second one in `extra_too`, from taking the die until the extra is used
or forgone. Before the main action, using it is one more option of that action's own decision; after it,
it is asked here.
"""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action, UseStaff
from gah_desktop.engine.decisions.base import DECLINE, Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted
from gah_desktop.engine.pending import Extra
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState


@cache
def use_of(staff: int) -> UseStaff:
    return UseStaff(staff)


def grant(s: GameState, p: PlayerState, staff: int) -> None:
    """The die just taken brings the extra of this card; a second one waits with the first."""
    if s.extra:
        s.extra_too = staff
    else:
        s.extra = staff
        s.stack.append(Extra(p.seat, ("staff", staff)))


def before(s: GameState) -> list[Action]:
    """The extra as an option of the main action's decision, while it would do something."""
    p = s.players[s.seat]
    return [
        use_of(staff)
        for staff in (s.extra, s.extra_too)
        if staff and any(effects.possible(s, p, e) for e in s.t.triggers.extra_effect[staff])
    ]


def may_pay(s: GameState) -> bool:
    """Whether it may bring krones or cards, and so a main action where there was none: steps alone do not."""
    effects_of = s.t.triggers.extra_effect
    return any(
        e.kind != "advance_emperor" for staff in (s.extra, s.extra_too) if staff for e in effects_of[staff]
    )


def use(s: GameState, seat: int, action: Action) -> None:
    assert isinstance(action, UseStaff)
    p, staff = s.players[seat], action.staff
    s.extra, s.extra_too = (s.extra_too if staff == s.extra else s.extra), 0
    source = ("staff", staff)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "use_staff", {"staff": staff}, source))
    effects.fire(s, p, s.t.triggers.extra_effect[staff], source)


def _options(s: GameState, f: Extra) -> list[Action]:
    if not s.extra:
        return []
    use_it = before(s)
    return [*use_it, DECLINE["extra"]] if use_it else []


def _resolve(s: GameState, f: Extra, action: Action) -> None:
    if isinstance(action, UseStaff):
        if not s.extra_too:  # the other one may still be used
            s.stack.pop()
        use(s, f.seat, action)
    else:
        s.stack.pop()
        s.extra = s.extra_too = 0
        told_decline(s, s.players[f.seat], "extra", f.source)


def _done(s: GameState, f: Extra) -> None:
    s.extra = s.extra_too = 0
    s.stack.pop()


def _why(s: GameState, f: Extra, action: Action) -> Reason:
    return comes_first(f)


EXTRA = Decision(_options, _resolve, _why, _done)
