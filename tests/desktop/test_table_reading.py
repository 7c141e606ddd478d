"""What is read of the table in passing: notes, tool tips, the log, and where the keyboard is."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import Translator
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine.actions import ChooseItems, Place, TakeDie
from gah_desktop.engine.events import Acted, Event
from gah_desktop.models import Role
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.notes import Spare, beside
from tests.desktop.table_hands import Hands, open_window
from tests.desktop.test_everything_listed import press
from tests.desktop.test_table_decisions import FRAMES, ask
from tests.desktop.test_table_page import note
from tests.helpers.games import sensible


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    opened = open_window(tmp_path, seed=8)
    qtbot.addWidget(opened)
    ask(opened, "turn")
    return opened


def read(window: MainWindow, places: Interaction, row: int, column: int = 0) -> QRect:
    """Point at a place for long enough; the note, or a null rectangle."""
    index = places.model.index(row, column)
    places._tell(index)
    reading = window.table_page.reading
    if reading._wait.isActive():
        reading._wait.timeout.emit()
    return reading.geometry() if reading.isVisible() else QRect()


def took_a_die(event: Event, seat: int) -> bool:
    return isinstance(event, Acted) and (event.kind, event.seat) == ("take_die", seat)


# -- where notes are


def test_a_note_is_above_its_place_where_nothing_is_to_be_spared() -> None:
    place, host = QRect(400, 300, 40, 40), QRect(0, 0, 1000, 700)
    assert beside(place, QSize(200, 100), host, 5, Spare()) == QPoint(319, 195)


def test_a_note_goes_below_or_beside_what_is_to_be_spared() -> None:
    place, host, size = QRect(400, 300, 40, 40), QRect(0, 0, 1000, 700), QSize(200, 100)
    bar = QRect(0, 200, 1000, 60)
    assert beside(place, size, host, 5, Spare((bar,))) == QPoint(319, 344)
    low = QRect(0, 350, 1000, 350)
    assert beside(place, size, host, 5, Spare((bar, low))) == QPoint(319, 95)  # beyond the bar


def test_a_note_about_something_in_a_panel_leaves_the_panel_alone() -> None:
    panel, host = QRect(200, 300, 600, 200), QRect(0, 0, 1000, 700)
    where = beside(QRect(400, 380, 40, 40), QSize(200, 100), host, 5, Spare((), (panel,)))
    assert not QRect(where, QSize(200, 100)).intersects(panel)


@pytest.mark.parametrize("kind", FRAMES)
def test_no_note_covers_what_asks_or_the_line(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    """Of every place of the table, in every decision, in a window that is not large."""
    window = open_window(tmp_path, (1024, 680), seed=8)
    qtbot.addWidget(window)
    ask(window, kind)
    page = window.table_page
    asking = [page.choice.geometry()] if page.choice.isVisible() else []
    spared = [page._rect_of(page.parts.bar), *asking]
    for places in (*page.interactions.values(), page.choice.tokens.interaction, page.choice.view.interaction):
        if not places.view.isVisible():
            continue
        for row in range(places.model.rowCount()):
            found = read(window, places, row)
            for rect in spared:
                both = found.intersected(rect)
                assert both.width() * both.height() == 0, (places.view.objectName(), row)


def test_a_line_that_says_all_itself_has_no_note(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    ask(window, "items")
    places = window.table_page.choice.view.interaction
    assert read(window, places, 0).isNull()
    ask(window, "offer")  # a card says more than its line
    assert not read(window, places, 0).isNull()


def test_a_note_goes_when_the_text_grows(window: MainWindow) -> None:
    places = window.table_page.interactions["hand"]
    assert not read(window, places, 0).isNull()
    window.actions_["Larger"].trigger()
    QApplication.processEvents()
    assert not window.table_page.reading.isVisible()
    assert not read(window, places, 0).isNull()
    reading = window.table_page.reading
    assert reading.height() >= reading.heightForWidth(reading.width())


# -- what is told


def test_a_room_tells_its_group_and_bonus(window: MainWindow) -> None:
    read(window, window.table_page.interactions["hotel"], 2, 0)
    told = note(window, "readingNote")
    assert "A group of 3 room" in told and "Occupancy bonus" in told and "at the end of the game" in told


def test_a_floor_tells_its_numbers(window: MainWindow) -> None:
    house = window.table_page.parts.panels["hotel"].content
    assert house is not None
    QTest.mouseMove(house, QPoint(4, house.rooms.geometry().center().y() + 2))  # type: ignore[attr-defined]
    QApplication.processEvents()
    window.table_page.reading._wait.timeout.emit()
    assert "Floor 2: preparing a room costs 1 krone" in note(window, "readingNote")
    assert house.accessibleDescription().splitlines()[0].startswith("floor 4: preparing a room costs 3 krone")


def test_an_opponent_is_told_in_full(window: MainWindow) -> None:
    page = window.table_page
    p = window.session.state.players[1]
    p.cafe, p.needs, p.staff = [53], [window.session.state.t.guests[53].order], [26]
    p.occupied, p.vacant = 0b111, 0b1000
    window.session._announce()
    card = page.parts.opponents.cards[1]
    spot = QPointF(5, 5)
    QApplication.sendEvent(card, QEnterEvent(spot, spot, spot))
    page.reading._wait.timeout.emit()
    told = note(window, "readingNote")
    for words in (
        "Rooms: 3 occupied, 1 vacant",
        "Kitchen: 1 strudel, 1 cake, 1 wine and 1 coffee",
        "Flamenco Dancer",
        "waiting for",
        "Staff in play:",
        "in full",
    ):
        assert words in told
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert not page.reading.isVisible()


def test_a_button_that_takes_nothing_back_says_its_key_and_why(window: MainWindow) -> None:
    undo = window.table_page.parts.bar.undo
    key = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
    assert undo.toolTip() == f"Undo the last step ({key})\nNothing has been done yet."
    session = window.session
    session.try_apply(TakeDie(4, 4))
    assert undo.toolTip() == f"Undo the last step ({key})"
    while session.can_undo:
        session.try_apply(session.options[0])
    assert "moves of others stay" in undo.toolTip() and "With “Free” under Undo" in undo.toolTip()


def test_ctrl_s_saves_and_ctrl_y_does_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    window.session.settings.undo_policy = "free"
    window.session.lift_curtain()
    asked: list[str] = []
    asks = "gah_desktop.widgets.save_name.ask_save_name"
    monkeypatch.setattr(asks, lambda *words: asked.append(words[1]))
    QTest.keyClick(window.table_page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["Save the game"]
    window.session.try_apply(window.session.options[0])
    QTest.keyClick(window.table_page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.journal.position == 0
    QTest.keyClick(window.table_page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert window.session.journal.position == 1


def test_the_log_shows_the_newest_line_in_another_language(window: MainWindow, qapp: QApplication) -> None:
    session = window.session
    for _ in range(40):
        if session.curtain:
            session.lift_curtain()
        session.try_apply(session.options[0])
    window.show()
    window.show_page("table")
    log = window.table_page.parts.log.view
    translator = Translator(qapp)
    try:
        for language in ("de", "fr"):
            translator.set_language(language)
            session.languageChanged.emit()
            QApplication.processEvents()
            bar = log.verticalScrollBar()
            end = log.visualRect(log.model().index(log.model().rowCount() - 1, 0))
            assert bar.maximum() > 0 and bar.value() == bar.maximum()
            assert log.viewport().rect().contains(end.bottomLeft())
    finally:
        translator.set_language("en")


def test_the_step_to_a_turn_tells_all_of_it_in_a_line(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8, kinds=("human", "random"))
    qtbot.addWidget(window)
    session, rng = window.session, Random(3)
    log = window.table_page.parts.log
    while not any(
        isinstance(event, Acted) and (event.kind, event.seat) == ("take_die", 1) for event in session.events
    ):
        if session.may_act:
            session.try_apply(sensible(session.game, rng))
        QApplication.processEvents()
    told = [log.model.index(row, 0).data(Role.Facts) for row in range(log.model.rowCount())]
    log.shown.emit(next(facts for facts in told if facts.starts_turn and facts.seat == 1))
    lines = note(window, "readingNote").split("<br>")
    assert lines[0].startswith("Round 1, number ") and "Ben" in lines[0]
    assert lines[1].startswith("Ben: ") and " with strength " in lines[1]


def test_a_panel_begins_with_a_capital(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    ask(window, "items")
    assert window.table_page.choice._title.text() == "Die showing 1 · strength 3"
    ask(window, "serve")
    assert window.table_page.choice._title.text().startswith("Serving · ")


def test_items_to_choose_from_have_their_symbols(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    monkeypatch.setattr(
        "gah_desktop.widgets.table.choice_list.art.draw_amounts",
        lambda painter, rect, theme, amounts, size: drawn.extend(amounts),
    )
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    ask(window, "items")
    window.table_page.choice.view.grab()
    assert {type(option) for option in window.session.options} == {ChooseItems}
    assert {(icon, count) for icon, count in drawn if icon in ITEMS} == {
        ("strudel", "3"),
        ("strudel", "2"),
        ("cake", "1"),
    }


# -- where the keyboard is


def focused(window: MainWindow) -> object:
    view = window.table_page.focusWidget()
    found = [one for one in window.table_page.interactions.values() if one.view is view]
    assert found, view
    return found[0].view.currentIndex().data(Role.Legal)


def test_it_begins_where_something_can_be_done(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=2)
    qtbot.addWidget(window)
    hands = Hands(window, "keys")
    while window.session.state.phase == "setup":
        hands.lift()
        hands.do(window.session.options[0])
    hands.lift()
    assert window.session.game.decision is not None and window.session.game.decision.kind == "turn"
    assert focused(window) is True


def test_it_goes_on_from_the_last_item_to_the_next_thing(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    ask(window, "place")
    hands = Hands(window, "keys")
    while isinstance(window.session.options[0], Place):
        hands.do(window.session.options[0])
    assert window.session.game.decision is not None and window.session.game.decision.kind == "turn"
    assert focused(window) is True


def test_it_waits_at_the_button_where_nothing_else_is_left(window: MainWindow) -> None:
    page, state = window.table_page, window.session.state
    p = state.players[0]
    p.cafe, p.needs, p.staff, p.has, p.kitchen = [], [], [], 0, [0, 0, 0, 0, 0]
    state.die_taken = True
    page.desk.by_keyboard = True
    state.options = None
    page.interactions["hand"].view.setFocus()
    window.session._announce()
    assert [option.kind for option in window.session.options] == ["end_turn"]
    assert page.focusWidget() is page.parts.bar.end_turn
    press(window, Qt.Key.Key_Z)


def test_only_what_can_be_done_lights_up_under_the_mouse(qtbot: QtBot, tmp_path: Path) -> None:
    """Elsewhere it would look like something chosen."""
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    ask(window, "split")  # no die may be taken
    view = window.table_page.interactions["dice"].view
    QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(5, 0)).center())
    before = view.viewport().grab().toImage()
    QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(1, 0)).center())
    QApplication.processEvents()
    assert view.viewport().grab().toImage() == before


def test_a_note_about_another_hotel_leaves_the_queue_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8, kinds=("human", "random"))
    qtbot.addWidget(window)
    page = window.table_page
    ask(window, "turn")
    (card,) = page.parts.opponents.cards.values()
    place = QRect(card.mapToGlobal(card.rect().topLeft()), card.size())
    page.reading.show_at("<br>".join(["what Ben owns"] * 7), place)
    here = page.reading.geometry()
    queue = page.interactions["queue"].view
    assert not here.intersects(QRect(queue.mapTo(page, queue.rect().topLeft()), queue.size()))


def test_f1_opens_the_page_of_the_card_that_is_being_read(window: MainWindow, qtbot: QtBot) -> None:
    """Wherever the keyboard is; and what the mouse has left is not read any more."""
    page = window.table_page
    queue, dice = page.interactions["queue"], page.interactions["dice"]
    card = queue.model.index(2, 0)
    guest = str(card.data(Role.Facts).guest)
    queue.view.setCurrentIndex(queue.model.index(0, 0))
    dice.view.setFocus()
    queue._tell(card)
    with qtbot.waitSignal(page.referenceRequested) as asked:
        window.actions_["Reference"].trigger()
    assert asked.args == ["guest", guest]
    queue.view.setFocus()
    queue._tell(card)
    with qtbot.waitSignal(page.referenceRequested) as asked:
        QTest.keyClick(queue.view, Qt.Key.Key_F1)
    assert asked.args == ["guest", guest]
    queue.leave()
    with qtbot.waitSignal(window.referenceRequested) as asked:
        window.actions_["Reference"].trigger()
    assert asked.args == ["", ""]


def test_of_the_places_that_cover_nothing_a_note_takes_the_nearest() -> None:
    """Over what can be done in the café, rather than across the whole table."""
    queue, cafe, hand = QRect(0, 600, 600, 150), QRect(0, 480, 700, 110), QRect(900, 0, 300, 800)
    place, host, size = QRect(20, 620, 100, 100), QRect(0, 0, 1200, 800), QSize(200, 80)
    assert beside(place, size, host, 6, Spare([hand], [queue, cafe])) == QPoint(6, 394)
