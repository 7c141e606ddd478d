"""What a house owns, as its wing shows it: points, krones, guests moved in, rooms. No rules, no looks."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.catalog.basics import COLUMNS, FLOORS
from gah_desktop.models.base import Model, Row
from gah_desktop.text.spots import holding_spot


class HoldingFacts(NamedTuple):
    key: str  # "vp", "krones", "occupied" or "rooms"
    number: int
    limit: int | None  # how many there can be


class HoldingsModel(Model):
    acts = False

    def build(self) -> list[Row]:
        p = self.table.player(self.seat)
        occupied, rooms = p.occupied.bit_count(), (p.occupied | p.vacant).bit_count()
        return [
            (HoldingFacts("vp", p.vp, None),),
            (HoldingFacts("krones", p.krones, self.table.catalog.tracks.krones_max),),
            (HoldingFacts("occupied", occupied, None),),
            (HoldingFacts("rooms", rooms, FLOORS * COLUMNS),),
        ]

    def text(self, facts: HoldingFacts) -> str:
        return holding_spot(facts.key, facts.number)
