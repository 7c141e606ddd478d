"""The figures beside the list of games: averages, course, best scores, solo games. Asks `History` for all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTabWidget, QVBoxLayout, QWidget

from gah_desktop.app.game_rows import GameRow
from gah_desktop.app.history import History
from gah_desktop.app.sheet import ALWAYS, SOURCES
from gah_desktop.engine.seats import HUMAN
from gah_desktop.text.lines import line_name
from gah_desktop.text.names import level_name, player_kind_name
from gah_desktop.text.numbers import decimal, number, spoken_number
from gah_desktop.text.terms import fill, join_list, labelled
from gah_desktop.widgets.art.chart import score_chart
from gah_desktop.widgets.art.specs import ChartArt, SeriesArt
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.about_games import date_text
from gah_desktop.widgets.pages.bars import BarArt, BarsArt, bars
from gah_desktop.widgets.pages.common import label
from gah_desktop.widgets.pages.history_model import TextTable
from gah_desktop.widgets.pages.picture import Picture
from gah_desktop.widgets.retranslate import Retranslated

CHART_GAMES = 12


def plain_table(model: TextTable) -> QTableView:
    """A table to read, row by row."""
    view = QTableView()
    view.setModel(model)
    view.verticalHeader().hide()
    view.setShowGrid(False)
    view.setAlternatingRowColors(True)
    view.setTabKeyNavigation(False)
    view.setWordWrap(False)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.horizontalHeader().setHighlightSections(False)
    view.setStyleSheet("QTableView::item { padding: 0px 1px; border: 1px solid transparent; }")
    return view


class Figures(Retranslated, QTabWidget):
    def __init__(self, look: Look, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._games: Sequence[GameRow] = ()
        self._solo, self._best = TextTable(left=2), TextTable(left=2)
        self._averages = Picture(look, bars, 14, 10)
        self._chart = Picture(look, score_chart, 14, 10)
        self._nothing = [label("muted", wrap=True) for _ in range(4)]
        widgets = (self._averages, self._chart, plain_table(self._best), plain_table(self._solo))
        self._tabs: list[QWidget] = []
        for widget, nothing in zip(widgets, self._nothing, strict=True):
            tab = QWidget()
            column = QVBoxLayout(tab)
            nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(nothing)
            column.addWidget(widget, 1)
            self.addTab(tab, "")
            self._tabs.append(tab)
        for view in (widgets[2], widgets[3]):
            view.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._widgets = widgets
        self._filled = False  # nothing is asked before the page could read the games
        self.retranslate()

    def show_games(self, games: Sequence[GameRow]) -> None:
        """The chart follows the filter; the other figures are over all games."""
        self._games, self._filled = games, True
        self.retranslate()

    def retranslate(self) -> None:
        names = (
            self.tr("Averages"), self.tr("Trend"), self.tr("Best scores"), self.tr("Opponents")
        )  # fmt: skip
        for tab, text in zip(self._tabs, names, strict=True):
            self.setTabText(self.indexOf(tab), text)
        if not self._filled:
            return
        filled = (self._show_averages(), self._show_chart(), self._show_best(), self._show_solo())
        empty = (
            self.tr("No game played by a person has been finished yet."),
            self.tr("A trend needs two games played by a person."),
            self.tr("No game played by a person has been finished yet."),
            self.tr("Nobody has finished a game alone against bots or a solo opponent yet."),
        )
        for widget, nothing, full, text in zip(self._widgets, self._nothing, filled, empty, strict=True):
            widget.setVisible(full)
            nothing.setText(text)
            nothing.setVisible(not full)

    def _show_solo(self) -> bool:
        results = self._history.against()
        self._solo.show_rows(
            (self.tr("Opponent"), self.tr("Level"), self.tr("Games"), self.tr("Won"),
             self.tr("Average VP"), self.tr("Highest VP"), self.tr("Opponent’s average")),
            [
                (player_kind_name(r.opponent), level_name(r.level) if r.level else "",
                 number(r.games), number(r.won), decimal(r.mean), number(r.best), decimal(r.opponent_mean))
                for r in results
            ],
        )  # fmt: skip
        return bool(results)

    def _show_best(self) -> bool:
        best = self._history.best()
        self._best.show_rows(
            (self.tr("Name"), self.tr("Date"), self.tr("Players"), self.tr("VP")),
            [(row.name, date_text(row.finished), number(row.players), number(row.vp)) for row in best],
        )
        return bool(best)

    def _show_averages(self) -> bool:
        averages = self._history.averages()
        found = tuple(
            BarArt(line_name(source), averages[source], decimal(averages[source]))
            for source in SOURCES
            if source in averages and (source in ALWAYS or averages[source])
        )
        title = self.tr("Average VP of people, by source")
        spoken = join_list([labelled(bar.label, bar.text) for bar in found])
        self._averages.show_art(BarsArt(found, title), labelled(title, spoken))
        return bool(found)

    def _show_chart(self) -> bool:
        """The last games with people, the oldest first: the best person and the best of the others."""
        games = [game for game in self._games if any(seat.kind == HUMAN for seat in game.seats)]
        games = games[:CHART_GAMES][::-1]
        people = tuple(max(seat.vp for seat in game.seats if seat.kind == HUMAN) for game in games)
        others = tuple(
            max((seat.vp for seat in game.seats if seat.kind != HUMAN), default=0) for game in games
        )
        series = [SeriesArt(0, self.tr("People"), people)]
        if all(any(seat.kind != HUMAN for seat in game.seats) for game in games):
            series.append(SeriesArt(1, self.tr("Opponents"), others))
        labels = tuple(str(place + 1) for place in range(len(games)))
        title = self.tr("Highest VP, game by game")
        spoken = fill(self.tr("%1: people %2"), title, join_list([spoken_number(vp) for vp in people]))
        self._chart.show_art(ChartArt(tuple(series), labels, title, self.tr("VP")), spoken)
        return len(games) > 1
