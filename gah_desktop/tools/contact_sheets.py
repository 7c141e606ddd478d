"""Contact sheets: a page in every size and language beside each other, a sheet a theme. Decides no looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gah_desktop.app.translator import LANGUAGES
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.record import Loaded
from gah_desktop.tools import PICTURES, screenshot

THEMES = ("night", "day")
TABLES = ("table", "four", "solo")
# the smallest window, the usual one with letters up to twice as large, and two large ones
SHAPES = (
    *((1024, 680, 100), (1280, 800, 100), (1280, 800, 150), (1280, 800, 200)),
    *((1920, 1080, 100), (2560, 1440, 100)),
)
WIDTH, GAP = 960, 12  # of each picture on the sheet, and between two


class Sheet(NamedTuple):
    name: str  # of its file, without an ending
    image: QImage


def sheets(loaded: Loaded | None = None, modules: tuple[str, ...] = ()) -> Iterator[Sheet]:
    """Every page in both themes, and tables with the whole expansion: a column a language, a row a size."""
    for page in PICTURES:
        for theme in THEMES:
            yield Sheet(f"{page}-{theme}", _sheet(page, theme, loaded, modules))
    for page in TABLES:
        for theme in THEMES:
            yield Sheet(f"waltz-{page}-{theme}", _sheet(page, theme, None, tuple(EXPANSIONS)))


def _sheet(page: str, theme: str, loaded: Loaded | None, modules: tuple[str, ...]) -> QImage:
    heights = [WIDTH * height // width for width, height, _ in SHAPES]
    size = QSize(GAP + (WIDTH + GAP) * len(LANGUAGES), GAP + sum(height + GAP for height in heights))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    top = GAP
    for (width, height, scale), high in zip(SHAPES, heights, strict=True):
        for column, language in enumerate(LANGUAGES):
            shown = screenshot.picture(page, (width, height), loaded, language, theme, scale, modules)
            smooth = Qt.TransformationMode.SmoothTransformation
            small = shown.scaled(WIDTH, high, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            painter.drawImage(QRect(GAP + column * (WIDTH + GAP), top, WIDTH, high), small)
        top += high + GAP
    painter.end()
    return image
