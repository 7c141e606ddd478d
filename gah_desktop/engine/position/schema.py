"""The JSON schema of positions, made from their classes. `docs/position.schema.json` is a copy of it."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Literal

from gah_desktop.engine.module_registry import MODULES, position_type
from gah_desktop.engine.position.decisions import DECISIONS, Fields, fields_schema, shared_schemas
from gah_desktop.engine.position.form import FORMAT, VERSION, default_of, types_of
from gah_desktop.engine.position.model import PendingDecision, Position
from gah_desktop.engine.setup import Setup

Schema = dict[str, Any]
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN = {int: "integer", bool: "boolean", str: "string"}


def position_schema() -> str:
    """Return the schema as a JSON text."""
    shared: Schema = shared_schemas()
    kinds = dict(DECISIONS)
    parts = {name: part for name, module in MODULES.items() if (part := position_type(module))}
    for part in parts.values():
        kinds |= part.decisions
    found = _fields(Position, shared)
    properties = {"format": {"const": FORMAT}, "version": {"const": VERSION}, **found["properties"]}
    modules = {name: _schema(part, shared) for name, part in parts.items()}
    properties["modules"] = {"type": "object", "properties": modules, "additionalProperties": False}
    shared[PendingDecision.__name__] = {"oneOf": [_decision(*kind) for kind in kinds.items()]}
    schema = {
        "$schema": _DIALECT,
        "title": FORMAT,
        **found,
        "properties": properties,
        "required": ["format", "version", *found["required"]],
        "$defs": dict(sorted(shared.items())),
    }
    return (
        "{\n" + ",\n".join(f"{json.dumps(key)}: {_block(value)}" for key, value in schema.items()) + "\n}\n"
    )


def _block(value: Any) -> str:
    """Return JSON with a line for each part of an object."""
    if not isinstance(value, dict):
        return json.dumps(value)
    return (
        "{\n  "
        + ",\n  ".join(f"{json.dumps(key)}: {json.dumps(each)}" for key, each in value.items())
        + "\n}"
    )


def _schema(kind: Any, shared: Schema) -> Schema:
    """Return the schema of a type; those of classes go to `shared`."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        if kind.__name__ not in shared:
            shared[kind.__name__] = {}
            shared[kind.__name__] = _fields(kind, shared)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_schema(each, shared) for each in arguments]}
    if origin is tuple:
        return {"type": "array", "items": _schema(arguments[0], shared)}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is Mapping:
        found: Schema = {"type": "object", "additionalProperties": _schema(arguments[1], shared)}
        return found if arguments[0] is str else {**found, "propertyNames": _schema(arguments[0], shared)}
    if kind is Any:
        return {}
    return {"type": _PLAIN.get(kind, "null")}


def _fields(kind: Any, shared: Schema) -> Schema:
    """Return the schema of a class, as an object that has no other fields."""
    known = {name: type_ for name, type_ in types_of(kind).items() if (kind, name) != (Setup, "seed")}
    return {
        "type": "object",
        "properties": {name: _schema(type_, shared) for name, type_ in known.items()},
        "required": [each.name for each in fields(kind) if default_of(each) is MISSING],
        "additionalProperties": False,
    }


def _decision(made: Any, details: Fields) -> Schema:
    """Return the schema of a kind of decision."""
    defaults = made._field_defaults
    schema = fields_schema(details, defaults)
    properties = {
        "kind": {"const": defaults["kind"]},
        "seat": {"type": "integer"},
        "source": {"type": "string"},
        "details": schema,
    }
    required = ["kind", "details"] if schema["required"] else ["kind"]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
