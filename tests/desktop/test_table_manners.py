"""What a player notices only when it is wrong: where the keyboard is, what stays on show, what is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Setup
from gah_desktop.engine.actions import EndTurn, TakeDie
from gah_desktop.record import Journal, Loaded, dumps
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.message import ListBox
from gah_desktop.widgets.table.hints import OPTION
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import loaded, make_context, played
from tests.desktop.table_hands import LEFT, Hands, open_window
from tests.helpers.games import sensible


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """At the first turn, with its person at the table."""
    made = open_window(tmp_path, seed=5)
    qtbot.addWidget(made)
    hands = Hands(made)
    while made.session.state.round == 0:
        hands.lift()
        hands.do(made.session.options[0])
    hands.lift()
    return made


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_the_curtain(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    page = window.table_page
    assert page.curtain.isVisible() and focus().objectName() == "curtainButton"
    for label in page.curtain.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    for name in ("NextPanel", "Options", "News", "Opponent1"):
        window.actions_[name].trigger()
    assert focus().objectName() == "curtainButton" and not page.reading.isVisible()
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert not page.curtain.isVisible()
    assert focus() is page.interactions["queue"].view, "the first guest is chosen there"


def test_a_no_goes_with_the_next_step(window: MainWindow) -> None:
    page = window.table_page
    QTest.mouseClick(page.parts.bar.end_turn, LEFT)
    assert page.refusal.isVisible()
    Hands(window).do(next(o for o in window.session.options if isinstance(o, TakeDie)))
    assert not page.refusal.isVisible()


def test_the_keyboard_is_led_back(window: MainWindow) -> None:
    page = window.table_page
    dice = page.interactions["dice"].view
    for key in (Qt.Key.Key_P, Qt.Key.Key_O):
        dice.setFocus()
        QTest.keyClick(dice, key)
        assert focus() is not dice
        QTest.keyClick(focus(), Qt.Key.Key_Escape)
        assert focus() is dice
    page.call_on_nth(0)
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert page.visiting < 0 and focus() is dice


def test_enter_presses_any_button(window: MainWindow) -> None:
    page = window.table_page
    (card,) = page.parts.opponents.cards.values()
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert page.visiting == card.seat


def test_a_key_that_is_held_does_one_thing(window: MainWindow) -> None:
    view = window.table_page.interactions["queue"].view
    view.setCurrentIndex(view.model().index(4, 0))
    before = window.session.journal.position
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", True)
    QApplication.sendEvent(view, held)
    assert window.session.journal.position == before


def test_what_is_done_on_the_table_gets_the_keyboard(window: MainWindow) -> None:
    hands = Hands(window, "keys")
    rooms = next(o for o in window.session.options if isinstance(o, TakeDie) and o.as_action == 3)
    hands.do(rooms)
    page = window.table_page
    assert page.choice.isVisible() and page.choice.may_wait
    assert focus() is page.interactions["hotel"].view


def test_a_hotel_shown_large_stays_when_the_window_grows(window: MainWindow) -> None:
    page = window.table_page
    page.call_on_nth(0)
    window.resize(1400, 900)
    QApplication.processEvents()
    assert page.visiting >= 0 and page.visit.geometry() == page.parts.middle


def test_another_hotel_opens_the_reference_too(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    page.call_on_nth(0)
    view = page.visit.cafe
    point = view.visualRect(view.model().index(0, 0)).center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    with qtbot.waitSignal(window.referenceRequested) as told:
        QApplication.sendEvent(view.viewport(), asked)
    assert told.args is not None and told.args[0] == "guest"


def test_a_free_table_is_remembered_at_the_end(window: MainWindow) -> None:
    hands, session, page = Hands(window), window.session, window.table_page
    hands.do(next(o for o in session.options if isinstance(o, TakeDie) and not o.boost))
    while EndTurn() not in session.options:
        hands.do(session.options[-1])
    QTest.mouseClick(page.parts.bar.end_turn, LEFT)
    assert page.question.isVisible() and "table is free" in page.question.accessibleName()


def test_dice_of_leopold_fly(qtbot: QtBot, tmp_path: Path) -> None:
    journal, rng = Journal.new(Setup(players=2, seed=2, solo="leopold")), Random(2)
    while journal.position < 30:
        journal.apply(sensible(journal.game, rng))
    context = make_context(tmp_path)
    context.settings.animation = "fast"
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.show()
    window.show_replay(Loaded(journal, {}))
    (page,) = window.page("replay").findChildren(TablePage)
    for seat in (0, 1):
        page.table.go_to(0)  # type: ignore[attr-defined]
        page.table.look_as(seat)  # type: ignore[attr-defined]
        flown = 0
        for _ in range(30):
            page.table.step()  # type: ignore[attr-defined]
            flown += page.animation.running
        assert flown


@pytest.mark.slow
def test_the_style_changes_while_the_history_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show_page("history")
    window.show()
    settings = window.context.settings
    for scale in (150, 200, 100, 150, 100):
        QApplication.sendEvent(window.page("history"), QEvent(QEvent.Type.LanguageChange))
        settings.text_scale = scale
        qtbot.wait(20)
        assert window.context.look.scale == scale / 100
        assert window.page("history").isVisible()


def test_corrections_that_cannot_be_used_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "catalog-overrides.json"
    file.write_text('{"guests": {"999": {"vp": 4}}}')
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    window.notices.overrides(load_catalog(file).override_problems)
    assert not [box for box in window.findChildren(ListBox) if box.isVisible()], "the window comes first"
    window.show()
    qtbot.waitUntil(lambda: any(box.isVisible() for box in window.findChildren(ListBox)))
    (box,) = window.findChildren(ListBox)
    assert box.list.toPlainText().split("\n\n") == [
        f"{file}, at guests, 999: expected the number of a card or the name of a board."
        " The built-in values are used."
    ]
    box.close()


def test_an_unfinished_game_is_kept_for_another(window: MainWindow) -> None:
    saves = window.context.paths.saves
    reached = window.session.game.hash()
    window.start_game(Setup(players=2, seed=8, kinds=("human", "human")), Meta.new())
    (kept,) = saves.iterdir()
    window.start_game(Setup(players=2, seed=9, kinds=("human", "human")), Meta.new())
    assert list(saves.iterdir()) == [kept], "nobody had chosen anything in the other one"
    assert window.open_file(kept) and window.session.game.hash() == reached


def test_a_finished_game_displaces_none(window: MainWindow, tmp_path: Path) -> None:
    reached = window.session.game.hash()
    path = tmp_path / "over.gah"
    path.write_text(played())
    assert window.open_file(path) and window.current == "score"
    window.continue_game()
    assert window.session.game.hash() == reached


def test_the_new_game_page_says_what_becomes_of_the_old_one(window: MainWindow) -> None:
    window.show_page("new")
    told = [label.text() for label in window.page("new").findChildren(QLabel) if label.isVisible()]
    assert "Your game is kept among the unfinished games." in told
    assert window.page("new").findChild(QAbstractButton, "startGameButton") is not None


def test_games_that_are_not_over_stay_out_of_the_history(window: MainWindow) -> None:
    session = window.session
    session.history.close()
    text = dumps(session.journal, session.meta.to_dict())
    (window.context.paths.games / "by-hand.gah").write_text(text)
    assert session.history.games() == [] and not session.history.unreadable


def test_keys_of_the_table_work_in_a_replay(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(make_context(tmp_path))
    qtbot.addWidget(window)
    window.show()
    window.show_replay(loaded())
    QApplication.processEvents()
    (page,) = window.page("replay").findChildren(TablePage)
    window.actions_["Opponent1"].trigger()
    assert page.visiting == 1
    page.leave()
    page.interactions["queue"].view.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_F6)
    assert focus() is page.interactions["dice"].view
    assert not window.actions_["EndTurn"].isEnabled()
    QTest.keyClick(focus(), Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(focus(), Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert window.current == "replay" and page.table.position == 0  # type: ignore[attr-defined]


def test_the_keyboard_goes_nowhere_unseen(window: MainWindow) -> None:
    page = window.table_page
    page.call_on_nth(0)
    behind = [page.interactions[name].view for name in ("queue", "dice", "hotel", "cafe", "kitchen")]
    seen = set()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_F6, Qt.Key.Key_Backtab):
        for _ in range(25):
            QTest.keyClick(focus(), key)
            seen.add(focus())
    assert not seen.intersection(behind)
    assert seen.issuperset({*page.visit.views, page.interactions["hand"].view})


def test_a_panel_does_not_outlive_its_question_behind_another_page(window: MainWindow) -> None:
    hands, session, page = Hands(window), window.session, window.table_page
    hands.do(next(o for o in session.options if isinstance(o, TakeDie) and o.as_action == 3))
    assert page.choice.isVisible()
    window.show_page("emperor")
    while session.game.decision is not None and session.game.decision.kind != "turn":
        session.try_apply(session.options[-1])
    window.show_page("table")
    assert not page.choice.isVisible()


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"[" * 200_000, b"[]", b'{"kind": "dance"}', b'{"kind": 1e999}']
)
def test_what_another_program_lets_go_over_the_table_does_nothing(
    window: MainWindow, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *error: raised.append(error))
    hotel = window.table_page.interactions["hotel"]
    mime = QMimeData()
    mime.setData(OPTION, data)
    before = window.session.journal.position
    copy, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(QPoint(3, 3), copy, mime, LEFT, keys),
        QDropEvent(QPointF(3, 3), copy, mime, LEFT, keys),
    ):
        QApplication.sendEvent(hotel.view.viewport(), event)
    assert window.session.journal.position == before and raised == []
