"""Bots that search in a worker process: the same moves as here, from the view of one seat alone."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from gah_desktop.bots import BOTS, Budget, make_player
from gah_desktop.bots.remote import MAX_BOTS, ChooseTask, RemoteBot, _bots
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.fingerprint import facts
from gah_desktop.workers import DIRECT, Cancelled
from gah_desktop.workers.process import WorkerProcess

LONG = "director"


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess()
    yield worker
    worker.close()


def later(seed: int = 3, moves: int = 20) -> Game:
    """A game some moves on, at a choice."""
    game, bots = new_game(Setup(seed=seed)), [make_player("heuristic") for _ in range(2)]
    for _ in range(moves):
        game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    while len(game.legal_actions()) < 2 or game.state.stack or game.state.die_taken:
        game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    return game


def task(game: Game, number: int = 1, bot: str = "learned") -> ChooseTask:
    return ChooseTask(number, bot, game.view_for(game.seat), game.legal_actions(), Random(5), 20_000)


def test_a_task_holds_a_view_alone() -> None:
    game = later()
    sent: ChooseTask = pickle.loads(pickle.dumps(task(game)))
    assert facts(sent.view.state) == facts(game.view_for(game.seat).state)
    assert list(sent.options) == list(game.legal_actions())
    assert sent.view.state.chance is None
    assert sent.view.state.setup.seed == 0
    assert set(sent.view.state.guest_deck) == {0}
    assert not any(sent.view.state.players[1 - game.seat].hand)


def test_a_bot_keeps_what_it_remembers_as_long_as_it_has_its_number() -> None:
    game = later()
    chosen = task(game, 101).run(DIRECT)
    bot, tables = _bots[101]
    again: ChooseTask = pickle.loads(pickle.dumps(task(game, 101)))
    assert again.run(DIRECT) == chosen
    assert _bots[101] == (bot, tables) and again.view.state.t is tables
    for number in range(102, 102 + MAX_BOTS):
        task(game, number).run(DIRECT)
    assert len(_bots) == MAX_BOTS and 101 not in _bots


def test_it_finds_the_move_that_is_found_here(worker: WorkerProcess) -> None:
    game = later()
    view, options = game.view_for(game.seat), game.legal_actions()
    there = RemoteBot("learned", worker)
    assert worker.pid is None, "it begins with the first choice"
    for seed in range(2):
        found = there.choose(view, options, Random(seed), Budget(20_000))
        assert found == make_player("learned").choose(view, options, Random(seed))


def test_a_single_option_needs_no_process(worker: WorkerProcess) -> None:
    game = later()
    (option,) = options = game.legal_actions()[:1]
    assert RemoteBot(LONG, worker).choose(game.view_for(game.seat), options, Random(1), Budget(1)) == option
    assert worker.pid is None


def test_a_planned_move_replaces_that_of_a_silent_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that the system holds still, when the longest time is over: no move is better than any."""
    silent, game = WorkerProcess(), later()

    def run(*words: object) -> Action:
        raise Cancelled

    monkeypatch.setattr(silent, "run", run)
    view, options = game.view_for(game.seat), game.legal_actions()
    planned = make_player("learned").choose(view, options, Random(1))
    assert planned != options[0]
    assert RemoteBot(LONG, silent).choose(view, options, Random(1), Budget(1)) == planned


def test_a_search_whose_time_is_over_still_chooses(worker: WorkerProcess) -> None:
    class SoonOver(Budget):
        checks = 0

        def go_on(self) -> bool:
            self.checks += 1
            return self.checks < 10

    game = later()
    view, options = game.view_for(game.seat), game.legal_actions()
    RemoteBot("learned", worker).choose(view, options, Random(1), Budget(20_000))
    pid = worker.pid
    assert RemoteBot(LONG, worker).choose(view, options, Random(1), SoonOver(10**12)) in options
    assert worker.pid == pid, "it has noticed in time"


def test_a_bot_that_does_not_exist_is_a_failure(worker: WorkerProcess) -> None:
    with pytest.raises(KeyError, match="nobody"):
        worker.run(task(later(), bot="nobody"))


def test_those_that_search_are_known() -> None:
    """Everybody else answers so soon that the window's own process may ask."""
    assert {name for name, info in BOTS.items() if info.searches} == {
        "strong",
        "concierge",
        "best",
        "director",
    }
