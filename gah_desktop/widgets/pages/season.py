"""The end of a game as a picture: hotels that light up under the words of who won. Counts nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from gah_desktop.app.table import Table
from gah_desktop.models import HotelModel
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.art.season import HotelArt, draw_season
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import Title, em, label
from gah_desktop.widgets.table.pictures import front

AIR = 1.5  # letters between the words and the hotels


def hotels_of(table: Table, totals: Sequence[int], first: int) -> tuple[HotelArt, ...]:
    """Everybody's hotel as it stands, that one in front."""
    seats = sorted(range(table.setup.players), key=lambda seat: seat != first)
    return tuple(HotelArt(front(table, HotelModel(table, seat)), totals[seat]) for seat in seats)


def whose(name: str) -> str:
    """For those who do not see it."""
    return fill(translate("ScorePage", "The hotel of %1, as it stands at the end"), name)


class Season(QWidget):
    """Title and a few sentences stand in the sky; `set_share` says how far the evening has come."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, told: bool = True) -> None:
        """Without words where others stand beside it."""
        super().__init__(parent)
        self._look = look
        self.hotels: tuple[HotelArt, ...] = ()
        self.share = 1.0
        self._shows: tuple[object, ...] = ()
        self._picture = QPixmap()  # as it was last drawn
        self.title, self.about = Title(large=1.7), label("", wrap=True)
        self.title.setProperty("role", "title")
        column = QVBoxLayout(self)
        if told:
            column.addWidget(self.title)
            column.addWidget(self.about)
        column.addStretch(1)
        self._told = told
        self._column = column
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_hotels(self, hotels: tuple[HotelArt, ...], name: str) -> None:
        self.hotels = hotels
        self.setAccessibleName(name)
        self.update()

    def set_share(self, share: float) -> None:
        """How much of the light is on."""
        if share != self.share:
            self.share = share
            self.update()

    def sizeHint(self) -> QSize:
        unit = em(self)
        return QSize(round(unit * 26), round(unit * (24 if self._told else 10)))

    minimumSizeHint = sizeHint

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        unit = round(em(self))
        self._column.setContentsMargins(unit * 2, unit, unit * 2, unit)

    def words(self) -> list[QLabel]:
        return [self.title, self.about]

    def paintEvent(self, event: QPaintEvent) -> None:
        head = self.about.geometry().bottom() + em(self) * AIR if self._told else em(self) * 0.4
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        shows = (self.hotels, self.share, head, theme.name, self.font().key(), self.size(), ratio)
        if shows != self._shows:
            self._shows = shows
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setFont(self.font())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_season(painter, QRectF(self.rect()), theme, self.hotels, self.share, head)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
