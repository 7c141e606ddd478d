"""How each page of the main window is made and what its wishes lead to; loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gah_desktop.widgets.table.page import TablePage

if TYPE_CHECKING:
    from gah_desktop.widgets.main_window import MainWindow


def _start(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.start import StartPage

    page = StartPage(window.context)
    page.continueRequested.connect(window.continue_game)
    page.newGameRequested.connect(lambda: window.show_page("new"))
    page.unfinishedRequested.connect(lambda: window.show_page("unfinished"))
    page.openRequested.connect(window.open_dialog)
    page.quickStartRequested.connect(window.quick_game)
    page.referenceRequested.connect(window.show_contents)
    page.historyRequested.connect(lambda: window.show_page("history"))
    page.settingsRequested.connect(window.show_settings)
    return page


def _unfinished(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.unfinished import UnfinishedPage

    page = UnfinishedPage(window.context)
    page.playRequested.connect(window.play_unfinished)
    page.closed.connect(window.go_back)
    return page


def _new(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.new_game import NewGamePage

    page = NewGamePage(window.context)
    page.startRequested.connect(window.start_game)
    page.cancelled.connect(window.go_back)
    return page


def _table(window: MainWindow) -> QWidget:
    page = TablePage(window.context, parent=window.stack)  # a later parent would style all of it again
    page.referenceRequested.connect(window.referenceRequested)
    return page


def _score(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.score import ScorePage

    page = ScorePage(window.context)
    page.replayRequested.connect(window.replay_own)
    page.againRequested.connect(lambda: window.show_page("new"))
    page.homeRequested.connect(lambda: window.show_page("start"))
    return page


def _emperor(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.emperor import EmperorPage

    page = EmperorPage(window.context)
    page.closed.connect(window.end_visit)
    return page


def _replay(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.replay import ReplayPage

    page = ReplayPage(window.context)
    page.closed.connect(window.end_replay)
    return page


def _history(window: MainWindow) -> QWidget:
    from gah_desktop.widgets.pages.history import HistoryPage

    page = HistoryPage(window.context)
    page.replayRequested.connect(window.show_replay)
    page.closed.connect(window.go_back)
    return page


MAKERS: dict[str, Callable[[MainWindow], QWidget]] = {
    "start": _start,
    "unfinished": _unfinished,
    "new": _new,
    "table": _table,
    "score": _score,
    "emperor": _emperor,
    "replay": _replay,
    "history": _history,
}
