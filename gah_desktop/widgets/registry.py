"""The pages and dialogs of the main window. To add one, add one entry to `PAGES` or `DIALOGS`.

The window, the pictures, the benchmark and the tests read these tables. An entry imports its page on demand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from gah_desktop.record import Loaded
    from gah_desktop.widgets.dialogs.licences import LicencesDialog
    from gah_desktop.widgets.dialogs.settings import SettingsDialog
    from gah_desktop.widgets.dialogs.standing import StandingDialog
    from gah_desktop.widgets.main_window import MainWindow
    from gah_desktop.widgets.pages.emperor import EmperorPage
    from gah_desktop.widgets.pages.history import HistoryPage
    from gah_desktop.widgets.pages.new_game import NewGamePage
    from gah_desktop.widgets.pages.replay import ReplayPage
    from gah_desktop.widgets.pages.review import ReviewPage
    from gah_desktop.widgets.pages.score import ScorePage
    from gah_desktop.widgets.pages.start import StartPage
    from gah_desktop.widgets.pages.unfinished import UnfinishedPage
    from gah_desktop.widgets.table.page import TablePage

P = TypeVar("P", bound="QWidget")
D = TypeVar("D", bound="QDialog")


class Needs(Enum):
    """The game that a page or dialog needs in the session before it can be shown."""

    NO_GAME = "no game"
    GAME = "game"
    FINISHED_GAME = "finished game"


@dataclass(frozen=True)
class PageEntry(Generic[P]):
    """A page of the main window.

    `name` selects the page in `MainWindow.show_page` and in `gah-desktop screenshot --page`.
    `make` creates the page as a child of the stack and connects its signals to the window.
    `fill` passes a game to a page that does not read it from the session itself.
    """

    name: str
    make: Callable[[MainWindow, QWidget], P]
    needs: Needs = Needs.NO_GAME
    fill: Callable[[MainWindow, Loaded], None] | None = None

    def present(self, window: MainWindow, game: Loaded) -> None:
        """Show the page with a game, which the session must have open if the page needs one."""
        if self.fill is not None:
            self.fill(window, game)
        window.show_page(self.name)


@dataclass(frozen=True)
class DialogEntry(Generic[D]):
    """A dialog of the main window. `make` creates it for `MainWindow.show_dialog`."""

    name: str
    make: Callable[[MainWindow], D]
    needs: Needs = Needs.NO_GAME


# -- pages


def _start(window: MainWindow, stack: QWidget) -> StartPage:
    from gah_desktop.widgets.pages.start import StartPage

    page = StartPage(window.context, stack)
    page.continueRequested.connect(window.continue_game)
    page.rescueRequested.connect(window.tell_damage)
    page.newGameRequested.connect(lambda: window.show_page("new"))
    page.unfinishedRequested.connect(lambda: window.show_page("unfinished"))
    page.openRequested.connect(window.open_dialog)
    page.quickStartRequested.connect(window.quick_game)
    page.eveningRequested.connect(window.first_evening)
    page.daysDealRequested.connect(window.days_deal)
    page.referenceRequested.connect(window.show_contents)
    page.historyRequested.connect(lambda: window.show_page("history"))
    page.settingsRequested.connect(lambda: window.show_dialog("settings"))
    return page


def _unfinished(window: MainWindow, stack: QWidget) -> UnfinishedPage:
    from gah_desktop.widgets.pages.unfinished import UnfinishedPage

    page = UnfinishedPage(window.context, stack)
    page.playRequested.connect(window.play_unfinished)
    page.closed.connect(window.go_back)
    return page


def _new(window: MainWindow, stack: QWidget) -> NewGamePage:
    from gah_desktop.widgets.pages.new_game import NewGamePage

    page = NewGamePage(window.context, stack)
    page.startRequested.connect(window.start_game)
    page.cancelled.connect(window.go_back)
    return page


def _table(window: MainWindow, stack: QWidget) -> TablePage:
    from gah_desktop.widgets.table.page import TablePage

    page = TablePage(window.context, parent=stack)
    page.referenceRequested.connect(window.referenceRequested)
    return page


def _score(window: MainWindow, stack: QWidget) -> ScorePage:
    from gah_desktop.widgets.pages.score import ScorePage

    page = ScorePage(window.context, stack)
    page.replayRequested.connect(window.replay_own)
    page.reviewRequested.connect(window.review_own)
    page.againRequested.connect(lambda: window.show_page("new"))
    page.homeRequested.connect(lambda: window.show_page("start"))
    return page


def _fill_score(window: MainWindow, game: Loaded) -> None:
    window.stack[SCORE].show_game(window.session)


def _emperor(window: MainWindow, stack: QWidget) -> EmperorPage:
    from gah_desktop.widgets.pages.emperor import EmperorPage

    page = EmperorPage(window.context, stack)
    page.closed.connect(window.end_visit)
    return page


def _fill_emperor(window: MainWindow, game: Loaded) -> None:
    window.stack[EMPEROR].show_visit(window.session, [])


def _replay(window: MainWindow, stack: QWidget) -> ReplayPage:
    from gah_desktop.widgets.pages.replay import ReplayPage

    page = ReplayPage(window.context, stack)
    page.closed.connect(window.end_replay)
    page.reviewRequested.connect(window.show_review)
    page.referenceRequested.connect(window.referenceRequested)
    return page


def _fill_replay(window: MainWindow, game: Loaded) -> None:
    window.show_replay(game, game.journal.position // 2)


def _history(window: MainWindow, stack: QWidget) -> HistoryPage:
    from gah_desktop.widgets.pages.history import HistoryPage

    page = HistoryPage(window.context, stack)
    page.shownInPart.connect(lambda why: window.notices.warn(why))
    page.replayRequested.connect(window.show_replay)
    page.reviewRequested.connect(window.show_review)
    page.closed.connect(window.go_back)
    return page


def _review(window: MainWindow, stack: QWidget) -> ReviewPage:
    from gah_desktop.widgets.pages.review import ReviewPage

    page = ReviewPage(window.context, stack)
    page.showRequested.connect(window.show_replay)
    page.playOnRequested.connect(window.play_on)
    page.closed.connect(window.end_review)
    return page


def _fill_review(window: MainWindow, game: Loaded) -> None:
    window.show_review(game)


START = PageEntry("start", _start)
UNFINISHED = PageEntry("unfinished", _unfinished)
NEW = PageEntry("new", _new)
TABLE = PageEntry("table", _table, Needs.GAME)
SCORE = PageEntry("score", _score, Needs.FINISHED_GAME, _fill_score)
EMPEROR = PageEntry("emperor", _emperor, Needs.GAME, _fill_emperor)
REPLAY = PageEntry("replay", _replay, Needs.FINISHED_GAME, _fill_replay)
HISTORY = PageEntry("history", _history)
REVIEW = PageEntry("review", _review, Needs.FINISHED_GAME, _fill_review)

PAGES: dict[str, PageEntry[Any]] = {
    page.name: page for page in (START, UNFINISHED, NEW, TABLE, SCORE, EMPEROR, REPLAY, HISTORY, REVIEW)
}


# -- dialogs


def _settings(window: MainWindow) -> SettingsDialog:
    from gah_desktop.widgets.dialogs.settings import SettingsDialog

    return SettingsDialog(window.context, window)


def _standing(window: MainWindow) -> StandingDialog:
    from gah_desktop.widgets.dialogs.standing import StandingDialog

    page = window.shown_table or window.table_page
    return StandingDialog(window.context.look, page.table, page)


def _licences(window: MainWindow) -> LicencesDialog:
    from gah_desktop.widgets.dialogs.licences import LicencesDialog

    return LicencesDialog(window)


SETTINGS = DialogEntry("settings", _settings)
STANDING = DialogEntry("standing", _standing, Needs.GAME)
LICENCES = DialogEntry("licences", _licences)

DIALOGS: dict[str, DialogEntry[Any]] = {dialog.name: dialog for dialog in (SETTINGS, STANDING, LICENCES)}
