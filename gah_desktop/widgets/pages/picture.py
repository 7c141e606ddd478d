"""A drawing as a widget, with a size in letters and a name for those who do not see it. Knows no game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.widgets import art
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em


class Picture(QWidget):
    """Shows what one of the painters draws; nothing until it is told what."""

    def __init__(
        self, look: Look, paint: Painter, width: float, height: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._paint, self._art = paint, object()
        self._empty = True
        self._ems = (width, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_art(self, art_value: object, name: str = "") -> None:
        self._art, self._empty = art_value, False
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        unit = em(self)
        return QSize(round(unit * self._ems[0]), round(unit * self._ems[1]))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._empty:
            painter = QPainter(self)
            painter.setFont(self.font())
            self._paint(painter, QRectF(self.rect()), self._look.theme, self._art)
            painter.end()


class SeatMark(QWidget):
    """A player's mark beside the name."""

    def __init__(self, look: Look, colour: int = 0, letter: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.colour, self.letter = colour, letter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(em(self) * 1.5)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        art.seat_marker(painter, place, self._look.theme, self.colour, self.letter)
        painter.end()
