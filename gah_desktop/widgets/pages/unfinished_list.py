"""The list of unfinished games: a model of them, and how a row is drawn: hotel, players, where, when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gah_desktop.app.unfinished import UnfinishedGame
from gah_desktop.text.terms import labelled, translate
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.about_games import date_text, how_far, played_with, who_against
from gah_desktop.widgets.pages.hotel_picture import HotelPicture

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
PICTURE = Qt.ItemDataRole.UserRole + 1
_LINE = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class UnfinishedModel(QAbstractListModel):
    """One row a game, the latest first; two files with the same moment of a game are one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[UnfinishedGame] = []
        self._pictures: list[HotelPicture] = []

    def clear(self) -> None:
        self.beginResetModel()
        self.games, self._pictures = [], []
        self.endResetModel()

    def add(self, game: UnfinishedGame, row: int | None = None) -> bool:
        """At the end, if it is not there already."""
        if any(other.identity == game.identity for other in self.games):
            return False
        row = len(self.games) if row is None else row
        self.beginInsertRows(NOWHERE, row, row)
        self.games.insert(row, game)
        self._pictures.insert(row, HotelPicture(game.game, game.meta))
        self.endInsertRows()
        return True

    def take(self, row: int) -> UnfinishedGame:
        self.beginRemoveRows(NOWHERE, row, row)
        self._pictures.pop(row)
        game = self.games.pop(row)
        self.endRemoveRows()
        return game

    def retell(self) -> None:
        """In another language."""
        if self.games:
            self.dataChanged.emit(self.index(0), self.index(len(self.games) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return "\n".join(lines(self.games[index.row()]))
        return self._pictures[index.row()] if role == PICTURE else None


def lines(game: UnfinishedGame) -> Sequence[str]:
    """Who plays, how far it has got, and when that was."""
    setup = game.game.setup
    who = who_against(setup)
    title = translate("UnfinishedPage", "In progress") if game.in_progress else game.title
    if title:
        who = labelled(title, who)
    where = " · ".join((how_far(game.game), played_with(setup)))
    return who, where, date_text(game.changed)


class UnfinishedRow(QStyledItemDelegate):
    def __init__(self, view: QListView, look: Look) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def _fonts(self) -> tuple[QFont, QFont]:
        bold = QFont(self._view.font())
        bold.setBold(True)
        return bold, QFont(self._view.font())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(QFontMetrics(self._view.font()).height() * 5.6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self._look.theme, QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, theme.accent)
        edge = rect.height() // 12
        side = rect.height() - 2 * edge
        picture: HotelPicture = index.data(PICTURE)
        size = QSize(round(side * 1.25), side)
        drawn = picture.pixmap(size, self._view.devicePixelRatioF(), theme)
        painter.fillRect(QRect(rect.left() + edge, rect.top() + edge, size.width(), side), theme.card)
        painter.drawPixmap(rect.left() + edge, rect.top() + edge, drawn)
        words = rect.adjusted(size.width() + 4 * edge, edge, -edge, -edge)
        bold, plain = self._fonts()
        told = str(index.data()).split("\n")
        height = words.height() // len(told)
        for nth, line in enumerate(told):
            font = plain if nth else bold
            ink = theme.on_accent if chosen else theme.muted if nth else theme.text
            place = QRect(words.left(), words.top() + nth * height, words.width(), height)
            painter.setFont(font)
            painter.setPen(ink)
            elided = QFontMetrics(font).elidedText(line, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, _LINE, elided)
        if not chosen:
            painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.rule_soft)
