"""The reference window: pages, links, search, galleries, languages, looks, keys and paper, by hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QImage, QKeySequence, QTextDocument
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gah_desktop.app.settings import Settings
from gah_desktop.app.translator import Translator
from gah_desktop.catalog import expanded_catalog
from gah_desktop.engine import Setup
from gah_desktop.reference.book import GALLERY_TITLES
from gah_desktop.reference.html import address
from gah_desktop.reference.window import ZOOMS, ReferenceWindow
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.theme import DAY, NIGHT
from tests.reference.playing import Watched


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def window(qapp: QApplication, settings: Settings) -> Iterator[ReferenceWindow]:
    made = ReferenceWindow(settings, Look(settings))
    made.show()
    yield made
    made.set_table(None)
    made.close()
    # at once: a window that lingers makes every change of theme in the next tests slower
    delete(made)


def shown(window: ReferenceWindow) -> str:
    return window.text.toPlainText()


def test_it_opens_on_its_first_page_without_a_game(window: ReferenceWindow) -> None:
    assert window.page == ("home", "")
    assert "The reference" in shown(window)
    assert not window.bar.back.isEnabled() and not window.bar.forward.isEnabled()


@pytest.mark.parametrize(
    ("kind", "id", "words"),
    [
        ("guest", "58", "Actress"),
        ("staff", "2", "Waitress"),
        ("objective", "B1", "Two Full Floors"),
        ("emperor", "C2", "The Archduke’s Suite"),
        ("board", "night", "Night side"),
        ("rule", "boost", "Boosting"),
        ("solo", "193", "Instruction card 193"),
        ("solo", "213", "Instruction card 213"),
        ("guest", "184", "E. Doolittle"),
        ("staff", "133", "Danube Steamship Captain"),
        ("ballroom", "zum-sperl", "Zum Sperl"),
        ("rehearsal", "pantry", "Pantry"),
        ("celebrity", "3", "Charlie Chaplin"),
        ("entrance", "9", "The Kozi Palace"),
        ("rule", "sending-dancer", "Sending a dancer"),
        ("solo", "toll", "Toll Bridge Hotel"),
        ("aid", "", "Player aid"),
    ],
)
def test_every_kind_of_page_opens(window: ReferenceWindow, kind: str, id: str, words: str) -> None:
    window.open_page(kind, id)
    assert shown(window).startswith(words)
    assert words in window.windowTitle()
    item = window.contents.currentItem()
    assert item is not None and item.text(0) == words


def test_bold_words_may_hold_a_link(window: ReferenceWindow) -> None:
    for id in ("five-ballrooms", "entrance-rooms", "edition-emperor"):
        window.open_page("rule", id)
        assert "**" not in shown(window)


def test_an_unknown_page_changes_nothing(window: ReferenceWindow) -> None:
    window.open_page("guest", "58")
    window.open_page("guest", "1234")
    assert window.page == ("guest", "58")


def test_links_back_and_forward(window: ReferenceWindow) -> None:
    window.open_page("staff", "17")
    window.text.anchorClicked.emit(QUrl(address(("rule", "action-6"))))
    assert window.page == ("rule", "action-6")
    window.bar.back.trigger()
    assert window.page == ("staff", "17")
    window.bar.back.trigger()
    assert window.page == ("home", "")
    window.bar.forward.trigger()
    window.bar.forward.trigger()
    assert window.page == ("rule", "action-6")
    assert not window.bar.forward.isEnabled()


def test_pictures_are_drawn(window: ReferenceWindow) -> None:
    image = QTextDocument.ResourceType.ImageResource.value
    for where in (
        *("card:/guest/58", "card:/board/night", "icon:krone", "aid:/0/400", "aid:/2/400"),
        *("card:/ballroom/odeonsaal", "card:/rehearsal/cellar", "card:/celebrity/2"),
        *("card:/entrance/1", "card:/solo/213", "card:/guest/134", "card:/staff/119"),
    ):
        drawn = window.text.loadResource(image, QUrl(where))
        assert isinstance(drawn, QImage) and drawn.width() > 10


def test_search_by_keyboard_alone(window: ReferenceWindow) -> None:
    window.bar.find_words.trigger()
    field = window.bar.field
    QTest.keyClicks(field, "waitr")
    assert window.left.currentWidget() is window.results
    assert window.results.item(0).text().startswith("Waitress\n")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.page == ("staff", "2")
    field.clear()
    assert window.left.currentWidget() is window.contents
    QTest.keyClicks(field, "emperor")
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert window.results.currentRow() == 1
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert window.results.currentRow() == 0
    field.setText("zeppelin")
    assert window.results.item(0).text() == "Nothing was found."
    window.bar.close_window.trigger()
    assert field.text() == "" and window.isVisible()
    window.bar.close_window.trigger()
    assert not window.isVisible()


def test_contents_by_keyboard(window: ReferenceWindow) -> None:
    window.contents.setFocus()
    window.open_page("rule", "turn")
    QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.page == ("rule", "taking-guest")


def box(window: ReferenceWindow, id: str) -> QComboBox:
    return window.gallery._boxes[id]


def test_galleries_are_narrowed_sorted_and_opened(window: ReferenceWindow) -> None:
    window.open_page("gallery", "guests")
    gallery = window.gallery
    assert window.right.currentWidget() is gallery
    assert gallery.model.rowCount() == len(expanded_catalog().guests)
    box(window, "set").setCurrentIndex(box(window, "set").findData("base"))
    box(window, "color").setCurrentIndex(box(window, "color").findData("blue"))
    assert gallery.model.rowCount() == 14
    box(window, "order").setCurrentIndex(box(window, "order").findData("cake"))
    box(window, "sort").setCurrentIndex(box(window, "sort").findData("vp"))
    assert gallery.model.index(0).data() == "Earl"
    window.open_page("gallery", "staff")
    assert gallery.model.rowCount() == len(expanded_catalog().staff)
    window.open_page("gallery", "guests")
    assert gallery.model.index(0).data() == "Earl"  # the filters have been kept
    gallery.view.setFocus()
    gallery.view.setCurrentIndex(gallery.model.index(0))
    gallery.view.activated.emit(gallery.model.index(0))
    assert window.page == ("guest", "74")


@pytest.mark.parametrize(
    ("gallery", "id", "value", "number"),
    [
        ("guests", "set", "ballrooms", 29),
        ("guests", "set", "promo", 11),
        ("guests", "order", "champagne", 9),
        ("staff", "set", "more", 14),
        ("objectives", "set", "ballrooms", 3),
        ("emperor", "set", "more", 3),
        ("celebrities", "needs", "none", 9),
        ("entrances", "needs", "ballrooms", 1),
        ("solo", "opponent", "elisabeth", 20),
    ],
)
def test_galleries_of_the_expansion_are_narrowed(
    window: ReferenceWindow, gallery: str, id: str, value: str, number: int
) -> None:
    window.open_page("gallery", gallery)
    everything = window.gallery.model.rowCount()
    box(window, id).setCurrentIndex(box(window, id).findData(value))
    assert window.gallery.model.rowCount() == number < everything


@pytest.mark.parametrize("gallery", ("entrances", "ballrooms"))
def test_wide_cards_give_way_to_the_view(window: ReferenceWindow, settings: Settings, gallery: str) -> None:
    settings.text_scale = 200
    window.resize(1024, 680)
    window.open_page("gallery", gallery)
    QApplication.processEvents()
    view = window.gallery.view
    assert view.gridSize().width() <= view.viewport().width()
    assert view.horizontalScrollBar().maximum() == 0
    settings.text_scale = 100


def test_the_expansion_is_told_apart(window: ReferenceWindow) -> None:
    window.open_page("rule", "sending-dancer")
    assert "Expansion · Vienna Ballrooms" in shown(window)
    branch: Any = window.contents.currentItem()
    assert branch.parent().parent().text(0) == "Expansion"
    window.open_page("rule", "serving")
    assert "Expansion" not in shown(window)
    window.bar.field.setText("sending a dancer")
    assert window.results.item(0).text() == "Sending a dancer\nRules of the expansion"


def test_the_model_of_a_gallery_is_sound(window: ReferenceWindow) -> None:
    tester = QAbstractItemModelTester(
        window.gallery.model, QAbstractItemModelTester.FailureReportingMode.Warning
    )
    for gallery in GALLERY_TITLES:
        window.open_page("gallery", gallery)
        assert window.gallery.model.rowCount() > 0
    del tester


def test_where_the_cards_are_in_the_running_game(window: ReferenceWindow) -> None:
    table = Watched(Setup(players=2, seed=4, names=("Anna", "Ben")), 0, 30)
    window.set_table(table)
    guest = next(card for card in table.state.queue if card)
    window.open_page("guest", str(guest))
    assert "In this game: in the queue" in shown(window)
    window.open_page("gallery", "staff")
    box(window, "game").setCurrentIndex(box(window, "game").findData("mine"))
    own = table.state.players[0]
    assert window.gallery.model.rowCount() == len(own.hand) + len(own.staff)
    table.move()
    window.set_table(None)
    window.open_page("guest", str(guest))
    assert "In this game" not in shown(window)


def test_the_own_language_is_no_second_one(
    qapp: QApplication, window: ReferenceWindow, settings: Settings
) -> None:
    def offered() -> list[str]:
        return [action.data() for action in window.bar._group.actions() if action.isVisible()]

    translator = Translator(qapp)
    assert translator.set_language("en")
    window.set_second_language("fr")
    assert offered() == ["", "de", "fr", "it"]
    try:
        assert translator.set_language("fr")
        window.changeEvent(QEvent(QEvent.Type.LanguageChange))
        assert not window.second.isVisible()
        assert offered() == ["", "en", "de", "it"]
    finally:
        translator.set_language("en")
    window.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert window.second.isVisible() and window.second.language == "fr"


def test_a_second_language_stands_beside(window: ReferenceWindow, settings: Settings) -> None:
    window.open_page("staff", "2")
    window.set_second_language("fr")
    assert window.second.isVisible()
    assert window.second.toPlainText()
    window.open_page("rule", "boost")
    assert window.second.ref == ("rule", "boost")
    assert settings.store.value("reference/second") == "fr"
    window.set_second_language("")
    assert not window.second.isVisible()


def test_text_grows_and_shrinks(window: ReferenceWindow) -> None:
    before = window.text.em
    window.bar.larger.trigger()
    assert window.text.em > before
    for _ in ZOOMS:
        window.bar.smaller.trigger()
    assert window.text.em < before
    assert not window.bar.smaller.isEnabled()


def test_theme_and_text_size_change_live(window: ReferenceWindow, settings: Settings, qtbot: QtBot) -> None:
    window.open_page("guest", "58")
    settings.theme = "day"
    qtbot.waitUntil(lambda: DAY.gold.name() in window.text.toHtml())
    assert NIGHT.gold.name() not in window.text.toHtml()
    settings.theme = "night"
    qtbot.waitUntil(lambda: NIGHT.gold.name() in window.text.toHtml())
    assert DAY.gold.name() not in window.text.toHtml()
    before = window.text.em
    settings.text_scale = 200
    qtbot.waitUntil(lambda: window.text.em > before * 1.7)
    settings.text_scale = 100


def test_everything_has_a_name_and_the_keys_are_the_usual_ones(window: ReferenceWindow) -> None:
    for widget in (window.bar.field, window.contents, window.text):
        assert widget.accessibleName()
    for button in window.bar.findChildren(QAbstractButton):
        if button.parent() is window.bar:
            assert button.accessibleName() and button.toolTip()
            assert button.focusPolicy() != Qt.FocusPolicy.NoFocus
    assert window.bar.back.shortcut() == QKeySequence(QKeySequence.StandardKey.Back)
    window.open_page("gallery", "staff")
    assert all(each.accessibleName() for each in window.gallery.findChildren(QComboBox))
    index = window.gallery.model.index(0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole)


@pytest.mark.parametrize("size", [(1024, 680), (640, 480), (2560, 1440)])
@pytest.mark.parametrize("scale", [100, 200])
def test_no_page_is_wider_than_its_place(
    window: ReferenceWindow, settings: Settings, size: tuple[int, int], scale: int
) -> None:
    settings.text_scale = scale
    window.resize(*size)
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= max(1024, size[0])
    for ref in (("rule", "emperor-track"), ("board", "night"), ("guest", "97"), ("home", "")):
        window.open_page(*ref)
        QApplication.processEvents()
        if size[0] >= 1024 and ref != ("rule", "emperor-track"):
            assert window.text.horizontalScrollBar().maximum() == 0, ref
    settings.text_scale = 100


@pytest.mark.parametrize("what", ["page", "aid"])
def test_pages_and_the_player_aid_become_pdf(window: ReferenceWindow, tmp_path: Path, what: str) -> None:
    window.open_page("rule", "turn")
    file = tmp_path / "x.pdf"
    window.write_pdf(what, file)
    data = file.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == (3 if what == "aid" else 1)


def test_a_whole_chapter_flows_over_several_sheets(tmp_path: Path, window: ReferenceWindow) -> None:
    from gah_desktop.reference.book import Book
    from gah_desktop.reference.printing import pdf_writer, print_pages

    book = Book()
    file = tmp_path / "chapter.pdf"
    refs = [ref for section in book.sections[:2] for ref in section.refs]
    print_pages(pdf_writer(file, "x"), book, refs)
    assert file.read_bytes().count(b"/Type /Page\n") > 2


def test_the_layout_is_kept(window: ReferenceWindow, settings: Settings) -> None:
    window.resize(700, 500)
    window.bar.larger.trigger()
    window.close()
    again = ReferenceWindow(settings, Look(settings))
    size, em = (again.width(), again.height()), again.text.em
    delete(again)
    assert size == (700, 500)
    assert em == pytest.approx(window.text.em)


def test_nothing_is_a_stray_top_level(window: ReferenceWindow) -> None:
    window.open_page("gallery", "guests")
    window.open_page("gallery", "staff")
    strays = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
    assert [w for w in strays if isinstance(w, QWidget)] == []
