"""The poster of the start page: the hotel as a Secession facade, drawn from squares. Knows no game."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gah_desktop.widgets import art
from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import Painter, box, checker, faded, line, mixed, shrunk
from gah_desktop.widgets.art.facade_specs import DARK_PANE
from gah_desktop.widgets.art.specs import State
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em
from gah_desktop.widgets.theme import Theme

NAME = ("Grand", "Austria", "Hotel")  # a proper name, the same in every language
# The windows of the front, from the top floor down: which are lit, and in which guest colour.
WINDOWS = ("b-r-y", "-yb-r", "rb-y-", "y-rb-")
COLOURS = {"b": "blue", "r": "red", "y": "yellow"}


def _poster(painter: QPainter, rect: QRectF, theme: Theme, caption: str, state: State) -> None:
    """Name above, front below, between two chequered bands; it fills any rect that is not too flat."""
    painter.fillRect(rect, theme.panel)
    box(painter, rect, theme.rule, 1)
    inner = shrunk(rect, max(4.0, rect.width() * 0.012))
    box(painter, inner, theme.gold, 1.6)
    unit = min(inner.width() / 100, inner.height() / 128)
    field = shrunk(inner, unit * 2)
    title = QRectF(field.left(), field.top() + unit * 3, field.width(), unit * 37)
    name = QRectF(field.center().x() - unit * 33, title.top(), unit * 66, title.height())
    _sky(painter, field, theme, unit, name)
    _title(painter, title, theme, unit)
    foot = QRectF(field.left(), field.bottom() - unit * 6, field.width(), unit * 6)
    painter.fillRect(foot, theme.panel)
    draw_title(painter, foot, caption, theme.gold, unit * 2.6)
    ground = foot.top()
    checker(painter, QRectF(field.left(), ground - unit * 2, field.width(), unit * 2), theme.gold)
    front = QRectF(0, 0, unit * 84, ground - unit * 2 - title.bottom() - unit)
    front.moveCenter(QPointF(field.center().x(), 0))
    front.moveBottom(ground - unit * 2)
    _front(painter, front, theme, unit)


def _sky(painter: QPainter, rect: QRectF, theme: Theme, unit: float, name: QRectF) -> None:
    """By day the rays of a sun behind the dome, by night rings and squared stars, none among the letters."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.inset)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.47)
    if not theme.dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.glow, 34))
        reach = max(rect.width(), rect.height())
        for index in range(24):
            a, b = (index / 24) * 2 * pi, (index / 24 + 1 / 48) * 2 * pi
            painter.drawPolygon(
                QPolygonF(
                    [
                        centre,
                        QPointF(centre.x() + cos(a) * reach, centre.y() + sin(a) * reach),
                        QPointF(centre.x() + cos(b) * reach, centre.y() + sin(b) * reach),
                    ]
                )
            )
        painter.restore()
        return
    painter.setPen(QPen(faded(theme.gold, 70), max(0.6, unit * 0.18)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, 9):
        painter.drawEllipse(centre, unit * 11 * ring, unit * 11 * ring)
    for index in range(34):
        x = rect.left() + (index * 61 % 97) / 97 * rect.width()
        y = rect.top() + (index * 37 % 89) / 89 * rect.height() * 0.62
        side = unit * (0.5 + index % 3 * 0.28)
        star = QRectF(x, y, side, side)
        if not star.intersects(name):
            painter.fillRect(star, faded(theme.glow, 150 + index % 3 * 40))
    painter.restore()


def _title(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    height = rect.height() / 3
    ink = theme.accent if not theme.dark else theme.glow
    for index, word in enumerate(NAME):
        place = QRectF(rect.left(), rect.top() + index * height, rect.width(), height)
        block = QRectF(place.center().x() - unit * 29, place.top(), unit * 58, place.height())
        draw_title(painter, block, word, ink, unit * 9.4, Qt.AlignmentFlag.AlignJustify)
        if index < 2:
            y = place.bottom()
            for shift in (-unit * 0.35, unit * 0.35):
                for start, end in ((0.05, 0.44), (0.56, 0.95)):
                    line(
                        painter, rect.left() + rect.width() * start, y + shift,
                        rect.left() + rect.width() * end, y + shift, theme.gold, max(0.7, unit * 0.2),
                    )  # fmt: skip
            side = unit * 1.3
            for step in (-2.2, 0, 2.2):
                painter.fillRect(
                    QRectF(rect.center().x() + step * side - side / 2, y - side / 2, side, side), theme.gold
                )


def _front(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    """Two wings, the middle with the laurel dome, the door with its two trees."""
    wall = mixed(theme.card, theme.gold, 0.10)
    roof = rect.top() + rect.height() * 0.30
    wings = QRectF(rect.left(), roof + unit * 4, rect.width(), rect.bottom() - roof - unit * 4)
    middle = QRectF(0, roof - unit * 3, rect.width() * 0.46, rect.bottom() - roof + unit * 3)
    middle.moveCenter(QPointF(rect.center().x(), middle.center().y()))
    _dome(painter, QPointF(rect.center().x(), middle.top() - unit * 2), unit * 11, theme, unit)
    for block in (wings, middle):
        painter.fillRect(block, wall)
        box(painter, block, theme.gold, max(1.0, unit * 0.35))
        band = QRectF(block.left(), block.top(), block.width(), unit * 2)
        checker(painter, shrunk(band, unit * 0.4, unit * 0.2), theme.gold)
    for x in (middle.left(), middle.right() - unit * 5):
        pylon = QRectF(x, middle.top() - unit * 5, unit * 5, unit * 6)
        painter.fillRect(pylon, wall)
        box(painter, pylon, theme.gold, max(1.0, unit * 0.35))
        art.paint_svg(painter, "laurel", shrunk(pylon, unit * 0.7), theme.gold)
    base = rect.bottom() - unit * 15
    panes = QRectF(middle.left(), middle.top() + unit * 3, middle.width(), base - middle.top() - unit * 3)
    _windows(painter, panes, 5, theme, unit)
    side = (rect.width() - middle.width()) / 2
    for start, shift in ((rect.left(), 1), (middle.right(), 3)):
        place = QRectF(start, wings.top() + unit * 3, side, rect.bottom() - wings.top() - unit * 4)
        _windows(painter, place, 3, theme, unit, shift)
    _door(painter, QRectF(rect.center().x() - unit * 8, base, unit * 16, unit * 15), theme, unit)


def _dome(painter: QPainter, centre: QPointF, radius: float, theme: Theme, unit: float) -> None:
    """A ball of laurel leaves: lozenges on the arcs of a half circle and a little more."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.gold, 60))
    painter.drawEllipse(centre, radius, radius)
    leaf = unit * 1.25
    for ring in range(1, 7):
        reach = radius * ring / 6 * 0.94
        count = max(1, round(2 * pi * reach / (leaf * 1.7)))
        for index in range(count):
            angle = (index + ring % 2 / 2) / count * 2 * pi
            x, y = centre.x() + cos(angle) * reach, centre.y() - sin(angle) * reach
            ink = theme.gold if (index + ring) % 3 else theme.glow
            painter.setBrush(ink)
            painter.save()
            painter.translate(x, y)
            painter.rotate(45 - angle * 180 / pi)
            painter.drawRect(QRectF(-leaf / 2, -leaf / 2, leaf, leaf * 0.8))
            painter.restore()
    box(
        painter,
        QRectF(centre.x() - radius * 0.8, centre.y() + radius * 0.62, radius * 1.6, unit * 2),
        theme.gold,
    )


def _windows(
    painter: QPainter, rect: QRectF, columns: int, theme: Theme, unit: float, shift: int = 0
) -> None:
    """A grid of windows; a lit one shows the colour of its guest."""
    rows = max(2, min(4, int(rect.height() / (unit * 6.5))))
    width, height = rect.width() / columns, rect.height() / rows
    for floor in range(rows):
        for column in range(columns):
            place = QRectF(rect.left() + column * width, rect.top() + floor * height, width, height)
            pane = QRectF(0, 0, min(width * 0.62, unit * 5), min(height * 0.74, unit * 7))
            pane.moveCenter(place.center())
            _window(painter, pane, theme, unit, WINDOWS[floor][(column + shift) % 5])


def _window(painter: QPainter, pane: QRectF, theme: Theme, unit: float, kind: str) -> None:
    lit = COLOURS.get(kind)
    dark = theme.inset if theme.dark else mixed(theme.panel, DARK_PANE, 0.45)
    painter.fillRect(pane, theme.guest[lit].strong if lit else dark)
    box(painter, pane, theme.gold, max(0.8, unit * 0.25))
    line(painter, pane.center().x(), pane.top(), pane.center().x(), pane.bottom(), theme.gold, unit * 0.2)
    y = pane.top() + pane.height() * 0.32
    line(painter, pane.left(), y, pane.right(), y, theme.gold, unit * 0.2)
    sill = QRectF(pane.left() - unit * 0.5, pane.bottom(), pane.width() + unit, unit * 0.5)
    painter.fillRect(sill, theme.gold)


def _door(painter: QPainter, rect: QRectF, theme: Theme, unit: float) -> None:
    """The door stands open and is lit from inside; a bell boy's crest above, a laurel tree on each side."""
    box(painter, rect, theme.gold, max(1.0, unit * 0.35))
    canopy = QRectF(rect.left() - unit * 2, rect.top(), rect.width() + unit * 4, unit * 2.6)
    painter.fillRect(canopy, theme.accent)
    checker(painter, QRectF(canopy.left(), canopy.bottom() - unit, canopy.width(), unit), theme.panel, 1)
    opening = shrunk(rect, unit * 2.4, 0).adjusted(0, unit * 4, 0, 0)
    painter.fillRect(opening, theme.glow)
    half = opening.width() / 2
    wing = theme.guest["red"].soft if theme.dark else theme.accent
    for start, lean in ((opening.left(), 1), (opening.right(), -1)):
        painter.setPen(QPen(theme.gold, max(0.8, unit * 0.25)))
        painter.setBrush(wing)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(start, opening.top()),
                    QPointF(start + lean * half * 0.55, opening.top() + unit * 1.2),
                    QPointF(start + lean * half * 0.55, opening.bottom()),
                    QPointF(start, opening.bottom()),
                ]
            )
        )
    for x in (rect.left() - unit * 9, rect.right() + unit * 3):
        tub = QRectF(x + unit, rect.bottom() - unit * 3.4, unit * 4, unit * 3.4)
        line(
            painter,
            tub.center().x(),
            tub.top(),
            tub.center().x(),
            tub.top() - unit * 4,
            theme.gold,
            unit * 0.5,
        )
        _dome(painter, QPointF(tub.center().x(), tub.top() - unit * 5.4), unit * 2.9, theme, unit * 0.62)
        painter.fillRect(tub, theme.panel)
        checker(painter, shrunk(tub, unit * 0.4), theme.gold, 3)
        box(painter, tub, theme.gold, max(0.8, unit * 0.25))


poster = Painter(_poster)


class Poster(QWidget):
    """The poster as a widget that takes whatever room is left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_caption(self, text: str) -> None:
        self.caption = text
        self.setAccessibleName(text)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 10), round(em(self) * 14))

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 34), round(em(self) * 42))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = QRectF(self.rect())
        width = min(place.width(), place.height() * 1.25)
        place.adjust((place.width() - width) / 2, 0, -(place.width() - width) / 2, 0)
        poster(painter, place, self._look.theme, self.caption)
        painter.end()
