"""How far letters may grow with the reader's text size where there is only so much room. Paints nothing."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontInfo


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
