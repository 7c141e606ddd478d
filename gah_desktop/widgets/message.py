"""Boxes that tell or ask something and whose words are never cut off. Knows no page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.text.terms import fill, translate

LINES = 12  # of a list are seen at once


def message(parent: QWidget, icon: QMessageBox.Icon, text: str) -> QMessageBox:
    """A box that waits at a window; names and files in it are no HTML."""
    box = QMessageBox(parent)
    box.setObjectName("message")
    box.setWindowTitle(parent.window().windowTitle())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def show_folder(parent: QWidget, folder: Path) -> None:
    """In the system's own way; where it has none, one can at least read where the folder is."""
    if QDesktopServices.openUrl(QUrl.fromEncoded(folder.as_uri().encode())):  # whatever its name holds
        return
    text = translate("message", "No file manager was found. The folder is: %1")
    box = message(parent, QMessageBox.Icon.Information, fill(text, folder))
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.open()


def make_room(box: QMessageBox) -> None:
    """The style sheet's least width of a button would let a narrow box cut its words."""
    for button in box.buttons():
        button.ensurePolished()
        button.setMinimumWidth(button.sizeHint().width())


class ListBox(QDialog):
    """A sentence and a list under it that scrolls, however long it is."""

    def __init__(self, parent: QWidget, text: str, lines: Sequence[str]) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self.setWindowTitle(parent.window().windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        said = QLabel(text)
        said.setTextFormat(Qt.TextFormat.PlainText)
        said.setWordWrap(True)
        self.list = QPlainTextEdit("\n\n".join(lines))
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setAccessibleName(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        buttons.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(said)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        em = self.fontMetrics().height()
        self.list.setMinimumHeight(em * 4)
        self.resize(em * 36, em * (8 + 2 * min(len(lines), LINES)))
