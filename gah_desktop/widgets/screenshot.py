"""Draws a page of the window into a picture, the same each time, on a display or without. Opens no dialog."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.record import Journal, Loaded, dumps
from gah_desktop.widgets import demonstration
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.score import ScorePage

PAGES = ("table", "start", "new", "score", "reference", "history")
PAST_GAMES = 8


def draw(
    context: Context,
    page: str,
    size: tuple[int, int],
    loaded: Loaded | None,
    reference: Callable[[], QWidget],
) -> QImage:
    """`loaded` is the game to show; without one, bots play one to a good moment."""
    window: QWidget = reference() if page == "reference" else _window(context, page, loaded)
    window.resize(*size)
    window.show()
    _settle()
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    return image


def _window(context: Context, page: str, loaded: Loaded | None) -> MainWindow:
    session = context.session
    if page == "history":
        _remember_games(context, loaded)
    elif page == "new":
        pass
    else:
        if loaded is None:
            wanted = 0 if page == "score" else demonstration.GOOD_ROUND
            loaded = demonstration.noted(demonstration.play(demonstration.setup(), wanted))
        session.open_text(dumps(loaded.journal, loaded.meta))
        if session.busy:
            session.set_paused(True)  # a picture does not wait for a bot
        session.lift_curtain()
    if page == "start":
        _date(context.paths.autosave)
    window = MainWindow(context)
    window.show_page(page)
    shown = window.page(page)
    if isinstance(shown, NewGamePage):
        shown.chance.seed.setText(str(demonstration.SEED))
    elif isinstance(shown, ScorePage):
        shown.show_game(session)
    return window


def _remember_games(context: Context, loaded: Loaded | None) -> None:
    journals: list[Journal] = [
        demonstration.play(demonstration.setup(2 + number % 2, seed)) for number, seed in enumerate(_seeds())
    ]
    games = [demonstration.noted(journal, 10 + number) for number, journal in enumerate(journals)]
    if loaded is not None and loaded.journal.game.over:
        games.append(loaded)
    for game in games:
        context.session.history.record(game.journal, Meta.from_dict(game.meta))


def _seeds() -> range:
    return range(demonstration.SEED, demonstration.SEED + PAST_GAMES)


def _date(autosave: Path) -> None:
    """The day on which the picture's game was left."""
    moment = datetime(2021, 11, 18, 20, 30).timestamp()
    for file in autosave.parent.glob("autosave*"):
        os.utime(file, (moment, moment))


def _settle() -> None:
    """All that was put off until the window is shown happens now."""
    app = QApplication.instance()
    assert app is not None
    for _ in range(4):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
