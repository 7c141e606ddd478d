"""The lounge over the coloured dice, whose effect is in force for whom, and what is exchanged. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.models import KitchenModel
from gah_desktop.models.mime import PIECE, Carried
from gah_desktop.models.part import Extension, ModelPart
from gah_desktop.modules.celebrities.models.exchange import ExchangeModel, ItemFacts
from gah_desktop.modules.celebrities.models.lounge import (
    CompanyFacts,
    CompanyModel,
    LoungeFacts,
    LoungeModel,
)
from gah_desktop.modules.celebrities.rules.exchange import EXCHANGE
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.modules.celebrities.words import company_list

__all__ = [
    "PART",
    "CompanyFacts",
    "CompanyModel",
    "ExchangeModel",
    "ItemFacts",
    "LoungeFacts",
    "LoungeModel",
]


def _into_kitchen(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    """Whoever exchanges items does so in the kitchen."""
    return (EXCHANGE,) if carried.values["kind"] == "celebrity" else ()


def _company(table: Table, seat: int) -> list[str]:
    """Whom a player has."""
    held = lounge_of(table.state).held[seat]
    return [company_list(held)] if held else []


PART = ModelPart(
    module="celebrities",
    extensions={KitchenModel: Extension((PIECE,), _into_kitchen)},
    lines=_company,
)
