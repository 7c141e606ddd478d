"""What may stand where a file should be: each function puts such a thing there."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Make = Callable[[Path], None]
GIB = 1 << 30
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


def pipe(file: Path) -> None:
    os.mkfifo(file)


def link_to_a_pipe(file: Path) -> None:
    os.mkfifo(file.with_name("elsewhere"))
    file.symlink_to(file.with_name("elsewhere"))


def endless(file: Path) -> None:
    file.symlink_to("/dev/zero")


def terminal(file: Path) -> None:
    file.symlink_to("/dev/tty")


def local_socket(file: Path) -> None:
    here = Path.cwd()
    os.chdir(file.parent)  # the names of sockets are short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(file.name)
    os.chdir(here)


def folder(file: Path) -> None:
    file.mkdir()
    (file / "something").write_text("kept")


def gigantic(file: Path) -> None:
    with file.open("wb") as made:
        made.truncate(3 * GIB)  # takes no room on the disk


def deep(file: Path) -> None:
    file.write_text("[" * 200_000)


def garbage(file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 40)


def empty(file: Path) -> None:
    file.touch()


def mark(file: Path) -> None:
    """A byte order mark, and nothing that could be meant."""
    file.write_bytes(b"\xef\xbb\xbf{}\n")


def unreadable(file: Path) -> None:
    """For everybody but the system's owner."""
    file.write_text("{}")
    file.chmod(0)


def nowhere(file: Path) -> None:
    file.symlink_to(file.with_name("nowhere at all") / "x")


def loop(file: Path) -> None:
    file.symlink_to(file)


#: No files, and no folders either.
SPECIAL: tuple[Make, ...] = (pipe, link_to_a_pipe, endless, terminal, local_socket)
KINDS: tuple[Make, ...] = (
    *(pipe, endless, folder, local_socket, gigantic, deep, garbage, empty, mark, unreadable, nowhere, loop),
)


def refuse(*_: object, **__: object) -> int:
    """In place of `os.open`: what the system answers who may not read."""
    raise PermissionError(13, "Permission denied")
