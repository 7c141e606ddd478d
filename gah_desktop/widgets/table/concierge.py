"""The concierge of a guided first evening: a few words beside what they are about. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gah_desktop.app.evening import STEPS, Evening
from gah_desktop.text.terms import fill
from gah_desktop.widgets.art.heads import head_pixmap
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import narrow
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.spoken import announce
from gah_desktop.widgets.table.notes import Spare, beside

if TYPE_CHECKING:
    from gah_desktop.widgets.table.page import TablePage

PORTER = 38  # the staff card whose head he wears


class Concierge(Retranslated, QWidget):
    def __init__(self, look: Look, evening: Evening, page: TablePage) -> None:
        super().__init__(page)
        self.setObjectName("concierge")
        self._look, self._evening, self._page = look, evening, page
        self._said = ""
        self._head, self._text, self._count = QLabel(self), QLabel(self), QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setObjectName("conciergeText")
        self._count.setProperty("role", "muted")
        self._go_on, self._leave = QPushButton(self), QPushButton(self)
        self._go_on.setObjectName("conciergeGoOn")
        self._go_on.setProperty("primary", True)
        self._leave.setObjectName("conciergeLeave")
        for control in (self._go_on, self._leave):
            narrow(control)
        self._go_on.clicked.connect(evening.go_on)
        self._leave.clicked.connect(self._ask_to_leave)
        words = QVBoxLayout()
        words.addWidget(self._text)
        row = QHBoxLayout()
        row.addWidget(self._count)
        row.addStretch(1)
        row.addWidget(self._leave)
        row.addWidget(self._go_on)
        words.addLayout(row)
        layout = QHBoxLayout(self)
        layout.addWidget(self._head, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        evening.changed.connect(self.sync)
        look.changed.connect(self.sync)
        self.hide()
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
        side = self.fontMetrics().height() * 3
        self._head.setPixmap(head_pixmap("staff", PORTER, side, self.devicePixelRatioF(), "cream"))
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
        width = min(em * 26, self._page.width() - em)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        height = layout.totalHeightForWidth(width)
        self.resize(width, height)
        about = self._page.place_of(step.place)
        spare = Spare([self._page.place_of("bar"), *self._page.at_work()], [about])
        self.move(beside(about, QSize(width, height), self._page.rect(), em // 2, spare))
        self.raise_()

    def retranslate(self) -> None:
        self._go_on.setText(self.tr("Go on"))
        self._leave.setText(self.tr("I know the rest"))
        self._leave.setToolTip(self.tr("Play on without advice"))
        self.setAccessibleName(self.tr("The concierge"))
        self.sync()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.card)
        painter.setPen(theme.gold)
        for edge in (0, 3):
            painter.drawRect(QRect(self.rect()).adjusted(edge, edge, -1 - edge, -1 - edge))
        painter.end()
