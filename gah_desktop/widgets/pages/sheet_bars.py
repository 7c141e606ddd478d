"""The lines of the score sheet as bars beside their figures, growing while it is told. Counts nothing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from gah_desktop.text.numbers import number
from gah_desktop.widgets.art.canvas import box, faded
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.sheet_rows import LINE, PART, SUM, TOTAL, ScoreTable

Index = QModelIndex | QPersistentModelIndex
AHEAD = 3.0  # rows that grow at a time
FIGURES = 2.0  # letters that are left for the figure


class BarDelegate(QStyledItemDelegate):
    """`share` says how much of the score has been told, line by line from above."""

    def __init__(self, look: Look, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._view = look, view
        self._sheet: ScoreTable | None = None
        self.share = 1.0

    def show_sheet(self, sheet: ScoreTable) -> None:
        self._sheet = sheet

    def set_share(self, share: float) -> None:
        self.share = share
        self._view.viewport().update()

    def grown(self, row: int) -> float:
        """How far this line has been told."""
        if self._sheet is None or self.share >= 1:
            return 1.0
        if self._sheet.rows[row].kind in (TOTAL, SUM):
            return self.share
        reached = self.share * (len(self._sheet.rows) + AHEAD) - row
        return max(0.0, min(1.0, reached / AHEAD))

    def told(self, value: int, row: int) -> int:
        """The figure as far as it has been told; rounded towards nothing."""
        return int(value * self.grown(row))

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        value = self._value(index)
        if value is not None and self.share < 1:
            option.text = number(self.told(value, index.row()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        value = self._value(index)
        if self._sheet is None or not value:
            return
        kind = self._sheet.rows[index.row()].kind
        if kind not in (LINE, PART):
            return
        rect = QRectF(option.rect)
        letter = float(option.fontMetrics.height())
        room = rect.width() - letter * (FIGURES + 0.8)
        most = self._most()
        if room < letter or not most:
            return
        high = rect.height() * (0.56 if kind == LINE else 0.2)
        long = room * abs(value) / most * self.grown(index.row())
        bar = QRectF(rect.left() + letter * 0.4, rect.center().y() - high / 2, long, high)
        seat = self._sheet.colours[index.column() - 1]
        self._draw(painter, bar, self._look.theme.seats[seat].fill if value > 0 else self._look.theme.danger)

    def _draw(self, painter: QPainter, bar: QRectF, ink: QColor) -> None:
        """A wing of the house: its windows are dark, and an edge tells it from any ground."""
        theme = self._look.theme
        painter.fillRect(bar, ink)
        if bar.height() > 8:
            side = bar.height() * 0.36
            x = bar.left() + side
            while x + side < bar.right():
                painter.fillRect(
                    QRectF(x, bar.center().y() - side / 2, side * 0.8, side), faded(theme.inset, 90)
                )
                x += side * 1.9
            box(painter, bar, theme.muted, 1.0)

    def _value(self, index: Index) -> int | None:
        if self._sheet is None or index.column() == 0:
            return None
        return self._sheet.rows[index.row()].values[index.column() - 1]

    def _most(self) -> int:
        assert self._sheet is not None
        lines = (row.values for row in self._sheet.rows if row.kind == LINE)
        return max((abs(value or 0) for values in lines for value in values), default=0)
