"""Figures of a game that do not depend on the version of the program: they compare a replay with the game."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from gah_desktop.engine import Game
from gah_desktop.record import Journal

DIGITS = 4  # of the digest of each step
COLUMNS = 5


def seats(game: Game) -> list[dict[str, Any]]:
    """Return what lies open in front of each player: VP, krones, steps, rooms, items and guests."""
    return [
        {
            "vp": p.vp,
            "krones": p.krones,
            "steps": p.emperor,
            "vacant": _rooms(p.vacant),
            "occupied": _rooms(p.occupied),
            "kitchen": list(p.kitchen),
            "cafe": list(p.cafe),
            "staff": list(p.staff),
        }
        for p in game.state.players
    ]


def digests(journal: Journal) -> list[str]:
    """Return a short digest of the game before the first step and after each step, undone steps included."""
    game = journal.game_at(0)
    found = [digest(game)]
    for entry in journal.entries:
        game.apply(entry.action)
        found.append(digest(game))
    return found


def digest(game: Game) -> str:
    s = game.state
    table = [s.round, list(s.dice), list(s.queue), [sorted(p.hand) for p in s.players], seats(game)]
    return hashlib.sha256(json.dumps(table).encode()).hexdigest()[:DIGITS]


def _rooms(bits: int) -> list[int]:
    """Return the rooms as numbers: 23 is the third room of the second floor."""
    return [10 * (i // COLUMNS + 1) + i % COLUMNS + 1 for i in range(bits.bit_length()) if bits >> i & 1]
