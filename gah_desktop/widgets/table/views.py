"""The views of the table: standard list and table views, and the delegates that paint them. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gah_desktop.app.table import Table
from gah_desktop.models import Role
from gah_desktop.models.base import Model
from gah_desktop.text.terms import translate
from gah_desktop.widgets import art
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import fitting
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
Draw = Callable[[Table, QPainter, QRectF, Theme, Any, State], None]
Words = str | Callable[[Table], str]  # a literal of the context "panels", or what depends on the game


def said(words: Words, table: Table) -> str:
    """In the language of the moment."""
    if callable(words):
        return words(table) if table.has_game else ""
    return translate("panels", words) if words else ""


ONE_ROW = -1


class GridSpec(NamedTuple):
    """How the places of a view fill it; sizes in letters."""

    aspect: float = 0.8  # width to height that suits the pictures
    columns: int = 0  # 0: as many as suit, ONE_ROW: all of them
    even: bool = False  # rows of as many places each, or one column
    least: int = 1  # room is kept for so many
    max_aspect: float = 0.0  # no picture is wider than this; 0: any width
    weights: tuple[float, ...] = ()  # one row whose places are not of the same width
    lowest: float = 1.6  # no picture is lower; rather the view scrolls
    narrowest: float = 0.0  # nor narrower, where it is one row: rather it is two
    scrolls: bool = False  # a list of words, which scrolls rather than shrink large letters
    room: tuple[float, float] = (8, 5.5)  # letters and lines that a picture should have room for


class ViewSpec(NamedTuple):
    """A view of the table: what it shows, how that is drawn, and what it is called."""

    name: str
    model: type[Model]
    draw: Draw
    title: Words = ""
    hint: Words = ""
    sort: str = ""  # what the reference calls the things here
    grid: GridSpec = GridSpec()
    empty: Words = ""  # what is said where there is nothing yet


class Picture(QStyledItemDelegate):
    """Paints one place of a view with what the drawing function is given: its facts, and how it stands."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view: Any = view  # one of those of the table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, desk = self._view, self._view.interaction.desk
        if view.can_wait and desk.frames.left_out(view.viewport()):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        painter.setFont(fitting(desk.letters(view), desk.look.scale, rect.size(), *view.spec.grid.room))
        state = view.interaction.light(index)
        if state & (State.SELECTABLE | State.DROP_TARGET) and view.interaction.is_pointed_at(index):
            state |= State.HOVER  # elsewhere it would look like something chosen
        if view.hasFocus() and view.currentIndex() == index:
            state |= State.FOCUSED
        view.spec.draw(desk.table, painter, rect, desk.theme, index.data(Role.Facts), state)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size: QSize = self._view.cell(index.row())
        return size


def own_viewport(view: QAbstractItemView) -> None:
    """One that Python knows: asked for Qt's own, PySide makes ready every kind of widget it could be."""
    view.setViewport(QWidget())


def plain_view(view: QAbstractItemView, spec: ViewSpec) -> None:
    view.setObjectName(f"{spec.name}View")
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAutoFillBackground(False)
    own_viewport(view)
    view.viewport().setAutoFillBackground(False)
    view.setProperty("table", True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMinimumSize(1, 1)


def paint_places(view: Any, painter: QPainter, event: QPaintEvent) -> None:
    """What of a view of the table has to be painted anew. Qt's own way asks much that never matters here."""
    model, region = view.interaction.model, event.region()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            place = view.visualRect(index)
            if region.intersects(place):
                option = QStyleOptionViewItem()
                option.rect = place
                view.itemDelegate().paint(painter, option, index)


class CardsView(QListView):
    """Places side by side in a grid that fills the view; so many columns as let the pictures be largest."""

    def __init__(self, spec: ViewSpec, model: Model, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.can_wait = False  # where the window has much to paint
        plain_view(self, spec)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(not spec.grid.weights)
        self.setSpacing(0)
        self.interaction = Interaction(self, model, desk, spec.sort)
        self.setItemDelegate(Picture(self))
        self.setAcceptDrops(True)
        self.setDragEnabled(True)
        for change in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            change.connect(self.arrange)
        self.arrange()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """What can wait follows with a later frame."""
        if self.can_wait:
            self.interaction.desk.frames.later(self.viewport(), self._all_changed)
        else:
            super().dataChanged(first, last, roles)

    def _all_changed(self) -> None:
        model = self.model()
        super().dataChanged(model.index(0, 0), model.index(model.rowCount() - 1, 0))

    def set_grid(self, grid: GridSpec) -> None:
        """Fill the view in another way."""
        self.spec = self.spec._replace(grid=grid)
        self.setUniformItemSizes(not grid.weights)
        self.setWrapping(not grid.weights)
        if grid.weights:
            self.setGridSize(QSize())
        self.arrange()

    def arrange(self) -> None:
        """Give every place the same room, and use all of it."""
        grid, size = self.spec.grid, self.maximumViewportSize()
        if grid.weights:
            self.setWrapping(False)
            self.scheduleDelayedItemsLayout()
            return
        count = max(self.model().rowCount() if self.model() else 0, grid.least)
        letter = self.fontMetrics().height() / (1 if grid.scrolls else self.interaction.desk.look.scale)
        columns = count if grid.columns == ONE_ROW else grid.columns or self._best(size, count)
        if columns * letter * grid.narrowest > size.width():
            columns = -(-count // 2)
        rows = -(-count // columns)
        height = max(8, size.height() // rows, round(letter * grid.lowest))
        scrolled = height * rows > size.height() + 1
        beside = self.verticalScrollBar().sizeHint().width() if scrolled else 0
        width = max(8, (size.width() - beside - 1) // columns)
        if grid.max_aspect:
            width = min(width, round(height * grid.max_aspect))
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if scrolled else policy.ScrollBarAlwaysOff)
        if self.gridSize() != QSize(width, height):
            self.setGridSize(QSize(width, height))

    def cell(self, row: int) -> QSize:
        """The room of one place."""
        weights = self.spec.grid.weights
        if not weights:
            return self.gridSize()
        size = self.maximumViewportSize()
        starts = [round(size.width() * sum(weights[:n]) / sum(weights)) for n in (row, row + 1)]
        return QSize(max(4, starts[1] - starts[0]), max(4, size.height()))

    def _best(self, size: QSize, count: int) -> int:
        def cell(columns: int) -> tuple[float, float]:
            return size.width() / columns, size.height() / -(-count // columns)

        def picture(columns: int) -> float:
            width, height = cell(columns)
            return min(width, height * self.spec.grid.aspect)

        even = self.spec.grid.even
        return max((n for n in range(1, count + 1) if not (even and count % n)), key=picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint_places(self, painter, event)
        if self.spec.empty and not self.model().rowCount():
            painter.setFont(self.font())
            rect = QRectF(self.viewport().rect()).adjusted(8, 0, -8, 0)
            words = said(self.spec.empty, self.interaction.desk.table)
            art.draw_text(painter, rect, words, self.interaction.desk.theme.muted, art.em(painter))
        painter.end()


class RoomsView(QTableView):
    """The rooms of a hotel: four floors of five, the highest on top."""

    def __init__(self, spec: ViewSpec, model: Model, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.can_wait = False
        plain_view(self, spec)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
        self.interaction = Interaction(self, model, desk, spec.sort)
        self.interaction.takes_options = True
        self.setItemDelegate(Picture(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint_places(self, painter, event)
        painter.end()

    def cell(self, row: int) -> QSize:
        """The columns and rows have been given their sizes."""
        return QSize(8, 8)

    def place_rooms(self, bays: tuple[tuple[QRectF, ...], ...]) -> None:
        """Put every room where the house has it, to the pixel; floors come from the bottom up."""
        floors = bays[::-1]
        self.setGeometry(floors[0][0].united(floors[-1][-1]).toRect())
        for row, floor in enumerate(floors):
            self.setRowHeight(row, round(floor[0].height()))
        for column, room in enumerate(floors[0]):
            self.setColumnWidth(column, round(room.width()))
