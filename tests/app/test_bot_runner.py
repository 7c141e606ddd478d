"""Bots at the table: the same moves as in the arena, and the GUI thread never waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from threading import Event as Flag
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app import bot_runner
from gah_desktop.app.background import Background
from gah_desktop.app.bot_runner import BotMaker, BotRunner, MovesTask, generator
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.bots import Bot, Budget, Player, make_player
from gah_desktop.engine import Setup, View, new_game
from gah_desktop.engine.actions import Action
from gah_desktop.workers import DIRECT, Control

AT_ONCE = 0.1  # seconds
FOR_SECONDS = 10_000_000  # nodes


class Counting:
    """Thinks for as long as its budget lets it, which would be several seconds."""

    def __init__(self) -> None:
        self.begun, self.ended = Flag(), Flag()

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.begun.set()
        while budget.go_on():
            budget.spend()
        self.ended.set()
        return options[0]


class Deaf(Counting):
    """Asks its budget nothing: it thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = Flag()

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.begun.set()
        self.go.wait(20)
        self.ended.set()
        return options[0]


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[Bot], Session]]:
    """A game of two bots whose first one has just begun to think; later games are played by the quick one."""
    sessions = []

    def begin(bot: Bot) -> Session:
        paths = Paths(tmp_path)
        settings = Settings(paths.settings_file)
        settings.bot_pace = "instant"
        players = {"slow": Player(bot, FOR_SECONDS), "quick": make_player("random")}
        game = Session(settings, paths, bots=players.__getitem__)
        settings.setParent(game)
        sessions.append(game)
        game.new_game(Setup(seed=1, kinds=("slow", "slow")))
        assert game.busy
        return game

    yield begin
    for game in sessions:
        game.close()


def seconds(what: Callable[[], object]) -> float:
    began = perf_counter()
    what()
    return perf_counter() - began


def test_closing_the_window_ends_a_thought_of_seconds(session: Callable[[Bot], Session]) -> None:
    bot = Counting()
    game = session(bot)
    assert bot.begun.wait(5)
    assert seconds(game.close) < AT_ONCE
    assert bot.ended.wait(1)
    assert game.journal.position == 0


@pytest.mark.parametrize("kind", [Counting, Deaf])
def test_another_game_does_not_wait_for_the_thought_about_the_last_one(
    qtbot: QtBot, session: Callable[[Bot], Session], kind: type[Counting]
) -> None:
    bot = kind()
    game = session(bot)
    assert bot.begun.wait(5)
    setup = Setup(seed=2, kinds=("quick", "quick"))
    with qtbot.waitSignal(game.gameOver, timeout=5000):
        assert seconds(lambda: game.new_game(setup)) < AT_ONCE
    if isinstance(bot, Deaf):
        assert not bot.ended.is_set(), "the next game's bots have played while the last one still thought"
        bot.go.set()
    assert bot.ended.wait(1)
    assert game.setup.seed == 2


def test_closing_does_not_wait_for_a_bot_that_never_asks_its_budget(
    session: Callable[[Bot], Session],
) -> None:
    bot = Deaf()
    game = session(bot)
    assert bot.begun.wait(5)
    assert seconds(game.close) < AT_ONCE
    bot.go.set()
    assert bot.ended.wait(1)
    assert game.journal.position == 0


def test_pausing_ends_the_thought_and_going_on_begins_another(session: Callable[[Bot], Session]) -> None:
    bot = Counting()
    game = session(bot)
    assert bot.begun.wait(5)
    assert seconds(lambda: game.set_paused(True)) < AT_ONCE
    assert bot.ended.wait(1)
    bot.begun.clear()
    game.set_paused(False)
    assert bot.begun.wait(5)  # it would begin with the next frame, which nobody paints meanwhile
    assert game.journal.position == 0


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    background = Background()
    yield background
    background.close()


class Table:
    """A game of bots, and what the runner answers about it."""

    def __init__(self, background: Background, setup: Setup, make: BotMaker) -> None:
        self.runner, self.game = BotRunner(make, background), new_game(setup)
        self.seats = dict(enumerate(setup.kinds or ("one", "one")))
        self.moves: list[Action] = []
        self.answers = 0
        self.failures: list[Exception] = []

    def request(self, chain: bool = False) -> None:
        position = len(self.moves)
        self.runner.request(self.game, self.seats, position, chain, self._play, self.failures.append)

    def _play(self, actions: list[Action]) -> None:
        self.answers += 1
        for action in actions:
            self.game.apply(action)
            self.moves.append(action)

    def step(self, qtbot: QtBot, chain: bool = False) -> None:
        answers = self.answers
        self.request(chain)
        qtbot.waitUntil(lambda: self.answers > answers, timeout=20_000)


def moves(
    qtbot: QtBot, background: Background, setup: Setup, number: int, chain: bool, find: BotMaker
) -> list[Action]:
    """The first moves of a game as the runner finds them, asked step by step or as they come."""
    table = Table(background, setup, find)
    while len(table.moves) < number and not table.game.over:
        table.step(qtbot, chain)
    return table.moves[:number]


def moves_without(setup: Setup, number: int, find: BotMaker) -> list[Action]:
    """The same moves without a window."""
    game, players, found = new_game(setup), [find(name) for name in setup.kinds], list[Action]()
    while len(found) < number:
        rng = generator(setup.seed, len(found))
        found.append(players[game.seat].choose(game.view_for(game.seat), game.legal_actions(), rng))
        game.apply(found[-1])
    return found


@pytest.mark.parametrize("kinds", [("heuristic", "heuristic"), ("random", "heuristic")])
@pytest.mark.parametrize("chain", [True, False])
def test_the_window_finds_the_moves_that_are_found_without_it(
    qtbot: QtBot, background: Background, kinds: tuple[str, str], chain: bool
) -> None:
    setup = Setup(seed=5, kinds=kinds)
    expected = moves_without(setup, 40, make_player)
    assert moves(qtbot, background, setup, 40, chain, make_player) == expected


def test_bots_that_search_find_the_same_moves_in_a_worker_process(
    qtbot: QtBot, background: Background
) -> None:
    def find(name: str) -> Player:
        return make_player(name)._replace(level=1500)

    setup = Setup(seed=5, kinds=("strong", "learned"))
    expected = moves_without(setup, 14, find)
    assert moves(qtbot, background, setup, 14, True, find) == expected
    (worker,) = background._workers
    assert worker.pid is not None


@pytest.mark.parametrize("chain", [True, False])
def test_what_has_happened_is_painted_before_a_bot_thinks(
    qtbot: QtBot, background: Background, monkeypatch: pytest.MonkeyPatch, chain: bool
) -> None:
    monkeypatch.setattr(bot_runner, "MAX_PAINT_WAIT_S", 20.0)
    done: list[str] = []

    class Noting:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            done.append("thought")
            return options[0]

    table = Table(background, Setup(), lambda name: Player(Noting(), 1))
    QTimer.singleShot(0, lambda: done.append("painted"))
    table.step(qtbot, chain)
    assert done[0] == "painted" and "thought" in done


def test_a_window_that_is_never_at_rest_does_not_keep_a_bot_from_thinking(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "MAX_PAINT_WAIT_S", 0.01)
    bot = Counting()
    table = Table(background, Setup(), lambda name: Player(bot, FOR_SECONDS))
    table.request()
    assert bot.begun.wait(5)
    table.runner.cancel()
    assert bot.ended.wait(1)


def test_a_level_is_a_count_of_nodes_here_too(qtbot: QtBot, background: Background) -> None:
    spent = []

    class Spender:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            while budget.go_on():
                budget.spend(10)
            spent.append(budget.spent)
            return options[0]

    moves(qtbot, background, Setup(kinds=("one", "one")), 3, False, lambda name: Player(Spender(), 1234))
    assert len(spent) >= 3 and set(spent) == {1240}


class Sounding:
    """Notes whether its budget allows it to go on, in three moments."""

    def __init__(self, between: Sequence[Callable[[], object]]) -> None:
        self.between, self.found = between, list[bool]()

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        budget.spend(budget.nodes - 1)
        for then in self.between:
            then()
            self.found.append(budget.go_on())
        return options[0]


def run(bot: Bot, control: Control) -> list[Action]:
    task = MovesTask(
        new_game(Setup()), {0: "one", 1: "one"}, 0, False, lambda seat, name: Player(bot, 1000), Flag()
    )
    task.painted.set()
    return task.run(control)


def test_the_deadline_is_a_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(bot_runner, "perf_counter", lambda: now[0])

    def after(seconds: float) -> Callable[[], object]:
        return lambda: now.__setitem__(0, now[0] + seconds)

    bot = Sounding((after(0), after(bot_runner.MAX_CHOICE_S - 0.1), after(0.2)))
    assert run(bot, DIRECT)
    assert bot.found[:3] == [True, True, False]


def test_a_thought_that_is_cancelled_is_over() -> None:
    cancelled = Flag()
    bot = Sounding((lambda: None, cancelled.set))
    run(bot, Control(cancelled.is_set))
    assert bot.found == [True, False]


def test_a_failure_is_told_and_says_why(qtbot: QtBot, background: Background) -> None:
    class Broken:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            raise RuntimeError("out of ideas")

    table = Table(background, Setup(), lambda name: Player(Broken(), 1))
    table.request()
    qtbot.waitUntil(lambda: bool(table.failures))
    assert [str(failure) for failure in table.failures] == ["out of ideas"]
    assert table.moves == []


def test_a_bot_keeps_its_head_from_move_to_move_and_loses_it_with_the_game(
    qtbot: QtBot, background: Background
) -> None:
    made = list[str]()

    def find(name: str) -> Player:
        made.append(name)
        return make_player("random")

    table = Table(background, Setup(seed=1, kinds=("one", "one")), find)
    table.step(qtbot)
    seat = table.game.seat
    while table.game.seat == seat:
        table.step(qtbot)
    table.step(qtbot)
    assert len(made) == 2, "one for each seat"
    table.runner.reset()
    table.step(qtbot)
    assert len(made) == 3


def test_who_is_still_at_work_for_an_older_question_is_not_asked_the_next(
    qtbot: QtBot, background: Background
) -> None:
    made: list[Deaf] = []

    def find(name: str) -> Player:
        made.append(Deaf())
        return Player(made[-1], 1)

    table = Table(background, Setup(seed=1, kinds=("deaf", "deaf")), find)
    table.request()
    qtbot.waitUntil(lambda: bool(made) and made[0].begun.is_set(), timeout=5000)
    table.request()
    qtbot.waitUntil(lambda: len(made) == 2 and made[1].begun.is_set(), timeout=5000)
    made[1].go.set()
    qtbot.waitUntil(lambda: table.answers == 1)
    assert not made[0].ended.is_set()
    made[0].go.set()
    assert made[0].ended.wait(5)
    qtbot.wait(1)
    assert table.answers == 1, "the older answer is dropped"
