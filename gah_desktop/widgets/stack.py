"""The stack that shows one page of the main window at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QStackedWidget, QWidget

from gah_desktop.widgets.registry import P, PageEntry

if TYPE_CHECKING:
    from gah_desktop.widgets.main_window import MainWindow


class PageStack(QStackedWidget):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, QWidget] = {}
        self.setObjectName("pages")

    def __getitem__(self, entry: PageEntry[P]) -> P:
        """Return a page. The first access creates it."""
        if entry.name not in self._made:
            page = entry.make(self._window, self)
            self._made[entry.name] = page
            self.addWidget(page)
        return cast(P, self._made[entry.name])

    @property
    def current(self) -> str:
        """The name of the page on show; "" before there is one."""
        shown = self.currentWidget()
        return next((name for name, page in self._made.items() if page is shown), "")
