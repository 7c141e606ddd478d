"""Every finished game: to be found, looked at again, removed; and what they teach. No rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QLineEdit, QMessageBox, QSplitter, QVBoxLayout, QWidget

from gah_desktop.app.game_rows import GameRow
from gah_desktop.app.history import Filter, HistoryInUse
from gah_desktop.app.replay import Replay
from gah_desktop.bots import BOT_NAMES, SHOWN_BOTS
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.module_registry import EXPANSIONS, OPPONENTS
from gah_desktop.engine.setup import RULESETS
from gah_desktop.record import Loaded, SaveCode, SaveError
from gah_desktop.text.errors import history_error_text, save_error_text
from gah_desktop.text.names import level_name, module_name, player_kind_name, ruleset_name
from gah_desktop.text.terms import fill, labelled
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import wrapped
from gah_desktop.widgets.message import make_room
from gah_desktop.widgets.pages.common import LongList, Page, button, em, fill_combo, label
from gah_desktop.widgets.pages.history_figures import Figures, plain_table
from gah_desktop.widgets.pages.history_model import GamesModel
from gah_desktop.widgets.pages.season import Season, hotels_of, whose

LAYOUT = "history"
AGAIN = 500  # milliseconds until a file that is in use is looked at again
FAULTS = (OSError, sqlite3.Error)  # of the history's file
SOON = 120  # milliseconds
PERIODS = (0, 7, 30, 365)  # days; 0 is all time


class HistoryPage(Page):
    in_the_street = True
    shownInPart = Signal(str)  # and why
    replayRequested = Signal(object)  # Loaded
    reviewRequested = Signal(object)
    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("historyPage")
        self._history = context.session.history
        self._keeps = context.session.keeps
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self._look_again)
        self._settings = context.settings
        self._settings.changed.connect(self._setting_changed)
        self._spread = False
        self._title = label("title")
        self._notice = label("danger", wrap=True)
        self._count = label("muted")
        self._model = GamesModel(self)
        self._view = plain_table(self._model)
        self._view.horizontalHeader().setStretchLastSection(True)
        self._view.setObjectName("historyView")
        self._view.activated.connect(self._open)
        self._view.selectionModel().currentRowChanged.connect(self._enable)
        self._figures = Figures(self.look, self._history)
        self._players, self._ruleset, self._modules = LongList(), LongList(), LongList()
        self._against, self._since = LongList(), LongList()
        self._text = QLineEdit()
        self._text.setClearButtonEnabled(True)
        for combo in (self._players, self._ruleset, self._modules, self._against, self._since):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            combo.currentIndexChanged.connect(self._filter)
        self._text.textChanged.connect(self._filter)
        self._back = button("back", self.closed.emit)
        self._remove = button("delete", self._ask_remove)
        self._review = button("search", self._review_current)
        self._review.setObjectName("historyReviewButton")
        self._look = button("replay-play", self._open_current, primary=True)
        self._look.setObjectName("historyReplayButton")
        self._season = Season(self.look, told=False)  # the hotels of the chosen game
        self._season.hide()
        self.soon = QTimer(self)  # whoever runs through the list waits for none
        self.soon.setSingleShot(True)
        self.soon.setInterval(SOON)
        self.soon.timeout.connect(self._show_hotels)
        self._lay_out()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.closed.emit)
        self._filled = False
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        self._games = QWidget()
        column = QVBoxLayout(self._games)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view, 1)
        column.addWidget(self._count)
        column.addWidget(self._season, 1)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self._games)
        self._split.addWidget(self._figures)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        self._split.setChildrenCollapsible(False)
        self._split.splitterMoved.connect(lambda: self._settings.set_layout(LAYOUT, self._split.saveState()))
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._notice)
        layout.addWidget(
            wrapped(self._players, self._ruleset, self._modules, self._against, self._since, self._text)
        )
        layout.addWidget(self._split, 1)
        foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.addWidget(self._back)
        foot.addStretch(1)
        foot.addWidget(self._remove)
        foot.addWidget(self._review)
        foot.addWidget(self._look)
        layout.addLayout(foot)

    # -- the list

    def refresh(self) -> None:
        """Read the games anew."""
        self._filled = True
        self._filter()

    def _unread(self, error: Exception) -> None:
        """While another program holds the file, the page looks again and again, and nobody waits for it."""
        self._say(fill(self.tr("The history cannot be read. %1"), history_error_text(error)))
        if isinstance(error, HistoryInUse):
            self._again.start()

    def _look_again(self) -> None:
        if self.isVisible():
            self.refresh()

    def _filter(self) -> None:
        if not self._filled:
            return
        against = self._against.currentData()
        days = self._since.currentData()
        since = ""
        if days:
            since = (datetime.now().astimezone() - timedelta(days=days)).date().isoformat()
        wanted = Filter(
            players=self._players.currentData(),
            ruleset=self._ruleset.currentData(),
            solo=against != "table" if against in ("table", "solo", *LEVELS) else None,
            level=against if against in LEVELS else None,
            opponent=against if against in (*OPPONENTS, *BOT_NAMES) else None,
            module=self._modules.currentData(),
            text=self._text.text().strip(),
            since=since,
        )
        try:
            games = self._history.games(wanted)
        except FAULTS as error:
            self._unread(error)
            return
        self._tell_notice()
        self._model.show_games(games)
        self._figures.show_games(games)
        self._count.setText(self.tr("%n game(s)", "", len(games)))
        if games and not self._view.currentIndex().isValid():
            self._view.setCurrentIndex(self._model.index(0, 0))
        self._enable()

    def _current(self) -> GameRow | None:
        row = self._view.currentIndex().row()
        return self._model.games[row] if 0 <= row < len(self._model.games) else None

    def _enable(self) -> None:
        chosen = self._current() is not None
        self._look.setEnabled(chosen)
        self._review.setEnabled(chosen)
        self._remove.setEnabled(chosen and self._keeps)
        self.soon.start()
        why = "" if chosen else self.tr("Choose a game in the list first.")
        self._look.setToolTip(why)
        self._review.setToolTip(why)
        alone = why or ("" if self._keeps else self.tr("Another copy of the program is running."))
        self._remove.setToolTip(alone)

    def _show_hotels(self) -> None:
        """As they stood at the end of the chosen game; nothing of one that cannot be read."""
        game = self._current()
        try:
            loaded = self._history.load(game.id) if game is not None else None
        except (SaveError, *FAULTS):
            loaded = None
        self._season.setVisible(loaded is not None and self._tall)
        if game is None or loaded is None:
            return
        replay = Replay(loaded)
        replay.go_to(replay.length)
        first = next((n for n, seat in enumerate(game.seats) if seat.won), 0)
        totals = [seat.vp for seat in game.seats]
        self._season.show_hotels(hotels_of(replay, totals, first), whose(game.seats[first].name))

    @property
    def _tall(self) -> bool:
        """Whether there is room for more than the list."""
        return self.height() >= em(self) * 44

    def _open(self, index: QModelIndex) -> None:
        self._view.setCurrentIndex(index)
        self._open_current()

    def _open_current(self) -> None:
        self._load_current(self.replayRequested.emit, in_part=True)

    def _review_current(self) -> None:
        self._load_current(self.reviewRequested.emit)

    def _load_current(self, use: Callable[[Loaded], object], in_part: bool = False) -> None:
        game = self._current()
        if game is None:
            return
        try:
            loaded = self._history.load(game.id)
        except SaveError as error:
            if in_part and error.code is SaveCode.OLDER_RULES and error.readable is not None:
                use(Loaded(error.readable, {"finished": game.finished}))
                text = self.tr("This game can be shown only in part. %1")
                self.shownInPart.emit(fill(text, save_error_text(error)))
            else:
                self._say(fill(self.tr("This game cannot be shown. %1"), save_error_text(error)))
        except FAULTS as error:
            self._say(fill(self.tr("This game cannot be shown. %1"), history_error_text(error)))
        else:
            use(loaded)

    def _ask_remove(self) -> None:
        if self._current() is None:
            return
        question = self.tr(
            "Delete this game? Its record will be lost, and it will no longer count in the statistics."
        )
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete a game"), question, yes | no, self)
        make_room(box)
        if box.exec() == yes:
            self.remove_current()

    def remove_current(self) -> None:
        game = self._current()
        if game is None:
            return
        try:
            self._history.remove(game.id)
        except FAULTS as error:
            self._say(fill(self.tr("This game cannot be deleted. %1"), history_error_text(error)))
        else:
            self._filter()

    # -- words

    def _tell_notice(self) -> None:
        told = []
        if self._history.notice is not None:
            text = self.tr(
                "The history was damaged. It has been rebuilt from the saved games; the old file is "
                "now called %1."
            )
            told.append(fill(text, self._history.notice))
        if self._history.unreadable:
            count = len(self._history.unreadable)
            told.append(self.tr("%n saved game(s) could not be read and are missing here.", "", count))
        self._say(" ".join(told))

    def _say(self, text: str) -> None:
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def retranslate(self) -> None:
        self._title.setText(self.tr("History"))
        self._back.setText(self.tr("Back"))
        self._remove.setText(self.tr("Delete…"))
        self._review.setText(self.tr("Review"))
        self._look.setText(self.tr("Replay"))
        self._view.setAccessibleName(self.tr("Finished games"))
        if self._figures.indexOf(self._games) >= 0:
            self._figures.setTabText(self._figures.indexOf(self._games), self.tr("Games"))
        self._figures.setAccessibleName(self.tr("Statistics"))
        for combo, text in (
            (self._players, self.tr("Number of players")),
            (self._ruleset, self.tr("Rules")),
            (self._modules, self.tr("Modules")),
            (self._against, self.tr("Opponents")),
            (self._since, self.tr("Period")),
        ):
            combo.setAccessibleName(text)
            combo.setToolTip(text)
        fill_combo(
            self._players,
            [(None, self.tr("Any number")), *((n, self.tr("%n player(s)", "", n)) for n in (2, 3, 4))],
        )
        fill_combo(self._ruleset, [(None, self.tr("All rules")), *((r, ruleset_name(r)) for r in RULESETS)])
        alone = self.tr("Solo games")
        levels = [(level, labelled(alone, level_name(level))) for level in LEVELS]
        everybody = [(None, self.tr("All opponents")), ("table", self.tr("At the table")), ("solo", alone)]
        kinds = [(kind, player_kind_name(kind)) for kind in (*OPPONENTS, *SHOWN_BOTS)]
        fill_combo(self._against, [*everybody, *levels, *kinds])
        modules = [(module, module_name(module)) for module in EXPANSIONS]
        with_and_without = [(None, self.tr("With and without modules")), ("", self.tr("Without modules"))]
        fill_combo(self._modules, [*with_and_without, *modules])
        periods = (
            self.tr("All time"), self.tr("The last week"), self.tr("The last month"), self.tr("The last year")
        )  # fmt: skip
        fill_combo(self._since, list(zip(PERIODS, periods, strict=True)))
        self._text.setPlaceholderText(self.tr("Name or date"))
        self._text.setAccessibleName(self._text.placeholderText())
        self._filter()
        self._enable()

    # -- size

    def restyle(self) -> None:
        super().restyle()
        self._text.setMinimumWidth(round(em(self) * 14))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.setFocus()

    def fit(self) -> None:
        """Beside the figures where there is room, else the first of their tabs."""
        unit = em(self)
        self._view.verticalHeader().setDefaultSectionSize(round(unit * 2.2))
        wide = self.width() >= unit * 100
        in_tab = self._figures.indexOf(self._games) >= 0
        if wide and in_tab:
            self._figures.removeTab(self._figures.indexOf(self._games))
            self._split.insertWidget(0, self._games)
            self._games.show()
        elif not wide and not in_tab:
            self._figures.insertTab(0, self._games, self.tr("Games"))
            self._figures.setCurrentIndex(0)
        self.soon.start()
        if wide and (in_tab or not self._spread):
            self._spread = True
            self._spread_out()

    def _spread_out(self) -> None:
        """The shares that were left the last time, else three to two."""
        if not self._split.restoreState(self._settings.layout(LAYOUT)):
            self._split.setSizes([self.width() * 6 // 10, self.width() * 4 // 10])

    def _setting_changed(self, name: str) -> None:
        if name == "layout":  # it was reset
            self._spread_out()
