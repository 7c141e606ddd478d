"""The log: what goes into the file, what also to the terminal, and how long the file gets."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from pytestqt.qtbot import QtBot

from gah_desktop.app.logging import _qt_message, start_logging, stop_logging
from tests.helpers.odd_files import POSIX, SPECIAL, Make, folder, pipe


@pytest.fixture
def file(tmp_path: Path, qtbot: QtBot) -> Iterator[Path]:
    root = logging.getLogger("gah_desktop")
    before = root.handlers[:], root.propagate, root.level
    start_logging(tmp_path / "log")
    yield tmp_path / "log"
    stop_logging()
    root.handlers[:], root.propagate = before[:2]
    root.setLevel(before[2])
    qInstallMessageHandler(None)


def log(level: int, text: str) -> None:
    logging.getLogger("gah_desktop.test").log(level, text)


def test_there_is_no_file_before_there_is_something_to_say(file: Path) -> None:
    log(logging.DEBUG, "for programmers")
    assert not file.exists()
    log(logging.INFO, "one")
    assert file.read_text("utf-8").endswith(" INFO gah_desktop.test: one\n")


def test_the_terminal_hears_of_warnings_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(file)  # once more: nothing is said twice
    log(logging.INFO, "quiet")
    log(logging.WARNING, "loud: ☕")
    assert capsys.readouterr().err == "WARNING: loud: ☕\n"
    assert [line.split(" ", 2)[2] for line in file.read_text("utf-8").splitlines()] == [
        *("INFO gah_desktop.test: quiet", "WARNING gah_desktop.test: loud: ☕"),
    ]


def test_nothing_is_told_to_loggers_of_others(file: Path) -> None:
    assert not logging.getLogger("gah_desktop").propagate


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        (QtMsgType.QtInfoMsg, "INFO"),
        (QtMsgType.QtWarningMsg, "WARNING"),
        (QtMsgType.QtCriticalMsg, "ERROR"),
        (QtMsgType.QtFatalMsg, "CRITICAL"),
    ],
)
def test_what_qt_says(file: Path, kind: QtMsgType, level: str) -> None:
    _qt_message(kind, QMessageLogContext(), "100 %d")
    assert file.read_text("utf-8").endswith(f" {level} gah_desktop.qt: 100 %d\n")


def test_the_file_and_the_one_before_it_hold_half_a_megabyte(file: Path) -> None:
    for _ in range(8):
        log(logging.INFO, "x" * 100_000)
    assert sorted(found.name for found in file.parent.iterdir()) == ["log", "log.1"]
    assert all(100_000 < found.stat().st_size <= 256_000 for found in file.parent.iterdir())


def test_without_a_folder_only_the_terminal_hears(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start_logging(tmp_path / "no" / "such" / "folder" / "log")
    log(logging.WARNING, "first")
    log(logging.WARNING, "second")
    assert capsys.readouterr().err == "WARNING: first\nWARNING: second\n"


def test_when_it_stops_the_files_are_let_go(file: Path) -> None:
    log(logging.INFO, "one")
    stop_logging()
    assert logging.getLogger("gah_desktop").handlers == []
    log(logging.INFO, "two")
    assert "two" not in file.read_text("utf-8")


@POSIX
@pytest.mark.parametrize("make", [*SPECIAL, folder])
def test_what_is_no_file_is_set_aside(file: Path, capsys: pytest.CaptureFixture[str], make: Make) -> None:
    start_logging(file)
    make(file)
    log(logging.WARNING, "one")
    assert file.is_file() and file.read_text("utf-8").endswith("gah_desktop.test: one\n")
    assert os.path.lexists(file.with_name("log.damaged-1"))
    assert " is now log.damaged-1.\n" in capsys.readouterr().err


@POSIX
@pytest.mark.parametrize("make", [pipe, folder])
def test_the_one_before_may_be_anything(file: Path, make: Make) -> None:
    make(file.with_name("log.1"))
    for number in range(4):
        log(logging.INFO, "x" * 100_000 + str(number))
    assert file.read_text("utf-8").endswith("x3\n")


@POSIX
def test_a_pipe_that_comes_later_is_not_waited_for(file: Path) -> None:
    log(logging.INFO, "x" * 255_000)
    stop_logging()
    start_logging(file)
    log(logging.INFO, "one")
    file.unlink()
    pipe(file)
    for _ in range(4):
        log(logging.INFO, "x" * 100_000)
    log(logging.INFO, "last")


def test_a_name_that_is_not_utf_8_can_be_told(file: Path) -> None:
    """The record goes straight to the file: pytest cannot send captured text like this between processes."""
    record = logging.LogRecord("gah_desktop.test", logging.INFO, "", 0, "folder caf\udce9", (), None)
    logging.getLogger("gah_desktop").handlers[0].handle(record)
    assert file.read_text("utf-8").endswith("folder caf\\udce9\n")
