"""The complete score sheet as a Qt model: a line a row, a seat a column. It shows, it does not count."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from gah_desktop.models.plain import as_plain
from gah_desktop.text.lines import column_name
from gah_desktop.text.numbers import number
from gah_desktop.text.spots import line_spot
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import seat_icon
from gah_desktop.widgets.pages.sheet_rows import PART, SUM, TIE, TOTAL, ScoreTable, SheetRow

Index = QModelIndex | QPersistentModelIndex
ItemRole = Qt.ItemDataRole
ROOT = QModelIndex()


class SheetModel(QAbstractTableModel):
    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet: ScoreTable | None = None

    def show_sheet(self, sheet: ScoreTable) -> None:
        self.beginResetModel()
        self._sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or self._sheet is None else len(self._sheet.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or self._sheet is None else 1 + len(self._sheet.names)

    def data(self, index: Index, role: int = ItemRole.DisplayRole) -> Any:
        if self._sheet is None or not index.isValid():
            return None
        row = self._sheet.rows[index.row()]
        if role == ItemRole.DisplayRole:
            return self._text(row, index.column())
        if role == ItemRole.AccessibleTextRole:
            return self._spoken(row, index.column())
        if role == ItemRole.TextAlignmentRole and index.column():
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return self._style(row, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = ItemRole.DisplayRole) -> Any:
        if self._sheet is None or orientation != Qt.Orientation.Horizontal:
            return None
        if role == ItemRole.DisplayRole:
            return self._sheet.names[section - 1] if section else column_name("vp")
        if role == ItemRole.ToolTipRole and section:
            return as_plain(self._sheet.names[section - 1])
        if role == ItemRole.DecorationRole and section:
            return seat_icon(self._look.theme, self._sheet.colours[section - 1])
        if role == ItemRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _text(self, row: SheetRow, column: int) -> str:
        if column == 0:
            return f"    {row.label}" if row.kind == PART else row.label
        value = row.values[column - 1]
        return "" if value is None else number(value)

    def _spoken(self, row: SheetRow, column: int) -> str:
        assert self._sheet is not None
        if column == 0:
            return row.label
        return line_spot(self._sheet.names[column - 1], row.label, self._text(row, column))

    def _style(self, row: SheetRow, role: int) -> Any:
        theme = self._look.theme
        if role == ItemRole.FontRole and row.kind in (SUM, TOTAL):
            font = QFont()
            font.setBold(True)
            return font
        if role == ItemRole.ForegroundRole:
            if row.kind in (PART, TIE):
                return theme.muted
            return theme.on_accent if row.kind == TOTAL else theme.text
        if role == ItemRole.BackgroundRole:
            if row.kind == TOTAL:
                return theme.accent
            return theme.inset if row.kind == SUM else None
        return None
