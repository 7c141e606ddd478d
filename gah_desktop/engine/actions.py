"""What a player can do: one small frozen class per choice. Plain values; they know no rules.

Actions are tuples whose last field names their kind, so that two of them are equal exactly when
they say the same thing, at the speed of tuples. Floors count 1-4 from the bottom, columns 1-5 and
queue slots 0-4 from the left, items by name, guests and staff by the number on the card.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gah_desktop.engine.items import INDEX, Items, named, vector

if TYPE_CHECKING:
    from gah_desktop.engine.tables import Tables


class Action(Protocol):
    """What all of them have, those of modules too."""

    @property
    def kind(self) -> str: ...
    def _asdict(self) -> dict[str, Any]: ...


class Draft(NamedTuple):
    """Keep one card of the pack in hand and pass the rest on."""

    staff: int
    kind: str = "draft"


class ChooseGuest(NamedTuple):
    """Set-up: the first guest, free of charge."""

    slot: int
    kind: str = "choose_guest"


class TakeGuest(NamedTuple):
    slot: int
    kind: str = "take_guest"


class TakeDie(NamedTuple):
    """Take a die; a six stands for one of the other five actions. With celebrities, dice have colours."""

    face: int
    as_action: int
    boost: bool = False
    color: str = ""
    kind: str = "take_die"


class ExtraAction(NamedTuple):
    """Use an action space without taking a die from it; only the first edition raises its strength."""

    face: int
    as_action: int
    boost: bool = False
    kind: str = "extra_action"


class ChooseItems(NamedTuple):
    """Which items are received, counted in the order of `ITEMS`."""

    items: Items
    kind: str = "choose_items"


class Place(NamedTuple):
    """Put one item just received onto a guest, or into the kitchen (guest 0)."""

    item: str
    guest: int = 0
    kind: str = "place"


class Prepare(NamedTuple):
    floor: int
    column: int
    kind: str = "prepare"


class Occupy(NamedTuple):
    """Turn a vacant room to its occupied side."""

    floor: int
    column: int
    kind: str = "occupy"


class Split(NamedTuple):
    """Divide the strength between krones and steps on the Emperor track."""

    krones: int
    steps: int
    kind: str = "split"


class PlayStaff(NamedTuple):
    staff: int
    kind: str = "play_staff"


class ReturnStaff(NamedTuple):
    """Put one card under the deck."""

    staff: int
    kind: str = "return_staff"


class FillOrder(NamedTuple):
    """Complete a guest's order from the supply."""

    guest: int
    kind: str = "fill_order"


class Serve(NamedTuple):
    """Carry one item from the kitchen to a guest."""

    item: str
    guest: int
    kind: str = "serve"


class StopServing(NamedTuple):
    kind: str = "stop_serving"


class MoveGuest(NamedTuple):
    """Send a guest whose order is complete into a vacant room."""

    guest: int
    floor: int
    column: int
    kind: str = "move_guest"


class Collect(NamedTuple):
    """Resolve one of the benefits that wait, the part with this index."""

    part: int
    kind: str = "collect"


class UseStaff(NamedTuple):
    """Use a once-per-round card, or the extra that a card grants with the die just taken."""

    staff: int
    kind: str = "use_staff"


class Claim(NamedTuple):
    """Put a marker on an objective: 0, 1 or 2 for A, B or C."""

    objective: int
    kind: str = "claim"


class RemoveRoom(NamedTuple):
    floor: int
    column: int
    kind: str = "remove_room"


class DiscardStaff(NamedTuple):
    """Give up a card in play."""

    staff: int
    kind: str = "discard_staff"


class PayPenalty(NamedTuple):
    """Pay the krone that makes the Emperor overlook everything."""

    kind: str = "pay_penalty"


class TakePenalty(NamedTuple):
    """First edition: choose the left or the right half of a penalty."""

    which: str
    kind: str = "take_penalty"


class Decline(NamedTuple):
    """Do without (the rest of) something optional; `part` names one benefit of several."""

    what: str
    part: int = -1
    kind: str = "decline"


class Pass(NamedTuple):
    kind: str = "pass"


class EndTurn(NamedTuple):
    kind: str = "end_turn"


class Field(NamedTuple):
    """The type of a field in JSON. The other seats do not see a `hidden` one."""

    type: str
    hidden: bool = False


NUMBER, FLAG, TEXT, CARDS, ITEMS = map(Field, ("int", "bool", "str", "cards", "items"))
HIDDEN_CARD, HIDDEN_CARDS = Field(NUMBER.type, hidden=True), Field(CARDS.type, hidden=True)
Fields = tuple[Field, ...]
_PLAIN: dict[str, type] = {NUMBER.type: int, FLAG.type: bool, TEXT.type: str}

# Each class with the types of its fields but the kind. Annotations would do only in plain Python: those of a
# compiled class are other objects.
ACTIONS: dict[type[Any], Fields] = {
    Draft: (HIDDEN_CARD,),
    ChooseGuest: (NUMBER,),
    TakeGuest: (NUMBER,),
    TakeDie: (NUMBER, NUMBER, FLAG, TEXT),
    ExtraAction: (NUMBER, NUMBER, FLAG),
    ChooseItems: (ITEMS,),
    Place: (TEXT, NUMBER),
    Prepare: (NUMBER, NUMBER),
    Occupy: (NUMBER, NUMBER),
    Split: (NUMBER, NUMBER),
    PlayStaff: (NUMBER,),
    ReturnStaff: (HIDDEN_CARD,),
    FillOrder: (NUMBER,),
    Serve: (TEXT, NUMBER),
    StopServing: (),
    MoveGuest: (NUMBER, NUMBER, NUMBER),
    Collect: (NUMBER,),
    UseStaff: (NUMBER,),
    Claim: (NUMBER,),
    RemoveRoom: (NUMBER, NUMBER),
    DiscardStaff: (NUMBER,),
    PayPenalty: (),
    TakePenalty: (TEXT,),
    Decline: (TEXT, NUMBER),
    Pass: (),
    EndTurn: (),
}
# by kind, those of modules as well when they are registered
CLASSES: dict[str, Any] = {}
FIELDS: dict[str, dict[str, Field]] = {}


def register(actions: Mapping[type[Any], Fields]) -> None:
    """Make kinds of action known, so that they can be written and read."""
    for cls, types in actions.items():
        kind = cls._field_defaults["kind"]
        CLASSES[kind] = cls
        FIELDS[kind] = dict(zip(cls._fields[:-1], types, strict=True))


register(ACTIONS)


def hidden_fields(kind: str) -> tuple[str, ...]:
    """The fields of a kind of action that other seats do not see."""
    return tuple(name for name, field in FIELDS.get(kind, {}).items() if field.hidden)


def to_dict(action: Action) -> dict[str, Any]:
    """The action as plain JSON values, its kind first; items by name."""
    data = action._asdict()
    kind = data.pop("kind")
    if data.get("color") == "":  # dice without colours are written as before there were any
        del data["color"]
    fields = FIELDS[kind]
    return {"kind": kind} | {key: _written(fields[key], value) for key, value in data.items()}


def _written(field: Field, value: Any) -> Any:
    if field.type == ITEMS.type:
        return named(value)
    return list(value) if field.type == CARDS.type else value


def from_dict(data: dict[str, Any], tables: "Tables") -> Action:
    """The action that `to_dict` wrote; ValueError says what is wrong with anything else.

    Whatever it names is there: an item is one of `ITEMS`, a card one of the catalog's.
    """
    if not isinstance(data, dict):
        raise ValueError("an action must be an object")
    fields = dict(data)
    kind = fields.pop("kind", None)
    cls = CLASSES.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise ValueError(f"unknown kind of action: {kind!r}")
    types = FIELDS[kind]
    strangers = set(fields) - set(types)
    if strangers:
        raise ValueError(f"{kind}: unknown {', '.join(sorted(map(str, strangers)))}")
    try:
        action: Action = cls(**{key: _read(kind, key, types[key], value) for key, value in fields.items()})
    except TypeError as error:
        raise ValueError(f"{kind}: {error}") from None
    for key, value in action._asdict().items():
        if not _is_known(action, key, value, tables):
            raise ValueError(f"{kind}: unknown {key}: {value!r}")
    return action


NO_GUEST = ("place", "send_dancer")  # actions that may be about no guest at all


def _is_known(action: Action, field: str, value: Any, tables: "Tables") -> bool:
    match field:
        case "item":
            return value in INDEX
        case "staff":
            return all(card in tables.staff for card in (value if isinstance(value, tuple) else (value,)))
        case "guest":
            return value in tables.guests or (value == 0 and action.kind in NO_GUEST)
    return True


def _read(kind: str, key: str, field: Field, value: Any) -> Any:
    if field.type == ITEMS.type:
        known = isinstance(value, dict) and all(
            name in INDEX and type(number) is int for name, number in value.items()
        )
        if known:
            return vector(value)
    elif field.type == CARDS.type:
        if isinstance(value, list) and all(type(part) is int for part in value):
            return tuple(value)
    elif type(value) is _PLAIN[field.type]:
        return value
    raise ValueError(f"{kind}: {key} has the wrong type")
