"""What the learned value knows of entrances: whose it is, and what is left beside it."""

from __future__ import annotations

from gah_desktop.bots.part import FeaturePart
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import owners_of

ENTRANCES = tuple(range(1, 11))
FEATURES = (
    *(f"entrance {entrance}" for entrance in ENTRANCES),
    *(
        "tokens left",
        "own tiles left",
        "own objectives left",
        "own objectives claimed",
        "completed this round",
    ),
)


def features(s: GameState, p: PlayerState) -> list[float]:
    own = owners_of(s)
    entrance = own.of(s, p.seat)
    if entrance is None:
        return [0.0] * len(FEATURES)
    printed = entrance.printed
    found = [1.0 if printed.id == number else 0.0 for number in ENTRANCES]
    found.append(float(len(own.tokens)) if entrance.tokens else 0.0)
    found.append(float(len(own.own_tiles)) if printed.own_tiles else 0.0)
    mine = printed.own_objectives_vp is not None
    found += [float(len(own.own_objectives)), float(len(own.claimed))] if mine else [0.0, 0.0]
    found.append(float(len(own.completed)) if printed.guests_vp is not None else 0.0)
    return found


PART = FeaturePart(module="hotels", category="entrance", names=FEATURES, values=features)
