"""Framed boxes over the table, with a text and buttons: hints, questions and the tutorial."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gah_desktop.widgets.art.heads import head_pixmap
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import label, row
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.focus import FocusReturn

PORTER = 38  # the staff card whose head speaks


class Popup(Retranslated, QWidget):
    """A text above a row of buttons. A box that speaks to the player has a head at its left."""

    def __init__(self, name: str, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._look = look
        self._head, self._text = QLabel(self), label(wrap=True)
        self._text.setObjectName(f"{name}Text")
        self._head.hide()
        self.hide()

    def _button(self, name: str, act: Callable[[], object], primary: bool = False) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{self.objectName()}{name}")
        if primary:
            button.setProperty("primary", True)
        button.clicked.connect(lambda: act())
        return button

    def _lay_out(self, content: QWidget, *buttons: QWidget | int) -> None:
        words = QVBoxLayout()
        words.addWidget(content)
        words.addLayout(row(*buttons))
        layout = QHBoxLayout(self)
        layout.addWidget(self._head, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)

    def _show_head(self) -> None:
        side = self.fontMetrics().height() * 3
        self._head.setPixmap(head_pixmap("staff", PORTER, side, self.devicePixelRatioF(), "cream"))
        self._head.show()

    def _fit(self, width: int) -> None:
        """Become as wide as this, and as high as the words need."""
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()  # or the rows inside would keep the size of the words before
        self.resize(width, layout.totalHeightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_frame(self, self._look.theme.card, self._look.theme.gold)


class BriefPopup(Popup):
    """A box that Escape or a click puts away, which returns the focus."""

    def __init__(self, name: str, desk: Desk, parent: QWidget) -> None:
        super().__init__(name, desk.look, parent)
        self._focus_return = FocusReturn(self, desk)

    def put_away(self) -> None:
        self._focus_return.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


def draw_frame(widget: QWidget, ground: QColor, ink: QColor) -> None:
    """Paint a widget that lies over the table: its ground and a double frame."""
    painter = QPainter(widget)
    painter.fillRect(widget.rect(), ground)
    painter.setPen(ink)
    for edge in (0, 3):
        painter.drawRect(widget.rect().adjusted(edge, edge, -1 - edge, -1 - edge))
    painter.end()
