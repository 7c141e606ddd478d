"""Positions as JSON and as one line of text for the clipboard.

The text is "GAH1." + base64url of compressed JSON + "." + a checksum. Reading trusts nothing: whatever does
not fit is a problem with its path.
"""

from __future__ import annotations

import json
import types
import typing
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache
from typing import Any, Literal

from gah_desktop.engine.module_registry import MODULES, position_type
from gah_desktop.engine.position.model import Position
from gah_desktop.engine.problems import PositionError, Problem, ProblemCode, problem
from gah_desktop.engine.setup import Setup
from gah_desktop.files import FileError
from gah_desktop.parsing import parse

FORMAT = "gah-desktop position"
VERSION = 1
PREFIX = "GAH"
MAX_TEXT = 1 << 16  # characters of a text
MAX_JSON = 1 << 20  # bytes of JSON


def to_dict(position: Position) -> dict[str, Any]:
    """Return a position as JSON values. Fields that have their defaults are left out."""
    return {"format": FORMAT, "version": VERSION, **_plain(position)}


def to_json(position: Position) -> str:
    """Return a position as a JSON text, a field on each line."""
    lines = (f"{json.dumps(key)}: {_line(value)}" for key, value in to_dict(position).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def to_text(position: Position) -> str:
    """Return a position as one line of text."""
    data = json.dumps(to_dict(position), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    packed = urlsafe_b64encode(zlib.compress(data.encode(), 9)).decode().rstrip("=")
    return f"{PREFIX}{VERSION}.{packed}.{_checksum(packed)}"


def from_json(text: str) -> Position:
    """Return the position of a JSON text. FileError if it is no JSON, PositionError if it is no position."""
    return from_dict(parse(text))


def from_text(text: str) -> Position:
    """Return the position of a text; white space in it does not matter."""
    return from_dict(_unpacked("".join(text.split())))


def read(text: str) -> Position:
    """Return the position of a text of either form."""
    return from_text(text) if is_text(text) else from_json(text)


def is_position(text: str) -> bool:
    """Return whether a text looks like a position, of any version."""
    return is_text(text) or json.dumps(FORMAT) in text[:400]


def is_text(text: str) -> bool:
    """Return whether a text looks like a position for the clipboard, of any version."""
    start, dot, _ = text.lstrip().partition(".")
    return bool(dot) and start.startswith(PREFIX) and start[len(PREFIX) :].isdecimal()


def from_dict(data: Any) -> Position:
    """Return the position that `to_dict` has written."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise PositionError([problem("", ProblemCode.NOT_A_POSITION)])
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise PositionError([problem("version", ProblemCode.WRONG_TYPE, expected="int")])
    if version > VERSION:
        raise PositionError([problem("version", ProblemCode.NEWER_POSITION, found=version, known=VERSION)])
    problems: list[Problem] = []
    rest = {key: value for key, value in data.items() if key not in ("format", "version")}
    position = _read(Position, rest, "", problems)
    if not problems:
        position = _with_modules(position, problems)
    if problems:
        raise PositionError(problems)
    return typing.cast("Position", position)


def _line(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n  " + ",\n  ".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def _checksum(packed: str) -> str:
    return f"{zlib.crc32(packed.encode()):08x}"


def _unpacked(text: str) -> Any:
    if not is_text(text):
        raise PositionError([problem("", ProblemCode.NOT_A_POSITION)])
    start, _, rest = text.partition(".")
    version = int(start[len(PREFIX) :][:9])
    if version != VERSION:
        raise PositionError([problem("", ProblemCode.NEWER_POSITION, found=version, known=VERSION)])
    packed, _, checksum = rest.partition(".")
    try:
        if len(text) > MAX_TEXT or checksum != _checksum(packed):
            raise ValueError
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MAX_JSON)
        if not unpacking.eof:
            raise ValueError
        return parse(data.decode())
    except (ValueError, zlib.error, FileError):
        raise PositionError([problem("", ProblemCode.DAMAGED_TEXT)]) from None


# Dataclasses as JSON values


def _plain(value: Any) -> Any:
    if isinstance(value, Setup):
        blank = Setup().to_dict()
        return {
            name: each
            for name, each in value.to_dict().items()
            if name != "seed" and (name == "players" or each != blank.get(name))
        }
    if is_dataclass(value):
        return {
            each.name: _plain(held)
            for each in fields(value)
            if (held := getattr(value, each.name)) != default_of(each)
        }
    if isinstance(value, Mapping):
        return {key: _plain(held) for key, held in value.items()}
    return [_plain(held) for held in value] if isinstance(value, tuple | list) else value


def default_of(each: Any) -> Any:
    return each.default_factory() if each.default_factory is not MISSING else each.default


@cache
def types_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a dataclass."""
    hints = typing.get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def _read(kind: Any, value: Any, path: str, problems: list[Problem]) -> Any:
    """Return a value of this type, or anything with a problem."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return value
    if kind is Setup:
        return _read_setup(value, path, problems)
    if is_dataclass(kind):
        return _read_fields(kind, value, path, problems)
    if origin in (typing.Union, types.UnionType):
        return None if value is None else _read(arguments[0], value, path, problems)
    if origin is tuple:
        if isinstance(value, list):
            return tuple(_read(arguments[0], each, f"{path}[{i}]", problems) for i, each in enumerate(value))
        problems.append(problem(path, ProblemCode.WRONG_TYPE, expected="list"))
    elif origin is Literal:
        if value not in arguments:
            expected = ", ".join(f"“{each}”" for each in arguments)
            problems.append(problem(path, ProblemCode.NOT_ONE_OF, value=str(value)[:60], expected=expected))
    elif origin is Mapping:
        if isinstance(value, dict):
            for key in value:
                _read(arguments[0], key, path, problems)
            return {key: _read(arguments[1], each, f"{path}.{key}", problems) for key, each in value.items()}
        problems.append(problem(path, ProblemCode.WRONG_TYPE, expected="object"))
    elif type(value) is not kind:
        problems.append(problem(path, ProblemCode.WRONG_TYPE, expected=kind.__name__))
    return value


def _read_fields(kind: Any, value: Any, path: str, problems: list[Problem]) -> Any:
    if not isinstance(value, dict):
        problems.append(problem(path, ProblemCode.WRONG_TYPE, expected="object"))
        return None
    start, known = f"{path}." if path else "", types_of(kind)
    before = len(problems)
    for name in value:
        if name not in known:
            problems.append(problem(f"{start}{name}", ProblemCode.UNKNOWN_FIELD))
    for each in fields(kind):
        if each.name not in value and default_of(each) is MISSING:
            problems.append(problem(f"{start}{each.name}", ProblemCode.MISSING))
    found = {
        name: _read(type_, value[name], f"{start}{name}", problems)
        for name, type_ in known.items()
        if name in value
    }
    return None if len(problems) > before else kind(**found)


def _read_setup(value: Any, path: str, problems: list[Problem]) -> Any:
    try:
        if isinstance(value, dict) and "seed" in value:
            raise ValueError("unknown seed")
        return Setup.from_dict(value)
    except (TypeError, ValueError) as error:
        problems.append(problem(path, ProblemCode.IMPOSSIBLE_SETUP, detail=str(error)[:200]))
        return None


def _with_modules(position: Position, problems: list[Problem]) -> Position:
    """Return a position with the states of its modules read as well."""
    found = {}
    for name, data in position.modules.items():
        part = position_type(MODULES[name]) if name in MODULES else None
        if part is None:
            problems.append(problem(f"modules.{name}", ProblemCode.UNKNOWN_FIELD))
        else:
            found[name] = _read_fields(part, data, f"modules.{name}", problems)
    return replace(position, modules=found)
