"""A small picture of a hotel board before anything is built. Knows the printed board, no game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.basics import COLUMNS, FLOORS
from gah_desktop.text.names import board_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.pages.common import em, theme_now
from gah_desktop.widgets.portray import room_art
from gah_desktop.widgets.retranslate import Retranslated


class HotelPreview(Retranslated, QWidget):
    """The rooms of a board, floor 1 below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._tracks = load_catalog().board("night"), load_catalog().tracks
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_board(self, board_id: str) -> None:
        self._board = load_catalog().board(board_id)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        text = self.tr("The rooms of the board: %1")
        self.setAccessibleName(fill(text, board_name(self._board.id)))

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
                printed = room_art(self._board, self._tracks, floor, column)
                art.room_cell(painter, place, theme, printed._replace(vp=0, bonus=None))
        painter.end()
