"""A hint at the table as hands ask for it: shown, made stronger, followed, given up; and the last turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from gah_desktop.app.advice import Move
from gah_desktop.coach.judge import Advice, Told, Verdict
from gah_desktop.coach.parts import names
from gah_desktop.coach.turns import Judged, goes_on, last_turn
from gah_desktop.engine.actions import (
    Action,
    ChooseGuest,
    Collect,
    MoveGuest,
    Prepare,
    TakeDie,
    TakeGuest,
)
from gah_desktop.models import Role
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.adviser import Adviser, after
from gah_desktop.widgets.table.ghosts import Ghosts, runs
from tests.coach.helpers import whole
from tests.desktop.pages_helpers import button, part
from tests.desktop.submissions import Submissions
from tests.desktop.table_hands import LEFT, open_window

NOTHING = dict.fromkeys(names(), 0.0)


class Asked(Submissions):
    """A coach whose answers the test gives."""

    def answer(self, *lines: tuple[Action, ...], final: bool = True, which: int = -1) -> None:
        told = [
            Told(actions, 24, 100.0 - at, 5.0, 3.0 * at, 0.5, NOTHING | {"rooms": 4.0 - 4 * at})
            for at, actions in enumerate(lines)
        ]
        (self.finish if final else self.report)(Advice(tuple(told), final), which)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = open_window(tmp_path, kinds=("human", "heuristic"), names=("Anna", "Resi"), seed=4)
    qtbot.waitUntil(lambda: window.session.may_act, timeout=20_000)
    yield window
    window.close()


@pytest.fixture
def asked(window: MainWindow) -> Asked:
    return Asked(window.session.background)


def adviser(window: MainWindow) -> Adviser:
    found = window.table_page.adviser
    assert found is not None
    return found


def said(window: MainWindow) -> str:
    return part(adviser(window), QLabel, "adviserText").text()


def press(window: MainWindow, name: str = "Hint") -> None:
    window.actions_[name].trigger()
    QApplication.processEvents()


def line(window: MainWindow) -> tuple[Action, ...]:
    """What could be done now, and then once more."""
    game = window.session.game.clone()
    first = next(iter(game.legal_actions()))
    game.apply(first)
    return (first, game.legal_actions()[0]) if game.seat == window.session.viewer else (first,)


def test_a_hint_in_three_strengths(window: MainWindow, asked: Asked) -> None:
    press(window)
    assert adviser(window).isVisible()
    assert said(window) == "One moment…"
    asked.answer(line(window), (window.session.options[-1],))
    assert said(window).startswith("Worth a look: ")
    assert not adviser(window).ghosts.isVisible()
    press(window)
    assert said(window).startswith("1. ")
    assert adviser(window).ghosts.isVisible()
    press(window)
    assert "VP" in said(window)
    assert not part(adviser(window), QLabel, "adviserDoubt").isHidden()
    press(window)
    assert adviser(window).isHidden()
    assert adviser(window).ghosts.isHidden()


def test_the_setting_says_how_strong_it_begins(window: MainWindow, asked: Asked) -> None:
    window.context.settings.hint = "what"
    press(window)
    asked.answer(line(window))
    assert said(window).startswith("1. ")


def test_the_key_and_the_button_ask_too(window: MainWindow, asked: Asked) -> None:
    assert window.actions_["Hint"].shortcut().toString() == "H"
    QTest.mouseClick(part(window, QToolButton, "hintButton"), LEFT)
    assert adviser(window).isVisible()
    assert asked.number == 1


def test_better_answers_take_the_place_of_the_first(window: MainWindow, asked: Asked) -> None:
    window.context.settings.hint = "what"
    press(window)
    asked.answer(line(window), (window.session.options[-1],), final=False)
    assert "I am looking further" in part(adviser(window), QLabel, "adviserDoubt").text()
    asked.answer((window.session.options[-1],), line(window))
    assert "Compared in 24" in part(adviser(window), QLabel, "adviserDoubt").text()


def test_the_answer_to_an_older_question_is_not_shown(window: MainWindow, asked: Asked) -> None:
    press(window)
    QTest.keyClick(window.table_page, Qt.Key.Key_Escape)
    press(window)
    asked.answer(line(window), which=0)
    assert said(window) == "One moment…"
    asked.answer(line(window), which=1)
    assert said(window) != "One moment…"


def test_escape_gives_it_up(window: MainWindow, asked: Asked) -> None:
    press(window)
    QTest.keyClick(window.table_page, Qt.Key.Key_Escape)
    assert adviser(window).isHidden()
    assert [request.is_cancelled for request in asked.requests] == [True]
    asked.answer(line(window))
    assert adviser(window).isHidden(), "an answer that comes too late shows nothing"


def test_who_follows_a_hint_is_shown_the_rest_of_it(window: MainWindow, asked: Asked) -> None:
    window.context.settings.hint = "what"
    press(window)
    actions = line(window)
    assert len(actions) == 2
    asked.answer(actions)
    window.session.try_apply(actions[0])
    assert adviser(window).isVisible()
    assert said(window).startswith("And on with it:\n1. ")
    other = next(option for option in window.session.options if option != actions[1])
    window.session.try_apply(other)
    assert adviser(window).isHidden()


def test_taking_a_step_back_ends_it(window: MainWindow, asked: Asked) -> None:
    window.context.settings.undo_policy = "free"
    window.session.try_apply(line(window)[0])
    press(window)
    asked.answer(line(window))
    window.session.undo()
    assert adviser(window).isHidden()


def test_each_hint_is_counted_once(window: MainWindow, asked: Asked) -> None:
    for _ in range(3):
        press(window)
    assert window.session.meta.hints == (1,)
    press(window)
    press(window)
    assert window.session.meta.hints == (1,), "the same one, told again"
    window.context.settings.undo_policy = "free"
    first, second = window.session.options[:2]  # another way is another hint, the same one is not
    for action, hints in (
        (first, 2),
        (second, 3),
        (first, 3),
    ):
        window.session.try_apply(action)
        press(window)
        assert window.session.meta.hints == (hints,)
        window.session.undo()


def test_a_look_at_the_turn_that_goes_on_is_a_hint(window: MainWindow, asked: Asked) -> None:
    session = window.session
    session.try_apply(line(window)[0])
    press(window, "LastTurn")
    assert session.meta.hints == (1,)
    turn = last_turn(session.journal, 0)
    assert turn is not None
    assert goes_on(session.journal, turn)
    finished = whole()
    for seat in (0, 1):
        over = last_turn(finished, seat)
        assert over is not None
        assert not goes_on(finished, over)


def test_a_coach_that_fails_says_so(window: MainWindow, asked: Asked) -> None:
    press(window)
    asked.fail()
    assert said(window) == "The coach cannot answer just now."


def test_a_coach_that_fails_after_a_first_opinion_says_so_too(window: MainWindow, asked: Asked) -> None:
    window.context.settings.hint = "what"
    press(window)
    asked.answer(line(window), (window.session.options[-1],), final=False)
    asked.fail()
    assert said(window).startswith("1. "), "the opinion stays"
    doubt = part(adviser(window), QLabel, "adviserDoubt")
    assert doubt.text() == "The coach cannot look any further just now."
    assert not doubt.isHidden()


def test_what_one_person_was_told_is_not_shown_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=4)
    Asked(window.session.background)
    session = window.session
    session.lift_curtain()
    viewer = session.viewer
    press(window, "LastTurn")
    assert adviser(window).isVisible()
    while not session.curtain:
        assert adviser(window).isVisible(), "the same one still looks"
        session.try_apply(session.options[-1])
    assert session.viewer == viewer
    assert adviser(window).isHidden()
    press(window, "LastTurn")
    assert adviser(window).isHidden(), "nor is it brought back while the curtain is down"
    session.lift_curtain()
    assert session.viewer != viewer
    assert adviser(window).isHidden()
    window.close()


def test_rewards_that_no_plan_knows_of_do_not_end_a_hint() -> None:
    first, second = TakeDie(3, 3), Prepare(1, 1)
    assert after([first], [first, second]) == (second,)
    assert after([first, Collect(0)], [first, second]) == (second,)
    assert after([Collect(0)], [first, second]) == (first, second)
    assert after([Collect(1), first], [Collect(0), first, second]) == ()
    assert after([second], [first, second]) == ()
    assert after([first, second], [first, second]) == ()


def test_two_guests_take_two_tables(window: MainWindow, asked: Asked) -> None:
    """Each is drawn where it would sit, and marked where it lies."""
    page, game = window.table_page, window.session.game
    queue, cafe = page.interactions["queue"], page.interactions["cafe"]
    ghosts = adviser(window).ghosts
    moves = [Move(TakeGuest(4), "", (("slot", 4),)), Move(ChooseGuest(4), "", (("slot", 3),))]
    moves.append(Move(MoveGuest(game.state.queue[3], 1, 1), "", (("guest", game.state.queue[3]),)))
    ghosts.show_moves(moves, page.interactions)
    free = [
        cafe.rect_of(index)
        for row in range(cafe.model.rowCount())
        if not (index := cafe.model.index(row, 0)).data(Role.Facts).guest
    ]
    lie = [queue.rect_of(queue.model.index_of(slot)) for slot in (4, 3)]
    assert [place.toRect() for _, place in ghosts._pictures] == [local(ghosts, rect) for rect in free[:2]]
    marked = {tuple(mark.numbers): mark.place.toRect() for mark in ghosts.marks}
    assert marked == {(1,): local(ghosts, lie[0]), (2,): local(ghosts, lie[1]), (3,): local(ghosts, free[1])}


def local(ghosts: Ghosts, rect: QRect) -> QRect:
    return QRect(ghosts.mapFromGlobal(rect.topLeft()), rect.size())


def test_numbers_in_a_row_are_one_badge() -> None:
    assert runs([1]) == ["1"]
    assert runs([1, 2]) == ["1", "2"]
    assert runs([1, 3, 4, 5, 6]) == ["1", "3–6"]
    assert runs([2, 3, 4, 7, 8]) == ["2–4", "7", "8"]


def test_a_look_at_the_last_turn(window: MainWindow, asked: Asked) -> None:
    press(window, "LastTurn")
    assert said(window) in ("You have not taken a turn yet.", "I am looking into your last turn…")
    position = window.session.journal.position
    window.session.try_apply(line(window)[0])
    press(window, "LastTurn")
    assert said(window) == "I am looking into your last turn…"
    entry = window.session.journal.entries[position]
    other = next(
        option
        for option in window.session.journal.game_at(position).legal_actions()
        if option != entry.action
    )
    verdict = Verdict((entry.action,), (other,), 6.5, 1.0, 24, NOTHING | {"staff": 6.0})
    asked.finish(Judged(0, 1, 1, position, ((position, verdict),)))
    lines = said(window).splitlines()
    assert lines[0].startswith("Played: ")
    assert lines[1].startswith("Better: ")
    assert lines[2:] == ["6.5 VP lost, give or take 2.0", "In its favour: staff (+6 VP)"]


def test_nobody_is_given_a_hint_while_a_bot_thinks(window: MainWindow, asked: Asked) -> None:
    session = window.session
    session.set_paused(True)
    while session.may_act:
        session.try_apply(session.options[-1])
    press(window)
    assert asked.number == 0


def test_it_covers_neither_the_bar_nor_what_it_is_about(window: MainWindow, asked: Asked) -> None:
    window.context.settings.hint = "why"
    press(window)
    asked.answer(line(window), (line(window)[0],))
    panel, page = adviser(window).geometry(), window.table_page
    assert page.rect().contains(panel)
    assert not panel.intersects(page.place_of("bar"))


def test_it_leaves_queue_dice_and_house_free(window: MainWindow, asked: Asked) -> None:
    page = window.table_page
    adviser(window).ask()
    asked.answer((window.session.options[0],))
    QApplication.processEvents()
    note = adviser(window).geometry()
    for part_ in ("queue", "dice", "hotel", "bar"):
        assert not note.intersects(page.place_of(part_)), part_


def test_buttons_say_what_they_do(window: MainWindow, asked: Asked) -> None:
    press(window)
    asked.answer(line(window))
    QTest.mouseClick(button(adviser(window), "What to do"), LEFT)
    assert said(window).startswith("1. ")
    assert button(adviser(window), "Why").isVisible()
    QTest.mouseClick(button(adviser(window), "Close"), LEFT)
    assert adviser(window).isHidden()


def test_a_real_hint_from_end_to_end(qtbot: QtBot, window: MainWindow) -> None:
    """With the process: the first answer at once, the last one final; giving up leaves nothing behind."""
    press(window)
    qtbot.waitUntil(lambda: said(window) != "One moment…", timeout=30_000)
    QTest.keyClick(window.table_page, Qt.Key.Key_Escape)
    assert adviser(window).isHidden()
    window.session.background.close()
