"""What bots are told of celebrities: a coloured die is worth its tile and a little for the effect."""

from __future__ import annotations

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.engine.actions import TakeDie
from gah_desktop.engine.items import OF_CHOICE
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.lounge import COLORS, facts, lounge_of

EFFECT = 2.0  # what an effect brings while it holds


def worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    """What those held may still bring in this round."""
    held = lounge_of(s).held[p.seat]
    return EFFECT * len(held) * (1 + len(p.numbers)) / 3


def die(s: GameState, p: PlayerState, action: TakeDie) -> float:
    """The VP of the tile, and its effect."""
    if action.color not in COLORS:
        return 0.0
    tile = lounge_of(s).tiles[COLORS.index(action.color)]
    return facts(s.t)[tile].vp + EFFECT


PROMISES = {"exchange": lambda s, p, f, judge: 0.1 * sum(p.kitchen[kind] for kind in OF_CHOICE)}
WIDTHS = {"exchange": 3}
