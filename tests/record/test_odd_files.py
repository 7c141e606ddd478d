"""Files under odd names and of odd kinds: links, relative names, pipes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from gah_desktop.files import FileError
from gah_desktop.record import read_save, write_atomic, write_through

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")


def test_a_link_that_leads_nowhere_yet_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "game.gah", tmp_path / "game.gah"
    link.symlink_to(target)
    for text in ("first", "second"):  # at first the link leads nowhere
        write_atomic(link, text)
        assert link.is_symlink() and target.read_text() == text
    assert list(target.parent.iterdir()) == [target], "nothing half written is left"


def test_a_name_relative_to_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_atomic(Path("game.gah"), "x")
    assert (tmp_path / "game.gah").read_text() == "x"


def test_a_link_that_leads_to_itself_gives_way(tmp_path: Path) -> None:
    link = tmp_path / "loop.gah"
    link.symlink_to(link)
    with pytest.raises(OSError):
        read_save(link)
    write_atomic(link, "x")
    assert link.read_text() == "x"


def test_a_pipe_takes_only_what_a_command_writes(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    with pytest.raises(FileError):  # without a reader it would wait for ever
        write_atomic(pipe, "lost")
    reader = Thread(target=lambda: heard.append(pipe.read_text()))
    reader.start()
    write_through(pipe, "told")
    reader.join(10)
    assert heard == ["told"] and pipe.is_fifo()


def test_a_device_stays_one(tmp_path: Path) -> None:
    link = tmp_path / "game.gah"
    link.symlink_to("/dev/null")
    with pytest.raises(FileError):
        write_atomic(link, "x")
    write_through(link, "x")
    assert link.is_symlink() and not Path("/dev/null").is_file()


def test_a_command_writes_a_whole_file(tmp_path: Path) -> None:
    write_through(tmp_path / "game.gah", "x")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game.gah", "x")]


def test_a_folder_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_atomic(tmp_path, "x")
    assert list(tmp_path.iterdir()) == []
