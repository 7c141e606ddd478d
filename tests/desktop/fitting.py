"""Measures whether words have the room they need: in widgets, in views, and in what the painters draw."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTextBrowser,
    QTreeView,
    QWidget,
)

from gah_desktop.widgets import art
from gah_desktop.widgets.art import text as art_text
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.opponents import OpponentCard
from gah_desktop.widgets.table.views import Picture
from tests.desktop.walking import seen

SMALLEST_WORDS = 7  # pixels of a font in which words can still be read
SMALLEST_FIGURES = 6  # the same for a figure or two


def too_narrow(window: QWidget) -> list[str]:
    """Widgets and cells of views that have less room than their words need."""
    return [
        f"{type(widget).__name__} {widget.objectName()}: {why}"
        for widget in seen(window)
        for why in _of(widget)
    ]


def _of(widget: QWidget) -> Iterator[str]:
    if widget.width() == 0 or isinstance(widget, Fitted | OpponentCard):
        return  # they draw their words with painters
    match widget:
        case QAbstractButton():
            yield from _button(widget)
        case QLabel():
            yield from _label(widget)
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
            )
            icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
            yield from _wide(widget, option.currentText, field.width() - icon)
        case QLineEdit():
            text = widget.text() or widget.placeholderText()
            yield from _wide(widget, text, widget.contentsRect().width() - 4)
        case QTabBar():
            for tab in range(widget.count()):
                place = widget.tabRect(tab)
                yield from _wide(widget, widget.tabText(tab), place.width() - 8)
                if not widget.rect().adjusted(-2, -2, 2, 2).contains(place):
                    yield f"the tab {widget.tabText(tab)!r} is not in sight"
        case QHeaderView():
            yield from _headings(widget)
        case QTextBrowser():
            if widget.horizontalScrollBar().maximum() > widget.fontMetrics().height():
                yield "text runs out at the right"
        case QTableView() | QTreeView():
            yield from _cells(widget)


def _wide(widget: QWidget, text: str, room: int) -> Iterator[str]:
    need = widget.fontMetrics().horizontalAdvance(text.replace("&", ""))
    if need > room + 1:
        yield f"{text!r} needs {need} of {room}"


def _button(button: QAbstractButton) -> Iterator[str]:
    if not button.text():
        return
    hint = button.sizeHint()
    if hint.width() > button.width() + 1 or hint.height() > button.height() + 1:
        wraps = isinstance(button, QCheckBox | QRadioButton) and "\n" in button.text()
        if not wraps:
            yield f"{button.text()!r} needs {hint.toTuple()} of {button.size().toTuple()}"


def _label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if not label.wordWrap():
        hint = label.sizeHint()
        if hint.width() > label.width() + 1 or hint.height() > label.height() + 1:
            yield f"{label.text()!r} needs {hint.toTuple()} of {label.size().toTuple()}"
        return
    need = label.heightForWidth(label.width())
    if need > label.height() + 1:
        yield f"{label.text()!r} needs {need} of {label.height()} lines high"
    longest = max(label.text().replace("<", " <").split() or [""], key=len)
    if "<" not in longest and "/" not in longest:
        yield from _wide(label, longest, label.contentsRect().width())


def _headings(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if model is None or header.orientation() == Qt.Orientation.Vertical:
        return
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            hint, room = header.sectionSizeFromContents(section), header.sectionSize(section)
            if hint.width() > room + 1:
                yield f"{model.headerData(section, header.orientation())!r} needs {hint.width()} of {room}"


def _cells(view: QAbstractItemView) -> Iterator[str]:
    """Cells in sight; where a view can be scrolled sideways the rest is reached that way."""
    if isinstance(view.itemDelegate(), Picture):
        return
    model, room = view.model(), view.viewport().rect()
    bar = view.horizontalScrollBar()
    if model is None or bar.maximum() > 0:
        return
    for index in _indexes(view):
        place = view.visualRect(index)
        if not place.isValid() or not room.intersects(place):
            continue
        need = view.sizeHintForIndex(index)
        if need.width() > place.width() + 1:
            yield f"{index.data()!r} needs {need.width()} of {place.width()}"


def _indexes(view: QAbstractItemView, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = parent or QModelIndex()
    model = view.model()
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            yield model.index(row, column, parent)
        first = model.index(row, 0, parent)
        if isinstance(view, QTreeView) and view.isExpanded(first):
            yield from _indexes(view, first)


# -- what painters write


class Written(list[tuple[str, Any, QRectF, float]]):
    """Every text that painters wrote: how it was laid out, where, and how large it was meant to be."""

    def illegible(self, least: int = SMALLEST_WORDS) -> list[str]:
        return sorted({why for one in self if (why := _why(*one, least))})


def _why(text: str, fitted: Any, rect: QRectF, size: float, least: int) -> str:
    if not text.strip():
        return ""
    place = f"in {rect.width():.0f} x {rect.height():.0f}"
    worded = len(text) > 3 and any(letter.isalpha() for letter in text)
    if fitted.size < min(least if worded else SMALLEST_FIGURES, round(size)):
        return f"{text!r} is only {fitted.size} px high, meant {size:.0f}, {place}"
    if not fitted.whole:
        return f"{text!r} is broken in the middle of a word, {place}"
    if fitted.height > rect.height() + fitted.line_height:
        return f"{text!r} is higher than its place, {place}"
    return ""


@contextmanager
def written() -> Iterator[Written]:
    """Listens to the painters' only way of writing, wherever it is known by name."""
    original, found = art_text.draw_text, Written()

    def listen(painter: QPainter, rect: QRectF, text: str, colour: Any, size: float, **more: Any) -> Any:
        fitted = original(painter, rect, text, colour, size, **more)
        found.append((text, fitted, rect, size))
        return fitted

    knowing = [
        module for name, module in sys.modules.items()
        if name.startswith("gah_desktop") and getattr(module, "draw_text", None) is original
    ]  # fmt: skip
    for module in knowing:
        module.draw_text = listen  # type: ignore[attr-defined]
    art.clear_pictures()
    try:
        yield found
    finally:
        for module in knowing:
            module.draw_text = original  # type: ignore[attr-defined]
