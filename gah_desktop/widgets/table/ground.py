"""What lies under the table's panels: sky, pavement, desk, palace; each has its own ground. No panels."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import checker, faded
from gah_desktop.widgets.art.facade_roof import QUIET, sky
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.facade_street import street
from gah_desktop.widgets.table.zones import Zones
from gah_desktop.widgets.theme import Theme


def depends_on(zones: Zones) -> tuple[object, ...]:
    """What of the zones the ground shows."""
    return (*zones[: Zones._fields.index("panels")], *_in_palace(zones))


def draw_ground(painter: QPainter, zones: Zones, theme: Theme) -> None:
    c = colours(theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.dark:
        sky.anew(painter, QRectF(zones.left), theme, QUIET)
        painter.save()
        painter.setClipRect(zones.left.adjusted(zones.house.left(), 0, 0, 0))  # over the roof are no words
        sky.anew(painter, QRectF(zones.left), theme, None)
        painter.restore()
    else:  # rays take their time
        sky(painter, QRectF(zones.left), theme, QUIET)
    street.anew(painter, QRectF(zones.street), theme, None)
    painter.fillRect(zones.stage, c.wing)
    _palace(painter, zones, c)
    _desk(painter, zones.desk, c)
    painter.fillRect(zones.caption, theme.window)
    foot = QRectF(zones.caption.left(), zones.caption.top() - 2, zones.caption.width(), 4)
    painter.fillRect(foot, c.kerb_light)
    checker(painter, foot, c.kerb, 1)


def _palace(painter: QPainter, zones: Zones, c: FacadeColours) -> None:
    """A band under a chequered edge; pilasters part what stands in it, a double rule closes it."""
    band = zones.palace
    painter.fillRect(band, c.ground)
    checker(painter, QRectF(band.left(), band.top(), band.width(), 4), c.kerb, 1)
    painter.fillRect(QRectF(band.left(), band.bottom() - 3, band.width(), 1.2), faded(c.gold, 150))
    painter.fillRect(QRectF(band.left(), band.bottom() - 0.5, band.width(), 2), c.gold)
    for one, other in pairwise(_in_palace(zones)):
        _pilaster(painter, (one.right() + other.left()) / 2, band, c)


def _in_palace(zones: Zones) -> list[QRect]:
    """What stands there, from the left."""
    inside = (rect for rect in zones.panels.values() if zones.palace.contains(rect))
    return sorted(inside, key=lambda rect: rect.left())


def _pilaster(painter: QPainter, x: float, band: QRect, c: FacadeColours) -> None:
    top, foot = band.top() + 4, band.bottom() - 3
    painter.fillRect(QRectF(x - 2.5, top, 5, foot - top), c.wing)
    for edge in (-2.5, 1.5):
        painter.fillRect(QRectF(x + edge, top, 1, foot - top), faded(c.gold, 170))
    for y in (top, foot - 3):
        painter.fillRect(QRectF(x - 5, y, 10, 3), c.gold)


def _desk(painter: QPainter, rect: QRect, c: FacadeColours) -> None:
    painter.fillRect(rect, c.wing)
    painter.fillRect(QRectF(rect.left(), rect.top(), 1.2, rect.height()), c.gold)
    painter.fillRect(QRectF(rect.left() + 3, rect.top(), 1, rect.height()), faded(c.gold, 120))
