"""The main window: pages on a stack, the menus, and who comes after whom. Plays no game itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QCursor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.app.settings import TEXT_SCALE
from gah_desktop.app.unfinished import SUFFIX, UnfinishedGame
from gah_desktop.engine import Setup
from gah_desktop.engine.events import EmperorVisited, Event
from gah_desktop.record import Journal, Loaded, SaveError
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.actions import Actions
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.common import Page
from gah_desktop.widgets.registry import DIALOGS, EMPEROR, PAGES, REPLAY, REVIEW, SCORE, START, TABLE
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.stack import PageStack
from gah_desktop.widgets.table.page import TablePage

if TYPE_CHECKING:
    from gah_desktop.widgets.notices import Notices

SIZE = (1280, 800)  # of the window, the first time
STEP = 10  # percent of text size
SEEN = 100  # milliseconds after the first frame, when all of the page is there


class MainWindow(Retranslated, QMainWindow):
    referenceRequested = Signal(
        str, str
    )  # a kind ("guest", "staff", ...) and an id; ("", "") for the contents

    seen = Signal()  # for the first time, and whole
    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mainWindow")
        self._seen = False
        # or Qt paints, after the window with all that is in it, once more what in it asked to be painted
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.context = context
        self.session = context.session
        self._before_replay = self._before_review = "start"
        self._visits: list[Event] = []  # an Emperor's visit that is under way
        self._paused_for_visit = False
        self._over = False  # the game has ended and its score is still to be shown
        self._leaving = False  # whatever is not saved
        self.stack = PageStack(self)
        self.setCentralWidget(self.stack)
        self.actions_ = Actions(self, context.look)
        self._connect_actions()
        self._connect_session()
        self.setMinimumSize(QSize(640, 440))
        self._was_here = self.restoreGeometry(context.settings.layout("window"))
        if not self._was_here:
            self.resize(*SIZE)
        self.restoreState(context.settings.layout("docks"))
        self.setWindowIcon(art.icon("app", context.look.theme.gold))
        self.retranslate()
        self._refresh_actions()

    def open(self) -> None:
        """As large as, and where, it was the last time."""
        if self._was_here:
            self.show()
        else:
            self._show_as_usual()

    def _show_as_usual(self) -> None:
        """On all of the screen if the usual size does not fit, with its title."""
        from PySide6.QtWidgets import QStyle  # takes long, and only the first start asks for it

        title = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        usual, room = QSize(*SIZE), self._room() - QSize(0, title)
        if room.width() < usual.width() or room.height() < usual.height():
            self.resize(usual.boundedTo(room))
            self.showMaximized()
        else:
            self.showNormal()
            self.resize(usual)

    def _room(self) -> QSize:
        """On the screen where it will be."""
        screen = self.screen() if self.isVisible() else QGuiApplication.screenAt(QCursor.pos())
        return (screen or self.screen()).availableSize()

    @cached_property
    def notices(self) -> Notices:
        """What there is to tell in boxes; mostly nothing."""
        from gah_desktop.widgets.notices import Notices

        return Notices(self)

    # -- pages

    @property
    def table_page(self) -> TablePage:
        return self.stack[TABLE]

    @property
    def current(self) -> str:
        """The name of the page on show; "" before there is one."""
        return self.stack.current

    def page(self, name: str) -> QWidget:
        page: QWidget = self.stack[PAGES[name]]
        return page

    def show_page(self, name: str) -> None:
        if name == "table" and self._over:
            self._show_score()
            return
        self.session.unsaved.retry()
        page = self.page(name)
        if isinstance(page, Page):
            page.refresh()
        self.stack.setCurrentWidget(page)
        self._refresh_actions()

    def go_back(self) -> None:
        playing = self.session.has_game and (self._over or not self.session.over)
        self.show_page("table" if playing else "start")

    # -- games

    def start_game(self, setup: Setup, meta: Meta) -> None:
        self._forget()
        self.session.new_game(setup, meta)
        self.show_page("table")

    def quick_game(self) -> None:
        from gah_desktop.widgets.pages.start import quick_setup

        self.start_game(*quick_setup(self.context.settings))

    def first_evening(self) -> None:
        """The guided game."""
        from gah_desktop.widgets.pages.about_games import BOTS
        from gah_desktop.widgets.pages.start import own_name

        evening = self.table_page.evening
        if evening is not None:
            self._forget()
            evening.begin(own_name(self.context.settings), BOTS[0])
            self.show_page("table")

    def days_deal(self) -> None:
        from datetime import date

        from gah_desktop.widgets.pages.start import days_setup

        self.start_game(*days_setup(self.context.settings, date.today()))

    def continue_game(self) -> None:
        self._forget()
        found = self.session.continue_last()
        if found.loaded is None:
            self.show_page("start")
            self.stack[START].show_recovery(found)
        else:
            self._show_game()

    def play_unfinished(self, game: UnfinishedGame) -> None:
        if game.in_progress:
            self.continue_game()
        else:
            self.open_file(game.file)

    def open_file(self, path: Path) -> bool:
        """Play on with a saved game; what is wrong with a file is said, and the game on the table stays."""
        self._forget()
        try:
            self.session.open(path)
        except SaveError as error:
            self.tell_damage(path, error)
            return False
        except OSError as error:
            self.notices.cannot_open(path, error)
            return False
        self._show_game()
        return True

    def open_dialog(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), str(self.context.paths.saves), self._filter()
        )
        if name:
            self.open_file(Path(name))

    def save_dialog(self) -> None:
        from gah_desktop.widgets.save_name import ask_save_name

        saves = self.context.paths.saves
        file = ask_save_name(self, self.tr("Save the game"), saves, self._filter(), SUFFIX)
        if file is not None:
            self.save_file(file)

    def save_file(self, path: Path) -> bool:
        try:
            self.session.save_as(path)
        except OSError as error:
            self.notices.cannot_write(path, error)
            return False
        return True

    def _filter(self) -> str:
        return fill(self.tr("Saved games (*%1)"), SUFFIX)

    def _show_game(self) -> None:
        if self.session.over:
            self._show_score()
        else:
            self.show_page("table")

    def _forget(self) -> None:
        self._visits = []
        self._over = False

    # -- the Emperor's visits and the end

    def _happened(self, events: list[Event]) -> None:
        if self._visits or any(isinstance(event, EmperorVisited) for event in events):
            self._visits += events

    def _decided(self) -> None:
        self._refresh_actions()
        if self._visits and self.session.state.phase != "emperor":
            self._show_visit()

    def _show_visit(self) -> None:
        events, self._visits = self._visits, []
        if not self.session.people or self.current != "table":
            return
        self.stack[EMPEROR].show_visit(self.session, events)
        self._paused_for_visit = not self.session.paused
        self.session.set_paused(True)
        self.show_page("emperor")

    def end_visit(self) -> None:
        self.show_page("table")
        if self._paused_for_visit:
            self.session.set_paused(False)

    def _game_over(self) -> None:
        """Whoever is looking at something else is not torn away from it."""
        if self.current == "table":
            self._show_score()
            return
        self._over = True
        if self.current == "start":
            self.show_page("start")  # there is nothing to continue any more

    def _show_score(self) -> None:
        self._forget()
        self.stack[SCORE].show_game(self.session)
        self.show_page("score")

    def replay_own(self) -> None:
        self.show_replay(Loaded(self.session.journal, self.session.meta.to_dict()))

    def end_replay(self) -> None:
        self.show_page(self._before_replay)

    def show_replay(self, loaded: Loaded, position: int = 0) -> None:
        if self.current != "replay":
            self._before_replay = self.current or "start"
        self.stack[REPLAY].show_loaded(loaded, position)
        self.show_page("replay")

    def review_own(self) -> None:
        self.show_review(Loaded(self.session.journal, self.session.meta.to_dict()))

    def show_review(self, loaded: Loaded) -> None:
        if self.current != "review":
            self._before_review = self.current or "start"
        self.stack[REVIEW].show_loaded(loaded)
        self.show_page("review")

    def end_review(self) -> None:
        self.show_page(self._before_review)

    def play_on(self, loaded: Loaded, position: int) -> None:
        """A moment of a finished game, as a new one against the same opponents."""
        self._forget()
        colours = Meta.from_dict(loaded.meta).colours
        self.session.play_on(loaded.journal.up_to(position), Meta.new(colours))
        self.show_page("table")

    # -- actions

    def _connect_actions(self) -> None:
        session, settings, do = self.session, self.context.settings, self.actions_
        table = self._on_table
        for name, slot in {
            "NewGame": lambda: self.show_page("new"),
            "QuickGame": self.quick_game,
            "FirstEvening": self.first_evening,
            "DaysDeal": self.days_deal,
            "Standing": table(lambda page: self.show_dialog("standing")),
            "Unfinished": lambda: self.show_page("unfinished"),
            "Open": self.open_dialog,
            "SaveAs": self.save_dialog,
            "StartPage": lambda: self.show_page("start"),
            "History": lambda: self.show_page("history"),
            "Quit": self.close,
            "Undo": session.undo,
            "Redo": session.redo,
            "UndoTurn": session.undo_to_turn_start,
            "Options": table(TablePage.list_all),
            "PlaceAll": table(TablePage.place_all),
            "Pass": table(TablePage.pass_turn),
            "EndTurn": table(TablePage.end_turn),
            "SkipBots": session.skip,
            "Hint": table(TablePage.give_hint),
            "LastTurn": table(TablePage.look_into_last_turn),
            "News": table(lambda page: page.parts.log.step(1)),
            "NewsBack": table(lambda page: page.parts.log.step(-1)),
            "NextPanel": table(lambda page: page.next_panel(1)),
            "PreviousPanel": table(lambda page: page.next_panel(-1)),
            "Opponent1": table(lambda page: page.call_on_nth(0)),
            "Opponent2": table(lambda page: page.call_on_nth(1)),
            "Opponent3": table(lambda page: page.call_on_nth(2)),
            "Larger": lambda: self._scale(settings.text_scale + STEP),
            "Smaller": lambda: self._scale(settings.text_scale - STEP),
            "NormalSize": lambda: self._scale(100),
            "ResetLayout": self.reset_layout,
            "Settings": lambda: self.show_dialog("settings"),
            "Reference": self.show_contents,
            "About": lambda: self.notices.about(),
            "AboutQt": QApplication.aboutQt,
        }.items():
            do[name].triggered.connect(lambda checked=False, slot=slot: slot())
        do["PauseBots"].toggled.connect(session.set_paused)
        do["FullScreen"].toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())
        do.themes.triggered.connect(lambda action: setattr(settings, "theme", action.data()))
        do.languages.triggered.connect(lambda action: setattr(settings, "language", action.data()))
        settings.changed.connect(self._setting_changed)
        self._setting_changed("")

    @property
    def shown_table(self) -> TablePage | None:
        """The table that keys and menus mean, unless a curtain hides it."""
        if self.current == "replay":
            return self.stack[REPLAY].table_page
        there = self.current == "table" and self.session.has_game and not self.session.curtain
        return self.table_page if there else None

    def _on_table(self, what: Callable[[TablePage], object]) -> Callable[[], None]:
        """An action that means something only while the table is shown."""

        def act() -> None:
            page = self.shown_table
            if page is not None:
                what(page)

        return act

    def _connect_session(self) -> None:
        session = self.session
        session.eventsHappened.connect(self._happened)
        session.decisionChanged.connect(self._decided)
        session.stateReset.connect(self._forget)
        session.undoPolicyChanged.connect(self._refresh_actions)
        session.busyChanged.connect(self._refresh_actions)
        session.pausedChanged.connect(self._refresh_actions)
        session.gameOver.connect(self._game_over)
        session.unsaved.failed.connect(lambda kind, error: self.notices.not_saved(kind, error))
        session.unsaved.recovered.connect(self._saved_again)
        session.oldRules.connect(lambda: self.notices.old_rules())
        session.botFailed.connect(lambda: self.notices.bot_failed())

    def _refresh_actions(self) -> None:
        session, do = self.session, self.actions_
        at_table = self.current == "table" and session.has_game
        do["SaveAs"].setEnabled(session.has_game)
        do["Undo"].setEnabled(at_table and session.can_undo)
        do["Redo"].setEnabled(at_table and session.can_redo)
        do["UndoTurn"].setEnabled(at_table and session.can_undo_turn)
        shown = self.shown_table
        at_table = at_table and shown is not None
        for name in ("Options", "PlaceAll", "LastTurn", "Pass", "EndTurn", "PauseBots", "SkipBots"):
            do[name].setEnabled(at_table)
        do["Hint"].setEnabled(at_table and session.may_act)
        for name in ("Standing", "News", "NewsBack", "NextPanel", "PreviousPanel"):
            do[name].setEnabled(shown is not None)
        others = shown.table.setup.players - 1 if shown is not None else 0
        for nth in range(3):
            do[f"Opponent{nth + 1}"].setEnabled(nth < others)
        do["PauseBots"].setChecked(session.paused)

    def _setting_changed(self, name: str) -> None:
        settings = self.context.settings
        for group, value in (
            (self.actions_.themes, settings.theme),
            (self.actions_.languages, settings.language),
        ):
            for action in group.actions():
                action.setChecked(action.data() == value)

    def _scale(self, percent: int) -> None:
        self.context.settings.text_scale = max(TEXT_SCALE.start, min(percent, TEXT_SCALE.stop - 1))

    def reset_layout(self) -> None:
        self.context.settings.reset_layout()
        self._show_as_usual()

    def show_dialog(self, name: str) -> QDialog:
        """Show one of the dialogs in the registry. It deletes itself when it closes."""
        dialog: QDialog = DIALOGS[name].make(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def show_contents(self) -> None:
        """Of the reference; at a table the page of what is being read there."""
        page = self.shown_table
        if page is None or not page.desk.look_up():
            self.referenceRequested.emit("", "")

    # -- words

    def tell_damage(self, file: Path, error: SaveError) -> None:
        """Why a file can't be opened, and what can be done with the part that can be read."""
        self.notices.damage(file, error, self._open_readable, self._look_at_readable)

    def _open_readable(self, readable: Journal) -> None:
        self._forget()
        readable.resume()
        self.session.play_on(readable, Meta.from_dict({}))
        self._show_game()

    def _look_at_readable(self, readable: Journal) -> None:
        self.show_replay(Loaded(readable, {}))

    def come_forward(self, file: str) -> None:
        """The program was started once more, perhaps with a file to open."""
        states = Qt.WindowState
        self.setWindowState((self.windowState() & ~states.WindowMinimized) | states.WindowActive)
        self.show()
        for front in (self, QApplication.activeModalWidget() or self):  # a box stays before the window
            front.raise_()
            front.activateWindow()
        if file:
            self.open_file(Path(file))

    def tell_unexpected(self) -> None:
        """The last resort: the game is saved, and the window lives on."""
        self.notices.unexpected(self.session.keep(), self.context.paths.log_file.parent)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Grand Austria Hotel"))
        self.actions_.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.context.look.theme.window)
        painter.end()
        if not self._seen:
            self._seen = True
            QTimer.singleShot(SEEN, self, self._whole)

    def _whole(self) -> None:
        self.seen.emit()

    def _saved_again(self, kind: str) -> None:
        self.notices.saved_again(kind, bool(self.session.losses()))

    def leave(self) -> None:
        """Close the window without a question: the system ends the program, or the player has answered it."""
        self._leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save what is left, which is mostly the window's own state. Ask if that is not possible."""
        settings, session = self.context.settings, self.session
        settings.set_layout("window", self.saveGeometry())
        settings.set_layout("docks", self.saveState())
        if not (session.save_everything() or self._leaving):
            event.ignore()
            self.notices.ask_before_closing(session.losses(), session.unsaved.error, self.close, self.leave)
            return
        session.close()
        super().closeEvent(event)
        self.closed.emit()
