"""The modules of rules beside the base game, by id: a folder each, and a line here.

What a module brings stands in its folder by layer: `rules.py` for the engine, which knows no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.engine.opponent.entrances import ENTRANCES
from gah_desktop.modules.leopold.rules import Leopold

if TYPE_CHECKING:
    from gah_desktop.engine.module import Module
    from gah_desktop.engine.opponent.rules import Opponent

OPPONENTS: dict[str, type[Opponent]] = {"leopold": Leopold}
# what a game can be set up with beside them
EXPANSIONS: dict[str, type[Module]] = {}
MODULES: dict[str, type[Module]] = {**OPPONENTS, **ENTRANCES, **EXPANSIONS}
