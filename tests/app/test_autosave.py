"""Nothing is lost: the plug is pulled, files are damaged, and the game goes on where it was."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.autosave import Autosave, write
from gah_desktop.app.paths import Paths
from gah_desktop.record import Journal, SaveCode, SaveError
from tests.app.plug import SETUP
from tests.models.helpers import play_randomly, session


def start(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.app.plug", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def pull_the_plug(folder: Path, times: int) -> None:
    """A game that comes to its end begins anew, until the plug has been pulled so many times."""
    rng = random.Random(times)
    told = 0
    while times:
        process = start(folder)
        assert process.stdout is not None
        resumed = int(process.stdout.readline())
        assert told <= resumed <= told + 1, "every action whose end was told is there"
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


def end_of(folder: Path) -> str:
    process = start(folder)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return output.split()[-1]


@pytest.mark.parametrize("times", [6, pytest.param(50, marks=pytest.mark.slow)])
def test_sigkill_at_random_moments(tmp_path: Path, times: int) -> None:
    pull_the_plug(tmp_path / "pulled", times)
    assert end_of(tmp_path / "pulled") == end_of(tmp_path / "whole")


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
        "edited": text.replace(b'"seed": 11', b'"seed": 12'),
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
    save = Autosave(tmp_path / "autosave.gah")
    save.path.write_text("")
    save.previous.write_text("also nothing")
    (tmp_path / "autosave.gah.damaged-1").write_text("an older accident")
    found = save.recover()
    assert found.loaded is None
    assert [d.error.code for d in found.damaged if isinstance(d.error, SaveError)] == [
        SaveCode.EMPTY,
        SaveCode.NOT_A_SAVE,
    ]
    assert found.damaged[0].moved_to == tmp_path / "autosave.gah.damaged-2"
    assert (tmp_path / "autosave.gah.damaged-1").read_text() == "an older accident"


def test_nothing_there(tmp_path: Path) -> None:
    assert Autosave(tmp_path / "autosave.gah").recover().loaded is None


def test_the_previous_one_is_kept(tmp_path: Path) -> None:
    save = Autosave(tmp_path / "autosave.gah")
    journal = Journal.new(SETUP)
    save.save(journal, {})
    first = save.path.read_text()
    journal.apply(journal.game.legal_actions()[0])
    save.save(journal, {})
    assert save.previous.read_text() == first
    assert save.path.read_text() != first
    save.clear()
    assert list(tmp_path.iterdir()) == []


def test_without_links_a_copy_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", no_links)
    test_the_previous_one_is_kept(tmp_path)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write(tmp_path / "no" / "folder", "text")
    file = tmp_path / "file"
    write(file, "first")
    write(file, "second")
    assert file.read_text() == "second"
