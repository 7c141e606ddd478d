"""Tables with entrances: whose is which, and what is left beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gah_desktop.engine import Game
from gah_desktop.engine.state import GameState
from gah_desktop.modules.hotels.rules.owners import Owners, owners_of
from gah_desktop.modules.hotels.rules.rooms import all_tokens
from tests.helpers.lounge import salon
from tests.helpers.tables import table
from tests.helpers.waltz import ball

PAULWEI, COROGARI, DOVE, KAUFMAN, MAYENFELS = 1, 2, 3, 4, 5
MELANGE, STROUP, WRAY, KOZI, REN = 6, 7, 8, 9, 10


def house(
    entrance: Mapping[int, int] | int = 0,
    *,
    own_objectives: str = "",
    own_tiles: str = "",
    modules: tuple[str, ...] = ("hotels",),
    **more: Any,
) -> Game:
    """A turn with module 3; `entrance` by seat, or that of seat 0. The others have those without effect."""
    by_seat = entrance if isinstance(entrance, Mapping) else {0: entrance}

    def arrange(s: GameState) -> None:
        own = owners_of(s)
        own.owned = tuple(by_seat.get(seat, 0) for seat in range(s.setup.players))
        own.offered = tuple(filter(None, own.owned))
        own.own_objectives = tuple(own_objectives.split())
        own.own_tiles = tuple(own_tiles.split())
        own.tokens = all_tokens(s, DOVE) if DOVE in own.owned else ()

    if "celebrities" in modules:
        return salon(modules=modules, prepare=arrange, **more)
    if "ballrooms" in modules:
        return ball(modules=modules, and_then=arrange, **more)
    return table(modules=modules, prepare=arrange, **more)


def owners(game: Game) -> Owners:
    return owners_of(game.state)
