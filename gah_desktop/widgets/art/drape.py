"""A theatre's curtain, drawn: folds under a scalloped pelmet; what is behind it stays hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from gah_desktop.widgets.art.canvas import checker, mixed, picture
from gah_desktop.widgets.art.facade_specs import colours

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

SHADE = QColor("#12060A")
FOLD, STRIP = 74.0, 64.0  # pixels, about; pixels of height
PELMET, BOWS = 0.12, 150.0  # of the height; pixels of a bow, about


def draw_drape(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """As large as the window: only a strip of the folds is remembered, since they hang straight."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    c = colours(theme)
    cloth = mixed(c.cloth, SHADE, 0.35 if theme.dark else 0.0)
    strip = QRectF(0, 0, rect.width(), STRIP)
    ratio = painter.device().devicePixelRatio()
    folds = picture(strip, ratio, ("folds", theme.name), lambda inner, place: _folds(inner, place, cloth))
    painter.drawTiledPixmap(rect, folds)
    painter.fillRect(QRectF(rect.center().x() - 1, rect.top(), 2, rect.height()), SHADE)
    hem = QRectF(rect.left(), rect.bottom() - 10, rect.width(), 10)
    painter.fillRect(hem, c.kerb_light)
    checker(painter, hem, c.gold, 2)
    _pelmet(painter, rect, theme, mixed(cloth, SHADE, 0.2))


def _folds(painter: QPainter, rect: QRectF, cloth: QColor) -> None:
    count = max(4, round(rect.width() / FOLD))
    wide = rect.width() / count
    for number in range(count):
        place = QRectF(rect.left() + number * wide, rect.top(), wide + 1, rect.height())
        light = QLinearGradient(place.topLeft(), place.topRight())
        light.setColorAt(0.0, mixed(cloth, SHADE, 0.42))
        light.setColorAt(0.35, cloth)
        light.setColorAt(0.55, mixed(cloth, QColor("#FFFFFF"), 0.07))
        light.setColorAt(1.0, mixed(cloth, SHADE, 0.42))
        painter.fillRect(place, light)


def _pelmet(painter: QPainter, rect: QRectF, theme: Theme, cloth: QColor) -> None:
    c = colours(theme)
    low = rect.height() * PELMET
    count = max(3, round(rect.width() / BOWS))
    wide = rect.width() / count
    for grow, ink in ((6.0, c.gold), (0.0, cloth)):  # a fringe below the cloth
        path = QPainterPath(rect.topLeft())
        path.lineTo(rect.topRight())
        path.lineTo(rect.right(), rect.top() + low * 0.6 + grow)
        for number in range(count):
            x = rect.right() - number * wide
            path.quadTo(x - wide / 2, rect.top() + low * 1.5 + grow, x - wide, rect.top() + low * 0.6 + grow)
        path.closeSubpath()
        painter.fillPath(path, ink)
    painter.setPen(Qt.PenStyle.NoPen)
    rail = QRectF(rect.left(), rect.top(), rect.width(), 5)
    painter.fillRect(rail, c.gold)
