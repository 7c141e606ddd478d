"""Folders that cannot be written or read: the window starts, says once what it cannot keep, and plays."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.engine import Setup
from gah_desktop.widgets.context import Context, Look
from gah_desktop.widgets.main_window import MainWindow
from tests.models.helpers import play_randomly

FOLDERS = ("data", "config")
IN_THE_WAY = "A file is in the way of a folder."
RUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from gah_desktop import desktop
from gah_desktop.app.paths import Paths
desktop.Paths = lambda: Paths(Path(sys.argv[1]))

def look():
    for window in QApplication.topLevelWidgets():
        for box in window.findChildren(QMessageBox):
            print(box.text(), box.informativeText(), sep="|")
    QApplication.quit()

QTimer.singleShot(0, lambda: QTimer.singleShot(300, look))
raise SystemExit(desktop.run(None, "en"))
"""


def in_the_way(folder: Path, *names: str) -> Path:
    """Files where folders should be: nobody can write there, not even the system's owner."""
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / name).write_text("in the way")
    return folder


def started(root: Path) -> str:
    """What the whole program tells at its start."""
    command = [sys.executable, "-c", RUN, str(root)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    return done.stdout


@pytest.mark.parametrize(("name", "what"), [("data", "Games"), ("config", "Settings")])
def test_what_cannot_be_kept_is_said(tmp_path: Path, name: str, what: str) -> None:
    told = started(in_the_way(tmp_path, name))
    folder = tmp_path / name
    assert told == f"{what} cannot be saved: nothing can be written to {folder}. {IN_THE_WAY}|\n"


def test_all_at_once_in_one_box(tmp_path: Path) -> None:
    (told,) = started(in_the_way(tmp_path, *FOLDERS)).splitlines()
    first, second = told.split("|")
    assert first.startswith("Games cannot be saved") and second.startswith("Settings cannot be saved")


def test_a_home_that_is_none(tmp_path: Path) -> None:
    assert "Games cannot be saved" in started(Path("/proc/nowhere"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    paths = Paths(in_the_way(tmp_path / "own", *FOLDERS))
    settings = Settings(paths.settings_file)
    settings.animation = "none"
    made = MainWindow(Context(Session(settings, paths), settings, paths, Look(settings)))
    qtbot.addWidget(made)
    made.show()
    return made


def boxes(window: MainWindow) -> list[QMessageBox]:
    QApplication.processEvents()
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def test_a_whole_game_is_played_and_the_refusal_told_once(window: MainWindow) -> None:
    window.show_page("start")
    assert boxes(window) == []
    window.start_game(Setup(players=2, seed=3, kinds=("human", "human")), Meta.new())
    play_randomly(window.session, random.Random(3), 40)
    (box,) = boxes(window)
    assert box.text() == f"The game could not be saved. {IN_THE_WAY}" and not box.informativeText()
    box.close()
    play_randomly(window.session, random.Random(4))
    assert window.session.over
    (box,) = boxes(window)  # that the finished game is not kept is news
    box.close()


@pytest.mark.parametrize("page", ["start", "history", "unfinished", "new"])
def test_every_page_can_be_looked_at(window: MainWindow, page: str) -> None:
    window.show_page(page)
    QApplication.processEvents()
    assert window.current == page


def test_saving_elsewhere_still_works(window: MainWindow, tmp_path: Path) -> None:
    window.start_game(Setup(players=2, seed=3, kinds=("human", "human")), Meta.new())
    for box in boxes(window):
        box.close()
    assert window.save_file(tmp_path / "elsewhere.gah")
    assert not window.save_file(tmp_path / "own" / "data" / "no.gah")
    (box,) = boxes(window)
    assert box.text() == f"no.gah cannot be written. {IN_THE_WAY}"
    assert window.open_file(tmp_path / "elsewhere.gah")
