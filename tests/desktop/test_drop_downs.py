"""Every drop-down list shows all its entries whole, and nothing of a frame beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.desktop.scenes import OF_DIALOGS, PAGES, REFERENCE, Stage, settle

PLACES = PAGES | OF_DIALOGS | REFERENCE
WITH_LISTS = ("new", "new-solo", "history-0", "replay", "settings", "reference-gallery")


@pytest.fixture(scope="module", params=[("day", 100), ("night", 200)], ids=["day", "night-200"])
def stage(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[Stage]:
    theme, scale = request.param
    result = Stage(tmp_path_factory.mktemp("lists"), (1280, 800), theme, scale)
    yield result
    result.close()


@pytest.mark.parametrize("place", PLACES)
def test_a_list_that_is_opened_shows_every_entry_whole(qtbot: QtBot, stage: Stage, place: str) -> None:
    window = PLACES[place](stage)
    settle()
    combos = [combo for combo in window.findChildren(QComboBox) if combo.isVisible() and combo.isEnabled()]
    assert combos or place not in WITH_LISTS
    for combo in combos:
        combo.showPopup()
        settle()
        view, frame = combo.view(), combo.view().parentWidget()
        assert frame is not None
        assert view.geometry() == frame.rect(), "a scroll arrow or a frame beside the list"
        model, inside = combo.model(), view.viewport().rect()
        rows = [view.visualRect(model.index(row, combo.modelColumn())) for row in range(combo.count())]
        cut = [row for row in rows if inside.intersects(row) and not inside.contains(row)]
        assert cut == [], combo.objectName()
        assert all(row.height() >= combo.fontMetrics().height() for row in rows)
        assert inside.contains(rows[combo.currentIndex()])
        if combo.count() <= combo.maxVisibleItems():
            assert all(inside.contains(row) for row in rows)
        combo.hidePopup()
    if window is not stage.window:
        window.close()
