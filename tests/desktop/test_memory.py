"""A long session in one window: what a game, a page or a hint has needed is let go of again."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.translator import Translator
from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Setup
from gah_desktop.reference.opener import Opener
from gah_desktop.widgets.art import text
from gah_desktop.widgets.art.canvas import clear_pictures
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import DIALOGS, HISTORY, PAGES, REVIEW, UNFINISHED, Needs
from tests.desktop.pages_helpers import make_context
from tests.helpers.games import sensible

BOT = "heuristic"
GAMES = (
    Setup(players=2, seed=1, names=("Anna", "Ben"), kinds=("human", BOT)),
    Setup(players=3, seed=2, names=("Anna", "Ben", "Clara"), kinds=("human", "human", "random")),
    Setup(
        players=2, seed=3, names=("Anna", "Ben"), kinds=("human", BOT),
        modules=("ballrooms", "celebrities", "hotels", "more"),
    ),
    Setup(players=2, seed=4, solo="leopold", names=("Anna", "Leopold"), kinds=("human", "leopold")),
)  # fmt: skip
FEW = 12  # objects of a kind that come and go
# what the standard library keeps within limits of its own: dead references to cursors, and names looked for
SPARE = Counter(
    dict.fromkeys(("Pattern", "builtin_method", "_WildcardSelector", "_TerminatingSelector"), 130)
    | {"ReferenceType": 250, "tuple": 60, "QTextLayout": 40, "QSize": 120}  # rows of the log in sight
)


class Evening:
    """One window, and a person who plays in it at the fastest pace."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        context = make_context(folder)
        context.settings.undo_policy = "free"
        self.window = MainWindow(context)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show_page("start")
        self.window.show()
        self.session = self.window.session
        self.translator = Translator(QApplication.instance())  # type: ignore[arg-type]
        self.opener = Opener(context, load_catalog, self.window)

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # -- what is done

    def play(self, setup: Setup, steps: int = 10_000) -> None:
        """With some steps taken back and done again on the way."""
        window, session, rng = self.window, self.session, random.Random(setup.seed)
        window.start_game(setup, Meta.new())
        while not session.over and steps:
            if session.curtain:
                session.lift_curtain()
            elif window.current == "emperor":
                window.end_visit()
            elif session.may_act:
                steps -= 1
                session.try_apply(sensible(session.game, rng))
                if steps % 40 == 0 and session.can_undo:
                    session.undo()
                    session.redo()
            else:
                self.qtbot.waitUntil(self._asked, timeout=20_000)
            QApplication.processEvents()
        self.settle()

    def _asked(self) -> bool:
        session = self.session
        return session.may_act or session.over or session.curtain or self.window.current == "emperor"

    def turn_the_pages(self) -> None:
        for name in (*(page.name for page in PAGES.values() if page.needs is Needs.NO_GAME), "history"):
            self.window.show_page(name)
            self.settle()
        self.qtbot.waitUntil(lambda: self.window.stack[UNFINISHED].complete)
        history = self.window.stack[HISTORY]
        history._view.setCurrentIndex(history._model.index(0, 0))
        history._show_hotels()
        for show, leave in (
            (history._open_current, self.window.end_replay),
            (history._review_current, self.window.end_review),
        ):
            show()
            self.settle()
            leave()
        self.window.stack[REVIEW]._give_up()
        self.window.show_page("start")
        self.settle()

    def look_things_up(self) -> None:
        for kind, id in (("", ""), ("gallery", "staff"), ("guest", "58"), ("rule", "turn")):
            self.opener.open(kind, id)
            self.settle()
        assert self.opener._window is not None
        self.opener._window.close()
        shows: list[Callable[[], object]] = [partial(self.window.show_dialog, name) for name in DIALOGS]
        for show in (*shows, self.window.notices.about):
            show()
            self.settle()
            for dialog in self.window.findChildren(QDialog):
                dialog.close()
        self.settle()

    def look_different(self) -> None:
        for language in ("de", "en"):
            self.translator.set_language(language)
            self.settle()
        for theme in ("night", "day"):
            self.window.context.settings.theme = theme
            self.settle()

    def reopen(self) -> None:
        file = self.window.context.paths.saves / "kept.gah"
        self.window.save_file(file)
        self.play(replace(GAMES[0], seed=9), 10)
        self.window.open_file(file)
        self.settle()

    def tidy_up(self) -> None:
        """The games that were kept are data of the player's, and count for nothing here."""
        for row in list(self.session.history.rows):
            self.session.history.remove(row.id)
        for file in self.window.context.paths.saves.iterdir():
            file.unlink()
        self.window.show_page("history")
        self.window.show_page("start")
        self.settle()

    # -- what there is

    def objects(self) -> Counter[str]:
        """Without pictures and lines of text that are kept within limits."""
        self.settle()
        clear_pictures()
        text._fit.cache_clear()
        gc.collect()
        gc.collect()
        return Counter(type(one).__name__ for one in gc.get_objects())


@pytest.mark.slow
@pytest.mark.no_qt_log  # it keeps each message of Qt
def test_a_long_session(qtbot: QtBot, tmp_path: Path) -> None:
    """The same evening again and again: from the second one on there are as many objects of each kind."""
    evening = Evening(qtbot, tmp_path)
    levels = []
    for _ in range(5):
        for setup in GAMES:
            evening.play(setup)
            evening.turn_the_pages()
        evening.play(GAMES[0], 30)
        evening.reopen()
        evening.look_things_up()
        evening.look_different()
        evening.tidy_up()
        levels.append(evening.objects())
    first, *_, last = levels[1:]
    grown = {kind: last[kind] - first[kind] for kind in last}
    assert {kind: more for kind, more in grown.items() if more > FEW + SPARE[kind]} == {}
    evening.session.close()


@pytest.mark.slow
def test_unfinished_games_are_no_burden(qtbot: QtBot, tmp_path: Path) -> None:
    """However many there are: their way there is let go of at once, the rest with the page."""
    evening = Evening(qtbot, tmp_path)
    window = evening.window
    for seed in range(8):
        evening.play(replace(GAMES[0], seed=seed), 12)
    window.show_page("start")
    before = evening.objects()
    window.show_page("unfinished")
    page = window.stack[UNFINISHED]
    qtbot.waitUntil(lambda: page.complete)
    window.grab()
    assert len(page._model.games) == 8
    shown = evening.objects()
    assert shown["Journal"] == before["Journal"] and shown["Replay"] == before["Replay"]
    assert shown["Game"] == before["Game"] + 8
    window.show_page("start")
    after = evening.objects()
    assert after["Game"] == before["Game"] and page._model.games == []
    window.show_page("unfinished")
    qtbot.waitUntil(lambda: page.complete)
    assert len(page._model.games) == 8, "and they are all there again"
    evening.session.close()


@pytest.mark.slow
def test_a_replay_leaves_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    evening = Evening(qtbot, tmp_path)
    window = evening.window
    evening.play(GAMES[0])
    window.show_page("history")
    history = window.stack[HISTORY]
    history._view.setCurrentIndex(history._model.index(0, 0))

    def look() -> Counter[str]:
        for _ in range(4):
            history._open_current()
            evening.settle()
            window.end_replay()
        return evening.objects()

    before, after = look(), look()
    for kind in ("Journal", "Replay", "Game", "TablePage", "QAbstractButton", "QScrollBar"):
        assert after[kind] == before[kind], kind
    evening.session.close()


def test_changes_of_look_and_language_connect_nothing_again(qtbot: QtBot, tmp_path: Path) -> None:
    evening = Evening(qtbot, tmp_path)
    evening.opener.open()
    reference = evening.opener._window
    assert reference is not None

    def connections() -> Counter[str]:
        senders: list[QObject] = [evening.session, *reference.findChildren(QAction)]
        found = Counter[str]()
        for sender in (*senders, *evening.window.findChildren(QAction)):
            meta = sender.metaObject()
            for number in range(meta.methodCount()):
                method = meta.method(number)
                if method.methodType() == QMetaMethod.MethodType.Signal:
                    signal = f"2{method.methodSignature().toStdString()}"
                    found[f"{sender.objectName()} {signal}"] += sender.receivers(signal)
        return found

    evening.look_different()
    before = connections()
    for _ in range(3):
        evening.look_different()
    assert connections() == before
    reference.close()
    evening.session.close()
