"""The fountain on the table: how many krones lie in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.models.base import Model, Row
from gah_desktop.models.part import ModelPart
from tests.helpers.fountain.rules import Fountain, fountain


class BasinFacts(NamedTuple):
    key: str  # "basin"
    krones: int


class FountainModel(Model):
    module = Fountain.name

    def build(self) -> list[Row]:
        return [(BasinFacts("basin", fountain(self.table.state).krones),)]

    def spots(self, facts: Any) -> tuple[Spot, ...]:
        return (("fountain",),)

    def text(self, facts: Any) -> str:
        return f"{facts.krones} krones in the fountain"


PART = ModelPart(module="fountain")
