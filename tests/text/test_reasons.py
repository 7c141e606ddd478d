"""Why something cannot be done: the sentence of every code, with its numbers and names in their places."""

from __future__ import annotations

import pytest

from gah_desktop.engine.decisions.base import nothing
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.text.reasons import reason_text, reminder_text

REASONS: list[tuple[Reason, str]] = [
    (reason(Code.GAME_OVER), "The game is over."),
    (reason(Code.NOT_AN_OPTION), "That is not possible here."),
    (reason(Code.GUEST_TAKEN), "You have already taken a guest in this turn."),
    (reason(Code.GUEST_AFTER_DIE), "A guest must be taken before the die."),
    (reason(Code.CAFE_FULL), "All the tables in your café are taken."),
    (reason(Code.SLOT_EMPTY), "Nobody is waiting at this place in the queue."),
    (reason(Code.TOO_EXPENSIVE, cost=3, krones=1), "This costs 3 krones; you have 1 krone."),
    (reason(Code.DIE_TAKEN), "You have already taken a die in this turn."),
    (reason(Code.NO_DIE, face=5), "No die shows a 5."),
    (
        reason(Code.BAD_AS_ACTION, face=3, as_action=4),
        "A die showing 3 cannot be used for action 4.",
    ),
    (reason(Code.BAD_AS_ACTION, face=6, as_action=6), "A six stands for one of the actions 1 to 5."),
    (
        reason(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=0, krones=0),
        "Boosting costs 1 krone; you have 0 krones.",
    ),
    (
        reason(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=2, krones=2),
        "Boosting costs 1 krone on top of the 2 krones for the space; you have 2 krones.",
    ),
    (reason(Code.EXTRA_TURN_NO_DIE), "In an extra turn you take no die."),
    (reason(Code.SPACE_USED), "You have already used an action space in this extra turn."),
    (reason(Code.NO_BOOST), "This action cannot be boosted."),
    (reason(Code.DIE_FIRST), "You must take a die before your turn can end."),
    (reason(Code.PASS_AFTER_DIE), "You have already taken a die; end your turn instead."),
    (
        reason(Code.PASS_AFTER_START),
        "You have already started your turn, so you can no longer pass.",
    ),
    (reason(Code.NO_PASS_HERE), "An extra turn cannot be passed; simply end it."),
    (reason(Code.MUST_PASS), "There is no die you can take; pass instead of ending your turn."),
    (
        reason(Code.GUEST_NEEDS_DIE, cost=2, krones=2),
        "After paying 2 krones for the guest you could not take a die, and you must take one.",
    ),
    (
        reason(Code.GUEST_NEEDS_DIE, cost=0, krones=0),
        "After taking a guest you must take a die, and there is none you can take.",
    ),
    (reason(Code.ITEM_NOT_HERE, item="wine"), "You have not received this item: Wine."),
    (reason(Code.KITCHEN_LACKS, item="cake"), "This item is not in your kitchen: Cake."),
    (reason(Code.GUEST_NOT_HERE, guest=75), "This guest is not in your café."),
    (reason(Code.ORDER_LACKS_NOT, guest=75, item="cake"), "Not on this guest’s order (Baroness): Cake."),
    (reason(Code.WRONG_TOTAL, total=1), "You take exactly 1 item."),
    (reason(Code.WRONG_TOTAL, total=3), "You take exactly 3 items."),
    (reason(Code.TOO_MANY_CAKES), "You may not take more cake than strudel."),
    (reason(Code.TOO_MANY_COFFEES), "You may not take more coffee than wine."),
    (reason(Code.ROOM_OUTSIDE), "There is no such room."),
    (reason(Code.ROOM_TAKEN), "This room has already been prepared."),
    (reason(Code.NOT_ADJACENT), "A room must be next to, above or below one that is already there."),
    (reason(Code.START_BOTTOM_LEFT), "The first room must be the one at the bottom left."),
    (reason(Code.FLOOR_TOO_HIGH, max_floor=2), "This effect reaches only up to floor 2."),
    (reason(Code.ROOMS_BY_ACTION), "Rooms are prepared with action 3, or when a card says so."),
    (reason(Code.ROOM_EMPTY), "This room has not been prepared yet."),
    (reason(Code.ROOM_OCCUPIED), "This room is already occupied."),
    (
        reason(Code.WRONG_COLOR, guest=75, color="red"),
        "Wrong colour of room for Baroness: red.",
    ),
    (reason(Code.ORDER_INCOMPLETE, guest=75), "Order not complete yet: Baroness."),
    (reason(Code.ORDER_COMPLETE, guest=75), "Order already complete: Baroness."),
    (reason(Code.WRONG_SPLIT, total=3), "Krones and steps must add up to exactly 3."),
    (reason(Code.WRONG_ITEMS), "This action gives other items."),
    (
        reason(Code.HIGHER_FIRST, floor=4),
        "The highest floor comes first: choose a room on floor 4.",
    ),
    (
        reason(Code.LOWER_NOW, floor=3),
        "The second room comes from a lower floor: choose a room on floor 3.",
    ),
    (reason(Code.ONLY_OCCUPIED), "Only an occupied room is removed; this one is vacant."),
    (reason(Code.ONLY_VACANT), "Only a vacant room is removed; this one is occupied."),
    (reason(Code.WRONG_NUMBER_OF_CARDS, total=1), "You keep exactly 1 staff card."),
    (reason(Code.WRONG_NUMBER_OF_CARDS, total=6), "You keep exactly 6 staff cards."),
    (reason(Code.STAFF_SPENT, staff=38), "Porter worked once, when it was played."),
    (reason(Code.STAFF_AT_END, staff=31), "Chambermaid counts only at the end of the game."),
    (reason(Code.STAFF_BY_ACTION), "Staff cards are played with action 5, or when a card says so."),
    (reason(Code.NOT_IN_HAND, staff=14), "Decorator is not in your hand."),
    (reason(Code.NOT_OFFERED, staff=14), "Decorator is not among the cards to choose from."),
    (reason(Code.NOT_IN_PLAY, staff=14), "Decorator is not among your staff in play."),
    (reason(Code.STAFF_USED, staff=2), "Waitress has already been used this round."),
    (reason(Code.STAFF_NO_ACTION, staff=13), "Restaurant Manager works automatically."),
    (reason(Code.STAFF_NEEDS_DECISION, staff=14), "You will be asked when Decorator can be used."),
    (reason(Code.OBJECTIVE_CLAIMED), "You have already claimed this objective."),
    (reason(Code.OBJECTIVE_NOT_MET, objective="A1"), "You have not reached this objective yet: A Full Till."),
    (reason(Code.OBJECTIVE_FULL), "All points of this objective have been claimed."),
    (reason(Code.MUST_DECIDE), "You cannot do without this; you must choose."),
    (
        reason(Code.BONUS_BETWEEN),
        "This comes before or after the whole reward, not in the middle of it.",
    ),
    (reason(Code.EXTRA_LAST), "This comes last, after everything else the guest brings."),
    (
        reason(Code.ENTRANCE_TOLL, cost=1, rest=0, krones=0),
        "The toll of this action space is 1 krone; you have 0 krones.",
    ),
    (
        reason(Code.ENTRANCE_TOLL, cost=1, rest=1, krones=1),
        "The toll of this action space is 1 krone on top of the 1 krone for the six; you have 1 krone.",
    ),
    (reason(Code.NOT_YOUR_TURN), "It is not your turn."),
    (reason(Code.NOT_YOURS), "This belongs to somebody else."),
    (reason(Code.ONLY_WATCHED), "This game is only being watched; nothing in it can be changed."),
    (reason(Code.TILE_COLOR), "A tile goes only onto a space of its own colour."),
    (
        reason(Code.TOKEN_LATER),
        "You take a token when all rooms of a column or of a floor are occupied.",
    ),
    (
        reason(Code.WRONG_PLACE, thing="guest"),
        "A guest goes from the queue to a table in your café, and from there into a room.",
    ),
    (
        reason(Code.WRONG_PLACE, thing="item"),
        "An item goes onto a guest in your café or into your kitchen.",
    ),
    (
        reason(Code.WRONG_PLACE, thing="die"),
        "A die goes where its action is done: kitchen, hotel, Emperor track or staff in play.",
    ),
    (reason(Code.WRONG_PLACE, thing="room"), "A room tile goes onto a space of your hotel."),
    (reason(Code.WRONG_PLACE, thing="staff"), "A staff card goes to your staff in play."),
    (reason(Code.WRONG_PLACE, thing="option"), "Let go of this over your hotel to choose it."),
    (reason(Code.TOO_MANY_CHAMPAGNES), "You may not take more champagne than cake or coffee."),
    (reason(Code.NO_DANCER_LEFT), "All your dancers have been sent."),
    (reason(Code.ROW_FULL), "All spaces of this row are taken."),
    (reason(Code.BALLROOM_SCORED), "This ballroom has already been scored."),
    (reason(Code.NO_DANCER_THERE), "None of the dancers you can give up is there."),
    (reason(Code.NOT_OFFERED_ROOM), "This rehearsal room is not among those left."),
    (
        reason(Code.SAME_SPACE),
        "The second dancer goes to the same space, from an area that still has one.",
    ),
    (reason(Code.KITCHEN_TOO_EMPTY), "Your kitchen does not have what this costs."),
    (reason(Code.IN_VAIN), "It would have no effect just now."),
    (reason(Code.WRONG_PAYMENT), "That is not what has to be given."),
    (
        reason(Code.NEEDS_MORE_ROOMS, guest=189, rooms=2),
        "Needs 2 vacant rooms side by side: Dr. Hagedorn.",
    ),
    (reason(Code.ONLY_TO_A_BALL, guest=184), "Goes to a ball, never into a room: E. Doolittle."),
    (reason(Code.GUEST_STAYS, guest=190), "Stays at the table and orders nothing: Mr. Schulze."),
    (
        reason(Code.GUEST_FLOOR, guest=192, max_floor=1),
        "Takes no room above floor 1: Mrs. Kunkel.",
    ),
    (reason(Code.GUEST_DANCES_NOT, guest=75), "Cannot go to a ball: Baroness."),
    (reason(Code.GUEST_USED, guest=75), "Baroness has already been used in this round."),
    (reason(Code.AREA_EMPTY, area=2), "No dancer is left in area 2 of your rehearsal room."),
    (
        reason(Code.TOO_LITTLE_CHAMPAGNE, cost=2, champagne=1),
        "This space costs 2 champagne; you have 1 champagne.",
    ),
    (reason(Code.MARKER_TOO_LOW, steps=2), "Your marker on the Emperor track cannot go back 2 steps."),
    (reason(Code.NO_DIE_OF_COLOR, face=4), "No die of this colour shows a 4."),
    (reason(Code.CELEBRITY_NOT_HERE, celebrity=2), "This celebrity is not with you: Albert Einstein."),
    (reason(Code.EXCHANGED), "You have already exchanged items in this round."),
    (
        reason(Code.WRONG_EXCHANGE),
        "You give up to four dishes and drinks from your kitchen, but not of every kind.",
    ),
    (
        reason(Code.SAME_KIND),
        "What you get must be dishes and drinks of other kinds than those you give.",
    ),
    (reason(Code.NOT_OFFERED_ENTRANCE), "This entrance is not offered."),
    (reason(Code.BID_TOO_LOW, least=4), "At least 4 krones must be bid for this entrance."),
    (reason(Code.NOT_THIS_ENTRANCE), "The entrance of your hotel does not allow this."),
    (
        reason(Code.NO_NEIGHBORS),
        "A die is moved only to the space beside its own; 1 and 6 are not beside each other.",
    ),
    (reason(Code.MOVED_DIE_FIRST, face=4), "You have moved a die to space 4; now you use that space."),
    (reason(Code.TILE_NOT_HERE), "This tile is not among those you have left."),
    (reason(Code.RETREATED), "You have already used one of your tiles in this turn."),
    (reason(Code.TOKEN_NOT_HERE), "This token is not among those you have left."),
    (reason(Code.TURNED_DOWN, staff=166), "Handmaid has already been flipped."),
    (
        reason(Code.NOT_HAPPENED, staff=166),
        "What Handmaid waits for has not happened in this action.",
    ),
]

#: What has to be done first, when something else is tried.
PENDING = {
    "draft": "First choose a staff card to keep.",
    "keep_staff": "First choose the six staff cards you keep.",
    "choose_guest": "First choose your first guest.",
    "turn": "That does not belong to your turn just now.",
    "items": "First choose which items you take.",
    "items_of_choice": "First choose which items you take.",
    "place": "First put the items you received onto guests or into the kitchen.",
    "rooms": "First finish preparing rooms.",
    "occupy": "First choose a vacant room to occupy.",
    "split": "First divide the strength between krones and steps.",
    "staff": "First play a staff card, or do without.",
    "offer": "First choose among the staff cards you have drawn.",
    "return_staff": "First put staff cards under the deck.",
    "return_hand": "First choose the cards from your hand that you give back.",
    "penalty": "First decide whether to pay to avoid the Emperor’s penalty.",
    "fill_order": "First choose the guest whose order is filled.",
    "serve": "First finish serving.",
    "take_guest": "First take a guest from the queue, or do without.",
    "benefits": "First collect or decline what waits for you.",
    "extra": "First use the extra of your staff card, or do without.",
    "extra_action": "First choose the space whose action you carry out.",
    "take_penalty": "First choose which penalty you suffer.",
    "remove_room": "First choose the room that is removed.",
    "discard_staff": "First choose the staff card that leaves the game.",
    "pay": "First choose what you pay with.",
    "choose_rehearsal": "First choose your rehearsal room.",
    "send_dancer": "First send the dancer, or do without.",
    "remove_dancer": "First choose a dancer to give up.",
    "captain": "First decide whether you send a dancer now.",
    "turn_down": "First decide whether to flip a staff card.",
    "lose_item": "First choose a dish or drink to give up.",
    "exchange": "First say what you exchange.",
    "bid": "First bid for an entrance.",
    "choose_entrance": "First choose the entrance of your hotel.",
    "second_guest": "First take a second guest, or do without.",
    "take_token": "First choose a token.",
    "die_moved": "First use the space to which you have moved the die.",
    "second_dancer": "First send the second dancer, or do without.",
    "feed_rival": "First choose which guest of the opponent gets the item.",
}


@pytest.mark.parametrize(("why", "sentence"), REASONS)
def test_reason(why: Reason, sentence: str) -> None:
    assert reason_text(why) == sentence


def test_every_code_is_above() -> None:
    assert {why.code for why, _ in REASONS} == set(Code) - {Code.PENDING}


@pytest.mark.parametrize(("pending", "sentence"), PENDING.items())
def test_pending(pending: str, sentence: str) -> None:
    assert reason_text(reason(Code.PENDING, pending=pending)) == sentence


def test_every_decision_that_may_be_pending_is_above() -> None:
    asking = {kind for kind, decision in DECISIONS.items() if decision.options is not nothing}
    assert asking == set(PENDING)


@pytest.mark.parametrize(
    ("kind", "number", "sentence"),
    [
        ("free_table", 0, "A table is free, and you have not taken a guest."),
        ("guest_waits", 75, "Order complete, ready to move in: Baroness."),
        ("objective", "A1", "You could claim an objective: A Full Till."),
    ],
)
def test_reminder(kind: str, number: int | str, sentence: str) -> None:
    assert reminder_text(kind, number) == sentence


def test_an_unknown_reminder_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        reminder_text("weather")
