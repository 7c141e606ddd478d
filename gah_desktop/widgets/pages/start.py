"""The front of the house: what can be begun or gone on with. Starts nothing itself, it only asks for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QRandomGenerator, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from gah_desktop.app import unfinished
from gah_desktop.app.autosave import Damaged, Recovery
from gah_desktop.app.game_rows import GameRow
from gah_desktop.app.history import HistoryInUse, LevelResult
from gah_desktop.app.meta import Meta, iso
from gah_desktop.app.paths import found_in
from gah_desktop.app.settings import Settings
from gah_desktop.bots import QUICK_BOT
from gah_desktop.engine import Setup
from gah_desktop.engine.seats import HUMAN
from gah_desktop.record import SaveCode, SaveError
from gah_desktop.text.errors import history_error_text, os_error_text, save_error_text
from gah_desktop.text.names import level_name, player_kind_name
from gah_desktop.text.numbers import number
from gah_desktop.text.terms import fill, join_list, labelled, translate
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.about_games import (
    BOTS,
    PEOPLE,
    date_text,
    days_seed,
    how_far,
    is_days_deal,
    played_with,
    who_plays,
)
from gah_desktop.widgets.pages.common import Page, button, em, enlarge, grown, label, panel, row
from gah_desktop.widgets.pages.hotel_picture import HotelWidget
from gah_desktop.widgets.pages.poster import Poster


def new_seed() -> int:
    """Any seed that is easy to write down."""
    return QRandomGenerator.global_().bounded(1, 1_000_000_000)


def own_name(settings: Settings) -> str:
    """The name of whoever began the last game alone or sat in the first seat."""
    choice = settings.new_game_choice
    seats = choice.get("seats")
    cards = [seats[0] if isinstance(seats, list) and seats else None, choice.get("own")]
    for card in reversed(cards) if choice.get("solo") is True else cards:
        name = card.get("name") if isinstance(card, dict) and card.get("kind") == HUMAN else None
        if isinstance(name, str) and name.strip():
            return name
    return PEOPLE[0]


def quick_setup(settings: Settings) -> tuple[Setup, Meta]:
    """You against one bot on the night side; your name is the one you used last."""
    return (
        Setup(
            players=2,
            seed=new_seed(),
            names=(own_name(settings), BOTS[0]),
            kinds=(HUMAN, QUICK_BOT),
        ),
        Meta.new(),
    )


def days_setup(settings: Settings, day: date) -> tuple[Setup, Meta]:
    """The deal of a day: the same for everybody who plays it, against the same bot."""
    setup, meta = quick_setup(settings)
    return replace(setup, seed=days_seed(day)), meta


RECORDS = 4  # opponents whose record is told


class StartPage(Page):
    eveningRequested = Signal()
    daysDealRequested = Signal()
    continueRequested = Signal()
    rescueRequested = Signal(object, object)  # a file that was set aside, and the SaveError that says why
    newGameRequested = Signal()
    unfinishedRequested = Signal()
    openRequested = Signal()
    quickStartRequested = Signal()
    referenceRequested = Signal()
    historyRequested = Signal()
    settingsRequested = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("startPage")
        self._context = context
        self._grown = 1.0
        self._found = Recovery(None)
        self.today = date.today  # pictures are all drawn on the same day
        self._played = ""  # when the last game was left
        self._poster = Poster(self.look)
        self._notice, self._notice_text = panel(), label("danger", wrap=True)
        self._notice_more = label("", wrap=True)
        self._rescue = button("open", self._ask_rescue)
        inside = QVBoxLayout(self._notice)
        inside.addWidget(self._notice_text)
        inside.addWidget(self._notice_more)
        inside.addWidget(self._rescue)
        self._continue = button("replay-play", self.continueRequested.emit, primary=True)
        self._last_who, self._last_where = label("heading", wrap=True), label("muted", wrap=True)
        self._hotel = HotelWidget(self.look)
        self._last = panel()
        card = QVBoxLayout(self._last)
        card.addWidget(self._last_who)
        card.addLayout(row(self._last_where, self._hotel))
        card.addWidget(self._continue)
        self._new = button("new", self.newGameRequested.emit)
        self._quick = button("person", self.quickStartRequested.emit)
        self._quick_what = label("muted", wrap=True)
        self._evening = button("person", self.eveningRequested.emit)
        self._evening_what, self._day_what = label("muted", wrap=True), label("muted", wrap=True)
        self._evening_what.setObjectName("eveningWhat")
        self._day_what.setObjectName("dayWhat")
        self._day = button("new", self.daysDealRequested.emit)
        self._record = label("muted", wrap=True)
        self._record.setObjectName("ownRecord")
        self._unfinished = button("hotel", self.unfinishedRequested.emit)
        self._open = button("open", self.openRequested.emit)
        self._reference = button("reference", self.referenceRequested.emit)
        self._history = button("history", self.historyRequested.emit)
        self._settings = button("settings", self.settingsRequested.emit)
        self._lay_out()
        for object_name, widget in (
            ("continueButton", self._continue),
            ("newGameButton", self._new),
            ("firstEveningButton", self._evening),
            ("daysDealButton", self._day),
            ("quickStartButton", self._quick),
            ("unfinishedButton", self._unfinished),
            ("openButton", self._open),
            ("referenceButton", self._reference),
            ("historyButton", self._history),
            ("settingsButton", self._settings),
            ("damagedNotice", self._notice),
            ("rescueButton", self._rescue),
        ):
            widget.setObjectName(object_name)
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = self._column = QVBoxLayout(self._side)
        column.addStretch(1)
        column.addWidget(self._notice)
        column.addWidget(self._last)
        column.addSpacing(8)
        column.addWidget(self._quick)
        column.addWidget(self._quick_what)
        column.addWidget(self._record)
        for entry in (self._evening, self._evening_what, self._day, self._day_what):
            column.addWidget(entry)
        for entry in (self._new, self._unfinished, self._open):
            column.addWidget(entry)
        column.addSpacing(12)
        for entry in (self._reference, self._history, self._settings):
            column.addWidget(entry)
        column.addStretch(1)
        for entry in self._entries():
            entry.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            entry.setStyleSheet("text-align: left")
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._side)
        layout = QHBoxLayout(self)
        layout.addWidget(self._poster, 1)
        layout.addWidget(self._scroll)

    def _entries(self) -> tuple[QPushButton, ...]:
        return (
            self._continue, self._new, self._quick, self._evening, self._day, self._unfinished, self._open,
            self._reference, self._history, self._settings,
        )  # fmt: skip

    # -- what it shows

    def refresh(self) -> None:
        """Look again for a game to continue. A file that can't be trusted is set aside by that."""
        session = self._context.session
        self.show_recovery(session.last_game(), session.autosave.path)

    def show_recovery(self, found: Recovery, file: Path | None = None) -> None:
        """Offer what was found, and tell what had to be set aside."""
        self._found = found
        self._hotel.show_game(found.loaded)
        self._unfinished.setVisible(bool(unfinished.files(self._context.paths)))
        self._played = _changed(file) if file is not None and found.loaded is not None else ""
        self.retranslate()
        QTimer.singleShot(0, self, self.tell_record)  # the games are read when the page stands
        first = self._continue if found.loaded is not None else self._quick
        if found.loaded is None and self._never_played:
            first = self._evening
        self._evening_what.setVisible(first is self._evening)
        for entry in (self._quick, self._evening):
            entry.setProperty("primary", entry is first)
            entry.style().polish(entry)
        for part in (self._evening, self._evening_what):  # what one begins with stands above the others
            self._column.removeWidget(part)
            self._column.insertWidget(
                self._column.indexOf(self._quick if first is self._evening else self._day), part
            )
        self.restyle()
        first.setFocus()

    @property
    def _never_played(self) -> bool:
        """Whether no game has been begun yet that was kept."""
        paths = self._context.paths
        return not (unfinished.files(paths) or found_in(paths.games, "*.gah"))

    def restyle(self) -> None:
        self._grow()
        super().restyle()
        self._fit()

    def _grow(self) -> None:
        """In a large window the letters beside the poster are larger as well."""
        self._grown = grown(self)
        enlarge(self._side, self._grown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self._grown
        self._grow()
        if self._grown != before:
            super().restyle()  # pictograms as well
        self._fit()

    def _fit(self) -> None:
        """The column takes what its words need; the poster gives way where that is half the page."""
        unit = em(self) * self._grown
        width = round(max(unit * 27, min(unit * 42, self.width() * 0.24)))
        for entry in self._entries():
            entry.setMinimumHeight(round(unit * 2.6))
        self._poster.setVisible(self.width() - width > unit * 12)
        self._scroll.setMinimumWidth(min(width, max(1, self.width() - 24)))
        self._scroll.setMaximumWidth(width if self._poster.isVisibleTo(self) else 16_777_215)

    def retranslate(self) -> None:
        self._poster.set_caption(self.tr("Vienna, around 1900"))
        for entry, text, hint in (
            (self._continue, self.tr("&Continue"), self.tr("Pick up the last game where you left off")),
            (self._quick, self.tr("&Quick start"), self.tr("Start right away, with the usual rules")),
            (
                self._evening,
                self.tr("&First evening"),
                self.tr("Learn the game at the table: three rounds, with advice at every step"),
            ),
            (
                self._day,
                self.tr("The &day’s deal"),
                self.tr("The deal of today’s date, the same for everybody who plays it"),
            ),
            (self._new, self.tr("&New game…"), self.tr("Choose players, boards and rules")),
            (
                self._unfinished,
                self.tr("&Unfinished games"),
                self.tr("Games you left for another one, and games you saved"),
            ),
            (self._open, self.tr("&Open…"), self.tr("Open a saved game from a file")),
            (self._reference, self.tr("&Rules and cards"), self.tr("All about the rules and the cards")),
            (self._history, self.tr("H&istory"), self.tr("The games you have finished")),
            (self._settings, self.tr("S&ettings"), self.tr("Language, look, pace and more")),
        ):
            entry.setText(text)
            entry.setToolTip(hint)
            entry.setAccessibleDescription(hint)
        self._evening_what.setText(self._evening.toolTip())
        self._tell_day()
        self._quick_what.setText(self.tr("You against one bot, night side"))
        if self._record.text():
            self.tell_record()
        self._tell_last()
        self._tell_damage()

    def tell_record(self) -> None:
        """How one has done against each opponent so far, the most played first; nothing without a history."""
        results, games = list[LevelResult](), list[GameRow]()
        if os.path.lexists(self._context.paths.history_file):
            import sqlite3  # takes long, and is needed only where there is a history

            try:
                history = self._context.session.history
                results, games = history.against(), history.games()
            except HistoryInUse:
                return
            except (OSError, sqlite3.Error) as error:
                text = translate("HistoryPage", "The history cannot be read. %1")
                self._record.setText(fill(text, history_error_text(error)))
                self._record.show()
                return
        self._record.setVisible(bool(results))
        results = sorted(results, key=lambda result: -result.games)[:RECORDS]
        self._record.setText("\n".join(self._told(result) for result in results))
        self._tell_day(games if results else ())

    def _tell_day(self, games: Sequence[GameRow] = ()) -> None:
        """Today's date, and how its deal has ended the last time it was played."""
        today = self.today()
        told = QLocale().toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
        played = next((game for game in games if is_days_deal(game.setup, today)), None)
        if played is not None:
            entry = translate("HistoryPage", "%1 %2", "name and VP")
            scores = [fill(entry, seat.name, number(seat.vp)) for seat in played.seats]
            told = labelled(told, join_list(scores))
        self._day_what.setText(told)

    def _told(self, result: LevelResult) -> str:
        name = player_kind_name(result.opponent)
        if result.level:
            name = fill(translate("terms", "%1, %2"), name, level_name(result.level))
        text = fill(self.tr("%1 of %2 won, best %3 VP"), result.won, result.games, result.best)
        return labelled(name, text)

    def _tell_last(self) -> None:
        loaded = self._found.loaded
        self._last.setVisible(loaded is not None)
        if loaded is None:
            return
        game = loaded.journal.game
        self._last_who.setText(who_plays(game.setup))
        parts = [how_far(game), played_with(game.setup)]
        if self._played:
            parts.append(date_text(self._played))
        self._last_where.setText("\n".join(parts))

    def _tell_damage(self) -> None:
        damaged = self._context.session.autosave.damaged  # said until the next start
        self._notice.setVisible(bool(damaged))
        if not damaged:
            return
        texts = []
        for damage in damaged:
            error = damage.error
            why = save_error_text(error) if isinstance(error, SaveError) else os_error_text(error)
            if damage.moved_to is None:
                texts.append(fill(self.tr("The saved game cannot be read. %1"), why))
            else:
                text = self.tr(
                    "The saved game cannot be read. %1 Nothing was deleted; the file is now called %2."
                )
                texts.append(fill(text, why, damage.moved_to))
        sound = all(_is_older(damage) for damage in damaged)
        heading = (
            self.tr("A saved game was played with older rules")
            if sound
            else self.tr("A saved game is damaged")
        )
        self._notice_text.setText(heading)
        self._rescue.setText(self.tr("What can be done…"))
        self._rescue.setVisible(self._found.loaded is None and self._readable() is not None)
        if self._found.from_previous:
            texts.append(
                self.tr("The game as it stood one step earlier is intact: you can continue from there.")
            )
        elif self._found.loaded is None and self._readable() is None:
            texts.append(self.tr("There is no earlier one to continue from."))
        self._notice_more.setText("\n".join(texts))

    def _readable(self) -> Damaged | None:
        """The first of the files set aside of which some steps can be read."""
        for damage in self._context.session.autosave.damaged:
            readable = damage.error.readable if isinstance(damage.error, SaveError) else None
            if readable is not None and readable.entries:
                return damage
        return None

    def _ask_rescue(self) -> None:
        damage = self._readable()
        if damage is not None:
            self.rescueRequested.emit(damage.moved_to or self._context.session.autosave.path, damage.error)


def _is_older(damage: Damaged) -> bool:
    return isinstance(damage.error, SaveError) and damage.error.code is SaveCode.OLDER_RULES


def _changed(file: Path) -> str:
    """When a file was last written; a game that is continued from the previous one has no other date."""
    for path in (file, file.with_name(f"{file.stem}-previous{file.suffix}")):
        with suppress(OSError):
            return iso(path.stat().st_mtime)
    return ""
