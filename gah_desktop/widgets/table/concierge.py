"""The concierge of a guided first evening: a few words beside what they are about. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from gah_desktop.app.evening import STEPS, Evening
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import label, narrow
from gah_desktop.widgets.spoken import announce
from gah_desktop.widgets.table.notes import Spare, beside
from gah_desktop.widgets.table.popup import Popup

if TYPE_CHECKING:
    from gah_desktop.widgets.table.page import TablePage


class Concierge(Popup):
    def __init__(self, look: Look, evening: Evening, page: TablePage) -> None:
        super().__init__("concierge", look, page)
        self._evening, self._page = evening, page
        self._said = ""
        self._count = label("muted")
        self._go_on = self._button("GoOn", evening.go_on, primary=True)
        self._leave = self._button("Leave", self._ask_to_leave)
        for control in (self._go_on, self._leave):
            narrow(control)
        self._lay_out(self._text, self._count, 1, self._leave, self._go_on)
        evening.changed.connect(self.sync)
        look.changed.connect(self.sync)
        self.retranslate()

    def sync(self) -> None:
        """Say what there is to say now, where it belongs."""
        step = self._evening.step
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        if focus is not None and had_focus:
            focus.clearFocus()  # or Qt would give it to what comes next, and that would count as chosen
        if step is None or not self._page.table.has_game:
            self.hide()
            if had_focus:
                self._page.take_focus()
            return
        self._text.setText(self._evening.text())
        self._count.setText(fill(self.tr("%1 of %2"), self._evening.number, len(STEPS)))
        self._go_on.setVisible(step.is_read)
        self._show_head()
        self.show()
        self.place()
        if self._text.text() != self._said:
            self._said = self._text.text()
            announce(self, self._said)
        if not self._page.isVisible():
            return
        if not self.take_focus() and had_focus:  # not to the button that ends all advice
            self._page.take_focus()

    def take_focus(self) -> bool:
        """The keyboard goes on with him first, where he only wants to be read."""
        step = self._evening.step
        if step is None or step.tries or not self.isVisible():
            return False
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _ask_to_leave(self) -> None:
        """Once, for he does not come back in this game."""

        def tell() -> tuple[Sequence[str], str]:
            asked = self.tr("Do you want to play on without advice? It does not come back in this game.")
            return (asked,), self.tr("I know the rest")

        place = QRect(self._leave.mapToGlobal(self._leave.rect().topLeft()), self._leave.size())
        self._page.question.ask(tell, self._evening.leave, place)

    def place(self) -> None:
        """Beside the part of the table it is about, and on nothing that one works with if that can be."""
        step = self._evening.step
        if step is None:
            return
        em = self.fontMetrics().height()
        self._fit(min(em * 26, self._page.width() - em))
        about = self._page.place_of(step.place)
        spare = Spare([self._page.place_of("bar"), *self._page.at_work()], [about])
        self.move(beside(about, self.size(), self._page.rect(), em // 2, spare))
        self.raise_()

    def retranslate(self) -> None:
        self._go_on.setText(self.tr("Go on"))
        self._leave.setText(self.tr("I know the rest"))
        self._leave.setToolTip(self.tr("Play on without advice"))
        self.setAccessibleName(self.tr("The concierge"))
        self.sync()
