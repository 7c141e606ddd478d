"""The modules of rules beside the base game, by id: a folder each, and a line here.

What a module brings stands in its folder by layer: `rules.py` (or a folder of that name) for the engine,
which knows no other, and beside it `words.py`, `models.py`, `panel.py`, `topics.py`, `bot.py` as far as it
needs them. Each layer finds these by `brought`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from gah_desktop.engine.opponent.entrances import ENTRANCES
from gah_desktop.modules.ballrooms.rules import Ballrooms
from gah_desktop.modules.celebrities.rules import Celebrities
from gah_desktop.modules.elisabeth.rules import Elisabeth
from gah_desktop.modules.hotels.rules import Hotels
from gah_desktop.modules.leopold.rules import Leopold
from gah_desktop.modules.more.rules import More
from gah_desktop.modules.promo.rules import Promo

if TYPE_CHECKING:
    from gah_desktop.engine.module import Module
    from gah_desktop.engine.opponent.rules import Opponent

OPPONENTS: dict[str, type[Opponent]] = {"leopold": Leopold, "elisabeth": Elisabeth}
# what a game can be set up with beside them
EXPANSIONS: dict[str, type[Module]] = {
    "ballrooms": Ballrooms,
    "celebrities": Celebrities,
    "hotels": Hotels,
    "more": More,
}
# the rules of promotional cards come with any of those, where promotional cards are in play
PROMO: dict[str, type[Module]] = {"promo": Promo}
MODULES: dict[str, type[Module]] = {**OPPONENTS, **ENTRANCES, **EXPANSIONS, **PROMO}


def opponent_for(modules: Collection[str]) -> str:
    """The solo opponent that goes with these modules."""
    fitting = (name for name, own in OPPONENTS.items() if own.plays_with & set(modules))
    return next(fitting, next(name for name, own in OPPONENTS.items() if not own.plays_with))


def brought(file: str, modules: Mapping[str, type[Module]] = MODULES) -> dict[str, ModuleType]:
    """The file of this name beside the rules of each module that has one, by the module's id."""
    names = {id: f"{module.__module__.rpartition('.')[0]}.{file}" for id, module in modules.items()}
    return {id: import_module(name) for id, name in names.items() if find_spec(name) is not None}
