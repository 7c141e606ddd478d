"""Where everybody stands: the score as if the game ended now, and what is within reach. Counts nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.standing import sheets_now, standing, told
from gah_desktop.app.table import Table
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em, label
from gah_desktop.widgets.pages.sheet_header import SeatHeader
from gah_desktop.widgets.pages.sheet_model import SheetModel
from gah_desktop.widgets.pages.sheet_rows import score_table
from gah_desktop.widgets.retranslate import Retranslated

KEY = Qt.Key.Key_W


class StandingDialog(Retranslated, QDialog):
    def __init__(self, look: Look, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("standingDialog")
        self._look, self._table = look, table
        self._what = label("muted", wrap=True)
        self._model = SheetModel(look, self)
        self._sheet = QTableView()
        self._sheet.setObjectName("standingSheet")
        self._sheet.setModel(self._model)
        self._sheet.setHorizontalHeader(SeatHeader(look, self._sheet))
        self._sheet.verticalHeader().hide()
        self._sheet.setShowGrid(False)
        self._sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._sheet.setTabKeyNavigation(False)
        self._sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._reach = label("heading", wrap=True)
        self._lines: list[QLabel] = []
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.addWidget(self._what)
        self._column.addWidget(self._sheet)
        self._column.addWidget(self._reach)
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        look.changed.connect(self.retranslate)  # the rows are as high as their letters
        layout = QVBoxLayout(self)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._buttons)
        self.retranslate()
        unit = em(self)
        width = unit * (30 + 9 * table.setup.players)
        self.resize(round(width), round(min(unit * 80, (parent or self).height() * 0.95)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that has opened it closes it."""
        if event.key() == KEY:
            self.reject()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        table = self._table
        self.setWindowTitle(self.tr("Where everybody stands"))
        self._what.setText(self.tr("The score as if the game ended now."))
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        sheet = score_table(table, sheets_now(table.events, table.state))
        self._model.show_sheet(sheet)
        self._sheet.setAccessibleName(self._what.text())
        self._reach.setText(fill(self.tr("What is within reach of %1"), table.names[table.viewer]))
        self._fit(len(sheet.rows))
        for line in self._lines:
            line.deleteLater()
        self._lines = []
        lines = [] if table.over else told(standing(table.state, table.viewer))
        self._reach.setVisible(bool(lines))
        for text in lines:
            line = label("", wrap=True)
            line.setText(text)
            self._column.insertWidget(self._column.count() - 1, line)
            self._lines.append(line)

    def _fit(self, rows: int) -> None:
        """The sheet is as high as its rows."""
        height = round(em(self) * 1.7)
        head, side = self._sheet.horizontalHeader(), self._sheet.verticalHeader()
        side.setMinimumSectionSize(height)
        side.setDefaultSectionSize(height)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._sheet.setFixedHeight(height * rows + head.sizeHint().height() + 4)
