"""What the table says while something is pointed at, chosen or looked up: the line, the no, the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import Translator
from gah_desktop.engine.actions import MoveGuest
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models.mime import ITEM, Carried, pack
from gah_desktop.text.reasons import reason_text
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.hints import carry_hint
from tests.desktop.table_hands import LEFT, open_window
from tests.desktop.test_table_decisions import ask
from tests.desktop.test_table_page import click, note


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The first seat's turn: the Baroness, blue, has everything, and two blue rooms are vacant."""
    opened = open_window(tmp_path, seed=8)
    qtbot.addWidget(opened)
    ask(opened, "turn")
    return opened


def line(window: MainWindow) -> str:
    return window.table_page.parts.bar.prompt.accessibleName()


def name(window: MainWindow) -> str:
    return window.session.names[0]


def test_the_line_names_what_is_asked_about_what_was_pointed_at(window: MainWindow) -> None:
    anna = name(window)
    before = line(window)
    assert before.startswith(f"{anna}: you may")
    click(window, "dice", 3)
    assert line(window) == f"{anna}: use the action as it is, or boost it by 1 for 1 krone."
    QTest.keyClick(window.table_page, Qt.Key.Key_Escape)
    assert line(window) == before


def test_a_guest_picked_up_by_a_click_says_why_a_room_is_none_for_it(window: MainWindow) -> None:
    """The reason is the one that letting go there would give."""
    rooms = [o for o in window.session.options if isinstance(o, MoveGuest) and o.guest == 75]
    assert len(rooms) > 1
    click(window, "cafe", 1)
    assert line(window) == f"{name(window)}: choose a room for Baroness."
    click(window, "hotel", 0, 0)  # the top left one
    assert note(window) == "This room has not been prepared yet."
    click(window, "hotel", 3, 2)
    assert note(window) == "This room is already occupied."
    click(window, "hotel", 4 - rooms[0].floor, rooms[0].column - 1)
    assert window.session.journal.entries[-1].action == rooms[0]


def test_of_ten_cards_a_seventh_is_not_marked(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2, solo="leopold", kinds=(), names=("Anna", "Leopold"))
    qtbot.addWidget(window)
    panel = window.table_page.choice
    view = panel.view
    for row in range(7):
        QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(row, 0)).center())
    QApplication.processEvents()
    assert len(view.ticked) == 6
    assert note(window) == reason_text(reason(Code.WRONG_NUMBER_OF_CARDS, total=6))


@pytest.mark.parametrize(("kind", "topic"), [("split", "action-4"), ("benefits", "guest-rewards")])
def test_help_about_a_line_of_the_panel_is_the_page_of_what_is_asked(
    qtbot: QtBot, window: MainWindow, kind: str, topic: str
) -> None:
    ask(window, kind)
    view = window.table_page.choice.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    with qtbot.waitSignal(window.table_page.referenceRequested) as opened:
        QTest.keyClick(view, Qt.Key.Key_F1)
    assert opened.args == ["rule", topic]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 more items for the krone already paid."),
        ("de", "Noch 2 Speisen oder Getränke für die schon gezahlte Krone."),
        ("fr", "Encore 2\u00a0éléments pour la Couronne déjà payée."),
        ("it", "Ancora 2 consumazioni per la Corona già pagata."),
    ],
)
def test_what_is_carried_while_serving_says_how_much_the_krone_still_pays(
    qapp: QApplication, window: MainWindow, language: str, told: str
) -> None:
    ask(window, "serve")
    translator = Translator(qapp)
    assert translator.set_language(language)
    carried = pack(Carried(ITEM, {"item": "wine", "origin": "kitchen"}))
    try:
        assert carry_hint(window.session, carried) == told
    finally:
        translator.set_language("en")
