"""What verifies a game: a digest of the facts of its state by name, independent of how they lie in memory.

Whatever has its default is left out, so that a new field of the state changes no game that knows
nothing of it. Zeros at the end of a row of numbers say nothing either: a new kind of item neither.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from typing import Any

from gah_desktop.engine.items import named, unpack
from gah_desktop.engine.state import GameState, PlayerState

VERSION = 3
# facts that earlier versions left out, with the version that added them
_ADDED = {"started": 3}
# what follows from other facts, belongs to the set-up, is told by a name of its own, or what a seat remembers
_ELSEWHERE = frozenset(
    [
        "cards",
        "chance",
        "emperor",
        "hooks",
        "modules",
        "objectives",
        "options",
        "players",
        "scores",
        "setup",
        "sink",
        "t",
        "under",
    ],
)
_ELSEWHERE_OF_PLAYERS = {"board", "cafe", "has", "kitchen", "needs", "seat", "vp_sources"}


def fingerprint(s: GameState, version: int = VERSION) -> str:
    """The same for the same game on every machine; `version` is that of the digest, from 2 on."""
    told = facts(s)
    for name, added in _ADDED.items():
        if added > version:
            told.pop(name, None)
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def facts(s: GameState) -> dict[str, Any]:
    """Everything that makes a state what it is, by name."""
    t = s.t
    names = set(GameState.__slots__) - {"t"}
    told = _differing(s, GameState(s.setup, t, s.chance), names, _ELSEWHERE)
    told["chance"] = None if s.chance is None else s.chance.key()
    told["objectives"] = [t.objective_ids[i] for i in s.objectives]
    told["emperor tiles"] = [t.emperor_ids[i] for i in s.emperor]
    told["players"] = [_player(s, p) for p in s.players]
    for module in s.modules:
        told[module.name] = _differing(module, type(module)(), module.kept)
    return told


def _player(s: GameState, p: PlayerState) -> dict[str, Any]:
    blank = PlayerState(p.seat, p.board)
    told = _differing(p, blank, PlayerState.__slots__, _ELSEWHERE_OF_PLAYERS)
    told["board"] = s.t.board_ids[p.board]
    told["kitchen"] = named(p.kitchen)
    told["café"] = [[guest, named(unpack(need))] for guest, need in zip(p.cafe, p.needs, strict=True)]
    return told


def _differing(
    thing: object, blank: object, names: Collection[str], elsewhere: Collection[str] = ()
) -> dict[str, Any]:
    return {
        name: _plain(value)
        for name in names
        if name not in elsewhere and (value := getattr(thing, name)) != getattr(blank, name)
    }


def _plain(value: Any) -> Any:
    if hasattr(value, "_field_defaults"):  # a named tuple; its kind is told, whatever its default
        defaults = {**value._field_defaults, "kind": None}
        pairs = zip(value._fields, value, strict=True)
        return {name: _plain(part) for name, part in pairs if name not in defaults or part != defaults[name]}
    if isinstance(value, (tuple, list)):
        row = [_plain(part) for part in value]
        while row and row[-1] == 0 and type(row[-1]) is int:
            row.pop()
        return row
    return value
