"""Draws a page of the window into a picture, the same each time, on a display or without. Opens no dialog."""

from __future__ import annotations

import logging
import os
import sys
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gah_desktop.app.logging import stop_logging
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.start import build_application
from gah_desktop.record import Journal, Loaded, dumps
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.tools import demonstration
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.score import ScorePage

PAST_GAMES = 8
QT_LOG = logging.getLogger("gah_desktop.qt")


def picture(
    page: str,
    size: tuple[int, int] = (1280, 800),
    loaded: Loaded | None = None,
    lang: str = "en",
    theme: str = "night",
    text_scale: int = 100,
    modules: tuple[str, ...] = (),
) -> QImage:
    """One of `tools.PAGES`. `loaded` is the game to show; without one, bots play one to a good moment.

    `modules` of the expansion are in play there, chosen for a new game, or shown on the page.
    """
    if QCoreApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory() as folder:  # nothing of the user's is shown, and nothing changed
        application = build_application(sys.argv[:1], Paths(Path(folder)), lang)
        QT_LOG.setLevel(logging.ERROR)  # a platform without a display warns of what it can't do
        settings = application.settings
        settings.theme, settings.animation, settings.bot_pace = theme, "none", "slow"
        settings.text_scale = text_scale
        context = Context(application.session, settings, application.paths, Look(settings))
        try:
            return _draw(context, page, size, loaded, modules)
        finally:
            application.close()
            application.translator.set_language("en")
            QT_LOG.setLevel(logging.NOTSET)
            stop_logging()


def _draw(
    context: Context, page: str, size: tuple[int, int], loaded: Loaded | None, modules: tuple[str, ...]
) -> QImage:
    window: QWidget
    if page in ("reference", "house"):
        window = _reference(context, page, modules)
    else:
        window = _window(context, page, loaded, modules)
    window.resize(*size)
    window.show()
    _settle()
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    return image


def _reference(context: Context, page: str, modules: tuple[str, ...]) -> ReferenceWindow:
    window = ReferenceWindow(context.settings, context.look, overrides=context.paths.overrides_file)
    if page == "house":
        window.open_page("house", modules[0] if modules else "ballrooms")
    else:
        window.open_page("gallery", "guests")
    return window


def _window(context: Context, page: str, loaded: Loaded | None, modules: tuple[str, ...]) -> MainWindow:
    session = context.session
    if page == "history":
        _remember_games(context, loaded, modules)
    elif page == "new":
        pass
    else:
        if loaded is None:
            wanted = 0 if page == "score" else demonstration.GOOD_ROUND
            loaded = demonstration.noted(demonstration.play(demonstration.setup(modules=modules), wanted))
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
        shown.modules.choose(modules)
    elif isinstance(shown, ScorePage):
        shown.show_game(session)
    return window


def _remember_games(context: Context, loaded: Loaded | None, modules: tuple[str, ...]) -> None:
    journals: list[Journal] = [
        demonstration.play(demonstration.setup(2 + number % 2, seed, modules=modules if number % 2 else ()))
        for number, seed in enumerate(_seeds())
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
