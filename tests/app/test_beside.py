"""Bots that search think in a process of their own: the same moves, soon ended, and it sees views alone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.beside import Beside, BotError, Distant
from gah_desktop.app.bots import BotRunner, generator
from gah_desktop.bots import BOTS, Budget, make_player
from gah_desktop.bots.process import BEHIND, Reader, Writer
from gah_desktop.bots.question import Question
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.tables import Tables

AT_ONCE = 0.1  # seconds
ENDLESS = 10**12
LONG = "director"


class Wanted(Budget):
    """As the window's: it ends when somebody says so."""

    def __init__(self, nodes: int = ENDLESS) -> None:
        super().__init__(nodes)
        self.wanted = True

    def go_on(self) -> bool:
        return self.wanted


@pytest.fixture
def beside() -> Iterator[Beside]:
    process = Beside()
    yield process
    process.close()


def later(seed: int = 3, moves: int = 20) -> Game:
    """A game some moves on, at a choice."""
    game, bots = new_game(Setup(seed=seed)), [make_player("heuristic") for _ in range(2)]
    for _ in range(moves):
        game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    while len(game.legal_actions()) < 2 or game.state.stack or game.state.die_taken:
        game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    return game


def question(game: Game, bot: str = "learned", nodes: int = 20_000) -> Question:
    return Question(1, bot, game.view_for(game.seat), game.legal_actions(), Random(5), nodes)


def ask(beside: Beside, asked: Question, budget: Budget) -> Action | None:
    found = beside.run(asked, asked.view.state.t, budget.go_on)
    return None if found is None else found.what


@pytest.mark.skipif(
    sys.platform == "win32", reason="there processes have classes, which nothing here can ask"
)
def test_the_window_goes_before_its_thoughts(beside: Beside) -> None:
    assert ask(beside, question(later()), Budget(20_000)) is not None
    assert beside.pid is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, beside.pid) == min(19, own + BEHIND)


def test_a_question_is_small_once_the_tables_are_known_and_holds_a_view_alone() -> None:
    writer, reader, game = Writer(), Reader(), later()
    for messages in (2, 1):
        sent = writer.dumps(7, question(game), game.state.t)
        assert len(sent) == messages
        assert len(sent[-1]) < 8000
        told = [reader.loads(message) for message in sent][-1]
        assert told is not None
        number, heard = told
        assert number == 7 and isinstance(heard, Question)
        view = game.view_for(game.seat)
        assert facts(heard.view.state) == facts(view.state)
        assert list(heard.options) == list(game.legal_actions())
        assert heard.view.state.chance is None
        assert heard.view.state.setup.seed == 0
        assert set(heard.view.state.guest_deck) == {0}
        assert not any(heard.view.state.players[1 - game.seat].hand)


def test_games_with_other_cards_take_their_own_tables_along() -> None:
    writer, game = Writer(), later()
    writer.dumps(1, question(game), game.state.t)
    game.state.t = Tables(game.state.t.catalog, "deluxe")
    assert len(writer.dumps(2, question(game), game.state.t)) == 2


def test_it_finds_the_move_that_is_found_here(beside: Beside) -> None:
    game = later()
    view, options = game.view_for(game.seat), game.legal_actions()
    there = Distant("learned", beside)
    assert beside.pid is None, "it begins with the first question"
    for seed in range(2):
        found = there.choose(view, options, Random(seed), Budget(20_000))
        assert found == make_player("learned").choose(view, options, Random(seed))


def test_who_stays_silent_is_answered_for_by_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that the system holds still, when the longest time is over: no move is better than any."""
    silent, game = Beside(), later()
    monkeypatch.setattr(silent, "run", lambda *asked: None)
    view, options = game.view_for(game.seat), game.legal_actions()
    planned = make_player("learned").choose(view, options, Random(1))
    assert planned != options[0]
    assert Distant(LONG, silent).choose(view, options, Random(1), Budget(1)) == planned


def test_the_window_finds_the_moves_of_the_arena(qtbot: QtBot) -> None:
    """A few moves of a game of two that search, with a small budget: the same in the process and here."""
    setup = Setup(seed=5, kinds=("strong", "learned"))
    small = 1500
    game, players = new_game(setup), [make_player(name)._replace(level=small) for name in setup.kinds]
    expected: list[Action] = []
    while len(expected) < 14:
        rng = generator(setup.seed, len(expected))
        expected.append(players[game.seat].choose(game.view_for(game.seat), game.legal_actions(), rng))
        game.apply(expected[-1])
    runner = BotRunner(lambda name: make_player(name)._replace(level=small))
    game, found = new_game(setup), list[Action]()
    while len(found) < 14:
        with qtbot.waitSignal(runner.chosen, timeout=20_000) as answer:
            runner.request(game, dict(enumerate(setup.kinds)), len(found), True)
        assert answer.args is not None
        for action in answer.args[1]:
            game.apply(action)
            found.append(action)
    runner.close()
    assert found[:14] == expected


def asking(beside: Beside, game: Game, budget: Budget) -> tuple[Thread, list[Action | None]]:
    """Somebody who waits for the answer to a long thought, once that has begun."""
    answers: list[Action | None] = []
    thread = Thread(target=lambda: answers.append(ask(beside, question(game, LONG, ENDLESS), budget)))
    thread.start()
    return thread, answers


def test_a_thought_that_nobody_wants_ends_at_once_and_the_process_stays(beside: Beside) -> None:
    game, budget = later(), Wanted()
    ask(beside, question(game), Budget(20_000))  # it is there
    pid = beside.pid
    thread, answers = asking(beside, game, budget)
    thread.join(0.3)
    assert thread.is_alive()
    began = perf_counter()
    budget.wanted = False
    thread.join(5)
    assert perf_counter() - began < 3 * AT_ONCE  # others are at work on this machine
    assert answers and (answers[0] is None or answers[0] in game.legal_actions())
    assert beside.pid in (pid, None)


def test_closing_ends_the_process(beside: Beside) -> None:
    game, budget = later(), Wanted()
    ask(beside, question(game), Budget(20_000))
    pid = beside.pid
    assert pid is not None
    thread, _ = asking(beside, game, budget)
    thread.join(0.2)
    budget.wanted = False
    began = perf_counter()
    beside.close()
    assert perf_counter() - began < AT_ONCE
    thread.join(5)
    assert not thread.is_alive()
    assert gone(lambda: not running(pid))


def test_closing_while_it_begins_keeps_nobody_waiting(beside: Beside) -> None:
    budget = Wanted()
    thread, answers = asking(beside, later(), budget)
    budget.wanted = False
    beside.close()
    thread.join(20)
    assert not thread.is_alive() and len(answers) == 1


def test_the_next_question_begins_another_process(beside: Beside) -> None:
    game = later()
    found = ask(beside, question(game), Budget(20_000))
    first = beside.pid
    beside.close()
    assert first is not None and gone(lambda: not running(first))
    assert ask(beside, question(game), Budget(20_000)) == found
    assert beside.pid != first


def test_what_went_wrong_there_is_told_here(beside: Beside) -> None:
    with pytest.raises(BotError, match=r"KeyError.*nobody"):
        ask(beside, question(later(), "nobody"), Budget(1))


HOST = """
import sys, time
from threading import Thread
from tests.app.test_beside import LONG, ENDLESS, Wanted, ask, asking, later, question
from gah_desktop.app.beside import Beside
from gah_desktop.bots import Budget
if __name__ == "__main__":
    beside, game = Beside(), later()
    ask(beside, question(game), Budget(20_000))
    asking(beside, game, Wanted())
    time.sleep(0.3)
    print(beside.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="reads the process table as Linux and macOS have it")
def test_no_process_is_left_when_the_window_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "host.py"
    script.write_text(HOST, "utf-8")
    root = Path(__file__).resolve().parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    host = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment)
    assert host.stdout is not None
    pid = int(host.stdout.readline())
    assert running(pid)
    host.kill()
    host.wait()
    host.stdout.close()
    assert gone(lambda: not running(pid))


def running(pid: int) -> bool:
    """A child that has ended but was not asked for its end does not count."""
    state = Path(f"/proc/{pid}/stat")
    if Path("/proc").is_dir():
        try:
            return state.read_text().rsplit(")", 1)[1].split()[0] not in ("Z", "X")
        except OSError:
            return False
    return subprocess.run(["ps", "-p", str(pid)], capture_output=True).returncode == 0


def gone(holds: Callable[[], bool]) -> bool:
    until = perf_counter() + 10
    while not holds() and perf_counter() < until:
        time.sleep(0.01)
    return holds()


def test_those_that_search_are_known() -> None:
    """Everybody else answers so soon that the window's own process may ask."""
    assert {name for name, info in BOTS.items() if info.searches} == {
        "strong",
        "concierge",
        "best",
        "director",
    }
