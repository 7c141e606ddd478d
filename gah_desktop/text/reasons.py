"""Why something is not possible now, and what to think of before a turn ends: whole sentences. No rules."""

from collections.abc import Callable
from typing import Any

from gah_desktop.engine.reasons import Code, Reason
from gah_desktop.text.voices import counted

from .decisions import waits_for
from .literals import QT_TRANSLATE_NOOP
from .names import color_name, guest_name, item_name, objective_name, staff_name
from .sources import source_label
from .terms import fill, items, krones, translate

PLAIN: dict[Code, str] = {
    Code.GAME_OVER: QT_TRANSLATE_NOOP("reasons", "The game is over."),
    Code.NOT_AN_OPTION: QT_TRANSLATE_NOOP("reasons", "That is not possible here."),
    Code.GUEST_TAKEN: QT_TRANSLATE_NOOP("reasons", "You have already taken a guest in this turn."),
    Code.GUEST_AFTER_DIE: QT_TRANSLATE_NOOP("reasons", "A guest must be taken before the die."),
    Code.CAFE_FULL: QT_TRANSLATE_NOOP("reasons", "All the tables in your café are taken."),
    Code.SLOT_EMPTY: QT_TRANSLATE_NOOP("reasons", "Nobody is waiting at this place in the queue."),
    Code.DIE_TAKEN: QT_TRANSLATE_NOOP("reasons", "You have already taken a die in this turn."),
    Code.DIE_FIRST: QT_TRANSLATE_NOOP("reasons", "You must take a die before your turn can end."),
    Code.PASS_AFTER_DIE: QT_TRANSLATE_NOOP("reasons", "You have already taken a die; end your turn instead."),
    Code.PASS_AFTER_START: QT_TRANSLATE_NOOP(
        "reasons", "You have already started your turn, so you can no longer pass."
    ),
    Code.NO_PASS_HERE: QT_TRANSLATE_NOOP("reasons", "An extra turn cannot be passed; simply end it."),
    Code.MUST_PASS: QT_TRANSLATE_NOOP(
        "reasons", "There is no die you can take; pass instead of ending your turn."
    ),
    Code.EXTRA_TURN_NO_DIE: QT_TRANSLATE_NOOP("reasons", "In an extra turn you take no die."),
    Code.SPACE_USED: QT_TRANSLATE_NOOP(
        "reasons", "You have already used an action space in this extra turn."
    ),
    Code.NO_BOOST: QT_TRANSLATE_NOOP("reasons", "This action cannot be boosted."),
    Code.WRONG_ITEMS: QT_TRANSLATE_NOOP("reasons", "This action gives other items."),
    Code.TOO_MANY_CAKES: QT_TRANSLATE_NOOP("reasons", "You may not take more cake than strudel."),
    Code.TOO_MANY_COFFEES: QT_TRANSLATE_NOOP("reasons", "You may not take more coffee than wine."),
    Code.TOO_MANY_CHAMPAGNES: QT_TRANSLATE_NOOP(
        "reasons", "You may not take more champagne than cake or coffee."
    ),
    Code.NO_DANCER_LEFT: QT_TRANSLATE_NOOP("reasons", "All your dancers have been sent."),
    Code.ROW_FULL: QT_TRANSLATE_NOOP("reasons", "All spaces of this row are taken."),
    Code.BALLROOM_SCORED: QT_TRANSLATE_NOOP("reasons", "This ballroom has already been scored."),
    Code.NO_DANCER_THERE: QT_TRANSLATE_NOOP("reasons", "None of the dancers you can give up is there."),
    Code.NOT_OFFERED_ROOM: QT_TRANSLATE_NOOP("reasons", "This rehearsal room is not among those left."),
    Code.SAME_SPACE: QT_TRANSLATE_NOOP(
        "reasons", "The second dancer goes to the same space, from an area that still has one."
    ),
    Code.KITCHEN_TOO_EMPTY: QT_TRANSLATE_NOOP("reasons", "Your kitchen does not have what this costs."),
    Code.IN_VAIN: QT_TRANSLATE_NOOP("reasons", "It would have no effect just now."),
    Code.WRONG_PAYMENT: QT_TRANSLATE_NOOP("reasons", "That is not what has to be given."),
    Code.EXCHANGED: QT_TRANSLATE_NOOP("reasons", "You have already exchanged items in this round."),
    Code.WRONG_EXCHANGE: QT_TRANSLATE_NOOP(
        "reasons", "You give up to four dishes and drinks from your kitchen, but not of every kind."
    ),
    Code.SAME_KIND: QT_TRANSLATE_NOOP(
        "reasons", "What you get must be dishes and drinks of other kinds than those you give."
    ),
    Code.NOT_OFFERED_ENTRANCE: QT_TRANSLATE_NOOP("reasons", "This entrance is not offered."),
    Code.NOT_THIS_ENTRANCE: QT_TRANSLATE_NOOP("reasons", "The entrance of your hotel does not allow this."),
    Code.NO_NEIGHBORS: QT_TRANSLATE_NOOP(
        "reasons", "A die is moved only to the space beside its own; 1 and 6 are not beside each other."
    ),
    Code.TILE_NOT_HERE: QT_TRANSLATE_NOOP("reasons", "This tile is not among those you have left."),
    Code.RETREATED: QT_TRANSLATE_NOOP("reasons", "You have already used one of your tiles in this turn."),
    Code.TOKEN_NOT_HERE: QT_TRANSLATE_NOOP("reasons", "This token is not among those you have left."),
    Code.ROOM_OUTSIDE: QT_TRANSLATE_NOOP("reasons", "There is no such room."),
    Code.ROOM_TAKEN: QT_TRANSLATE_NOOP("reasons", "This room has already been prepared."),
    Code.NOT_ADJACENT: QT_TRANSLATE_NOOP(
        "reasons", "A room must be next to, above or below one that is already there."
    ),
    Code.START_BOTTOM_LEFT: QT_TRANSLATE_NOOP(
        "reasons", "The first room must be the one at the bottom left."
    ),
    Code.ROOMS_BY_ACTION: QT_TRANSLATE_NOOP(
        "reasons", "Rooms are prepared with action 3, or when a card says so."
    ),
    Code.STAFF_BY_ACTION: QT_TRANSLATE_NOOP(
        "reasons", "Staff cards are played with action 5, or when a card says so."
    ),
    Code.ROOM_EMPTY: QT_TRANSLATE_NOOP("reasons", "This room has not been prepared yet."),
    Code.ROOM_OCCUPIED: QT_TRANSLATE_NOOP("reasons", "This room is already occupied."),
    Code.ONLY_OCCUPIED: QT_TRANSLATE_NOOP("reasons", "Only an occupied room is removed; this one is vacant."),
    Code.ONLY_VACANT: QT_TRANSLATE_NOOP("reasons", "Only a vacant room is removed; this one is occupied."),
    Code.OBJECTIVE_CLAIMED: QT_TRANSLATE_NOOP("reasons", "You have already claimed this objective."),
    Code.OBJECTIVE_FULL: QT_TRANSLATE_NOOP("reasons", "All points of this objective have been claimed."),
    Code.MUST_DECIDE: QT_TRANSLATE_NOOP("reasons", "You cannot do without this; you must choose."),
    Code.BONUS_BETWEEN: QT_TRANSLATE_NOOP(
        "reasons", "This comes before or after the whole reward, not in the middle of it."
    ),
    Code.EXTRA_LAST: QT_TRANSLATE_NOOP("reasons", "This comes last, after everything else the guest brings."),
    Code.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("reasons", "It is not your turn."),
    Code.NOT_YOURS: QT_TRANSLATE_NOOP("reasons", "This belongs to somebody else."),
    Code.ONLY_WATCHED: QT_TRANSLATE_NOOP(
        "reasons", "This game is only being watched; nothing in it can be changed."
    ),
    Code.TILE_COLOR: QT_TRANSLATE_NOOP("reasons", "A tile goes only onto a space of its own colour."),
    Code.TOKEN_LATER: QT_TRANSLATE_NOOP(
        "reasons", "You take a token when all rooms of a column or of a floor are occupied."
    ),
}

# Where things may be let go, when one is let go where it has no business.
PLACES: dict[str, str] = {
    "guest": QT_TRANSLATE_NOOP(
        "reasons", "A guest goes from the queue to a table in your café, and from there into a room."
    ),
    "item": QT_TRANSLATE_NOOP("reasons", "An item goes onto a guest in your café or into your kitchen."),
    "die": QT_TRANSLATE_NOOP(
        "reasons", "A die goes where its action is done: kitchen, hotel, Emperor track or staff in play."
    ),
    "room": QT_TRANSLATE_NOOP("reasons", "A room tile goes onto a space of your hotel."),
    "staff": QT_TRANSLATE_NOOP("reasons", "A staff card goes to your staff in play."),
    "dancer": QT_TRANSLATE_NOOP("reasons", "A dancer goes to a free space of a ballroom, or to the balcony."),
    "bid": QT_TRANSLATE_NOOP("reasons", "Krones are bid on an entrance."),
    "entrance": QT_TRANSLATE_NOOP("reasons", "An entrance goes to the front of your hotel."),
    "piece": QT_TRANSLATE_NOOP(
        "reasons", "This goes into your hotel, or to what it speaks of: Emperor track, objectives, kitchen."
    ),
    "option": QT_TRANSLATE_NOOP("reasons", "Let go of this over your hotel to choose it."),
}


def _too_expensive(p: dict[str, Any]) -> str:
    text = translate("reasons", "This costs %1; you have %2.")
    return fill(text, krones(p["cost"]), krones(p["krones"]))


def _boost(p: dict[str, Any]) -> str:
    values = krones(p["cost"]), krones(p["krones"]), krones(p["rest"])
    if p["rest"]:
        text = translate("reasons", "Boosting costs %1 on top of the %3 for the space; you have %2.")
    else:
        text = translate("reasons", "Boosting costs %1; you have %2.")
    return fill(text, *values)


def _toll(p: dict[str, Any]) -> str:
    values = krones(p["cost"]), krones(p["krones"]), krones(p["rest"])
    if p["rest"]:
        text = translate(
            "reasons", "The toll of this action space is %1 on top of the %3 for the six; you have %2."
        )
    else:
        text = translate("reasons", "The toll of this action space is %1; you have %2.")
    return fill(text, *values)


def _no_die_left(p: dict[str, Any]) -> str:
    if not p["cost"]:
        return translate(
            "reasons", "After taking a guest you must take a die, and there is none you can take."
        )
    text = translate(
        "reasons", "After paying %1 for the guest you could not take a die, and you must take one."
    )
    return fill(text, krones(p["cost"]))


def _bad_as_action(p: dict[str, Any]) -> str:
    if p.get("face") == 6:
        return translate("reasons", "A six stands for one of the actions 1 to 5.")
    text = translate("reasons", "A die showing %1 cannot be used for action %2.")
    return fill(text, p["face"], p["as_action"])


def _wrong_color(p: dict[str, Any]) -> str:
    text = translate("reasons", "Wrong colour of room for %1: %2.")
    return fill(text, guest_name(p["guest"]), color_name(p["color"]))


SPOKEN: dict[Code, Callable[[dict[str, Any]], str]] = {
    Code.PENDING: lambda p: waits_for(p["pending"]),
    Code.WRONG_PLACE: lambda p: translate("reasons", PLACES[p["thing"]]),
    Code.GUEST_NEEDS_DIE: _no_die_left,
    Code.TOO_EXPENSIVE: _too_expensive,
    Code.BOOST_TOO_EXPENSIVE: _boost,
    Code.ENTRANCE_TOLL: _toll,
    Code.BAD_AS_ACTION: _bad_as_action,
    Code.WRONG_COLOR: _wrong_color,
    Code.NO_DIE: lambda p: fill(translate("reasons", "No die shows a %1."), p["face"]),
    Code.NO_DIE_OF_COLOR: lambda p: fill(
        translate("reasons", "No die of this colour shows a %1."), p["face"]
    ),
    Code.CELEBRITY_NOT_HERE: lambda p: fill(
        translate("reasons", "This celebrity is not with you: %1."),
        source_label(("celebrity", p["celebrity"])),
    ),
    Code.BID_TOO_LOW: lambda p: fill(
        translate("reasons", "At least %1 must be bid for this entrance."), krones(p["least"])
    ),
    Code.MOVED_DIE_FIRST: lambda p: fill(
        translate("reasons", "You have moved a die to space %1; now you use that space."), p["face"]
    ),
    Code.ITEM_NOT_HERE: lambda p: fill(
        translate("reasons", "You have not received this item: %1."), item_name(p["item"])
    ),
    Code.KITCHEN_LACKS: lambda p: fill(
        translate("reasons", "This item is not in your kitchen: %1."), item_name(p["item"])
    ),
    Code.GUEST_NOT_HERE: lambda p: translate("reasons", "This guest is not in your café."),
    Code.ORDER_LACKS_NOT: lambda p: fill(
        translate("reasons", "Not on this guest’s order (%1): %2."),
        guest_name(p["guest"]),
        item_name(p["item"]),
    ),
    Code.ORDER_COMPLETE: lambda p: fill(
        translate("reasons", "Order already complete: %1."), guest_name(p["guest"])
    ),
    Code.NEEDS_MORE_ROOMS: lambda p: fill(
        counted("reasons", "Needs %n vacant room(s) side by side: %1.", p["rooms"]), guest_name(p["guest"])
    ),
    Code.ONLY_TO_A_BALL: lambda p: fill(
        translate("reasons", "Goes to a ball, never into a room: %1."), guest_name(p["guest"])
    ),
    Code.GUEST_STAYS: lambda p: fill(
        translate("reasons", "Stays at the table and orders nothing: %1."), guest_name(p["guest"])
    ),
    Code.GUEST_FLOOR: lambda p: fill(
        translate("reasons", "Takes no room above floor %2: %1."), guest_name(p["guest"]), p["max_floor"]
    ),
    Code.GUEST_DANCES_NOT: lambda p: fill(
        translate("reasons", "Cannot go to a ball: %1."), guest_name(p["guest"])
    ),
    Code.GUEST_USED: lambda p: fill(
        translate("reasons", "%1 has already been used in this round."), guest_name(p["guest"])
    ),
    Code.AREA_EMPTY: lambda p: fill(
        translate("reasons", "No dancer is left in area %1 of your rehearsal room."), p["area"]
    ),
    Code.TOO_LITTLE_CHAMPAGNE: lambda p: fill(
        translate("reasons", "This space costs %1; you have %2."),
        items("champagne", p["cost"]),
        items("champagne", p["champagne"]),
    ),
    Code.MARKER_TOO_LOW: lambda p: counted(
        "reasons", "Your marker on the Emperor track cannot go back %n step(s).", p["steps"]
    ),
    Code.TURNED_DOWN: lambda p: _staff(translate("reasons", "%1 has already been flipped."), p),
    Code.NOT_HAPPENED: lambda p: _staff(
        translate("reasons", "What %1 waits for has not happened in this action."), p
    ),
    Code.WRONG_TOTAL: lambda p: counted("reasons", "You take exactly %n item(s).", p["total"]),
    Code.WRONG_SPLIT: lambda p: fill(
        translate("reasons", "Krones and steps must add up to exactly %1."), p["total"]
    ),
    Code.WRONG_NUMBER_OF_CARDS: lambda p: counted(
        "reasons", "You keep exactly %n staff card(s).", p["total"]
    ),
    Code.FLOOR_TOO_HIGH: lambda p: fill(
        translate("reasons", "This effect reaches only up to floor %1."), p["max_floor"]
    ),
    Code.ORDER_INCOMPLETE: lambda p: fill(
        translate("reasons", "Order not complete yet: %1."), guest_name(p["guest"])
    ),
    Code.HIGHER_FIRST: lambda p: fill(
        translate("reasons", "The highest floor comes first: choose a room on floor %1."), p["floor"]
    ),
    Code.LOWER_NOW: lambda p: fill(
        translate("reasons", "The second room comes from a lower floor: choose a room on floor %1."),
        p["floor"],
    ),
    Code.NOT_IN_HAND: lambda p: _staff(translate("reasons", "%1 is not in your hand."), p),
    Code.NOT_OFFERED: lambda p: _staff(translate("reasons", "%1 is not among the cards to choose from."), p),
    Code.NOT_IN_PLAY: lambda p: _staff(translate("reasons", "%1 is not among your staff in play."), p),
    Code.STAFF_USED: lambda p: _staff(translate("reasons", "%1 has already been used this round."), p),
    Code.STAFF_SPENT: lambda p: _staff(translate("reasons", "%1 worked once, when it was played."), p),
    Code.STAFF_AT_END: lambda p: _staff(translate("reasons", "%1 counts only at the end of the game."), p),
    Code.STAFF_NO_ACTION: lambda p: _staff(translate("reasons", "%1 works automatically."), p),
    Code.STAFF_NEEDS_DECISION: lambda p: _staff(
        translate("reasons", "You will be asked when %1 can be used."), p
    ),
    Code.OBJECTIVE_NOT_MET: lambda p: fill(
        translate("reasons", "You have not reached this objective yet: %1."),
        objective_name(str(p["objective"])),
    ),
}


def _staff(text: str, p: dict[str, Any]) -> str:
    return fill(text, staff_name(p["staff"]))


def reason_text(reason: Reason) -> str:
    """One whole sentence. A code is in one of the two tables."""
    if reason.code in PLAIN:
        return translate("reasons", PLAIN[reason.code])
    return SPOKEN[reason.code](dict(reason.params))


def reminder_text(kind: str, number: int | str = 0) -> str:
    """What a player might have overlooked at the end of a turn; `number` is the guest or objective meant."""
    match kind:
        case "free_table":
            return translate("reasons", "A table is free, and you have not taken a guest.")
        case "guest_waits":
            return fill(
                translate("reasons", "Order complete, ready to move in: %1."),
                guest_name(int(number)),
            )
        case "objective":
            return fill(
                translate("reasons", "You could claim an objective: %1."), objective_name(str(number))
            )
    raise KeyError(kind)
