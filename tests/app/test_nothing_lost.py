"""Whatever is opened, begun, undone or finished: the games before it are all still there."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app import saving
from gah_desktop.app.autosave import Autosave
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads, read_save
from gah_desktop.text.errors import os_error_text
from tests.app.test_history import TWO, played
from tests.models.helpers import play_randomly, session

PEOPLE = Setup(players=2, seed=3, names=("Anna", "Ben"), kinds=("human", "human"))
BOTS = played(Setup(players=2, seed=5, kinds=("random", "random")))


def begun(game: Session, steps: int = 25, seed: int = 3) -> str:
    """A new game in which people have chosen; what stands on the table is returned."""
    game.new_game(Setup(players=2, seed=seed, names=("Anna", "Ben"), kinds=("human", "human")))
    play_randomly(game, random.Random(seed), steps)
    return game.game.hash()


def kept(paths: Paths) -> list[str]:
    """Every game in progress that some file holds."""
    files = [paths.autosave, *paths.saves.iterdir()]
    return [loads(read_save(file)).journal.game.hash() for file in files if file.exists()]


def finished(folder: Path, journal: Journal, name: str = "finished.gah") -> Path:
    file = folder / name
    file.write_text(dumps(journal, Meta("x", "", "2026-01-01T10:00:00").to_dict()), encoding="utf-8")
    return file


@pytest.mark.parametrize("opened", [BOTS, TWO], ids=["bots", "people"])
def test_a_finished_game_is_looked_at_and_another_one_begun(
    qtbot: QtBot, tmp_path: Path, opened: Journal
) -> None:
    game = session(tmp_path)
    first = begun(game)
    game.open(finished(tmp_path, opened))
    assert kept(game.paths) == [first]
    second = begun(game, 3, seed=4)
    assert sorted(kept(game.paths)) == sorted([first, second])
    game.close()


def test_undoing_the_end_of_a_game_that_was_opened(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path, undo_policy="free")
    first = begun(game)
    game.open(finished(tmp_path, played(PEOPLE)))
    game.undo()
    assert not game.over
    assert sorted(kept(game.paths)) == sorted([first, game.game.hash()])
    game.close()


def test_an_earlier_save_of_the_same_game(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    begun(game, 20)
    game.save_as(tmp_path / "early.gah")
    play_randomly(game, random.Random(1), 20)
    late = game.game.hash()
    game.open(tmp_path / "early.gah")
    play_randomly(game, random.Random(2), 1)
    assert sorted(kept(game.paths)) == sorted([late, game.game.hash()])
    game.close()


def test_a_game_that_was_left_is_one_game_wherever_it_goes(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    first = begun(game)
    second = begun(game, 10, seed=4)
    for _ in range(3):
        for wanted in (first, second):
            (file,) = game.paths.saves.iterdir()
            game.open(file)
            assert game.game.hash() == wanted
            assert not file.exists(), "it is the game in progress now"
            assert sorted(kept(game.paths)) == sorted([first, second])
    game.close()


def test_a_save_with_a_name_stays_where_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    begun(game)
    file = game.paths.saves / "Sunday.gah"
    game.save_as(file)
    text = file.read_text()
    for _ in range(5):
        game.open(file)
        begun(game, 0, seed=9)  # nobody has chosen anything
    assert file.read_text() == text
    assert [other.name for other in game.paths.saves.iterdir()] == ["Sunday.gah"], "no twins"
    game.close()


def test_a_game_that_ended_when_the_plug_was_pulled(qtbot: QtBot, tmp_path: Path) -> None:
    """Between the last step and its place in the history."""
    paths, ended = Paths(tmp_path), played(PEOPLE)
    Autosave(paths).save(ended, Meta("ended").to_dict())
    game = session(tmp_path)
    assert game.last_game().loaded is None, "there is nothing to continue"
    assert [row.id for row in game.history.games()] == ["ended"]
    game.autosave.settle()
    assert not paths.autosave.exists()
    game.close()


def test_a_game_that_ended_and_was_not_noted_before_another_begins(qtbot: QtBot, tmp_path: Path) -> None:
    paths, ended = Paths(tmp_path), played(PEOPLE)
    Autosave(paths).save(ended, Meta("ended").to_dict())
    game = session(tmp_path)
    there = begun(game, 3)
    assert kept(paths) == [there]
    (row,) = game.history.games()
    assert row.id == "ended" and row.finished
    assert [seat.vp for seat in row.seats] == [score.total for score in ended.game.state.scores]
    game.close()


def test_two_endings_of_one_game(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    begun(game, 30)
    game.save_as(tmp_path / "middle.gah")
    ends = []
    for seed in (1, 2):
        game.open(tmp_path / "middle.gah")
        play_randomly(game, random.Random(seed))
        ends.append([score.total for score in game.game.state.scores])
    assert sorted([seat.vp for seat in row.seats] for row in game.history.games()) == sorted(ends)
    game.close()


def entered(paths: Paths) -> int:
    """How many games are in the file, whatever logs there are."""
    file = paths.history_file
    if not file.exists():
        return 0
    connection = sqlite3.connect(file)
    (found,) = connection.execute("SELECT count(*) FROM games").fetchone()
    connection.close()
    return int(found)


@pytest.mark.parametrize("then", ["asked", "taken back", "closed", "later"])
def test_a_finished_game_is_entered_when_that_is_needed_or_a_little_later(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    monkeypatch.setattr(saving, "LATER", 1 if then == "later" else 60_000)
    game = session(tmp_path, undo_policy="free")
    begun(game, 10_000)
    assert game.over and len(list(game.paths.games.iterdir())) == 1
    totals = [score.total for score in game.game.state.scores]
    if then == "asked":
        assert len(game.history.games()) == 1
    elif then == "taken back":
        game.undo()
        assert not game.over
    elif then == "closed":
        game.close()
    qtbot.waitUntil(lambda: entered(game.paths) == 1)
    game.close()
    again = session(tmp_path)
    assert [[seat.vp for seat in row.seats] for row in again.history.games()] == [totals]
    again.close()


def test_games_that_follow_each_other_at_once_are_all_entered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "LATER", 60_000)
    game = session(tmp_path)
    for seed in (1, 2, 3):
        begun(game, 10_000, seed)
    assert len(game.history.games()) == 3
    game.close()


def locked(paths: Paths) -> sqlite3.Connection:
    other = sqlite3.connect(paths.history_file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_a_game_ends_while_another_program_holds_the_history(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PATIENCE", (10, 100))
    game = session(tmp_path)
    game.history.record(TWO, Meta("two", "", "2026-03-01T20:00:00+01:00"))
    game.history.close()
    told: list[str] = []
    game.unsaved.failed.connect(lambda kind, error: told.append(kind))
    other = locked(game.paths)
    begun(game, 10_000)
    game.autosave.settle()
    assert game.over and not game.paths.autosave.exists()
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(lambda: game.history._rows is None and len(game.history.games()) == 2)
    assert told == []
    game.close()


def test_it_is_told_when_the_history_stays_in_use_and_entered_the_next_time(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PATIENCE", (5, 3))
    game = session(tmp_path)
    game.history.record(TWO, Meta("two", "", "2026-03-01T20:00:00+01:00"))
    game.history.close()
    other = locked(game.paths)
    with qtbot.waitSignal(game.unsaved.failed) as told:
        begun(game, 10_000)
    assert told.args is not None and told.args[0] == "entry"
    assert os_error_text(told.args[1]) == "Another program is using it at the moment."
    game.close()
    other.execute("ROLLBACK")
    other.close()
    again = session(tmp_path)
    assert len(again.history.games()) == 2
    again.close()


def test_a_second_copy_plays_without_leaving_a_trace(qtbot: QtBot, tmp_path: Path) -> None:
    first = session(tmp_path / "user")
    there = begun(first)
    first.autosave.settle()
    first.settings.save()
    files = {file: file.read_bytes() for file in (tmp_path / "user").rglob("*") if file.is_file()}
    second = Session(first.settings, first.paths, keeps=False)
    assert second.continue_last().loaded is not None
    assert second.game.hash() == there
    play_randomly(second, random.Random(1))
    assert second.over
    begun(second, 5, seed=8)
    assert len(second.history.games()) == 0
    second.close()
    assert {file: file.read_bytes() for file in (tmp_path / "user").rglob("*") if file.is_file()} == files
    first.close()
