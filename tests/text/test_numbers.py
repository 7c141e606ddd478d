"""Numbers below nothing, and the names of seats that have none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from gah_desktop.catalog import load_catalog
from gah_desktop.engine import Setup
from gah_desktop.text.effects import staff_short
from gah_desktop.text.numbers import decimal, number, spoken_number
from gah_desktop.text.seats import seat_names
from gah_desktop.text.spots import line_spot, score_spot
from gah_desktop.text.terms import fill
from gah_desktop.text.voices import speaking, voice
from tests.helpers.languages import LANGUAGES


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("language", [*LANGUAGES, "sv"])
def test_less_than_nothing_has_a_true_minus(language: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert number(-5) == "−5" and number(5) == "5"
    assert decimal(-2.5)[:2] == "−2" and decimal(-0.04)[0] == "0"


def test_sentences_are_filled_with_a_true_minus() -> None:
    assert (spoken_number(-5), spoken_number("day-A"), spoken_number(1234)) == ("−5", "day-A", "1234")
    assert fill("%1 and %2", -5, "day-A") == "−5 and day-A"
    assert line_spot("Anna", "Krones", -3) == "Anna, Krones: −3"
    assert "−4 VP" in score_spot("Anna", -4, 3, 0)


@pytest.mark.parametrize(
    ("name", "shown"), [("caf\udce9.gah", "caf?.gah"), ("Béla 陳", "Béla 陳"), ("\ud800", "?")]
)
def test_what_is_no_text_in_a_name_is_a_question_mark(name: str, shown: str) -> None:
    assert fill("%1 and %2", name, Path("folder") / name) == f"{shown} and {Path('folder') / shown}"


def test_seats_without_a_name_are_numbered_in_the_language() -> None:
    assert seat_names(Setup(players=3)) == ("Player 1", "Player 2", "Player 3")
    assert seat_names(Setup(names=("Anna", "Ben"))) == ("Anna", "Ben")
    with speaking(voice("fr")):
        assert seat_names(Setup(solo="leopold")) == ("Joueur 1", "Léopold")
        assert seat_names(Setup(solo="leopold", names=("Anna", "Leopold"))) == ("Anna", "Léopold")


def test_the_short_text_of_staff_33_is_that_of_the_edition() -> None:
    card = load_catalog().staff[33]
    assert staff_short(card) == "order of 4 or more: 4 VP"
    assert staff_short(card, "classic") == "order of exactly 4: 4 VP"
