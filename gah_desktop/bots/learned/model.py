"""The fitted numbers, as they are kept in `resources/bots/`. They know no game.

For each kind of game a row of weights for some numbers of dice still to come; in between they are mixed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from gah_desktop.engine.setup import Setup
from gah_desktop.resources import resource_path

FILE, WITH_MODULES = "bots/value.json", "bots/value-modules.json"
MODULES = "+"  # behind the kind of a game with any of them
KNOTS = (1, 2, 3, 4, 6, 8, 10, 12, 14)  # dice to come for which there are rows
MOST_DICE = KNOTS[-1]

Row = dict[str, float]


class Model(NamedTuple):
    """By the number of dice to come, from 0: the weights by feature. Those without one weigh nothing."""

    rows: tuple[Row, ...]


def shares(dice: int) -> list[tuple[int, float]]:
    """The knots that a number of dice lies between, and how much of each it takes."""
    dice = min(max(dice, KNOTS[0]), MOST_DICE)
    for i, (low, high) in enumerate(pairwise(KNOTS)):
        if dice <= high:
            share = (dice - low) / (high - low)
            return [(place, part) for place, part in ((i, 1 - share), (i + 1, share)) if part]
    raise AssertionError("the last knot is the highest")


def model_of(data: Mapping[str, Any], kind: str) -> Model:
    """Out of the file's JSON."""
    rows: list[dict[str, float]] = []
    for dice in range(MOST_DICE + 1):
        row: dict[str, float] = {}
        for knot, part in shares(dice):
            for name, weight in zip(data["features"], data["weights"][kind][knot], strict=True):
                row[name] = row.get(name, 0.0) + part * weight
        rows.append(row)
    return Model(tuple(rows))


def kind_of(setup: Setup) -> str:
    """What a value is fitted for."""
    kind = str(setup.players) if setup.opponent is None else "solo"
    return kind + MODULES if setup.modules else kind


@cache
def load(kind: str) -> Model:
    """The shipped numbers; those of two players where a kind of game has none of its own."""
    modules = MODULES if kind.endswith(MODULES) else ""
    data = json.loads(resource_path(WITH_MODULES if modules else FILE).read_text("utf-8"))
    return model_of(data, kind if kind in data["weights"] else f"2{modules}")


def to_json(features: Sequence[str], weights: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """The file's text: one line a knot, numbers no longer than they matter."""

    def line(row: Sequence[float]) -> str:
        return "[" + ",".join(f"{weight:.3g}" if abs(weight) >= 0.0005 else "0" for weight in row) + "]"

    kinds = [f'"{kind}":[\n' + ",\n".join(map(line, rows)) + "\n]" for kind, rows in weights.items()]
    return f'{{"features":{json.dumps(list(features))},\n"weights":{{' + ",\n".join(kinds) + "}}\n"
