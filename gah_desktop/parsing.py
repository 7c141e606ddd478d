"""Parse strict JSON: no repeated keys, no odd numbers, no deep nesting. Errors name the place."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from gah_desktop.files import Fault, FileError

MAX_DIGITS = 20
MAX_DEPTH = 16

Pairs = list[tuple[str, Any]]


def _object(pairs: Pairs) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise FileError(Fault.DUPLICATE_KEY, key=key[:60])
        found[key] = value
    return found


def parse(text: str, made: Callable[[Pairs], Any] = _object) -> Any:
    """Return the value of a text. FileError if it has none; `made` builds an object from its pairs."""
    try:
        value = json.loads(
            text,
            object_pairs_hook=made,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise _place(text, error) from None
    except RecursionError:
        raise FileError(Fault.TOO_DEEP) from None
    if text.count("{") + text.count("[") > MAX_DEPTH:  # most texts are short
        _check_depth(value)
    return value


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise FileError(Fault.BAD_NUMBER, number=digits[:MAX_DIGITS])
    return int(digits)


def _fraction(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise FileError(Fault.BAD_NUMBER, number=digits[:MAX_DIGITS])
    return value


def _constant(name: str) -> float:
    raise FileError(Fault.BAD_NUMBER, number=name)


def _place(text: str, error: json.JSONDecodeError) -> FileError:
    """A text that stops is cut short; one that goes on after the fault is malformed there."""
    whole = text.rstrip()
    in_last_line = "\n" not in whole[error.pos :]
    cut = error.pos >= len(whole) or error.msg.startswith("Unterminated string")
    if cut or (in_last_line and not whole.endswith("}")):
        return FileError(Fault.TRUNCATED, line=whole.count("\n") + 1, column=len(whole) - whole.rfind("\n"))
    return FileError(Fault.MALFORMED, line=error.lineno, column=error.colno)


def _check_depth(value: Any) -> None:
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [
            child
            for parent in level
            if isinstance(parent, (dict, list))
            for child in (parent.values() if isinstance(parent, dict) else parent)
        ]
        if not level:
            return
    raise FileError(Fault.TOO_DEEP)
