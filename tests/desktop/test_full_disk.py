"""The window plays on a small file system that is really full or read-only, until there is room again.

Mounting one takes root. Elsewhere these tests do not run and say so.
"""

from __future__ import annotations

import errno
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.session import Session
from gah_desktop.engine import Setup
from gah_desktop.record import loads, read_save
from gah_desktop.widgets.main_window import MainWindow
from tests.coach.helpers import made_up
from tests.desktop.pages_helpers import make_context
from tests.helpers.languages import english as english
from tests.models.helpers import play_randomly

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("english")]

SIZE = "2m"
PEOPLE = Setup(players=3, seed=5, names=("Anna", "Ben", "Clara"), kinds=("human",) * 3)
ROOM = ("next move", "page change", "after a while", "closing")
WHY = {"full": "The disk is full.", "read-only": "Nothing can be written there."}


class SmallDisk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filling = folder / "filling"

    def mount(self, options: str) -> None:
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.folder)]
        subprocess.run(command, check=True, capture_output=True)

    def fail(self, trouble: str) -> None:
        if trouble == "read-only":
            self.mount("remount,ro")
            return
        filling = os.open(self._filling, os.O_CREAT | os.O_WRONLY)
        try:
            while True:
                os.write(filling, bytes(1024))
        except OSError as error:
            assert error.errno == errno.ENOSPC
        finally:
            os.close(filling)

    def work_again(self) -> None:
        self.mount("remount,rw")
        self._filling.unlink(missing_ok=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    made = SmallDisk(tmp_path / "small")
    made.folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("did not run: only root can mount a small file system")
    try:
        made.mount(f"size={SIZE}")
    except subprocess.CalledProcessError as error:
        pytest.skip(f"did not run: a small file system cannot be mounted: {error.stderr!r}")
    yield made
    subprocess.run(["umount", "--lazy", str(made.folder)], check=True)


@pytest.fixture
def window(qtbot: QtBot, disk: SmallDisk) -> MainWindow:
    made = MainWindow(make_context(disk.folder))
    made.session.settings.save()
    qtbot.addWidget(made)
    made.show_page("start")
    made.show()
    made.start_game(PEOPLE, Meta.new())
    move(made, 20)
    made.session.autosave.settle()
    return made


def move(window: MainWindow, steps: int = 5) -> None:
    play_randomly(window.session, random.Random(window.session.journal.position), steps)


def boxes(window: MainWindow) -> list[QMessageBox]:
    QApplication.processEvents()
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def told(window: MainWindow) -> list[str]:
    """What the boxes say; they are closed."""
    found = boxes(window)
    texts = [line for box in found for line in (box.text(), *box.informativeText().splitlines())]
    for box in found:
        box.close()
    return texts


def wait_for_room(qtbot: QtBot, window: MainWindow, disk: SmallDisk, room: str) -> None:
    """There is room again, and then that happens."""
    disk.work_again()
    match room:
        case "next move":
            if window.session.over:
                window.start_game(PEOPLE, Meta.new())
            move(window, 1)
        case "page change":
            window.show_page("history")
        case "after a while":
            with qtbot.waitSignal(window.session.unsaved.recovered, timeout=10_000):
                pass
        case "closing":
            assert window.close()


def started_again(window: MainWindow) -> Session:
    """The next start of the program."""
    return Session(window.context.settings, window.context.paths)


@pytest.mark.parametrize("trouble", WHY)
@pytest.mark.parametrize("room", ROOM)
def test_a_running_game(qtbot: QtBot, window: MainWindow, disk: SmallDisk, trouble: str, room: str) -> None:
    disk.fail(trouble)
    move(window)
    assert told(window) == [f"The game could not be saved. {WHY[trouble]}"]
    move(window)
    assert told(window) == [], "once is enough"
    wait_for_room(qtbot, window, disk, room)
    window.session.autosave.settle()
    file = loads(read_save(window.context.paths.autosave)).journal
    assert file.game.hash() == window.session.game.hash()
    assert told(window) == ([] if room == "closing" else ["The game is saved again."])
    assert window.close()
    again = started_again(window)
    assert again.continue_last().loaded is not None
    assert again.game.hash() == window.session.game.hash()
    again.close()


@pytest.mark.parametrize("trouble", WHY)
@pytest.mark.parametrize("room", ROOM)
def test_a_finished_game(qtbot: QtBot, window: MainWindow, disk: SmallDisk, trouble: str, room: str) -> None:
    disk.fail(trouble)
    move(window, 10_000)
    assert window.session.over
    assert told(window) == [
        f"The game could not be saved. {WHY[trouble]}",
        f"The finished game could not be added to the history. {WHY[trouble]}",
    ]
    totals = [[score.total for score in window.session.state.scores]]
    wait_for_room(qtbot, window, disk, room)
    assert told(window) == ([] if room == "closing" else ["The finished game is in the history now."])
    assert [[seat.vp for seat in game.seats] for game in window.session.history.games()] == totals
    assert window.close()
    again = started_again(window)
    assert (again.last_game().loaded is not None) is (room == "next move")
    assert [[seat.vp for seat in game.seats] for game in again.history.games()] == totals
    assert list(again.paths.saves.iterdir()) == []
    again.close()


@pytest.mark.parametrize("finished", [False, True])
def test_closing_while_there_is_no_room(window: MainWindow, disk: SmallDisk, finished: bool) -> None:
    disk.fail("full")
    move(window, 10_000 if finished else 5)
    told(window)
    assert not window.close() and window.isVisible()
    first, second = told(window)
    assert first == "Not everything could be saved. The disk is full."
    lost = "1 finished game would be missing" if finished else "What was done in this game since"
    assert second.startswith(lost)
    disk.work_again()
    assert window.close()
    again = started_again(window)
    if finished:
        assert len(again.history.games()) == 1
    else:
        assert again.continue_last().loaded is not None
        assert again.game.hash() == window.session.game.hash()
    again.close()


def test_settings_and_a_review(window: MainWindow, disk: SmallDisk) -> None:
    session = window.session
    disk.fail("full")
    session.settings.count_hints = True
    session.saving._save_settings()
    move(window, 10_000)
    review = made_up(session.journal)
    session.saving.keep_review(session.journal, review, "2026-01-01T10:00:00")
    assert "The settings could not be saved. The disk is full." in told(window)
    assert not window.close()
    assert told(window)[1:] == [
        "The last changes of the settings would be lost.",
        "1 finished game would be missing from the history.",
        "1 review would have to be made again.",
    ]
    disk.work_again()
    window.show_page("start")
    assert sorted(told(window)) == [
        "The finished game is in the history now.",
        "The review is saved now.",
        "The settings are saved again.",
    ]
    assert "count_hints=true" in window.context.paths.settings_file.read_text()
    assert session.reviews.read(session.journal) == review
    assert window.close()
