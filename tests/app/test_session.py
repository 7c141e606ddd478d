"""The session: acting, saving, undoing, people at one table, bots in their thread."""

from __future__ import annotations

import errno
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event as Flag

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.bots import Bot, Budget, Player
from gah_desktop.engine import Setup, View
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.views import EVERYONE
from gah_desktop.models import LogModel
from gah_desktop.modules.hotels.rules.auction import Bid
from gah_desktop.record import SaveError, dumps
from gah_desktop.record.hidden import encode
from gah_desktop.text.errors import os_error_text
from tests.engine.expansion.test_hotels import dealt_with
from tests.helpers.houses import DOVE
from tests.models.helpers import play_randomly, session

TWO = Setup(players=2, seed=3, kinds=("human", "human"))
ONE = Setup(players=2, seed=3, kinds=("human", "random"))


def test_illegal_is_refused_with_a_reason(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    why = game.try_apply(a.EndTurn())
    assert why is not None and why.code is Code.NOT_YOUR_TURN  # the curtain is down
    game.lift_curtain()
    with qtbot.waitSignal(game.illegal):
        assert game.try_apply(a.EndTurn()) is not None
    assert game.journal.position == 0
    game.close()


def test_signals_come_in_order(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    told: list[str] = []
    game.eventsHappened.connect(lambda events: told.append("events"))
    game.stateReset.connect(lambda: told.append("reset"))
    game.decisionChanged.connect(lambda: told.append("decision"))  # before the other: views come last
    game.stateChanged.connect(lambda: told.append("state"))
    game.new_game(TWO)
    assert told == ["reset", "state", "decision"]
    game.lift_curtain()
    told.clear()
    game.try_apply(game.options[0])
    assert told == ["events", "state", "decision"]
    game.close()


def test_a_curtain_between_two_people(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    called: list[int] = []
    game.curtainNeeded.connect(called.append)
    seen = set()
    rng = random.Random(1)
    while not game.over and len(called) < 4:
        if game.curtain:
            assert not game.options
            assert not game.shows_hand(game.game.seat)
            game.lift_curtain()
        assert game.viewer == game.game.seat
        assert game.shows_hand(game.viewer)
        seen.add(game.viewer)
        game.try_apply(rng.choice(game.options))
    assert seen == {0, 1}
    assert all(first != second for first, second in pairwise(called))
    game.close()


def test_no_curtain_for_one_person(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.curtainNeeded.connect(lambda seat: pytest.fail("nobody else looks"))
    game.new_game(ONE)
    rng = random.Random(1)
    while not game.over:
        qtbot.waitUntil(lambda: game.over or game.may_act, timeout=5000)
        if not game.over:
            game.try_apply(rng.choice(game.options))
    assert not game.busy
    assert [row.id for row in game.history.games()] == [game.meta.id]
    game.close()
    assert not Paths(tmp_path).autosave.exists()


def test_undo_takes_back_and_redo_restores(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path, undo_policy="free")
    game.new_game(TWO)
    rng = random.Random(5)
    hashes = {}
    for _ in range(60):
        hashes[game.journal.position] = game.game.hash()
        play_randomly(game, rng, 1)
    end = game.journal.position
    while game.can_undo:
        game.undo()
        if game.journal.position in hashes:
            assert game.game.hash() == hashes[game.journal.position]
    assert game.journal.position == 0
    while game.can_redo:
        game.redo()
    assert game.journal.position == end
    game.close()


def test_fair_undo_stops_at_what_was_revealed(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(ONE)
    qtbot.waitUntil(lambda: game.may_act, timeout=5000)
    choose = next(option for option in game.options if isinstance(option, (a.ChooseGuest, a.Prepare)))
    game.try_apply(choose)
    if isinstance(choose, a.ChooseGuest):
        assert not game.can_undo  # the next guest has been seen
    while not isinstance(game.options[0] if game.options else None, (a.TakeDie, a.Pass)):
        qtbot.waitUntil(lambda: game.may_act, timeout=5000)
        game.try_apply(game.options[0])
        qtbot.waitUntil(lambda: game.may_act, timeout=5000)
    before = game.game.hash()
    assert not game.can_undo_turn
    die = next(option for option in game.options if isinstance(option, a.TakeDie))
    game.try_apply(die)
    assert game.can_undo and game.can_undo_turn
    game.undo_to_turn_start()
    assert game.game.hash() == before
    assert game.can_redo
    game.redo()
    assert game.game.hash() != before
    game.close()


def test_plain_gains_collect_themselves_and_undo_with_the_step(qtbot: QtBot, tmp_path: Path) -> None:
    found = 0
    for seed in range(30):
        game = session(tmp_path / str(seed), undo_policy="free")
        game.new_game(Setup(players=2, seed=seed, kinds=("human", "human")))
        rng = random.Random(seed)
        while not game.over and not found:
            game.lift_curtain()
            moves = [option for option in game.options if isinstance(option, a.MoveGuest)]
            choice = moves[0] if moves else rng.choice(game.options)
            before, position = game.game.hash(), game.journal.position
            game.try_apply(choice)
            if moves and game.journal.position > position + 1:
                found += 1
                assert game.journal.entries[-1].action.kind == "collect"
                after, end = game.game.hash(), game.journal.position
                game.undo()
                assert game.journal.position == position
                assert game.game.hash() == before
                game.redo()
                assert (game.game.hash(), game.journal.position) == (after, end)
        game.close()
        if found:
            return
    pytest.fail("no guest with two plain gains moved in")


@pytest.mark.parametrize("closes", [False, True])
def test_what_a_start_opens_is_saved_when_the_window_is_there(
    qtbot: QtBot, tmp_path: Path, closes: bool
) -> None:
    """Until then it lies in its own file, and the game that was in progress where it was."""
    game = session(tmp_path)
    game.new_game(TWO)
    play_randomly(game, random.Random(2), 40)
    left = game.paths.saves / "2026-01-31-120000-1.gah"  # as it is called when it was left for another game
    game.save_as(left)
    game.new_game(ONE)
    before = game.autosave.path.read_text()
    game.close()
    game = session(tmp_path)
    game.wait_with_saving()
    game.open(left)
    assert game.autosave.path.read_text() == before
    assert left.exists()
    game.close() if closes else game.save_at_last()
    assert game.autosave.holds(game.journal)
    assert game.autosave.path.read_text() != before
    assert not left.exists()
    game.close()


def test_save_as_and_open(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    play_randomly(game, random.Random(2), 40)
    file = tmp_path / "mine.gah"
    game.save_as(file)
    there = game.game.hash()
    play_randomly(game, random.Random(2), 10)
    game.open(file)
    assert game.game.hash() == there
    text = file.read_text()
    for damaged in ("", "{}", text[:900], text.replace(f'"seed": "{encode(3)}"', '"seed": 4')):
        bad = tmp_path / "bad.gah"
        bad.write_text(damaged)
        with pytest.raises(SaveError):
            game.open(bad)
        assert game.game.hash() == there
        assert bad.read_text() == damaged
    with pytest.raises(OSError):
        game.open(tmp_path / "nowhere.gah")
    with pytest.raises(OSError):
        game.save_as(tmp_path / "no" / "such" / "folder.gah")
    game.close()


def test_a_save_that_fails_is_told(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    game.lift_curtain()

    def full(*_: object, lasting: bool) -> None:
        raise OSError(errno.ENOSPC, "no room")

    told: list[tuple[str, str]] = []
    game.unsaved.failed.connect(lambda kind, error: told.append((kind, os_error_text(error))))
    with monkeypatch.context() as bad_luck:
        bad_luck.setattr("gah_desktop.app.autosave.write_atomic", full)
        for _ in range(3):
            play_randomly(game, random.Random(1), 1)
        assert told == [("game", "The disk is full.")], "said once, as long as it stays so"
    play_randomly(game, random.Random(1), 1)
    monkeypatch.setattr("gah_desktop.app.autosave.write_atomic", full)
    play_randomly(game, random.Random(1), 1)
    assert len(told) == 2
    game.close()


def test_a_disk_that_fails_is_told_at_the_latest_when_all_has_to_be_safe(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: int) -> None:
        raise OSError(errno.EIO, "a bad sector")

    game = session(tmp_path)
    game.new_game(TWO)
    assert game.keep()
    told: list[str] = []
    game.unsaved.failed.connect(lambda kind, error: told.append(kind))
    with monkeypatch.context() as bad_luck:
        bad_luck.setattr("os.fsync", broken)
        assert not game.keep()
        assert len(told) == 1
    assert game.keep()
    game.close()
    assert len(told) == 1


def test_reminders(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    while game.decision is not None and game.decision.kind != "turn":
        game.lift_curtain()
        game.try_apply(game.options[0])
    game.lift_curtain()
    assert "free_table" in [reminder.kind for reminder in game.turn_reminders()]
    game.settings.reminders = False
    assert game.turn_reminders() == []
    game.close()


class SlowBot:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.go = Flag()
        self.asked = 0

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.asked += 1
        self.go.wait(5)
        return options[0]


def slow_session(tmp_path: Path, bot: Bot, kinds: tuple[str, str] = ("slow", "slow")) -> Session:
    paths = Paths(tmp_path)
    settings = Settings(paths.settings_file)
    settings.bot_pace = "instant"
    game = Session(settings, paths, bots=lambda name: Player(bot, 1))
    settings.setParent(game)
    game.new_game(Setup(players=2, seed=1, kinds=kinds))
    return game


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    bot = SlowBot()
    game = slow_session(tmp_path, bot)
    qtbot.waitUntil(lambda: bot.asked > 0)
    game.new_game(Setup(players=2, seed=2, kinds=("human", "human")))
    bot.go.set()
    qtbot.wait(100)
    assert game.journal.position == 0
    assert not game.busy
    game.close()


def test_pause_and_skip(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(Setup(players=2, seed=1, kinds=("random", "random")))
    assert game.busy
    game.set_paused(True)
    assert not game.busy
    here = game.journal.position
    qtbot.wait(50)
    assert game.journal.position == here
    game.skip()
    qtbot.waitUntil(lambda: game.over, timeout=20_000)
    game.close()


@pytest.mark.parametrize("go_on", [lambda game: game.set_paused(False), Session.skip])
def test_who_goes_on_in_one_s_own_turn_is_heard(tmp_path: Path, go_on: Callable[[Session], None]) -> None:
    game = session(tmp_path)
    game.new_game(Setup(players=2, seed=1))
    heard: list[bool] = []
    game.pausedChanged.connect(lambda: heard.append(game.paused))
    game.set_paused(True)
    go_on(game)
    assert heard == [True, False]
    game.close()


def test_bots_that_are_skipped_to_the_end_are_never_told_to_be_neither_busy_nor_paused(
    qtbot: QtBot, tmp_path: Path
) -> None:
    game = session(tmp_path, bot_pace="slow")
    game.new_game(Setup(players=2, seed=1, kinds=("random", "random")))
    game.set_paused(True)
    heard: list[bool] = []
    game.pausedChanged.connect(lambda: heard.append(game.busy))
    game.skip()
    assert heard == [True]
    game.close()


def test_a_failing_bot_holds_still(qtbot: QtBot, tmp_path: Path) -> None:
    class Broken:
        def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
            raise RuntimeError("out of ideas")

    game = slow_session(tmp_path, Broken(), ("human", "human"))
    with qtbot.waitSignal(game.botFailed) as told:
        game.new_game(Setup(players=2, seed=1, kinds=("slow", "slow")))
    assert told.args == []
    assert game.paused
    game.close()


def test_bots_are_the_same_at_any_pace(qtbot: QtBot, tmp_path: Path) -> None:
    ends = []
    for number, pace in enumerate(("instant", "fast")):
        game = session(tmp_path / str(number), bot_pace=pace)
        with qtbot.waitSignal(game.gameOver, timeout=20_000):
            game.new_game(Setup(players=2, seed=8, kinds=("random", "random")))
            while pace == "fast" and game.journal.position < 2:
                qtbot.wait(20)
            game.skip()
        ends.append(game.game.hash())
        game.close()
    assert ends[0] == ends[1]


def test_the_log_of_a_session_is_a_save(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(TWO)
    play_randomly(game, random.Random(9), 30)
    text = dumps(game.journal, game.meta.to_dict())
    game.open_text(text)
    assert dumps(game.journal, game.meta.to_dict()) == text
    game.close()


def test_the_owners_corrections_are_played_with(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    file = game.paths.overrides_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"guests": {"117": {"vp": 9}}}')
    game.new_game(TWO)
    assert game.catalog.guests[117].vp == 9
    game.close()
    again = session(tmp_path)
    file.unlink()
    assert again.continue_last().loaded is not None
    assert again.catalog.guests[117].vp == 9  # the game goes on with what it began with
    again.close()


def test_the_set_up_ends_with_the_room_that_an_entrance_brings(qtbot: QtBot, tmp_path: Path) -> None:
    """Dove's fourth: the third can still be taken back."""
    game = session(tmp_path)
    game.new_game(replace(dealt_with(DOVE).state.setup, kinds=("human", "human")))
    owner = game.game.seat
    game.lift_curtain()
    game.try_apply(Bid(DOVE, 0))
    ends = []
    while game.state.phase == "setup":
        game.lift_curtain()
        asked = game.decision
        assert asked is not None
        if asked.seat == owner and any(game.ends_set_up(option) for option in game.options):
            ends.append(asked.source)
        game.try_apply(game.options[0])
    assert ends == [("entrance", DOVE)]
    game.close()


def test_behind_the_curtain_the_log_names_no_card(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    game.new_game(Setup(seed=3, deal="draft", kinds=("human", "human"), names=("Anna", "Ben")))
    log = LogModel(game)
    game.lift_curtain()
    first = game.viewer
    assert game.try_apply(game.options[0]) is None
    kept = f"{game.names[first]} keeps a staff card and passes the rest on."
    assert game.curtain and game.reader == EVERYONE
    assert log.index(log.rowCount() - 1, 0).data() == kept
    game.lift_curtain()
    assert game.reader == game.viewer != first
    assert log.index(log.rowCount() - 1, 0).data() == kept
    game.close()
