"""What a rehearsal room promises: the bonuses of its areas, as far as they will be emptied."""

from __future__ import annotations

from functools import lru_cache

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.weights import Weights
from gah_desktop.engine.tables import Effect, Tables
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, facts

PER_DIE = 0.36  # dancers sent
POWER = 1.5
# how much more than itself a bonus is worth, as the wins of games tell: steps, krones and items set other
# things going, points do not, and champagne only sends more dancers
GOING, ENDING = 2.0, 0.5
STEPS = 2.5


@lru_cache(maxsize=1 << 14)
def promised(w: Weights, t: Tables, room: str, areas: tuple[int, ...], dice: int) -> float:
    """One area after the other, the best bargain first; each the less likely the more dancers it takes."""
    value, sent = 0.0, 0
    for area in _in_order(w, t, room, areas, dice):
        sent += areas[area]
        value += _bonus(w, t, room, area) * _chance(sent, dice)
    return value


@lru_cache(maxsize=1 << 14)
def best_area(w: Weights, t: Tables, room: str, areas: tuple[int, ...], dice: int) -> int:
    """Where the next dancer is taken from, by its index."""
    return _in_order(w, t, room, areas, dice)[0]


def _in_order(w: Weights, t: Tables, room: str, areas: tuple[int, ...], dice: int) -> list[int]:
    left = [area for area, dancers in enumerate(areas) if dancers]
    bargains = {area: _bonus(w, t, room, area) * _chance(areas[area], dice) / areas[area] for area in left}
    return sorted(left, key=lambda area: (-bargains[area], areas[area]))


def _chance(dancers: int, dice: int) -> float:
    """That so many are still sent."""
    return float(max(0.0, 1 - dancers / (PER_DIE * dice + 1)) ** POWER)


@lru_cache(maxsize=1 << 8)
def _bonus(w: Weights, t: Tables, room: str, area: int) -> float:
    return sum((effect_worth(e, w) * _follows(e) for e in facts(t).area_bonus[room][area]), 0.0)


def _follows(e: Effect) -> float:
    if e.kind == "advance_emperor":
        return STEPS
    return ENDING if e.kind == "gain_vp" or any(e.items[CHAMPAGNE:]) else GOING
