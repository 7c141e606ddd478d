"""Words that always fit: wrapped, narrowed and shrunk when they must be, never cut off; knows no cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter

LEGIBLE = 8  # below this many pixels a picture says more than words
_SMALLEST = 4
_LEAST = 0.85  # letters of a smaller size are at least so large for their size
_NARROW = 82  # percent: narrower letters are easier to read than much smaller ones
_NARROW_BELOW = 0.86  # of the wanted size: from there on


class Fitted(NamedTuple):
    """A text laid out: its lines with their widths, and the font size that it took."""

    lines: tuple[tuple[str, float], ...]
    size: int
    line_height: float
    ascent: float
    whole: bool  # no word had to be broken
    stretch: int = 100  # percent of the letters' usual width

    @property
    def height(self) -> float:
        return self.line_height * len(self.lines)


@lru_cache(maxsize=128)
def _pixel_size(key: str) -> float:
    font = QFont()
    font.fromString(key)
    return float(QFontInfo(font).pixelSize())


def em(painter: QPainter) -> float:
    """The reader's text size in pixels, from the painter's font."""
    return _pixel_size(painter.font().toString())


@lru_cache(maxsize=512)
def _font(
    family_key: str, size: int, bold: bool, spacing: float, caps: bool, stretch: int = 100
) -> tuple[QFont, QFontMetricsF]:
    font = QFont()
    font.fromString(family_key)
    font.setPixelSize(size)
    font.setBold(bold)
    if stretch != 100:
        font.setStretch(stretch)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    if caps:
        font.setCapitalization(QFont.Capitalization.AllUppercase)
    return font, QFontMetricsF(font)


def _break_word(word: str, width: float, metrics: QFontMetricsF) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and metrics.horizontalAdvance(parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts


def _words(paragraph: str) -> list[tuple[str, str]]:
    """The pieces between which a line may end: at blanks, and after a hyphen inside a long word."""
    result: list[tuple[str, str]] = []
    for word in paragraph.split(" "):
        glue = " "
        while len(word) > 9 and "-" in word[2:-2]:
            cut = word.index("-", 2) + 1
            result.append((glue, word[:cut]))
            glue, word = "", word[cut:]
        result.append((glue, word))
    return result


def _wrap(text: str, width: float, metrics: QFontMetricsF) -> tuple[list[str], bool]:
    lines: list[str] = []
    whole = True
    for paragraph in text.split("\n"):
        current = ""
        for glue, word in _words(paragraph):
            joined = current + glue + word if current else word
            if metrics.horizontalAdvance(joined) <= width:
                current = joined
                continue
            if current:
                lines.append(current)
            if metrics.horizontalAdvance(word) <= width:
                current = word
                continue
            whole = False
            *full, current = _break_word(word, width, metrics)
            lines.extend(full)
        lines.append(current)
    return lines, whole


def _steps(size: int) -> Iterator[tuple[int, int]]:
    """Sizes and widths of letters, from the one that is wanted to the last resort."""
    for step in range(size, _SMALLEST - 1, -1):
        yield step, 100
        if step < size * _NARROW_BELOW:
            yield step, _NARROW


@lru_cache(maxsize=4096)
def _fit(
    text: str, width: float, height: float, family_key: str, size: int, bold: bool, spacing: float, caps: bool
) -> Fitted:
    broken: Fitted | None = None
    result: Fitted | None = None
    _, metrics = _font(family_key, size, bold, spacing, caps, 100)
    length, tall = metrics.horizontalAdvance(text.replace("\n", "")), metrics.height()
    for step, stretch in _steps(size):
        share = step / size * _LEAST
        if step > _SMALLEST and length * share * stretch / 100 > width * int(height / (tall * share) + 0.8):
            continue  # too many lines, even if each of them were full
        _, metrics = _font(family_key, step, bold, spacing * step / size, caps, stretch)
        lines, whole = _wrap(text, width, metrics)
        line_height = metrics.height()
        result = Fitted(
            tuple((line, metrics.horizontalAdvance(line)) for line in lines),
            step,
            line_height,
            metrics.ascent(),
            whole,
            stretch,
        )
        # a single line may use the leading above and below it
        room = height + (line_height - metrics.capHeight() - metrics.descent()) * 0.8
        if result.height > room:
            continue
        if whole:
            return result
        if broken is None:
            broken = result
    if broken is not None:
        return broken
    assert result is not None
    return result


def fit_text(
    painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = False, spacing: float = 0.0,
    caps: bool = False,
) -> Fitted:  # fmt: skip
    """How a text goes into the rect at this size or the largest smaller one."""
    return _fit(
        text, round(max(1.0, rect.width()), 1), round(max(1.0, rect.height()), 1), painter.font().toString(),
        max(_SMALLEST, round(size)), bold, spacing, caps,
    )  # fmt: skip


def text_fits(painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = False) -> bool:
    """Whether the text is legible there; painters show pictures instead when it is not."""
    if rect.width() < 8 or rect.height() < 6:
        return False
    fitted = fit_text(painter, rect, text, size, bold=bold)
    least = LEGIBLE if fitted.stretch == 100 else LEGIBLE + 1
    return fitted.whole and fitted.size >= min(least, round(size)) and fitted.size >= size * 0.6


def common_size(
    painter: QPainter, places: Sequence[QRectF], texts: Sequence[str], size: float, *, bold: bool = False
) -> float:
    """The one size at which neighbours in a row are all written, so that none shouts."""
    return min(
        (fit_text(painter, r, t, size, bold=bold).size for r, t in zip(places, texts, strict=True)),
        default=size,
    )


def draw_text(
    painter: QPainter, rect: QRectF, text: str, colour: QColor, size: float, *, bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter, top: bool = False, spacing: float = 0.0,
    caps: bool = False,
) -> Fitted:  # fmt: skip
    """Write the text into the rect, centred vertically unless it belongs to the top."""
    fitted = fit_text(painter, rect, text, size, bold=bold, spacing=spacing, caps=caps)
    if not text:
        return fitted
    before = painter.font()
    font, metrics = _font(
        before.toString(), fitted.size, bold, spacing * fitted.size / max(1, round(size)), caps,
        fitted.stretch,
    )  # fmt: skip
    painter.setFont(font)
    painter.setPen(colour)
    if top:
        y = rect.top() + fitted.ascent
    elif len(fitted.lines) == 1:
        # optical centre: capitals and figures in the middle
        y = rect.center().y() + metrics.capHeight() / 2
    else:
        y = rect.center().y() - fitted.height / 2 + fitted.ascent
    for line, width in fitted.lines:
        if align & Qt.AlignmentFlag.AlignLeft:
            x = rect.left()
        elif align & Qt.AlignmentFlag.AlignRight:
            x = rect.right() - width
        else:
            x = rect.center().x() - width / 2
        painter.drawText(QPointF(x, y), line)
        y += fitted.line_height
    painter.setFont(before)
    return fitted
