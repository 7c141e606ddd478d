"""What the reference shows of a solo game: the instruction cards that have been turned."""

from __future__ import annotations

from gah_desktop.app.table import Table
from gah_desktop.engine.state import GameState
from gah_desktop.modules.solo.rules import opponent_of
from gah_desktop.reference.marks import Mark, Marks, all_of


def turned_cards(table: Table, seen: GameState) -> Marks:
    opponent = opponent_of(seen)
    yield from all_of("solo", opponent.turned if opponent is not None else (), Mark("turned"))
