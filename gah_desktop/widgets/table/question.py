"""Asks once before something that is easily regretted, at its button; the table goes on. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.popup import BriefPopup


class Question(BriefPopup):
    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("question", desk, parent)
        self._host = parent
        self._then: Callable[[], object] | None = None
        self._tell: Callable[[], tuple[Sequence[str], str]] = lambda: ((), "")
        self._yes = self._button("Yes", self._agree, primary=True)
        self._no = self._button("No", self.put_away)
        self._lay_out(self._text, 1, self._no, self._yes)
        desk.table.decisionChanged.connect(self.put_away)

    def ask(
        self, tell: Callable[[], tuple[Sequence[str], str]], then: Callable[[], object], place: QRect
    ) -> None:
        """`tell` gives the sentences and the word on the button, in the language of the moment."""
        self._tell, self._then = tell, then
        self.retranslate()
        host = self._host
        em = self.fontMetrics().height()
        width = min(em * 22, host.width() - em)
        self._fit(width)
        local = QRect(host.mapFromGlobal(place.topLeft()), place.size())
        x = min(local.right() - width, host.width() - width - em // 2)
        below, above = local.bottom() + em // 3, local.top() - em // 3 - self.height()
        self.move(max(em // 2, x), below if below + self.height() < host.height() else above)
        self.show()
        self.raise_()
        self._focus_return.note()
        self._yes.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        sentences, agree = self._tell()
        self._text.setText("\n".join(sentences))
        self.setAccessibleName(self._text.text())
        self._yes.setText(agree)
        self._no.setText(self.tr("Go back"))

    def put_away(self) -> None:
        super().put_away()
        self._then = None

    def _agree(self) -> None:
        then, self._then = self._then, None
        self._focus_return.hide()
        if then is not None:
            then()
