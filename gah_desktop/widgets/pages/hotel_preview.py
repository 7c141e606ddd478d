"""A small picture of a hotel board before anything is built. Knows the printed board, no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.catalog import load_catalog
from gah_desktop.text.names import board_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art.specs import Join, RoomArt
from gah_desktop.widgets.pages.common import em, theme_now

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Board

FLOORS, COLUMNS = 4, 5
SIDES = {
    Join.N: (1, 0), Join.S: (-1, 0), Join.E: (0, 1), Join.W: (0, -1),
    Join.NE: (1, 1), Join.NW: (1, -1), Join.SE: (-1, 1), Join.SW: (-1, -1),
}  # fmt: skip


def room_art(board: Board, floor: int, column: int) -> RoomArt:
    """A room as it is printed, joined to the rooms of its group."""
    room = board.room(floor, column)
    join = Join.NONE
    for side, (up, right) in SIDES.items():
        other_floor, other_column = floor + up, column + right
        inside = 1 <= other_floor <= FLOORS and 1 <= other_column <= COLUMNS
        if inside and board.room(other_floor, other_column).group == room.group:
            join |= side
    return RoomArt(room.color, join=join)


class HotelPreview(QWidget):
    """The rooms of a board, floor 1 below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = load_catalog().board("night")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_board(self, board_id: str) -> None:
        self._board = load_catalog().board(board_id)
        self._name()
        self.update()

    def _name(self) -> None:
        text = self.tr("The rooms of the board: %1")
        self.setAccessibleName(fill(text, board_name(self._board.id)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 12), round(em(self) * 8))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_now()
        width, height = self.width() / COLUMNS, self.height() / FLOORS
        width = min(width, height * 1.6)
        left = (self.width() - width * COLUMNS) / 2
        for floor in range(1, FLOORS + 1):
            for column in range(1, COLUMNS + 1):
                place = QRectF(left + (column - 1) * width, (FLOORS - floor) * height, width, height)
                art.room_cell(painter, place, theme, room_art(self._board, floor, column))
        painter.end()
