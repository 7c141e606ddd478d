"""The head of the score sheet: each player's mark and name, whole where there is room. Counts nothing."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView

from gah_desktop.widgets.art.text import draw_text, text_fits
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em

WIDEST = 10  # letters that a column is wide for the sake of a name


class SeatHeader(QHeaderView):
    """Long names stand in two lines or in somewhat smaller letters; at the worst their end is left out."""

    def __init__(self, look: Look, view: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._look = look

    def _parts(self) -> tuple[QFont, int, int, int]:
        """The letters and their size, that of a mark, and what is left free around both."""
        font = QFont(self.font())
        font.setBold(True)
        letter = QFontInfo(font).pixelSize()
        return font, letter, round(letter * 1.3), round(letter * 0.4)

    def sectionSizeFromContents(self, section: int) -> QSize:
        size, model = super().sectionSizeFromContents(section), self.model()
        if section and model is not None:
            font, _, side, gap = self._parts()
            words = QFontMetricsF(font).horizontalAdvance(model.headerData(section, self.orientation()))
            size.setWidth(min(round(em(self) * WIDEST), ceil(words) + side + 3 * gap))
        return size

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if section:  # name and mark are painted over it
            option.text, option.icon = "", QIcon()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        model = self.model()
        if not section or model is None:
            return
        name, mark = (
            model.headerData(section, self.orientation(), role)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.DecorationRole)
        )
        font, letter, side, gap = self._parts()
        place = QRect(rect.left() + gap, rect.center().y() - side // 2, side, side)
        mark.paint(painter, place)
        words = QRectF(rect).adjusted(side + 2 * gap, 1, -gap, -1)
        painter.setFont(font)
        if not text_fits(painter, words, name, letter, bold=True):
            name = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, words.width())
        draw_text(
            painter, words, name, self._look.theme.gold, letter, bold=True, align=Qt.AlignmentFlag.AlignRight
        )
