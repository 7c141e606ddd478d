"""What the log says a player did: the sentence of every kind of act, with its numbers in their places."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import CLASSES
from gah_desktop.engine.events import Acted, Source
from gah_desktop.text.events import event_text
from tests.helpers.tables import play, table

NAMES = ("Anna", "Ben")
TURN: Source = ("turn", 0)
#: These are asked for, but told by what they bring about, or by their gains.
NO_ACTS = {
    "stop_serving",
    "collect",
    "split",
    "move_guest_wide",
    "claim_own",
    "take_token",
}  # told by their gains

ACTS: list[tuple[str, dict[str, Any], str]] = [
    ("draft", {"staff": 14}, "Anna keeps Decorator and passes the rest on."),
    ("keep_staff", {"staff": (14, 20, 38)}, "Anna keeps these staff cards: Decorator, Detective and Porter."),
    ("choose_guest", {"guest": 75, "slot": 2}, "Anna chooses a first guest: Baroness."),
    ("take_guest", {"guest": 75, "slot": 2, "cost": 0}, "Anna invites Baroness into the café."),
    (
        "take_guest",
        {"guest": 75, "slot": 1, "cost": 1},
        "Anna invites Baroness into the café and pays 1 krone.",
    ),
    (
        "take_guest",
        {"guest": 75, "slot": 0, "cost": 3},
        "Anna invites Baroness into the café and pays 3 krones.",
    ),
    ("take_die", {"face": 2, "as": 0}, "Anna takes a die showing 2."),
    (
        "take_die",
        {"face": 2, "as": 2, "strength": 3, "cost": 0},
        "Anna takes a die showing 2, strength 3.",
    ),
    (
        "take_die",
        {"face": 2, "as": 2, "strength": 4, "cost": 1},
        "Anna takes a die showing 2, strength 4, and pays 1 krone.",
    ),
    (
        "take_die",
        {"face": 6, "as": 4, "strength": 2, "cost": 0},
        "Anna takes a six for action 4, strength 2.",
    ),
    (
        "take_die",
        {"face": 6, "as": 4, "strength": 3, "cost": 2},
        "Anna takes a six for action 4, strength 3, and pays 2 krones.",
    ),
    (
        "extra_action",
        {"face": 6, "as": 4, "strength": 2},
        "Anna carries out action 4 from space 6, strength 2, without taking a die.",
    ),
    ("choose_items", {"items": {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}}, "Anna takes no items."),
    (
        "choose_items",
        {"items": {"strudel": 2, "cake": 1, "wine": 0, "coffee": 3}},
        "Anna chooses 2 strudel, 1 cake and 3 coffee.",
    ),
    ("place", {"item": "cake", "to": "kitchen"}, "Anna puts 1 cake into the kitchen."),
    ("place", {"item": "cake", "to": 60}, "Anna serves Jewelry Designer: Cake."),
    ("prepare", {"floor": 4, "column": 2, "cost": 0}, "Anna prepares the room on floor 4, column 2."),
    (
        "prepare",
        {"floor": 4, "column": 2, "cost": 3},
        "Anna prepares the room on floor 4, column 2, and pays 3 krones.",
    ),
    ("occupy", {"floor": 4, "column": 2}, "Anna turns the room on floor 4, column 2 to occupied."),
    ("play_staff", {"staff": 14, "cost": 0, "from": "hand"}, "Anna plays Decorator at no cost."),
    ("play_staff", {"staff": 14, "cost": 4, "from": "hand"}, "Anna plays Decorator for 4 krones."),
    ("return_staff", {"staff": 14}, "Anna puts under the deck: Decorator."),
    ("return_staff", {"staff": (14, 20)}, "Anna puts under the deck: Decorator and Detective."),
    ("fill_order", {"guest": 75}, "Anna fills an order from the supply: Baroness."),
    (
        "serve",
        {"moves": [{"item": "wine", "guest": 75}], "cost": 0},
        "Anna serves from the kitchen: Wine to Baroness.",
    ),
    (
        "serve",
        {"moves": [{"item": "wine", "guest": 75}, {"item": "cake", "guest": 60}], "cost": 1},
        "Anna serves from the kitchen for 1 krone: Wine to Baroness and Cake to Jewelry Designer.",
    ),
    (
        "move_guest",
        {"guest": 75, "floor": 3, "column": 1},
        "Anna moves Baroness into the room on floor 3, column 1.",
    ),
    ("use_staff", {"staff": 2}, "Anna uses Waitress."),
    ("claim", {"objective": "B2"}, "Anna claims an objective: Two Full Columns."),
    ("remove_room", {"floor": 4, "column": 2}, "Anna removes the room on floor 4, column 2."),
    ("discard_staff", {"staff": 30}, "Anna gives up Reception Clerk."),
    ("pay_penalty", {"cost": 1}, "Anna pays 1 krone, and the Emperor overlooks everything."),
    ("take_penalty", {"which": "left"}, "Anna chooses the left penalty."),
    ("take_penalty", {"which": "right"}, "Anna chooses the right penalty."),
    ("feed_rival", {"guest": 75}, "Anna has to serve a guest of the opponent: Baroness."),
    ("decline", {"what": "rooms"}, "Anna prepares no more rooms."),
    ("decline", {"what": "occupy"}, "Anna turns no more rooms to occupied."),
    ("decline", {"what": "staff"}, "Anna plays no more staff cards."),
    ("decline", {"what": "offer"}, "Anna plays none of the cards drawn."),
    ("decline", {"what": "guest"}, "Anna takes no guest."),
    ("decline", {"what": "extra"}, "Anna does without the extra of the staff card."),
    ("decline", {"what": "extra_action"}, "Anna does without this: turn."),
    ("choose_rehearsal", {"room": "cellar"}, "Anna takes a rehearsal room: Champagne Cellar."),
    (
        "send_dancer",
        {"guest": 75, "ballroom": "left", "row": 2, "space": 1, "area": 3, "cost": 2},
        "Anna sends Baroness to a ball for 2 champagne: left ballroom, middle row.",
    ),
    (
        "send_dancer",
        {"guest": None, "ballroom": "balcony", "row": None, "space": None, "area": 1, "cost": 0},
        "Anna sends a dancer for 0 champagne: balcony.",
    ),
    (
        "remove_dancer",
        {"ballroom": "right", "row": 3, "space": 1},
        "Anna gives up a dancer: right ballroom, top row.",
    ),
    ("turn_down", {"staff": 166}, "Anna flips Handmaid."),
    ("use_guest", {"guest": 75}, "Anna uses Baroness."),
    (
        "exchange",
        {"give": {"strudel": 2}, "take": {"wine": 1, "coffee": 1}},
        "Anna exchanges 2 strudel for 1 wine and 1 coffee.",
    ),
    ("bid", {"entrance": 4, "amount": 1}, "Anna bids 1 krone for Kaufman."),
    ("choose_entrance", {"entrance": 7}, "Anna chooses an entrance: Stroup."),
    (
        "second_guest",
        {"guest": 75, "slot": 4, "cost": 2},
        "Anna takes a second guest, Baroness, for 2 krones.",
    ),
    ("move_die", {"from": 2, "to": 3, "color": "red"}, "Anna turns a die from 2 to 3 (red)."),
    ("claim", {"objective": "B2", "own": True}, "Anna claims an objective: Two Full Columns."),
    (
        "retreat",
        {"steps": 1, "tile": "A1"},
        "Anna goes back 1 step on the Emperor track for the reward of the tile The Privy Purse.",
    ),
    ("decline", {"what": "dancer"}, "Anna sends no dancer."),
    ("decline", {"what": "turn_down"}, "Anna flips no card."),
    ("decline", {"what": "pay_penalty"}, "Anna does not pay to avoid the penalty."),
    ("pass", {}, "Anna passes."),
    ("end_turn", {}, "Anna ends the turn."),
]


@pytest.mark.parametrize(("kind", "details", "sentence"), ACTS)
def test_act(kind: str, details: dict[str, Any], sentence: str) -> None:
    assert event_text(Acted(0, kind, details, TURN), NAMES) == sentence


def test_every_act_is_above() -> None:
    assert {kind for kind, _, _ in ACTS} == set(CLASSES) - NO_ACTS


def test_a_reward_declined_is_named_by_its_source() -> None:
    act = Acted(1, "decline", {"what": "gain_krones"}, ("guest", 75))
    assert event_text(act, NAMES) == "Ben does without this: Baroness."


@pytest.mark.parametrize(
    ("kind", "details", "sentence"),
    [
        ("draft", {"staff": 14}, "Ben keeps a staff card and passes the rest on."),
        ("keep_staff", {"staff": (14, 20)}, "Ben keeps six staff cards."),
        ("return_staff", {"staff": 14}, "Ben puts a staff card under the deck."),
    ],
)
def test_others_do_not_read_which_card(kind: str, details: dict[str, Any], sentence: str) -> None:
    act = Acted(1, kind, details, TURN)
    assert event_text(act, NAMES, 0) == sentence
    assert "Decorator" in event_text(act, NAMES, 1)
    assert "Decorator" in event_text(act, NAMES)


def test_a_card_played_is_read_by_everyone() -> None:
    act = Acted(1, "play_staff", {"staff": 14, "cost": 2}, TURN)
    assert event_text(act, NAMES, 0) == "Ben plays Decorator for 2 krones."


def test_what_an_instruction_card_causes_has_been_told_by_its_steps() -> None:
    assert event_text(Acted(1, "take_die", {"face": 2, "as": 0}, ("solo", 203)), NAMES) == ""


def test_what_action_4_brings_is_told_once() -> None:
    """By what is gained, not by the choice before it, too."""
    game = table(dice="44")
    game.state.sink = []
    play(game, a.TakeDie(4, 4), a.Split(1, 1))
    told = [event_text(event, NAMES) for event in game.state.sink]
    assert [line for line in told if line] == [
        "Anna takes a die showing 4, strength 2.",
        "Anna gets 1 krone: die showing 4.",
        "Anna advances 1 step on the Emperor track: die showing 4.",
    ]
