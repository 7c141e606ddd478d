"""Asks once before something that is easily regretted, at its button; the table goes on. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.focus import FocusReturn


class Question(Retranslated, QWidget):
    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setObjectName("question")
        self._desk = desk
        self._then: Callable[[], object] | None = None
        self._tell: Callable[[], tuple[Sequence[str], str]] = lambda: ((), "")
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._yes = QPushButton(self)
        self._yes.setObjectName("questionYes")
        self._yes.setProperty("primary", True)
        self._no = QPushButton(self)
        self._no.setObjectName("questionNo")
        self._yes.clicked.connect(self._agree)
        self._no.clicked.connect(self.put_away)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._no)
        row.addWidget(self._yes)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._text)
        self._layout.addLayout(row)
        desk.table.decisionChanged.connect(self.put_away)
        self._focus_return = FocusReturn(self, desk)
        self.hide()

    def ask(
        self, tell: Callable[[], tuple[Sequence[str], str]], then: Callable[[], object], place: QRect
    ) -> None:
        """`tell` gives the sentences and the word on the button, in the language of the moment."""
        self._tell, self._then = tell, then
        self.retranslate()
        host = self._host
        em = self.fontMetrics().height()
        width = min(em * 22, host.width() - em)
        self.setFixedWidth(width)
        self.resize(width, self._layout.heightForWidth(width))
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
        self._focus_return.hide()
        self._then = None

    def _agree(self) -> None:
        then, self._then = self._then, None
        self._focus_return.hide()
        if then is not None:
            then()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        painter.fillRect(self.rect(), theme.card)
        painter.setPen(theme.gold)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.drawRect(self.rect().adjusted(3, 3, -4, -4))
        painter.end()
