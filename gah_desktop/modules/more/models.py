"""What staff that can be turned down says where it lies in play. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.models import DisplayModel
from gah_desktop.models.of_modules import Also
from gah_desktop.models.staff import StaffFacts
from gah_desktop.modules.more.rules.turning_down import TurnDown


def _turned_down(table: Table, facts: StaffFacts) -> Sequence[a.Action]:
    asked = table.decision is not None and table.decision.kind == "turn_down"
    return (TurnDown(facts.staff),) if asked else ()


ALSO: dict[type[Any], Also] = {DisplayModel: Also(attempts=_turned_down)}
