"""Penalties of the tiles A6 and C6: krones with a dish or drink, or everything in purse and kitchen."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action, ChooseItems
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import Acted, Gained, Source
from gah_desktop.engine.items import KINDS, OF_CHOICE, Items, named
from gah_desktop.engine.module import PenaltyRule
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect


class LosingItem(NamedTuple):
    """So many dishes and drinks of the kitchen, chosen by their owner one by one. Champagne stays."""

    seat: int
    source: Source
    left: int
    kind: str = "lose_item"


def _lose(s: GameState, p: PlayerState, items: Items, source: Source) -> None:
    for kind, number in enumerate(items):
        p.kitchen[kind] -= number
    if any(items) and s.sink is not None:
        s.sink.append(Gained(p.seat, 0, 0, tuple(-number for number in items), source))


def _options(s: GameState, f: LosingItem) -> list[Action]:
    kitchen = s.players[f.seat].kitchen
    if not f.left:
        return []
    return [ChooseItems(tuple(int(other == kind) for other in KINDS)) for kind in OF_CHOICE if kitchen[kind]]


def _resolve(s: GameState, f: LosingItem, action: ChooseItems) -> None:
    s.stack[-1] = f._replace(left=f.left - 1)
    if s.sink is not None:
        s.sink.append(Acted(f.seat, "choose_items", {"items": named(action.items)}, f.source))
    _lose(s, s.players[f.seat], action.items, f.source)


def _why(s: GameState, f: LosingItem, action: Action) -> Reason:
    return reason(Code.WRONG_PAYMENT) if isinstance(action, ChooseItems) else comes_first(f)


LOSE_ITEM = Decision(_options, _resolve, _why)


def _krones_and_item(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.lose_krones(s, p, e.amount, source)
    s.stack.append(LosingItem(p.seat, source, e.number))


def _has_them(s: GameState, p: PlayerState, e: Effect) -> bool:
    return p.krones >= e.amount and sum(p.kitchen[kind] for kind in OF_CHOICE) >= e.number


def _everything(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    """Champagne too."""
    changes.lose_krones(s, p, p.krones, source)
    _lose(s, p, tuple(p.kitchen), source)


PENALTIES = {
    "lose_krones_and_item": PenaltyRule(_krones_and_item, _has_them),
    "lose_all_krones_and_kitchen": PenaltyRule(_everything, lambda s, p, e: True),
}
