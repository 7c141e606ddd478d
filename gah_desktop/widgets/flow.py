"""Layouts that set widgets in rows, like words in a paragraph: in equal columns, or each as wide as it is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class RowsLayout(QLayout):
    """What both have in common: as high as their rows are at the width they are given."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 10) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Set everything in rows and move it there if it is wanted; how high that is."""
        raise NotImplementedError

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def clear(self) -> None:
        """Take everything off and away."""
        while (item := self.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


class FlowLayout(RowsLayout):
    """Equal columns, as many as fit at the widest widget's need, but rows as full as each other; heights
    are shared within a row."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 10, most: int = 4) -> None:
        super().__init__(parent, spacing)
        self._most = most

    def _arrange(self, rect: QRect, move: bool) -> int:
        items = self._shown()
        if not items:
            return 0
        gap = self.spacing()
        columns = max(1, min(len(items), self._most, (rect.width() + gap) // (self._need() + gap)))
        columns = -(-len(items) // -(-len(items) // columns))
        width = (rect.width() - gap * (columns - 1)) // columns
        y = rect.top()
        for start in range(0, len(items), columns):
            line = items[start : start + columns]
            height = max(self._height(item, width) for item in line)
            if move:
                for column, item in enumerate(line):
                    corner = QPoint(rect.left() + column * (width + gap), y)
                    item.setGeometry(QRect(corner, QSize(width, height)))
            y += height + gap
        return y - gap - rect.top()

    def width_of(self, columns: int) -> int:
        """What so many columns ask for."""
        return columns * (self._need() + self.spacing()) - self.spacing()

    def _need(self) -> int:
        return max(max(item.sizeHint().width(), item.minimumSize().width()) for item in self._shown())

    @staticmethod
    def _height(item: QLayoutItem, width: int) -> int:
        return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


class WrapLayout(RowsLayout):
    """Every widget at its own width, one after the other; rows are centred vertically."""

    def _arrange(self, rect: QRect, move: bool) -> int:
        gap, x, y = self.spacing(), rect.left(), rect.top()
        line: list[tuple[QLayoutItem, int, QSize]] = []
        height = 0

        def finish() -> None:
            for item, left, size in line if move else ():
                item.setGeometry(QRect(QPoint(left, y + (height - size.height()) // 2), size))

        for item in self._shown():
            size = item.sizeHint()
            if line and x + size.width() > rect.right() + 1:
                finish()
                x, y, height = rect.left(), y + height + gap, 0
                line = []
            size = QSize(min(size.width(), max(rect.width(), 1)), size.height())
            line.append((item, x, size))
            x += size.width() + gap
            height = max(height, size.height())
        finish()
        return y + height - rect.top()


def wrapped(*widgets: QWidget, spacing: int = 6) -> QWidget:
    """Widgets in a row that breaks where the window is narrow."""
    holder = QWidget()
    layout = WrapLayout(holder, spacing)
    for widget in widgets:
        layout.addWidget(widget)
    return holder
