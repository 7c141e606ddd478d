"""What staff that can be turned down says where it lies in play. No rules."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.models import DisplayModel
from gah_desktop.models.part import Extension, ModelPart
from gah_desktop.models.staff import StaffFacts
from gah_desktop.modules.more.rules.turning_down import TurnDown


def _turned_down(table: Table, facts: StaffFacts) -> Sequence[a.Action]:
    asked = table.decision is not None and table.decision.kind == "turn_down"
    return (TurnDown(facts.staff),) if asked else ()


PART = ModelPart(module="more", extensions={DisplayModel: Extension(attempts=_turned_down)})
