"""How far letters may grow with the reader's text size where there is only so much room. Paints nothing."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontInfo

PLENTY = (2.25, 1.8)  # times the letters and lines that a picture needs, from which on letters grow


def roomy(font: QFont, scale: float, most: float) -> QFont:
    """The font as it is if its letters are at most so many pixels high; never below its size unscaled."""
    if scale <= 1.0:
        return font
    pixels = QFontInfo(font).pixelSize()
    allowed = max(pixels / scale, most)
    if pixels <= allowed:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(1, round(allowed)))
    return smaller


def fitting(font: QFont, scale: float, cell: QSizeF, letters: float = 8, lines: float = 5.5) -> QFont:
    """The letters for a picture: smaller where there is no room, larger where there is plenty.

    The reader's own size is used as far as the cell is so many of it wide and so many lines high.
    """
    pixels = QFontInfo(font).pixelSize()
    generous = min(cell.width() / letters / PLENTY[0], cell.height() / lines / PLENTY[1], pixels * 1.7)
    if generous > pixels:
        larger = QFont(font)
        larger.setPixelSize(round(generous))
        return larger
    return roomy(font, scale, min(cell.width() / letters, cell.height() / lines))
