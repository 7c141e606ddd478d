"""What all pages share: following theme and language, headings, buttons with drawn icons. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFontMetricsF,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from gah_desktop.widgets import art
from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import faded
from gah_desktop.widgets.art.facade_roof import QUIET, sky
from gah_desktop.widgets.art.facade_street import street
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.theme import Theme

ICON = "gahIcon"
HAZE = 140  # of 255
PAVEMENT = 3.3  # letters
WIDTH, HEIGHT, LARGEST = 1280, 800, 1.6  # from which size of a page on letters grow, and how far
ROLES = (("heading", 1.15), ("prompt", 1.3))  # as in the style sheet


def em(widget: QWidget) -> float:
    """The widget's letter height in pixels: the unit of all sizes."""
    return QFontMetricsF(widget.font()).height() * 0.8


def grown(page: QWidget) -> float:
    """How many times the usual letters a page has room for, in tenths; one up to the usual window."""
    room = max(1.0, min(page.width() / WIDTH, page.height() / HEIGHT))
    return round(min(LARGEST, float(room**0.8)), 1)


def enlarge(part: QWidget, times: float) -> None:
    """Larger letters in a part of a page; nothing is done twice."""
    letter = part.font().pointSizeF()
    window = part.parentWidget()
    if window is not None:
        letter = window.font().pointSizeF()  # its own are those of the last time
    roles = "".join(
        f'QLabel[role="{role}"] {{ font-size: {letter * times * n:.1f}pt; }} ' for role, n in ROLES
    )
    sheet = f"QPushButton, QLabel {{ font-size: {letter * times:.1f}pt; }} {roles}" if times > 1 else ""
    if part.styleSheet() != sheet:
        part.setStyleSheet(sheet)


def draw_street(painter: QPainter, rect: QRectF, theme: Theme, pavement: float) -> None:
    """The sky over the city, hazy so that words can be read on it, and so much of the pavement."""
    kerb = rect.bottom() - pavement
    air = QRectF(rect.left(), rect.top(), rect.width(), kerb - rect.top())
    sky(painter, air, theme, QUIET)
    painter.fillRect(air, faded(theme.window, HAZE))
    street(painter, QRectF(rect.left(), kerb, rect.width(), pavement), theme, None)


class Page(Retranslated, QWidget):
    """A widget that says everything anew in another language, and recolours its icons with the theme."""

    in_the_street = False  # whether it lies under the sky, over the pavement that its last row stands on

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._stale = True  # dressed in another look than the one in force
        look.changed.connect(self._look_changed)

    def refresh(self) -> None:
        """About to be shown: what may have changed elsewhere is read again."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.in_the_street:
            painter = QPainter(self)
            draw_street(painter, QRectF(self.rect()), self.look.theme, em(self) * PAVEMENT)
            painter.end()

    def _look_changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._dress()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Arrange the parts for the size of the page and of its letters."""

    def _dress(self) -> None:
        self._stale = False
        self.restyle()

    def restyle(self) -> None:
        """In another theme or text size, once for each, and not before the page is seen."""
        QTimer.singleShot(0, self, self.fit)  # nothing may change parents while the style changes
        theme = self.look.theme
        # not the buttons of Qt's own views: PySide would keep each of them for ever
        for child in self.findChildren(QPushButton):
            name = child.property(ICON)
            if name:
                primary = bool(child.property("primary"))
                ink = theme.on_accent if primary else theme.gold
                child.setIcon(art.icon(str(name), ink, theme.muted))
                side = round(em(child) * 1.3)
                child.setIconSize(QSize(side, side))


class Title(QLabel):
    """The heading of a page, in the letters of the poster; who cannot see it reads the words."""

    def __init__(self, large: float = 1.0) -> None:
        super().__init__()
        self._large = large  # times the usual heading, on one line as long as there is room for
        self.setTextFormat(Qt.TextFormat.PlainText)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width(), round(size.height() * self._large))

    def minimumSizeHint(self) -> QSize:
        if self._large == 1.0:
            return super().minimumSizeHint()
        return QSize(round(em(self) * 4), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self.palette().color(self.foregroundRole())
        centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        align = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        size = QFontMetricsF(self.font()).capHeight() * 1.06 * self._large
        draw_title(painter, QRectF(self.rect()), self.text(), ink, size, align)
        painter.end()


def label(role: str = "", wrap: bool = False) -> QLabel:
    """A label in one of the style sheet's roles."""
    result = Title() if role == "title" else QLabel()
    result.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        result.setProperty("role", role)
    result.setWordWrap(wrap)
    return result


class FieldWord(QLabel):
    """What a field is called: as high as its buddy, so that both words stand on one line."""

    def __init__(self, role: str = "muted") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)

    def sizeHint(self) -> QSize:
        hint, field = super().sizeHint(), self.buddy()
        return hint if field is None else hint.expandedTo(QSize(0, field.sizeHint().height()))


def button(icon: str = "", clicked: Callable[[], object] | None = None, primary: bool = False) -> QPushButton:
    """A push button with one of the game's own pictograms."""
    result = QPushButton()
    result.setAutoDefault(True)  # so that Enter presses it as well
    if icon:
        result.setProperty(ICON, icon)
    if primary:
        result.setProperty("primary", True)
    if clicked is not None:
        result.clicked.connect(lambda: clicked())
    return result


def narrow(control: QPushButton, how: str = "true") -> None:
    """As narrow as its words; "tight": as its pictogram alone; "": as wide as others."""
    if (control.property("narrow") or "") != how:
        control.setProperty("narrow", how)
        if control.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            control.style().unpolish(control)
            control.style().polish(control)


def panel() -> QFrame:
    """A framed ground for things that belong together."""
    frame = QFrame()
    frame.setProperty("panel", True)
    return frame


def row(*parts: QWidget | int) -> QHBoxLayout:
    """Widgets beside each other; a number is a stretch."""
    layout = QHBoxLayout()
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        else:
            layout.addWidget(part)
    return layout


def with_key(text: str, key: QKeySequence | QKeySequence.StandardKey) -> str:
    """A tool tip that names the key, as menus do."""
    shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({shown})" if shown else text


class LongList(QComboBox):
    """A drop-down list with many entries: as many as the screen has room for are shown whole.

    Where it scrolls all the same, the scroll bar takes nothing off the words.
    """

    MOST = 20  # without scrolling

    def showPopup(self) -> None:
        view = self.view()
        screen, top = self.screen().availableGeometry(), self.mapToGlobal(QPoint(0, 0)).y()
        room = (
            max(screen.bottom() - top - self.height(), top - screen.top()) - 2 * self.fontMetrics().height()
        )
        self.setMaxVisibleItems(max(1, min(self.MOST, room // max(1, view.sizeHintForRow(0)))))
        bar, frame = view.verticalScrollBar().sizeHint().width(), view.width() - view.viewport().width()
        view.setMinimumWidth(view.sizeHintForColumn(self.modelColumn()) + bar + frame)
        super().showPopup()


def fill_combo(combo: QComboBox, entries: Sequence[tuple[object, str]], icons: Sequence[QIcon] = ()) -> None:
    """Give the entries of a list new words; what was chosen stays chosen, and nobody is told."""
    chosen = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for index, (value, text) in enumerate(entries):
        combo.addItem(icons[index] if icons else QIcon(), text, value)
    combo.setCurrentIndex(max(0, combo.findData(chosen)))
    combo.blockSignals(False)


def select(combo: QComboBox, value: object) -> None:
    """Choose by what an entry stands for; the first one if it is not there."""
    combo.setCurrentIndex(max(0, combo.findData(value)))


def seat_icon(theme: Theme, colour: int, side: int = 32) -> QIcon:
    """A player's mark, as it is on the table."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.seat_marker(painter, QRectF(2, 2, side - 4, side - 4), theme, colour)
    painter.end()
    return QIcon(picture)


def app() -> QApplication:
    return cast(QApplication, QApplication.instance())


def name(widget: QObject, object_name: str) -> None:
    """For tests and assistive tools."""
    widget.setObjectName(object_name)
