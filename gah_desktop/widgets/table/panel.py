"""A part of the table under its heading, without a frame; its content is one widget. No rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets.art.alphabet import draw_title, title_width
from gah_desktop.widgets.art.canvas import drawn_once
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.table.zones import title_height

if TYPE_CHECKING:
    from gah_desktop.app.table import Table
    from gah_desktop.widgets.table.desk import Desk
    from gah_desktop.widgets.table.views import ViewSpec, Words


class PanelSpec(NamedTuple):
    """A part of the table: where it lies, what it holds, what it is called.

    Modules bring such parts, which are shown while they are in play. The zones are "palace", "stage" (a band
    between palace and house, for modules), "neighbours" (above or below the other players), "ground" (between
    café and kitchen, in place of the door), "street", "desk", "caption" and "over": over the storeys of the
    house, while the content is wanted.
    """

    name: str
    place: tuple[str, int]  # the zone, and where in it, from the top or the left
    # its width where a zone is a row, its height where it is a column, in a window of 1280 x 800;
    # 0: what the others leave
    share: float | Callable[[Table], float]
    title: Words
    content: ViewSpec | Callable[[Desk, QWidget], QWidget]
    titled: bool = True  # whether the title is to be seen


class Content(QWidget):
    """What fills a panel if that is more than a view."""

    def sync(self) -> None:
        """After any change; the models show it already."""

    @property
    def wanted(self) -> bool:
        """Whether it has to be seen now; asked of what lies over the house."""
        return True

    def put_away(self) -> bool:
        """Escape: whether it went away for that."""
        return False


class Panel(QWidget):
    """A heading, and the content under it."""

    resized = Signal()

    def __init__(
        self,
        desk: Desk,
        content: QWidget | None = None,
        parent: QWidget | None = None,
        *,
        titled: bool = True,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._titled = titled
        self._title = ""
        self.content: QWidget | None = None
        self.setMinimumSize(1, 1)
        desk.look.changed.connect(self._restyle)
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
        return self.rect().adjusted(0, self._head(), 0, 0)

    def _head(self) -> int:
        """The heading grows with the reader's letters as far as the panel can spare the room."""
        if not self._titled:
            return 0
        letter = QFontInfo(self._desk.letters(self)).pixelSize()
        return min(title_height(letter, self._desk.look.scale), max(10, round(self.height() * 0.45)))

    def sizeHint(self) -> QSize:
        return QSize(60, 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._titled:
            return
        c, head, title = colours(self._desk.theme), self._head(), self._title

        def draw(inner: QPainter, at: QRectF) -> None:
            size = head * 0.56
            place = QRectF(0, 0, at.width() - 12, head * 0.86)
            draw_title(inner, place, title, c.gold_text, size, Qt.AlignmentFlag.AlignLeft)
            left = title_width(title, size) + 10
            inner.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # rules on whole pixels
            for y, ink in ((0.38, c.gold), (0.52, c.stone)):
                inner.fillRect(QRectF(left, round(head * y), at.width() - left, 1), ink)

        painter = QPainter(self)
        drawn_once(painter, QRectF(0, 0, self.width(), head), ("heading", title, self._desk.theme.name), draw)
        painter.end()

    def _arrange(self) -> None:
        if self.content is not None:
            self.content.setGeometry(self.inside())

    def _restyle(self) -> None:
        self._arrange()
        self.update()
