"""The keyboard goes back to where it was when the thing that had drawn it goes away. No looks, no rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets.table.desk import Desk


class FocusReturn:
    """For one widget of a table that takes the focus for a while."""

    def __init__(self, widget: QWidget, desk: Desk) -> None:
        self._widget = widget
        self._desk = desk
        self._before: QWidget | None = None

    @property
    def is_needed(self) -> bool:
        """Whether the focus is in the widget."""
        focus = self._widget.window().focusWidget()
        return focus is not None and self._widget.isAncestorOf(focus)

    def note(self) -> None:
        """The widget is about to take the focus."""
        if not self.is_needed:
            self._before = self._widget.window().focusWidget()

    def hide(self) -> None:
        """Hide the widget; who was in it is led back."""
        needed = self.is_needed
        self._widget.hide()
        if needed:
            self._lead_back()

    def give_back(self) -> None:
        """The same for who hides the widget otherwise."""
        if self.is_needed:
            self._lead_back()

    def _lead_back(self) -> None:
        before = self._before
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._desk.focusWanted.emit()
