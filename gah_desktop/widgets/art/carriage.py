"""The Emperor's carriage in the street before a hotel, for the page of his visit; knows no rules."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.art.facade import house
from gah_desktop.widgets.art.facade_roof import QUIET, sky
from gah_desktop.widgets.art.facade_specs import BY_DAY, HouseArt, colours
from gah_desktop.widgets.art.facade_street import street
from gah_desktop.widgets.art.facade_window import warm_light
from gah_desktop.widgets.art.heads import draw_head
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.outlines import outline
from gah_desktop.widgets.art.specs import State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

# the same by day and by night: it has lamps of its own
GOLD, BODY, LEATHER, GREY, SHADE = (
    QColor(ink) for ink in ("#E0B04A", "#17331F", "#7A1F2B", "#FBF8F0", "#D9D2C2")
)
INK = QColor("#20212E")
COACHMAN = 5  # a member of staff
MARGIN = 0.04  # of the width, before the carriage
STREET = 0.2  # of the height that is left under the words
LENGTH, HEIGHT = 620.0, 230.0  # of carriage and horses, in the units of the outlines; the ground is 0
_HORSE = (
    "M20 -118 Q60 -126 104 -116 Q128 -120 142 -150 Q150 -176 170 -186 L176 -198 L182 -184 Q200 -172 214 -152 "
    "Q216 -142 204 -140 L186 -148 Q176 -140 170 -116 Q166 -96 152 -86 L158 -52 L146 0 H134 L140 -50 L126 -74 "
    "Q92 -66 66 -72 L50 -46 L56 0 H44 L34 -44 L32 -70 Q10 -84 12 -108 Q4 -84 -6 -58 Q-10 -100 20 -118 Z"
)


class ArrivalArt(NamedTuple):
    house: HouseArt
    head: float = 0.0  # left free above, for words
    others: tuple[HouseArt, ...] = ()  # farther down the street


def _backdrop(painter: QPainter, rect: QRectF, theme: Theme, art: ArrivalArt, state: State) -> None:
    """The street before he comes; the hotel waits at the right, the others behind it."""
    free = rect.height() - art.head
    low = free * STREET
    ground = rect.bottom() - low
    sky(painter, QRectF(rect.left(), rect.top(), rect.width(), rect.height() - low), theme, QUIET)
    street(painter, QRectF(rect.left(), ground, rect.width(), low), theme, None)
    place = own_place(rect, art)
    house(painter, place, theme, art.house)
    for one, there in zip(art.others, down_the_street(rect, place, art), strict=True):
        house(painter, there, theme, one)
        size = max(9.0, min(there.width() * 0.12, 16.0))
        name = QRectF(there.left(), there.top() - size * 1.3, there.width(), size * 1.2)
        draw_title(painter, name, one.name, colours(theme).ink, size)


def own_place(rect: QRectF, art: ArrivalArt) -> QRectF:
    """Where one's own hotel stands, as high as there is room for under the words."""
    free = rect.height() - art.head
    high = free * (1 - STREET) * 0.94
    wide = min(high * 1.5, rect.width() * 0.34)
    high = min(high, wide / 1.2)
    ground = rect.bottom() - free * STREET
    return QRectF(rect.right() - wide - rect.width() * 0.03, ground - high, wide, high)


def down_the_street(rect: QRectF, own: QRectF, art: ArrivalArt) -> list[QRectF]:
    """Where the other hotels stand: between the horses and one's own, side by side."""
    if not art.others:
        return []
    left, right = horses_end(rect, art), own.left() - rect.width() * 0.015
    each = (right - left) / len(art.others)
    width = min(each * 0.88, own.width() * 0.62)
    high = min(width / 1.2, own.height() * 0.66)
    return [
        QRectF(
            right - each * (len(art.others) - number) + (each - width) / 2, own.bottom() - high, width, high
        )
        for number in range(len(art.others))
    ]


def _scale(rect: QRectF, art: ArrivalArt) -> float:
    """How large carriage and horses are."""
    return min((rect.height() - art.head) * 0.86 / HEIGHT, rect.width() * 0.4 / LENGTH)


def horses_end(rect: QRectF, art: ArrivalArt) -> float:
    """Where the horses stand in the end."""
    return rect.left() + rect.width() * MARGIN + LENGTH * _scale(rect, art)


def draw_carriage(painter: QPainter, rect: QRectF, art: ArrivalArt, come: float = 1.0) -> None:
    """It comes from the left; so much of its way is behind it."""
    free = rect.height() - art.head
    scale = _scale(rect, art)
    way = horses_end(rect, art) - rect.left()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        rect.left() + rect.width() * MARGIN - way * (1 - come), rect.bottom() - free * STREET * 0.28
    )
    painter.scale(scale, scale)
    for shift, coat in ((QPointF(400, -8), SHADE), (QPointF(370, 0), GREY)):
        painter.fillPath(outline(_HORSE).translated(shift), coat)
        _harness(painter, shift)
    _carriage(painter)
    painter.restore()


def _harness(painter: QPainter, at: QPointF) -> None:
    """A red collar, and a plume."""
    painter.setPen(QPen(LEATHER, 5))
    painter.drawLine(at + QPointF(128, -116), at + QPointF(146, -84))
    painter.drawLine(at + QPointF(60, -122), at + QPointF(58, -72))
    painter.fillPath(outline("M176 -196 Q164 -214 176 -228 Q190 -212 182 -194 Z").translated(at), LEATHER)


def _carriage(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(GOLD, 5))
    painter.drawPath(outline("M20 -62 Q-6 -72 -2 -112 M40 -62 Q150 -30 300 -64 L372 -72"))
    painter.fillPath(
        outline(
            "M56 -76 Q40 -98 42 -170 Q44 -184 62 -184 H238 Q252 -184 252 -168 "
            "Q250 -92 226 -80 Q140 -56 56 -76 Z"
        ),
        BODY,
    )
    painter.fillPath(outline("M36 -184 Q150 -206 258 -184 L258 -178 Q150 -198 36 -178 Z"), GOLD)
    paint_svg(painter, "emperor", QRectF(134, -222, 28, 28), GOLD)
    for pane in (QRectF(56, -166, 36, 44), QRectF(204, -166, 34, 44), QRectF(108, -172, 80, 68)):
        painter.fillRect(pane, warm_light(pane, BY_DAY))
        painter.setPen(QPen(GOLD, 3))
        painter.drawRect(pane)
    draw_head(painter, QRectF(116, -168, 64, 64), "court", "emperor")
    painter.fillPath(outline("M109 -171 L126 -171 Q122 -142 109 -130 Z"), LEATHER)
    painter.fillPath(outline("M187 -171 L170 -171 Q174 -142 187 -130 Z"), LEATHER)
    paint_svg(painter, "laurel", QRectF(136, -98, 24, 24), GOLD)
    painter.fillPath(outline("M262 -96 L256 -132 H306 L316 -92 Q290 -82 262 -96 Z"), LEATHER)
    painter.fillPath(outline("M268 -130 Q268 -168 286 -170 Q304 -168 308 -130 Z"), INK)
    painter.fillPath(outline("M300 -154 L338 -140 L336 -130 L298 -140 Z"), INK)
    draw_head(painter, QRectF(262, -216, 50, 50), "staff", COACHMAN)
    painter.setPen(QPen(QColor("#3A261C"), 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline("M336 -136 Q420 -152 560 -150 M336 -134 Q440 -118 500 -116"))
    _wheel(painter, QPointF(72, -50), 50)
    _wheel(painter, QPointF(282, -38), 38)


def _wheel(painter: QPainter, hub: QPointF, radius: float) -> None:
    painter.setPen(QPen(GOLD, 3))
    for spoke in range(12):
        angle = spoke * pi / 6
        painter.drawLine(hub, hub + QPointF(cos(angle), sin(angle)) * (radius - 10))
    painter.setPen(QPen(LEATHER, 8))
    painter.drawEllipse(hub, radius - 4, radius - 4)
    painter.setPen(QPen(GOLD, 3))
    painter.drawEllipse(hub, radius - 9, radius - 9)
    painter.setBrush(GOLD)
    painter.drawEllipse(hub, 7, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)


backdrop = Painter(_backdrop)
