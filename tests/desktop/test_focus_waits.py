"""Where the keyboard stands when a decision comes: at the first thing to do, not on a button beside."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.translator import LANGUAGES, Translator
from gah_desktop.engine import Setup
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.pages_helpers import make_context
from tests.desktop.table_hands import open_window


def test_after_the_bots_the_keyboard_is_where_something_can_be_done(qtbot: QtBot, tmp_path: Path) -> None:
    """It waited on the button that skips, which goes away."""
    window = open_window(tmp_path, seed=8, kinds=("human", "random"))
    qtbot.addWidget(window)
    session, page = window.session, window.table_page
    session.set_paused(True)
    while session.may_act:
        session.try_apply(session.options[0])
    bar = page.parts.bar
    bar.skip.setFocus()
    assert bar.waiting
    session.set_paused(False)
    qtbot.waitUntil(lambda: session.may_act)
    assert not bar.skip.isVisible()
    assert window.focusWidget() not in bar.buttons
    assert window.focusWidget() in [one.view for one in page.interactions.values() if one.model.is_live]


@pytest.mark.parametrize("before", [False, True], ids=["the first game", "after another game"])
def test_a_first_evening_begins_with_the_concierge(qtbot: QtBot, tmp_path: Path, before: bool) -> None:
    context = make_context(tmp_path)
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.show()
    if before:
        window.start_game(Setup(names=("Anna", "Ben"), kinds=("human", "human")), Meta.new())
        window.show_page("start")
    window.first_evening()
    qtbot.waitUntil(lambda: window.session.may_act)
    QApplication.processEvents()
    focus = window.focusWidget()
    assert isinstance(focus, QPushButton) and focus.objectName() == "conciergeGoOn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_concierge_is_as_high_as_what_he_says(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, language: str
) -> None:
    translator = Translator(qapp)
    assert translator.set_language(language)
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    window.resize(1024, 680)
    window.show()
    try:
        window.first_evening()
        said = set()
        for _ in range(12):
            qtbot.waitUntil(lambda: window.session.may_act)
            QApplication.processEvents()
            man = window.table_page.concierge
            assert man is not None
            text = man.findChild(QLabel, "conciergeText")
            assert isinstance(text, QLabel)
            said.add(text.text())
            assert text.height() >= text.heightForWidth(text.width()), text.text()
            window.session.try_apply(window.session.options[0])
    finally:
        translator.set_language("en")
    assert len(said) > 3
