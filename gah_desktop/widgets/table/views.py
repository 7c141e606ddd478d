"""The views of the table: standard item views that glow, carry, drop and answer the keyboard. No rules.

What a view shows comes from a model, how it looks from its delegate; what it does is the same for
all: click or Enter does what a place stands for, dragging shows where something may go, the right
button or F1 opens the reference, and a no is always said where it was asked for.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gah_desktop.models import Role
from gah_desktop.models.base import Model
from gah_desktop.models.mime import unpack
from gah_desktop.widgets import art
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table.desk import Desk

Index = QModelIndex | QPersistentModelIndex
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
EVERYTHING = "gah"


class Picture(QStyledItemDelegate):
    """Paints one place of a view; `draw` is given the facts and how the place stands."""

    def __init__(self, view: QAbstractItemView, desk: Desk) -> None:
        super().__init__(view)
        self._view = view
        self.desk = desk

    def draw(self, painter: QPainter, rect: QRectF, facts: Any, state: State) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setFont(self._view.font())
        facts = index.data(Role.Facts)
        view = self._view
        state = view.light(index) if isinstance(view, Places) else State.NORMAL
        flags = getattr(option, "state")  # noqa: B009 - the stubs do not know the fields of options
        if flags & QStyle.StateFlag.State_MouseOver and not state & State.DIMMED:
            state |= State.HOVER
        if view.hasFocus() and view.currentIndex() == index:
            state |= State.FOCUSED
        self.draw(painter, QRectF(getattr(option, "rect")), facts, state)  # noqa: B009

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        grid = self._view.gridSize() if isinstance(self._view, QListView) else QSize()
        return grid if grid.isValid() else QSize(10, 10)
