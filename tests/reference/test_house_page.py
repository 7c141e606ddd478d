"""The page of the house's values: what is printed is written in, checked at once, counted and handed on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox
from shiboken6 import delete

from gah_desktop.app.settings import Settings
from gah_desktop.catalog import corrected_catalog, expanded_catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.house import GROUPS
from gah_desktop.catalog.overrides import open_values
from gah_desktop.reference.house_editors import BonusEditor, NumberEditor, OrderEditor, editor_for
from gah_desktop.reference.house_page import COMPONENT, HousePage
from gah_desktop.reference.house_parts import PARTS, merged, split
from gah_desktop.reference.pictures import draw
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.text.voices import counted
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.theme import DAY


@pytest.fixture
def look(tmp_path: Path) -> Look:
    return Look(Settings(tmp_path / "settings.ini"))


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[ReferenceWindow]:
    settings = Settings(tmp_path / "settings.ini")
    made = ReferenceWindow(settings, Look(settings), overrides=tmp_path / OVERRIDES_FILE)
    made.show()
    made.open_page("house", "ballrooms")
    yield made
    made.close()
    delete(made)


@pytest.fixture
def page(window: ReferenceWindow) -> HousePage:
    assert window.house is not None
    return window.house


def names(page: HousePage) -> list[str]:
    return [page.list.item(place).text() for place in range(page.list.count())]


def choose(page: HousePage, section: str, id: str) -> None:
    for place in range(page.list.count()):
        component = page.list.item(place).data(COMPONENT)
        if component is not None and (component.section, component.id) == (section, id):
            page.list.setCurrentRow(place)
            return
    raise AssertionError(f"{section} {id} is not listed")


def in_file(page: HousePage) -> Any:
    return json.loads(page.corrections.file.read_text(encoding="utf-8"))


def write(page: HousePage, field: str, text: str) -> None:
    """In place of what stands there."""
    editor = page.card.editors[field]
    assert isinstance(editor, NumberEditor)
    editor.field.clear()
    editor.field.insert(text)


def why(page: HousePage, field: str) -> str:
    return page.card.whys[field].text()


def test_a_module_is_shown_card_by_card(page: HousePage) -> None:
    listed = names(page)
    assert listed[:3] == ["Guests", "Debutante (3)", "Lady Companion (3)"]
    assert "Contessa (2)" in listed  # her VP are known
    assert {"Rows of the ballrooms", "Rehearsal rooms", "Actions 1 and 2"} <= set(listed)
    assert page.card.name.text() == "Debutante"
    assert list(page.card.editors) == ["order", "vp", "color"]
    assert not page.card.picture.pixmap().isNull()
    assert page.count.text() == "112 of 112 values left to check"


def test_what_is_printed_is_kept_and_the_next_card_comes(page: HousePage) -> None:
    write(page, "vp", "4")
    QTest.mouseClick(page.keep, Qt.MouseButton.LeftButton)
    order = expanded_catalog().guests[134].order
    assert in_file(page) == {"guests": {"134": {"order": dict(order.pairs()), "vp": 4, "color": "yellow"}}}
    assert page.count.text() == "109 of 112 values left to check"
    assert names(page)[1] == "Debutante"
    assert page.card.name.text() == "Lady Companion"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("many", "from -99 to 99"),
        ("", "from -99 to 99"),
        ("100", "from -99 to 99"),
        ("-3", ""),
        ("\u22123", ""),
    ],
)
def test_a_wrong_value_is_told_at_once_and_cannot_be_kept(page: HousePage, text: str, told: str) -> None:
    write(page, "vp", text)
    assert told in why(page, "vp") and bool(told) == bool(why(page, "vp"))
    assert page.keep.isEnabled() == (not told)
    assert page.card.editors["vp"].accessibleDescription() == why(page, "vp")
    assert not page.corrections.file.exists()


def test_an_order_without_anything_is_none(page: HousePage) -> None:
    editor = page.card.editors["order"]
    assert isinstance(editor, OrderEditor)
    for box in editor.boxes.values():
        box.setValue(0)
    assert "one to four items" in why(page, "order")
    editor.boxes["champagne"].setValue(2)
    assert why(page, "order") == ""
    assert page.card.values()["order"] == {"champagne": 2}


def test_the_spaces_and_prices_of_the_ballrooms(page: HousePage) -> None:
    choose(page, "ballroom_rows", "top")
    write(page, "champagne", "4")
    write(page, "spaces", "11")
    assert "from 1 to 10" in why(page, "spaces")
    write(page, "spaces", "3")
    page.keep.click()
    assert in_file(page) == {"ballroom_rows": {"top": {"spaces": 3, "champagne": 4}}}


def test_the_bonuses_of_a_rehearsal_room(page: HousePage) -> None:
    choose(page, "rehearsal_rooms", "pantry")
    bonuses = page.card.editors["areas"].findChildren(BonusEditor)
    assert [kind.currentData() for kind, _ in bonuses[3].parts] == ["strudel", "wine", "coffee", "vp"]
    kind, number = bonuses[0].parts[0]
    kind.setCurrentIndex(kind.findData("krones"))
    number.setValue(2)
    page.keep.click()
    kept = in_file(page)["rehearsal_rooms"]["pantry"]["areas"]
    assert kept[0] == {"dancers": 1, "bonus": [{"kind": "gain_krones", "amount": 2}]}
    assert kept[3]["bonus"][0] == {"kind": "gain_items", "items": {"strudel": 1, "wine": 1, "coffee": 1}}


def test_the_kinds_of_items_of_an_action(page: HousePage) -> None:
    choose(page, "die_actions", "1")
    first, second, *_ = page.card.editors["items"].findChildren(QComboBox)
    second.setCurrentIndex(second.findData("strudel"))
    assert "different items" in why(page, "items")
    second.setCurrentIndex(second.findData(""))
    assert why(page, "items") == "" and page.card.values() == {"items": ["strudel", "champagne"]}
    assert first.accessibleName() == "Action 1: Kinds of items: 1"


def test_the_auction_and_the_tokens(page: HousePage) -> None:
    page.show_group("hotels")
    assert page.count.text() == "3 of 3 values left to check"
    choose(page, "auction", "bids")
    write(page, "raise_by", "2")
    page.keep.click()
    assert in_file(page) == {"auction": {"bids": {"lowest": 0, "raise_by": 2}}}
    choose(page, "entrances", "3")
    page.keep.click()
    assert page.count.text() == "all values checked"
    assert page.corrections.catalog.entrances[3] == expanded_catalog().entrances[3]


def test_back_to_our_figures(page: HousePage) -> None:
    choose(page, "staff", "119")
    assert not page.drop.isEnabled()
    write(page, "cost", "5")
    page.keep.click()
    choose(page, "staff", "119")
    assert page.card.state.text() == "Checked: as printed."
    page.drop.click()
    assert page.card.values() == {"cost": 2}
    assert not page.corrections.file.exists()


def test_the_gallery_shows_what_was_set_right(window: ReferenceWindow, page: HousePage) -> None:
    write(page, "vp", "9")
    page.keep.click()
    assert window._book.catalog.guests[134].vp == 9
    window.open_page("guest", "134")
    assert "9" in window.text.toPlainText()


def test_a_file_is_handed_on_and_taken_over(page: HousePage, tmp_path: Path) -> None:
    page.keep.click()
    page.corrections.hand_on(tmp_path / "mine.json")
    page.corrections.drop("guests", "134", ["order", "vp", "color"])
    theirs = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    theirs["guests"]["135"] = {"vp": "much"}
    (tmp_path / "mine.json").write_text(json.dumps(theirs), encoding="utf-8")
    page.take_file(str(tmp_path / "mine.json"))
    first, second = page.notice.text().split("\n")
    assert first == counted("house", "%n value(s) adopted.", 3)
    assert second.startswith("mine.json, at guests, 135, vp: expected a whole number")
    assert page.count.text() == "109 of 112 values left to check"


def test_a_file_that_cannot_be_written_is_told(page: HousePage, tmp_path: Path) -> None:
    page.corrections.file = tmp_path / "nowhere.txt" / OVERRIDES_FILE
    (tmp_path / "nowhere.txt").write_text("", encoding="utf-8")
    page.keep.click()
    assert page.notice.text().startswith(f"{OVERRIDES_FILE} cannot be written.")


def test_what_is_wrong_with_the_file_is_told(page: HousePage) -> None:
    page.corrections.file.write_text('{"staff": {"119": {"cost": "much"}}}', encoding="utf-8")
    page.show_group("ballrooms")
    assert "at staff, 119, cost: expected a whole number from 0 to 20" in page.notice.text()
    page.keep.click()
    assert page.notice.text() == (
        f"Not all of the old file could be used; it is kept as {OVERRIDES_FILE}.damaged-1."
    )


def test_every_field_has_a_name_for_who_does_not_see_it(page: HousePage) -> None:
    for group in GROUPS:
        page.show_group(group)
        for place in range(page.list.count()):
            if page.list.item(place).data(COMPONENT) is None:
                continue
            page.list.setCurrentRow(place)
            for editor in page.card.editors.values():
                fields = [
                    *editor.findChildren(QComboBox), *editor.findChildren(QSpinBox),
                    *(f for f in editor.findChildren(QLineEdit) if f.objectName() != "qt_spinbox_lineedit"),
                ]  # fmt: skip
                assert fields and all(field.accessibleName() for field in fields)


VALUES = [v for v in open_values(expanded_catalog()) if v.section != "boards" and v.field != "starter_set"]


@pytest.mark.parametrize("value", VALUES, ids=lambda v: f"{v.section}-{v.id}-{v.field}")
def test_a_field_gives_back_what_it_shows(qapp: QApplication, look: Look, value: Any) -> None:
    editor = editor_for(value.field, look)
    editor.show_value(value.value, "name")
    assert editor.value() == value.value


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_bonus_can_be_written_and_read(part: str) -> None:
    bonus = merged([(part, 3)])
    assert split(bonus) == [(part, 3)]
    areas = [{"dancers": n, "bonus": bonus} for n in (1, 2, 3, 4)]
    _, problems = corrected_catalog({"rehearsal_rooms": {"cellar": {"areas": areas}}})
    assert problems == []


def test_without_a_file_to_write_there_is_no_such_page(qapp: QApplication, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    made = ReferenceWindow(settings, Look(settings))
    made.open_page("house", "ballrooms")
    assert made.page == ("home", "") and made.house is None
    delete(made)


def test_the_gallery_says_which_figures_are_ours(window: ReferenceWindow) -> None:
    window._book.renew(expanded_catalog())
    window.open_page("gallery", "staff")
    model = window.gallery.model
    tips = {index.data(): index.data(Qt.ItemDataRole.ToolTipRole)
            for index in (model.index(row) for row in range(model.rowCount()))}  # fmt: skip
    assert tips["Usherette"].endswith("Our own figures, until an owner sets them right: Cost.")
    assert "figures" not in tips["Waitress"]


def test_a_card_with_figures_of_ours_has_a_corner_turned_up(qapp: QApplication) -> None:
    pictures = []
    for provenance in ("house", "cards"):
        staff = expanded_catalog().staff[119]._replace(provenance={"cost": provenance})
        catalog = expanded_catalog()._replace(staff={119: staff})
        image = QImage(120, 140, QImage.Format.Format_RGB32)
        image.fill(DAY.window)
        painter = QPainter(image)
        draw(painter, QRectF(0, 0, 120, 140), DAY, catalog, ("staff", "119"))
        painter.end()
        pictures.append(image)
    changed = [
        (x, y) for x in range(120) for y in range(140) if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)
    ]
    assert changed and max(x for x, _ in changed) < 20 and min(y for _, y in changed) > 110
