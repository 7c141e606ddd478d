"""Tells a screen reader something that nothing on the screen stands for. Knows no words."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(where: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # takes long, and a start needs none

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(where, text))
