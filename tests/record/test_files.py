"""Reading and writing files: what is refused unread, and what a write leaves behind."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from gah_desktop.record import SaveCode, SaveError, read_save, write_atomic
from gah_desktop.record.files import MAX_BYTES

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


def test_a_file_may_have_sixteen_megabytes() -> None:
    assert MAX_BYTES == 16 * 1024 * 1024


@pytest.mark.parametrize(("size", "read"), [(9, True), (10, True), (11, False)])
def test_a_file_of_just_the_limit_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, read: bool
) -> None:
    monkeypatch.setattr("gah_desktop.record.files.MAX_BYTES", 10)
    path = tmp_path / "file"
    path.write_bytes(b"x" * size)
    if read:
        assert read_save(path) == b"x" * size
        return
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert (caught.value.code, caught.value.params) == (SaveCode.TOO_LARGE, {"bytes": 11, "limit": 10})


@POSIX
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError) as caught:
        read_save(tmp_path / "pipe")
    assert caught.value.code is SaveCode.NOT_A_FILE


def test_a_folder_and_nothing_are_the_systems_business(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        read_save(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_save(tmp_path / "nothing")


@pytest.mark.parametrize("content", ["Béla\n", "Béla\n".encode()])
def test_texts_and_bytes_are_written_as_they_are(tmp_path: Path, content: str | bytes) -> None:
    write_atomic(tmp_path / "file", content)
    assert (tmp_path / "file").read_bytes() == "Béla\n".encode()


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, real = tmp_path / "link", tmp_path / "folder" / "real"
    real.write_text("old")
    link.symlink_to(real)
    write_atomic(link, "new")
    assert link.is_symlink() and real.read_text() == "new"
    assert [file.name for file in (tmp_path / "folder").iterdir()] == ["real"]


@POSIX
def test_a_power_cut_finds_the_bytes_before_their_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace, close = os.fsync, Path.replace, os.close

    def synced(file: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(file).st_mode) else f"{os.fstat(file).st_size} bytes")
        sync(file)

    def replaced(self: Path, target: Path) -> Path:
        done.append(f"named {target.name}")
        return replace(self, target)

    def closed(file: int) -> None:
        done.append("closed")
        close(file)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    monkeypatch.setattr(os, "close", closed)
    write_atomic(tmp_path / "file", "four")
    assert done == ["4 bytes", "named file", "folder", "closed"]
