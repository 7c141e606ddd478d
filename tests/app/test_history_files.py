"""What may stand where the history should be: it comes back from the logs, or says why it cannot be read."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.history import MAX_BYTES, History
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.unsaved import ENTRY
from gah_desktop.files import FileError
from tests.app.test_history import TWO, change, filled, shape
from tests.helpers.odd_files import KINDS, POSIX, Make, endless, folder, gigantic, pipe, refuse, unreadable
from tests.models.helpers import session


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return filled(tmp_path)


def names(paths: Paths) -> list[str]:
    return sorted(file.name for file in paths.data.iterdir() if file.name.startswith("history"))


@POSIX
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind is not unreadable])
def test_it_comes_back_from_the_logs(paths: Paths, make: Make) -> None:
    before = shape(History(paths))
    paths.history_file.unlink()
    make(paths.history_file)
    left = os.lstat(paths.history_file)
    history = History(paths)
    assert shape(history) == before
    if left.st_size or history.notice is not None:
        assert history.notice == paths.history_file.with_name("history.sqlite.damaged-1")
        assert os.lstat(history.notice).st_ino == left.st_ino, "nothing is lost"


@POSIX
@pytest.mark.parametrize("part", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("make", [pipe, endless, folder, gigantic])
@pytest.mark.parametrize("alone", [False, True])
def test_what_stands_beside_it_is_not_waited_for(paths: Paths, part: str, make: Make, alone: bool) -> None:
    before = shape(History(paths))
    make(paths.data / f"history.sqlite{part}")
    if alone:
        paths.history_file.unlink()
    assert shape(History(paths)) == before
    aside = f"history.sqlite{part}.damaged-1" if alone else f"history.sqlite.damaged-1{part}"
    assert aside in names(paths)


@POSIX
@pytest.mark.parametrize("make", [pipe, endless, folder])
def test_nothing_hinders_that_it_is_made_anew(paths: Paths, make: Make) -> None:
    before = shape(History(paths))
    paths.history_file.unlink()
    for name in ("history.sqlite.new", "history.sqlite.new-journal"):
        make(paths.data / name)
    assert shape(History(paths)) == before


def test_a_gigabyte_is_the_limit(paths: Paths) -> None:
    assert MAX_BYTES == 1024**3
    before = shape(History(paths))
    with paths.history_file.open("ab") as file:
        file.truncate(MAX_BYTES + 1)
    history = History(paths)
    assert shape(history) == before and history.notice is not None


def test_who_may_not_read_it_is_told_so_each_time_and_loses_nothing(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, data = shape(History(paths)), paths.history_file.read_bytes()
    history = History(paths)
    with monkeypatch.context() as locked:
        locked.setattr(os, "open", refuse)
        for _ in range(2):
            with pytest.raises(PermissionError):
                history.games()
    assert names(paths) == ["history.sqlite"] and paths.history_file.read_bytes() == data
    assert shape(history) == before


def test_a_game_is_played_and_kept_while_it_cannot_be_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)
    game.paths.history_file.write_bytes(b"")
    told: list[tuple[str, type]] = []
    game.unsaved.failed.connect(lambda kind, error: told.append((kind, type(error))))

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("gah_desktop.app.history._usable", refused)
    game.history.keep(TWO, Meta("two", "", "2026-03-01T20:00:00+01:00"))
    game.saving.enter()
    assert told == [(ENTRY, PermissionError)]
    monkeypatch.undo()
    assert [row.id for row in game.history.games()] == ["two"]
    game.close()


VIEW = """
CREATE VIEW seats AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n)
SELECT 'two' AS game, i AS seat, '' AS name, '' AS kind, '' AS board, i AS vp, 0 AS won, '{}' AS sheet FROM n
"""


@pytest.mark.parametrize(
    "statements",
    [
        ["UPDATE games SET setup = printf('%.*c', 100000, '[')"],
        ["UPDATE seats SET sheet = printf('%.*c', 100000, '[')"],
        ["UPDATE seats SET sheet = '{\"guests\": ' || printf('%.*c', 5000, '9') || '}'"],
        ["UPDATE seats SET sheet = '{\"guests\": 1e999}'"],
        ["UPDATE seats SET sheet = '[1]'", "PRAGMA user_version = 1"],
        ["UPDATE seats SET vp = 9223372036854775807"],
        ["ALTER TABLE seats RENAME TO others", VIEW],
    ],
    ids=["deep", "deep sheet", "huge number", "infinite", "list", "vp", "endless view"],
)
def test_content_without_end_is_made_anew_from_the_logs(paths: Paths, statements: list[str]) -> None:
    before = shape(History(paths))
    change(paths.history_file, *statements)
    assert shape(History(paths)) == before


def test_an_endless_log_is_read_from_its_file(paths: Paths) -> None:
    before = shape(History(paths))
    change(paths.history_file, "UPDATE games SET log = zeroblob(17000000)")
    history = History(paths)
    assert history.load("two").journal.game.hash() == TWO.game.hash()
    assert shape(history) == before


@pytest.mark.parametrize("log", ["7", "x'00ff'", "''"])
@pytest.mark.parametrize("file", ["'../../etc/passwd'", "'a' || char(0)", "''", "7"])
def test_a_row_without_a_usable_log_is_an_error_of_the_file(paths: Paths, log: str, file: str) -> None:
    history = History(paths)
    history.connect()
    change(paths.history_file, f"UPDATE games SET log = {log}, file = {file} WHERE id = 'two'")
    with pytest.raises(OSError, match=r"."):
        history.load("two")
    history.close()


@POSIX
@pytest.mark.parametrize("make", [pipe, endless, folder, gigantic])
def test_a_log_that_is_no_file_is_left_out(paths: Paths, make: Make) -> None:
    before = shape(History(paths))
    make(paths.games / "20260304200000-x.gah")
    history = History(paths)
    assert shape(history) == before
    history.connect()
    history.keep(TWO, Meta("x", "", "2026-03-04T20:00:00+01:00"))  # beside it, under the next name
    assert "x" in [row.id for row in history.games()]
    history.close()


def test_a_log_that_goes_while_it_is_read_is_left_out(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = next(file for file in paths.games.iterdir() if "two" in file.name)
    paths.history_file.unlink()

    def read(file: Path) -> bytes:
        data = file.read_bytes()
        if file == gone:
            file.unlink()
        return data

    monkeypatch.setattr("gah_desktop.app.history.read_save", read)
    history = History(paths)
    assert sorted(row.id for row in history.games()) == ["solo", "three"]
    assert history.unreadable == [gone]
    history.close()


def test_one_that_cannot_be_renamed_either_is_an_error_of_the_system(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.history_file.unlink()
    paths.history_file.mkdir()

    def refused(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refused)
    history = History(paths)
    for _ in range(2):
        with pytest.raises(OSError) as caught:
            history.games()
        assert not isinstance(caught.value, FileError | sqlite3.Error)
