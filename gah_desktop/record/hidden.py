"""Encoding of what a save must not show at a glance: the seed, the deal, chance and hidden choices.

Base64 of JSON, value by value. It keeps a player from reading cards by accident and is no encryption.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from typing import Any

from gah_desktop.engine.actions import hidden_fields
from gah_desktop.parsing import parse

Data = dict[str, Any]


def encode(value: Any) -> str:
    return b64encode(json.dumps(value, separators=(",", ":")).encode()).decode()


def decode(value: Any) -> Any:
    """The value that `encode` wrote. Anything else comes back as it is: version 1.0.0 encoded nothing."""
    if not isinstance(value, str):
        return value
    try:
        return parse(b64decode(value, validate=True).decode())
    except ValueError:
        return value


def encode_entry(entry: Data) -> Data:
    """A step without its hidden choice and what chance produced."""
    return _changed(entry, encode)


def decode_entry(entry: Data) -> Data:
    return _changed(entry, decode)


def decode_head(data: Mapping[str, Any]) -> Data:
    """The head of a save with its seed and its deal."""
    head = dict(data)
    if "deal" in head:
        head["deal"] = decode(head["deal"])
    setup = head.get("setup")
    if isinstance(setup, dict) and "seed" in setup:
        head["setup"] = {**setup, "seed": decode(setup["seed"])}
    return head


def _changed(entry: Mapping[str, Any], change: Callable[[Any], Any]) -> Data:
    kind = entry.get("kind")
    hidden = {"then", *(hidden_fields(kind) if isinstance(kind, str) else ())}
    return {key: change(value) if key in hidden else value for key, value in entry.items()}
