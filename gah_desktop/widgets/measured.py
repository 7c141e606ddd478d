"""What `measure` runs in processes of their own: the real window, watched while it works. Prints figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication

from gah_desktop.app.bots import generator
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.bots import BEST_BOT, make_player
from gah_desktop.engine import Setup
from gah_desktop.record import Journal
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.main_window import MainWindow

SIZE = (1280, 800)
GAMES = 3
LONGEST_FRAME = 1.0  # seconds after which a frame is not waited for any more


class Painted(QObject):
    """Tells when a widget has been painted."""

    def __init__(self, watched: QObject, then: Callable[[], object]) -> None:
        super().__init__()
        self._then = then
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Paint):
            self._then()
        return False


def _window() -> tuple[QApplication, Session, MainWindow]:
    from gah_desktop.app.start import build_application

    application = build_application(sys.argv[:1], Paths(Path(sys.argv[1])), "en")
    settings = application.settings
    settings.theme, settings.animation, settings.bot_pace = "night", "none", "instant"
    settings.reminders = settings.confirm_pass = settings.confirm_end = False
    context = Context(application.session, settings, application.paths, Look(settings))
    window = MainWindow(context)
    window.resize(*SIZE)
    return application.qt, application.session, window


def frames() -> None:
    """Every step of a game between two people: from the action to the frame that shows it."""
    app, session, window = _window()
    window.show()
    drawn: list[float] = []
    watcher = Painted(window, lambda: drawn.append(perf_counter()))
    session.new_game(Setup(players=2, seed=7, names=("Anna", "Ben")))
    window.show_page("table")
    bot, rng, times = make_player(BEST_BOT), Random(7), list[float]()
    while not session.over:
        session.lift_curtain()
        window.show_page("table")
        _idle(app)
        game = session.game
        action = bot.choose(game.view_for(game.seat), game.legal_actions(), rng)
        drawn.clear()
        began = perf_counter()
        session.try_apply(action)
        while not drawn and perf_counter() - began < LONGEST_FRAME:
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)
        app.processEvents()
        times.append(perf_counter() - began)
    watcher.deleteLater()
    worst = quantiles(times, n=20)[-1]
    print(
        json.dumps(
            {
                "frames": len(times),
                "frame_median_ms": round(median(times) * 1000, 1),
                "frame_p95_ms": round(worst * 1000, 1),
            }
        )
    )
    session.close()


def _idle(app: QApplication) -> None:
    """Until nothing is left to do."""
    for _ in range(3):
        app.processEvents()


def whole_games() -> None:
    """The same games of two bots, in the window and without it."""
    app, session, window = _window()
    window.show()
    shown = headless = 0.0
    for seed in (-1, *range(GAMES)):  # the first one only opens the pages
        if seed == 0:
            shown = headless = 0.0
        setup = Setup(players=2, seed=seed, kinds=(BEST_BOT, BEST_BOT))
        headless += _headless(setup)
        loop = QEventLoop()
        session.gameOver.connect(loop.quit)
        began = perf_counter()
        session.new_game(setup)
        window.show_page("table")
        if not session.over:
            loop.exec()
        app.processEvents()
        shown += perf_counter() - began
        session.gameOver.disconnect(loop.quit)
    print(
        json.dumps(
            {
                "game_headless_ms": round(headless * 1000 / GAMES),
                "game_in_window_ms": round(shown * 1000 / GAMES),
                "game_added_percent": round((shown / headless - 1) * 100),
            }
        )
    )
    session.close()


def _headless(setup: Setup) -> float:
    """The seconds that bots and rules alone need for it."""
    bots = [make_player(BEST_BOT) for _ in range(setup.players)]
    began = perf_counter()
    journal = Journal.new(setup)
    while not journal.game.over:
        game = journal.game
        rng = generator(setup.seed, journal.position)
        journal.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), rng))
    return perf_counter() - began
