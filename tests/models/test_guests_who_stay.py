"""Promotional guests at the table: one who stays, one who needs two rooms; and of what one is reminded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app.reminders import Reminder, reminders
from gah_desktop.engine import Game
from gah_desktop.engine.reasons import Code
from gah_desktop.models import CafeModel, HotelModel
from gah_desktop.modules.promo.rules import Promo
from gah_desktop.modules.promo.rules.two_rooms import MoveGuestWide
from gah_desktop.widgets.art import State
from gah_desktop.widgets.art.facade_cafe import cafe_table
from gah_desktop.widgets.table.pictures import guest_at
from gah_desktop.widgets.theme import NIGHT
from tests.desktop.test_art import canvas
from tests.helpers.houses import MELANGE, house
from tests.helpers.languages import english as english
from tests.helpers.tables import me, table
from tests.models.helpers import Laid, dragged, facts, let_go, playable, spoken

HAGEDORN, SCHULZE = 189, 190


@pytest.fixture(autouse=True)
def in_english(english: None, qtbot: QtBot) -> None:
    """With its plurals."""


def laid(**more: object) -> Laid:
    game: Game = table(modules=("more",), promo=True, **more)  # type: ignore[arg-type]
    return Laid(game)


def test_schulze_stays_and_is_used_from_the_table() -> None:
    view = laid(cafe={SCHULZE: None}, kitchen="s")
    cafe = CafeModel(view)
    assert spoken(cafe)[0] == "table 1: Mr. Schulze, green, stays here"
    assert not facts(cafe)[0].ready and playable(cafe) == [0]
    cafe.activate(cafe.index(0, 0))
    promo = next(module for module in view.state.modules if isinstance(module, Promo))
    assert promo.used == (SCHULZE,) and playable(cafe) == []
    assert facts(cafe)[0].used
    assert spoken(cafe)[0] == "table 1: Mr. Schulze, green, stays here, used this round"


def test_schulze_at_the_table_looks_turned_once_he_has_been_used(qapp: QApplication) -> None:
    view = laid(cafe={SCHULZE: None}, kitchen="s")
    cafe = CafeModel(view)
    before = guest_at(view, facts(cafe)[0])
    cafe.activate(cafe.index(0, 0))
    after = guest_at(view, facts(cafe)[0])
    assert before is not None and after == before._replace(used=True)
    looks = []
    for guest in (before, after):
        image, painter = canvas(150, 90)
        cafe_table(painter, QRectF(0, 0, 150, 90), NIGHT, guest, State.NORMAL)
        painter.end()
        looks.append(image)
    assert looks[0] != looks[1]


def test_schulze_why_not_without_an_item() -> None:
    view = laid(cafe={SCHULZE: None})
    cafe = CafeModel(view)
    why = cafe.refusal_here(facts(cafe)[0])
    assert why is not None and why.code is Code.KITCHEN_TOO_EMPTY


def test_hagedorn_is_dragged_onto_the_left_or_the_right_of_two_rooms() -> None:
    for column in (2, 3):
        view = laid(cafe={HAGEDORN: None}, vacant="12 13")
        hotel = HotelModel(view)
        assert let_go(hotel, dragged(CafeModel(view), 0), (1, column))
        assert me(view.game).occupied.bit_count() == 2
        assert {facts_.guest for facts_ in facts(hotel) if facts_.state == "occupied"} == {HAGEDORN}


def test_hagedorn_why_not_into_one_room() -> None:
    view = laid(cafe={HAGEDORN: None}, vacant="12")
    hotel = HotelModel(view)
    why = hotel.refusal(dragged(CafeModel(view), 0), hotel.index_of((1, 2)))
    assert why is not None and why.code is Code.ROOM_EMPTY


def test_the_end_of_a_turn_reminds_of_two_rooms_and_of_an_objective_of_ones_own() -> None:
    view = laid(cafe={HAGEDORN: None}, vacant="12 13")
    assert MoveGuestWide(HAGEDORN, 1, 2) in view.options
    assert Reminder("guest_waits", HAGEDORN) in reminders(view.game)
    game = house(MELANGE, own_objectives="A1", krones=20)
    assert Reminder("objective", "A1") in reminders(game)
