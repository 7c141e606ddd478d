"""The review page: how it is reached, made, given up, read, and played on from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLabel,
    QLineEdit,
    QProgressBar,
    QStackedWidget,
    QTableView,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.reviews import Rated
from gah_desktop.record import Loaded
from gah_desktop.widgets.art import course as art
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.picture import Picture
from gah_desktop.widgets.pages.review import ReviewPage
from gah_desktop.widgets.pages.review_parts import trend_art
from gah_desktop.widgets.registry import HISTORY, REPLAY, REVIEW, SCORE
from gah_desktop.widgets.theme import NIGHT
from tests.coach.helpers import made_up, whole
from tests.desktop.pages_helpers import button, make_context, part, shown, told
from tests.desktop.submissions import Submissions
from tests.desktop.table_hands import LEFT
from tests.helpers.languages import LANGUAGES

FINISHED = "2026-01-02T11:30:00+00:00"


def finished() -> Loaded:
    return Loaded(whole(), Meta("game-3", "2026-01-02T10:00:00+00:00", FINISHED).to_dict())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(make_context(tmp_path))
    window.resize(1100, 800)
    window.show()
    yield window
    window.close()


@pytest.fixture
def asked(window: MainWindow) -> Submissions:
    """Reviews that were begun; the test says what comes of them."""
    return Submissions(window.session.background)


@pytest.fixture
def page(window: MainWindow, asked: Submissions) -> ReviewPage:
    """With a review on it."""
    window.session.reviews.keep(whole(), made_up(whole()), FINISHED)
    window.show_review(finished())
    return window.stack[REVIEW]


def chosen(page: ReviewPage, row: int) -> str:
    view = part(page, QTableView, "reviewTurns")
    view.setCurrentIndex(view.model().index(row, 0))
    return part(page, QLabel, "reviewDetails").text()


def press(page: ReviewPage, name: str) -> None:
    QTest.mouseClick(part(page, QAbstractButton, name), LEFT)


def test_it_is_made_with_progress_and_kept(window: MainWindow, asked: Submissions) -> None:
    window.show_review(finished())
    page = window.stack[REVIEW]
    assert asked.number == 1
    assert "being looked through" in told(page)
    asked.report((3, 12))
    bar = part(page, QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 12)
    assert "3 of 12" in told(page)
    asked.finish(made_up(whole()))
    assert part(page, QTabWidget, "reviewTabs").isVisible()
    assert window.session.reviews.read(whole()) == made_up(whole())


def test_what_was_kept_is_shown_at_once(page: ReviewPage, asked: Submissions) -> None:
    assert asked.number == 0
    assert part(page, QTabWidget, "reviewTabs").isVisible()


def test_a_damaged_one_is_made_again(window: MainWindow, asked: Submissions) -> None:
    window.session.reviews.keep(whole(), made_up(whole()), FINISHED)
    window.session.reviews.file(whole()).write_text("{", "utf-8")
    window.show_review(finished())
    assert asked.number == 1


def test_it_can_be_given_up_and_begun_again(window: MainWindow, asked: Submissions) -> None:
    window.show_review(finished())
    page = window.stack[REVIEW]
    press(page, "reviewCancel")
    assert "stopped" in told(page)
    asked.finish(made_up(whole()))
    assert not part(page, QTabWidget, "reviewTabs").isVisible(), "it comes too late"
    press(page, "reviewAnew")
    assert asked.number == 2


def test_leaving_gives_it_up(window: MainWindow, asked: Submissions) -> None:
    window.show_page("start")
    window.show_review(finished())
    QTest.mouseClick(button(window.stack[REVIEW], "Back"), LEFT)
    assert window.current == "start"
    window.show_review(finished())
    assert asked.number == 2


def test_a_coach_that_fails_says_so(window: MainWindow, asked: Submissions) -> None:
    window.show_review(finished())
    asked.fail()
    assert "could not be made" in told(window.stack[REVIEW])


def test_skill_and_luck_of_everybody(page: ReviewPage) -> None:
    text = told(page)
    assert "Anna: sound play, 1.8 VP lost to errors a turn" in text
    assert "+3 VP by luck (dice +3)" in text
    assert "Resi: masterly play, 0.0 VP lost to errors a turn" in text
    assert "−2 VP by luck (dice −2)" in text
    chart = next(each for each in page.findChildren(Picture) if each.isVisible())
    assert chart.accessibleName().startswith("What everybody could expect at the end, ending at Anna ")


def test_the_three_costliest_turns(page: ReviewPage) -> None:
    lines = [line for line in told(page).splitlines() if "VP lost" in line and " · " in line]
    assert [line.rsplit(" · ", 1)[1] for line in lines] == ["12.5 VP lost", "7.2 VP lost", "4.0 VP lost"]
    assert len([b for b in page.findChildren(QAbstractButton) if b.text() == "Play on from here"]) == 4


def test_every_decision_of_a_turn(page: ReviewPage) -> None:
    part(page, QTabWidget, "reviewTabs").setCurrentIndex(1)
    text = chosen(page, 0)
    assert "Played: " in text
    assert "Better: " in text
    assert "12.5 VP lost, give or take 2.0" in text
    assert "In its favour: rooms (+12 VP)" in text
    view = part(page, QTableView, "reviewTurns")
    assert view.model().rowCount() == 4
    part(page, QCheckBox, "reviewOnlyErrors").setChecked(False)
    assert view.model().rowCount() > 12
    assert chosen(page, view.model().rowCount() - 1)


def test_a_turn_is_shown_in_the_replay(window: MainWindow, page: ReviewPage) -> None:
    part(page, QTabWidget, "reviewTabs").setCurrentIndex(1)
    chosen(page, 1)
    press(page, "reviewShow")
    assert window.current == "replay"
    replay = window.stack[REPLAY].replay
    assert replay is not None
    turns = [turn for turn in made_up(whole()).turns if turn.cost]
    assert replay.position == turns[1].position
    window.end_replay()
    assert window.current == "review"


def test_playing_on_is_another_game_against_the_same(window: MainWindow, page: ReviewPage) -> None:
    part(page, QTabWidget, "reviewTabs").setCurrentIndex(1)
    chosen(page, 0)
    press(page, "reviewPlayOn")
    session, position = window.session, made_up(whole()).turns
    assert window.current == "table"
    assert session.journal.position == next(turn for turn in position if turn.cost).position
    assert session.setup == whole().game.setup
    assert session.meta.id != "game-3"
    assert session.may_act
    assert session.last_game().loaded is not None, "it can be continued"
    assert whole().game.over, "the old one stays as it was"


def test_it_is_reached_from_score_replay_and_history(window: MainWindow, asked: Submissions) -> None:
    window.show_replay(finished())
    press_in = part(window.stack[REPLAY], QAbstractButton, "replayReviewButton")
    assert press_in.isVisible()
    QTest.mouseClick(press_in, LEFT)
    assert window.current == "review"
    window.end_review()
    assert window.current == "replay"
    window.session.history.record(whole(), Meta.from_dict(finished().meta))
    window.show_page("history")
    QTest.mouseClick(part(window.stack[HISTORY], QAbstractButton, "historyReviewButton"), LEFT)
    assert window.current == "review"
    window.end_review()
    window.session.play_on(whole(), Meta.from_dict(finished().meta))
    window.show_page("table")
    window._show_score()
    QTest.mouseClick(part(window.stack[SCORE], QAbstractButton, "scoreReviewButton"), LEFT)
    assert window.current == "review"


def test_an_unfinished_game_is_not_reviewed(window: MainWindow) -> None:
    window.show_replay(Loaded(whole().up_to(40), {}))
    assert part(window.stack[REPLAY], QAbstractButton, "replayReviewButton").isHidden()


def test_a_removed_game_takes_its_review_along(window: MainWindow) -> None:
    session = window.session
    session.history.record(whole(), Meta.from_dict(finished().meta))
    session.reviews.keep(whole(), made_up(whole()), FINISHED)
    session.history.remove("game-3")
    assert not session.reviews.file(whole()).exists()


def test_hints_on_the_score_sheet_if_that_is_wanted(window: MainWindow) -> None:
    meta = Meta.from_dict(finished().meta).hinted(0, "a" * 64).hinted(0, "b" * 64)
    window.session.play_on(whole(), meta)
    window.show_page("table")
    window._show_score()
    assert "Hints" not in told(window.stack[SCORE])
    window.context.settings.count_hints = True
    window._show_score()
    assert "Hints: Anna (2)" in told(window.stack[SCORE])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 680), (1280, 800)])
def test_nothing_is_wider_than_the_page(
    page: ReviewPage, window: MainWindow, size: tuple[int, int], language: str
) -> None:
    window.context.settings.language = language
    window.resize(*size)
    for label in filter(QLabel.isVisible, page.findChildren(QLabel)):
        assert label.width() <= page.width()


def test_a_review_that_ends_out_of_sight_leaves_the_keyboard_where_it_is(
    qtbot: QtBot, tmp_path: Path
) -> None:
    pages, field, page = QStackedWidget(), QLineEdit(), ReviewPage(make_context(tmp_path))
    pages.addWidget(field)
    pages.addWidget(page)
    qtbot.addWidget(pages)
    shown(pages, (800, 600))
    field.setFocus()
    page._lead_to(page._tabs)
    assert pages.focusWidget() is field
    pages.setCurrentWidget(page)
    page._lead_to(page._back)
    assert pages.focusWidget() is page._back


def test_ratings_over_the_games_are_told_with_their_tenths(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words of a rating differ by less than 1 VP; each number stands below its own game."""
    drawn: dict[str, list[float]] = {}

    def note(painter: object, place: QRectF, told: str, *more: object, **others: object) -> None:
        drawn.setdefault(told, []).append(place.center().x())

    monkeypatch.setattr(art, "draw_text", note)
    rated = [Rated(f"game-{at}", a_turn) for at, a_turn in enumerate((3.1, 2.2, 1.4, 0.66))]
    sheet = QPixmap(1000, 400)
    painter = QPainter(sheet)
    art.course.anew(painter, QRectF(0, 0, 1000, 400), NIGHT, trend_art(rated))
    painter.end()
    assert {"0.0", "1.0", "2.0", "3.0", "4.0", "People  0.7"} <= set(drawn)
    places = [drawn[str(number)][0] for number in range(1, 5)]
    pitches = {round(after - before, 3) for before, after in pairwise(places)}
    assert len(pitches) == 1 and pitches.pop() > 100
