"""A game of older rules that would go otherwise today: nobody is accused, what can be done is offered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from gah_desktop.app.replay import Replay
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import HISTORY, REPLAY, START
from tests.desktop.pages_helpers import make_context
from tests.record.test_format_1 import FOLDER, HALF_A_TURN, unplayable

WHY = "The game was played with older rules; from step 172 on it would go differently today. 171 step"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    context = make_context(tmp_path)
    context.settings.bot_pace = "slow"
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.show()
    made.show_page("start")
    return made


def only_box(window: MainWindow) -> QMessageBox:
    (box,) = window.findChildren(QMessageBox)
    return box


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None and button.isVisible()
    button.click()


def shown_replay(window: MainWindow) -> Replay:
    replay = window.stack[REPLAY].replay
    assert window.current == "replay" and replay is not None
    return replay


@pytest.mark.parametrize("name", HALF_A_TURN)
def test_the_box_says_what_it_is_and_what_can_be_done(window: MainWindow, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(unplayable(name), encoding="utf-8")
    before = file.read_bytes()
    assert not window.open_file(file)
    box = only_box(window)
    assert box.text() == f"{name} cannot be opened."
    assert box.informativeText().startswith(WHY)
    words = [button.text() for button in box.buttons()]
    assert words[:2] == ["Look at it up to there", "Continue from there"] and len(words) == 3
    assert file.read_bytes() == before


def open_unplayable(window: MainWindow, name: str, folder: Path) -> None:
    (folder / name).write_text(unplayable(name), encoding="utf-8")
    window.open_file(folder / name)


def test_it_is_looked_at_up_to_there(window: MainWindow, tmp_path: Path) -> None:
    open_unplayable(window, "half-a-turn-finished.gah", tmp_path)
    click(window, "lookAtReadable")
    replay = shown_replay(window)
    assert (replay.length, replay.over) == (171, False)
    assert not window.session.has_game, "looking begins nothing"
    window.end_replay()
    assert window.current == "start"


def test_it_is_played_on_from_there(window: MainWindow, tmp_path: Path) -> None:
    open_unplayable(window, "half-a-turn-middle.gah", tmp_path)
    click(window, "openReadable")
    assert window.current == "table" and window.session.journal.position == 171
    assert window.session.autosave.path.exists()
    assert window.session.game.legal_actions()


def test_a_game_in_progress_when_the_program_was_renewed(window: MainWindow) -> None:
    for name in ("autosave.gah", "autosave-previous.gah"):
        text = unplayable("half-a-turn-middle.gah")
        (window.context.paths.data / name).write_text(text, encoding="utf-8")
    window.show_page("start")
    told = "\n".join(label.text() for label in window.stack[START].findChildren(QLabel) if label.isVisible())
    assert "A saved game was played with older rules" in told and WHY in told
    assert "damaged" not in told.replace(".gah.damaged-1", "") and "changed" not in told
    click(window, "rescueButton")
    click(window, "openReadable")
    assert window.current == "table" and window.session.journal.position == 171
    window.show_page("start")
    rescue = window.findChild(QAbstractButton, "rescueButton")
    assert rescue is not None and not rescue.isVisible(), "the game is the one in progress now"


def test_a_damaged_game_in_progress_is_rescued_as_far_as_it_goes(window: MainWindow) -> None:
    text = (FOLDER / "saves" / "2-deluxe-normal-middle.gah").read_text(encoding="utf-8")
    autosave = window.session.autosave.path
    autosave.write_text(text[: len(text) // 2], encoding="utf-8")
    window.show_page("start")
    click(window, "rescueButton")
    assert only_box(window).buttons()[0].text() == "Open what can be read"
    click(window, "openReadable")
    assert window.current == "table" and window.session.journal.position > 20


def test_where_nothing_can_be_read_nothing_is_promised(window: MainWindow) -> None:
    window.session.autosave.path.write_text("{", encoding="utf-8")
    window.show_page("start")
    rescue = window.findChild(QAbstractButton, "rescueButton")
    assert rescue is not None and not rescue.isVisible()


def test_a_finished_one_in_the_history_is_shown_as_far_as_it_goes(window: MainWindow) -> None:
    history = window.session.history
    shutil.copy(FOLDER / "saves" / "3-deluxe-normal-finished.gah", window.context.paths.games / "a.gah")
    (row,) = history.games()
    older = unplayable("half-a-turn-finished.gah")
    with history.connect() as connection:
        connection.execute("UPDATE games SET log = ?", (older,))
    (window.context.paths.games / "a.gah").write_text(older, encoding="utf-8")
    window.show_page("history")
    assert window.stack[HISTORY]._current() == row
    click(window, "historyReplayButton")
    assert shown_replay(window).length == 171
    assert only_box(window).text().startswith(f"This game can be shown only in part. {WHY}")


# A game that earlier readings of the rules can replay


def test_a_game_of_earlier_rules_goes_on_and_the_window_says_so_once(window: MainWindow) -> None:
    assert window.open_file(FOLDER / "saves" / "half-a-turn-middle.gah")
    box = only_box(window)
    assert box.text() == "Some moves of this game follow earlier rules."
    assert box.informativeText() == (
        "They stay as they were played, and you can undo and redo them. From here on, today’s rules apply."
    )
    box.close()
    assert window.current == "table" and window.session.journal.position == 179
    session = window.session
    session.try_apply(session.game.legal_actions()[0])
    session.continue_last()
    assert [each for each in window.findChildren(QMessageBox) if each is not box] == []


def test_a_finished_one_says_nothing_of_what_comes(window: MainWindow) -> None:
    assert window.open_file(FOLDER / "saves" / "half-a-turn-finished.gah")
    assert not window.findChildren(QMessageBox)
