"""What bots are told of Some More: what its decisions promise."""

from __future__ import annotations

from typing import Any

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BotPart
from gah_desktop.engine.state import GameState, PlayerState


def _turning_down(s: GameState, p: PlayerState, f: Any, judge: Judge) -> float:
    cards = [a for a in s.t.triggers.answers["turn_down_after"] if a.staff in f.cards]
    return sum(effect_worth(e, judge.w) for a in cards for e in a.effects)


PART = BotPart(
    module="more",
    quick_estimates={"turn_down": _turning_down, "lose_item": lambda s, p, f, judge: 0.0},
    objective_steps={"each_dish_and_drink": 2.0, "occupied_top_floor": 1.5, "large_guests_completed": 2.0},
)
