"""Between two people at one machine: hides the table until the next person is there. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art.drape import draw_drape
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import label
from gah_desktop.widgets.retranslate import Retranslated


class Curtain(Retranslated, QWidget):
    lifted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setObjectName("curtain")
        self._look = look
        self._name = ""
        self._title = label("title", wrap=True)
        self._explained = QLabel(self)
        self._explained.setWordWrap(True)
        for words in (self._title, self._explained):
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._button = QPushButton(self)
        self._button.setObjectName("curtainButton")
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self.lifted)
        layout = QVBoxLayout(self)
        layout.addStretch(4)
        for widget in (self._title, self._explained, self._button):
            layout.addWidget(widget)
            layout.addSpacing(12)
        layout.setAlignment(self._button, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        look.changed.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the table behind it need not be painted
        self.hide()

    def fall(self, name: str) -> None:
        self._name = name
        self.retranslate()
        self.setGeometry(self._host.rect())
        self.raise_()
        self.show()
        self.take_focus()

    def take_focus(self) -> None:
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab leads nowhere behind it."""
        return self.isVisible() or super().focusNextPrevChild(next)

    def retranslate(self) -> None:
        self._title.setText(fill(self.tr("%1, it is your turn"), self._name))
        self._explained.setText(
            self.tr("The table stays hidden until you say that nobody else is looking at your cards.")
        )
        name = self._name.replace("&", "&&")  # no key of the button's
        self._button.setText(fill(self.tr("I am %1: show the table"), name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines of a length that is read with ease."""
        super().resizeEvent(event)
        side = max(self.width() // 12, (self.width() - 40 * self.fontMetrics().height()) // 2)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, 0, side, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        theme, whole = self._look.theme, QRectF(self.rect())
        draw_drape(painter, whole, theme)
        em = float(self.fontMetrics().height())
        words = self._title.geometry().united(self._explained.geometry()).united(self._button.geometry())
        board = QRectF(words).adjusted(-em * 2, -em * 2, em * 2, em * 2) & whole.adjusted(em, em, -em, -em)
        art.panel(painter, board, theme)
        painter.end()
