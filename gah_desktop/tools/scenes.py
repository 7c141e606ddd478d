"""The contents of the pictures: each page and dialog with a game at a good moment."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.engine import Setup
from gah_desktop.engine.module_registry import opponent_for
from gah_desktop.record import Loaded, dumps
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.tools import demonstration
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import (
    DIALOGS,
    HISTORY,
    NEW,
    PAGES,
    REVIEW,
    START,
    TABLE,
    UNFINISHED,
    Needs,
    PageEntry,
)

PAST_GAMES = 8
LEFT_GAMES = 3
DAY = datetime(2021, 11, 18, 20, 30)  # of every picture
STEPS_READ = 2  # of the first evening

Modules = tuple[str, ...]


def scene(context: Context, name: str, loaded: Loaded | None, modules: Modules = ()) -> QWidget:
    """Create one of `tools.PICTURES`, ready to be shown. Without a game, bots play one."""
    if name in SPECIAL:
        return SPECIAL[name](context, loaded, modules)
    if name in DIALOGS:
        window = _page(context, TABLE, loaded, modules)
        dialog = window.show_dialog(name)
        dialog.finished.connect(lambda result: window.close())  # keeps the window as long as the dialog
        return dialog
    return _page(context, PAGES[name], loaded, modules)


def _page(context: Context, page: PageEntry[Any], loaded: Loaded | None, modules: Modules) -> MainWindow:
    whole = page.needs is Needs.FINISHED_GAME
    game = loaded or _played(demonstration.setup(modules=modules), 0 if whole else demonstration.GOOD_ROUND)
    window = _opened(context, game)
    page.present(window, game)
    return window


def _played(setup: Setup, until_round: int = demonstration.GOOD_ROUND) -> Loaded:
    return demonstration.noted(demonstration.play(setup, until_round))


def _opened(context: Context, game: Loaded) -> MainWindow:
    session = context.session
    session.open_text(dumps(game.journal, game.meta))
    if session.busy:
        session.set_paused(True)  # a picture does not wait for a bot
    session.lift_curtain()
    return MainWindow(context)


def _four(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    game = loaded or _played(demonstration.setup(4, modules=modules))
    return _page(context, TABLE, game, modules)


def _solo(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    game = loaded or _played(demonstration.setup(solo=opponent_for(modules), modules=modules))
    return _page(context, TABLE, game, modules)


def _review(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    game = loaded or _played(demonstration.setup(modules=modules), 0)
    meta = Meta.from_dict(game.meta)
    context.session.reviews.keep(game.journal, demonstration.review(game.journal), meta.finished)
    return _page(context, REVIEW, game, modules)


def _start(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    window = _page(context, TABLE, loaded, modules)
    _date(context.paths.autosave)
    window.stack[START].today = DAY.date
    window.show_page("start")
    return window


def _new(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    window = MainWindow(context)
    window.show_page("new")
    shown = window.stack[NEW]
    shown.chance.seed.setText(str(demonstration.SEED))
    shown.modules.choose(modules)
    return window


def _evening(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
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


def _unfinished(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
    for number in range(LEFT_GAMES):
        setup = demonstration.setup(2 + number % 2, demonstration.SEED + number)
        game = demonstration.noted(demonstration.play(setup, 2 + number), 14 + number)
        file = context.paths.saves / f"2021-11-{14 + number}-203000-1.gah"
        file.write_text(dumps(game.journal, game.meta), encoding="utf-8")
        _date(file)
    window = _page(context, TABLE, loaded, modules)
    _date(context.paths.autosave)
    window.show_page("unfinished")
    while not window.stack[UNFINISHED].complete:
        QApplication.processEvents()
    return window


def _history(context: Context, loaded: Loaded | None, modules: Modules) -> MainWindow:
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
    window.stack[HISTORY].soon.setInterval(0)
    window.show_page("history")
    return window


def _house(context: Context, loaded: Loaded | None, modules: Modules) -> ReferenceWindow:
    """The figures that an owner can set right."""
    window = ReferenceWindow(context.settings, context.look, overrides=context.paths.overrides_file)
    window.open_page("house", modules[0] if modules else "ballrooms")
    return window


def _reference(context: Context, loaded: Loaded | None, modules: Modules) -> ReferenceWindow:
    window = ReferenceWindow(context.settings, context.look)
    window.open_page("gallery", "guests")
    return window


def _date(file: Path) -> None:
    """The day on which the picture's game was left."""
    moment = DAY.timestamp()
    for one in file.parent.glob(f"{file.stem}*"):
        os.utime(one, (moment, moment))


#: Pictures that take more than to open a game and to show its page or dialog.
SPECIAL: dict[str, Callable[[Context, Loaded | None, Modules], QWidget]] = {
    "four": _four,
    "solo": _solo,
    "evening": _evening,
    "start": _start,
    "unfinished": _unfinished,
    "new": _new,
    "review": _review,
    "history": _history,
    "reference": _reference,
    "house": _house,
}
