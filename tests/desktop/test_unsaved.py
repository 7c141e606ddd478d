"""Nothing can be saved for a while: what the window says of it and when, and what it asks at the end."""

from __future__ import annotations

import errno
import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Setup
from gah_desktop.record import loads, read_save
from gah_desktop.reference.opener import Opener
from gah_desktop.widgets.main_window import MainWindow
from tests.app.test_history import TWO
from tests.coach.helpers import made_up
from tests.desktop.table_hands import open_window
from tests.helpers.disk import Disk
from tests.helpers.languages import english as english
from tests.models.helpers import play_randomly

pytestmark = pytest.mark.usefixtures("english")

LOST = "What was done in this game since it was last saved would be lost."


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, disk: Disk) -> MainWindow:
    made = open_window(tmp_path, seed=5, players=3)
    qtbot.addWidget(made)
    made.session.settings.save()
    return made


def move(window: MainWindow, steps: int = 3) -> None:
    play_randomly(window.session, random.Random(window.session.journal.position), steps)


def boxes(window: MainWindow) -> list[QMessageBox]:
    QApplication.processEvents()
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def words(window: MainWindow) -> list[str]:
    """All that the boxes say, the last one last."""
    return [line for box in boxes(window) for line in (box.text(), *box.informativeText().splitlines())]


def close_boxes(window: MainWindow) -> None:
    for box in boxes(window):
        box.close()
    assert boxes(window) == []


def press(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    button.click()
    QApplication.processEvents()


def in_progress(window: MainWindow) -> str:
    window.session.autosave.settle()
    return loads(read_save(window.context.paths.autosave)).journal.game.hash()


# -- messages


def test_it_is_said_once_and_that_it_works_again_too(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    assert words(window) == ["The game could not be saved. The disk is full."]
    close_boxes(window)
    move(window)
    window.show_page("history")
    window.show_page("table")
    assert words(window) == []
    disk.error = 0
    move(window, 1)
    (box,) = boxes(window)
    assert (box.text(), box.icon()) == ("The game is saved again.", QMessageBox.Icon.Information)
    close_boxes(window)
    move(window)
    assert words(window) == []


def test_a_box_that_is_still_open_says_how_it_is_now(window: MainWindow, disk: Disk) -> None:
    for _ in range(2):
        disk.error = errno.ENOSPC
        move(window, 1)
        assert words(window) == ["The game could not be saved. The disk is full."]
        disk.error = 0
        move(window, 1)
        assert words(window) == ["The game is saved again."]


def test_a_finished_game_that_could_not_be_kept_is_told_as_that(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    play_randomly(window.session, random.Random(1))
    assert words(window) == ["The finished game could not be added to the history. The disk is full."]
    close_boxes(window)
    disk.error = 0
    window.show_page("history")
    assert words(window) == ["The finished game is in the history now."]
    assert len(window.session.history.games()) == 1


def test_a_review_that_could_not_be_kept(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.EDQUOT
    window.session.saving.keep_review(TWO, made_up(TWO), "2026-01-01T10:00:00")
    assert words(window) == ["The review could not be saved. Your share of the disk is used up."]
    disk.error = 0
    window.show_page("start")
    assert words(window) == ["The review is saved now."]


def test_settings_that_could_not_be_saved(window: MainWindow, qtbot: QtBot) -> None:
    folder = window.context.paths.settings_file.parent
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    folder.write_text("in the way")
    window.context.settings.count_hints = True
    qtbot.waitUntil(lambda: bool(boxes(window)))
    assert words(window) == ["The settings could not be saved. There is a file where a folder should be."]
    assert not window.close()
    assert words(window)[1:] == [
        "Not everything could be saved. There is a file where a folder should be.",
        "The last changes of the settings would be lost.",
    ]
    folder.unlink()
    press(window, "tryAgain")
    assert not window.isVisible()


# -- closing


def test_closing_saves_what_could_not_be_saved_before(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    disk.error = 0
    assert window.close()
    assert in_progress(window) == window.session.game.hash()
    assert words(window) == []


@pytest.mark.parametrize("finished", [False, True])
def test_closing_asks_while_something_is_not_saved(window: MainWindow, disk: Disk, finished: bool) -> None:
    disk.error = errno.EIO
    move(window, 10_000 if finished else 3)
    close_boxes(window)
    lost = "1 finished game would be missing from the history." if finished else LOST
    asked = ["Not everything could be saved. The disk does not work properly.", lost]
    assert not window.close()
    assert words(window) == asked
    press(window, "keepOpen")
    assert window.isVisible() and words(window) == []
    assert not window.close()
    press(window, "tryAgain")
    assert window.isVisible() and words(window) == asked
    disk.error = 0
    press(window, "tryAgain")
    assert not window.isVisible() and words(window) == []
    assert not window.session.losses()


def test_a_trouble_that_begins_when_the_window_is_closed_is_told_by_the_question(
    window: MainWindow, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    move(window, 1)
    monkeypatch.setattr(window.session.autosave, "settle", full)
    disk.error = errno.ENOSPC
    assert not window.close()
    assert words(window) == ["Not everything could be saved. The disk is full.", LOST]


def full() -> None:
    raise OSError(errno.ENOSPC, "no room")


def test_the_reference_is_open_as_long_as_the_window(window: MainWindow, disk: Disk) -> None:
    opener = Opener(window.context, load_catalog, window)
    opener.open()
    reference = opener._window
    assert reference is not None
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    assert not window.close() and reference.isVisible()
    press(window, "closeAnyway")
    assert not reference.isVisible()


def test_closing_anyway(window: MainWindow, disk: Disk) -> None:
    before = in_progress(window)
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    assert not window.close()
    press(window, "closeAnyway")
    assert not window.isVisible() and words(window) == []
    disk.error = 0
    assert in_progress(window) == before


def test_escape_keeps_the_window_open(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    assert not window.close()
    (box,) = boxes(window)
    for button in (box.escapeButton(), box.defaultButton()):
        assert button.objectName() == "keepOpen"
    box.reject()
    assert window.isVisible() and boxes(window) == []


def test_the_question_goes_when_everything_has_been_saved(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    assert not window.close()
    disk.error = 0
    window.session.unsaved.retry()  # after a while
    assert words(window) == ["The game is saved again."]
    assert window.close()


def test_the_system_ends_the_program_and_nobody_is_asked(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    move(window)
    close_boxes(window)
    window.leave()
    assert not window.isVisible() and words(window) == []


def test_all_that_would_be_lost_is_named(window: MainWindow, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    session = window.session
    for seed in (1, 2):
        window.start_game(Setup(seed=seed, kinds=("human", "human")), Meta.new())
        move(window, 10_000)
    for seed in (3, 4, 5, 6):
        window.start_game(Setup(seed=seed, kinds=("human", "human")), Meta.new())
        move(window, 1)
    window.quick_game()  # in which nothing has been chosen
    window.start_game(Setup(seed=7, kinds=("human", "human")), Meta.new())
    close_boxes(window)
    assert not window.close()
    assert LOST not in words(window)
    press(window, "keepOpen")
    move(window, 1)
    session.saving.keep_review(TWO, made_up(TWO), "2026-01-01T10:00:00")
    close_boxes(window)
    assert not window.close()
    assert sorted(words(window)[1:]) == [
        "1 review would have to be made again.",
        "2 finished games would be missing from the history.",
        "What was done in 4 other games since they were last saved would be lost.",
        LOST,
    ]
