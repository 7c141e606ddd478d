"""A window of the front: behind scaffolding, curtained, or lit with the guest's head; knows no suite."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from gah_desktop.widgets.art.canvas import drawn_once, faded, mixed
from gah_desktop.widgets.art.facade_specs import BayArt, FacadeColours
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.specs import RoomStatus

ARCHED = 4  # the floor with round windows
PLAIN = 26.0  # a window lower than this shows no ornament
TINY = 11.0  # and one that is still lower no scaffolding, so that those that are lit are seen
_BLACK = QColor("#1B1016")


def opening(pane: QRectF, floor: int) -> QPainterPath:
    path = QPainterPath()
    if floor < ARCHED:
        path.addRect(pane)
        return path
    rise = pane.width() * 0.42
    path.moveTo(pane.bottomLeft())
    path.lineTo(pane.left(), pane.top() + rise)
    path.cubicTo(
        QPointF(pane.left(), pane.top()),
        QPointF(pane.right(), pane.top()),
        QPointF(pane.right(), pane.top() + rise),
    )
    path.lineTo(pane.bottomRight())
    path.closeSubpath()
    return path


def draw_window(painter: QPainter, pane: QRectF, c: FacadeColours, art: BayArt) -> None:
    """The window in its wall; it keeps clear of the bay's corners, where mark and plaque are."""
    shape = opening(pane, art.floor)
    if art.status is RoomStatus.PLAN:
        _plan(painter, pane, shape, c, art)
        return
    if art.status is RoomStatus.VACANT:
        _curtained(painter, pane, shape, c, art)
    else:
        _lit(painter, pane, shape, c, art)
    _surround(painter, pane, shape, c, art)


def _surround(painter: QPainter, pane: QRectF, shape: QPainterPath, c: FacadeColours, art: BayArt) -> None:
    """Frame, sill and the hood of its floor."""
    unit = pane.height() / 42
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(
            c.edge,
            max(0.9, unit * 1.7),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.FlatCap,
            Qt.PenJoinStyle.MiterJoin,
        )
    )
    painter.drawPath(shape)
    if pane.height() < PLAIN:
        return
    reach = unit * 4.5
    painter.fillRect(QRectF(pane.left() - reach, pane.bottom(), pane.width() + reach * 2, unit * 2.6), c.gold)
    for x in (pane.left() - reach * 0.5, pane.right() + reach * 0.5 - unit * 2.4):
        painter.fillRect(QRectF(x, pane.bottom() + unit * 2.6, unit * 2.4, unit * 2), c.gold)
    _hood(painter, pane, c, art.floor, unit)


def _hood(painter: QPainter, pane: QRectF, c: FacadeColours, floor: int, unit: float) -> None:
    top, left, middle = pane.top() - unit * 1.2, pane.left(), pane.center().x()
    wide = QRectF(left - unit * 5, top - unit * 3.4, pane.width() + unit * 10, unit * 2.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.gold)
    if floor == 1:
        painter.fillRect(wide.adjusted(unit, unit * 0.6, -unit, unit * 0.2), c.gold)
    elif floor == 2:
        painter.fillRect(wide, c.gold)
        for step in (-1, 0, 1):  # three drops, as on the stations of the Stadtbahn
            painter.fillRect(
                QRectF(
                    middle - unit * 1.1 + step * unit * 4.4, wide.top() - unit * 3, unit * 2.2, unit * 2.2
                ),
                c.gold,
            )
    elif floor == 3:
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(wide.left(), wide.bottom()), QPointF(middle, wide.top() - unit * 3.6),
                    QPointF(wide.right(), wide.bottom()),
                ]
            )
        )  # fmt: skip
    else:
        painter.fillRect(QRectF(middle - unit * 2.4, top - unit * 3.4, unit * 4.8, unit * 6), c.gold)
    painter.setBrush(Qt.BrushStyle.NoBrush)


# not prepared


def _plan(painter: QPainter, pane: QRectF, shape: QPainterPath, c: FacadeColours, art: BayArt) -> None:
    """An empty opening in plaster that lets the bricks through, and the builders' scaffolding before it."""
    unit = pane.height() / 42
    tint = c.tint[art.color]
    if pane.height() < TINY:
        painter.fillPath(shape, mixed(tint, c.hole, 0.3))
        return
    painter.fillPath(shape, mixed(c.hole, tint, 0.25))
    small = pane.height() < PLAIN
    if unit > 1.3:
        _bricks(painter, pane, c, tint, unit, art)
    pen = QPen(faded(c.wood, 230), max(0.8, unit * 1.1), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.2, 2.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    reach, pole = pane.width() * 0.2, max(1.0, unit * 1.9)
    left, right = pane.left() - reach, pane.right() + reach
    if small:
        painter.fillRect(QRectF(left, pane.top() + pane.height() * 0.48, right - left, pole), c.wood)
        for x in (left + pole, right - pole * 2):
            painter.fillRect(QRectF(x, pane.top() - unit * 3, pole * 0.8, pane.height() + unit * 6), c.wood)
        return
    top, bottom = pane.top() - unit * 7, pane.bottom() + unit * 8
    upper, lower = pane.top() + pane.height() * 0.2, pane.top() + pane.height() * 0.68
    painter.setPen(QPen(faded(c.wood, 170), max(0.8, unit)))
    painter.drawLine(QPointF(left, lower), QPointF(right, upper))
    painter.drawLine(QPointF(left, bottom), QPointF(right, lower))
    for x in (left, right):
        painter.fillRect(QRectF(x - pole / 2, top, pole, bottom - top), c.wood)
    for y in (upper, lower):
        plank = QRectF(left - unit * 4, y, right - left + unit * 8, unit * 2.6)
        painter.fillRect(plank, c.wood)
        painter.fillRect(
            QRectF(plank.left(), plank.bottom() - unit * 0.8, plank.width(), unit * 0.8),
            mixed(c.wood, _BLACK, 0.4),
        )
    _tools(painter, pane, c, unit, lower, art.floor + art.column)


def _bricks(
    painter: QPainter, pane: QRectF, c: FacadeColours, tint: QColor, unit: float, art: BayArt
) -> None:
    """Where the plaster has come off: some courses of brick beside the opening."""
    to_the_left = (art.column + art.floor) % 2 == 0
    side = pane.left() - unit * 14 if to_the_left else pane.right() + unit * 1.6
    brick = mixed(c.brick, tint, 0.35)
    for row, (start, count) in enumerate(((1.5, 1), (0.5, 2), (1.0, 2), (0.5, 1))):
        for index in range(count):
            x = side + (start + index) * unit * 5
            painter.fillRect(QRectF(x, pane.top() + unit * (15 + row * 3.2), unit * 4.4, unit * 2.4), brick)


def _tools(painter: QPainter, pane: QRectF, c: FacadeColours, unit: float, plank: float, turn: int) -> None:
    """What the builders left on the plank: a bucket, a ladder or nothing."""
    painter.setPen(QPen(c.wood, max(0.8, unit * 1.2)))
    x = pane.center().x()
    if turn % 3 == 0:
        bucket = QPolygonF(
            [
                QPointF(x - unit * 4, plank - unit * 6), QPointF(x + unit * 3, plank - unit * 6),
                QPointF(x + unit * 2, plank), QPointF(x - unit * 3, plank),
            ]
        )  # fmt: skip
        painter.setBrush(c.stone)
        painter.drawPolygon(bucket)
    elif turn % 3 == 1:
        foot, head = (
            QPointF(x - unit * 3, pane.bottom() + unit * 6),
            QPointF(x + unit * 4, pane.top() + unit * 4),
        )
        along = QPointF(unit * 5, 0)
        painter.drawLine(foot, head)
        painter.drawLine(foot + along, head + along)
        for step in range(1, 7):
            at = foot + (head - foot) * (step / 7)
            painter.drawLine(at, at + along)
    painter.setBrush(Qt.BrushStyle.NoBrush)


# prepared


def _curtained(painter: QPainter, pane: QRectF, shape: QPainterPath, c: FacadeColours, art: BayArt) -> None:
    """Drawn curtains in the room's colour, in folds, under a scalloped pelmet."""
    base = c.curtain[art.color]
    dark, light = mixed(base, _BLACK, 0.32), mixed(base, QColor("#FFFFFF"), 0.2)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(pane, base)
    folds = 8 if pane.height() >= PLAIN else 4
    width = pane.width() / folds
    for index in range(folds):
        x = pane.left() + index * width
        painter.fillRect(QRectF(x, pane.top(), width * 0.3, pane.height()), dark)
        painter.fillRect(QRectF(x + width * 0.55, pane.top(), width * 0.2, pane.height()), light)
    gap = max(0.8, pane.width() * 0.03)
    painter.fillRect(QRectF(pane.center().x() - gap / 2, pane.top(), gap, pane.height()), _BLACK)
    if pane.height() >= PLAIN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(base, _BLACK, 0.18))
        painter.drawPath(_pelmet(pane))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(c.gold, max(0.8, pane.height() * 0.025)))
        painter.drawPath(_pelmet(pane))
    painter.restore()


def _pelmet(pane: QRectF) -> QPainterPath:
    path = QPainterPath(pane.topLeft())
    path.lineTo(pane.topRight())
    bows, low = 4, pane.top() + pane.height() * 0.19
    path.lineTo(pane.right(), low)
    step = pane.width() / bows
    for index in range(bows):
        x = pane.right() - step * index
        path.quadTo(x - step / 2, low + pane.height() * 0.13, x - step, low)
    path.closeSubpath()
    return path


# occupied


def halo(painter: QPainter, pane: QRectF, c: FacadeColours) -> None:
    """The light that falls out of a window on the wall around it."""
    reach = QRectF(0, 0, pane.width() * 2.6, pane.height() * 1.9)
    reach.moveCenter(pane.center())
    around = QRectF(reach.toAlignedRect())
    within = reach.translated(-around.topLeft())
    key = ("halo", c.light_low.rgb(), c.halo, within.left(), within.top(), within.width(), within.height())
    drawn_once(painter, around, key, lambda inner, place: _halo(inner, within, c))


def _halo(painter: QPainter, reach: QRectF, c: FacadeColours) -> None:
    light = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    light.setColorAt(0.0, faded(c.light_low, c.halo))
    light.setColorAt(0.45, faded(c.light_low, round(c.halo * 0.55)))
    light.setColorAt(1.0, faded(c.light_low, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def warm_light(pane: QRectF, c: FacadeColours) -> QLinearGradient:
    light = QLinearGradient(pane.topLeft(), pane.bottomLeft())
    light.setColorAt(0, c.light)
    light.setColorAt(1, c.light_low)
    return light


def _lit(painter: QPainter, pane: QRectF, shape: QPainterPath, c: FacadeColours, art: BayArt) -> None:
    """Warm light, the guest looking out between the curtains; without a guest, flowers."""
    halo(painter, pane, c)
    painter.fillPath(shape, warm_light(pane, c))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    bar = max(0.7, pane.height() * 0.022)
    dim = mixed(c.light_low, QColor("#B5752A"), 0.5)
    painter.fillRect(QRectF(pane.center().x() - bar / 2, pane.top(), bar, pane.height()), dim)
    painter.fillRect(QRectF(pane.left(), pane.top() + pane.height() * 0.27, pane.width(), bar), dim)
    if art.guest is None or not has_head("guest", art.guest):
        _flowers(painter, pane, c, art)
    else:
        side = min(pane.width() * 1.02, pane.height() * 0.92)
        draw_head(
            painter,
            QRectF(pane.center().x() - side / 2, pane.bottom() - side, side, side),
            "guest",
            art.guest,
        )
    if pane.height() >= PLAIN:
        _drawn_aside(painter, pane, c, art)
    painter.restore()


def _drawn_aside(painter: QPainter, pane: QRectF, c: FacadeColours, art: BayArt) -> None:
    base = mixed(c.curtain[art.color], c.light, 0.18)  # with the light behind it
    width, height = pane.width(), pane.height()
    for side, out in ((pane.left(), 1), (pane.right(), -1)):
        path = QPainterPath(QPointF(side, pane.top()))
        path.lineTo(side + out * width * 0.23, pane.top())
        path.quadTo(side + out * width * 0.15, pane.top() + height * 0.4, side, pane.top() + height * 0.62)
        path.closeSubpath()
        painter.fillPath(path, base)
        fold = QPainterPath(QPointF(side + out * width * 0.08, pane.top()))
        fold.quadTo(side + out * width * 0.08, pane.top() + height * 0.34, side, pane.top() + height * 0.5)
        painter.setPen(QPen(mixed(base, _BLACK, 0.4), max(0.7, height * 0.025)))
        painter.drawPath(fold)


def _flowers(painter: QPainter, pane: QRectF, c: FacadeColours, art: BayArt) -> None:
    """A bunch in a vase, in the room's colour, for a room that is lit without a guest."""
    unit = pane.height() / 42
    x, foot = pane.center().x(), pane.bottom()
    leaf, bloom = QColor("#3E7A45"), c.curtain[art.color]
    painter.setPen(QPen(leaf, max(0.9, unit * 1.5)))
    heads = ((-8, -24), (-4, -29), (1, -25), (6, -29), (9, -23), (2, -33))
    for dx, dy in heads:
        painter.drawLine(QPointF(x, foot - unit * 11), QPointF(x + dx * unit, foot + dy * unit))
    painter.setPen(QPen(mixed(bloom, _BLACK, 0.45), max(0.6, unit * 0.8)))
    painter.setBrush(bloom)
    for dx, dy in heads:
        painter.drawEllipse(QPointF(x + dx * unit, foot + dy * unit), unit * 3.3, unit * 3.3)
    painter.setBrush(QColor("#FFF4D2"))
    painter.setPen(Qt.PenStyle.NoPen)
    for dx, dy in heads:
        painter.drawEllipse(QPointF(x + dx * unit, foot + dy * unit), unit * 1.1, unit * 1.1)
    vase = QPolygonF(
        [
            QPointF(x - unit * 3.5, foot - unit * 13), QPointF(x + unit * 3.5, foot - unit * 13),
            QPointF(x + unit * 5, foot - unit * 4), QPointF(x + unit * 3, foot), QPointF(x - unit * 3, foot),
            QPointF(x - unit * 5, foot - unit * 4),
        ]
    )  # fmt: skip
    painter.setPen(QPen(QColor("#5A3A1C"), max(0.7, unit * 0.9)))
    painter.setBrush(QColor("#F6F1E4"))
    painter.drawPolygon(vase)
    painter.setBrush(Qt.BrushStyle.NoBrush)
