"""Opens the reference when the main window asks for it, keeps it open, and tells it of the running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gah_desktop.widgets.context import Context

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog
    from gah_desktop.reference.window import ReferenceWindow
    from gah_desktop.widgets.main_window import MainWindow


class Opener(QObject):
    """The window is made when it is first wanted: most games are played without it."""

    def __init__(self, context: Context, catalog: Callable[[], Catalog], parent: MainWindow) -> None:
        super().__init__(parent)
        parent.closed.connect(self._close)
        self._context = context
        self._catalog = catalog
        self._window: ReferenceWindow | None = None

    def open(self, kind: str = "", id: str = "") -> None:
        from gah_desktop.reference.window import ReferenceWindow

        context = self._context
        if self._window is None:
            self._window = ReferenceWindow(
                context.settings, context.look, self._catalog(), overrides=context.paths.overrides_file
            )
        self._window.set_table(context.session if context.session.has_game else None)
        self._window.open_page(kind, id)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()

    def _close(self) -> None:
        """It does not outlive the main window."""
        if self._window is not None:
            self._window.close()
