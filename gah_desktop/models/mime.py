"""What is carried when something is dragged across the table: MIME types and their small contents."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from PySide6.QtCore import QMimeData

from gah_desktop.files import decoded
from gah_desktop.parsing import parse

GUEST = "application/x-gah-guest"  # guest; slot (-1: from the café)
DIE = "application/x-gah-die"  # face; color, where one die of the space is meant
ITEM = "application/x-gah-item"  # item; origin "kitchen" or "received"
ROOM = "application/x-gah-room"  # color
STAFF = "application/x-gah-staff"  # staff
DANCER = "application/x-gah-dancer"  # area of the rehearsal room, from 1
BID = "application/x-gah-bid"  # amount
ENTRANCE = "application/x-gah-entrance"  # entrance
PIECE = "application/x-gah-piece"  # of an entrance, or a celebrity: kind, id
TYPES = (GUEST, DIE, ITEM, ROOM, STAFF, DANCER, BID, ENTRANCE, PIECE)


class Carried(NamedTuple):
    type: str
    values: dict[str, Any]

    @property
    def thing(self) -> str:
        """ "guest", "die", "item" and so on."""
        return self.type.rpartition("-")[2]


def pack(carried: Carried) -> QMimeData:
    mime = QMimeData()
    mime.setData(carried.type, json.dumps(carried.values).encode())
    return mime


def unpack(mime: QMimeData) -> Carried | None:
    """What is carried; None if it does not belong to this game."""
    for kind in TYPES:
        if mime.hasFormat(kind):
            try:
                values = parse(decoded(bytes(mime.data(kind).data())))
            except ValueError:
                return None
            return Carried(kind, values) if isinstance(values, dict) else None
    return None
