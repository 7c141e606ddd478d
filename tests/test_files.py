"""Files of the user: regular ones of a sane size are read, and nothing else is waited for."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from gah_desktop.files import (
    Fault,
    FileError,
    check,
    decoded,
    is_special,
    opened,
    opened_to_append,
    read_bytes,
    read_text,
)
from tests.helpers.odd_files import POSIX, SPECIAL, Make, endless, pipe, refuse

LIMIT = 10
READERS: list[Callable[[Path, int], object]] = [opened, check, read_bytes, read_text]


@POSIX
@pytest.mark.parametrize("make", SPECIAL)
@pytest.mark.parametrize("read", READERS)
def test_what_is_no_file_is_refused_at_once(
    tmp_path: Path, make: Make, read: Callable[[Path, int], object]
) -> None:
    make(tmp_path / "file")
    with pytest.raises(FileError) as caught:
        read(tmp_path / "file", LIMIT)
    assert (caught.value.code, caught.value.params) == (Fault.NOT_A_FILE, {})
    assert is_special(tmp_path / "file")


@POSIX
@pytest.mark.parametrize("make", [pipe, endless])
def test_nothing_is_added_to_what_is_no_file(tmp_path: Path, make: Make) -> None:
    make(tmp_path / "file")
    with pytest.raises(FileError):
        opened_to_append(tmp_path / "file")


@POSIX
def test_a_pipe_that_comes_in_the_last_moment_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    looked_up = plain.stat()
    pipe(tmp_path / "file")
    monkeypatch.setattr(Path, "stat", lambda file: looked_up)
    with pytest.raises(FileError) as caught:
        read_bytes(tmp_path / "file", LIMIT)
    assert caught.value.code is Fault.NOT_A_FILE


@pytest.mark.parametrize("read", READERS)
def test_a_folder_and_nothing_are_errors_of_the_system(
    tmp_path: Path, read: Callable[[Path, int], object]
) -> None:
    with pytest.raises(IsADirectoryError):
        read(tmp_path, LIMIT)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing", LIMIT)
    assert not is_special(tmp_path) and not is_special(tmp_path / "nothing")


@pytest.mark.parametrize("size", [9, 10])
def test_a_file_of_just_the_limit_is_read(tmp_path: Path, size: int) -> None:
    (tmp_path / "file").write_bytes(b"x" * size)
    assert read_bytes(tmp_path / "file", LIMIT) == b"x" * size


@pytest.mark.parametrize("size", [11, 3 << 30])
@pytest.mark.parametrize("read", READERS)
def test_a_larger_one_is_not(tmp_path: Path, read: Callable[[Path, int], object], size: int) -> None:
    with (tmp_path / "file").open("wb") as file:
        file.truncate(size)  # takes no room on the disk
    with pytest.raises(FileError) as caught:
        read(tmp_path / "file", LIMIT)
    assert (caught.value.code, caught.value.params) == (Fault.TOO_LARGE, {"bytes": size, "limit": LIMIT})


@POSIX
def test_a_file_that_grows_meanwhile_is_never_read_in_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 8)
    known, looks = os.fstat, list[int]()

    def grown(number: int) -> os.stat_result:
        found = known(number)
        looks.append(found.st_size)
        if len(looks) == 2:  # the size has been found small enough
            file.write_bytes(b"x" * 80)
        return found

    monkeypatch.setattr(os, "fstat", grown)
    with pytest.raises(FileError) as caught:
        read_bytes(file, LIMIT)
    assert (looks, caught.value.params) == ([8, 8], {"bytes": 11, "limit": LIMIT})


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="a file of Linux")
def test_a_file_of_the_system_that_states_no_size(tmp_path: Path) -> None:
    assert read_bytes(Path("/proc/self/comm"), 99)
    with pytest.raises(FileError):
        read_bytes(Path("/proc/self/status"), LIMIT)


def test_texts_are_utf_8_with_or_without_a_mark(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for data, text in ((b"", ""), ("Béla".encode(), "Béla"), (b"\xef\xbb\xbfB", "B"), (b"a\r\nb", "a\r\nb")):
        file.write_bytes(data)
        assert read_text(file, LIMIT) == text
    with pytest.raises(FileError) as caught:
        decoded(b"ab\xff")
    assert (caught.value.code, caught.value.params) == (Fault.NOT_TEXT, {"byte": 3})


def test_who_may_not_read_is_told_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(os, "open", refuse)
    for read in READERS:
        with pytest.raises(PermissionError):
            read(tmp_path / "file", LIMIT)


def test_what_is_added_stands_at_the_end(tmp_path: Path) -> None:
    for text in (b"one", b"two"):
        with opened_to_append(tmp_path / "file") as file:
            file.write(text)
    assert (tmp_path / "file").read_bytes() == b"onetwo"


def test_an_error_reads_like_its_code_and_its_parameters() -> None:
    assert str(FileError(Fault.NOT_A_FILE)) == "not_a_file"
    assert str(FileError(Fault.NOT_TEXT, byte=3)) == "not_text {'byte': 3}"
    assert isinstance(FileError(Fault.NOT_A_FILE), OSError) and FileError(Fault.NOT_A_FILE).errno is None


def test_an_error_goes_whole_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(FileError(Fault.TOO_LARGE, bytes=11, limit=10)))
    assert (error.code, error.params) == (Fault.TOO_LARGE, {"bytes": 11, "limit": 10})


def test_every_fault_has_a_name_of_its_own() -> None:
    assert [fault.value for fault in Fault] == [fault.name.lower() for fault in Fault]
