"""The Danube Steamship Captain: once per round, after another staff card has come into play, a dancer."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action, UseStaff
from gah_desktop.engine.decisions import benefits
from gah_desktop.engine.decisions.base import DECLINE, Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.pending import Part
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect

KIND = "after_staff_played"
MAY_USE = Effect("use_captain")


class Captain(NamedTuple):
    """May the card be used now?"""

    seat: int
    source: Source
    kind: str = "captain"


def offered(s: GameState, p: PlayerState, card: int) -> None:
    """Right after the other card and its effect, in any order with what else answers to it; not to itself."""
    for owner, staff, _, _ in s.t.triggers.answers[KIND]:
        if p.has & owner and card != staff and not p.used & owner:
            benefits.wait(s, p, [Part("firing", MAY_USE, ("staff", staff), 0, (MAY_USE,))])


def _begin(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(Captain(p.seat, source))


def _usable(s: GameState, p: PlayerState, e: Effect) -> bool:
    ready = (a for a in s.t.triggers.answers[KIND] if p.has & a.owner and not p.used & a.owner)
    return any(effects.possible(s, p, what) for answer in ready for what in answer.effects)


def _options(s: GameState, f: Captain) -> list[Action]:
    answer = next(a for a in s.t.triggers.answers[KIND] if a.staff == f.source[1])
    p = s.players[f.seat]
    if p.used & answer.owner or not any(effects.possible(s, p, e) for e in answer.effects):
        return []
    return [UseStaff(answer.staff), DECLINE["extra"]]


def _resolve(s: GameState, f: Captain, action: Action) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if not isinstance(action, UseStaff):
        told_decline(s, p, "extra", f.source)
        return
    answer = next(a for a in s.t.triggers.answers[KIND] if a.staff == action.staff)
    p.used |= answer.owner
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "use_staff", {"staff": answer.staff}, f.source))
    effects.fire(s, p, answer.effects, f.source)


def _why(s: GameState, f: Captain, action: Action) -> Reason:
    return comes_first(f)


CAPTAIN = Decision(_options, _resolve, _why)
EFFECTS: dict[str, EffectRule] = {MAY_USE.kind: EffectRule(_begin, _usable, asks=True)}
