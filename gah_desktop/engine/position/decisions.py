"""Pending decisions in a position: the type of every field, how it is written, and how it is read.

A type has a JSON schema and two functions. `write` gets the tables and the board of the seat that decides,
for groups of rooms; `read` reports what is wrong and then returns any value that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.catalog.basics import FLOORS
from gah_desktop.engine import effects, pending
from gah_desktop.engine.items import INDEX, NOTHING, named, vector
from gah_desktop.engine.pending import Part
from gah_desktop.engine.position import names
from gah_desktop.engine.problems import ProblemCode
from gah_desktop.engine.tables import FREE, BoardFacts, Effect, Tables

if TYPE_CHECKING:
    from gah_desktop.engine.position.laying import Laying

MOST = 999  # of any number
Schema = Mapping[str, Any]
_ITEMS = list(INDEX)


class FieldType(NamedTuple):
    schema: Schema
    write: Callable[[Any, Tables, BoardFacts], Any]
    read: Callable[[Laying, str, Any, BoardFacts], Any]


Fields = Mapping[str, FieldType]


def _plain(value: Any, tables: Tables, board: BoardFacts) -> Any:
    return value


def _wrong(laying: Laying, path: str, expected: str) -> None:
    laying.problem(path, ProblemCode.WRONG_TYPE, expected=expected)


def number(least: int = 0, most: int = MOST) -> FieldType:
    """A whole number within these limits."""

    def read(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
        if type(value) is not int:
            _wrong(laying, path, "int")
        elif laying.in_range(path, value, least, most):
            return value
        return least

    return FieldType({"type": "integer", "minimum": least, "maximum": most}, _plain, read)


def _flag(laying: Laying, path: str, value: Any, board: BoardFacts) -> bool:
    if type(value) is not bool:
        _wrong(laying, path, "bool")
    return value is True


def one_of(*known: str) -> FieldType:
    """A text that is one of these."""

    def read(laying: Laying, path: str, value: Any, board: BoardFacts) -> str:
        return laying.one_of(path, value, known) or known[0]

    return FieldType({"enum": list(known)}, _plain, read)


def index_of(*known: str) -> FieldType:
    """One of these texts, for its index."""

    def write(value: int, tables: Tables, board: BoardFacts) -> str:
        return known[value]

    def read(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
        return known.index(laying.one_of(path, value, known) or known[0])

    return FieldType({"enum": list(known)}, write, read)


def several(one: FieldType) -> FieldType:
    def write(values: Iterable[Any], tables: Tables, board: BoardFacts) -> list[Any]:
        return [one.write(value, tables, board) for value in values]

    def read(laying: Laying, path: str, values: Any, board: BoardFacts) -> tuple[Any, ...]:
        if not isinstance(values, list | tuple):
            _wrong(laying, path, "list")
            return ()
        return tuple(one.read(laying, f"{path}[{i}]", value, board) for i, value in enumerate(values))

    return FieldType({"type": "array", "items": one.schema}, write, read)


def _items(laying: Laying, path: str, value: Any, board: BoardFacts) -> tuple[int, ...]:
    return vector(laying.items(path, value)) if isinstance(value, Mapping) else _no_items(laying, path)


def _no_items(laying: Laying, path: str) -> tuple[int, ...]:
    _wrong(laying, path, "object")
    return NOTHING


def _rooms(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
    if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
        return laying.rooms(path, value)
    _wrong(laying, path, "list")
    return 0


def _card(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
    return value if laying.is_card(path, value, "staff") else 0


def _hidden_card(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
    return 0 if value is None else _card(laying, path, value, board)


def _seat(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
    seat: int = NUMBER.read(laying, path, value, board)
    return seat if laying.in_range(path, seat, 0, laying.setup.players - 1) else 0


def _pair(laying: Laying, path: str, value: Any, board: BoardFacts) -> tuple[str, int]:
    if isinstance(value, list | tuple) and [type(part) for part in value] == [str, int]:
        return (value[0], value[1])
    _wrong(laying, path, "list")
    return ("", 0)


def _discount(laying: Laying, path: str, value: Any, board: BoardFacts) -> int:
    found: int = FREE if value == "free" else NUMBER.read(laying, path, value, board)
    return found


def _source(laying: Laying, path: str, value: Any, board: BoardFacts) -> Any:
    return laying.source(path, value, board)


NUMBER = number()
SIGNED = number(-MOST)
MAX_FLOOR = number(1, FLOORS)
FLAG = FieldType({"type": "boolean"}, _plain, _flag)
SEATS = several(FieldType({"type": "integer"}, _plain, _seat))
ITEM = one_of(*_ITEMS)
KINDS = several(index_of(*_ITEMS))
ITEMS = FieldType(
    {"type": "object", "additionalProperties": {"type": "integer"}}, lambda value, t, b: named(value), _items
)
ROOMS = FieldType(
    {"type": "array", "items": {"type": "string"}}, lambda value, t, b: list(names.room_names(value)), _rooms
)
CARD = FieldType({"type": "integer"}, _plain, _card)
CARDS = several(CARD)
HIDDEN_CARDS = several(
    FieldType({"type": ["integer", "null"]}, lambda card, t, b: card or None, _hidden_card)
)
PAIRS = several(FieldType({"type": "array"}, lambda pair, t, b: list(pair), _pair))
DISCOUNT = FieldType(
    {"anyOf": [{"type": "integer"}, {"const": "free"}]},
    lambda value, t, b: "free" if value == FREE else value,
    _discount,
)
SOURCE = FieldType({"type": "string"}, lambda value, t, b: names.source_name(value, b), _source)


# Effects, and the parts of a reward


def _effect_kind(laying: Laying, path: str, value: Any, board: BoardFacts) -> str:
    return laying.one_of(path, value, effects.BEGIN) or "gain_vp"


def _write_effect(e: Effect, tables: Tables, board: BoardFacts) -> dict[str, Any]:
    return write_fields(e, _EFFECT, tables, board)


def _effect(laying: Laying, path: str, value: Any, board: BoardFacts) -> Effect:
    found = read_fields(laying, path, value, _EFFECT, Effect, board)
    return Effect(**{"kind": "gain_vp", **found})


EFFECT = FieldType({"$ref": "#/$defs/Effect"}, _write_effect, _effect)
EFFECTS = several(EFFECT)
_EFFECT: Fields = {
    "kind": FieldType({"type": "string"}, _plain, _effect_kind),
    "amount": SIGNED,
    "discount": DISCOUNT,
    "max_floor": MAX_FLOOR,
    "items": ITEMS,
    "number": NUMBER,
    "per_player": NUMBER,
    "by_round": several(NUMBER),
    "falls": SIGNED,
    "then": EFFECTS,
}
_SORTS = ("reward", "trigger", "firing", "answer", "opening", "joined")
_PART: Fields = {
    "sort": one_of(*_SORTS),
    "effect": EFFECT,
    "source": SOURCE,
    "place": SIGNED,
    "effects": EFFECTS,
}
BONUS = "bonus"  # a part that is the occupancy bonus of a group


def _write_part(part: Part | None, tables: Tables, board: BoardFacts) -> dict[str, Any] | None:
    if part is None:
        return None
    if part.sort == BONUS:
        return {"sort": BONUS, "group": names.group_name(board, part.effect.amount)}
    return write_fields(part, _PART, tables, board)


def _part(laying: Laying, path: str, value: Any, board: BoardFacts) -> Part | None:
    if value is None:
        return None
    if isinstance(value, Mapping) and value.get("sort") == BONUS:
        group = names.group_index(board, str(value.get("group")))
        if group < 0:
            laying.problem(f"{path}.group", ProblemCode.UNKNOWN_ROOM, room=str(value.get("group")))
        return Part(BONUS, Effect(BONUS, max(group, 0)), ("group", max(group, 0)))
    found = read_fields(laying, path, value, _PART, Part, board)
    return Part(**{"sort": "reward", "effect": Effect("gain_vp"), "source": ("turn", 0), **found})


PARTS = several(FieldType({"anyOf": [{"$ref": "#/$defs/Part"}, {"type": "null"}]}, _write_part, _part))


def write_fields(value: Any, fields: Fields, tables: Tables, board: BoardFacts) -> dict[str, Any]:
    """Return the fields of a named tuple that differ from their defaults."""
    defaults = value._field_defaults
    return {
        name: kind.write(getattr(value, name), tables, board)
        for name, kind in fields.items()
        if name not in defaults or getattr(value, name) != defaults[name]
    }


def read_fields(
    laying: Laying, path: str, value: Any, fields: Fields, made: Any, board: BoardFacts
) -> dict[str, Any]:
    """Return the fields of a named tuple of the class `made` that an object has."""
    if not isinstance(value, Mapping):
        _wrong(laying, path, "object")
        return {}
    for name in value:
        if name not in fields:
            laying.problem(f"{path}.{name}", ProblemCode.UNKNOWN_FIELD)
    for name in fields:
        if name not in value and name not in made._field_defaults:
            laying.problem(f"{path}.{name}", ProblemCode.MISSING)
    return {
        name: kind.read(laying, f"{path}.{name}", value[name], board)
        for name, kind in fields.items()
        if name in value
    }


def fields_schema(fields: Fields, defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return the JSON schema of an object with these fields."""
    return {
        "type": "object",
        "properties": {name: dict(kind.schema) for name, kind in fields.items()},
        "required": [name for name in fields if name not in defaults],
        "additionalProperties": False,
    }


def shared_schemas() -> dict[str, Any]:
    """Return the schemas that fields refer to."""
    bonus = {"sort": {"const": BONUS}, "group": {"type": "string"}}
    return {
        "Effect": fields_schema(_EFFECT, Effect._field_defaults),
        "Part": {
            "anyOf": [
                fields_schema(_PART, Part._field_defaults),
                {"type": "object", "properties": bonus, "required": list(bonus)},
            ]
        },
    }


# The kinds of the base game

DECISIONS: Mapping[type[Any], Fields] = {
    pending.Begin: {},
    pending.Draft: {"last": FLAG},
    pending.ChooseGuest: {},
    pending.SourceFrame: {"vp": SIGNED, "steps": NUMBER, "krones": NUMBER, "champagne": NUMBER},
    pending.ActionFrame: {"noted": PAIRS},
    pending.StaffPlayed: {"staff": CARD},
    pending.ItemsOfDie: {"strength": NUMBER, "chain": KINDS},
    pending.ItemsOfChoice: {"number": NUMBER, "kinds": KINDS},
    pending.PlaceItems: {"bag": ITEMS},
    pending.Serving: {"left": NUMBER, "moves": PAIRS},
    pending.Paying: {},
    pending.FillOrder: {},
    pending.Rooms: {
        "left": NUMBER,
        "discount": DISCOUNT,
        "max_floor": MAX_FLOOR,
        "occupy": FLAG,
        "mandatory": FLAG,
        "started": FLAG,
    },
    pending.OccupyRooms: {"left": NUMBER, "max_floor": MAX_FLOOR},
    pending.RemoveRoom: {"candidates": ROOMS, "then": one_of("", "vacant", "below")},
    pending.PlayStaff: {"left": NUMBER, "discount": DISCOUNT},
    pending.Offer: {"cards": HIDDEN_CARDS, "discount": DISCOUNT},
    pending.ReturnStaff: {"cards": HIDDEN_CARDS},
    pending.ReturnHand: {"left": NUMBER},
    pending.DiscardStaff: {},
    pending.Split: {"strength": NUMBER, "both": FLAG},
    pending.ExtraAction: {},
    pending.Extra: {},
    pending.TakeGuests: {"left": NUMBER, "filled": FLAG},
    pending.Benefits: {"parts": PARTS, "begun": FLAG, "kept": NUMBER},
    pending.Visits: {"left": SEATS},
    pending.Penalty: {},
    pending.TakePenalty: {},
    pending.RoundOver: {},
}


def by_kind(decisions: Mapping[type[Any], Fields]) -> dict[str, tuple[type[Any], Fields]]:
    return {made._field_defaults["kind"]: (made, fields) for made, fields in decisions.items()}
