"""A start as usual with a game, until its table has been painted. Imports no more than that needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from gah_desktop.app.paths import Paths
from gah_desktop.desktop import start


def first_table(folder: str, file: str, then: Callable[[], object], whole: bool = False) -> None:
    """`then` is called when the table of the game in the file has been painted: what is in the middle of it,
    or with `whole` all of it."""
    application, window = start(Path(file), "en", "night", Paths(Path(folder)))
    window.resize(1280, 800)
    frames = window.table_page.desk.frames

    def tell() -> None:
        if not whole:
            then()
        elif frames.waiting:
            QTimer.singleShot(1, tell)
        else:
            QTimer.singleShot(1, then)  # what waited last is painted by then

    painted = Painted(window.table_page, lambda: QTimer.singleShot(0, tell))
    window.show()
    application.qt.exec()
    painted.deleteLater()


class Painted(QObject):
    """Tells whenever a widget is painted."""

    def __init__(self, watched: QObject, then: Callable[[], object]) -> None:
        super().__init__()
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Paint):
            self._then()
        return False
