"""A titled panel of the table, painted like the rest of it; its content is one widget. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look


class Panel(QWidget):
    """`content` fills the inside; `aside`, if there is one, sits in the title's line at the right."""

    def __init__(
        self, look: Look, content: QWidget | None = None, parent: QWidget | None = None, *, titled: bool = True
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._titled = titled
        self._title = ""
        self._content: QWidget | None = None
        self.setMinimumSize(1, 1)
        look.changed.connect(self._restyle)
        if content is not None:
            self.set_content(content)

    def set_content(self, content: QWidget) -> None:
        self._content = content
        content.setParent(self)
        self._arrange()

    @property
    def title(self) -> str:
        return self._title

    def set_title(self, title: str) -> None:
        if title != self._title:
            self._title = title
            self.setAccessibleName(title)
            self.update()

    def inside(self) -> QRect:
        font_px = self.fontInfo().pixelSize()
        inside: QRect = art.panel_inside(QRectF(self.rect()), font_px, self._titled).toRect()
        return inside

    def sizeHint(self) -> QSize:
        return QSize(60, 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        art.panel(painter, QRectF(self.rect()), self._look.theme, self._title if self._titled else "")
        painter.end()

    def _arrange(self) -> None:
        if self._content is not None:
            self._content.setGeometry(self.inside())

    def _restyle(self) -> None:
        self._arrange()
        self.update()
