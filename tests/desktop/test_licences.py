"""The box that names everybody whose work the game is made of, with the text of each licence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from gah_desktop.app.licences import Part
from gah_desktop.widgets.dialogs.licences import LicencesDialog
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.pages_helpers import make_context, shown

PARTS = (
    Part("gah-desktop", "1.0.0", "MIT", lambda: "Permission is hereby granted"),
    Part("Qt", "6.11", "LGPL-3.0-only", str),
    Part("a library of the system", "", "", lambda: "See there."),
)


def test_each_licence_is_shown(qtbot: QtBot) -> None:
    dialog = LicencesDialog(None, PARTS)
    qtbot.addWidget(dialog)
    assert [dialog.list.item(row).text() for row in range(3)] == [
        "gah-desktop 1.0.0",
        "Qt 6.11",
        "a library of the system",
    ]
    assert dialog.text.toPlainText() == "Licence: MIT\n\nPermission is hereby granted"
    dialog.list.setCurrentRow(1)
    assert dialog.text.toPlainText() == "Licence: LGPL-3.0-only\n\nIts text is published by its authors."
    dialog.list.setCurrentRow(2)
    assert dialog.text.toPlainText() == "See there."


def test_the_about_box_leads_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    shown(window)
    window.notices.about()
    (box,) = window.findChildren(QMessageBox)
    box.findChild(QPushButton, "licences").click()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: bool(window.findChildren(LicencesDialog)))
    (dialog,) = window.findChildren(LicencesDialog)
    assert dialog.list.item(0).text().startswith("gah-desktop")
    dialog.reject()
