"""What `window` runs in processes of their own: the real window, watched while it works. Prints figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from threading import Event, Thread
from time import perf_counter

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

import gah_desktop.composition.window  # noqa: F401
from gah_desktop.app.bot_runner import generator
from gah_desktop.app.paths import Paths
from gah_desktop.app.start import Application, build_application
from gah_desktop.app.translator import LANGUAGES
from gah_desktop.bots import BEST_BOT, BOTS, Budget, make_player
from gah_desktop.bots.remote import RemoteBot
from gah_desktop.engine import Setup, new_game
from gah_desktop.record import Journal
from gah_desktop.reference.opener import Opener
from gah_desktop.tools.bench import MeasureError
from gah_desktop.tools.bench.first_table import Painted
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import PAGES, Needs
from gah_desktop.workers.process import WorkerProcess

SIZE = (1280, 800)
GAMES = 3
SEARCHER = "best"
LONGEST_FRAME = 5.0  # seconds after which a frame is not waited for any more
TICK = 5  # milliseconds between two looks whether the event loop still turns


class Stopwatch:
    """How long it takes from something that is done until the frame that shows it."""

    def __init__(self, window: QWidget) -> None:
        self._drawn = False
        self._done: Callable[[], bool] = lambda: True
        self._watcher = Painted(window, self._mark)

    def _mark(self) -> None:
        self._drawn = self._drawn or self._done()

    def seconds(self, do: Callable[[], object], done: Callable[[], bool] = lambda: True) -> float:
        """What is done may come about later, when `done` is true; only a frame after that counts."""
        self._drawn, self._done = False, done
        began = perf_counter()
        do()
        while not self._drawn and perf_counter() - began < LONGEST_FRAME:
            self.turn()  # it ends when that frame has been painted
        return perf_counter() - began

    def go_on_until_whole(self, window: MainWindow) -> None:
        """What is not in the middle of the table has been painted as well."""
        while window.table_page.desk.frames.waiting:
            self.turn()
        QApplication.processEvents()

    def turn(self) -> None:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)


def _window() -> tuple[Application, MainWindow]:
    application = build_application(sys.argv[:1], Paths(Path(sys.argv[1])), "en")
    settings = application.settings
    settings.theme, settings.animation, settings.bot_pace = "night", "none", "instant"
    settings.reminders = settings.confirm_pass = settings.confirm_end = False
    context = Context(application.session, settings, application.paths, Look(settings))
    window = MainWindow(context)
    window.resize(*SIZE)
    window.show()
    return application, window


def _idle() -> None:
    """Until nothing is left to do."""
    for _ in range(3):
        QApplication.processEvents()


def _say(**figures: float) -> None:
    print(json.dumps(figures))


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def frames() -> None:
    """How long steps take to be seen."""
    times, wholes = _steps()
    _say(
        frames=len(times),
        frame_median_ms=_ms(median(times)),
        frame_p95_ms=_p95(times),
        frame_whole_p95_ms=_p95(wholes),
    )


def frames_beside_a_bot() -> None:
    """The same while the bot that searches most thinks without a break, in a process of its own, as in the
    program."""
    wanted, at_work = [True], Event()

    def think() -> None:
        worker = WorkerProcess(low_priority=True)
        game = new_game(Setup(players=2, seed=7))
        yardstick = make_player(BEST_BOT)
        while game.state.phase != "round":
            action = yardstick.choose(game.view_for(game.seat), game.legal_actions(), Random(7))
            game.apply(action)
        view, options = game.view_for(game.seat), game.legal_actions()
        RemoteBot(SEARCHER, worker).choose(view, options, Random(7), Budget(1))  # starts the process
        at_work.set()
        while wanted[0]:  # each time another bot, which knows nothing of it yet
            RemoteBot(SEARCHER, worker).choose(view, options, Random(7), Until(BOTS[SEARCHER].level, wanted))
        worker.close()

    thread = Thread(target=think, daemon=True)
    thread.start()
    if not at_work.wait(LONGEST_FRAME):
        raise MeasureError("the bot does not begin to think")
    times, _ = _steps()
    if not thread.is_alive():
        raise MeasureError("the bot has ceased to think")
    wanted[0] = False
    thread.join()
    _say(frame_p95_beside_a_bot_ms=_p95(times))


class Until(Budget):
    """All that a level has, while somebody wants it."""

    def __init__(self, nodes: int, wanted: list[bool]) -> None:
        super().__init__(nodes)
        self._wanted = wanted

    def go_on(self) -> bool:
        return self._wanted[0]


def _p95(times: list[float]) -> float:
    return _ms(quantiles(times, n=20)[-1])


def _steps() -> tuple[list[float], list[float]]:
    """Every step of a game between two people: from the action to the frame that shows it in the middle of
    the table, and until all of it is painted."""
    application, window = _window()
    session = application.session
    watch = Stopwatch(window)
    session.new_game(Setup(players=2, seed=7, names=("Anna", "Ben")))
    window.show_page("table")
    bot, rng, times, wholes = make_player(BEST_BOT), Random(7), list[float](), list[float]()
    while not session.over:
        session.lift_curtain()
        window.show_page("table")
        _idle()
        watch.go_on_until_whole(window)
        game = session.game
        action = bot.choose(game.view_for(game.seat), game.legal_actions(), rng)
        began = perf_counter()
        times.append(watch.seconds(partial(session.try_apply, action)))
        watch.go_on_until_whole(window)
        wholes.append(perf_counter() - began)
    session.close()
    return times, wholes


def switches() -> None:
    """Another theme, size of text and language at a table in mid-game, each drawn for the first time.

    Every page that needs no game has been shown before, so that the new look reaches all of them. The first
    frame leaves out what is not in the middle; figures called `whole` go on until that is painted as well.
    """
    application, window = _window()
    settings, look = application.settings, window.context.look
    watch = Stopwatch(window)
    window.open_file(Path(sys.argv[2]))
    application.session.lift_curtain()
    for page in (*(page.name for page in PAGES.values() if page.needs is Needs.NO_GAME), "table"):
        window.show_page(page)
        _idle()

    def switch(name: str, value: object, now: Callable[[], object]) -> tuple[float, float]:
        _idle()
        art.clear_pictures()
        began = perf_counter()
        first = watch.seconds(partial(setattr, settings, name, value), lambda: now() == value)
        watch.go_on_until_whole(window)
        return first, perf_counter() - began

    themes = [switch("theme", name, lambda: look.theme.name) for name in ("day", "night") * 3]
    steps = [switch("text_scale", size, lambda: round(look.scale * 100)) for size in range(110, 170, 10)]
    spoken = [switch("language", code, lambda: application.translator.language) for code in LANGUAGES[::-1]]
    _say(
        theme_switch_ms=_ms(median(first for first, _ in themes)),
        theme_switch_whole_ms=_ms(median(whole for _, whole in themes)),
        text_step_ms=_ms(median(first for first, _ in steps)),
        text_step_whole_ms=_ms(median(whole for _, whole in steps)),
        language_switch_ms=_ms(median(first for first, _ in spoken)),
    )
    application.session.close()


def reference() -> None:
    """The reference, opened for the first time while a game is on the table, which is painted by then."""
    application, window = _window()
    watch = Stopwatch(window)
    window.open_file(Path(sys.argv[2]))
    application.session.lift_curtain()
    opener = Opener(window.context, application.catalog, window)
    _idle()
    watch.go_on_until_whole(window)
    _idle()
    before = set(QApplication.topLevelWidgets())
    began = perf_counter()
    opener.open()
    (opened,) = (w for w in QApplication.topLevelWidgets() if w.isVisible() and w not in before)
    Stopwatch(opened).seconds(lambda: None)
    _say(reference_open_ms=_ms(perf_counter() - began))
    application.session.close()


def whole_games() -> None:
    """The same games of two bots, in the window and without it, and how long the window stood still."""
    application, window = _window()
    session = application.session
    shown = headless = 0.0
    turns = LoopTurns()
    for seed in (-1, *range(GAMES)):  # the first one only opens the pages
        if seed == 0:
            shown = headless = 0.0
            turns.longest = 0.0
        setup = Setup(players=2, seed=seed, kinds=(BEST_BOT, BEST_BOT))
        headless += _headless(setup)
        loop = QEventLoop()
        session.gameOver.connect(loop.quit)
        turns.go_on()
        began = perf_counter()
        session.new_game(setup)
        window.show_page("table")
        if not session.over:
            loop.exec()
        QApplication.processEvents()
        shown += perf_counter() - began
        session.gameOver.disconnect(loop.quit)
    _say(
        game_headless_ms=round(headless * 1000 / GAMES),
        game_in_window_ms=round(shown * 1000 / GAMES),
        game_added_percent=round((shown / headless - 1) * 100),
        longest_turn_ms=_ms(turns.longest),
    )
    session.close()


class LoopTurns:
    """The longest time between two turns of the event loop, and so for which nothing could be clicked."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turned)
        self.go_on()

    def go_on(self) -> None:
        """What happened outside the loop does not count."""
        self._last = perf_counter()
        self._timer.start(TICK)

    def _turned(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


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
