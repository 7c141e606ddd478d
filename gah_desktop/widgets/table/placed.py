"""A view whose places lie where a function says: for parts of the table that are no grid. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gah_desktop.models.base import Model
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.views import CardsView, Picture, RoomsView, ViewSpec, paint_places, plain_view

Index = QModelIndex | QPersistentModelIndex
Places = Callable[[QRectF, Sequence[Any]], list[QRectF]]
Ground = Callable[[QPainter, QRectF, Sequence[Any]], None]
Move = QAbstractItemView.CursorAction
#: along the way and across it: what lies beside the way is further off than it is far
WAYS = {Move.MoveLeft: (-1, 0), Move.MoveRight: (1, 0), Move.MoveUp: (0, -1), Move.MoveDown: (0, 1)}
ASIDE = 3.0


class PlacedView(QListView):
    """`places` says where each row lies, `ground` draws what is under them.

    A list only to a screen reader, to which Qt tells the places of no other kind of view.
    """

    def __init__(
        self,
        spec: ViewSpec,
        model: Model,
        desk: Desk,
        places: Places,
        ground: Ground,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self.can_wait = False
        self._lie, self._ground = places, ground
        self._places: list[QRectF] = []
        plain_view(self, spec)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.interaction = Interaction(self, model, desk, spec.sort)
        self.setItemDelegate(Picture(self))
        for change in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            change.connect(self.arrange)
        self.arrange()

    def arrange(self) -> None:
        """Find out anew where everything lies."""
        self._places = self._lie(QRectF(self.viewport().rect()), self._facts())
        self.viewport().update()

    def _facts(self) -> list[Any]:
        return [facts for (facts,) in self.interaction.model.rows()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # -- what a view has to know of its places

    def visualRect(self, index: Index) -> QRect:
        row = index.row()
        return self._places[row].toRect() if index.isValid() and row < len(self._places) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        under = (row for row, place in enumerate(self._places) if place.toRect().contains(point))
        row = next(under, self.beside(point))
        model = self.model()
        return model.index(row, 0) if 0 <= row < model.rowCount() else QModelIndex()

    def beside(self, point: QPoint) -> int:
        """The row that is meant where none lies; -1 for none."""
        return -1

    def cell(self, row: int) -> Any:
        return self._places[row].toRect().size()

    def scrollTo(self, index: Index, hint: Any = QAbstractItemView.ScrollHint.EnsureVisible) -> None:
        """Everything is in sight."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: Any) -> None:
        """Nothing is ever selected here."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion()

    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """To the nearest place that way."""
        model, here = self.model(), self.currentIndex()
        last = model.rowCount() - 1
        if not here.isValid() or action == Move.MoveHome:
            return model.index(0, 0)
        if action == Move.MoveEnd:
            return model.index(last, 0)
        if action not in WAYS:
            step = -1 if action in (Move.MovePrevious, Move.MovePageUp) else 1
            return model.index(max(0, min(last, here.row() + step)), 0)
        row = self._nearest(self._places[here.row()], *WAYS[action])
        return model.index(row, 0) if row >= 0 else here

    def _nearest(self, here: QRectF, dx: int, dy: int) -> int:
        """By the gap between the places that way, and by how far aside the other one lies."""
        best, found = 0.0, -1
        for row, there in enumerate(self._places):
            way = there.center() - here.center()
            gap = _gap(here, there, dx, dy)
            if gap < -1 or way.x() * dx + way.y() * dy <= 0:
                continue
            aside = abs(way.y()) if dx else abs(way.x())
            far = gap + aside * ASIDE
            if found < 0 or far < best:
                best, found = far, row
        return found

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.interaction.desk.letters(self))
        self._ground(painter, QRectF(self.viewport().rect()), self._facts())
        paint_places(self, painter, event)
        painter.end()


def _gap(here: QRectF, there: QRectF, dx: int, dy: int) -> float:
    if dx:
        return there.left() - here.right() if dx > 0 else here.left() - there.right()
    return there.top() - here.bottom() if dy > 0 else here.top() - there.bottom()


View = CardsView | RoomsView | PlacedView
