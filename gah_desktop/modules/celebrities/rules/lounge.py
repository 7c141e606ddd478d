"""What the module keeps: coloured dice, the lounge above them, who holds whom. Plain values.

The lounge's order is that of the colours, from the left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.chance import shuffle
from gah_desktop.engine.events import CelebrityTaken, LoungeChanged
from gah_desktop.engine.module import Module, in_play
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect, Tables, compiled

COLORS = ("red", "yellow", "blue")
WHITE = "white"
DUSTBIN = ("blue", "yellow", "red")  # which coloured die goes first where no white one is left
ALL_THERE = (1, 1, 1)  # any face will do: they are about to be rolled


class Celebrity(NamedTuple):
    """What is printed on a tile."""

    id: int
    vp: int
    kind: str
    effects: tuple[Effect, ...]
    most: int  # items exchanged
    waived: int  # items of an order
    least: int  # items of an order that may lack some


@lru_cache(maxsize=8)
def facts(t: Tables) -> dict[int, Celebrity]:
    return {
        tile.id: Celebrity(
            tile.id,
            tile.vp,
            tile.effect.kind,
            compiled(tile.effect.effects or ()),
            tile.effect.max or 0,
            tile.effect.waived or 0,
            tile.effect.min_items or 0,
        )
        for tile in t.catalog.celebrities.values()
    }


class Lounge(Module):
    """The state of the module."""

    __slots__ = ("discards", "exchanged", "faces", "held", "pile", "tiles")

    def __init__(self) -> None:
        self.pile: tuple[int, ...] = ()  # celebrities face down, the top one last
        self.discards: tuple[int, ...] = ()
        self.tiles: tuple[int, ...] = ()  # in the lounge, by colour; 0 for one that is taken
        self.held: tuple[tuple[int, ...], ...] = ()  # by seat, in the order taken
        self.faces: tuple[int, ...] = (0, 0, 0)  # of the coloured dice on the board, 0 for one that is gone
        self.exchanged = False  # whoever exchanges items has done so

    def open_lounge(self, s: GameState, tiles: list[int]) -> None:
        assert s.chance is not None
        shuffle(s.chance, tiles)
        self.pile = tuple(tiles)
        self.held = ((),) * s.setup.players
        self.tiles = (0,) * len(COLORS)
        self._fill(s)

    def holds(self, s: GameState, seat: int, kind: str) -> Celebrity | None:
        """The celebrity of a seat whose effect is of this kind; there is one of each but one."""
        return next(iter(self.all_of(s, seat, kind)), None)

    def all_of(self, s: GameState, seat: int, kind: str) -> list[Celebrity]:
        known = facts(s.t)
        return [known[tile] for tile in self.held[seat] if known[tile].kind == kind]

    def colors_on(self, s: GameState, face: int) -> tuple[str, ...]:
        """Of the dice on a space: a white one first, then as in the lounge."""
        colored = [color for color, here in zip(COLORS, self.faces, strict=True) if here == face]
        return (WHITE, *colored) if s.dice[face] > len(colored) else tuple(colored)

    # Changes

    def move(self, color: str, to: int) -> None:
        """A coloured die onto another space, or away (0)."""
        self.faces = tuple(to if c == color else face for c, face in zip(COLORS, self.faces, strict=True))

    def take(self, s: GameState, p: PlayerState, color: str) -> int:
        """A coloured die with its celebrity: the VP are scored at once, before the effect holds."""
        place = COLORS.index(color)
        tile = self.tiles[place]
        self.move(color, 0)
        self.tiles = (*self.tiles[:place], 0, *self.tiles[place + 1 :])
        if s.sink is not None:
            s.sink.append(CelebrityTaken(p.seat, tile, color))
        changes.score(s, p, facts(s.t)[tile].vp, ("celebrity", tile))
        self.held = (*self.held[: p.seat], (*self.held[p.seat], tile), *self.held[p.seat + 1 :])
        return tile

    def leave(self) -> tuple[int, ...]:
        """Whoever was taken is discarded."""
        left = tuple(tile for held in self.held for tile in held)
        self.held = ((),) * len(self.held)
        self.discards += left
        self.exchanged = False
        return left

    def update(self, s: GameState) -> None:
        """Those left move right, the right one leaves if nobody was taken, new ones enter from the left."""
        gone = self.leave()
        if 0 not in self.tiles:
            gone = self.tiles[-1:]
            self.discards += gone
            self.tiles = self.tiles[:-1]
        left = tuple(filter(None, self.tiles))
        self.tiles = (0,) * (len(COLORS) - len(left)) + left
        self._fill(s)
        if s.sink is not None:
            s.sink.append(LoungeChanged(self.tiles, gone))

    def _fill(self, s: GameState) -> None:
        assert s.chance is not None
        tiles = list(self.tiles)
        for place in reversed(range(len(tiles))):
            if not tiles[place]:
                if not self.pile:
                    pile, self.discards = list(self.discards), ()
                    shuffle(s.chance, pile)
                    self.pile = tuple(pile)
                *rest, tiles[place] = self.pile
                self.pile = tuple(rest)
        self.tiles = tuple(tiles)


def lounge_of(s: GameState) -> Lounge:
    return in_play(s, Lounge)
