"""Boxes that tell or ask something and whose words are never cut off. Knows no page."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox


def make_room(box: QMessageBox) -> None:
    """The style sheet's least width of a button would let a narrow box cut its words."""
    for button in box.buttons():
        button.ensurePolished()
        button.setMinimumWidth(button.sizeHint().width())
