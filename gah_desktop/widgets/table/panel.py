"""A titled panel of the table, painted like the rest of it; its content is one widget. No rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontInfo, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.theme import Theme

if TYPE_CHECKING:
    from gah_desktop.app.table import Table
    from gah_desktop.widgets.table.desk import Desk
    from gah_desktop.widgets.table.views import ViewSpec, Words


class PanelSpec(NamedTuple):
    """A panel of the table: where it stands, what it holds, what it is called.

    A module of rules brings such entries as `PANELS` in its file `panel.py`; they are shown while it is
    in play.
    """

    name: str
    place: tuple[str, int]  # the splitter, and where in it, from the top or the left
    weight: float | Callable[[Table], float]  # its share of the splitter
    title: Words
    content: ViewSpec | Callable[[Desk, QWidget], QWidget]
    titled: bool = True  # whether the title is to be seen


class Content(QWidget):
    """What fills a panel if that is more than a view."""

    def sync(self) -> None:
        """After any change; the models show it already."""


def plain_panel(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """A ground without a title, and so without the squares that close one."""
    painter.fillRect(rect, theme.panel)
    painter.setPen(theme.rule)
    painter.drawRect(rect.adjusted(0, 0, -1, -1))
    painter.setPen(theme.rule_soft)
    painter.drawRect(rect.adjusted(3, 3, -4, -4))


class Panel(QWidget):
    """A ground with a title, and its content inside."""

    resized = Signal()

    def __init__(
        self,
        look: Look,
        content: QWidget | None = None,
        parent: QWidget | None = None,
        *,
        titled: bool = True,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._titled = titled
        self._title = ""
        self.content: QWidget | None = None
        self._painted: tuple[object, ...] = ()  # what the picture of the ground shows
        self._picture = QPixmap()
        self.setMinimumSize(1, 1)
        look.changed.connect(self._restyle)
        if content is not None:
            self.set_content(content)

    def set_content(self, content: QWidget) -> None:
        self.content = content
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
        font_px = QFontInfo(self._font()).pixelSize()
        inside: QRect = art.panel_inside(QRectF(self.rect()), font_px, self._titled).toRect()
        return inside

    def _font(self) -> QFont:
        """A title grows with the reader's text size only as far as the panel can spare the room."""
        return roomy(self.font(), self._look.scale, min(self.height() / 9, self.width() / 16))

    def sizeHint(self) -> QSize:
        return QSize(60, 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        font = self._font()
        key = (self.width(), self.height(), ratio, theme.name, self._title, font.key())
        if key != self._painted:
            self._painted = key
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            painter.setFont(font)
            if self._titled:
                art.panel(painter, QRectF(self.rect()), theme, self._title)
            else:
                plain_panel(painter, self.rect(), theme)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _arrange(self) -> None:
        if self.content is not None:
            self.content.setGeometry(self.inside())

    def _restyle(self) -> None:
        self._arrange()
        self.update()
