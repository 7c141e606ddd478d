"""When a session asks a bot and when it plays the answer, with a bot and a clock of the test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from weakref import WeakMethod

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.background import Background
from gah_desktop.app.bot_runner import BotMaker
from gah_desktop.app.session import Session
from gah_desktop.engine import Game, Setup
from gah_desktop.engine.actions import Action
from tests.models.helpers import session

BOTS = Setup(seed=1, kinds=("random", "random"))
ALONE = Setup(seed=3, kinds=("human", "random"))
PEOPLE = Setup(seed=3, kinds=("human", "human"))


class Runner:
    """Notes what is asked, and answers when the test says so."""

    def __init__(self, make: BotMaker, background: Background) -> None:
        self.asked: list[tuple[int, dict[int, str], int, bool]] = []
        self.calls: list[str] = []

    def request(
        self,
        game: Game,
        seats: Mapping[int, str],
        move: int,
        chain: bool,
        on_moves: Callable[[list[Action]], object],
        on_failure: Callable[[Exception], object],
    ) -> None:
        self.asked.append((game.seat, dict(seats), move, chain))
        self._on_moves, self._on_failure = WeakMethod(on_moves), WeakMethod(on_failure)

    def cancel(self) -> None:
        self.calls.append("cancel")

    def reset(self) -> None:
        self.calls.append("reset")

    def answer(self, *actions: Action) -> None:
        on_moves = self._on_moves()
        assert on_moves is not None
        on_moves(list(actions))

    def fail(self) -> None:
        on_failure = self._on_failure()
        assert on_failure is not None
        on_failure(RuntimeError("out of ideas"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("gah_desktop.app.pace.perf_counter", lambda: now[0])
    monkeypatch.setattr("gah_desktop.app.session.BotRunner", Runner)
    return now


def runner(game: Session) -> Runner:
    found = game._runner
    assert isinstance(found, Runner)
    return found


def first(game: Session) -> Action:
    return game.game.legal_actions()[0]


def watched(game: Session) -> list[object]:
    told: list[object] = []
    game.busyChanged.connect(told.append)
    game.botFailed.connect(lambda: told.append("failed"))
    game.curtainNeeded.connect(lambda seat: told.append(f"curtain {seat}"))
    game.gameOver.connect(lambda: told.append("over"))
    return told


def test_a_bot_is_asked_with_what_it_may_need(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="normal")
    told = watched(game)
    game.new_game(BOTS)
    asked = game.game.seat
    assert runner(game).asked == [(asked, {0: "random", 1: "random"}, 0, False)]
    assert (game.busy, game.viewer, game.may_act, told) == (True, 0, False, [True])
    assert runner(game).calls == ["cancel", "reset"]


def test_nobody_has_to_be_asked_where_people_play(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path)
    told = watched(game)
    game.new_game(PEOPLE)
    assert (runner(game).asked, game.busy, told) == ([], False, [f"curtain {game.game.seat}"])


def test_the_solo_opponent_is_no_bot(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path)
    game.new_game(Setup(solo="leopold", seed=2))
    assert (game.people, runner(game).asked, game.busy) == ((0,), [], False)
    assert game.is_human(0) and not game.is_human(1)


@pytest.mark.parametrize(
    ("pace", "seconds", "moved"),
    [
        ("instant", 0.0, 1),
        ("fast", 0.34, 0),
        ("fast", 0.35, 1),
        ("normal", 0.89, 0),
        ("normal", 0.9, 1),
        ("slow", 1.79, 0),
        ("slow", 1.81, 1),
    ],
)
def test_a_move_comes_no_sooner_than_the_pace_says(
    qtbot: QtBot, tmp_path: Path, clock: list[float], pace: str, seconds: float, moved: int
) -> None:
    game = session(tmp_path, bot_pace="instant")
    game.new_game(BOTS)
    runner(game).answer(first(game))
    assert game.journal.position == 1
    game.settings.bot_pace = pace
    clock[0] += seconds
    runner(game).answer(first(game))
    assert game.journal.position == 1 + moved


def test_a_move_that_waits_comes_at_once_when_the_pace_changes(
    qtbot: QtBot, tmp_path: Path, clock: list[float]
) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(BOTS)
    runner(game).answer(first(game))
    game.settings.theme = "night"
    qtbot.wait(1)
    assert game.journal.position == 0
    game.settings.bot_pace = "fast"
    qtbot.waitUntil(lambda: game.journal.position == 1, timeout=1000)


def test_several_moves_are_played_and_told_as_one(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="instant")
    game.new_game(BOTS)
    assert runner(game).asked[-1][3] is True  # nobody watches the steps
    told: list[int] = []
    game.eventsHappened.connect(lambda events: told.append(len(events)))
    trial, actions, events = game.game.clone(), list[Action](), 0
    for _ in range(3):
        actions.append(trial.legal_actions()[0])
        events += len(trial.apply(actions[-1]))
    runner(game).answer(*actions)
    assert (game.journal.position, len(told), told[0] >= 3) == (3, 1, True)
    assert runner(game).asked[-1][2] == 3


def test_a_pause_lasts_until_it_is_lifted(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="instant")
    game.new_game(BOTS)
    told, own = watched(game), runner(game)
    game.set_paused(True)
    game.set_paused(True)
    assert (game.paused, game.busy, told, own.calls[2:]) == (True, False, [False], ["cancel"])
    assert len(own.asked) == 1
    game.set_paused(False)
    assert (game.paused, game.busy, told, len(own.asked)) == (False, True, [False, True], 2)


def test_a_bot_that_fails_holds_still(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="instant")
    game.new_game(BOTS)
    told, own = watched(game), runner(game)
    own.fail()
    assert (game.paused, game.busy, told) == (True, False, [False, "failed"])


def test_skipping_plays_what_waits_and_asks_for_all_at_once(
    qtbot: QtBot, tmp_path: Path, clock: list[float]
) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(BOTS)
    own = runner(game)
    own.answer(first(game))
    assert game.journal.position == 0
    game.skip()
    assert game.journal.position == 1
    assert [chain for *_, chain in own.asked] == [False, True]
    own.answer(first(game))
    assert game.journal.position == 2


def test_skipping_lifts_a_pause(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(BOTS)
    game.set_paused(True)
    game.skip()
    assert (game.paused, game.busy, runner(game).asked[-1][3]) == (False, True, True)


def test_skipping_ends_where_a_person_is_asked(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(ALONE)
    own = runner(game)
    game.skip()
    for _ in range(40):  # the first bot that is asked after a person
        if game.may_act:
            game.skip()  # nothing to skip
            game.try_apply(game.options[0])
            if game.busy and len(own.asked) > 1:
                break
        else:
            own.answer(first(game))
    assert own.asked[-1][3] is False


def test_going_back_stops_the_bots(qtbot: QtBot, tmp_path: Path, clock: list[float]) -> None:
    game = session(tmp_path, bot_pace="instant", undo_policy="free")
    game.new_game(ALONE)
    own = runner(game)
    while not (game.busy and game.can_undo):
        if game.may_act:
            game.try_apply(game.options[0])
        else:
            own.answer(first(game))
    before = len(own.calls)
    game.undo()
    assert own.calls[before:] == ["cancel"] and game.may_act
    assert not game.busy


def test_closing_stops_the_bots_and_keeps_the_settings(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(BOTS)
    game.close()
    qtbot.wait(1)
    assert game.journal.position == 0
    assert not any(thread.is_alive() for _, thread in game.background._requests)
    assert "bot_pace=slow" in game.paths.settings_file.read_text()


def test_moves_for_an_outdated_position_are_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    """The thread has found them, but a step is taken back before they arrive."""
    game = session(tmp_path, bot_pace="instant", undo_policy="free")
    game.new_game(ALONE)
    qtbot.waitUntil(lambda: game.may_act, timeout=20_000)
    while game.may_act:
        game.try_apply(game.options[0])
    assert game.busy
    position = game.journal.position
    while any(thread.is_alive() for _, thread in game.background._requests):
        pass  # the event loop does not turn, so that nothing is delivered
    game.undo()
    qtbot.wait(1)
    assert game.may_act and game.journal.position < position
    game.close()
