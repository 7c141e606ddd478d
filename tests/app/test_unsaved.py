"""What could not be saved is tried again: with the next move, after a while, when asked for, on closing."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from gah_desktop.app.history import History
from gah_desktop.app.meta import Meta
from gah_desktop.app.saving import LEFT
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.app.unsaved import GAME, RECORD, REVIEW, SETTINGS, Key, Unsaved
from gah_desktop.engine import Setup
from gah_desktop.record import loads, read_save
from gah_desktop.text.errors import os_error_text
from tests.app.test_history import TWO
from tests.coach.helpers import made_up
from tests.helpers.disk import Disk
from tests.models.helpers import play_randomly, session

FULL = OSError(errno.ENOSPC, "no room")


class Told:
    """What has been reported, in its order."""

    def __init__(self, unsaved: Unsaved) -> None:
        self.all: list[str] = []
        unsaved.failed.connect(lambda kind, error: self.all.append(f"{kind}: {os_error_text(error)}"))
        unsaved.recovered.connect(lambda kind: self.all.append(f"{kind} saved"))


class Writes:
    """Writes that fail as long as their kind is in `refused`."""

    def __init__(self) -> None:
        self.refused: set[str] = set()
        self.done: list[tuple[str, object, bool]] = []
        self.unsaved = Unsaved()
        self.told = Told(self.unsaved)

    def attempt(self, kind: str, name: object = 1) -> None:
        def write(again: bool) -> None:
            if kind in self.refused:
                raise FULL
            self.done.append((kind, name, again))

        self.unsaved.attempt(Key(kind, name), write)

    def wait(self) -> None:
        """Let the time pass until the next retry."""
        timer = self.unsaved.findChild(QTimer)
        assert isinstance(timer, QTimer) and timer.isActive()
        timer.stop()
        timer.timeout.emit()

    @property
    def waits(self) -> bool:
        timer = self.unsaved.findChild(QTimer)
        return isinstance(timer, QTimer) and timer.isActive()


# -- the mechanism


def test_what_succeeds_at_once_is_neither_told_nor_repeated(qtbot: QtBot) -> None:
    writes = Writes()
    writes.attempt(GAME)
    assert (writes.done, writes.told.all, writes.waits) == ([(GAME, 1, False)], [], False)


def test_a_trouble_is_told_once_and_so_is_its_end(qtbot: QtBot) -> None:
    writes = Writes()
    for _ in range(2):
        writes.refused = {GAME}
        for _ in range(3):
            writes.attempt(GAME)
            writes.wait()
        writes.refused = set()
        writes.wait()
        assert not writes.waits
    assert writes.told.all == ["game: The disk is full.", "game saved"] * 2
    assert writes.done == [(GAME, 1, True)] * 2


def test_it_is_tried_again_after_two_seconds_and_then_ever_later_up_to_a_minute(qtbot: QtBot) -> None:
    writes = Writes()
    writes.refused = {GAME}
    writes.attempt(GAME)
    waited = []
    for _ in range(7):
        waited.append(writes.unsaved.wait_ms)
        writes.wait()
    assert waited == [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]
    writes.refused = set()
    writes.wait()
    writes.refused = {GAME}
    writes.attempt(GAME)
    assert writes.unsaved.wait_ms == 2_000


def test_each_kind_has_its_own_trouble(qtbot: QtBot) -> None:
    writes = Writes()
    writes.refused = {GAME, SETTINGS}
    writes.attempt(GAME)
    writes.attempt(SETTINGS)
    writes.refused = {SETTINGS}
    writes.attempt(GAME)
    assert writes.told.all == ["game: The disk is full.", "settings: The disk is full.", "game saved"]
    assert writes.waits, "the settings are still to be saved"
    writes.refused = {GAME, SETTINGS}
    writes.attempt(GAME)
    assert writes.told.all[3:] == ["game: The disk is full."]


def test_a_game_waits_for_the_record_and_the_game_before_it(qtbot: QtBot) -> None:
    """Each moves the file of the one before."""
    writes = Writes()
    writes.refused = {RECORD}
    writes.attempt(RECORD, "first")
    writes.attempt(GAME, "second")
    assert writes.done == []
    writes.refused = set()
    writes.attempt(GAME, "third")
    assert writes.done == [(RECORD, "first", True), (GAME, "second", True), (GAME, "third", True)]


def test_a_game_does_not_wait_for_its_own_record(qtbot: QtBot) -> None:
    """Its end was taken back, and it is played on."""
    writes = Writes()
    writes.refused = {RECORD}
    writes.attempt(RECORD, "first")
    writes.attempt(GAME, "first")
    assert writes.done == [(GAME, "first", False)]


def test_what_another_write_makes_superfluous_is_dropped(qtbot: QtBot) -> None:
    writes = Writes()
    writes.refused = {GAME}
    writes.attempt(GAME)
    writes.unsaved.drop(Key(GAME, 1))
    writes.refused = set()
    writes.unsaved.retry()
    assert writes.done == [] and writes.told.all == ["game: The disk is full."]


# -- games


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Session:
    made = session(tmp_path, undo_policy="free")
    begin(made)
    made.settings.save()
    return made


def begin(game: Session, seed: int = 3, steps: int = 8) -> None:
    game.new_game(Setup(players=3, seed=seed, names=("Anna", "Ben", "Clara"), kinds=("human",) * 3))
    move(game, steps)


def move(game: Session, steps: int = 5) -> None:
    play_randomly(game, random.Random(game.journal.position), steps)


def finish(game: Session) -> None:
    play_randomly(game, random.Random(1))
    assert game.over


def in_progress(game: Session) -> str:
    """The game in the autosave's file."""
    game.autosave.settle()
    return loads(read_save(game.paths.autosave)).journal.game.hash()


def left(game: Session) -> list[str]:
    """The games that were left for others."""
    return sorted(loads(read_save(file)).journal.game.hash() for file in game.paths.saves.iterdir())


def in_history(game: Session) -> list[list[int]]:
    return [[seat.vp for seat in row.seats] for row in game.history.games()]


def totals(game: Session) -> list[int]:
    return [score.total for score in game.state.scores]


ERRORS = {
    errno.ENOSPC: "The disk is full.",
    errno.EDQUOT: "Your share of the disk is used up.",
    errno.EROFS: "Nothing can be written there.",
    errno.EACCES: "Access is not permitted.",
    errno.EIO: "The disk does not work properly.",
    errno.ENOENT: "There is no such file or folder.",
}


@pytest.mark.parametrize("code", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("when", ["next move", "after a while", "asked for", "closing"])
def test_a_game_in_progress_is_saved_as_soon_as_that_is_possible(
    game: Session, disk: Disk, code: int, when: str
) -> None:
    told = Told(game.unsaved)
    before = in_progress(game)
    disk.error = code
    move(game)
    assert in_progress(game) == before != game.game.hash()
    assert told.all == [f"game: {ERRORS[code]}"]
    disk.error = 0
    match when:
        case "next move":
            move(game, 1)
        case "after a while":
            timer = game.unsaved.findChild(QTimer)
            assert isinstance(timer, QTimer)
            timer.timeout.emit()
        case "asked for":
            game.last_game()
        case "closing":
            assert game.save_everything()
    assert in_progress(game) == game.game.hash()
    if when != "closing":  # the one who closes is told nothing
        assert told.all[1:] == ["game saved"]
    assert not game.losses()
    game.close()


@pytest.mark.parametrize("when", ["next game", "after a while", "asked for", "closing"])
def test_a_finished_game_is_in_the_history_as_soon_as_it_could_be_kept(
    game: Session, disk: Disk, when: str
) -> None:
    told = Told(game.unsaved)
    disk.error = errno.ENOSPC
    finish(game)
    assert told.all == ["game: The disk is full.", "record: The disk is full."]
    assert dict(game.losses()) == {RECORD: 1}
    assert in_history(game) == []
    assert game.last_game().loaded is None, "it is over, whatever the file says"
    there = [totals(game)]
    disk.error = 0
    match when:
        case "next game":
            begin(game, 4)
        case "after a while":
            timer = game.unsaved.findChild(QTimer)
            assert isinstance(timer, QTimer)
            timer.timeout.emit()
        case "asked for":
            game.unsaved.retry()  # as the window does before it shows a page
        case "closing":
            assert game.save_everything()
    assert in_history(game) == there
    if when == "next game":
        assert in_progress(game) == game.game.hash()
    else:
        assert not game.paths.autosave.exists()
    assert left(game) == []
    game.close()


def test_a_game_that_ends_when_the_disk_is_full_is_no_lost_save(game: Session, disk: Disk) -> None:
    game.play_on(TWO.up_to(TWO.position - 1), Meta.new())
    game.lift_curtain()
    told = Told(game.unsaved)
    disk.error = errno.ENOSPC
    assert game.try_apply(TWO.entries[-1].action) is None and game.over
    assert told.all == ["record: The disk is full."]
    game.close()


def test_another_game_is_begun_while_nothing_can_be_saved(game: Session, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(game)
    first = game.game.hash()
    begin(game, 4)
    second = game.game.hash()
    assert dict(game.losses()) == {GAME: 1, LEFT: 1}
    begin(game, 5)
    assert dict(game.losses()) == {GAME: 1, LEFT: 2}
    disk.error = 0
    assert game.save_everything()
    assert in_progress(game) == game.game.hash()
    assert left(game) == sorted([first, second])
    game.close()


def test_an_earlier_save_of_the_same_game_is_opened_while_nothing_can_be_saved(
    game: Session, disk: Disk, tmp_path: Path
) -> None:
    game.save_as(tmp_path / "earlier.gah")
    disk.error = errno.ENOSPC
    move(game)
    later = game.game.hash()
    game.open(tmp_path / "earlier.gah")
    move(game, 2)
    disk.error = 0
    move(game, 1)
    assert (in_progress(game), left(game)) == (game.game.hash(), [later])
    game.close()


def test_the_start_page_continues_the_game_in_memory_not_the_file_that_is_behind(
    game: Session, disk: Disk
) -> None:
    disk.error = errno.ENOSPC
    move(game)
    there, position = game.game.hash(), game.journal.position
    found = game.continue_last()
    assert found.loaded is not None and found.loaded.journal.position == position
    assert game.game.hash() == there
    move(game, 2)
    disk.error = 0
    move(game, 1)
    assert (in_progress(game), left(game)) == (game.game.hash(), [])
    game.close()


def test_continuing_in_memory_leaves_the_file_of_the_game_before_alone(
    game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    first = game.game.hash()
    with monkeypatch.context() as full:
        full.setattr(Path, "rename", refuse)  # it cannot be put by
        begin(game, 4)
        assert game.continue_last().loaded is not None
    move(game, 1)
    assert (in_progress(game), left(game)) == (game.game.hash(), [first])
    game.close()


def test_an_end_that_could_not_be_kept_is_taken_back(game: Session, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    finish(game)
    there = [totals(game)]
    game.undo()
    assert not game.over
    disk.error = 0
    assert game.save_everything()
    assert in_progress(game) == game.game.hash()
    assert in_history(game) == there
    finish(game)
    game.close()


def test_two_endings_that_could_not_be_kept(game: Session, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    finish(game)
    first = totals(game)
    for _ in range(12):
        game.undo()
    play_randomly(game, random.Random(2))
    assert game.over and totals(game) != first
    assert dict(game.losses()) == {RECORD: 2}
    disk.error = 0
    assert game.save_everything()
    assert sorted(in_history(game)) == sorted([first, totals(game)])
    game.close()


def test_where_only_finished_games_cannot_be_kept_the_next_start_finds_the_end(
    game: Session, disk: Disk, tmp_path: Path
) -> None:
    told = Told(game.unsaved)
    disk.error, disk.only = errno.EACCES, f"{os.sep}games{os.sep}"
    finish(game)
    assert told.all == ["record: Access is not permitted."]
    there = [totals(game)]
    game.close()
    disk.error = 0
    again = session(tmp_path)
    assert again.last_game().loaded is None
    assert in_history(again) == there
    again.close()


def test_a_list_entry_goes_when_its_game_is_saved_as_the_one_in_progress(game: Session, disk: Disk) -> None:
    begin(game, 4)
    (file,) = game.paths.saves.iterdir()
    disk.error = errno.ENOSPC
    game.open(file)
    assert file.exists()
    disk.error = 0
    move(game, 1)
    assert not file.exists()
    game.close()


def test_a_list_entry_goes_when_its_game_is_saved_on_closing(game: Session, disk: Disk) -> None:
    begin(game, 4)
    (file,) = game.paths.saves.iterdir()
    disk.error = errno.ENOSPC
    game.open(file)
    disk.error = 0
    assert game.save_everything()
    assert not file.exists()
    game.close()


def test_an_end_is_taken_back_where_only_finished_games_cannot_be_kept(game: Session, disk: Disk) -> None:
    disk.error, disk.only = errno.EACCES, f"{os.sep}games{os.sep}"
    finish(game)
    there = [totals(game)]
    game.undo()
    assert in_progress(game) == game.game.hash()
    disk.error = 0
    assert game.save_everything()
    assert in_history(game) == there
    assert in_progress(game) == game.game.hash(), "it is still in progress"
    game.close()


def test_the_history_is_read_while_the_disk_is_full(game: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    finish(game)
    first = totals(game)
    assert in_history(game) == [first]
    with monkeypatch.context() as full:
        full.setattr(History, "_enter_logs", refuse)
        begin(game, 4)
        finish(game)
        assert in_history(game) == [first]
        game.saving.enter()
    assert sorted(in_history(game)) == sorted([totals(game), first])
    game.close()


def test_a_second_copy_has_nothing_to_save(game: Session, disk: Disk) -> None:
    second = Session(game.settings, game.paths, keeps=False)
    disk.error = errno.ENOSPC
    begin(second, 4)
    finish(second)
    assert not second.losses() and not second.unsaved
    second.close()
    game.close()


# -- folders that vanish


def test_the_folder_vanishes_and_is_made_again(game: Session) -> None:
    told = Told(game.unsaved)
    assert in_history(game) == []
    shutil.rmtree(game.paths.data)
    move(game, 1)
    assert in_progress(game) == game.game.hash()
    shutil.rmtree(game.paths.data)
    finish(game)
    assert in_history(game) == [totals(game)]
    assert told.all == []
    game.close()


def test_the_folder_vanishes_and_something_else_takes_its_place(game: Session) -> None:
    told = Told(game.unsaved)
    data = game.paths.data
    game.autosave.settle()
    shutil.rmtree(data)
    data.write_text("in the way")
    finish(game)
    in_the_way = "There is a file where a folder should be."
    assert told.all == [f"game: {in_the_way}", f"record: {in_the_way}"]
    data.unlink()
    assert game.save_everything()
    assert in_history(game) == [totals(game)]
    game.close()


# -- a disk that takes everything and loses it


def test_a_disk_that_fails_once_is_written_to_again_at_once(
    game: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    told, sync, failures = Told(game.unsaved), os.fsync, [1]

    def broken(file: int) -> None:
        if failures:
            failures.pop()
            raise OSError(errno.EIO, "a bad sector")
        sync(file)

    game.autosave.settle()
    monkeypatch.setattr(os, "fsync", broken)
    with qtbot.waitSignal(game.saving._refused):
        move(game, 1)
    game.autosave.settle()
    assert (told.all, in_progress(game)) == ([], game.game.hash())
    assert loads(read_save(game.autosave.previous)).journal.game.hash() == game.game.hash()
    game.close()


def test_a_disk_that_goes_on_failing_is_told_once_although_it_takes_what_is_written(
    game: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def broken(file: int) -> None:
        raise OSError(errno.EIO, "a bad sector")

    told = Told(game.unsaved)
    with monkeypatch.context() as bad_luck:
        bad_luck.setattr(os, "fsync", broken)
        move(game, 1)
        qtbot.waitUntil(lambda: bool(told.all))
        move(game)
        game.unsaved.retry()
        assert not game.save_everything()
        assert told.all == ["game: The disk does not work properly."]
    move(game, 1)
    assert told.all[1:] == ["game saved"]
    game.close()


def test_a_finished_game_that_the_disk_loses_is_written_again(
    game: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def broken(file: int) -> None:
        raise OSError(errno.EIO, "a bad sector")

    told = Told(game.unsaved)
    game.autosave.settle()
    with monkeypatch.context() as bad_luck:
        bad_luck.setattr(os, "fsync", broken)
        finish(game)
        assert not game.save_everything()
        assert dict(game.losses()) == {RECORD: 1}
    game.unsaved.retry()
    assert told.all[-1] == "record saved"
    assert in_history(game) == [totals(game)]
    game.close()


# -- settings and reviews


def test_settings_are_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.write_text("in the way")
    game = session(tmp_path)
    told = Told(game.unsaved)
    game.settings.theme = "night"
    qtbot.waitUntil(lambda: bool(told.all))
    assert told.all == ["settings: There is a file where a folder should be."]
    assert not game.save_everything()
    assert dict(game.losses()) == {SETTINGS: 1}
    folder.unlink()
    game.unsaved.retry()
    assert told.all[1:] == ["settings saved"]
    text = game.paths.settings_file.read_text()
    assert "theme=night" in text
    game.close()


def test_that_the_size_of_a_window_cannot_be_kept_is_no_loss(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path, theme="night")
    game.settings.save()
    shutil.rmtree(tmp_path / "config")
    (tmp_path / "config").write_text("in the way")
    told = Told(game.unsaved)
    game.settings.store.setValue("layout/window", "wide")
    assert game.save_everything() and told.all == []
    game.close()


def test_a_full_disk_is_named_though_it_takes_empty_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "in the way").write_text("")
    settings = Settings(tmp_path / "in the way" / "settings.ini")
    settings.theme = "night"
    with monkeypatch.context() as full:
        full.setattr("gah_desktop.app.settings.refusal", lambda folder: FULL)
        with pytest.raises(OSError, match="no room"):
            settings.save()
    assert settings.unsaved


def test_a_review_is_tried_again_and_read_from_memory_meanwhile(game: Session, disk: Disk) -> None:
    told, review = Told(game.unsaved), made_up(TWO)
    disk.error = errno.ENOSPC
    game.saving.keep_review(TWO, review, "2026-01-01T10:00:00")
    assert told.all == ["review: The disk is full."]
    assert dict(game.losses()) == {REVIEW: 1}
    assert game.reviews.read(TWO) == review
    disk.error = 0
    game.unsaved.retry()
    assert told.all[1:] == ["review saved"] and not game.losses()
    again = session(game.paths.data.parent)
    assert again.reviews.read(TWO) == review
    again.close()
    game.close()
