"""The first evening in the window: the concierge stands beside what is done, and it is done by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.app.evening import ROUNDS
from gah_desktop.bots import make_player
from gah_desktop.engine.actions import Action, TakeDie
from gah_desktop.models import Role
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.concierge import Concierge
from tests.desktop.pages_helpers import make_context
from tests.desktop.table_hands import Hands

PLAYER = make_player("heuristic")


def opened(qtbot: QtBot, folder: Path, size: tuple[int, int] = (1280, 800)) -> MainWindow:
    context = make_context(folder)
    context.settings.auto_collect = context.settings.reminders = False
    context.settings.bot_pace = "instant"
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    return window


def begun(qtbot: QtBot, folder: Path, size: tuple[int, int] = (1280, 800)) -> MainWindow:
    window = opened(qtbot, folder, size)
    window.first_evening()
    qtbot.waitUntil(lambda: window.session.may_act, timeout=20_000)
    QApplication.processEvents()
    return window


def concierge(window: MainWindow) -> Concierge:
    found = window.table_page.concierge
    assert found is not None
    return found


def pressed(window: MainWindow, name: str) -> None:
    press(concierge(window), name)


def press(within: QWidget, name: str) -> None:
    button = within.findChild(QPushButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def chosen(window: MainWindow) -> Action:
    """What is asked for, if it is possible; else what a bot would do."""
    session, evening = window.session, window.table_page.evening
    asked = evening.step.tries if evening is not None and evening.step is not None else ()
    options = [action for action in session.options if action.kind in asked] or list(session.options)
    best = PLAYER.choose(session.game.view_for(session.game.seat), session.options, Random(1))
    return best if best in options else options[0]


def on_the_way(window: MainWindow) -> list[str]:
    """What the concierge stands on though one works there, or though it is the line that asks."""
    page = window.table_page
    here = concierge(window).geometry()
    named = {"the line": page.place_of("bar"), **{f"place {n}": r for n, r in enumerate(page.at_work())}}
    return [name for name, rect in named.items() if rect.intersects(here)]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1024, 680)])
def test_played_by_hand_nothing_is_ever_covered(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = begun(qtbot, tmp_path, size)
    evening, session, hands = window.table_page.evening, window.session, Hands(window)
    assert evening is not None
    covered: dict[str, list[str]] = {}
    said: list[str] = []
    while evening.is_on and not session.over:
        QApplication.processEvents()
        if window.current == "emperor":
            window.end_visit()
        if not session.may_act:
            qtbot.waitUntil(lambda: session.may_act or session.over, timeout=20_000)
            continue
        if evening.step is not None:
            if evening.step.name not in said:
                said.append(evening.step.name)
                if on_the_way(window):
                    covered[evening.step.name] = on_the_way(window)
            assert concierge(window).isVisible()
            assert window.table_page.rect().contains(concierge(window).geometry())
            if not evening.step.tries:
                pressed(window, "conciergeGoOn")
                continue
        hands.do(chosen(window))
    assert covered == {}
    assert len(said) >= 20
    assert session.state.round == ROUNDS + 1
    assert not concierge(window).isVisible()


def test_go_on_has_the_keyboard_and_leads_to_the_next_step(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path)
    evening = window.table_page.evening
    assert evening is not None
    assert evening.step is not None
    assert evening.step.name == "welcome"
    focused = window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "conciergeGoOn"
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert evening.step.name == "advice"


def test_where_something_is_to_be_tried_the_keyboard_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    """And not on the button that ends all advice, which stands beside the one that was pressed."""
    window = begun(qtbot, tmp_path)
    evening = window.table_page.evening
    assert evening is not None
    for _ in range(2):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
        QApplication.processEvents()
    assert evening.step is not None
    assert evening.step.name == "first_guest"
    focused = window.focusWidget()
    assert focused is window.table_page.interactions["queue"].view
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert evening.is_on
    assert len(window.session.state.players[0].cafe) == 1, "the guest has come"


def test_who_knows_the_rest_plays_on_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path)
    question = window.table_page.question
    pressed(window, "conciergeLeave")
    assert question.isVisible()
    asked = question.accessibleName()
    assert asked == "Do you want to play on without advice? It does not come back in this game."
    press(question, "questionNo")
    assert concierge(window).isVisible(), "that was a slip"
    pressed(window, "conciergeLeave")
    press(question, "questionYes")
    assert not concierge(window).isVisible()
    assert window.session.may_act, "the game goes on"
    focused = window.focusWidget()
    assert focused is window.table_page.interactions["queue"].view


def test_by_mouse_the_keyboard_is_never_left_on_the_button_that_ends_all_advice(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path)
    session, evening, hands = window.session, window.table_page.evening, Hands(window)
    assert evening is not None
    asked = 0
    while session.state.round < 2:
        qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
        QApplication.processEvents()
        if evening.step is not None and not evening.step.tries:
            pressed(window, "conciergeGoOn")
            continue
        asked += window.table_page.choice.isVisible()
        hands.do(chosen(window))
        QApplication.processEvents()
        focused = window.focusWidget()
        assert focused is not None
        assert focused.objectName() != "conciergeLeave"
        assert not window.table_page.parts.opponents.isAncestorOf(focused)
    assert asked > 2


def test_he_makes_room_for_the_panel_that_asks_what_was_meant(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path)
    session, evening, page = window.session, window.table_page.evening, window.table_page
    assert evening is not None
    while not any(isinstance(option, TakeDie) for option in session.options):
        if evening.step is not None and not evening.step.tries:
            evening.go_on()
        else:
            Hands(window).do(chosen(window))
        qtbot.waitUntil(lambda: session.may_act, timeout=20_000)
    while evening.step is not None and evening.step.is_read:
        evening.go_on()
    QApplication.processEvents()
    assert evening.step is not None
    assert evening.step.name == "take_die"
    six = next(
        index
        for index in page.interactions["dice"].model.legal_places()
        if len(page.interactions["dice"].model.actions(index.data(Role.Facts))) > 1
    )
    page.interactions["dice"].activate(six)
    QApplication.processEvents()
    assert page.choice.mode == "ask"
    assert not page.choice.geometry().intersects(concierge(window).geometry())


def test_he_makes_room_for_what_asks(qtbot: QtBot, tmp_path: Path) -> None:
    """Where the panel with the rooms left opens, he had stood before."""
    window = begun(qtbot, tmp_path)
    pressed(window, "conciergeGoOn")
    pressed(window, "conciergeGoOn")
    Hands(window).do(next(action for action in window.session.options))
    qtbot.waitUntil(lambda: window.session.may_act, timeout=20_000)
    QApplication.processEvents()
    assert window.table_page.choice.isVisible()
    assert on_the_way(window) == []


def test_left_and_continued_he_says_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path)
    pressed(window, "conciergeGoOn")
    evening = window.table_page.evening
    assert evening is not None
    text = evening.text()
    window.show_page("start")
    window.close()
    again = opened(qtbot, tmp_path)
    again.continue_game()
    qtbot.waitUntil(lambda: again.session.may_act, timeout=20_000)
    QApplication.processEvents()
    assert again.table_page.evening is not None
    assert again.table_page.evening.text() == text
    assert concierge(again).isVisible()


def test_in_a_window_that_is_only_drawn_he_has_his_width(qtbot: QtBot, tmp_path: Path) -> None:
    """As in the pictures of pages: the table gets its size before it is ever seen."""
    context = make_context(tmp_path)
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.first_evening()
    qtbot.waitUntil(lambda: window.session.may_act, timeout=20_000)
    window.grab()
    window.table_page._replace()
    em = concierge(window).fontMetrics().height()
    assert concierge(window).width() == em * 26
    assert concierge(window).height() < em * 12
