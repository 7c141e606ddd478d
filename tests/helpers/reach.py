"""All that a window tells a screen reader or anybody else who asks it, and the secrets of a game in that."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTextEdit, QWidget
from shiboken6 import isValid

from gah_desktop.app.table import Table
from gah_desktop.models.base import Model
from gah_desktop.text.events import event_text
from gah_desktop.text.names import guest_name, staff_name

SPOKEN = (
    QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help,
)  # fmt: skip
OF_WIDGETS = ("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription", "windowTitle")
OF_ACTIONS = ("text", "toolTip", "statusTip", "whatsThis")
ROLES = (
    Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)  # fmt: skip
NOBODY = -1
Told = tuple[str, str]  # where, and what


def everything(table: Table, *windows: QWidget) -> Iterator[Told]:
    """Texts of widgets, actions and models, whether they are visible or not."""
    for window in windows:
        yield from _accessible(QAccessible.queryAccessibleInterface(window), window.objectName())
        for widget in (window, *window.findChildren(QWidget)):
            yield from _of_widget(widget)
        for action in window.findChildren(QAction):
            yield from ((f"action {action.objectName()}", getattr(action, name)()) for name in OF_ACTIONS)
    yield "clipboard", QGuiApplication.clipboard().text()
    of_windows = [model for window in windows for model in window.findChildren(QAbstractItemModel)]
    of_table = (one for one in gc.get_objects() if isinstance(one, Model) and one.table is table)
    yield from _of_models((*of_windows, *filter(isValid, of_table)))  # also those that no view shows


def _accessible(found: QAccessibleInterface | None, path: str) -> Iterator[Told]:
    if found is None or not found.isValid():
        return
    for kind in SPOKEN:
        yield f"screen reader: {path}", found.text(kind)
    for number in range(found.childCount()):
        yield from _accessible(found.child(number), f"{path}/{number}")


def _of_widget(widget: QWidget) -> Iterator[Told]:
    where = f"{type(widget).__name__} {widget.objectName()}"
    yield from ((where, getattr(widget, name)()) for name in OF_WIDGETS)
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield where, widget.text()
    elif isinstance(widget, QTextEdit):
        yield where, widget.toPlainText()


def _of_models(models: Iterable[QAbstractItemModel]) -> Iterator[Told]:
    for model in models:
        for row in range(model.rowCount()):
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            for column in range(columns):
                index = model.index(row, column)
                told = (model.data(index, role) for role in ROLES)
                yield from ((f"{type(model).__name__} {row}.{column}", str(one)) for one in told if one)


class Secrets:
    """The staff cards of a game whose place not everybody has seen: in hands, in packs and in the deck."""

    def __init__(self, table: Table) -> None:
        state, catalog = table.state, table.catalog
        guests = [guest_name(guest) for guest in catalog.guests]
        staff = [staff_name(card) for card in catalog.staff]
        # the name of a card may be a part of a longer one
        self._names = sorted({*guests, *staff}, key=len, reverse=True)
        seen = {staff_name(card) for card in (*state.gone, *(c for p in state.players for c in p.staff))}
        told = " ".join(event_text(event, table.names, NOBODY) for event in table.events)
        self.names = {*staff} - {*guests} - seen - self._in(told)

    def _in(self, text: str) -> set[str]:
        found = set()
        for name in self._names:
            if name in text:
                text = text.replace(name, "")
                found.add(name)
        return found

    def in_text(self, text: str) -> set[str]:
        return self._in(text) & self.names


def leaks(table: Table, *windows: QWidget) -> list[str]:
    """Where a secret of anybody's can be found out."""
    secrets = Secrets(table)
    return [f"{where}: {text}" for where, text in everything(table, *windows) if secrets.in_text(text)]
