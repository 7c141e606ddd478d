"""Words that always fit: wrapped, narrowed and shrunk when they must be, never cut off; knows no cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter

LEGIBLE = 10  # below this many pixels a picture says more than words
_INSIDE = re.compile("[-/]")
SOFT_HYPHEN = "\u00ad"  # a long word may be broken here
_SMALLEST = 4
_FIGURES = frozenset("0123456789+−-/.,% ")  # which do not become narrow
_LEAST = 0.92  # letters of a smaller size are at least so large for their size
# narrower letters, in percent, are easier to read than much smaller ones: below these parts of the size
_NARROW = ((82, 0.86), (70, 0.66))


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


@lru_cache(maxsize=128)
def _family(key: str) -> str:
    """The same letters whatever the reader's text size; so another size has most texts laid out already."""
    font = QFont()
    font.fromString(key)
    font.setPixelSize(10)
    return font.toString()


class _Widths(dict[str, float]):
    """The widths of words in one font, each measured once."""

    def __init__(self, metrics: QFontMetricsF) -> None:
        self._metrics = metrics

    def __missing__(self, word: str) -> float:
        width = self[word] = self._metrics.horizontalAdvance(word)
        return width


@lru_cache(maxsize=512)
def _font(
    family_key: str, size: int, bold: bool, spacing: float, caps: bool, stretch: int = 100
) -> tuple[QFont, QFontMetricsF, _Widths]:
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
    metrics = QFontMetricsF(font)
    return font, metrics, _Widths(metrics)


def _break_word(word: str, width: float, metrics: QFontMetricsF) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and metrics.horizontalAdvance(parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts


def _words(paragraph: str, soft: bool = True) -> list[tuple[str, str]]:
    """The pieces between which a line may end: at blanks, at or after a hyphen or a slash in a long word."""
    result: list[tuple[str, str]] = []
    if not soft:
        paragraph = paragraph.replace(SOFT_HYPHEN, "")
    for word in paragraph.split(" "):
        glue = " "
        while SOFT_HYPHEN in word:
            part, _, word = word.partition(SOFT_HYPHEN)
            result.append((glue, f"{part}-"))
            glue = SOFT_HYPHEN
        while len(word) > 9 and (mark := _INSIDE.search(word, 2, len(word) - 2)):
            cut = mark.end()
            result.append((glue, word[:cut]))
            glue, word = "", word[cut:]
        result.append((glue, word))
    return result


def _wrap(
    text: str, width: float, metrics: QFontMetricsF, widths: _Widths, breaking: bool, hyphens: bool
) -> tuple[str, ...] | None:
    """The lines of a text; None if one of its words is too long and must not be broken."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current, end = "", 0.0
        for glue, word in _words(paragraph, hyphens):
            long = widths[word]
            soft = glue == SOFT_HYPHEN  # the hyphen before it is there only where the line ends
            joined = end + long + (-widths["-"] if soft else widths[glue])
            if current and joined <= width:
                current, end = (current[:-1] if soft else current + glue) + word, joined
                continue
            if current:
                lines.append(current)
            if long <= width:
                current, end = word, long
                continue
            if not breaking:
                return None
            *full, current = _break_word(word, width, metrics)
            end = widths[current]
            lines.extend(full)
        lines.append(current)
    return tuple(lines)


def _steps(size: int, narrow: bool) -> Iterator[tuple[int, int]]:
    """Sizes and widths of letters, from the one that is wanted to the last resort."""
    for step in range(size, _SMALLEST - 1, -1):
        yield step, 100
        for stretch, below in _NARROW:
            if narrow and step < size * below:
                yield step, stretch


@lru_cache(maxsize=4096)
def _fit(
    text: str, width: float, height: float, family_key: str, size: int, bold: bool, spacing: float,
    caps: bool, narrow: bool,
) -> Fitted:  # fmt: skip
    _, metrics, widths = _font(family_key, size, bold, spacing, caps, 100)
    words = [word for paragraph in text.split("\n") for _, word in _words(paragraph)]
    longest, length = max(widths[word] for word in words), sum(widths[word] for word in words)
    softness = (False, True) if SOFT_HYPHEN in text else (True,)  # words are rather left whole
    steps, tall = tuple(_steps(size, narrow and not _FIGURES.issuperset(text))), metrics.height()
    for breaking in (False, True):
        for step, stretch in steps:
            share = step / size * _LEAST
            wide, rows = share * stretch / 100, int(height / (tall * share) + 0.8)
            last = breaking and (step, stretch) == steps[-1]
            if not last and (length * wide > width * rows or (longest * wide > width and not breaking)):
                continue  # too long, even if each line were full: that saves the fonts between
            _, metrics, widths = _font(family_key, step, bold, spacing * step / size, caps, stretch)
            line_height = metrics.height()
            # a single line may use the leading above and below it
            room = height + (line_height - metrics.capHeight() - metrics.descent()) * 0.8
            for hyphens in (True,) if breaking else softness:
                lines = _wrap(text, width, metrics, widths, breaking, hyphens)
                if lines is not None and (last or len(lines) * line_height <= room):
                    measured = tuple((line, metrics.horizontalAdvance(line)) for line in lines)
                    return Fitted(measured, step, line_height, metrics.ascent(), not breaking, stretch)
    raise AssertionError("the smallest size is always taken")


def fit_text(
    painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = False, spacing: float = 0.0,
    caps: bool = False, narrow: bool = True,
) -> Fitted:  # fmt: skip
    """How a text goes into the rect at this size or the largest smaller one, if need be in narrow letters."""
    return _fit(
        text, round(max(1.0, rect.width()), 1), round(max(1.0, rect.height()), 1),
        _family(painter.font().toString()), max(_SMALLEST, round(size)), bold, spacing, caps, narrow,
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
        (
            fit_text(painter, r, t, size, bold=bold, narrow=False).size
            for r, t in zip(places, texts, strict=True)
        ),
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
    font, metrics, _ = _font(
        _family(before.toString()), fitted.size, bold, spacing * fitted.size / max(1, round(size)), caps,
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
