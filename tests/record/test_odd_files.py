"""Files under odd names and of odd kinds: links, relative names, pipes."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from gah_desktop.record import SaveCode, SaveError, read_save, write_atomic

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
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


def test_a_pipe_is_not_waited_for_when_a_game_is_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError) as raised:
        read_save(tmp_path / "pipe")
    assert raised.value.code is SaveCode.NOT_A_FILE


def test_what_is_written_into_a_pipe_goes_through_it(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: heard.append(pipe.read_text()))
    reader.start()
    write_atomic(pipe, "told")
    reader.join(10)
    assert heard == ["told"] and pipe.is_fifo()


def test_a_folder_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_atomic(tmp_path, "x")
    assert list(tmp_path.iterdir()) == []
