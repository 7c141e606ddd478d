"""What the learned value knows of celebrities: each one held, by the turns that are left to use it in."""

from __future__ import annotations

from gah_desktop.bots.part import FeaturePart
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.lounge import lounge_of

TILES = tuple(range(1, 13))
FEATURES = tuple(f"celebrity {tile}" for tile in TILES)


def features(s: GameState, p: PlayerState) -> list[float]:
    held = lounge_of(s).held[p.seat]
    left = float(len(p.numbers))
    return [left if tile in held else 0.0 for tile in TILES]


PART = FeaturePart(module="celebrities", category="celebrities", names=FEATURES, values=features)
