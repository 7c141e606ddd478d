"""Asks under which name to save. A file that is there is replaced only after a question. Writes nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.message import make_room, message


def documents() -> Path:
    """Where a file is offered to be kept that is no game."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found else Path.home()


def ask_save_name(parent: QWidget, title: str, suggested: Path, kinds: str, suffix: str) -> Path | None:
    """The whole name, which ends in the suffix; None if nothing is to be saved.

    The dialog's own question would be about the name as it was typed, which may lack the suffix.
    """
    while True:
        name, _ = QFileDialog.getSaveFileName(
            parent, title, str(suggested), kinds, options=QFileDialog.Option.DontConfirmOverwrite
        )
        if not name:
            return None
        file = complete(Path(name), suffix)
        if not file.exists() or may_replace(parent, file):
            return file
        suggested = file


def complete(file: Path, suffix: str) -> Path:
    """A point in a name begins no other suffix: "score 3.5" stays what it is."""
    return file if file.suffix.lower() == suffix else file.with_name(file.name + suffix)


def may_replace(parent: QWidget, file: Path) -> bool:
    text = translate("SaveName", "%1 already exists. Do you want to replace it?")
    box = message(parent, QMessageBox.Icon.Question, fill(text, file.name))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # it is asked what was clicked
    replace = box.addButton(translate("SaveName", "Replace"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    make_room(box)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is replace
