"""The installed modules by name. The registry starts empty; `gah_desktop.composition.rules` fills it.

The order of installation is the order in which a setup names its modules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Literal

from gah_desktop.engine.decisions import registry
from gah_desktop.engine.module import Module

if TYPE_CHECKING:
    from gah_desktop.engine.position.model import ModulePosition

Role = Literal["opponent", "entrance", "expansion", "promo"]

OPPONENTS: dict[str, type[Module]] = {}  # solo opponents
ENTRANCES: dict[str, type[Module]] = {}  # of a solo opponent's hotel
EXPANSIONS: dict[str, type[Module]] = {}  # what a setup can name
PROMO: dict[str, type[Module]] = {}  # in play with any expansion module if promotional cards are
MODULES: dict[str, type[Module]] = {}  # all of them
_BY_ROLE: dict[Role, dict[str, type[Module]]] = {
    "opponent": OPPONENTS,
    "entrance": ENTRANCES,
    "expansion": EXPANSIONS,
    "promo": PROMO,
}


def install(role: Role, module: type[Module]) -> None:
    """Make a module available to `Setup`. Raise ValueError if its name or one of its kinds is taken."""
    if module.name in MODULES:
        raise ValueError(f"module {module.name!r} is already installed")
    registry.register(module)
    _BY_ROLE[role][module.name] = MODULES[module.name] = module


Positions = Callable[[], Mapping[type[Module], type["ModulePosition[Any]"]]]
_positions: list[Positions] = []


def install_positions(positions: Positions) -> None:
    """Say how the states of modules stand in positions, by a function that is called when one is needed."""
    _positions.append(positions)


def position_type(module: type[Module]) -> type[ModulePosition[Any]] | None:
    """Return how the state of a module stands in a position, or None if the module has no state."""
    for positions in _positions:
        if module in positions():
            return positions()[module]
    if module.kept:
        raise LookupError(f"module {module.name!r} has a state but no place in positions")
    return None


def require_modules(what: str) -> None:
    """Raise ValueError if no module is installed at all; `what` asks for one."""
    if not MODULES:
        raise ValueError(f"{what}: no modules are installed; import gah_desktop.rules first")


def opponent_for(modules: Collection[str]) -> str:
    """Return the solo opponent that plays with these modules."""
    require_modules("solo")
    fitting = (name for name, opponent in OPPONENTS.items() if opponent.plays_with & set(modules))
    return next(fitting, next(name for name, opponent in OPPONENTS.items() if not opponent.plays_with))
