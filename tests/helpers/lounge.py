"""Tables with celebrities: who holds whom, who waits in the lounge, where the coloured dice lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gah_desktop.engine import Game
from gah_desktop.engine.state import GameState
from gah_desktop.modules.celebrities.rules.lounge import Lounge, lounge_of
from tests.helpers.tables import table
from tests.helpers.waltz import ball

CHRISTIE, EINSTEIN, CHAPLIN, MAGIE, PUCCINI, TOLKIEN = 1, 2, 3, 4, 5, 6
GANDHI, CURIE, MATA_HARI, PICASSO, FREUD, CHURCHILL = 7, 8, 9, 10, 11, 12
WAITING = (GANDHI, TOLKIEN, EINSTEIN)


def lay(
    s: GameState,
    held: Mapping[int, Sequence[int]] | Sequence[int],
    tiles: Sequence[int],
    faces: tuple[int, int, int],
    pile: Sequence[int] | None,
    discards: Sequence[int],
) -> None:
    """Whoever is nowhere else waits in the pile."""
    own = lounge_of(s)
    by_seat = held if isinstance(held, Mapping) else {0: held}
    own.held = tuple(tuple(by_seat.get(seat, ())) for seat in range(s.setup.players))
    taken = {*sum(own.held, ()), *discards}
    spare = [t for t in WAITING if t not in taken]
    everyone = s.t.catalog.deck("celebrities", s.setup.sets)
    spare += [tile for tile in everyone if tile not in taken and tile not in WAITING]
    own.tiles = tuple(tiles) or tuple(spare[:3])
    own.faces, own.discards = faces, tuple(discards)
    left = [tile for tile in everyone if tile not in {*taken, *own.tiles}]
    own.pile = tuple(left) if pile is None else tuple(reversed(pile))


def salon(
    held: Mapping[int, Sequence[int]] | Sequence[int] = (),
    *,
    tiles: Sequence[int] = (),
    faces: tuple[int, int, int] = (0, 0, 0),
    pile: Sequence[int] | None = None,
    discards: Sequence[int] = (),
    modules: tuple[str, ...] = ("celebrities",),
    **more: Any,
) -> Game:
    """A turn with module 2, or with 1 and 2. `pile` from the top, `tiles` and `faces` red, yellow, blue."""
    prepare = more.pop("prepare", None)

    def arrange(s: GameState) -> None:
        lay(s, held, tiles, faces, pile, discards)
        if prepare is not None:
            prepare(s)

    if "ballrooms" in modules:
        return ball(modules=modules, and_then=arrange, **more)
    return table(modules=modules, prepare=arrange, **more)


def lounge(game: Game) -> Lounge:
    return lounge_of(game.state)
