"""Names may look like HTML: wherever one is seen, it is seen as it was typed, and no picture is fetched."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.engine import Setup
from gah_desktop.models.base import Model
from gah_desktop.models.plain import as_plain
from gah_desktop.record import Loaded, dumps
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import PAGES, Needs
from tests.app.test_history import played
from tests.coach.helpers import made_up
from tests.desktop.pages_helpers import make_context

NAME = "<b>Bold</b><img src=x>"
NAMES = (NAME, "<h1>Big</h1>")
SETUP = Setup(players=2, seed=5, names=NAMES, kinds=("human", "human"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = MainWindow(make_context(tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    return made


def settled() -> None:
    for _ in range(5):
        QApplication.processEvents()


def is_plain(text: str) -> bool:
    return not Qt.mightBeRichText(text) or "&lt;" in text


def tool_tips(model: QAbstractItemModel) -> list[str]:
    root = QModelIndex()
    cells = (
        model.index(row, column, root)
        for row in range(model.rowCount(root))
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(root))
    )
    return [str(cell.data(Qt.ItemDataRole.ToolTipRole) or "") for cell in cells]


def shows_names_as_typed(whole: QWidget) -> int:
    """Every label, tool tip and cell; returns how many of them name somebody."""
    seen = 0
    for widget in (whole, *whole.findChildren(QWidget)):
        assert is_plain(widget.toolTip()), widget
        seen += "Bold" in widget.toolTip()
        if isinstance(widget, QLabel) and "Bold" in widget.text():
            seen += 1
            formats = Qt.TextFormat
            assert widget.textFormat() == formats.PlainText or is_plain(widget.text()), widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            told = tool_tips(widget.model())
            assert all(map(is_plain, told)), widget.objectName()
            seen += any("Bold" in text for text in told)
    for model in whole.findChildren(Model):
        assert all(map(is_plain, tool_tips(model))), type(model).__name__
    return seen


def test_every_page(window: MainWindow) -> None:
    window.start_game(SETUP, Meta.new())
    window.show()
    window.session.lift_curtain()
    window.session.try_apply(window.session.options[0])
    window.session.lift_curtain()
    window.session.save_as(window.context.paths.saves / "<i>mine.gah")
    over = played(SETUP)
    window.session.history.record(over, Meta("x", "", "2026-01-01T10:00:00"))
    window.session.reviews.keep(over, made_up(over), "2026-01-01T10:00:00")
    seen = {}
    for page in PAGES.values():
        if page.needs is Needs.FINISHED_GAME:
            window.session.open_text(dumps(over, {}))
        page.present(window, Loaded(over, {}))
        settled()
        seen[page.name] = shows_names_as_typed(window.page(page.name))
    assert all(
        seen[page] for page in ("table", "replay", "start", "history", "score", "emperor", "review")
    ), seen


def test_the_score_sheet(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "over.gah"
    window.session.open_text(_text())
    window.session.save_as(file)
    assert window.open_file(file) and window.current == "score"
    settled()
    assert shows_names_as_typed(window.page("score"))
    (view,) = window.page("score").findChildren(QTableView)
    assert view.model().headerData(1, Qt.Orientation.Horizontal) == NAME


def _text() -> str:
    return dumps(played(SETUP), Meta("x", "", "2026-01-01T10:00:00").to_dict())


def test_the_curtain_between_two_people(window: MainWindow) -> None:
    window.start_game(SETUP, Meta.new())
    window.show()
    curtain = window.table_page.curtain
    curtain.fall("Tom & <b>Jerry</b>")
    texts = [label.text() for label in curtain.findChildren(QLabel)]
    assert "Tom & <b>Jerry</b>, it is your turn" in texts
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in curtain.findChildren(QLabel))
    (button,) = curtain.findChildren(QAbstractButton)
    assert button.text() == "I am Tom && <b>Jerry</b>: show the table"


def test_a_box_about_a_file(window: MainWindow, tmp_path: Path) -> None:
    window.show_page("start")
    window.show()
    assert not window.open_file(tmp_path / "<b>no.gah")
    (box,) = window.findChildren(QMessageBox)
    assert box.text().startswith("<b>no.gah cannot be opened.")
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


def test_what_is_no_html_is_left_as_it_is() -> None:
    for text in ("Anna", "3 < 4 and\nmore", "a & b"):
        assert as_plain(text) == text
    assert as_plain(f"{NAME}\nAnna") == "<p>&lt;b&gt;Bold&lt;/b&gt;&lt;img src=x&gt;<br>Anna</p>"
