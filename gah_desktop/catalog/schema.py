"""What components may say: pydantic over the classes themselves, and the rules that no type can express.

It validates the shipped files in the build and in the tests, and whatever an owner corrects. An ordinary
start reads no line of it: pydantic alone would take longer than all the rest.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar, get_type_hints

from pydantic import ConfigDict, TypeAdapter

from . import models
from .basics import BASE, COLUMNS, FLOORS, ITEMS, STARTER_LETTERS
from .effects import EFFECT_FIELDS, EXPANSION_FIELDS, MORE_FIELDS, Effect, ItemCounts
from .loader import expanded_catalog, of_expansion, shipped, shipped_expansion

# of the base game and its promo guests; what else a game can be set up with has the cards its files list
GUEST_IDS = (*range(49, 105), 117, 118)
STAFF_IDS = range(1, 49)
TILE_IDS = tuple(f"{letter}{number}" for letter in "ABC" for number in range(1, 5))
BOARD_IDS = ("night", "day-A", "day-B", "day-C", "day-D")
INSTRUCTION_CARDS = 20  # of a deck, numbered on
GROUPS = 10
LARGEST_GROUP = 4
LARGEST_ORDER = 4
MOST_VP = 99
MOST_KRONES = 20  # that anybody can have, and so what anything can cost
FIRST_KRONES = 10  # that everybody has when entrances are sold
PLAYERS = {2, 3, 4}
EMPEROR_SPACES = 14

CHAMPAGNE = ITEMS.index("champagne")
TOKENS = 5
MOST_PARTS = 4
# what an area of a rehearsal room or a token may give: it is had at once, and asks for nothing else in play
AT_A_PLACE = frozenset(
    (
        "gain_krones", "advance_emperor", "gain_vp", "gain_items", "gain_items_of_choice", "draw_staff",
        "play_staff", "prepare_room", "occupy_room", "take_guest_free", "fill_order",
    )
)  # fmt: skip
PAYMENTS = frozenset((*ITEMS, "krones", "emperor_steps", "dish_or_drink", "any_item"))
DANCERS = 10

Card = TypeVar("Card", bound=Any)


def validated_catalog() -> models.Catalog:
    """The shipped files, each value checked; ValueError says what is wrong with them."""
    catalog: models.Catalog = validated(models.Catalog, shipped())
    return catalog


def validated_expansion() -> models.Catalog:
    """The files of the expansion, each value checked, and the catalog they make."""
    types = get_type_hints(models.Catalog)
    for field, said in shipped_expansion().items():
        validated(types[field], said)
    return expanded_catalog()


def validated(kind: Any, data: Any) -> Any:
    """A component, or one value of it, as JSON says it; ValueError if it is not as such a thing has to be."""
    # through JSON, since only there a strict adapter takes lists for tuples and "2" for a key 2
    found = _adapter(kind).validate_json(json.dumps(data))
    _check(found)
    return found


def corrected(card: Card, field: str, value: object) -> Card:
    """The card with another value, as an owner's file says it; ValueError if it can't have that."""
    new: Card = card._replace(**{field: validated(get_type_hints(type(card))[field], value)})
    _check(new)
    return new


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind, config=ConfigDict(strict=True, extra="forbid", arbitrary_types_allowed=True))


def _check(part: Any) -> None:
    """A part and all it holds, each by the rules of its kind."""
    if hasattr(part, "provenance"):
        _need(set(part.provenance) <= set(part._fields), f"{part}: provenance of unknown fields")
    if rule := RULES.get(type(part)):
        rule(part)
    if isinstance(part, (tuple, Mapping)):
        for held in part.values() if isinstance(part, Mapping) else part:
            _check(held)


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def _items(items: ItemCounts) -> None:
    _need(min(items.counts) >= 0, "items: none less than 0 times")


def _effect(effect: Effect) -> None:
    fields = EFFECT_FIELDS.get(effect.kind) or EXPANSION_FIELDS.get(effect.kind)
    _need(fields is not None, f"unknown kind of effect: {effect.kind}")
    needs, may = fields or (frozenset(), frozenset())
    may |= set(MORE_FIELDS.get(effect.kind, "").split())
    if "effect" in needs and effect.effects:
        needs -= {"effect"}
    _need(effect.items is None or effect.items.total > 0, f"{effect.kind}: at least one item")
    _need(set(effect.pay or ()) <= PAYMENTS, f"{effect.kind}: unknown payment")
    given = {name for name, value in zip(effect._fields, effect, strict=True) if value is not None} - {"kind"}
    _need(needs <= given, f"{effect.kind} needs {', '.join(sorted(needs - given))}")
    _need(given <= needs | may, f"{effect.kind} has no {', '.join(sorted(given - needs - may))}")
    _need(set(effect.faces or ()) <= set(range(1, 7)), "faces are 1 to 6")


def _guest(guest: models.Guest) -> None:
    least = 0 if guest.table else 1
    _need(least <= guest.order.total <= LARGEST_ORDER, f"guest {guest.id}: an order has one to four items")
    least_vp = -MOST_VP if of_expansion(guest) else 0
    _need(least_vp <= guest.vp <= MOST_VP, f"guest {guest.id}: VP are {least_vp} to {MOST_VP}")
    sober = drinks_champagne(guest) or not guest.order.counts[CHAMPAGNE]
    _need(sober, f"guest {guest.id}: champagne is there only with the ballrooms")


def drinks_champagne(guest: models.Guest) -> bool:
    """Whether champagne is always there when this guest is."""
    return "ballrooms" in (guest.set, guest.only_with)


def _staff(card: models.Staff) -> None:
    _need(0 <= card.cost <= MOST_KRONES, f"staff {card.id}: a cost is 0 to {MOST_KRONES}")
    _need(bool(card.effects), f"staff {card.id}: at least one effect")


def _needs(needs: models.ObjectiveNeeds) -> None:
    occupied, by_color = needs.kind == "occupied", needs.blue + needs.red + needs.yellow
    _need((by_color > 0) == occupied and (needs.amount > 0) != occupied, "an amount, or rooms by colour")


def _board(board: models.Board) -> None:
    shape = [len(floor) for floor in board.colors]
    _need(shape == [COLUMNS] * FLOORS, f"{board.id}: {FLOORS} floors of {COLUMNS} rooms")
    _need(set("".join(board.colors)) == set("bry"), f"{board.id}: rooms are b, r and y")
    sizes = Counter(room.group for room in board.rooms).values()
    few = len(sizes) == GROUPS and max(sizes) <= LARGEST_GROUP
    _need(few, f"{board.id}: {GROUPS} groups of at most {LARGEST_GROUP} rooms")


def _tracks(tracks: models.Tracks) -> None:
    _need(len(tracks.emperor_vp) == EMPEROR_SPACES, f"{EMPEROR_SPACES} spaces of the Emperor track")
    _need(set(tracks.dice) == set(tracks.turn_order_tiles) == PLAYERS, "dice and turn order tiles")
    for players, tiles in tracks.turn_order_tiles.items():
        numbers = sorted(number for tile in tiles for number in tile)
        fit = len(tiles) == players and numbers == list(range(1, 2 * players + 1))
        _need(fit, f"turn order tiles of {players} players")
    _need(set(tracks.provenance) == set(tracks._fields) - {"provenance"}, "provenance of every track")


def _instruction_action(action: models.InstructionAction) -> None:
    _need((action.kind == "emperor") == (action.steps is not None), "steps go with emperor")
    _need((action.kind == "objective") == (action.letter is not None), "a letter goes with objective")
    _need((action.kind == "dancer") == (action.to is not None), "a ballroom goes with dancer")


def _row(row: models.BallroomRow) -> None:
    _need(0 <= row.champagne <= MOST_KRONES, f"{row.id}: champagne is 0 to {MOST_KRONES}")
    _need((row.id == "balcony") == (row.spaces is None), "only the balcony has no end")
    _need(row.spaces is None or 1 <= row.spaces <= DANCERS, f"{row.id}: 1 to {DANCERS} spaces")


def _rehearsal_room(room: models.RehearsalRoom) -> None:
    sizes = [area.dancers for area in room.areas]
    _need(sizes == [1, 2, 3, 4], f"{room.id}: areas of one, two, three and four dancers")
    for area in room.areas:
        _bonus(room.id, area.bonus)


def _die_action(action: models.DieAction) -> None:
    _need(len(set(action.items)) == len(action.items) > 0, f"action {action.id}: each item once")


def _celebrity(celebrity: models.Celebrity) -> None:
    _need(0 <= celebrity.vp <= MOST_VP, f"celebrity {celebrity.id}: VP are 0 to {MOST_VP}")


def _token(token: models.Token) -> None:
    for bonus in token:
        _bonus("token", bonus)
        items = [effect.items for effect in bonus if effect.items is not None]
        sober = not any(each.counts[CHAMPAGNE] for each in items)
        _need(sober, "token: champagne is there only with the ballrooms")


def _entrance(entrance: models.Entrance) -> None:
    _need(len(entrance.tokens) in (0, TOKENS), f"entrance {entrance.id}: {TOKENS} tokens")


def _bonus(where: str, bonus: tuple[Effect, ...]) -> None:
    """What a place gives at once: up to four parts, each in numbers that fit on it."""
    _need(len(bonus) <= MOST_PARTS, f"{where}: at most {MOST_PARTS} parts")
    for effect in bonus:
        _need(effect.kind in AT_A_PLACE, f"{where}: {effect.kind} is not had at a place")
        for number in (effect.amount, effect.count):
            _need(number is None or 1 <= number <= MOST_KRONES, f"{where}: 1 to {MOST_KRONES}")
        discount = effect.discount
        fits = discount in (None, "free") or (isinstance(discount, int) and 0 <= discount <= MOST_KRONES)
        _need(fits, f"{where}: a discount is 0 to {MOST_KRONES}, or free")
        _need(effect.items is None or max(effect.items.counts) <= MOST_KRONES, f"{where}: items")


def _auction(auction: models.Auction) -> None:
    _need(0 <= auction.lowest <= FIRST_KRONES, f"a bid is 0 to {FIRST_KRONES}")
    _need(1 <= auction.raise_by <= FIRST_KRONES, f"a bid is raised by 1 to {FIRST_KRONES}")


def starter_sets_complete(staff: Mapping[int, models.Staff]) -> bool:
    """Whether each of the four beginners' sets has its six cards."""
    letters = [card.starter_set for card in staff.values()]
    return all(letters.count(letter) == 6 for letter in STARTER_LETTERS)


def _catalog(catalog: models.Catalog) -> None:
    for kind, expected in (
        ("guests", GUEST_IDS),
        ("staff", STAFF_IDS),
        ("objectives", TILE_IDS),
        ("emperor_tiles", TILE_IDS),
        ("boards", BOARD_IDS),
    ):
        base = [id for id, card in getattr(catalog, kind).items() if card.set in BASE]
        _need(base == list(expected), f"{kind}: all of them, in their order")
    for deck in catalog.instruction_decks.values():
        numbers = [card.id for card in deck]
        _need(len(numbers) == INSTRUCTION_CARDS, "instruction cards: all of them")
        _need(numbers == [*range(numbers[0], numbers[0] + INSTRUCTION_CARDS)], "instruction cards: in order")
    _need(starter_sets_complete(catalog.staff), "each starter set has six staff cards")


RULES: dict[type, Callable[[Any], None]] = {
    ItemCounts: _items,
    Effect: _effect,
    models.Guest: _guest,
    models.Staff: _staff,
    models.ObjectiveNeeds: _needs,
    models.Board: _board,
    models.Tracks: _tracks,
    models.InstructionAction: _instruction_action,
    models.BallroomRow: _row,
    models.RehearsalRoom: _rehearsal_room,
    models.DieAction: _die_action,
    models.Celebrity: _celebrity,
    models.Entrance: _entrance,
    models.Token: _token,
    models.Auction: _auction,
    models.Catalog: _catalog,
}
