"""A start as usual with a game, until its table has been painted. Imports no more than that needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from gah_desktop.app.paths import Paths
from gah_desktop.desktop import start


def first_table(folder: str, file: str, then: Callable[[], object]) -> None:
    """`then` is called when the table of the game in the file has been painted."""
    application, window = start(Path(file), "en", "night", Paths(Path(folder)))
    window.resize(1280, 800)
    painted = _Painted(window.table_page, then)
    window.show()
    application.qt.exec()
    painted.deleteLater()


class _Painted(QObject):
    """Tells when a widget has been painted for the first time."""

    def __init__(self, watched: QObject, then: Callable[[], object]) -> None:
        super().__init__()
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False
