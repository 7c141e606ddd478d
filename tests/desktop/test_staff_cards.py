"""Staff on the desk: cards, lines and heads in the room that is left, always legible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from gah_desktop.app.translator import Translator
from gah_desktop.catalog import expanded_catalog
from gah_desktop.widgets import art
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.art.facade_cafe import cafe_table, small_table
from gah_desktop.widgets.portray import guest_art, staff_art
from gah_desktop.widgets.theme import NIGHT
from tests.desktop.fitting import Written, written
from tests.desktop.test_art import canvas
from tests.helpers.languages import LANGUAGES

SCULLION = art.StaffArt(
    "Alleinunterhalter", "Ein Ziel beansprucht: zwei Bestellungen ausführen", 5, timing_label="permanent",
    icons=(art.Amount("objective"), art.Amount("turned"), art.Amount("serve", "2")), figure=7,
)  # fmt: skip


def drawn(card: art.StaffArt, width: float, height: float, font_px: int) -> Written:
    _, painter = canvas(width, height, font_px)
    with written() as texts:
        art.staff_card(painter, QRectF(0, 0, width, height), NIGHT, card, art.State.NORMAL)
    painter.end()
    return texts


@pytest.mark.parametrize("height", [24, 26, 29])
def test_a_line_too_low_for_two_lines_of_words_is_one_that_can_be_read(
    qapp: QApplication, height: int
) -> None:
    texts = drawn(SCULLION, 340, height, 9)
    assert {text for text, *_ in texts} >= {"Alleinunterhalter", "2", "5"}
    assert all(fitted.size >= 9 - (text == "5") for text, fitted, *_ in texts)


def test_the_name_stands_over_what_the_card_does_where_there_is_room(qapp: QApplication) -> None:
    texts = drawn(SCULLION, 290, 40, 13)
    name, amount = (next(rect for text, _, rect, _ in texts if text == said) for said in (SCULLION.name, "2"))
    assert name.bottom() <= amount.top()
    assert amount.left() < name.left() + name.width() / 2, "pictograms begin where the name does"


@pytest.mark.parametrize("height", [36, 50, 60])
def test_what_a_card_is_worth_now_stands_below_its_head(qapp: QApplication, height: int) -> None:
    card = art.StaffArt("Reservierungsleiter", "3 SP je Ziel", timing="end", badge="jetzt 6", figure=7)
    (badge,) = drawn(card, 56, height, 12)
    assert badge[0] == "jetzt 6"
    assert badge[2].top() >= height * 0.6


def test_below_a_head_stands_what_it_does_if_that_can_be_seen(qapp: QApplication) -> None:
    simple = art.StaffArt("Cook", "4 cake", icons=(art.Amount("cake", "4"),), figure=7)
    assert [text for text, *_ in drawn(simple, 56, 50, 12)] == ["4"]
    crowded = simple._replace(icons=(art.Amount("cake", "4"),) * 6)
    assert drawn(crowded, 56, 50, 12) == []


@pytest.mark.parametrize("name", ["Obersthof\u00admeister", "Schmuck\u00addesignerin", "Jewelry Designer"])
def test_a_name_in_two_lines_stays_clear_of_the_glow_around_its_card(qapp: QApplication, name: str) -> None:
    guest = art.GuestArt(name, "yellow", 5, (("cake", False),), ("1 coffee",), cost=1, figure=1)
    _, painter = canvas(120, 170, 13)
    with written() as texts:
        art.guest_card(painter, QRectF(0, 0, 120, 170), NIGHT, guest, art.State.SELECTABLE)
    painter.end()
    (fitted, rect) = next((fitted, rect) for text, fitted, rect, _ in texts if text == name)
    assert len(fitted.lines) == 2
    assert fitted.height <= rect.height() + 3 and fitted.size >= 10


def test_long_words_may_be_broken_after_a_slash(qapp: QApplication) -> None:
    _, painter = canvas(10, 10, 12)
    fitted = art.draw_text(painter, QRectF(0, 0, 90, 60), "2 Speisen/Getränke", QColor("black"), 12)
    painter.end()
    assert [line for line, _ in fitted.lines] == ["2 Speisen/", "Getränke"]


def test_a_word_that_has_room_on_a_line_of_its_own_is_not_broken(qapp: QApplication) -> None:
    _, painter = canvas(10, 10, 12)
    count, room = "Conte dell’Im\u00adpe\u00adro", QRectF(0, 0, 90, 40)
    assert [line for line, _ in art.fit_text(painter, room, count, 12).lines] == ["Conte", "dell’Impero"]
    room.setWidth(64)
    lines = [line for line, _ in art.fit_text(painter, room.adjusted(0, 0, 0, 40), count, 12).lines]
    painter.end()
    assert lines == ["Conte", "dell’Impe-", "ro"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_read_on_the_smallest_cards_of_the_usual_table(
    qapp: QApplication, language: str
) -> None:
    """In a window of 1280 x 800: staff at hand, and guests in the queue."""
    catalog = expanded_catalog()
    translator = Translator(qapp)
    assert translator.set_language(language)
    try:
        cards: list[tuple[Painter, object, str, int, int]] = []
        for staff in catalog.staff.values():
            held = staff_art(staff)
            cards.append((art.staff_card, held, held.name, 135, 73))
        for guest in catalog.guests.values():
            waiting = guest_art(guest, cost=1)
            cards.append((art.guest_card, waiting, waiting.name, 122, 190))
    finally:
        translator.set_language("en")
    small = {}
    for paint, card, name, width, height in cards:
        _, painter = canvas(width, height, 13)
        with written() as texts:
            paint(painter, QRectF(0, 0, width, height), NIGHT, card, art.State.NORMAL)
        painter.end()
        size = next(fitted.size for text, fitted, *_ in texts if text == name)
        if size < 9:
            small[name] = size
    assert not small


def test_pictograms_give_way_where_the_words_beside_them_would_be_tiny(qapp: QApplication) -> None:
    told = "3 rote Zimmer, 3 blaue Zimmer und 3 gelbe Zimmer"
    goal = art.ObjectiveArt(
        "C", told, tuple(art.Amount(f"mark-{colour}", "3") for colour in ("red", "blue", "yellow"))
    )
    low: dict[str, int] = {}
    high: dict[str, int] = {}
    for written_there, height in ((low, 100), (high, 210)):
        _, painter = canvas(160, height, 20)
        with written() as texts:
            art.objective_card(painter, QRectF(0, 0, 160, height), NIGHT, goal, art.State.NORMAL)
        painter.end()
        written_there.update({text: fitted.size for text, fitted, *_ in texts})
    assert told not in low and low["3"] >= 12
    assert high[told] >= 13


@pytest.mark.parametrize("name", ["Cook", "Female Floor Housekeeper"])
@pytest.mark.parametrize("told", ["1 strudel", "two strudel and two cake, then one room prepared " * 2])
@pytest.mark.parametrize("size", [(135, 73, 13), (240, 41, 13)], ids=str)
def test_a_card_always_says_when_it_works(
    qapp: QApplication, name: str, told: str, size: tuple[int, int, int]
) -> None:
    """1 strudel each round is another thing than 1 strudel once."""
    icons = (art.Amount("strudel", "1"),)
    card = art.StaffArt(name, told, 2, timing_label="each round", icons=icons, figure=7)
    texts = drawn(card, *size)
    (note,) = (fitted for text, fitted, *_ in texts if text.startswith("each round"))
    assert note.size >= 9


def test_points_below_zero_have_a_minus_and_no_hyphen(qapp: QApplication) -> None:
    beast = art.GuestArt("The Beast", "green", -1, (("cake", False),), ("1 champagne",), cost=1, figure=1)
    for paint in (art.guest_card, cafe_table, small_table):
        _, painter = canvas(120, 170, 13)
        with written() as texts:
            paint(painter, QRectF(0, 0, 120, 170), NIGHT, beast, art.State.NORMAL)
        painter.end()
        assert "−1" in {text for text, *_ in texts}
