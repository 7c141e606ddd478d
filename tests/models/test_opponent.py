"""The solo opponent explains itself: the card, how it was read, the markers, and what its entrance does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

import gah_desktop.modules.solo.models as m
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.events import SoloStep
from gah_desktop.engine.module_registry import ENTRANCES
from gah_desktop.models import ObjectivesModel
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.hautel import HautelCouture
from gah_desktop.modules.solo.rules.entrances.stars import NineStars
from gah_desktop.modules.solo.rules.entrances.sushi import SushiResort
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from gah_desktop.modules.solo.words.notes import LYING
from tests.engine.opponent.tables import (
    BLUE_10,
    GREEN_5,
    RED_1,
    RED_4,
    YELLOW_7,
    dice,
    queue,
    solo,
    started,
    turn_of,
)
from tests.helpers.lounge import lay
from tests.helpers.tables import table
from tests.models.helpers import Laid, Told, texts


def laid(entrance: str | None = None) -> Laid:
    return Laid(started(entrance), names=("Anna", "Leopold"))


def test_there_is_nothing_to_explain_in_other_games() -> None:
    assert texts(m.OpponentModel(Laid(table()))) == []


def test_before_the_first_card() -> None:
    game = Laid(new_game(Setup(solo="leopold", seed=1)), names=("Anna", "Leopold"))
    assert texts(m.OpponentModel(game)) == [
        "Leopold’s cards",
        "Leopold has not turned up a card yet.",
        "Markers on the objectives: A –, B –, C –.",
    ]


def test_the_last_card_alone_is_explained_from_its_turning_on() -> None:
    game = laid()
    model = m.OpponentModel(game)
    first = texts(model)
    assert first[0] == "Card 1, 19 left in the deck"
    assert first[1].startswith("Leopold turns up an instruction card; level: Hard")
    state = game.state
    card = solo(state).turn_card()
    state.sink = game.game.events
    state.sink += [
        SoloStep(card, "card", {"level": "easy", "hand": "left_to_right", "left": 18}),
        SoloStep(card, "pile_empty", {}),
    ]
    game.changed()
    later = texts(model)
    assert later[0] == "Card 2, 18 left in the deck"
    assert later[1].startswith("Leopold turns up an instruction card; level: Easy")
    assert later[2] == "The staff symbol does nothing: the pile is empty."
    assert len(later) == 4


def test_the_markers_say_how_far_each_objective_is() -> None:
    game = laid()
    model = m.OpponentModel(game)
    told = Told(model)
    solo(game.state).markers = (0, 2, 3)
    game.changed()
    assert texts(model)[-1] == "Markers on the objectives: A –, B II, C I."
    assert told.said == [f"changed {model.rowCount() - 1}.0"]


def test_every_entrance_has_a_sentence_for_what_it_lays_out() -> None:
    assert set(LYING) == set(ENTRANCES)


@pytest.mark.parametrize("name", ENTRANCES)
def test_the_entrance_is_named(name: str) -> None:
    (line,) = (text for text in texts(m.OpponentModel(laid(name))) if text.startswith("Hotel entrance"))
    assert (
        line
        == {
            "hautel": "Hotel entrance: Hautel Couture.",
            "stars": "Hotel entrance: Nine Stars Inn.",
            "sushi": "Hotel entrance: Sushi Resort.",
            "toll": "Hotel entrance: Toll Bridge Hotel.",
        }[name]
    )


def test_toll_by_action_space() -> None:
    game = laid("toll")
    house = entrance_of(game.state)
    assert isinstance(house, TollBridge)
    house.tokens = (0, 0, 1, 0, 0, 3, 0)
    assert texts(m.OpponentModel(game))[-1] == "Toll to pay: 1 on space 2 and 3 on space 5."
    house.tokens = (0,) * 7
    assert texts(m.OpponentModel(game))[-1] == ""


def test_the_stars_are_counted() -> None:
    game = laid("stars")
    house = entrance_of(game.state)
    assert isinstance(house, NineStars)
    house.tokens = 4
    assert texts(m.OpponentModel(game))[-1] == "Stars: 4 of 9."


@pytest.mark.parametrize(
    ("rooms", "told"), [(0b1, "A token lies on 1 room."), (0b111, "Tokens lie on 3 rooms.")]
)
def test_tokens_on_rooms_are_counted(rooms: int, told: str) -> None:
    game = laid("sushi")
    house = entrance_of(game.state)
    assert isinstance(house, SushiResort)
    house.rooms = rooms
    assert texts(m.OpponentModel(game))[-1] == told


def test_the_items_of_the_action_spaces_are_named() -> None:
    game = laid("hautel")
    house = entrance_of(game.state)
    assert isinstance(house, HautelCouture)
    house.spaces = (-1, 2, -1, -1, 0, -1, 1)  # wine, strudel, cake
    model = m.OpponentModel(game)
    assert (
        texts(model)[-1]
        == "Items on the action spaces: Wine on space 1, Strudel on space 4 and Cake on space 6."
    )
    told = Told(model)
    house.spaces = (-1, 2, -1, -1, -1, -1, 1)
    game.changed()
    assert told.said == [f"changed {model.rowCount() - 1}.0"]


def test_the_last_cards_stay_at_hand_each_with_how_it_was_read() -> None:
    game = laid()
    model = m.InstructionsModel(game)
    state = game.state
    state.sink = game.game.events
    turned = [solo(state).turned[0]]
    for left in (18, 17, 16):
        turned.append(solo(state).turn_card())
        state.sink += [
            SoloStep(turned[-1], "card", {"level": "easy", "hand": "left_to_right", "left": left}),
            SoloStep(turned[-1], "pile_empty", {}),
        ]
    game.changed()
    facts = [facts for (facts,) in model.rows()]
    assert [one.key for one in facts] == [4, 3, 2]
    assert [one.card.id for one in facts] == turned[:0:-1]
    assert texts(model) == [f"Card {n}, {20 - n} left in the deck" for n in (4, 3, 2)]
    told = model.index(1, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told.splitlines()[-1] == "The staff symbol does nothing: the pile is empty."


def test_the_markers_lie_on_the_objectives() -> None:
    game = laid()
    model = ObjectivesModel(game)
    assert [facts.marker for (facts,) in model.rows()] == list(solo(game.state).markers)
    solo(game.state).markers = (2, 0, 1)
    game.changed()
    assert [facts.marker for (facts,) in model.rows()] == [2, 0, 1]
    assert [facts.marker for (facts,) in ObjectivesModel(Laid(table())).rows()] == [0, 0, 0]


def test_elisabeth_explains_her_dancers_and_her_coloured_dice() -> None:
    game = started(modules=("ballrooms", "celebrities"))
    s = game.state
    house_of(s).open_house(s, house_of(s).boards, ())
    lay(s, (), (1, 4, 6), (2, 0, 0), None, ())
    queue(s, RED_4, BLUE_10, RED_1, GREEN_5, YELLOW_7)
    dice(s, 1, 2, 1)
    game.events.extend(turn_of(s, 214))
    lines = texts(m.OpponentModel(Laid(game, names=("Anna", "Elisabeth"))))
    assert lines[0] == "Card 2, 18 left in the deck"
    assert lines[1].startswith("Elisabeth turns up an instruction card")
    assert lines[3].startswith("Two arrows mean the ballroom that is scored after the next")
    assert lines[3].endswith(", in the lowest row with a free space: middle ballroom, bottom row.")
    assert lines[5].startswith("Elisabeth takes the red die with its celebrity, Agatha Christie, for 3 VP")
    assert lines[6].startswith("The card leaves the objective open")
