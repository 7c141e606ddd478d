"""Contact sheets of the heads and of the display alphabet; part of gallery.py, draws nothing of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.facade_specs import BY_NIGHT
from gah_desktop.widgets.art.facade_window import warm_light
from gah_desktop.widgets.art.heads import draw_head
from gah_desktop.widgets.art.heads_spec import heads
from gah_desktop.widgets.art.text import draw_text

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

LINES = (
    ("ABCDEFGHIJKLM", 0.085), ("NOPQRSTUVWXYZ", 0.085), ("ÄÖÜẞÉÈÊËÇÀÂÎÏÔŒÙÛŸÌÒ", 0.06),
    ("0123456789 .,:;!?’“”„«»-–—&/()+%·…", 0.055), ("Grand Austria Hotel", 0.075),
    ("Die Kaiserin wünscht ein Zimmer zum Hof", 0.034),
    ("Le café du premier étage · un caffè · Garçon! 62:54", 0.03),
    ("Memmingen · Wawel · Avus & Tokayer · Waltz away to Yalta", 0.03),
)  # fmt: skip
SMALL = (9, 11, 14, 18)


def heads_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """Everybody, as large as the page allows, and at 24 pixels on a disc and in a window."""
    painter.fillRect(QRectF(0, 0, *size), theme.panel)
    everybody = list(heads())
    columns = round((len(everybody) * size[0] / size[1] / 1.3) ** 0.5)
    rows = -(-len(everybody) // columns)
    width, height = size[0] / columns, size[1] / rows
    side = max(8.0, min(width - 32, height - 14))
    for index, (kind, id) in enumerate(everybody):
        x, y = index % columns * width + 2, index // columns * height + 2
        draw_head(painter, QRectF(x, y, side, side), kind, id, "cream")
        draw_head(painter, QRectF(x + side + 3, y, 24, 24), kind, id, "blue")
        pane = QRectF(x + side + 3, y + 26, 24, 24)
        painter.fillRect(pane, warm_light(pane, BY_NIGHT))
        draw_head(painter, pane, kind, id)
        draw_text(painter, QRectF(x, y + side, side, 11), f"{kind} {id}", theme.muted, 9)


def alphabet_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """Every letter and sign, the letters in words, and how small they may become."""
    painter.fillRect(QRectF(0, 0, *size), theme.window)
    y = size[1] * 0.02
    for text, share in LINES:
        height = size[1] * share
        place = QRectF(size[0] * 0.04, y + height * 0.4, size[0] * 0.92, height)
        draw_title(painter, place, text, theme.gold, height)
        y += height * 1.62
    for height in SMALL:
        place = QRectF(size[0] * 0.04, y + 6, size[0] * 0.92, height)
        text = "Café · Kitchen · Your staff · Round V · 1234567890"
        draw_title(painter, place, text, theme.text, height, Qt.AlignmentFlag.AlignLeft)
        y += height + 12
