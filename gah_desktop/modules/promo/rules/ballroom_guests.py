"""Promotional guests that speak of ballrooms: a second dancer, others served, a ballroom scored early."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes, pending
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first, told_decline
from gah_desktop.engine.events import Source
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.ballrooms.rules import scoring, sending
from gah_desktop.modules.ballrooms.rules.facts import name_of
from gah_desktop.modules.ballrooms.rules.house import house_of


class SecondDancer(NamedTuple):
    """One more dancer onto the space of this guest's own, at no cost and without a row bonus."""

    seat: int
    source: Source
    place: int
    space: int
    kind: str = "second_dancer"


def _options(s: GameState, f: SecondDancer) -> list[Action]:
    ballroom, row = name_of(f.place)
    areas = house_of(s).areas[f.seat]
    found: list[Action] = [
        sending.SendDancer(0, ballroom, row, area + 1) for area, dancers in enumerate(areas) if dancers
    ]
    return [*found, sending.DECLINE_DANCER] if found else []


def _resolve(s: GameState, f: SecondDancer, action: Action) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if isinstance(action, sending.SendDancer):
        sending.send_beside(s, p, action, f.place, f.space, f.source)
    else:
        told_decline(s, p, "dancer", f.source)


def _why(s: GameState, f: SecondDancer, action: Action) -> Reason:
    if isinstance(action, sending.SendDancer):
        return reason(Code.SAME_SPACE)
    return comes_first(f)


def _second(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(SecondDancer(p.seat, source, *house_of(s).last))


def _others_choose(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    """In turn order from the owner on; the opponent takes nothing."""
    number = s.setup.players
    for step in range(number - 1, 0, -1):
        seat = (p.seat + step) % number
        if seat != s.setup.opponent:
            s.stack.append(pending.ItemsOfChoice(seat, source, e.amount))


def _by_round(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, e.by_round[s.round - 1], source)


def _score_current(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    """It stays open, and is scored again at its time."""
    scoring.score(s, house_of(s).next_scored(s))


DECISIONS = {"second_dancer": Decision(_options, _resolve, _why)}
EFFECTS: dict[str, EffectRule] = {
    sending.JOINS: EffectRule(_second, lambda s, p, e: house_of(s).resting(p.seat) > 0, asks=True),
    "others_gain_items_of_choice": EffectRule(_others_choose, lambda s, p, e: True),
    "gain_vp_by_round": EffectRule(_by_round, lambda s, p, e: True),
    "score_current_ballroom": EffectRule(_score_current, lambda s, p, e: True),
}
