"""In each language, in the smallest window with the largest letters: no word is cut off or too small to read.

Every day runs the language with the longest words; the others, the other theme and the usual size of text
are with the slow tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.widgets import art
from gah_desktop.widgets.theme import NIGHT
from tests.desktop.fitting import SMALLEST_WORDS, too_narrow, written
from tests.desktop.scenes import SCENES, SMALL, Stage, settle
from tests.helpers.languages import LANGUAGES

DAILY = (("de", "night", 200),)
ALL = tuple(product(LANGUAGES, ("day", "night"), (200, 100)))
LOOKS = [
    pytest.param(look, id="-".join(map(str, look)), marks=[] if look in DAILY else pytest.mark.slow)
    for look in ALL
]
# here the table shares the window with the controls
CROWDED = ("replay",)


@pytest.fixture(scope="module", params=LOOKS)
def stage(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[Stage]:
    language, theme, scale = request.param
    result = Stage(tmp_path_factory.mktemp("fitting"), SMALL, theme, scale)
    result.speak(language)
    yield result
    result.close()


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_off(qtbot: QtBot, stage: Stage, scene: str) -> None:
    window = SCENES[scene](stage)
    settle()
    with written() as texts:
        window.grab()
    narrow = too_narrow(window)
    small = texts.illegible(SMALLEST_WORDS - (scene in CROWDED))
    if window is stage.window:
        assert (window.width(), window.height()) == SMALL, "the page asks for more room than there is"
    else:
        window.close()
    assert narrow == [] and small == []


def test_what_a_place_gives_has_room_in_french(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    """Beside its number, which has two digits, in the narrow column at the usual size of text."""
    stage = Stage(tmp_path, SMALL, "day", 100)
    stage.speak("fr")
    window = SCENES["house-hotels"](stage)
    settle()
    assert too_narrow(window) == []
    numbers = [box for box in window.findChildren(QSpinBox) if box.isVisible()]
    assert len(numbers) > 10
    for box in numbers:
        field = box.lineEdit()
        assert field.width() >= field.fontMetrics().horizontalAdvance("99") + 4
    window.close()
    stage.close()


def test_a_word_without_room_would_be_found(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    layout = QVBoxLayout(box)
    button, label = QPushButton("Veranstaltungsleiter"), QLabel("Guests who wait, from the left")
    label.setWordWrap(True)
    for widget in (button, label):
        layout.addWidget(widget)
        widget.setFixedSize(40, 20)
    box.show()
    settle()
    assert {told.split()[0] for told in too_narrow(box)} == {"QPushButton", "QLabel"}


def test_a_text_that_is_painted_too_small_would_be_found(qtbot: QtBot) -> None:
    picture = QPixmap(60, 20)
    painter = QPainter(picture)
    with written() as texts:
        for width, height in ((60, 20), (20, 6)):
            art.draw_text(painter, QRectF(0, 0, width, height), "Concierge", NIGHT.text, 12)
    painter.end()
    assert len(texts) == 2
    assert len(texts.illegible()) == 1
