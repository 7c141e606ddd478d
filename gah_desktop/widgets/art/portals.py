"""The ways in: a portal for each entrance, each with an opening, a gable and a sign of its own. No rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gah_desktop.widgets.art.canvas import Painter, mixed
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.facade_window import warm_light
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.specs import State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

FIELD = 100.0  # a portal is drawn in a square of so many units, its threshold at the foot


class Portal(NamedTuple):
    opening: str
    gable: str
    sign: str  # a pictogram over the way in
    columns: bool = False
    carpet: bool = False
    tint: str = ""  # of its wall: the colour of a suite


PORTALS: dict[int | str, Portal] = {
    1: Portal("square", "pediment", "crest", columns=True),
    2: Portal("twin", "flat", "joker-die"),
    3: Portal("horseshoe", "curve", "star", tint="blue"),
    4: Portal("wide", "canopy", "serve", tint="green"),
    5: Portal("pointed", "battlements", "staff", tint="red"),
    6: Portal("round", "curve", "coffee", tint="yellow"),
    7: Portal("square", "lamps", "bed"),
    8: Portal("round", "fan", "emperor", columns=True, carpet=True),
    9: Portal("ogee", "dome", "turned", tint="yellow"),
    10: Portal("twin", "pediment", "champagne", columns=True, tint="blue"),
    # of the solo opponent
    "hautel": Portal("wide", "canopy", "serve"),
    "stars": Portal("round", "flat", "star"),
    "sushi": Portal("horseshoe", "dome", "guest"),
    "toll": Portal("pointed", "battlements", "krone"),
}
CLOSED = 0  # none yet: boards before a plain opening


def _opening(kind: str) -> QPainterPath:
    """From the threshold up; the sign is above it."""
    path = QPainterPath()
    match kind:
        case "square":
            path.addRect(QRectF(34, 46, 32, 54))
        case "wide":
            path.addRect(QRectF(22, 50, 56, 50))
        case "twin":
            for left in (27.0, 52.0):
                path.addPath(_arch(left, left + 21, 60, 48))
        case "pointed":
            path.moveTo(33, 100)
            path.lineTo(33, 66)
            path.quadTo(35, 50, 50, 40)
            path.quadTo(65, 50, 67, 66)
            path.lineTo(67, 100)
            path.closeSubpath()
        case "ogee":
            path.moveTo(34, 100)
            path.lineTo(34, 70)
            path.cubicTo(QPointF(28, 54), QPointF(46, 56), QPointF(50, 40))
            path.cubicTo(QPointF(54, 56), QPointF(72, 54), QPointF(66, 70))
            path.lineTo(66, 100)
            path.closeSubpath()
        case "horseshoe":
            path.moveTo(37, 100)
            path.lineTo(37, 76)
            path.cubicTo(QPointF(22, 60), QPointF(34, 42), QPointF(50, 42))
            path.cubicTo(QPointF(66, 42), QPointF(78, 60), QPointF(63, 76))
            path.lineTo(63, 100)
            path.closeSubpath()
        case _:
            path.addPath(_arch(32, 68, 64, 44))
    return path


def _arch(left: float, right: float, spring: float, top: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, 100))
    path.lineTo(left, spring)
    path.cubicTo(QPointF(left, top - 4), QPointF(right, top - 4), QPointF(right, spring))
    path.lineTo(right, 100)
    path.closeSubpath()
    return path


# gables: what crowns the wall


def _flat(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(12, 14, 76, 86), wall)
    p.fillRect(QRectF(8, 10, 84, 5), c.gold)
    for x in range(14, 88, 8):
        p.fillRect(QRectF(x, 16.5, 3.5, 3), c.gold)


def _pediment(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(14, 36, 72, 64), wall)
    roof = QPolygonF([QPointF(6, 36), QPointF(50, 4), QPointF(94, 36)])
    p.setPen(QPen(c.gold, 3.2))
    p.setBrush(wall)
    p.drawPolygon(roof)
    p.fillRect(QRectF(6, 35, 88, 4), c.gold)


def _curve(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    path = QPainterPath(QPointF(12, 100))
    path.lineTo(12, 36)
    path.cubicTo(QPointF(26, 34), QPointF(28, 6), QPointF(50, 6))
    path.cubicTo(QPointF(72, 6), QPointF(74, 34), QPointF(88, 36))
    path.lineTo(88, 100)
    p.fillPath(path, wall)
    p.setPen(QPen(c.gold, 3.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def _canopy(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(10, 8, 80, 92), wall)
    p.fillRect(QRectF(6, 6, 88, 4), c.gold)
    step = 92 / 7
    for index in range(7):
        cloth = QPolygonF(
            [
                QPointF(10 + index * step * 0.87, 34),
                QPointF(10 + (index + 1) * step * 0.87, 34),
                QPointF(4 + (index + 1) * step, 50),
                QPointF(4 + index * step, 50),
            ]
        )
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(c.cloth if index % 2 == 0 else c.cloth_light)
        p.drawPolygon(cloth)


def _battlements(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(10, 18, 80, 82), wall)
    for index in range(5):
        p.fillRect(QRectF(10 + index * 17, 8, 12, 11), wall)
        p.fillRect(QRectF(10 + index * 17, 6, 12, 3), c.gold)
    for x in (10, 78):
        p.fillRect(QRectF(x, 20, 12, 80), mixed(wall, c.stone, 0.35))


def _lamps(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(14, 12, 72, 88), wall)
    p.fillRect(QRectF(10, 8, 80, 4), c.gold)
    p.setPen(QPen(c.gold, 1.6))
    for x, color in ((24, "blue"), (50, "red"), (76, "yellow")):
        p.setBrush(c.strong[color])
        p.drawLine(QPointF(x, 12), QPointF(x, 17))
        p.drawEllipse(QPointF(x, 22), 5.0, 5.0)
    p.setBrush(Qt.BrushStyle.NoBrush)


def _fan(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    """A half round over the whole width, with rays."""
    path = QPainterPath(QPointF(10, 100))
    path.lineTo(10, 44)
    path.cubicTo(QPointF(10, -8), QPointF(90, -8), QPointF(90, 44))
    path.lineTo(90, 100)
    p.fillPath(path, wall)
    p.setPen(QPen(c.gold, 3.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)
    p.setPen(QPen(mixed(c.gold, wall, 0.35), 1.6))
    for x in (18, 32, 68, 82):
        p.drawLine(QPointF(50, 46), QPointF(x, 8 if 25 < x < 75 else 22))


def _dome(p: QPainter, c: FacadeColours, wall: QColor) -> None:
    p.fillRect(QRectF(14, 36, 72, 64), wall)
    path = QPainterPath(QPointF(20, 36))
    path.cubicTo(QPointF(8, 14), QPointF(44, 18), QPointF(50, 0))
    path.cubicTo(QPointF(56, 18), QPointF(92, 14), QPointF(80, 36))
    path.closeSubpath()
    p.setPen(QPen(c.gold, 2.4))
    p.setBrush(mixed(wall, c.gold, 0.25))
    p.drawPath(path)
    p.fillRect(QRectF(10, 35, 80, 4), c.gold)


GABLES: dict[str, Callable[[QPainter, FacadeColours, QColor], None]] = {
    "flat": _flat, "pediment": _pediment, "curve": _curve, "canopy": _canopy, "battlements": _battlements,
    "lamps": _lamps, "fan": _fan, "dome": _dome,
}  # fmt: skip
# where the sign is, by the gable: middle and side
SIGNS = {"pediment": (25.0, 18.0), "fan": (25.0, 22.0), "dome": (24.0, 17.0), "lamps": (36.0, 16.0)}
SIGN = (28.0, 19.0)
CANOPY_SIGN = (21.0, 20.0)


def _portal(painter: QPainter, rect: QRectF, theme: Theme, art: int | str, state: State) -> None:
    """In the largest square that stands on the foot of the rect; 0: none has been built yet."""
    c = colours(theme)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.bottom() - side)
    painter.scale(side / FIELD, side / FIELD)
    if art == CLOSED:
        _boarded(painter, c)
    else:
        _built(painter, theme, c, PORTALS[art])
    painter.restore()
    place_state(painter, rect, theme, state)


def _built(p: QPainter, theme: Theme, c: FacadeColours, portal: Portal) -> None:
    wall = c.tint[portal.tint] if portal.tint else mixed(c.wall, c.stone, 0.3)
    GABLES[portal.gable](p, c, wall)
    way = _opening(portal.opening)
    p.fillPath(way, warm_light(way.boundingRect(), c))
    p.setPen(QPen(c.gold, 2.6))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(way)
    box = way.boundingRect()
    if portal.opening not in ("twin", "wide"):  # the leaves stand open
        for x, out in ((box.left() + 4, 1), (box.right() - 4, -1)):
            leaf = QPolygonF(
                [QPointF(x, 100), QPointF(x, 72), QPointF(x + out * 7, 75), QPointF(x + out * 7, 100)]
            )
            p.setPen(QPen(c.gold, 1.2))
            p.setBrush(c.cloth)
            p.drawPolygon(leaf)
    elif portal.opening == "wide":
        p.setPen(QPen(c.gold, 2.0))
        for x in (36, 50, 64):
            p.drawLine(QPointF(x, 52), QPointF(x, 100))
    if portal.columns:
        for x in (18.0, 74.0):
            p.fillRect(QRectF(x, 42, 8, 58), mixed(c.stone, c.paper, 0.4))
            p.fillRect(QRectF(x - 2, 40, 12, 4), c.gold)
            p.fillRect(QRectF(x - 2, 95, 12, 5), c.gold)
    if portal.carpet:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(c.cloth)
        p.drawPolygon(QPolygonF([QPointF(44, 84), QPointF(56, 84), QPointF(62, 100), QPointF(38, 100)]))
    p.setBrush(Qt.BrushStyle.NoBrush)
    middle, side = CANOPY_SIGN if portal.gable == "canopy" else SIGNS.get(portal.gable, SIGN)
    place = QRectF(50 - side / 2, middle - side / 2, side, side)
    paint_svg(p, portal.sign, place, c.gold_text)


def _boarded(p: QPainter, c: FacadeColours) -> None:
    """An opening with planks before it, as the windows of rooms that are not prepared."""
    _flat(p, c, c.wall)
    p.fillRect(QRectF(30, 34, 40, 66), c.hole)
    p.setPen(QPen(c.wood, 5))
    for y in (46, 66, 86):
        p.drawLine(QPointF(24, y + 4), QPointF(76, y - 4))
    p.drawLine(QPointF(27, 30), QPointF(27, 100))
    p.drawLine(QPointF(73, 30), QPointF(73, 100))


portal = Painter(_portal)
