"""What becomes of a game when another one begins, and what a session is before its first game."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.engine import Setup
from gah_desktop.record import loads, read_save
from tests.app.test_nothing_lost import begun
from tests.models.helpers import session

TWO = Setup(players=2, seed=3, kinds=("human", "human"))


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Session:
    return session(tmp_path)


def kept(folder: Path) -> list[Path]:
    return sorted(Paths(folder).saves.glob("*.gah"))


def choose(game: Session, times: int = 1) -> None:
    for _ in range(times):
        game.lift_curtain()
        assert game.try_apply(game.options[0]) is None


def test_before_the_first_game(game: Session) -> None:
    assert not game.has_game
    assert (game.busy, game.paused, game.curtain, game.may_act) == (False, False, False, False)
    assert (game.can_undo, game.can_undo_turn, game.can_redo) == (False, False, False)
    assert (game.options, game.people, list(game.events)) == ((), (), [])
    assert (game.record, game.meta, game.keep(), game.viewer) == (None, Meta(), False, 0)
    game.lift_curtain()
    game.skip()
    game.settings.undo_policy = "free"
    with pytest.raises(RuntimeError, match="no game yet"):
        _ = game.journal


def test_a_game_in_progress_is_kept_when_another_begins(game: Session, tmp_path: Path) -> None:
    game.new_game(TWO)
    choose(game, 2)
    there = game.game.hash()
    game.new_game(Setup(players=3, seed=4))
    (file,) = kept(tmp_path)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-1\.gah", file.name)
    assert loads(read_save(file)).journal.game.hash() == there
    assert game.setup.players == 3


def test_a_game_nobody_has_chosen_in_is_not_kept(game: Session, tmp_path: Path) -> None:
    game.new_game(TWO)
    game.new_game(TWO)
    assert kept(tmp_path) == []


def test_a_game_is_kept_when_one_is_opened(game: Session, tmp_path: Path) -> None:
    game.new_game(TWO)
    choose(game)
    game.save_as(tmp_path / "mine.gah")
    choose(game)
    game.open(tmp_path / "mine.gah")
    assert game.journal.position == 1
    assert [loads(read_save(file)).journal.position for file in kept(tmp_path)] == [2]


def test_who_looks_and_whose_hand_is_seen(game: Session) -> None:
    game.new_game(TWO)
    first = game.game.seat
    assert game.curtain and not game.shows_hand(0) and not game.shows_hand(1)
    game.lift_curtain()
    assert (game.viewer, game.shows_hand(first), game.shows_hand(1 - first)) == (first, True, False)
    assert game.people == (0, 1) and game.is_human(0) and game.is_human(1)


def test_against_bots_one_person_always_looks(game: Session) -> None:
    game.settings.bot_pace = "slow"
    game.new_game(Setup(players=3, seed=3, kinds=("random", "human", "random")))
    assert (game.viewer, game.people, game.curtain) == (1, (1,), False)
    assert game.shows_hand(1) and not game.shows_hand(0)
    game.close()


def test_colours_of_a_game_are_remembered(game: Session, tmp_path: Path) -> None:
    game.new_game(TWO, Meta.new((3, 1)))
    assert game.colours == (3, 1)
    again = session(tmp_path)
    again.continue_last()
    assert again.colours == (3, 1)
    game.new_game(TWO)
    assert game.colours == (0, 1)


@pytest.mark.parametrize(
    ("stored", "colours"),
    [([2, 0], (2, 0)), ([], ()), ([4, 0], ()), ([-1, 0], ()), ([True, 0], ()), ("20", ()), (None, ())],
)
def test_colours_that_make_no_sense_are_left_out(stored: object, colours: tuple[int, ...]) -> None:
    assert Meta.from_dict({"id": "a", "colours": stored}).colours == colours


def test_a_note_of_somebody_elses_file() -> None:
    started = "2026-01-01T10:00:00"
    meta = Meta.from_dict({"id": 7, "started": started, "finished": None})
    assert (meta.started, meta.finished, len(meta.id)) == (started, "", 32)
    assert Meta.from_dict({"id": "a"}).id == "a"
    assert Meta.new().id != Meta.new().id and Meta.new().started and not Meta.new().finished


def test_the_history_is_let_go_with_the_session(game: Session) -> None:
    opened = game.history.connect()
    game.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened.execute("SELECT 1")


def test_a_file_that_has_become_another_is_not_deleted_when_its_game_is_played_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)
    begun(game, 10)
    begun(game, 5, seed=4)
    (file,) = kept(tmp_path)
    data = file.read_bytes()
    real = game.autosave.save

    def save(*what: Any) -> None:
        file.write_bytes(data.replace(b"Anna", b"Otto"))  # another program, just now
        real(*what)

    monkeypatch.setattr(game.autosave, "save", save)
    game.open(file)
    assert b"Otto" in file.read_bytes()
    game.close()


def test_games_that_end_while_the_clock_is_put_back_are_all_in_the_history(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)
    for seed, moment in ((1, 2_000_000.0), (2, 1_000_000.0), (3, 1_000_000.0), (4, 1e12)):
        monkeypatch.setattr("time.time", lambda moment=moment: moment)
        begun(game, 10_000, seed=seed)
        assert game.over
    assert len(game.history.games()) == 4
    assert [row.finished[:4] for row in game.history.games()].count("") == 0
    game.close()
