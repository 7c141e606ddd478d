"""Finished games and the figures drawn from them, as Qt models of plain texts. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gah_desktop.app.game_rows import GameRow
from gah_desktop.models.plain import as_plain
from gah_desktop.text.numbers import number
from gah_desktop.text.terms import fill, join_list, labelled, translate
from gah_desktop.widgets.pages.about_games import date_text, modules_text, opponents, rules_text

Index = QModelIndex | QPersistentModelIndex
ItemRole = Qt.ItemDataRole
ROOT = QModelIndex()
MODULES = 4  # the column


class TextTable(QAbstractTableModel):
    """Rows of texts under headings; all columns but the first few are numbers and stand right."""

    def __init__(self, left: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings: tuple[str, ...] = ()
        self._rows: list[tuple[str, ...]] = []
        self._left = left

    def show_rows(self, headings: Sequence[str], rows: Sequence[tuple[str, ...]]) -> None:
        self.beginResetModel()
        self._headings, self._rows = tuple(headings), list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = ItemRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text = self._rows[index.row()][index.column()]
        if role == ItemRole.DisplayRole:
            return text
        if role == ItemRole.ToolTipRole:
            return as_plain(text)
        if role == ItemRole.AccessibleTextRole:
            return labelled(self._headings[index.column()], text)
        if role == ItemRole.TextAlignmentRole and index.column() >= self._left:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = ItemRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= len(self._headings):
            return None
        if role == ItemRole.DisplayRole:
            return self._headings[section]
        if role == ItemRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section < self._left else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


class GamesModel(TextTable):
    """The games that pass the filter, the newest first; without a column of modules where none has any."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(6, parent)
        self.games: list[GameRow] = []

    def show_games(self, games: Sequence[GameRow]) -> None:
        self.games = list(games)
        headings = (
            translate("HistoryPage", "Date"),
            translate("HistoryPage", "Players and VP"),
            translate("HistoryPage", "Winner"),
            translate("HistoryPage", "Opponents"),
            translate("HistoryPage", "Modules"),
            translate("HistoryPage", "Rules"),
            translate("HistoryPage", "Seed"),
        )
        rows = [_row(game) for game in games]
        played = [
            column for column in range(len(headings)) if column != MODULES or any(r[MODULES] for r in rows)
        ]
        self._left = len(played) - 1  # the seed is a number
        self.show_rows(
            [headings[column] for column in played], [tuple(r[column] for column in played) for r in rows]
        )


def _row(game: GameRow) -> tuple[str, ...]:
    entry = translate("HistoryPage", "%1 %2", "name and VP")
    scores = [fill(entry, seat.name, number(seat.vp)) for seat in game.seats]
    return (
        date_text(game.finished) or game.finished,
        join_list(scores),
        join_list([seat.name for seat in game.seats if seat.won]),
        opponents(game.setup),
        modules_text(game.setup),
        rules_text(game.setup),
        str(game.seed),
    )
