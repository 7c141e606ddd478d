"""The views of the table: standard list and table views, and the delegates that paint them. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gah_desktop.models import Role
from gah_desktop.models.base import Model
from gah_desktop.widgets import art
from gah_desktop.widgets.art import HotelArt, State
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import fitting, roomy
from gah_desktop.widgets.table.places import Places
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
TALL = (8, 15)  # letters across and lines that a card with a face on it needs
Draw = Callable[[QPainter, QRectF, Theme, Any, State], None]


class Picture(QStyledItemDelegate):
    """Paints one place of a view with what the drawing function is given: its facts, and how it stands."""

    def __init__(self, places: Places, draw: Draw, room: tuple[float, float] = (8, 5.5)) -> None:
        super().__init__(places.view)
        self._room = room  # how many letters and lines a picture should have room for
        self._places = places
        self._draw = draw

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = self._places.view
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        painter.setFont(fitting(view.font(), self._places.desk.look.scale, rect.size(), *self._room))
        state = self._places.light(index)
        over: QStyle.StateFlag = option.state
        if over & QStyle.StateFlag.State_MouseOver and not state & State.DIMMED:
            state |= State.HOVER
        if view.hasFocus() and view.currentIndex() == index:
            state |= State.FOCUSED
        self._draw(painter, rect, self._places.desk.theme, index.data(Role.Facts), state)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self._places.view
        return view.cell(index.row()) if isinstance(view, CardsView) else QSize(8, 8)


def _plain(view: QAbstractItemView, name: str) -> None:
    view.setObjectName(name)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAutoFillBackground(False)
    view.viewport().setAutoFillBackground(False)
    view.setProperty("table", True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMinimumSize(1, 1)


class CardsView(QListView):
    """Places side by side in a grid that fills the view; so many columns as let the pictures be largest."""

    def __init__(
        self,
        name: str,
        model: Model,
        desk: Desk,
        draw: Draw,
        *,
        sort: str = "",
        aspect: float = 0.8,
        columns: int = 0,
        least: int = 1,
        max_aspect: float = 0.0,
        weights: Sequence[float] = (),
        lowest: float = 1.6,
        scrolls: bool = False,
        portraits: bool = False,
        room: tuple[float, float] = (8, 5.5),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._aspect = aspect  # width to height that suits the pictures
        self._columns = columns  # 0: as many as suit
        self._least = least  # room is kept for so many
        self._max_aspect = max_aspect  # no picture is wider than this; 0: any width
        self._empty = ""
        self._lowest = lowest  # no picture is lower than so many letters; rather the view scrolls
        self._scrolls = scrolls  # a list of words, which scrolls rather than shrink large letters
        self._portraits = portraits  # upright as soon as there is room for faces
        self._weights = weights  # one row whose places are not of the same width
        _plain(self, name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(not weights)
        self.setSpacing(0)
        self.places = Places(self, model, desk, sort)
        self.setItemDelegate(Picture(self.places, draw, room))
        self.setAcceptDrops(True)
        self.setDragEnabled(True)
        for change in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            change.connect(self.arrange)
        self.arrange()

    def arrange(self) -> None:
        """Give every place the same room, and use all of it."""
        size = self.maximumViewportSize()
        if self._weights:
            self.setWrapping(False)
            self.scheduleDelayedItemsLayout()
            return
        count = max(self.model().rowCount() if self.model() else 0, self._least)
        columns = self._columns or self._best(size, count)
        rows = -(-count // columns)
        letter = self.fontMetrics().height() / (1 if self._scrolls else self.places.desk.look.scale)
        height = max(8, size.height() // rows, round(letter * self._lowest))
        scrolled = height * rows > size.height() + 1
        beside = self.verticalScrollBar().sizeHint().width() if scrolled else 0
        width = max(8, (size.width() - beside - 1) // columns)
        if self._max_aspect:
            width = min(width, round(height * self._max_aspect))
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if scrolled else policy.ScrollBarAlwaysOff)
        if self.gridSize() != QSize(width, height):
            self.setGridSize(QSize(width, height))

    def set_columns(self, columns: int) -> None:
        self._columns = columns
        self.arrange()

    def set_lowest(self, letters: float) -> None:
        self._lowest = letters
        self.arrange()

    def cell(self, row: int) -> QSize:
        """The room of one place."""
        if not self._weights:
            return self.gridSize()
        size = self.maximumViewportSize()
        total = sum(self._weights)
        starts = [round(size.width() * sum(self._weights[:n]) / total) for n in (row, row + 1)]
        return QSize(max(4, starts[1] - starts[0]), max(4, size.height()))

    def _best(self, size: QSize, count: int) -> int:
        def cell(columns: int) -> tuple[float, float]:
            return size.width() / columns, size.height() / -(-count // columns)

        def picture(columns: int) -> float:
            width, height = cell(columns)
            return min(width, height * self._aspect)

        def portrait(columns: int) -> bool:
            width, height = cell(columns)
            letter = self.fontMetrics().height()
            return height > letter * TALL[1] and TALL[0] * letter < width < height

        tall = [columns for columns in range(1, count + 1) if self._portraits and portrait(columns)]
        return max(tall or range(1, count + 1), key=picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        super().resizeEvent(event)

    def set_empty_text(self, text: str) -> None:
        """What is said where there is nothing yet."""
        self._empty = text
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._empty and not self.model().rowCount():
            painter = QPainter(self.viewport())
            painter.setFont(self.font())
            rect = QRectF(self.viewport().rect()).adjusted(8, 8, -8, -8)
            art.draw_text(painter, rect, self._empty, self.places.desk.theme.muted, art.em(painter))
            painter.end()


class RoomsView(QTableView):
    """The rooms of a hotel: four floors of five, the highest on top."""

    def __init__(
        self, name: str, model: Model, desk: Desk, draw: Draw, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        _plain(self, name)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.places = Places(self, model, desk)
        self.setItemDelegate(Picture(self.places, draw))

    def place_rooms(self, layout: art.HotelLayout) -> None:
        """Put every room where the house has it, to the pixel."""
        floors = layout.rooms[::-1]
        whole = floors[0][0].united(floors[-1][-1]).toRect()
        self.setGeometry(whole)
        for row, floor in enumerate(floors):
            self.setRowHeight(row, round(floor[0].height()))
        for column, room in enumerate(floors[0]):
            self.setColumnWidth(column, round(room.width()))


class House(QWidget):
    """The front of a hotel with its rooms in it."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rooms: RoomsView | None = None
        self._desk = desk
        self._art = HotelArt("", ())
        desk.look.changed.connect(self._restyle)

    def take_in(self, rooms: RoomsView) -> None:
        self.rooms = rooms
        self._arrange()

    def set_art(self, house: HotelArt) -> None:
        if house != self._art:
            self._art = house
            self._arrange()
            self.update()

    def _restyle(self) -> None:
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._art.floors and self.rooms is not None:
            font_px = QFontInfo(self._font()).pixelSize()
            self.rooms.place_rooms(
                art.hotel_layout(QRectF(self.rect()), len(self._art.floors), self._art.columns, font_px)
            )

    def _font(self) -> QFont:
        return roomy(self.font(), self._desk.look.scale, self.height() / 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._art.floors:
            painter = QPainter(self)
            painter.setFont(self._font())
            art.hotel_frame(painter, QRectF(self.rect()), self._desk.theme, self._art)
            painter.end()
