"""What cards and tiles say they do: a card of every effect, in full and in a few words, with its numbers."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.effects import EFFECT_FIELDS
from gah_desktop.text import effects

CATALOG = load_catalog()

GUESTS: dict[int, tuple[str, tuple[str, ...]]] = {
    49: (
        "You may prepare 1 room at no cost, on floors 1 to 2 only. "
        "If those floors are full, nothing happens.",
        ("1 free room, floors 1–2",),
    ),
    50: (
        "You draw 1 staff card into your hand. You may prepare 1 room at the normal cost.",
        ("draw 1 staff", "prepare 1 room"),
    ),
    54: ("You get 1 item of your choice. You get 2 krones.", ("1 item of choice", "2 krones")),
    57: ("You may prepare up to 2 rooms, each for 1 krone less.", ("prepare 2 rooms, −1",)),
    58: ("You may turn 1 vacant room of any colour to occupied.", ("occupy 1 room",)),
    61: (
        "You may prepare up to two rooms; one of them, of your choice, costs 1 krone less.",
        ("prepare 1 room, −1", "prepare 1 room"),
    ),
    65: ("No reward.", ()),
    71: ("You may prepare 1 room at no cost.", ("1 free room",)),
    73: (
        "You may play up to 2 staff cards from your hand, each for 1 krone less.",
        ("play 2 staff, −1",),
    ),
    75: (
        "You draw three staff cards and may play one of them for 3 krones less; "
        "the others go under the deck.",
        ("draw 3, play 1, −3",),
    ),
    76: (
        "You draw three staff cards and play one of them at no cost; the others go under the deck.",
        ("draw 3, play 1 free",),
    ),
    79: ("You get 1 krone. You advance 1 step on the Emperor track.", ("1 krone", "1 Emperor step")),
    87: (
        "You get 3 krones. You may take up to 2 guests from the queue at no cost. "
        "The queue is refilled between the two guests.",
        ("3 krones", "2 free guests"),
    ),
    97: (
        "You carry out the action of any space with dice, without taking a die. The strength is as it "
        "stands: you cannot boost it, and staff that depends on taking a die does not work; space 6 costs "
        "its krone. This comes after everything else the guest brings.",
        ("extra action",),
    ),
    101: (
        "You advance 3 steps on the Emperor track. You may take 1 guest from the queue at no cost.",
        ("3 Emperor steps", "1 free guest"),
    ),
    104: ("You may play 1 staff card from your hand at no cost.", ("play 1 staff, free",)),
}
ONCE, EACH_ROUND = "Works once, when you play it.", "Works once per round, on your turn, whenever you like."
MOVING_IN = "What counts is moving in, not completing the order."
BESIDE = "before or after the main action. At most once per die, and nothing may come in between."
STAFF: dict[int, tuple[str, str]] = {
    2: (f"{EACH_ROUND} You get 1 cake.", "1 cake"),
    5: (f"Whenever a red guest moves into a room, you get 2 krones. {MOVING_IN}", "red guest: 2 krones"),
    6: (
        "Whenever a blue guest moves into a room, you advance 1 step on the Emperor track. " + MOVING_IN,
        "blue guest: 1 Emperor step",
    ),
    8: (f"Whenever a green guest moves into a room, you score 2 VP. {MOVING_IN}", "green guest: 2 VP"),
    11: ("Preparing yellow rooms costs you nothing.", "yellow rooms free"),
    12: ("Whenever you take a die showing 3 or 4, you score 2 VP at once.", "die 3 or 4: 2 VP"),
    13: ("Whenever you take a die showing 1 or 2, its strength is 1 higher.", "die 1 or 2: +1 strength"),
    14: (
        f"Whenever you take a die showing 1 or 2, you may also prepare 1 room at the normal cost, {BESIDE}",
        "die 1 or 2: prepare 1 room",
    ),
    15: (
        "Whenever you take a die showing 4, each point of strength gives you 1 krone and also 1 step on "
        "the Emperor track.",
        "die 4: krones and steps",
    ),
    17: (
        "Whenever you take a die showing 6, its strength is 1 higher. A die showing 6 costs you no krone.",
        "die 6: +1 strength and die 6 free",
    ),
    20: (
        f"Whenever you take a die showing 5, you may also advance 2 steps on the Emperor track, {BESIDE}",
        "die 5: 2 Emperor steps",
    ),
    22: (
        "Whenever you take a die showing 3, you may also play 1 staff card from your hand at the printed "
        f"cost, {BESIDE}",
        "die 3: play 1 staff",
    ),
    23: ("Whenever one of your rooms is turned to occupied, you get 1 krone.", "room occupied: 1 krone"),
    24: ("Serving from your kitchen costs you nothing, for any number of items.", "free serving"),
    25: ("Guests from the queue cost you nothing.", "free queue"),
    26: (
        "Before a penalty from the Emperor you may pay 1 krone to ignore it.",
        "1 krone instead of a penalty",
    ),
    27: ("At the end you score 3 VP for each occupied red room.", "3 VP per red room"),
    28: ("At the end you score 3 VP for each occupied blue room.", "3 VP per blue room"),
    29: (
        "At the end you copy the best end card an opponent has in play. It is counted for your own "
        "hotel. A Secretary cannot be copied.",
        "copy an end card",
    ),
    30: ("At the end you score 3 VP for each occupied yellow room.", "3 VP per yellow room"),
    31: ("At the end you score 1 VP for each occupied room.", "1 VP per occupied room"),
    32: (
        "At the end you score 2 VP for each of your staff cards in play. This card counts too.",
        "2 VP per staff card",
    ),
    33: (
        "Whenever a guest with an order of 4 or more items moves into a room, you score 4 VP.",
        "order of 4 or more: 4 VP",
    ),
    34: (
        "At the end you score 1 VP for each room tile in your hotel. Vacant and occupied rooms both count.",
        "1 VP per room tile",
    ),
    35: (f"{ONCE} You may turn up to 2 vacant rooms of any colour to occupied.", "occupy 2 rooms"),
    36: (f"{ONCE} You get 4 wine.", "4 wine"),
    37: ("At the end you score 2 VP for each fully occupied group.", "2 VP per full group"),
    38: (
        f"{ONCE} You fill the order of 1 guest in your café from the supply. Any guest will do, served "
        "before or not.",
        "fill 1 order",
    ),
    40: ("At the end you score 5 VP for each objective you have claimed.", "5 VP per objective"),
    41: (
        "At the end you score 2 VP for each step from space 0 to your marker on the Emperor track. What "
        "counts is where your marker stands after the last retreat.",
        "2 VP per Emperor step",
    ),
    42: (
        "Whenever you get the Emperor’s reward, you also score 5 VP, even if you decline it.",
        "Emperor’s reward: 5 VP",
    ),
    45: (f"{ONCE} You advance 3 steps on the Emperor track.", "3 Emperor steps"),
    46: ("At the end you score 5 VP for each fully occupied floor.", "5 VP per full floor"),
    47: ("At the end you score 5 VP for each fully occupied column.", "5 VP per full column"),
    48: (
        "At the end you score 4 VP for each set of a red, a blue and a yellow occupied room.",
        "4 VP per colour set",
    ),
}
#: Reward, penalty, and both in a few words.
TILES: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "A1": (
        "You get 3 krones.",
        "You lose 3 krones. Not possible in full? You lose 5 VP.",
        ("3 krones",),
        "−3 krones, else −5 VP",
    ),
    "A2": (
        "You get 2 items of your choice.",
        "All dishes and drinks in your kitchen go back to the supply.",
        ("2 items of choice",),
        "kitchen emptied",
    ),
    "A3": (
        "You draw three staff cards and may play one of them for 3 krones less; "
        "the others go under the deck.",
        "You put 2 staff cards from your hand under the deck. Not possible in full? You lose 5 VP.",
        ("draw 3, play 1, −3",),
        "−2 staff in hand, else −5 VP",
    ),
    "A4": (
        "You may prepare 1 room at no cost.",
        "You remove 1 vacant room, from the highest floor possible. Not possible in full? You lose 5 VP.",
        ("1 free room",),
        "−1 vacant room, else −5 VP",
    ),
    "B1": (
        "You get 1 strudel, 1 cake, 1 wine and 1 coffee.",
        "All dishes and drinks in your kitchen and on the guests in your café go back to the supply.",
        ("1 strudel, 1 cake, 1 wine and 1 coffee",),
        "kitchen and tables emptied",
    ),
    "B4": (
        "You may prepare one room at no cost, on floors 1 to 2 only, and turn it to occupied at once.",
        "You remove 2 vacant rooms, each from the highest floor possible. Not possible in full? "
        "You lose 7 VP.",
        ("free occupied room, floors 1–2",),
        "−2 vacant rooms, else −7 VP",
    ),
    "C1": ("You score 8 VP.", "You lose 8 VP.", ("8 VP",), "−8 VP"),
    "C2": (
        "You may prepare one room at no cost and turn it to occupied at once.",
        "You remove an occupied room from the highest floor that has one, and then one from the next lower "
        "floor that has one, if there is such a floor.",
        ("free occupied room",),
        "−2 occupied rooms",
    ),
    "C3": (
        "You score 2 VP for each of your staff cards in play.",
        "You lose 2 VP for each of your staff cards in play.",
        ("2 VP per staff card",),
        "−2 VP per staff card",
    ),
    "C4": (
        "You may play 1 staff card from your hand at no cost.",
        "You remove 1 of your end cards in play. Not possible in full? You lose 10 VP.",
        ("play 1 staff, free",),
        "−1 end card, else −10 VP",
    ),
}
OBJECTIVES = {
    "A1": ("You have 20 krones.", "20 krones owned"),
    "A2": ("You stand on space 10 of the Emperor track or beyond.", "Emperor space 10"),
    "A3": ("You have at least 6 staff cards in play.", "6 staff in play"),
    "A4": ("You have at least 12 room tiles in your hotel, vacant or occupied.", "12 room tiles"),
    "B1": ("At least 2 floors of your hotel are fully occupied.", "2 full floors"),
    "B2": ("At least 2 columns of your hotel are fully occupied.", "2 full columns"),
    "B3": ("At least 6 groups of your hotel are fully occupied.", "6 full groups"),
    "B4": ("All rooms of at least 1 colour are occupied in your hotel.", "1 full colour"),
    "C1": (
        "You have at least 3 red rooms, 3 blue rooms and 3 yellow rooms occupied.",
        "3 red rooms, 3 blue rooms and 3 yellow rooms",
    ),
    "C2": ("You have at least 4 red rooms and 3 yellow rooms occupied.", "4 red rooms and 3 yellow rooms"),
    "C3": ("You have at least 3 blue rooms and 4 yellow rooms occupied.", "3 blue rooms and 4 yellow rooms"),
    "C4": ("You have at least 3 red rooms and 4 blue rooms occupied.", "3 red rooms and 4 blue rooms"),
}


@pytest.mark.parametrize("id", GUESTS)
def test_guest(id: int) -> None:
    guest = CATALOG.guests[id]
    assert (effects.guest_text(guest), effects.guest_short(guest)) == GUESTS[id]


@pytest.mark.parametrize("id", STAFF)
def test_staff(id: int) -> None:
    card = CATALOG.staff[id]
    assert (effects.staff_text(card), effects.staff_short(card)) == STAFF[id]


@pytest.mark.parametrize("id", TILES)
def test_emperor_tile(id: str) -> None:
    tile = CATALOG.emperor_tiles[id]
    assert (
        effects.emperor_reward_text(tile),
        effects.emperor_penalty_text(tile),
        effects.emperor_reward_short(tile),
        effects.emperor_penalty_short(tile),
    ) == TILES[id]


@pytest.mark.parametrize("id", OBJECTIVES)
def test_objective(id: str) -> None:
    objective = CATALOG.objectives[id]
    assert (effects.objective_text(objective), effects.objective_short(objective)) == OBJECTIVES[id]


def test_every_effect_is_above() -> None:
    shown = [effect.kind for id in GUESTS for effect in CATALOG.guests[id].rewards]
    shown += [effect.kind for id in STAFF for effect in CATALOG.staff[id].effects]
    for id in TILES:
        tile = CATALOG.emperor_tiles[id]
        shown += [effect.kind for effect in (*tile.reward, tile.penalty.left)]
    assert set(shown) == set(EFFECT_FIELDS)


def test_the_first_edition_of_cards() -> None:
    assert effects.guest_text(CATALOG.guests[97], "classic") == (
        "You take an extra turn right after this one, without taking a die. In it you may take a "
        "guest, use additional actions and carry out the action of one space with dice, which you may boost "
        "for 1 krone; the dice stay where they are."
    )
    said = {id: effects.staff_text(CATALOG.staff[id], "classic") for id in (23, 33, 41)}
    assert said == {
        23: "Whenever a guest moves into one of your rooms, you get 1 krone.",
        33: "Whenever a guest with an order of exactly 4 items moves into a room, you score 4 VP.",
        41: "At the end you score 2 VP for each step from space 0 to your marker on the Emperor track, at "
        "most 12 VP. What counts is where your marker stands after the last retreat.",
    }
    assert effects.staff_short(CATALOG.staff[33], "classic") == "order of exactly 4: 4 VP"


def test_the_first_edition_of_penalties() -> None:
    said = {id: effects.emperor_penalty_text(CATALOG.emperor_tiles[id], "classic") for id in ("B2", "C2")}
    assert said == {
        "B2": "You choose among what is possible. 1) You lose 5 krones. 2) You lose 7 VP.",
        "C2": "You remove an occupied room from the highest floor that has one, and then the next occupied "
        "room below it in the same column, if there is one.",
    }
    short = {
        id: effects.emperor_penalty_short(CATALOG.emperor_tiles[id], "classic") for id in ("A1", "B4", "C2")
    }
    assert short == {
        "A1": "−3 krones or −5 VP",
        "B4": "−2 vacant rooms or −7 VP",
        "C2": "−2 occupied rooms",
    }


@pytest.mark.parametrize(
    ("id", "order"),
    [(65, "1 coffee"), (60, "2 cake and 2 wine"), (72, "1 strudel, 1 cake and 1 coffee")],
)
def test_order(id: int, order: str) -> None:
    assert effects.order_text(CATALOG.guests[id]) == order
