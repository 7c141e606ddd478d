"""Strict JSON: what is refused, by its code and its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gah_desktop.files import Fault, FileError
from gah_desktop.parsing import MAX_DEPTH, MAX_DIGITS, parse


def fault(text: str) -> tuple[Fault, dict[str, Any]]:
    with pytest.raises(FileError) as caught:
        parse(text)
    return caught.value.code, caught.value.params


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ('{"a": 1, "b": 2, "a": 3}', Fault.DUPLICATE_KEY, {"key": "a"}),
        (f'{{"{"k" * 99}": 1, "{"k" * 99}": 2}}', Fault.DUPLICATE_KEY, {"key": "k" * 60}),
        ("9" * 30, Fault.BAD_NUMBER, {"number": "9" * 20}),
        ("1" * 30 + "e999", Fault.BAD_NUMBER, {"number": "1" * 20}),
        ("-Infinity", Fault.BAD_NUMBER, {"number": "-Infinity"}),
        ("NaN", Fault.BAD_NUMBER, {"number": "NaN"}),
        ('{\n"a": 1,\n"b', Fault.TRUNCATED, {"line": 3, "column": 3}),
        ('{\n"a": 1,\n"b": ', Fault.TRUNCATED, {"line": 3, "column": 5}),
        ('{\n"a": 1,\n\n', Fault.TRUNCATED, {"line": 2, "column": 8}),
        ('{\n"a": 1,\n"b": tru', Fault.TRUNCATED, {"line": 3, "column": 9}),
        ('{\n"a": 1,\n"b": tru\n}', Fault.MALFORMED, {"line": 3, "column": 6}),
        ('{\n"a" 1,\n"b": 2\n}', Fault.MALFORMED, {"line": 2, "column": 5}),
        ('{"a" 1}', Fault.MALFORMED, {"line": 1, "column": 6}),
        ("[" * 99_999, Fault.TOO_DEEP, {}),
    ],
)
def test_a_fault_in_the_text_is_named_by_its_place(text: str, code: Fault, params: dict[str, Any]) -> None:
    assert fault(text) == (code, params)


def test_what_is_just_long_or_deep_enough_is_read() -> None:
    assert parse("9" * MAX_DIGITS) == 10**20 - 1
    assert fault("9" * 21)[0] is Fault.BAD_NUMBER
    deep = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert json.dumps(parse(deep)) == deep
    assert fault(f"[{deep}]") == (Fault.TOO_DEEP, {})
    assert fault('{"a": ' * 17 + "1" + "}" * 17) == (Fault.TOO_DEEP, {})
    assert parse('{"a": [1.5, -2, null, true, "x"]}') == {"a": [1.5, -2, None, True, "x"]}


@pytest.mark.parametrize("text", ["", "\ufeff{}", "[1", "{", '"', "[1,]", "nul", "'a'", "01", "\x00"])
def test_no_text_raises_anything_else(text: str) -> None:
    assert fault(text)[0] in (Fault.TRUNCATED, Fault.MALFORMED)


def test_objects_can_be_built_otherwise() -> None:
    assert parse('{"a": 1, "a": {"b": 2}}', list) == [("a", 1), ("a", [("b", 2)])]
    with pytest.raises(FileError):
        parse('{"a": ' + "9" * 21 + "}", list)
