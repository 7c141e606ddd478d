"""What a picture shows: each page with a game at a good moment. Draws nothing itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.engine.module_registry import opponent_for
from gah_desktop.record import Loaded, dumps
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.tools import demonstration
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.history import HistoryPage
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.start import StartPage
from gah_desktop.widgets.pages.unfinished import UnfinishedPage

PAST_GAMES = 8
LEFT_GAMES = 3
DAY = datetime(2021, 11, 18, 20, 30)  # of every picture
STEPS_READ = 2  # of the first evening
WHOLE = ("score", "replay")  # games to their end

Modules = tuple[str, ...]


def scene(context: Context, page: str, loaded: Loaded | None, modules: Modules = ()) -> QWidget:
    """The window with one of `tools.PAGES`, ready to be shown. Without a game, bots play one."""
    return SCENES[page](context, page, loaded, modules)


def _table(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    """A game on the table, and over it what the page is."""
    if loaded is None:
        solo = opponent_for(modules) if page == "solo" else None
        setup = demonstration.setup(4 if page == "four" else 2, solo=solo, modules=modules)
        wanted = 0 if page in WHOLE else demonstration.GOOD_ROUND
        loaded = demonstration.noted(demonstration.play(setup, wanted))
    session = context.session
    session.open_text(dumps(loaded.journal, loaded.meta))
    if session.busy:
        session.set_paused(True)  # a picture does not wait for a bot
    session.lift_curtain()
    window = MainWindow(context)
    if page == "score":
        window.stack.score.show_game(session)
    elif page == "emperor":
        window.stack.emperor.show_visit(session, [])
    elif page == "replay":
        window.show_replay(loaded)
        replay = window.stack.replay.replay
        assert replay is not None
        replay.go_to(replay.length // 2)
    window.show_page(page if page in (*WHOLE, "emperor") else "table")
    return window


def _start(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    window = _table(context, "table", loaded, modules)
    _date(context.paths.autosave)
    shown = window.page("start")
    assert isinstance(shown, StartPage)
    shown.today = DAY.date
    window.show_page("start")
    return window


def _new(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    window = MainWindow(context)
    window.show_page("new")
    shown = window.page("new")
    assert isinstance(shown, NewGamePage)
    shown.chance.seed.setText(str(demonstration.SEED))
    shown.modules.choose(modules)
    return window


def _evening(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    """The concierge, after a few words."""
    window = MainWindow(context)
    window.first_evening()
    while not context.session.may_act:  # the bot chooses first
        QApplication.processEvents()
    evening = window.table_page.evening
    for _ in range(STEPS_READ):
        if evening is not None:
            evening.go_on()
    return window


def _unfinished(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    for number in range(LEFT_GAMES):
        setup = demonstration.setup(2 + number % 2, demonstration.SEED + number)
        game = demonstration.noted(demonstration.play(setup, 2 + number), 14 + number)
        file = context.paths.saves / f"2021-11-{14 + number}-203000-1.gah"
        file.write_text(dumps(game.journal, game.meta), encoding="utf-8")
        _date(file)
    window = _table(context, "table", loaded, modules)
    _date(context.paths.autosave)
    window.show_page("unfinished")
    shown = window.page("unfinished")
    assert isinstance(shown, UnfinishedPage)
    while not shown.complete:
        QApplication.processEvents()
    return window


def _history(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> MainWindow:
    seeds = range(demonstration.SEED, demonstration.SEED + PAST_GAMES)
    games = [
        demonstration.noted(demonstration.play(setup), 10 + number)
        for number, setup in enumerate(
            demonstration.setup(2 + number % 2, seed, modules=modules if number % 2 else ())
            for number, seed in enumerate(seeds)
        )
    ]
    if loaded is not None and loaded.journal.game.over:
        games.append(loaded)
    for game in games:
        context.session.history.record(game.journal, Meta.from_dict(game.meta))
    window = MainWindow(context)
    shown = window.page("history")
    assert isinstance(shown, HistoryPage)
    shown.soon.setInterval(0)
    window.show_page("history")
    return window


def _house(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> ReferenceWindow:
    """The figures that an owner can set right."""
    window = ReferenceWindow(context.settings, context.look, overrides=context.paths.overrides_file)
    window.open_page("house", modules[0] if modules else "ballrooms")
    return window


def _reference(context: Context, page: str, loaded: Loaded | None, modules: Modules) -> ReferenceWindow:
    window = ReferenceWindow(context.settings, context.look)
    window.open_page("gallery", "guests")
    return window


def _date(file: Path) -> None:
    """The day on which the picture's game was left."""
    moment = DAY.timestamp()
    for one in file.parent.glob(f"{file.stem}*"):
        os.utime(one, (moment, moment))


SCENES: dict[str, Callable[[Context, str, Loaded | None, Modules], QWidget]] = {
    **dict.fromkeys(("table", "four", "solo", "emperor", "score", "replay"), _table),
    "evening": _evening,
    "start": _start,
    "unfinished": _unfinished,
    "new": _new,
    "reference": _reference,
    "house": _house,
    "history": _history,
}
