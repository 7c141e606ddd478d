"""Saves have a size limit, and a write leaves behind nothing but the file."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from gah_desktop.files import FileError
from gah_desktop.record import read_save, write_atomic
from gah_desktop.record.files import MAX_BYTES

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


def test_a_file_may_have_sixteen_megabytes() -> None:
    assert MAX_BYTES == 16 * 1024 * 1024


def test_a_save_of_more_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.gah"
    with path.open("wb") as file:
        file.truncate((16 << 20) + 1)  # takes no room on the disk
    with pytest.raises(FileError) as caught:
        read_save(path)
    assert caught.value.params == {"bytes": (16 << 20) + 1, "limit": 16 << 20}


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
