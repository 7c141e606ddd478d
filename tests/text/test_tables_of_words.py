"""What decisions and actions are beside their sentences: where they are made, what is worth finding out."""

from __future__ import annotations

from gah_desktop.coach import parts
from gah_desktop.engine.actions import FIELDS, hidden_fields
from gah_desktop.text import coach
from gah_desktop.text.decisions import ACTIONS, DECISIONS

AT = {
    "table": {
        *("choose_guest", "claim", "take_die", "extra_action", "place", "serve", "fill_order", "prepare"),
        *("occupy", "remove_room", "discard_staff", "take_guest", "move_guest", "feed_rival"),
        *("send_dancer", "remove_dancer", "move_guest_wide"),
        *("second_guest", "move_die", "bid", "choose_entrance", "take_token", "claim_own", "retreat"),
        "exchange",
    },
    "panel": {
        *("draft", "keep_staff", "split", "choose_items", "stop_serving", "collect", "pay_penalty"),
        *("take_penalty", "decline", "choose_rehearsal"),
    },
    "hand": {"play_staff", "return_staff"},
    "button": {"pass", "end_turn"},
    "turn": {"use_staff", "use_guest", "turn_down"},
}
TOPICS = {
    "draft": "draft",
    "keep_staff": "solo-setup",
    "choose_guest": "setup-guest-rooms",
    "turn": "turn",
    "split": "action-4",
    "extra_action": "extra-action",
    "items": "receiving-items",
    "items_of_choice": "receiving-items",
    "place": "receiving-items",
    "serve": "serving",
    "fill_order": "serving",
    "rooms": "action-3",
    "occupy": "effect-rooms",
    "remove_room": "removed-rooms",
    "staff": "action-5",
    "offer": "draw-three",
    "return_staff": "draw-three",
    "return_hand": "emperor-penalties",
    "discard_staff": "emperor-penalties",
    "take_guest": "free-guests",
    "benefits": "guest-rewards",
    "extra": "staff-dice",
    "penalty": "emperor-penalties",
    "take_penalty": "emperor-penalties",
    "feed_rival": "entrance-hautel-couture",
    "pay": "staff-round",
    "choose_rehearsal": "rehearsal-rooms",
    "send_dancer": "sending-dancer",
    "second_dancer": "promo-dancing",
    "remove_dancer": "ballroom-goals",
    "lose_item": "more-goals",
    "captain": "ballroom-staff",
    "turn_down": "turning-down",
    "exchange": "celebrity-effects",
    "bid": "entrance-auction",
    "choose_entrance": "entrance-solo",
    "second_guest": "entrance-guests",
    "take_token": "entrance-rooms",
    "die_moved": "entrance-dice",
}


def test_where_an_action_is_done() -> None:
    assert {kind: words.at for kind, words in ACTIONS.items()} == {
        kind: place for place, kinds in AT.items() for kind in kinds
    }


def test_of_which_actions_it_is_worth_finding_out_the_cost() -> None:
    assert {kind for kind, words in ACTIONS.items() if words.costs} == {
        *("take_die", "extra_action", "prepare", "play_staff", "take_guest", "pay_penalty"),
        *("send_dancer", "second_guest"),
    }


def test_which_actions_others_must_not_read() -> None:
    secret = {kind for kind, words in ACTIONS.items() if words.secret}
    assert secret == {"draft", "keep_staff", "return_staff"}
    assert secret == {kind for kind in FIELDS if hidden_fields(kind)}


def test_the_page_of_the_rules_that_helps() -> None:
    assert {kind: words.topic for kind, words in DECISIONS.items()} == TOPICS


def test_which_decisions_have_no_cause_and_which_are_made_among_pictures() -> None:
    without = {kind for kind, words in DECISIONS.items() if not words.caused}
    assert without == {
        *("draft", "keep_staff", "turn"),
        *("choose_rehearsal", "turn_down", "bid", "choose_entrance"),
    }
    pictured = {kind for kind, words in DECISIONS.items() if words.pictured}
    assert pictured == {"draft", "keep_staff", "offer", "return_staff", "turn_down"}
    assert {kind for kind, words in DECISIONS.items() if words.apart} == {"exchange"}


def test_every_part_of_a_value_has_a_name() -> None:
    """Those of modules too: which of them a hint needs depends on the weights."""
    assert set(coach.PARTS) == set(parts.names())
