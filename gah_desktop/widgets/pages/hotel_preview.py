"""A hotel before anything is built, as its owner will have it. Knows the printed board, no game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.basics import COLUMNS, FLOORS
from gah_desktop.text.names import board_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets.art.facade import house
from gah_desktop.widgets.art.facade_specs import HouseArt
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em
from gah_desktop.widgets.portray import bay_art
from gah_desktop.widgets.retranslate import Retranslated

LOWEST, HIGHEST = 7.6, 17.0  # letters
SHAPE = 1.5


class HotelPreview(Retranslated, QWidget):
    """The front with the suites of a board, its owner's name on the sign and colour on the flags.

    `corrections`: the file that may correct the boards of the next game.
    """

    def __init__(self, look: Look, corrections: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._corrections = look, corrections
        self._board, self._tracks = load_catalog().board("night"), load_catalog().tracks
        self._name, self._colour = "", 0
        self.letters = LOWEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_board(self, board_id: str) -> None:
        catalog = load_catalog(self._corrections)
        self._board, self._tracks = catalog.board(board_id), catalog.tracks
        self.retranslate()
        self.update()

    def set_owner(self, name: str, colour: int) -> None:
        self._name, self._colour = name, colour
        self.update()

    def set_height(self, letters: float) -> None:
        """Where the page has room it is larger."""
        letters = max(LOWEST, min(HIGHEST, letters))
        if round(em(self) * letters) != round(em(self) * self.letters):
            self.letters = letters
            self.updateGeometry()

    def retranslate(self) -> None:
        text = self.tr("The rooms of the board: %1")
        self.setAccessibleName(fill(text, board_name(self._board.id)))

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 12), round(em(self) * self.letters))

    minimumSizeHint = sizeHint

    def art(self) -> HouseArt:
        """What is drawn."""
        floors = tuple(
            tuple(
                bay_art(self._board, self._tracks, floor, column)._replace(bonus=None, vp=0)
                for column in range(1, COLUMNS + 1)
            )
            for floor in range(1, FLOORS + 1)
        )
        return HouseArt(self._name, floors, seat=self._colour)

    def showEvent(self, event: QShowEvent) -> None:
        """As it is by now."""
        super().showEvent(event)
        self.set_board(self._board.id)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        wide = min(float(self.width()), self.height() * SHAPE)
        place = QRectF((self.width() - wide) / 2, 0, wide, self.height())
        house(painter, place, self._look.theme, self.art())
        painter.end()
