"""The project's own SVG drawings in any colour and size, cached; knows file names, nothing of the game."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from gah_desktop.resources import resource_path
from gah_desktop.widgets.art.canvas import picture

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_FILL = "var(--fill, none)"
SIDES = (16, 24, 48, 96)  # of an icon; what lies between is made from the next larger one


def icons_dir() -> Path:
    return resource_path("icons")


@lru_cache(maxsize=1)
def icon_names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in icons_dir().glob("*.svg")))


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    return (icons_dir() / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _renderer(name: str, color: str, fill: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # takes long, and at most starts all icons are kept pictures

    text = _source(name).replace(_FILL, fill).replace("currentColor", color)
    renderer = QSvgRenderer(QByteArray(text.encode("utf-8")))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _picture(name: str, color: str, fill: str, width: int, height: int) -> QPixmap:
    """One rendering in device pixels; every painter and icon shares these."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        _renderer(name, color, fill).render(painter, rect)

    return picture(QRectF(0, 0, max(1, width), max(1, height)), 1.0, ("icon", name, color, fill), draw)


def _fill_name(fill: QColor | None) -> str:
    return "none" if fill is None else fill.name()


def pixmap(name: str, color: QColor, size: float, dpr: float = 1.0, fill: QColor | None = None) -> QPixmap:
    """A square picture of so many logical pixels."""
    side = round(size * dpr)
    result = QPixmap(_picture(name, color.name(), _fill_name(fill), side, side))
    result.setDevicePixelRatio(dpr)
    return result


def icon(name: str, color: QColor, disabled: QColor | None = None, side: float = 0.0) -> QIcon:
    """An icon for actions and buttons, sharp at the usual sizes and screen scales, or only at that of `side`
    pixels of the screen, which takes less time."""
    result = QIcon()
    for pixels in (ceil(side),) if side else SIDES:
        result.addPixmap(_picture(name, color.name(), "none", pixels, pixels))
        if disabled is not None:
            picture = _picture(name, disabled.name(), "none", pixels, pixels)
            result.addPixmap(picture, QIcon.Mode.Disabled)
    return result


def paint_svg(painter: QPainter, name: str, rect: QRectF, color: QColor, fill: QColor | None = None) -> None:
    """Draw into the rect, centred, aspect kept, straight from the vectors."""
    side = min(rect.width(), rect.height())
    if side < 1:
        return
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    _renderer(name, color.name(), _fill_name(fill)).render(painter, box)
