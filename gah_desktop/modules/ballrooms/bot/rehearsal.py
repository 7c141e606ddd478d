"""What a rehearsal room promises: the bonuses of its areas, as far as they will be emptied."""

from __future__ import annotations

from functools import lru_cache

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.weights import Weights
from gah_desktop.engine.tables import Tables
from gah_desktop.modules.ballrooms.rules.facts import facts

PER_DIE = 0.36  # dancers sent
POWER = 1.5


@lru_cache(maxsize=1 << 14)
def promised(w: Weights, t: Tables, room: str, areas: tuple[int, ...], dice: int) -> float:
    """One area after the other, the best bargain first; each the less likely the more dancers it takes."""
    to_come = PER_DIE * dice + 1
    value, sent = 0.0, 0
    for area in _in_order(w, t, room, areas):
        sent += areas[area]
        value += _bonus(w, t, room, area) * max(0.0, 1 - sent / to_come) ** POWER
    return value


@lru_cache(maxsize=1 << 12)
def best_area(w: Weights, t: Tables, room: str, areas: tuple[int, ...]) -> int:
    """Where the next dancer is taken from, by its index."""
    return _in_order(w, t, room, areas)[0]


def _in_order(w: Weights, t: Tables, room: str, areas: tuple[int, ...]) -> list[int]:
    left = [area for area, dancers in enumerate(areas) if dancers]
    return sorted(left, key=lambda area: (-_bonus(w, t, room, area) / areas[area], areas[area]))


@lru_cache(maxsize=1 << 8)
def _bonus(w: Weights, t: Tables, room: str, area: int) -> float:
    return sum((effect_worth(e, w) for e in facts(t).area_bonus[room][area]), 0.0)
