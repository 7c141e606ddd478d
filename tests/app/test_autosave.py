"""Nothing is lost: the plug is pulled, files are damaged, and the game goes on where it was."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app import unfinished
from gah_desktop.app.autosave import Autosave
from gah_desktop.app.paths import Paths
from gah_desktop.app.unfinished import shelve
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads, read_save
from tests.app.plug import SETUP
from tests.helpers.odd_files import KINDS, POSIX, Make, nowhere, unreadable
from tests.models.helpers import play_randomly, session


def start(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.app.plug", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def pull_the_plug(folder: Path, times: int, steps: list[int]) -> None:
    """A game that comes to its end begins anew, until the plug has been pulled so many times.

    `steps` are the positions that a whole game tells: what collects itself is one step with what brought it.
    """
    rng = random.Random(times)
    told, following = 0, dict(pairwise(steps))
    while times:
        process = start(folder)
        assert process.stdout is not None
        resumed = int(process.stdout.readline())
        assert resumed in (told, following.get(told)), "every action whose end was told is there"
        time.sleep(rng.random() * 0.03)
        process.kill()
        lines = process.stdout.read().split()
        process.wait()
        process.stdout.close()
        if process.returncode == 0 or (lines and len(lines[-1]) == 64):
            told = 0
        else:
            told = int(lines[-1]) if lines else resumed
            times -= 1


def played_on(folder: Path) -> list[str]:
    """What the rest of the game tells, and how it ends."""
    process = start(folder)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return output.split()


@pytest.mark.parametrize("times", [4, pytest.param(50, marks=pytest.mark.slow)])
def test_sigkill_at_random_moments(tmp_path: Path, times: int) -> None:
    *steps, end = played_on(tmp_path / "whole")
    pull_the_plug(tmp_path / "pulled", times, [int(step) for step in steps])
    assert played_on(tmp_path / "pulled")[-1] == end


def test_continue_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    first = session(tmp_path)
    first.new_game(SETUP)
    play_randomly(first, random.Random(1), 33)
    there, meta = first.game.hash(), first.meta
    first.close()
    second = session(tmp_path)
    found = second.continue_last()
    assert found.loaded is not None and not found.damaged
    assert second.game.hash() == there
    assert second.meta == meta
    second.close()


@pytest.mark.parametrize("damage", ["cut", "edited", "empty", "noise"])
def test_a_damaged_autosave_is_set_aside(qtbot: QtBot, tmp_path: Path, damage: str) -> None:
    game = session(tmp_path)
    game.new_game(SETUP)
    play_randomly(game, random.Random(1), 20)
    position = game.journal.position
    game.close()
    file = Paths(tmp_path).autosave
    text = file.read_bytes()
    broken = {
        "cut": text[: len(text) // 2],
        "edited": text.replace(b'"players": 2', b'"players": 3'),
        "empty": b"",
        "noise": bytes(range(256)),
    }[damage]
    file.write_bytes(broken)
    again = session(tmp_path)
    found = again.continue_last()
    assert found.from_previous
    assert found.loaded is not None
    assert again.journal.position < position
    (damaged,) = found.damaged
    assert isinstance(damaged.error, SaveError)
    assert damaged.moved_to is not None
    assert damaged.moved_to.name == "autosave.gah.damaged-1"
    assert damaged.moved_to.read_bytes() == broken
    again.close()


def test_both_damaged(qtbot: QtBot, tmp_path: Path) -> None:
    save = Autosave(Paths(tmp_path))
    save.path.write_text("")
    save.previous.write_text("also nothing")
    before = save.path.with_name("autosave.gah.damaged-1")
    before.write_text("an older accident")
    found = save.recover()
    assert found.loaded is None
    assert [d.error.code for d in found.damaged if isinstance(d.error, SaveError)] == [
        SaveCode.EMPTY,
        SaveCode.NOT_A_SAVE,
    ]
    assert found.damaged[0].moved_to == save.path.with_name("autosave.gah.damaged-2")
    assert before.read_text() == "an older accident"
    assert save.damaged == list(found.damaged), "it can be told as long as the program runs"


def test_nothing_there(tmp_path: Path) -> None:
    assert Autosave(Paths(tmp_path)).recover().loaded is None


def test_the_previous_one_is_kept(tmp_path: Path) -> None:
    save = Autosave(Paths(tmp_path))
    journal = Journal.new(SETUP)
    save.save(journal, {})
    first = save.path.read_text()
    journal.apply(journal.game.legal_actions()[0])
    save.save(journal, {})
    save.settle()
    assert save.previous.read_text() == first
    assert save.path.read_text() != first
    save.clear(journal)
    save.settle()
    assert list(save.path.parent.iterdir()) == []


def test_without_links_a_copy_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", no_links)
    test_the_previous_one_is_kept(tmp_path)


def played(steps: int, seed: int = 11) -> Journal:
    journal, rng = Journal.new(Setup(seed=seed)), random.Random(seed)
    while journal.position < steps:
        journal.apply(rng.choice(journal.game.legal_actions()))
    return journal


def in_saves(paths: Paths) -> list[int]:
    """How far the games among the saves have got."""
    return sorted(loads(read_save(file)).journal.position for file in paths.saves.iterdir())


def test_another_game_takes_the_place_and_the_one_before_is_kept(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    save = Autosave(paths)
    first, second = played(12), played(5, seed=2)
    save.save(first, {"id": "first"})
    first.apply(first.game.legal_actions()[0])
    save.save(first, {"id": "first"})
    save.save(second, {"id": "second"})
    assert in_saves(paths) == [13]
    assert not save.previous.exists(), "what came before belongs to the other game"
    save.path.write_text("")
    assert save.recover().loaded is None


def test_the_same_game_from_an_earlier_save_is_another_game(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    save, meta = Autosave(paths), {"id": "same"}
    save.save(played(30), meta)
    save.save(played(10), meta)
    assert in_saves(paths) == [30]


def test_the_very_same_moment_is_kept_once(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    save = Autosave(paths)
    for _ in range(4):
        save.save(played(12), {"id": "first"})
    save.save(played(5, seed=2), {"id": "second"})
    assert in_saves(paths) == [12]


def test_a_game_without_a_choice_is_not_kept(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    save = Autosave(paths)
    save.save(Journal.new(SETUP), {})
    save.save(played(40), {})
    assert in_saves(paths) == []


def test_a_damaged_one_is_set_aside_and_the_one_before_it_put_by(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    save, journal = Autosave(paths), played(12)
    save.save(journal, {})
    journal.apply(journal.game.legal_actions()[0])
    save.save(journal, {})
    save.path.write_text("{")
    save.save(played(5, seed=2), {})
    assert in_saves(paths) == [12]
    assert save.path.with_name("autosave.gah.damaged-1").read_text() == "{"
    assert len(save.damaged) == 1


def test_a_file_that_cannot_be_put_by_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = Autosave(Paths(tmp_path))
    save.save(played(12), {})
    there = save.path.read_text()

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(PermissionError):
        save.save(played(5, seed=2), {})
    assert save.path.read_text() == there


def test_the_one_before_is_kept_until_a_power_cut_cannot_take_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, journal = Autosave(Paths(tmp_path)), played(12)
    for _ in range(3):
        save.save(journal, {})
        journal.apply(journal.game.legal_actions()[0])
    save.settle()
    before, go = save.previous.read_text(), Event()
    one_before = save.path.read_text()
    sync, synced = os.fsync, list[bool]()

    def slow(file: int) -> None:
        assert go.wait(5)
        synced.append(save.previous.read_text() == one_before)
        sync(file)

    monkeypatch.setattr(os, "fsync", slow)
    save.save(journal, {})
    now = save.path.read_text()
    assert loads(now).journal.position == journal.position, "there at once"
    assert save.previous.read_text() == before
    go.set()
    save.settle()
    assert synced == ([False, True] if os.name == "posix" else [False]), "the file, and then its folder"
    assert (save.path.read_text(), save.previous.read_text()) == (now, one_before)


def test_a_power_cut_takes_no_more_than_the_last_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step has a name on the disk, but not its bytes."""
    save, journal = Autosave(Paths(tmp_path)), played(12)
    for _ in range(2):
        save.save(journal, {})
        journal.apply(journal.game.legal_actions()[0])
    save.settle()
    monkeypatch.setattr(Autosave, "_make_lasting", lambda save: None)
    save.save(journal, {})
    save.path.write_text("")
    found = Autosave(Paths(tmp_path)).recover()
    assert found.from_previous and found.loaded is not None
    assert found.loaded.journal.position == journal.position - 1


def test_a_disk_that_fails_later_is_told_at_once_and_when_all_has_to_be_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: int) -> None:
        raise OSError(errno.EIO, "a bad sector")

    refused: list[str] = []
    save, journal = Autosave(Paths(tmp_path), refused=lambda: refused.append("told")), played(12)
    with monkeypatch.context() as bad_luck:
        bad_luck.setattr(os, "fsync", broken)
        save.save(journal, {})
        with pytest.raises(OSError, match="bad sector"):
            save.settle()
        assert refused == ["told"]
        save.settle()
        save.save(journal, {})
        save.save(journal, {})
        with pytest.raises(OSError, match="bad sector"):
            save.settle()
    save.save(journal, {})
    save.settle()
    assert save.previous.exists() and save.holds(journal)


def test_an_ended_game_goes_when_a_power_cut_cannot_take_what_was_kept_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, mine, kept = Autosave(Paths(tmp_path)), played(12), tmp_path / "kept.gah"
    save.save(mine, {})
    save.settle()
    kept.write_text("all of it")
    synced: list[tuple[bool, bool]] = []  # whether it is the kept file, and whether the other is still there
    sync = os.fsync

    def watched(file: int) -> None:
        synced.append((os.path.samestat(os.fstat(file), kept.stat()), save.path.exists()))
        sync(file)

    monkeypatch.setattr(os, "fsync", watched)
    save.clear(mine, kept)
    save.settle()
    assert synced == [(True, True), (False, True)][: 2 if os.name == "posix" else 1]
    assert not save.path.exists()


def test_an_ended_game_stays_if_what_was_kept_of_it_may_not_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, mine = Autosave(Paths(tmp_path)), played(12)
    save.save(mine, {})
    save.clear(mine, tmp_path / "gone with the disk")
    with pytest.raises(FileNotFoundError):
        save.settle()
    assert save.path.exists()


def test_only_its_own_game_is_cleared(tmp_path: Path) -> None:
    save = Autosave(Paths(tmp_path))
    mine = played(12)
    save.save(mine, {})
    save.clear(played(12))
    assert save.path.exists()
    save.clear(mine)
    save.settle()
    assert not save.path.exists()


def test_the_one_before_goes_first_so_that_no_ended_game_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, mine = Autosave(Paths(tmp_path)), played(12)
    save.save(mine, {})
    save.save(mine, {})
    save.settle()
    gone: list[str] = []
    unlink = Path.unlink

    def watched(file: Path, missing_ok: bool = False) -> None:
        gone.append(file.name)
        unlink(file, missing_ok)

    monkeypatch.setattr(Path, "unlink", watched)
    save.clear(mine)
    save.settle()
    assert gone == ["autosave-previous.gah", "autosave-previous.new", "autosave.gah"]


def test_a_second_copy_of_the_program_changes_nothing(tmp_path: Path) -> None:
    first, paths = played(12), Paths(tmp_path)
    Autosave(paths).save(first, {})
    there = paths.autosave.read_text()
    second = Autosave(paths, keeps=False)
    second.save(played(5, seed=2), {})
    assert second.recover().loaded is not None
    paths.autosave.write_text("{")
    assert second.recover().damaged[0].moved_to is None
    assert paths.autosave.read_text() == "{"
    paths.autosave.write_text(there)
    assert in_saves(paths) == []


# Files that change between two looks


def test_a_game_that_another_program_has_put_there_is_kept(tmp_path: Path) -> None:
    """Two machines share a folder, and the other one has written last."""
    paths = Paths(tmp_path)
    save, journal = Autosave(paths), played(12)
    save.save(journal, {})
    save.path.write_text(dumps(played(30, seed=2), {}))
    for _ in range(3):
        journal.apply(journal.game.legal_actions()[0])
        save.save(journal, {})
    assert in_saves(paths) == [30]
    assert loads(read_save(save.path)).journal.position == 15
    save.settle()
    assert loads(read_save(save.previous)).journal.position == 14


def test_an_earlier_moment_of_the_same_game_is_no_other(tmp_path: Path) -> None:
    """Somebody's backup has put the file back."""
    paths = Paths(tmp_path)
    save, journal = Autosave(paths), played(12)
    save.save(journal, {})
    earlier = save.path.read_bytes()
    for _ in range(2):
        journal.apply(journal.game.legal_actions()[0])
        save.save(journal, {})
        save.path.write_bytes(earlier)
    save.save(journal, {})
    assert in_saves(paths) == []
    assert loads(read_save(save.path)).journal.position == 14


def test_what_is_damaged_while_the_game_is_played_is_set_aside(tmp_path: Path) -> None:
    save, journal = Autosave(Paths(tmp_path)), played(12)
    save.save(journal, {})
    save.path.write_text("{")
    journal.apply(journal.game.legal_actions()[0])
    save.save(journal, {})
    assert loads(read_save(save.path)).journal.position == 13
    assert save.path.with_name("autosave.gah.damaged-1").read_text() == "{"


@POSIX
@pytest.mark.parametrize("name", ["autosave.gah", "autosave-previous.gah", "autosave-previous.new"])
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind not in (nowhere, unreadable)])
@pytest.mark.parametrize("other", [False, True])
def test_whatever_comes_to_stand_there_the_game_is_saved(
    tmp_path: Path, name: str, make: Make, other: bool
) -> None:
    paths = Paths(tmp_path)
    save, journal = Autosave(paths), played(12)
    save.save(journal, {})
    save.settle()
    (paths.data / name).unlink(missing_ok=True)
    make(paths.data / name)
    for _ in range(2):
        journal = played(5, seed=2) if other else journal
        journal.apply(journal.game.legal_actions()[0])
        save.save(journal, {})
    save.settle()
    assert loads(read_save(save.path)).journal.position == (6 if other else 14)
    kept = [] if name == "autosave.gah" else [12]
    assert not other or in_saves(paths) in (kept, [*kept, 6], [6, *kept])


def test_a_game_that_goes_before_it_is_put_by_hinders_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = Autosave(Paths(tmp_path))
    save.save(played(12), {})

    def gone(file: Path, folder: Path) -> Path:
        file.unlink()
        return shelve(file, folder)

    monkeypatch.setattr("gah_desktop.app.autosave.shelve", gone)
    save.save(played(5, seed=2), {})
    assert loads(read_save(save.path)).journal.position == 5


def test_a_clock_that_is_put_back_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is left later than the one before, but the clock says the same, or earlier."""
    paths = Paths(tmp_path)
    save = Autosave(paths)
    for steps, moment in ((12, 2_000_000), (13, 1_000_000), (14, 1_000_000), (15, -5), (16, 1)):
        save.save(played(steps), {})
        os.utime(save.path, (moment, moment))
    save.save(played(5, seed=2), {})
    assert in_saves(paths) == [12, 13, 14, 15, 16]
    assert len(unfinished.files(paths)) == 5
