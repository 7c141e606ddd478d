"""Install the rules of all modules in the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gah_desktop.engine.module_registry import install, install_positions
from gah_desktop.modules.ballrooms.rules import Ballrooms
from gah_desktop.modules.celebrities.rules import Celebrities
from gah_desktop.modules.elisabeth.rules import Elisabeth
from gah_desktop.modules.hotels.rules import Hotels
from gah_desktop.modules.leopold.rules import Leopold
from gah_desktop.modules.more.rules import More
from gah_desktop.modules.promo.rules import Promo
from gah_desktop.modules.solo.rules import entrances

if TYPE_CHECKING:
    from gah_desktop.engine.module import Module
    from gah_desktop.engine.position.model import ModulePosition


def positions() -> Mapping[type[Module], type[ModulePosition[Any]]]:
    """Most programs start without a position."""
    from gah_desktop.composition.positions import POSITIONS

    return POSITIONS


for opponent in (Leopold, Elisabeth):
    install("opponent", opponent)
for entrance in entrances.ALL:
    install("entrance", entrance)
for expansion in (Ballrooms, Celebrities, Hotels, More):
    install("expansion", expansion)
install("promo", Promo)
install_positions(positions)
