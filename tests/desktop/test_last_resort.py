"""Something unexpected happens in the window: it is noted and told once, the game is safe, play goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.last_resort import LastResort
from gah_desktop.app.logging import start_logging, stop_logging
from gah_desktop.record import loads, read_save
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.message import show_folder
from gah_desktop.widgets.table import pictures
from tests.desktop.table_hands import Hands, open_window

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    made = open_window(tmp_path, seed=5)
    qtbot.addWidget(made)
    start_logging(made.context.paths.log_file)
    resort = LastResort(made)
    monkeypatch.setattr(sys, "excepthook", None)
    monkeypatch.setattr(threading, "excepthook", None)
    resort.install()
    resort.happened.connect(made.tell_unexpected, Qt.ConnectionType.QueuedConnection)
    yield made
    stop_logging()
    logging.getLogger("gah_desktop").propagate = True
    qInstallMessageHandler(None)


def boxes(window: MainWindow) -> list[QMessageBox]:
    for _ in range(3):  # one round to raise, one to tell, one to show
        QApplication.processEvents()
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def log_of(window: MainWindow) -> str:
    return window.context.paths.log_file.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_drawn(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(window)
    hands.lift()  # behind the curtain nothing is drawn
    monkeypatch.setattr(pictures, "front", lambda *_: dict[str, int]()["strtdel"])
    for _ in range(5):
        window.table_page.update()
        window.grab()
    (box,) = boxes(window)
    assert box.text() == (
        "Something unexpected went wrong. Your game is saved; the details are in the log file."
    )
    assert log_of(window).count("KeyError: 'strtdel'") == 1
    assert "in paintEvent" in log_of(window)
    box.close()
    window.grab()
    assert boxes(window) == [], "the same fault is not told again and again"
    hands.lift()
    hands.do(window.session.options[0])  # and the game goes on
    assert loads(read_save(window.context.paths.autosave)).journal.position == window.session.journal.position


def test_the_button_shows_where_the_log_file_is(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url))  # type: ignore[func-returns-value]
    QTimer.singleShot(0, lambda: [][0])
    (box,) = boxes(window)
    button = box.findChild(QAbstractButton, "showLog")
    assert button is not None
    button.click()
    assert opened == [QUrl.fromLocalFile(str(window.context.paths.log_file.parent))]
    assert "IndexError: list index out of range" in log_of(window)


def test_without_a_program_that_shows_folders_it_is_named(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    show_folder(window, window.context.paths.data)
    (box,) = window.findChildren(QMessageBox)
    assert str(window.context.paths.data) in box.text()


def test_one_box_for_many_faults(window: MainWindow) -> None:
    for fault in (lambda: [][0], lambda: dict[int, int]()[0], lambda: int("x")):
        QTimer.singleShot(0, fault)
    (box,) = boxes(window)
    text = log_of(window)
    assert all(name in text for name in ("IndexError", "KeyError", "ValueError"))
    box.close()
    QTimer.singleShot(0, lambda: None.nothing)  # type: ignore[attr-defined]
    assert len(boxes(window)) == 1, "another fault is told again"


def test_a_fault_in_another_thread(window: MainWindow, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("far away")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert len(boxes(window)) == 1
    assert "RuntimeError: far away" in log_of(window)


def test_without_a_game_nothing_is_said_to_be_saved(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **named: object) -> None:
        raise OSError

    monkeypatch.setattr("gah_desktop.app.autosave.write_atomic", full)
    window.tell_unexpected()
    told = [box.text() for box in boxes(window)]
    assert not any("saved;" in text for text in told)


def test_ctrl_c_is_no_fault(window: MainWindow, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert boxes(window) == []
    assert "KeyboardInterrupt" in capsys.readouterr().err
