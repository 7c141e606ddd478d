"""The score page: its lines add up, and paper and picture hold the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QTableView
from pytestqt.qtbot import QtBot

from gah_desktop.app.replay import Replay
from gah_desktop.app.standing import sheets_now
from gah_desktop.engine.events import BallroomScored
from gah_desktop.engine.items import INDEX
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.models import HotelModel
from gah_desktop.record import Journal, Loaded
from gah_desktop.text.names import component_name
from gah_desktop.widgets.art.season import HotelArt, lamps, lit, places, total_told
from gah_desktop.widgets.art.specs import RoomStatus
from gah_desktop.widgets.pages.score import ScorePage
from gah_desktop.widgets.pages.season import Season
from gah_desktop.widgets.pages.sheet_bars import FIGURES, BarDelegate
from gah_desktop.widgets.pages.sheet_model import SheetModel
from gah_desktop.widgets.pages.sheet_rows import (
    LINE,
    PART,
    SUM,
    TIE,
    TOTAL,
    ScoreTable,
    difference,
    score_table,
)
from gah_desktop.widgets.table.pictures import front
from tests.desktop.fitting import written
from tests.desktop.pages_helpers import at_the_end, button, danced, loaded, make_context, part, shown, told


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ScorePage:
    page = ScorePage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_game(at_the_end(3))
    shown(page)
    return page


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_add_up_to_the_total_of_the_game(qtbot: QtBot, players: int) -> None:
    replay = at_the_end(players)
    sheet = score_table(replay)
    scores = replay.state.scores
    for seat in range(players):
        lines = sum(row.values[seat] or 0 for row in sheet.rows if row.kind == LINE)
        total = next(row.values[seat] for row in sheet.rows if row.kind == TOTAL)
        during = next(row.values[seat] for row in sheet.rows if row.kind == SUM)
        tie = next(row.values[seat] for row in sheet.rows if row.kind == TIE)
        assert lines == total == scores[seat].total
        assert during == scores[seat].game
        assert tie == scores[seat].tie
        assert sheet.chart.series[seat].values[-1] == total
        floors = [row.values[seat] for row in sheet.rows if row.kind == PART and "Floor" in row.label]
        assert list(reversed(floors)) == [vp for _, vp in scores[seat].line("rooms").parts]
    assert sheet.winners


def test_parts_add_up_to_their_line(qtbot: QtBot) -> None:
    sheet = score_table(at_the_end(4))
    rows = list(sheet.rows)
    for index, row in enumerate(rows):
        parts = []
        for below in rows[index + 1 :]:
            if below.kind != PART:
                break
            parts.append(below)
        if row.kind == LINE and parts:
            for seat in range(4):
                assert row.values[seat] == sum(below.values[seat] or 0 for below in parts)


def with_everything(solo: str | None = None, seed: int = 3) -> Replay:
    replay = Replay(danced(tuple(EXPANSIONS), solo, seed))
    replay.go_to(replay.length)
    return replay


def by_label(sheet: ScoreTable) -> dict[str, tuple[int | None, ...]]:
    return {row.label: row.values for row in sheet.rows}


@pytest.mark.parametrize("solo", [None, "elisabeth"])
@pytest.mark.parametrize("seed", range(3, 6))
def test_the_lines_of_the_expansion_add_up_too(qtbot: QtBot, solo: str | None, seed: int) -> None:
    replay = with_everything(solo, seed)
    sheet = score_table(replay)
    told = by_label(sheet)
    for seat in range(2):
        lines = sum(row.values[seat] or 0 for row in sheet.rows if row.kind == LINE)
        assert lines == replay.state.scores[seat].total
        halls = [event for event in replay.events if isinstance(event, BallroomScored)]
        names = [component_name("ballroom", event.board) for event in halls]
        assert told["Ballrooms"][seat] == sum(told[name][seat] or 0 for name in names)
        assert "Celebrities" in told


def test_champagne_stands_among_the_items(qtbot: QtBot) -> None:
    for seed in range(3, 9):
        replay = with_everything(seed=seed)
        left = tuple(p.kitchen[INDEX["champagne"]] for p in replay.state.players)
        told = by_label(score_table(replay))
        if any(left):
            assert told["Champagne"] == left
            both = zip(told["Dishes and drinks"], left, strict=True)
            assert told["Items in the kitchen"] == tuple((rest or 0) + n for rest, n in both)
            return
    raise AssertionError("no champagne was left anywhere")


def test_without_ballrooms_nothing_is_said_of_champagne(qtbot: QtBot) -> None:
    assert "Champagne" not in by_label(score_table(at_the_end(2)))


def test_the_sheet_as_if_the_game_ended_now_has_these_lines_too(qtbot: QtBot) -> None:
    replay = Replay(danced(tuple(EXPANSIONS)))
    while not any(isinstance(event, BallroomScored) for event in replay.events):
        replay.step()
    sheet = score_table(replay, sheets_now(replay.events, replay.state))
    assert "Ballrooms" in by_label(sheet)
    totals = next(row.values for row in sheet.rows if row.kind == TOTAL)
    lines = [sum(row.values[seat] or 0 for row in sheet.rows if row.kind == LINE) for seat in range(2)]
    assert list(totals) == lines


def test_the_model_is_a_proper_model(qtbot: QtBot, tmp_path: Path) -> None:
    model = SheetModel(make_context(tmp_path).look)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_sheet(score_table(at_the_end(2)))
    model.show_sheet(score_table(at_the_end(4)))
    assert model.columnCount() == 5
    spoken = model.data(model.index(0, 1), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Anna, Guests: ")
    tester.deleteLater()


def test_the_page_shows_the_winner_and_all_lines(page: ScorePage) -> None:
    text = "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "win" in text or "victory" in text
    view = page.findChild(QTableView, "scoreSheetView")
    assert view is not None
    last = view.model().index(view.model().rowCount() - 1, 0)
    assert view.visualRect(last).bottom() <= view.viewport().height()


def test_pdf_and_picture_are_written(page: ScorePage, tmp_path: Path) -> None:
    pdf, png = tmp_path / "score.pdf", tmp_path / "score.png"
    page.save_pdf(pdf)
    assert pdf.read_bytes().startswith(b"%PDF")
    page.save_png(png)
    image = QImage(str(png))
    assert image.width() * 4 > 3 * 794
    assert "score.png" in told(page)


def test_what_cannot_be_written_is_said_and_harms_nothing(page: ScorePage, tmp_path: Path) -> None:
    page.save_pdf(tmp_path / "nowhere" / "score.pdf")
    assert "could not be saved" in told(page)
    page.save_png(tmp_path / "nowhere" / "score.png")
    assert "could not be saved" in told(page)


def test_the_score_of_a_game_that_goes_on_is_called_so(qtbot: QtBot, page: ScorePage) -> None:
    replay = Replay(loaded(2, steps=60))
    replay.go_to(replay.length)
    page.show_game(replay)
    assert "The score so far" in told(page)


def test_the_buttons_ask_for_what_they_say(qtbot: QtBot, page: ScorePage) -> None:
    for text, signal in (
        ("Replay the game", page.replayRequested),
        ("Play again", page.againRequested),
        ("Start page", page.homeRequested),
    ):
        with qtbot.waitSignal(signal) as heard:
            QTest.mouseClick(button(page, text), Qt.MouseButton.LeftButton)
        assert heard.signal_triggered, text


def test_the_page_says_what_the_winner_was_ahead_with(page: ScorePage) -> None:
    sheet = score_table(at_the_end(2))
    (first,) = sheet.winners
    lines = {row.label: row.values for row in sheet.rows if row.kind == "line"}
    lead = {label: (values[first] or 0) - (values[1 - first] or 0) for label, values in lines.items()}
    most = max(lead, key=lambda label: lead[label])
    sentence = difference(sheet)
    other = sheet.names[1 - first]
    assert sentence == f"The lead over {other} came above all from this: {most}, {lead[most]} VP more."
    assert difference(sheet._replace(winners=(0, 1))) == difference(sheet._replace(winners=())) == ""
    page.show_game(at_the_end(2))
    assert sentence in "\n".join(label.text() for label in page.findChildren(QLabel))


def test_the_winners_hotel_is_shown_with_its_guests(page: ScorePage) -> None:
    game = at_the_end(2)
    page.show_game(game)
    (first,) = score_table(game).winners
    season = page.findChild(Season)
    assert season is not None
    assert season.accessibleName() == f"The hotel of {game.names[first]}, as it stands at the end"
    assert [hotel.house.name for hotel in season.hotels] == [game.names[first], game.names[1 - first]]
    assert season.hotels[0].total == game.state.scores[first].total
    assert any(room.guest for floor in season.hotels[0].house.floors for room in floor)


def test_the_hotel_lights_up_from_below_as_the_score_is_told(page: ScorePage) -> None:
    game = at_the_end(2)
    house = front(game, HotelModel(game, 0))
    guests = [room.guest for floor in house.floors for room in floor if room.status is RoomStatus.OCCUPIED]
    assert lamps(house) == len(guests) == lamps(lit(house, 99))
    for count in (0, 1, len(guests) - 1):
        now = lit(house, count)
        assert lamps(now) == count
        assert [room.guest for floor in now.floors for room in floor if room.guest] == [
            guest for guest in guests[:count] if guest
        ]


def test_bars_grow_line_by_line_and_end_at_the_sheets_figures(page: ScorePage) -> None:
    view = page.findChild(QTableView, "scoreSheetView")
    assert view is not None
    bars = view.itemDelegate()
    assert isinstance(bars, BarDelegate)
    sheet = score_table(at_the_end(3))
    page.show_game(at_the_end(3))
    last = len(sheet.rows) - 1
    bars.set_share(0.0)
    assert bars.told(20, 0) == bars.told(20, last) == 0
    bars.set_share(0.5)
    assert bars.told(20, 0) == 20, "the first line is told"
    assert bars.told(20, last) == 0, "the last one is not"
    total = next(index for index, row in enumerate(sheet.rows) if row.kind == TOTAL)
    assert bars.told(100, total) == 50, "the sum grows all the time"
    bars.set_share(1.0)
    assert all(bars.told(20, row) == 20 for row in range(last + 1))


def test_the_totals_over_the_hotels_grow_with_the_bars(page: ScorePage) -> None:
    hotel = HotelArt(front(at_the_end(2), HotelModel(at_the_end(2), 0)), 131)
    assert [total_told(hotel, share) for share in (0.0, 0.5, 1.0)] == ["0", "65", "131"]


@pytest.mark.parametrize("size", [(1024, 720), (1280, 760), (1920, 1040)])
@pytest.mark.parametrize(("players", "least"), [(2, 5), (4, 2.5)])
def test_bars_have_room_beside_their_figures(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], players: int, least: float
) -> None:
    page = ScorePage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_game(at_the_end(players))
    shown(page, size)
    view, scroll = part(page, QTableView, "scoreSheetView"), part(page, QScrollArea)
    letter = view.fontMetrics().height()
    assert view.columnWidth(1) - letter * (FIGURES + 0.8) > letter * least
    assert scroll.horizontalScrollBar().maximum() == 0
    assert view.horizontalScrollBar().maximum() == 0


LONG = "Maximiliane-Josefine"


def test_a_long_name_stands_whole_over_its_column_and_in_its_tool_tip(qtbot: QtBot, tmp_path: Path) -> None:
    game = loaded(3)
    journal = Journal.new(replace(game.journal.game.setup, names=(LONG, "Ben", "Clara")))
    for entry in game.journal.entries:
        journal.apply(entry.action)
    replay = Replay(Loaded(journal, {}))
    replay.go_to(replay.length)
    page = ScorePage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_game(replay)
    shown(page, (1280, 760))
    view = part(page, QTableView, "scoreSheetView")
    head = view.horizontalHeader()
    with written() as words:
        head.grab()
        (one,) = [fitted for text, fitted, _, _ in words if text == LONG]
        assert [line for line, _ in one.lines] == ["Maximiliane-", "Josefine"]
        assert not words.illegible()
    assert view.model().headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == LONG
    head.resizeSection(1, 60)
    with written() as words:
        head.grab()
        shortened = next(text for text, *_ in words if text.startswith("M"))
        assert shortened.endswith("…"), "where there is no room its beginning is kept"


def test_the_score_is_told_once_and_a_click_ends_it(page: ScorePage, monkeypatch: pytest.MonkeyPatch) -> None:
    season = page.findChild(Season)
    assert season is not None
    page.show_game(at_the_end(3))
    assert season.share == 1.0, "where nothing moves all of it is there at once"
    monkeypatch.setattr(type(page.look), "animation", 200)
    page.show_game(at_the_end(3))
    assert season.share == 0.0
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    assert season.share == 1.0
    page.show_game(at_the_end(3))
    page.retranslate()
    assert season.share < 1.0, "another language does not end it"
    page.tell_all()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(520, 320), (760, 500), (1400, 900)])
def test_the_hotels_stand_beside_each_other_in_the_street(players: int, size: tuple[int, int]) -> None:
    rect, head = QRectF(0, 0, *size), 80.0
    ground = size[1] * 0.9
    found = places(rect, players, ground, head)
    assert len(found) == players
    assert all(place.bottom() == pytest.approx(ground) and rect.contains(place) for place in found)
    assert all(one.right() < other.left() for one, other in pairwise(found))
    assert found[0].width() == max(place.width() for place in found), "the winner's is the largest"
    assert found[0].top() >= head, "nothing covers the words"
