"""The heuristic bot is a yardstick: it plays 100 games move for move as they were recorded once.

A game is told by a digest of its moves, each a line: the kind, then its fields by name.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.bots.arena import play_journal
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import Setup
from gah_desktop.engine.actions import ChooseItems, ExtraAction, TakeDie

GAMES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "heuristic_games.json").read_text("utf-8"))
FOUND = ("moves", "digest", "vp")
# two, three and four players, a draft, and the solo game with each entrance
FEW = (5, 12, 57, 75, 79, 85, 86, 88, 89, 92)
# fields that came later, which say nothing in these games
LATER: dict[type[Any], str] = {ExtraAction: "boost", TakeDie: "color"}


def words(action: Any) -> Iterator[str]:
    yield action.kind
    if isinstance(action, ChooseItems):
        yield from (f"{name}={number}" for name, number in zip(ITEMS, action.items, strict=True) if number)
        return
    for name, value in zip(action._fields, action, strict=True):
        later = LATER.get(type(action)) == name and not value
        if name != "kind" and not later:
            values = value if isinstance(value, tuple) else (value,)
            yield f"{name}={'+'.join(str(int(v)) if isinstance(v, bool) else str(v) for v in values)}"


def played(recorded: dict[str, Any]) -> dict[str, Any]:
    setup = Setup(**{name: value for name, value in recorded.items() if name not in FOUND})
    journal = play_journal(setup, ("heuristic",) * setup.players)
    lines = "\n".join(" ".join(words(entry.action)) for entry in journal.entries)
    return {
        "moves": len(journal.entries),
        "digest": hashlib.sha256(lines.encode()).hexdigest()[:16],
        "vp": [score.total for score in journal.game.state.scores],
    }


def name(recorded: dict[str, Any]) -> str:
    return "-".join(str(value) for key, value in recorded.items() if key not in FOUND)


@pytest.mark.parametrize("recorded", [GAMES[i] for i in FEW], ids=name)
def test_ten_games_are_played_as_they_were(recorded: dict[str, Any]) -> None:
    assert played(recorded) == {key: recorded[key] for key in FOUND}


@pytest.mark.slow
@pytest.mark.parametrize("recorded", [game for i, game in enumerate(GAMES) if i not in FEW], ids=name)
def test_all_others_are_played_as_they_were(recorded: dict[str, Any]) -> None:
    assert played(recorded) == {key: recorded[key] for key in FOUND}


def test_a_hundred_games_are_recorded() -> None:
    assert len(GAMES) == 100
    assert len({game["digest"] for game in GAMES}) == 100
