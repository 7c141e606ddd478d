"""The display alphabet: complete for four languages, each letter itself, evenly spaced, never touching."""

from __future__ import annotations

import re
from itertools import product
from string import ascii_uppercase

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtWidgets import QApplication

from gah_desktop.widgets.art.alphabet import FIELD, draw_title, gap, known, letter, title_path, title_width
from gah_desktop.widgets.art.alphabet_glyphs import LETTERS
from tests.desktop.test_art import canvas
from tests.helpers.languages import FOREIGN
from tests.i18n.linguist import messages

FIGURES = "0123456789"
SIGNS = ".,:;!?’'“”„«»-–—&/()+%·"
ACCENTS = "ÄÖÜẞÀÂÇÉÈÊËÎÏÔŒÙÛŸÌÒ"
ALL = (*ascii_uppercase, *FIGURES, *SIGNS, *ACCENTS)
INK = QColor("#102030")
# of Markdown, file patterns and lists of endings: nothing that a title shows
MARKUP = set("*|[]")


def picture(text: str, size: float = 24.0, width: int = 60) -> QImage:
    image, painter = canvas(width, 60)
    painter.setRenderHint(painter.RenderHint.Antialiasing)
    painter.fillPath(QTransform.fromTranslate(10, 18).map(title_path(text, size)), INK)
    painter.end()
    return image


def inked(image: QImage) -> list[int]:
    """The columns in which there is ink."""
    return [x for x in range(image.width()) if any(image.pixel(x, y) for y in range(image.height()))]


def test_every_character_of_four_languages_has_a_path(qapp: QApplication) -> None:
    for character in (*ALL, *LETTERS):
        assert known(character), character
        glyph = letter(character)
        assert glyph.path.boundingRect().height() > 8, character
        assert glyph.width > 0
    assert not letter("A").path.isEmpty()


def test_capitals_and_figures_fill_their_field_from_top_to_base(qapp: QApplication) -> None:
    for character in ascii_uppercase.replace("Q", "") + FIGURES:
        box = letter(character).path.boundingRect()
        assert box.top() == pytest.approx(0, abs=0.6), character
        assert box.bottom() == pytest.approx(FIELD, abs=0.6), character
        assert box.left() >= -0.6, character
        assert box.right() <= letter(character).width + 0.6, character


def test_no_two_letters_share_the_same_picture(qapp: QApplication) -> None:
    seen: dict[bytes, str] = {}
    for character in dict.fromkeys((*ALL, *LETTERS)):
        pixels = bytes(picture(character).constBits())
        assert pixels not in seen, (character, seen[pixels])
        seen[pixels] = character


def test_every_text_of_the_four_languages_can_be_set(qapp: QApplication) -> None:
    missing = set()
    for language in FOREIGN:
        for message in messages(language):
            for text in (message.source, *message.forms):
                bare = re.sub(r"%[0-9nL]+", "", text)
                missing |= {character for character in bare.upper() if not known(character)} - MARKUP
    assert not missing


def test_letters_never_touch(qapp: QApplication) -> None:
    touching = []
    for before, after in product(ALL, repeat=2):
        one, other = letter(before), letter(after)
        moved = QTransform.fromTranslate(one.width + gap(before, after), 0).map(other.path)
        if one.path.intersects(moved):
            touching.append(before + after)
    assert not touching


def test_spacing_is_optical(qapp: QApplication) -> None:
    plain = gap("H", "H")
    assert gap("I", "N") == pytest.approx(plain, abs=0.5)
    for pair in ("LT", "AV", "TA", "P.", "LY", "KV", "F,"):
        assert gap(*pair) < plain - 4, pair
    assert gap("O", "O") <= plain


def test_widths_add_up_and_grow_with_the_size(qapp: QApplication) -> None:
    assert title_width("", 20) == 0
    for text in ("I", "Café", "Grand Austria Hotel", "62:54"):
        assert 0 < title_width(text, 10) < title_width(text, 20) < title_width(text, 40)
        assert title_width(text, 80) == pytest.approx(2 * title_width(text, 40))
    assert title_width("Hotel Anna", 30) > title_width("Hotel", 30) + title_width("Anna", 30)


def test_small_letters_are_set_as_capitals(qapp: QApplication) -> None:
    assert picture("café", 24, 150) == picture("CAFÉ", 24, 150)
    assert title_width("straße", 20) == title_width("STRASSE", 20)


def test_characters_nobody_drew_come_from_the_system_font(qapp: QApplication) -> None:
    for text in ("Ωmega", "漢字", "Ж", "☃"):
        assert not known(text[0])
        assert title_width(text, 20) > 0
        assert inked(picture(text, 24, 120))
    assert known("Š")  # a letter with a mark is composed


@pytest.mark.parametrize(
    ("align", "left", "right"),
    [
        (Qt.AlignmentFlag.AlignLeft, 20, 0),
        (Qt.AlignmentFlag.AlignRight, 0, 280),
        (Qt.AlignmentFlag.AlignJustify, 20, 280),
    ],
)
def test_titles_keep_to_the_side_asked_for(
    qapp: QApplication, align: Qt.AlignmentFlag, left: int, right: int
) -> None:
    image, painter = canvas(300, 60)
    draw_title(painter, QRectF(20, 10, 260, 40), "Hotel", INK, 24, align)
    painter.end()
    columns = inked(image)
    if left:
        assert columns[0] == pytest.approx(left, abs=1)
    if right:
        assert columns[-1] + 1 == pytest.approx(right, abs=1)


def test_a_title_that_is_too_long_becomes_smaller_and_is_never_cut(qapp: QApplication) -> None:
    image, painter = canvas(300, 60)
    height = draw_title(painter, QRectF(50, 10, 200, 40), "Die Kaiserin wünscht ein Zimmer", INK, 30)
    painter.end()
    assert height < 30
    columns = inked(image)
    assert columns[0] == pytest.approx(50, abs=1)
    assert columns[-1] + 1 == pytest.approx(250, abs=1)
