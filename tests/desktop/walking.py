"""Every word that a window shows or speaks, wherever Qt keeps it. Judges nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from gah_desktop.widgets.table.opponents import OpponentCard
from gah_desktop.widgets.table.panel import Panel

SPOKEN = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
SCROLLERS = ("ScrollLeftButton", "ScrollRightButton", "qt_toolbar_ext_button", "qt_menubar_ext_button")


def seen(window: QWidget) -> Iterator[QWidget]:
    """The window and what is visible in it, without the inner parts of Qt's own widgets."""
    yield window
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window and widget.objectName() not in SCROLLERS:
            yield widget


def words(window: QWidget) -> set[tuple[str, str]]:
    """Where a text is, and its lines one by one."""
    found = {(place, text) for widget in seen(window) for place, text in _of(widget)}
    if isinstance(window, QMainWindow):
        found |= {("menu", text) for text in _menus(window)}
    return {(place, line.strip()) for place, text in found for line in text.splitlines() if line.strip()}


def _of(widget: QWidget) -> Iterator[tuple[str, str]]:
    name = f"{type(widget).__name__} {widget.objectName()}".strip()
    for kind, text in (
        ("title", widget.windowTitle()),
        ("tip", widget.toolTip()),
        ("status", widget.statusTip()),
        ("name", widget.accessibleName()),
        ("description", widget.accessibleDescription()),
    ):
        yield f"{name} {kind}", text
    for text in _shown(widget):
        yield name, text


def _shown(widget: QWidget) -> Iterator[str]:
    match widget:
        case OpponentCard():
            yield widget.kind()
        case QAbstractButton():
            yield widget.text().replace("&", "")
        case QLabel():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QGroupBox():
            yield widget.title().replace("&", "")
        case QTabBar():
            yield from (widget.tabText(tab).replace("&", "") for tab in range(widget.count()))
        case QTextEdit():
            yield widget.toPlainText()
        case QHeaderView():
            yield from _headings(widget)
        case QAbstractItemView():
            yield from told(widget.model(), QModelIndex())
        case QAbstractSpinBox():
            yield widget.text() if not isinstance(widget, QSpinBox) else widget.suffix() + widget.prefix()
        case Panel():
            yield widget.title


def _headings(header: QHeaderView) -> Iterator[str]:
    if not header.isVisible() or header.model() is None:
        return
    for section in range(header.count()):
        text = header.model().headerData(section, header.orientation())
        if text is not None:
            yield str(text)


def told(model: QAbstractItemModel | None, parent: QModelIndex) -> Iterator[str]:
    if model is None:
        return
    for row in range(model.rowCount(parent)):
        # Qt keeps that of a list to itself
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in SPOKEN:
                text = index.data(role)
                if isinstance(text, str):
                    yield text
        yield from told(model, model.index(row, 0, parent))


def _menus(window: QMainWindow) -> Iterator[str]:
    for menu in window.menuBar().findChildren(QMenu):
        yield menu.title().replace("&", "")
        for action in menu.actions():
            yield action.text().replace("&", "")
            yield action.toolTip().replace("&", "")
