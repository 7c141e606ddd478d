"""What promotional guests allow at places of the base game: two rooms at once, who is used. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.engine.module import in_play
from gah_desktop.models import CafeModel, HotelModel
from gah_desktop.models.cafe import TableFacts
from gah_desktop.models.mime import GUEST, Carried
from gah_desktop.models.part import Extension, ModelPart
from gah_desktop.modules.promo.rules.staying import Tables, UseGuest
from gah_desktop.modules.promo.rules.two_rooms import MoveGuestWide


def _into_two_rooms(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    """The room is the left or the right one of the two."""
    guest = int(carried.values["guest"])
    if facts is None or table.state.t.guests[guest].rooms < 2:
        return ()
    lefts = (facts.column, facts.column - 1)
    return tuple(MoveGuestWide(guest, facts.floor, column) for column in lefts if column)


def _used(table: Table, facts: TableFacts) -> Sequence[a.Action]:
    stays = facts.guest and table.state.t.guests[facts.guest].table is not None
    return (UseGuest(facts.guest),) if stays else ()


def _used_guests(table: Table) -> Sequence[int]:
    """Who stays at a table and has been used in this round."""
    return in_play(table.state, Tables).used


PART = ModelPart(
    module="promo",
    extensions={
        HotelModel: Extension((GUEST,), _into_two_rooms),
        CafeModel: Extension(attempts=_used),
    },
    used_guests=_used_guests,
)
