"""What is asked, with all that the rules need to know of it, and what can be chosen, in its order."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine.actions import Decline
from gah_desktop.engine.events import Acted
from tests.helpers.asked import MOMENTS

# by the moment: the right, the decision with what is not usual about it, and the options
LISTED = {
    "first guest": (
        "setup 0: choose_guest, seat 1",
        "choose_guest 0, choose_guest 1, choose_guest 2, choose_guest 3, choose_guest 4",
    ),
    "first rooms, deluxe": (
        "setup 0: rooms, left 2, mandatory True, started True",
        "prepare 1 2, prepare 2 1",
    ),
    "last of the first rooms, deluxe": (
        "setup 0: rooms, left 1, mandatory True, started True",
        "prepare 1 3, prepare 2 1, prepare 2 2",
    ),
    "first room, classic": (
        "setup 0: rooms, left 3",
        "prepare 1 1, decline rooms",
    ),
    "first rooms, classic": (
        "setup 0: rooms, left 2, started True",
        "prepare 1 2, prepare 2 1, decline rooms",
    ),
    "items": (
        "die 1: items, strength 2, chain (0, 1)",
        "choose_items ss, choose_items sc",
    ),
    "items, an extra before": (
        "die 2: items, strength 1, chain (2, 3)",
        "choose_items w, use_staff 14",
    ),
    "one item of choice": (
        "guest 54: items_of_choice, number 1",
        "choose_items k, choose_items w, choose_items c, choose_items s",
    ),
    "items of choice": (
        "emperor A2: items_of_choice, number 2",
        "choose_items kk, choose_items wk, choose_items ww, choose_items ck, choose_items cw, "
        "choose_items cc, choose_items sk, choose_items sw, choose_items sc, choose_items ss",
    ),
    "place": (
        "die 1: place, bag (0, 1, 0, 0, 0)",
        "place cake, place cake 60",
    ),
    "serve": (
        "serve 0: serve, left 2, moves (('wine', 75),)",
        "serve wine 75, stop_serving",
    ),
    "serve the last": (
        "serve 0: serve, left 1, moves (('wine', 75), ('wine', 75))",
        "serve coffee 75, stop_serving",
    ),
    "fill an order": (
        "staff 38: fill_order",
        "fill_order 75, fill_order 60",
    ),
    "rooms": (
        "die 3: rooms, left 2",
        "prepare 1 2, prepare 2 1, decline rooms",
    ),
    "one more room": (
        "die 3: rooms, left 1, started True",
        "prepare 1 3, prepare 2 1, prepare 2 2, decline rooms",
    ),
    "a room in an empty hotel": (
        "die 3: rooms, left 2",
        "prepare 1 1, decline rooms",
    ),
    "rooms, an extra before": (
        "die 3: rooms, left 1",
        "prepare 1 2, prepare 2 1, use_staff 22, decline rooms",
    ),
    "no room, an extra before": (
        "die 3: rooms, left 1",
        "use_staff 22, decline rooms",
    ),
    "a room occupied at once": (
        "emperor B4: rooms, left 1, discount 99, max_floor 2, occupy True",
        "prepare 1 2, prepare 2 2, decline rooms",
    ),
    "occupy": (
        "staff 35: occupy, left 2",
        "occupy 1 1, occupy 1 2, decline occupy",
    ),
    "a vacant room must go": (
        "emperor A4: remove_room, candidates 96, then ",
        "remove_room 2 1, remove_room 2 2",
    ),
    "an occupied room must go": (
        "emperor C2: remove_room, candidates 98304, then below",
        "remove_room 4 1, remove_room 4 2",
    ),
    "split": (
        "die 4: split, strength 2",
        "split 2 0, split 1 1, split 0 2",
    ),
    "staff": (
        "die 5: staff, left 1, discount 1",
        "play_staff 14, decline staff",
    ),
    "staff, an extra before": (
        "die 5: staff, left 1, discount 1",
        "play_staff 9, use_staff 20, decline staff",
    ),
    "two cards": (
        "guest 73: staff, left 2, discount 1",
        "play_staff 9, play_staff 24, decline staff",
    ),
    "offer, one of them": (
        "guest 76: offer, cards (14, 38, 31), discount 99",
        "play_staff 14, play_staff 38, play_staff 31",
    ),
    "offer, or none": (
        "guest 75: offer, cards (14, 38, 31), discount 3",
        "play_staff 14, play_staff 38, play_staff 31, decline offer",
    ),
    "under the deck": (
        "guest 75: return_staff, cards (38, 31)",
        "return_staff 38, return_staff 31",
    ),
    "cards of the hand": (
        "emperor A3: return_hand, left 2",
        "return_staff 1, return_staff 2, return_staff 3",
    ),
    "last card of the hand": (
        "emperor A3: return_hand, left 1",
        "return_staff 2, return_staff 3",
    ),
    "an end card": (
        "emperor C4: discard_staff",
        "discard_staff 31, discard_staff 41",
    ),
    "free guest": (
        "guest 63: take_guest, left 1",
        "take_guest 0, take_guest 1, take_guest 2, take_guest 3, take_guest 4, decline guest",
    ),
    "two free guests": (
        "guest 87: take_guest, left 2",
        "take_guest 0, take_guest 1, take_guest 2, take_guest 3, take_guest 4, decline guest",
    ),
    "one benefit": (
        "guest 76: benefits, parts 1",
        "collect 0, decline draw_three_play_one 0",
    ),
    "benefits": (
        "guest 79: benefits, parts 2",
        "collect 0, decline gain_krones 0, collect 1, decline advance_emperor 1",
    ),
    "extra": (
        "staff 14: extra",
        "use_staff 14, decline extra",
    ),
    "extra action": (
        "guest 97: extra_action",
        "extra_action 1 1, extra_action 2 2, decline extra_action",
    ),
    "penalty": (
        "emperor A1: penalty",
        "pay_penalty, decline pay_penalty",
    ),
    "halves of a penalty": (
        "emperor A1: take_penalty",
        "take_penalty left, take_penalty right",
    ),
    "feeding": (
        "entrance hautel: feed_rival, item wine",
        "feed_rival 75, feed_rival 54",
    ),
    "extra turn": (
        "turn 0: turn",
        "end_turn, extra_action 4 4, extra_action 4 4 boost, "
        "take_guest 0, take_guest 1, take_guest 2, take_guest 3, take_guest 4",
    ),
    "extra turn, no table free": (
        "turn 0: turn",
        "end_turn, extra_action 4 4, extra_action 4 4 boost",
    ),
    "extra turn, no dice": (
        "turn 0: turn",
        "end_turn, take_guest 0, take_guest 1, take_guest 2, take_guest 3, take_guest 4",
    ),
    "guest and die": (
        "turn 0: turn",
        "take_die 4 4, take_die 4 4 boost, pass, "
        "take_guest 0, take_guest 1, take_guest 2, take_guest 3, take_guest 4",
    ),
    "die": (
        "turn 0: turn",
        "take_die 4 4, take_die 4 4 boost, pass",
    ),
    "no die": (
        "turn 0: turn",
        "pass",
    ),
    "end, everything": (
        "turn 0: turn",
        "end_turn, serve wine 75, serve wine 60, move_guest 65 1 1, use_staff 1, claim 0",
    ),
}


def asked(decision: Any) -> str:
    usual = {"seat": 0, "source": decision.source, "kind": decision.kind} | decision._field_defaults
    told = {k: v for k, v in decision._asdict().items() if k not in usual or v != usual[k]}
    if "parts" in told:
        told["parts"] = len(told["parts"])
    more = "".join(f", {name} {value}" for name, value in told.items())
    return f"{decision.source[0]} {decision.source[1]}: {decision.kind}{more}"


def listed(action: Any) -> str:
    """Its kind and its values; of items the first letters, and no defaults."""
    told = [action.kind]
    for name, value in action._asdict().items():
        if name == "kind" or value == action._field_defaults.get(name):
            continue
        if name == "items":
            told.append("".join(letter * n for letter, n in zip("scwkh", value, strict=True)))
        else:
            told.append(name if value is True else str(value))
    return " ".join(told)


@pytest.mark.parametrize("moment", LISTED)
def test_what_is_asked_and_what_can_be_chosen(moment: str) -> None:
    game = MOMENTS[moment]()
    assert (asked(game.decision), ", ".join(map(listed, game.legal_actions()))) == LISTED[moment]


@pytest.mark.parametrize(
    "moment", [moment for moment, (_, options) in LISTED.items() if "decline" in options]
)
def test_doing_without_is_told_by_what_it_is_and_whence_it_came(moment: str) -> None:
    for declined in [option for option in MOMENTS[moment]().legal_actions() if isinstance(option, Decline)]:
        game = MOMENTS[moment]()
        decision = game.decision
        assert decision is not None
        source = ("staff", 26) if moment == "penalty" else decision.source  # the card that would have helped
        event = game.apply(declined)[0]
        details = {"what": declined.what, **({"part": declined.part} if declined.part >= 0 else {})}
        assert event == Acted(decision.seat, "decline", details, source)
