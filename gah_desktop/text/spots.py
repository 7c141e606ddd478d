"""What stands where on the table, said so that it makes sense without seeing it. Whole phrases, no rules."""

from collections.abc import Sequence

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.text.voices import counted

from .literals import QT_TRANSLATE_NOOP
from .names import color_name, die_color_name, guest_name, item_name, objective_name, staff_name
from .terms import fill, items, join_list, krones, translate

ROOM_STATES: dict[str, str] = {
    "plan": QT_TRANSLATE_NOOP("places", "room on floor %1, column %2, %3, not prepared"),
    "vacant": QT_TRANSLATE_NOOP("places", "room on floor %1, column %2, %3, vacant"),
    "occupied": QT_TRANSLATE_NOOP("places", "room on floor %1, column %2, %3, occupied"),
}
ACTIONS: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("places", "strudel and cake"),
    2: QT_TRANSLATE_NOOP("places", "wine and coffee"),
    3: QT_TRANSLATE_NOOP("places", "prepare rooms"),
    4: QT_TRANSLATE_NOOP("places", "krones and Emperor"),
    5: QT_TRANSLATE_NOOP("places", "play a staff card"),
    6: QT_TRANSLATE_NOOP("places", "any action, for a krone"),
}


# what actions 1 and 2 bring with champagne in play, unless an owner has set other items right
WITH_CHAMPAGNE: dict[tuple[str, ...], str] = {
    ("strudel", "cake", "champagne"): QT_TRANSLATE_NOOP("places", "strudel, cake and champagne"),
    ("wine", "coffee", "champagne"): QT_TRANSLATE_NOOP("places", "wine, coffee and champagne"),
}


def action_name(action: int, brings: Sequence[str] = ()) -> str:
    """What a space of the action board is for; `brings` are its items where champagne is in play."""
    if not brings:
        return translate("places", ACTIONS[action])
    named = WITH_CHAMPAGNE.get(tuple(brings))
    return translate("places", named) if named else join_list(list(map(item_name, brings)))


def room_spot(floor: int, column: int, color: str, state: str) -> str:
    return fill(translate("places", ROOM_STATES[state]), floor, column, color_name(color))


def room_cost(cost: int) -> str:
    if not cost:
        return translate("places", "Preparing this room costs nothing.")
    return counted("places", "Preparing this room costs %n krone(s).", cost)


def room_points(vp: int) -> str:
    return counted("places", "Preparing this room scores %n VP.", vp)


def room_group(rooms: Sequence[tuple[int, int]]) -> str:
    """Which rooms, as floors and columns, belong together."""
    if len(rooms) == 1:
        return translate("places", "A group of one room.")
    floors = [
        _on_floor(floor, [column for f, column in rooms if f == floor])
        for floor in sorted({floor for floor, _ in rooms})
    ]
    return fill(counted("places", "A group of %n room(s): %1.", len(rooms)), join_list(floors))


def _on_floor(floor: int, columns: Sequence[int]) -> str:
    if len(columns) == 1:
        return fill(translate("places", "column %1 on floor %2"), columns[0], floor)
    return fill(translate("places", "columns %1 on floor %2"), join_list(list(map(str, columns))), floor)


def room_bonus(bonus: str, size: int, occupied: int, taken: bool) -> str:
    """What a group gives when all its rooms are occupied, and how many are."""
    if taken:
        return fill(translate("places", "Its occupancy bonus has been given: %1."), bonus)
    if size == 1:
        return fill(translate("places", "Occupancy bonus once it is occupied: %1."), bonus)
    text = translate("places", "Occupancy bonus once all of it is occupied (now %2 of %3): %1.")
    return fill(text, bonus, occupied, size)


def room_value(vp: int, occupied: bool) -> str:
    """What a room on this floor scores in the final scoring."""
    if occupied:
        return counted("places", "It scores %n VP at the end of the game.", vp)
    return counted("places", "Once occupied, it scores %n VP at the end of the game.", vp)


def floor_spot(floor: int, cost: int, vp: int) -> str:
    text = counted(
        "places",
        "floor %1: preparing a room costs %2, an occupied room scores %n VP at the end of the game",
        vp,
    )
    return fill(text, floor, krones(cost))


def rooms_spot(occupied: int, vacant: int) -> str:
    """A whole hotel in short."""
    return fill(translate("places", "rooms: %1 occupied, %2 vacant"), occupied, vacant)


def kitchen_list(stocks: Sequence[int]) -> str:
    held = [items(item, n) for item, n in zip(ITEMS, stocks, strict=True) if n]
    if not held:
        return translate("places", "kitchen: empty")
    return fill(translate("places", "kitchen: %1"), join_list(held))


def staff_list(cards: Sequence[int]) -> str:
    if not cards:
        return translate("places", "no staff in play")
    return fill(translate("places", "staff in play: %1"), join_list([staff_name(card) for card in cards]))


def slot_spot(slot: int, guest: int, color: str, cost: int) -> str:
    if not guest:
        return fill(translate("places", "place %1 in the queue, empty"), slot + 1)
    text = translate("places", "place %1 in the queue: %2, %3, costs %4")
    return fill(text, slot + 1, guest_name(guest), color_name(color), krones(cost))


def table_spot(
    table: int, guest: int, color: str, missing: Sequence[int], *, stays: bool = False, used: bool = False
) -> str:
    if not guest:
        return fill(translate("places", "table %1, free"), table + 1)
    if stays:
        text = translate("places", "table %1: %2, %3, stays here")
        if used:
            text = translate("places", "table %1: %2, %3, stays here, used this round")
        return fill(text, table + 1, guest_name(guest), color_name(color))
    waiting = [items(item, n) for item, n in zip(ITEMS, missing, strict=True) if n]
    if not waiting:
        text = translate("places", "table %1: %2, %3, order complete")
        return fill(text, table + 1, guest_name(guest), color_name(color))
    text = translate("places", "table %1: %2, %3, waiting for %4")
    return fill(text, table + 1, guest_name(guest), color_name(color), join_list(waiting))


def dice_spot(face: int, count: int, strength: int, brings: Sequence[str] = ()) -> str:
    name = action_name(face, brings)
    if not count:
        return fill(translate("places", "space %1, %2: no dice"), face, name)
    text = counted("places", "space %1, %2: %n dice, strength %3", count)
    return fill(text, face, name, strength)


def colored_dice(spot: str, colors: Sequence[str]) -> str:
    """An action space, as `dice_spot` says it, with the colours of the dice on it that are not white."""
    return fill(translate("places", "%1, coloured: %2"), spot, join_list(list(map(die_color_name, colors))))


def kitchen_spot(item: str, count: int) -> str:
    return fill(translate("places", "kitchen, %1: %2"), item_name(item), count)


def received_spot(item: str) -> str:
    return fill(translate("places", "received: %1"), item_name(item))


def tile_spot(color: str, left: int) -> str:
    text = counted("places", "room tiles, %1: %n left", left)
    return fill(text, color_name(color))


def hand_spot(staff: int, price: int) -> str:
    if not staff:
        return translate("places", "staff card in hand, face down")
    text = translate("places", "staff card in hand: %1, costs %2")
    return fill(text, staff_name(staff), krones(price))


def display_spot(staff: int, used: bool) -> str:
    if used:
        return fill(translate("places", "staff in play: %1, used this round"), staff_name(staff))
    return fill(translate("places", "staff in play: %1"), staff_name(staff))


def worth_now(vp: int) -> str:
    return counted("places", "Worth %n VP now.", vp)


def objective_spot(letter: str, objective: str, progress: str) -> str:
    text = translate("places", "objective %1: %2, you have %3")
    return fill(text, letter, objective_name(objective), progress)


def objective_points(points: int) -> str:
    if not points:
        return translate("places", "All points have been claimed.")
    return counted("places", "Worth %n VP to whoever claims it next.", points)


def marker_spot(name: str, space: int, vp: int, after: int) -> str:
    """Where someone stands on the Emperor track, and what the next visit will do."""
    text = counted("places", "%1 is on space %2, worth %n VP, and will go back to %3", vp)
    return fill(text, name, space, after)


def awaits(zone: str) -> str:
    match zone:
        case "reward":
            return translate("places", "The Emperor’s reward awaits you.")
        case "penalty":
            return translate("places", "A penalty awaits you.")
    return translate("places", "Neither reward nor penalty awaits you.")


def round_spot(round: int, visit: bool) -> str:
    if visit:
        return fill(translate("places", "round %1, then the Emperor comes"), round)
    return fill(translate("places", "round %1"), round)


def turn_spot(number: int, name: str, covered: bool) -> str:
    if covered:
        return fill(translate("places", "turn %1, %2: done"), number, name)
    return fill(translate("places", "turn %1, %2"), number, name)


def score_spot(name: str, vp: int, purse: int, space: int) -> str:
    text = translate("places", "%1: %2 VP, %3, Emperor space %4")
    return fill(text, name, vp, krones(purse), space)


def holding_spot(what: str, count: int) -> str:
    """One line of what a house owns."""
    match what:
        case "vp":
            return counted("places", "%n VP", count)
        case "krones":
            return krones(count)
        case "occupied":
            return counted("places", "%n room(s) occupied", count)
    return counted("places", "%n room(s) prepared, occupied or not", count)


def line_spot(name: str, line: str, vp: int | str) -> str:
    """A number of the score sheet: whose, for what, how much."""
    return fill(translate("places", "%1, %2: %3"), name, line, vp)


def card_order(order: str) -> str:
    return fill(translate("places", "Orders %1."), order)


def card_points(vp: int) -> str:
    return counted("places", "Scores %n VP.", vp)


def card_price(cost: int) -> str:
    return counted("places", "Costs %n krone(s).", cost)
