"""The table page: why not, undo, questions, light, reading, hot seat, language, movement."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDrag, QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.engine.actions import EndTurn, Pass, TakeDie, TakeGuest
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models import Role
from gah_desktop.text.reasons import reason_text
from gah_desktop.widgets.art import State
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import Brackets
from tests.desktop.table_hands import Hands, open_window
from tests.desktop.test_table_decisions import ask

VIEWS = (
    "hotelView", "queueView", "diceView", "cafeView", "kitchenView", "handView", "displayView",
    "objectivesView", "emperorView", "logView",
)  # fmt: skip
ACTIONS = (
    "actionUndo", "actionRedo", "actionNewGame", "actionOpen", "actionSaveAs", "actionReference",
    "actionSettings", "actionHistory",
)  # fmt: skip


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """In the middle of a turn of the first seat."""
    opened = open_window(tmp_path, seed=8)
    qtbot.addWidget(opened)
    ask(opened, "turn")
    opened.session.settings.confirm_pass = opened.session.settings.reminders = True
    return opened


def press(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def note(window: MainWindow, name: str = "refusalNote") -> str:
    label = window.findChild(QLabel, name)
    assert label is not None
    return label.text() if label.isVisible() else ""


def click(window: MainWindow, view: str, row: int, column: int = 0) -> None:
    places = window.table_page.interactions[view]
    index = places.model.index(row, column)
    middle = places.view.visualRect(index).center()
    QTest.mouseClick(
        places.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle
    )
    QApplication.processEvents()


def test_everything_has_its_name(window: MainWindow) -> None:
    for name in (*VIEWS, "promptLabel", "endTurnButton", "passButton"):
        assert window.findChild(QWidget, name) is not None, name
    for name in ACTIONS:
        assert window.findChild(QAction, name) is not None, name


def test_everything_can_be_heard(window: MainWindow) -> None:
    page = window.table_page
    for places in page.interactions.values():
        assert places.view.accessibleName() and places.view.accessibleDescription()
        for row in range(places.model.rowCount()):
            spoken = places.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
            assert spoken, f"{places.view.objectName()} {row}"
    for button in page.findChildren(QAbstractButton):
        if not button.isVisible():
            continue
        assert button.accessibleName() or button.text(), button.objectName()


def test_a_place_where_nothing_can_be_done_says_why(window: MainWindow) -> None:
    state = window.session.state
    state.players[0].krones = 0
    ask_again(window)
    click(window, "queue", 0)
    assert note(window) == reason_text(reason(Code.TOO_EXPENSIVE, cost=3, krones=0))


def ask_again(window: MainWindow) -> None:
    from gah_desktop.engine.decisions.registry import settle

    settle(window.session.state)
    window.session._announce()


def test_a_disabled_button_says_why(window: MainWindow) -> None:
    button = window.findChild(QAbstractButton, "endTurnButton")
    assert button is not None and not button.isEnabled()
    press(window, "endTurnButton")
    assert note(window) == "You must take a die before your turn can end."
    press(window, "redoButton")
    assert note(window) == "Nothing has been taken back."


def test_a_refused_drop_says_why_where_it_was_dropped(window: MainWindow) -> None:
    page = window.table_page
    ask(window, "rooms")
    source, target = page.choice.tiles.interaction, page.interactions["hotel"]
    mime = source.carried(source.model.index(0, 0))
    assert mime is not None
    goal = target.model.index(0, 4)  # the top floor, far from every room
    point = target.view.visualRect(goal).center()
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(point, copy, mime, left, none),
        QDropEvent(point.toPointF(), copy, mime, left, none),
    ):
        QApplication.sendEvent(target.view.viewport(), event)
    assert note(window)
    label = window.findChild(QLabel, "refusalNote")
    assert label is not None
    place = target.rect_of(goal)
    shown = label.mapToGlobal(label.rect().center())
    assert abs(shown.x() - place.center().x()) < 260 and abs(shown.y() - place.center().y()) < 160


def test_carrying_lights_the_targets_and_dims_the_rest(window: MainWindow) -> None:
    page = window.table_page
    ask(window, "rooms")
    source, target = page.choice.tiles.interaction, page.interactions["hotel"]
    for row in range(3):
        mime = source.carried(source.model.index(row, 0))
        page.desk.carry(mime)
        lights = {target.light(target.model.index(r, c)) for r in range(4) for c in range(5)}
        assert lights <= {State.DROP_TARGET, State.DIMMED}
        assert page.interactions["queue"].light(page.interactions["queue"].model.index(0, 0)) == State.DIMMED
        assert "price" in page.parts.bar.prompt.text()
    page.desk.carry(None)
    assert page.interactions["queue"].light(page.interactions["queue"].model.index(0, 0)) != State.DIMMED


def test_a_die_asks_for_the_boost_and_shows_the_strength(window: MainWindow) -> None:
    click(window, "dice", 2)
    panel = window.table_page.choice
    assert panel.mode == "ask" and panel.isVisible()
    told = [panel.view.model().index(row, 0).data() for row in range(panel.view.model().rowCount())]
    assert [("strength 1" in text, "strength 2" in text) for text in told] == [(True, False), (False, True)]
    QTest.keyClick(panel.view, Qt.Key.Key_Escape)
    assert not panel.isVisible() and window.session.state.die_taken is False


def test_undo_and_redo(window: MainWindow) -> None:
    window.session.settings.undo_policy = "free"
    hands = Hands(window)
    window.session.new_game(window.session.setup)
    hands.lift()
    start = window.session.game.hash()
    for _ in range(3):
        hands.lift()
        hands.do(window.session.options[0])
    later = window.session.game.hash()
    for _ in range(3):
        window.actions_["Undo"].trigger()
    assert window.session.game.hash() == start
    for _ in range(3):
        window.actions_["Redo"].trigger()
    assert window.session.game.hash() == later


def test_passing_asks_once(window: MainWindow) -> None:
    page = window.table_page
    press(window, "passButton")
    assert page.question.isVisible()
    press(window, "questionNo")
    assert not page.question.isVisible() and Pass() in window.session.options
    window.session.settings.confirm_pass = False
    press(window, "passButton")
    assert window.session.state.players[0].passed


def test_a_reminder_before_the_turn_ends(window: MainWindow) -> None:
    page, state = window.table_page, window.session.state
    state.die_taken = True
    ask_again(window)
    press(window, "endTurnButton")
    assert page.question.isVisible()
    told = page.question.accessibleName()
    assert "ready to move in: " in told
    window.session.settings.reminders = False
    page.question.put_away()
    press(window, "endTurnButton")
    assert EndTurn() not in window.session.options


def test_right_click_and_f1_open_the_reference(qtbot: QtBot, window: MainWindow) -> None:
    places = window.table_page.interactions["hand"]
    index = places.model.index(1, 0)
    point = places.view.visualRect(index).center()
    with qtbot.waitSignal(window.referenceRequested) as opened:
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse, point, places.view.viewport().mapToGlobal(point)
        )
        QApplication.sendEvent(places.view.viewport(), event)
    assert opened.args == ["staff", str(index.data(Role.Key))]
    places.view.setFocus()
    places.view.setCurrentIndex(index)
    with qtbot.waitSignal(window.referenceRequested) as opened:
        QTest.keyClick(places.view, Qt.Key.Key_F1)
    assert opened.args[0] == "staff"


@pytest.mark.parametrize(
    ("view", "row", "sort"),
    [("queue", 2, "guest"), ("cafe", 0, "guest"), ("objectives", 1, "objective"), ("emperor", 2, "emperor")],
)
def test_the_reference_is_asked_for_the_card_itself(
    qtbot: QtBot, window: MainWindow, view: str, row: int, sort: str
) -> None:
    catalog = window.session.catalog
    tables: dict[str, Collection[object]]
    tables = {"guest": catalog.guests, "objective": catalog.objectives, "emperor": catalog.emperor_tiles}
    places = window.table_page.interactions[view]
    with qtbot.waitSignal(window.referenceRequested) as opened:
        places.look_up(places.model.index(row, 0))
    assert opened.args[0] == sort and opened.args[1] in {str(key) for key in tables[sort]}


def test_the_keyboard_reads_what_it_is_on(qtbot: QtBot, window: MainWindow) -> None:
    view = window.table_page.interactions["queue"].view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(note(window, "readingNote")))
    assert "<b>" in note(window, "readingNote")


def test_the_curtain_hides_the_table(window: MainWindow) -> None:
    Hands(window).do(Pass())
    page = window.table_page
    assert page.curtain.isVisible() and page.curtain.geometry() == page.rect()
    hand = page.interactions["hand"].model
    assert all(hand.index(row, 0).data(Role.Facts).staff == 0 for row in range(hand.rowCount()))
    press(window, "curtainButton")
    assert not page.curtain.isVisible()
    assert window.session.viewer == 1


def test_another_language_at_once(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    before = page.parts.bar.prompt.text(), page.parts.panels["queue"].title
    foreign = Brackets(window)
    QApplication.installTranslator(foreign)
    window.session.languageChanged.emit()
    QApplication.processEvents()
    try:
        after = page.parts.bar.prompt.text(), page.parts.panels["queue"].title
        assert all(old != new for old, new in zip(before, after, strict=True))
        for action in window.findChildren(QAction):
            if action.objectName().startswith("action") and action.text() and action.actionGroup() is None:
                assert action.text().startswith("⟦"), action.objectName()
    finally:
        QApplication.removeTranslator(foreign)


def test_movement_never_stands_in_the_way(qtbot: QtBot, window: MainWindow) -> None:
    window.session.settings.animation = "slow"
    page = window.table_page
    action = next(option for option in window.session.options if isinstance(option, TakeGuest))
    Hands(window).do(action)
    assert page.animation.running
    die = next(option for option in window.session.options if isinstance(option, TakeDie))
    Hands(window).do(die)  # while the guest is still on the way
    qtbot.waitUntil(lambda: not page.animation.running, timeout=3000)
    assert not page.animation.isVisible()


def test_no_movement_where_none_is_wanted(window: MainWindow) -> None:
    window.session.settings.animation = "none"
    action = next(option for option in window.session.options if isinstance(option, TakeGuest))
    Hands(window).do(action)
    assert not window.table_page.animation.running


def test_news_can_be_stepped_through(window: MainWindow) -> None:
    log = window.table_page.parts.log
    log.model.sync()
    press(window, "newsForwardButton")
    first = log.view.currentIndex().row()
    press(window, "newsForwardButton")
    assert log.view.currentIndex().row() == min(first + 1, log.model.rowCount() - 1)


def test_another_hotel_is_shown_large(window: MainWindow) -> None:
    window.actions_["Opponent1"].trigger()
    visit = window.table_page.visit
    assert visit.isVisible() and visit.seat == 1 and visit.rooms.interaction.model.seat == 1
    QTest.keyClick(visit, Qt.Key.Key_Escape)
    assert not visit.isVisible()


def test_the_list_of_everything(window: MainWindow) -> None:
    window.actions_["Options"].trigger()
    view = window.table_page.choice.view
    assert view.model().rowCount() == len(window.session.options)


def test_a_layout_saved_when_there_were_splitters_does_no_harm(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {name: panel.geometry() for name, panel in window.table_page.parts.panels.items()}
    for split in (
        "wholeSplit",
        "topSplit",
        "tableSplit",
        "leftSplit",
        "centreSplit",
        "rightSplit",
        "cafeSplit",
    ):
        window.context.settings.set_layout(split, QByteArray(b"\x00\x00\x00\xff from before"))
    again = MainWindow(window.context)
    qtbot.addWidget(again)
    again.resize(window.size())
    again.show_page("table")
    again.show()
    QApplication.processEvents()
    assert places == {name: panel.geometry() for name, panel in again.table_page.parts.panels.items()}
    monkeypatch.setattr(again, "_room", lambda: QSize(1920, 1080))
    again.reset_layout()
    assert (again.width(), again.height()) == (1280, 800)


def test_a_damaged_file_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "torn.gah"
    window.save_file(path)
    path.write_text(path.read_text()[:200])
    before = window.session.game.hash()
    assert not window.open_file(path)
    box = window.findChild(QWidget, "message")
    assert box is not None and box.isVisible()
    box.close()
    assert window.session.game.hash() == before


@pytest.mark.parametrize(
    ("view", "row"), [("queue", 1), ("dice", 2), ("cafe", 0), ("kitchen", 0), ("hand", 1)]
)
def test_the_mouse_picks_things_up(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, view: str, row: int
) -> None:
    """Press, move: the thing under the mouse is carried, and the table shows where it may go."""
    page = window.table_page
    carried: list[object] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *actions: carried.append(page.desk.mime))
    places = page.interactions[view]
    middle = places.view.visualRect(places.model.index(row, 0)).center()
    viewport, left = places.view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, middle)
    for step in (2, 10, 20, 30):
        QTest.mouseMove(viewport, middle + QPoint(step, step // 2))
        point = (middle + QPoint(step, step // 2)).toPointF()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            viewport.mapToGlobal(point),
            left,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)
    QTest.mouseRelease(viewport, left)
    assert len(carried) == 1 and carried[0] is not None
    assert page.desk.mime is None


def test_a_watched_game_has_no_buttons(qtbot: QtBot, window: MainWindow) -> None:
    from tests.desktop.pages_helpers import at_the_end

    replay = at_the_end()
    page = TablePage(window.context, replay)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    replay.go_to(20)
    for _ in range(10):
        replay.step()
    QApplication.processEvents()
    assert not page.parts.bar.end_turn.isVisible()
    places = page.interactions["dice"]
    places.activate(places.model.index(0, 0))
    assert note_in(page) == "This game is only being watched; nothing in it can be changed."


def note_in(page: TablePage) -> str:
    label = page.findChild(QLabel, "refusalNote")
    assert label is not None
    return label.text()


def test_every_action_that_needs_one_has_a_key_of_its_own(window: MainWindow) -> None:
    keys: dict[str, str] = {}
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            text = key.toString()
            assert keys.setdefault(text, action.objectName()) == action.objectName(), text
    assert {"Ctrl+Z", "E", "P", "H"} <= set(keys)


def test_escape_forgets_what_was_pointed_at(window: MainWindow) -> None:
    page = window.table_page
    click(window, "cafe", 1)
    assert page.desk.asked
    hotel = page.interactions["hotel"]
    lit = [
        hotel.light(hotel.model.index(row, column)) == State.SELECTABLE
        for row in range(4)
        for column in range(5)
    ]
    assert any(lit) and not all(lit)
    view = page.interactions["cafe"].view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not page.desk.asked and not page.choice.isVisible()


def test_a_card_that_is_kept_pressed_is_shown_in_large_and_nothing_is_done(
    window: MainWindow, qtbot: QtBot
) -> None:
    queue = window.table_page.interactions["queue"]
    index = queue.model.index(1, 0)
    guest = queue.model.facts(index).guest
    place, viewport = queue.view.visualRect(index).center(), queue.view.viewport()
    before = window.session.journal.position
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(window.table_page.referenceRequested) as asked:
        queue.hold.timeout.emit()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == ["guest", str(guest)]
    assert window.session.journal.position == before
