"""The main window: its pages, files, and what it remembers."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.catalog import OverrideProblem
from gah_desktop.engine import Setup
from gah_desktop.record import Loaded
from gah_desktop.widgets.dialogs.licences import LicencesDialog
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.message import ListBox
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import loaded, make_context, played
from tests.desktop.table_hands import Hands, open_window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = MainWindow(make_context(tmp_path))
    qtbot.addWidget(made)
    made.show_page("start")
    made.show()
    return made


@pytest.mark.parametrize("page", ["start", "new", "history"])
def test_pages_without_a_game(window: MainWindow, page: str) -> None:
    window.show_page(page)
    QApplication.processEvents()
    assert window.current == page
    for name in ("actionUndo", "actionRedo", "actionSaveAs", "actionEndTurn"):
        action = window.findChild(QAction, name)
        assert action is not None and not action.isEnabled()


def test_a_quick_game(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_["QuickGame"].trigger()
    assert window.current == "table" and window.session.has_game
    qtbot.waitUntil(lambda: window.session.may_act, timeout=5000)


def test_saved_and_opened_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    hands = Hands(window)
    for _ in range(4):
        hands.lift()
        hands.do(window.session.options[0])
    reached = window.session.game.hash()
    path = tmp_path / "evening.gah"
    assert window.save_file(path)
    hands.lift()
    hands.do(window.session.options[0])
    assert window.open_file(path)
    assert window.session.game.hash() == reached and window.current == "table"


def test_what_can_be_read_of_a_damaged_file(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    hands = Hands(window)
    for _ in range(6):
        hands.lift()
        hands.do(window.session.options[0])
    path = tmp_path / "torn.gah"
    window.save_file(path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-6]))
    assert not window.open_file(path)
    box = window.findChild(QMessageBox, "message")
    assert box is not None and box.isVisible() and box.informativeText()
    button = box.findChild(QAbstractButton, "openReadable")
    assert button is not None
    button.click()
    assert window.current == "table" and 0 < window.session.journal.position < 6


def test_a_file_that_is_not_there(window: MainWindow, tmp_path: Path) -> None:
    assert not window.open_file(tmp_path / "nowhere.gah")
    box = window.findChild(QMessageBox, "message")
    assert box is not None and "nowhere.gah" in box.text()
    box.close()


def test_a_finished_game_is_looked_through(qtbot: QtBot, window: MainWindow) -> None:
    window.show_replay(loaded())
    assert window.current == "replay"
    (table,) = window.page("replay").findChildren(TablePage)
    with qtbot.waitSignal(window.referenceRequested) as asked:
        table.referenceRequested.emit("staff", "14")
    assert asked.args == ["staff", "14"]
    window.end_replay()
    assert window.current == "start"
    assert isinstance(loaded(), Loaded)


def test_the_window_comes_back_as_it_was(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(760, 590)  # the screen of the tests is small
    window.close()
    again = MainWindow(window.context)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (760, 590)
    monkeypatch.setattr(again, "_room", lambda: QSize(1920, 1080))
    again.showMaximized()
    again.reset_layout()
    assert not again.isMaximized()
    assert (again.width(), again.height()) == (1280, 800)


def on_a_screen(window: MainWindow, width: int, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "_room", lambda: QSize(width, height))
    window.open()


@pytest.mark.parametrize(("height", "filled"), [(1080, False), (800, True)])
def test_the_first_window_fits_the_screen_with_its_title(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, height: int, filled: bool
) -> None:
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    on_a_screen(window, 1280, height, monkeypatch)
    assert window.isVisible() and window.isMaximized() is filled
    assert window.normalGeometry().height() <= height


def test_a_window_that_was_left_small_stays_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = make_context(tmp_path)
    before = MainWindow(context)
    qtbot.addWidget(before)
    before.resize(700, 500)
    context.settings.set_layout("window", before.saveGeometry())
    window = MainWindow(context)
    qtbot.addWidget(window)
    on_a_screen(window, 1280, 800, monkeypatch)
    assert window.isVisible() and not window.isMaximized()


def test_on_a_denser_screen_the_icons_of_the_bar_have_more_pixels(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = window.table_page.parts.bar
    side = bar.undo.iconSize().width()
    assert bar.undo.icon().availableSizes() == [QSize(side, side)]
    monkeypatch.setattr(bar, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(bar, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert bar.undo.icon().availableSizes() == [QSize(side * 2, side * 2)]


def test_text_grows_and_shrinks(window: MainWindow) -> None:
    for _ in range(12):
        window.actions_["Larger"].trigger()
    assert window.context.settings.text_scale == 200
    window.actions_["NormalSize"].trigger()
    assert window.context.settings.text_scale == 100
    window.actions_["Smaller"].trigger()
    assert window.context.settings.text_scale == 100


def test_themes_from_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    for action in window.actions_.themes.actions():
        action.trigger()
        assert window.context.settings.theme == action.data()
    qtbot.waitUntil(lambda: window.context.look.theme.name == "night")


BOTS = Setup(players=2, seed=1, kinds=("random", "random"))
FULL = OSError(errno.ENOSPC, "no room")


def bots_play_on(qtbot: QtBot, window: MainWindow, page: str) -> None:
    """While this page is shown a game between bots comes to its end."""
    window.context.settings.bot_pace = "slow"
    window.start_game(BOTS, Meta.new())
    window.show_page(page)
    with qtbot.waitSignal(window.session.gameOver, timeout=20_000):
        window.session.skip()


@pytest.mark.parametrize("page", ["new", "history", "start", "unfinished"])
def test_bots_that_finish_elsewhere_tear_nobody_away(qtbot: QtBot, window: MainWindow, page: str) -> None:
    bots_play_on(qtbot, window, page)
    assert window.current == page
    window.show_page("table")
    assert window.current == "score", "whoever comes back to the table finds how it ended"
    window.show_page("new")
    window.go_back()
    assert window.current == "start", "and that is seen once"


def test_bots_that_finish_on_the_table_show_the_score(qtbot: QtBot, window: MainWindow) -> None:
    bots_play_on(qtbot, window, "table")
    assert window.current == "score"


def test_the_start_page_offers_no_game_that_has_just_ended(qtbot: QtBot, window: MainWindow) -> None:
    bots_play_on(qtbot, window, "start")
    button = window.page("start").findChild(QAbstractButton, "continueButton")
    assert button is not None and not button.isVisible()


def test_a_game_that_only_the_history_lacks_is_not_called_unsaved(window: MainWindow) -> None:
    window.session.unsaved.failed.emit("entry", FULL)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == (
        "The finished game is kept and will be entered in the history later. The disk is full."
    )
    box.close()


def test_warnings_share_one_box_and_boxes_come_one_after_the_other(
    window: MainWindow, tmp_path: Path
) -> None:
    for number in range(3):
        assert not window.open_file(tmp_path / f"{number}.gah")
        window.session.unsaved.failed.emit("game", FULL)
    torn = tmp_path / "torn.gah"
    torn.write_text("{")
    assert not window.open_file(torn)
    window.notices.about()
    QApplication.processEvents()
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    (box,) = boxes
    assert box.text() == "0.gah cannot be opened. There is no such file or folder."
    assert box.informativeText().splitlines() == [
        "The game could not be saved. The disk is full.",
        "1.gah cannot be opened. There is no such file or folder.",
        "2.gah cannot be opened. There is no such file or folder.",
    ]
    told = []
    while boxes:
        boxes[0].close()
        QApplication.processEvents()
        boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        told += [box.text() for box in boxes]
    assert told[0] == "torn.gah cannot be opened." and "A board game" in told[1] and len(told) == 2


def test_a_box_that_went_before_its_turn_holds_nobody_up(window: MainWindow, tmp_path: Path) -> None:
    window.notices.about()
    window.notices.licences()
    waiting = window.findChild(LicencesDialog)
    assert waiting is not None and not waiting.isVisible()
    waiting.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.notices.unexpected(False, tmp_path)
    (about,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    about.close()
    QApplication.processEvents()
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert box.text() == "Something unexpected went wrong. The details are in the log file."
    box.close()


def test_three_thousand_problems_fit_on_the_screen(window: MainWindow) -> None:
    problem = OverrideProblem(file="corrections.json", section="guests", id="999", expected="known_id")
    window.notices.overrides([problem] * 3000)
    QApplication.processEvents()
    (box,) = window.findChildren(ListBox)
    assert len(box.list.toPlainText().split("\n\n")) == 3000
    assert box.isVisible() and box.height() <= 680
    button = next(button for button in box.findChildren(QAbstractButton) if button.isVisible())
    assert box.rect().contains(button.geometry().center())
    assert button.isVisible()
    button.click()
    assert not box.isVisible()


def test_a_bot_that_this_version_does_not_know(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "strange.gah"
    file.write_text(played().replace('"random"', '"randon"'))
    assert not window.open_file(file) and window.current == "start"
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "strange.gah cannot be opened."
    assert box.informativeText() == "The game was played by a bot that this version does not know."
    assert box.findChild(QAbstractButton, "openReadable") is None
    box.close()
