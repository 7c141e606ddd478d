"""Bots beside the window: the same moves as in the arena, and nobody ever waits for a thought."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from threading import Event as Flag
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app import bots
from gah_desktop.app.bots import BotRunner, Job, Thought, generator
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.bots import Bot, Budget, Player, make_player
from gah_desktop.engine import Setup, View, new_game
from gah_desktop.engine.actions import Action

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


def test_a_bot_at_work_lets_the_window_in_soon(session: Callable[[Bot], Session]) -> None:
    sys.setswitchinterval(0.005)  # Python's own
    session(make_player("random").bot)
    assert sys.getswitchinterval() <= 0.001


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


def moves(
    qtbot: QtBot, setup: Setup, number: int, chain: bool, find: Callable[[str], Player]
) -> list[Action]:
    """The first moves of a game as the runner finds them, asked step by step or as they come."""
    runner, game, found = BotRunner(find), new_game(setup), list[Action]()
    while len(found) < number and not game.over:
        with qtbot.waitSignal(runner.chosen, timeout=5000) as answer:
            token = runner.request(game, dict(enumerate(setup.kinds)), len(found), chain)
        assert answer.args is not None
        assert answer.args[0] == token
        assert runner.is_current(token)
        for action in answer.args[1]:
            game.apply(action)
            found.append(action)
    runner.close()
    return found[:number]


@pytest.mark.parametrize("kinds", [("heuristic", "heuristic"), ("random", "heuristic")])
def test_the_window_finds_the_moves_that_are_found_without_it(qtbot: QtBot, kinds: tuple[str, str]) -> None:
    setup = Setup(seed=5, kinds=kinds)
    game, players = new_game(setup), [make_player(name) for name in kinds]
    expected = []
    for move in range(40):
        view, options = game.view_for(game.seat), game.legal_actions()
        expected.append(players[game.seat].choose(view, options, generator(setup.seed, move)))
        game.apply(expected[-1])
    assert moves(qtbot, setup, 40, True, make_player) == expected
    assert moves(qtbot, setup, 40, False, make_player) == expected


@pytest.mark.parametrize("chain", [True, False])
def test_what_has_happened_is_painted_before_a_bot_thinks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, chain: bool
) -> None:
    monkeypatch.setattr(bots, "ASIDE", 20.0)
    done: list[str] = []

    class Noting:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            done.append("thought")
            return options[0]

    runner = BotRunner(lambda name: Player(Noting(), 1))
    with qtbot.waitSignal(runner.chosen, timeout=5000):
        runner.request(new_game(Setup()), {0: "noting", 1: "noting"}, 0, chain)
        QTimer.singleShot(0, lambda: done.append("painted"))
    runner.close()
    assert done[0] == "painted" and "thought" in done


def test_a_window_that_is_never_at_rest_does_not_keep_a_bot_from_thinking(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "ASIDE", 0.01)
    bot = Counting()
    runner = BotRunner(lambda name: Player(bot, FOR_SECONDS))
    runner.request(new_game(Setup()), {0: "one", 1: "one"}, 0, False)
    assert bot.begun.wait(5)
    runner.close()
    assert bot.ended.wait(1)


def test_a_level_is_a_count_of_nodes_here_too(qtbot: QtBot) -> None:
    spent = []

    class Spender:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            while budget.go_on():
                budget.spend(10)
            spent.append(budget.spent)
            return options[0]

    moves(qtbot, Setup(kinds=("one", "one")), 3, False, lambda name: Player(Spender(), 1234))
    assert len(spent) >= 3 and set(spent) == {1240}


def job() -> Job:
    return Job(1, new_game(Setup()), {}, 0, False, {})


def test_the_deadline_is_a_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(bots, "perf_counter", lambda: now[0])
    thought = Thought(1000, job())
    thought.spend(999)
    now[0] += bots.LONGEST - 0.1
    assert thought.go_on()
    now[0] += 0.2
    assert not thought.go_on()


def test_a_thought_that_nobody_wants_any_more_is_over() -> None:
    asked = job()
    thought = Thought(1000, asked)
    assert thought.go_on()
    asked.wanted = False
    assert not thought.go_on()


def test_why_a_bot_failed_is_in_the_log(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            raise RuntimeError("out of ideas")

    runner = BotRunner(lambda name: Player(Broken(), 1))
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(runner.failed, timeout=5000) as failed:
        token = runner.request(new_game(Setup()), {0: "broken", 1: "broken"}, 0, False)
    assert failed.args == [token]
    assert "out of ideas" in caplog.text
    runner.close()


def test_a_bot_keeps_its_head_from_move_to_move_and_loses_it_with_the_game(qtbot: QtBot) -> None:
    seats = {0: "one", 1: "one"}
    setup, made = Setup(seed=1, kinds=("one", "one")), list[str]()

    def find(name: str) -> Player:
        made.append(name)
        return make_player("random")

    runner, game = BotRunner(find), new_game(setup)
    for expected in (1, 1):
        with qtbot.waitSignal(runner.chosen, timeout=5000):
            runner.request(game, seats, 0, False)
        assert len(made) == expected
    runner.reset()
    with qtbot.waitSignal(runner.chosen, timeout=5000):
        runner.request(game, seats, 0, False)
    assert len(made) == 2
    runner.close()


def test_who_is_still_at_work_for_an_older_question_is_not_asked_the_next(qtbot: QtBot) -> None:
    bots_made: list[Deaf] = []

    def find(name: str) -> Player:
        bots_made.append(Deaf())
        return Player(bots_made[-1], 1)

    runner, game = BotRunner(find), new_game(Setup(seed=1, kinds=("deaf", "deaf")))
    seats = {0: "deaf", 1: "deaf"}
    runner.request(game, seats, 0, False)
    qtbot.waitUntil(lambda: bool(bots_made) and bots_made[0].begun.is_set(), timeout=5000)
    with qtbot.waitSignal(runner.chosen, timeout=5000):
        runner.request(game, seats, 0, False)
        qtbot.waitUntil(lambda: len(bots_made) == 2 and bots_made[1].begun.is_set(), timeout=5000)
        bots_made[1].go.set()
    assert not bots_made[0].ended.is_set()
    bots_made[0].go.set()
    assert bots_made[0].ended.wait(5)
    runner.close()
