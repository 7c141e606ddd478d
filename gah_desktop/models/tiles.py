"""The supply of room tiles, to be dragged onto a hotel. No rules, no looks."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.catalog.basics import ROOM_COLORS
from gah_desktop.engine import actions as a
from gah_desktop.models.base import Model, Row
from gah_desktop.models.mime import ROOM, Carried
from gah_desktop.text.spots import tile_spot


class TileFacts(NamedTuple):
    key: str  # the colour
    color: str
    left: int  # tiles in the supply


class RoomTilesModel(Model):
    def build(self) -> list[Row]:
        state = self.table.state
        placed = [0, 0, 0]
        for p in state.players:
            for i, mask in enumerate(state.t.boards[p.board].color_mask):
                placed[i] += ((p.vacant | p.occupied) & mask).bit_count()
        supply = self.table.catalog.tracks.room_tiles
        return [(TileFacts(color, color, supply[color] - placed[i]),) for i, color in enumerate(ROOM_COLORS)]

    def actions(self, facts: TileFacts) -> tuple[a.Action, ...]:
        """Every room of this colour that can be prepared now."""
        board = self.table.catalog.board(self.table.setup.board(self.seat))
        return tuple(
            option
            for option in self.table.options
            if isinstance(option, a.Prepare) and board.room(option.floor, option.column).color == facts.color
        )

    def text(self, facts: TileFacts) -> str:
        return tile_spot(facts.color, facts.left)

    def carried(self, facts: TileFacts) -> Carried | None:
        return Carried(ROOM, {"color": facts.color}) if facts.left else None
