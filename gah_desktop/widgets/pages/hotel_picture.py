"""The hotel of whoever looks at a recorded game, in small, as it stands at the end of the record."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.app.still import Still
from gah_desktop.engine import Game
from gah_desktop.engine.seats import HUMAN
from gah_desktop.models import HotelModel
from gah_desktop.record import Loaded
from gah_desktop.widgets.art.facade import house
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em
from gah_desktop.widgets.table.pictures import front
from gah_desktop.widgets.theme import Theme


class HotelPicture:
    """Drawn once for each size and theme."""

    def __init__(self, game: Game, meta: Meta) -> None:
        setup, table = game.setup, Still(game, meta)
        people = (seat for seat in range(setup.players) if setup.kind(seat) == HUMAN)
        self._art = front(table, HotelModel(table, next(people, 0)))
        self._drawn: dict[tuple[str, int, int, float], QPixmap] = {}

    def pixmap(self, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        key = (theme.name, size.width(), size.height(), ratio)
        if key not in self._drawn:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill("transparent")
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            house(painter, QRectF(0, 0, size.width(), size.height()), theme, self._art)
            painter.end()
            self._drawn[key] = picture
        return self._drawn[key]


class HotelWidget(QWidget):
    """Such a picture as a part of a page; nothing until there is a game."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture: HotelPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_game(self, loaded: Loaded | None) -> None:
        self._picture = None
        if loaded is not None:
            self._picture = HotelPicture(loaded.journal.game, Meta.from_dict(loaded.meta))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 8), round(em(self) * 6.5))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            painter = QPainter(self)
            theme, ratio = self._look.theme, self.devicePixelRatioF()
            painter.drawPixmap(0, 0, self._picture.pixmap(self.size(), ratio, theme))
            painter.end()
