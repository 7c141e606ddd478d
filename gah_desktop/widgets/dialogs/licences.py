"""The licences of the game and of all that comes with it: a list, and the text of what is chosen in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.licences import Part, parts
from gah_desktop.text.terms import fill
from gah_desktop.widgets.retranslate import Retranslated


class LicencesDialog(Retranslated, QDialog):
    def __init__(self, parent: QWidget | None = None, told: Sequence[Part] | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("licencesDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._parts = list(parts() if told is None else told)
        self._what = QLabel()
        self._what.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("licencesList")
        self.list.ensurePolished()  # rows keep the height that they are added with
        self.list.addItems([" ".join(filter(None, (part.name, part.version))) for part in self._parts])
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.text.setStyleSheet(f"font-family: '{family}'")  # setFont would fix the size of the text
        both = QSplitter(Qt.Orientation.Horizontal)
        for widget, share in ((self.list, 1), (self.text, 3)):
            both.addWidget(widget)
            both.setStretchFactor(both.count() - 1, share)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._what)
        layout.addWidget(both, 1)
        layout.addWidget(buttons)
        em = self.fontMetrics().height()
        self.resize(em * 52, em * 32)
        self.list.currentRowChanged.connect(self._show)
        self.retranslate()
        self.list.setCurrentRow(0)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Licences"))
        self._what.setText(self.tr("The game, and everything that comes with it:"))
        self.list.setAccessibleName(self.tr("What the game is made of"))
        self.text.setAccessibleName(self.tr("Licence"))
        self._show(self.list.currentRow())

    def _show(self, row: int) -> None:
        if not 0 <= row < len(self._parts):
            return
        part = self._parts[row]
        head = fill(self.tr("Licence: %1"), part.licence) if part.licence else ""
        text = part.text() or self.tr("Its text is published by its authors.")
        self.text.setPlainText("\n\n".join(filter(None, (head, text))))
