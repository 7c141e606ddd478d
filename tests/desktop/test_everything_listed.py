"""The list of everything that can be done: it works in every decision, with the questions of the buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.actions import Action, ChooseGuest, EndTurn, Pass, Prepare, TakeDie
from gah_desktop.models import Role
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.fitting import too_narrow
from tests.desktop.table_hands import Hands, open_window
from tests.desktop.test_table_decisions import FRAMES, ask, of_each_kind
from tests.desktop.test_table_page import note

SAFE = (EndTurn(), Pass())


def window_at(qtbot: QtBot, folder: Path, kind: str = "turn") -> MainWindow:
    window = open_window(folder, seed=8)
    qtbot.addWidget(window)
    ask(window, kind)
    settings = window.session.settings
    settings.confirm_pass = settings.reminders = True
    return window


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)
    QApplication.processEvents()


def choose(window: MainWindow, action: Action) -> None:
    """With the keyboard alone: O, the arrows, Enter."""
    press(window, Qt.Key.Key_O)
    panel = window.table_page.choice
    assert panel.mode == "all" and panel.view.hasFocus()
    index = panel.view.choices.index_of(action)
    assert index.isValid()
    Hands(window, "keys")._point(panel.view.interaction, index)
    QApplication.processEvents()


def last(window: MainWindow) -> Action:
    journal = window.session.journal
    return journal.entries[journal.position - 1].action


@pytest.mark.parametrize("kind", FRAMES)
def test_one_of_every_kind_in_every_decision(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    window = window_at(qtbot, tmp_path, kind)
    setup, session = window.session.setup, window.session
    for action in of_each_kind(session.options):
        if action in SAFE:
            continue
        session.new_game(setup)
        ask(window, kind)
        window.show_page("table")  # the last one may have led to the Emperor's page
        before = session.journal.position
        choose(window, action)
        assert session.journal.entries[before].action == action


def test_a_turn_ends_only_after_the_reminder(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path)
    window.session.settings.auto_collect = True
    window.session.try_apply(TakeDie(4, 4))
    while EndTurn() not in window.session.options:
        window.session.try_apply(window.session.options[0])
    position = window.session.journal.position
    question = window.table_page.question
    choose(window, EndTurn())
    assert window.session.journal.position == position
    assert question.isVisible() and "ready to move in: " in question.accessibleName()
    assert window.table_page.choice.mode != "all"
    press(window, Qt.Key.Key_Return)
    assert last(window) == EndTurn()


def test_a_question_has_room_for_its_words(qtbot: QtBot, tmp_path: Path) -> None:
    """Its rows may have been laid out before it had any words."""
    window = window_at(qtbot, tmp_path)
    window.grab()
    choose(window, Pass())
    assert window.table_page.question.isVisible()
    assert too_narrow(window) == []


def test_passing_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path)
    choose(window, Pass())
    question = window.table_page.question
    assert window.session.journal.position == 0
    assert "Do you want to pass?" in question.accessibleName()
    press(window, Qt.Key.Key_Escape)
    assert window.session.journal.position == 0
    window.session.settings.confirm_pass = False
    choose(window, Pass())
    assert last(window) == Pass()


def test_a_line_that_is_dragged_is_asked_about_as_well(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path)
    hands = Hands(window, "drag")
    hands._drag_from_list(Pass())
    assert window.table_page.question.isVisible() and window.session.journal.position == 0


# -- six of ten


def test_cards_to_keep_are_marked_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2, solo="leopold", kinds=(), names=("Anna", "Leopold"))
    qtbot.addWidget(window)
    panel = window.table_page.choice
    press(window, Qt.Key.Key_O)
    view, model = panel.view, panel.view.choices
    assert (panel.mode, model.rowCount()) == ("all", 10)
    hands = Hands(window, "keys")
    for row in range(6):
        hands._point(view.interaction, model.index(row, 0))
    spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(10)]
    assert [words.endswith(", chosen") for words in spoken] == [True] * 6 + [False] * 4
    hands._point(view.interaction, model.index(6, 0))
    assert note(window).startswith("You keep exactly 6 staff card")
    hands._point(view.interaction, model.index(0, 0))  # not this one after all
    assert len(model.ticked) == 5
    button = panel._keep_button
    assert (button.isVisible(), button.text()) == (True, "Keep (5 of 6)")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert note(window).startswith("You keep exactly 6 staff card") and window.session.journal.position == 0
    hands._point(view.interaction, model.index(6, 0))
    kept = sorted(model.ticked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sorted(window.session.state.players[0].hand) == kept


def test_marks_are_the_same_in_the_list_and_on_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2, solo="leopold", kinds=(), names=("Anna", "Leopold"))
    qtbot.addWidget(window)
    page = window.table_page
    page.list_all()
    Hands(window)._point(page.choice.view.interaction, page.choice.view.choices.index(3, 0))
    page.cancel()
    assert page.choice.mode == "choose"
    card = page.choice.view.choices.index(3, 0).data(Role.Facts).staff
    assert page.choice.view.ticked == [card]


DRAFT = {"deal": "draft"}
SOLO = {"solo": "leopold", "kinds": (), "names": ("Anna", "Leopold")}


@pytest.mark.parametrize("fields", [DRAFT, SOLO], ids=["draft", "six of ten"])
def test_cards_are_chosen_in_sight_of_the_queue_and_the_dice(
    qtbot: QtBot, tmp_path: Path, fields: dict[str, Any]
) -> None:
    window = open_window(tmp_path, seed=2, **fields)
    qtbot.addWidget(window)
    window.session.lift_curtain()
    page = window.table_page
    assert page.choice.isVisible()
    for name in ("queue", "dice"):
        assert not page.choice.geometry().intersects(page._rect_of(page.parts.panels[name]))


# -- the end of the set-up


def at_the_last_room(window: MainWindow) -> list[Action]:
    session = window.session
    while not any(session.ends_set_up(option) for option in session.options):
        session.lift_curtain()
        session.try_apply(session.options[0])
    return [option for option in session.options if isinstance(option, Prepare)]


def test_the_set_up_ends_after_a_question_and_all_of_it_can_be_taken_back_until_then(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(tmp_path, seed=2)
    qtbot.addWidget(window)
    session, question = window.session, window.table_page.question
    rooms = at_the_last_room(window)
    position = session.journal.position
    hands = Hands(window)
    hands._point(*hands._fewest(rooms[0]))
    assert session.journal.position == position
    assert question.isVisible() and "last of your first rooms" in question.accessibleName()
    press(window, Qt.Key.Key_Escape)
    assert session.can_undo
    hands._point(*hands._fewest(rooms[-1]))
    press(window, Qt.Key.Key_Return)
    assert last(window) == rooms[-1]


def test_nothing_is_asked_where_everything_can_be_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2)
    qtbot.addWidget(window)
    rooms = at_the_last_room(window)
    window.session.settings.undo_policy = "free"
    hands = Hands(window)
    hands._point(*hands._fewest(rooms[0]))
    assert last(window) == rooms[0]


def test_only_the_last_room_ends_the_set_up(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2, ruleset="classic")
    qtbot.addWidget(window)
    session = window.session
    session.lift_curtain()
    assert isinstance(session.options[0], ChooseGuest)
    assert not any(session.ends_set_up(option) for option in session.options)
