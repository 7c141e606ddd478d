"""A label whose words always fit: smaller, or on more lines, before they would be cut off. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gah_desktop.models.plain import as_plain
from gah_desktop.widgets import art
from gah_desktop.widgets.table.desk import Desk


class Fitted(QLabel):
    def __init__(
        self, desk: Desk, parent: QWidget, *, size: float = 1.0, bold: bool = False, ink: str = "text"
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._size = size  # of the reader's letters
        self._bold = bold
        self._ink = ink  # one of the theme's colours
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_size(self, size: float) -> None:
        if size != self._size:
            self._size = size
            self.updateGeometry()

    def say(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)
            self.setToolTip(as_plain(text))

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 10, round(height * 1.7 * self._size))

    def minimumSizeHint(self) -> QSize:
        return QSize(20, self.sizeHint().height())

    def lines_height(self, width: int) -> int:
        """The height in which its words are as large as they should be."""
        font = QFont(self.font())
        font.setPixelSize(max(1, round(QFontInfo(font).pixelSize() * self._size)))
        room = QRect(0, 0, max(1, width), 1 << 16)
        wrapped = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        return wrapped.height() if self.text() else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        ink = getattr(self._desk.theme, self._ink)
        size = art.em(painter) * self._size
        left = Qt.AlignmentFlag.AlignLeft
        art.draw_text(painter, QRectF(self.rect()), self.text(), ink, size, bold=self._bold, align=left)
        painter.end()
