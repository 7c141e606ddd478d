"""Every phrase for what stands where on the table, and beside it about the solo opponent."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

from gah_desktop.bots import BOTS
from gah_desktop.modules.solo.words import ENTRANCES
from gah_desktop.modules.solo.words import notes as opponent_notes
from gah_desktop.text import names, spots

SPOTS: list[tuple[str, tuple[object, ...], str]] = [
    *(
        ("action_name", (face,), name)
        for face, name in enumerate(
            (
                *("strudel and cake", "wine and coffee", "prepare rooms", "krones and Emperor"),
                *("play a staff card", "any action, for a krone"),
            ),
            1,
        )
    ),
    ("room_spot", (3, 4, "red", "plan"), "room on floor 3, column 4, red, not prepared"),
    ("room_spot", (3, 4, "blue", "vacant"), "room on floor 3, column 4, blue, vacant"),
    ("room_spot", (1, 2, "yellow", "occupied"), "room on floor 1, column 2, yellow, occupied"),
    ("room_cost", (0,), "Preparing this room costs nothing."),
    ("room_cost", (1,), "Preparing this room costs 1 krone."),
    ("room_cost", (2,), "Preparing this room costs 2 krones."),
    ("room_points", (3,), "Preparing this room scores 3 VP."),
    ("room_group", ([(4, 5)],), "A group of one room."),
    (
        "room_group",
        ([(1, 2), (2, 1), (2, 2)],),
        "A group of 3 rooms: column 2 on floor 1 and columns 1 and 2 on floor 2.",
    ),
    ("room_bonus", ("5 VP", 2, 2, True), "Its occupancy bonus has been given: 5 VP."),
    ("room_bonus", ("2 VP", 1, 0, False), "Occupancy bonus once it is occupied: 2 VP."),
    (
        "room_bonus",
        ("10 krones", 4, 1, False),
        "Occupancy bonus once all of it is occupied (now 1 of 4): 10 krones.",
    ),
    ("room_value", (4, False), "Once occupied, it scores 4 VP at the end of the game."),
    ("room_value", (3, True), "It scores 3 VP at the end of the game."),
    (
        "floor_spot",
        (2, 1, 2),
        "floor 2: preparing a room costs 1 krone, an occupied room scores 2 VP at the end of the game",
    ),
    ("rooms_spot", (3, 2), "rooms: 3 occupied, 2 vacant"),
    ("kitchen_list", ((0, 0, 0, 0, 0),), "kitchen: empty"),
    ("kitchen_list", ((1, 0, 2, 0, 0),), "kitchen: 1 strudel and 2 wine"),
    ("staff_list", ((),), "no staff in play"),
    ("staff_list", ((14, 20),), "staff in play: Decorator and Detective"),
    ("slot_spot", (0, 0, "", 3), "place 1 in the queue, empty"),
    ("slot_spot", (4, 75, "blue", 2), "place 5 in the queue: Baroness, blue, costs 2 krones"),
    ("table_spot", (0, 0, "", (0, 0, 0, 0, 0)), "table 1, free"),
    ("table_spot", (1, 75, "blue", (0, 0, 0, 0, 0)), "table 2: Baroness, blue, order complete"),
    (
        "table_spot",
        (2, 60, "red", (0, 1, 2, 0, 0)),
        "table 3: Jewelry Designer, red, waiting for 1 cake and 2 wine",
    ),
    ("dice_spot", (3, 0, 0), "space 3, prepare rooms: no dice"),
    ("dice_spot", (3, 1, 2), "space 3, prepare rooms: 1 die, strength 2"),
    ("dice_spot", (4, 3, 4), "space 4, krones and Emperor: 3 dice, strength 4"),
    (
        "colored_dice",
        ("space 4, krones and Emperor: 2 dice, strength 2", ("red", "blue")),
        "space 4, krones and Emperor: 2 dice, strength 2, coloured: red and blue",
    ),
    ("kitchen_spot", ("wine", 2), "kitchen, Wine: 2"),
    ("received_spot", ("cake",), "received: Cake"),
    ("tile_spot", ("red", 1), "room tiles, red: 1 left"),
    ("tile_spot", ("red", 9), "room tiles, red: 9 left"),
    ("hand_spot", (0, 3), "staff card in hand, face down"),
    ("hand_spot", (14, 1), "staff card in hand: Decorator, costs 1 krone"),
    ("display_spot", (14, False), "staff in play: Decorator"),
    ("display_spot", (14, True), "staff in play: Decorator, used this round"),
    ("worth_now", (7,), "Worth 7 VP now."),
    ("objective_spot", ("B", "B1", "1/2"), "objective B: Two Full Floors, you have 1/2"),
    ("objective_points", (0,), "All points have been claimed."),
    ("objective_points", (10,), "Worth 10 VP to whoever claims it next."),
    ("marker_spot", ("Anna", 8, 5, 4), "Anna is on space 8, worth 5 VP, and will go back to 4"),
    ("awaits", ("reward",), "The Emperor’s reward awaits you."),
    ("awaits", ("penalty",), "A penalty awaits you."),
    ("awaits", ("nothing",), "Neither reward nor penalty awaits you."),
    ("round_spot", (2, False), "round 2"),
    ("round_spot", (3, True), "round 3, then the Emperor comes"),
    ("turn_spot", (3, "Anna", True), "turn 3, Anna: done"),
    ("turn_spot", (3, "Anna", False), "turn 3, Anna"),
    ("score_spot", ("Anna", 12, 1, 5), "Anna: 12 VP, 1 krone, Emperor space 5"),
    ("holding_spot", ("vp", 12), "12 VP"),
    ("holding_spot", ("krones", 1), "1 krone"),
    ("holding_spot", ("occupied", 3), "3 rooms occupied"),
    ("holding_spot", ("rooms", 5), "5 rooms prepared, occupied or not"),
    ("line_spot", ("Anna", "Guests", 12), "Anna, Guests: 12"),
    ("card_order", ("2 wine",), "Orders 2 wine."),
    ("card_points", (5,), "Scores 5 VP."),
    ("card_price", (1,), "Costs 1 krone."),
    ("card_price", (4,), "Costs 4 krones."),
]
NOTES: list[tuple[str, tuple[object, ...], str]] = [
    ("card_of", ("Leopold",), "Leopold’s cards"),
    ("card_note", ("Leopold", 0, 9), "Leopold’s cards"),
    ("card_note", ("Leopold", 3, 9), "Card 3, 9 left in the deck"),
    ("no_card_note", ("Leopold",), "Leopold has not turned up a card yet."),
    ("markers_note", ((0, 1, 2),), "Markers on the objectives: A –, B III, C II."),
    ("markers_note", ((3, 0, 0),), "Markers on the objectives: A I, B –, C –."),
    ("entrance_note", ("stars",), "Hotel entrance: Nine Stars Inn."),
    ("lying_note", ("toll", ()), ""),
    ("lying_note", ("toll", ((2, 1), (5, 3))), "Toll to pay: 1 on space 2 and 3 on space 5."),
    ("lying_note", ("stars", ((0, 4),)), "Stars: 4 of 9."),
    ("lying_note", ("sushi", ((0, 1),)), "A token lies on 1 room."),
    ("lying_note", ("sushi", ((0, 3),)), "Tokens lie on 3 rooms."),
    (
        "lying_note",
        ("hautel", ((1, 0), (4, 2))),
        "Items on the action spaces: Strudel on space 1 and Wine on space 4.",
    ),
]


@pytest.mark.parametrize(("say", "values", "expected"), SPOTS)
def test_spot(say: str, values: tuple[object, ...], expected: str) -> None:
    assert getattr(spots, say)(*values) == expected


@pytest.mark.parametrize(("say", "values", "expected"), NOTES)
def test_note_about_the_opponent(say: str, values: tuple[object, ...], expected: str) -> None:
    assert getattr(opponent_notes, say)(*values) == expected


@pytest.mark.parametrize(("module", "table"), [(spots, SPOTS), (opponent_notes, NOTES)])
def test_every_phrase_is_above(module: ModuleType, table: list[tuple[str, tuple[object, ...], str]]) -> None:
    functions = {
        name
        for name, function in vars(module).items()
        if inspect.isfunction(function) and function.__module__ == module.__name__ and name[0] != "_"
    }
    assert {say for say, _, _ in table} == functions


def test_names_by_their_keys() -> None:
    """Keys of tables are ids of files and of the catalog."""
    assert {name: list(table) for name, table in vars(names).items() if name in KEYS} == KEYS
    assert list(names.GUESTS) == [*range(49, 105), 117, 118]
    assert list(names.STAFF) == list(range(1, 49))
    assert list(ENTRANCES) == ["hautel", "stars", "sushi", "toll", "random"]


LETTERS = [f"{letter}{number}" for letter in "ABC" for number in range(1, 5)]
KEYS = {
    "OBJECTIVES": LETTERS,
    "EMPEROR": LETTERS,
    "BOARDS": ["night", "day-A", "day-B", "day-C", "day-D"],
    "ITEMS": ["strudel", "cake", "wine", "coffee", "champagne"],
    "COLORS": ["blue", "red", "yellow", "green", "any"],
    "GUEST_GROUPS": ["blue", "red", "yellow", "green"],
    "TIMINGS": ["once", "round", "permanent", "end"],
    "LEVELS": ["easy", "medium", "hard"],
    "PLAYERS": ["human", *BOTS],
    "RULESETS": ["deluxe", "classic"],
    "DEALS": ["normal", "starter", "draft"],
}
