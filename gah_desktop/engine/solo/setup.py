"""Setting the table for one person: Leopold's pile, his deck, the ten cards to keep six of."""

from __future__ import annotations

from gah_desktop.catalog.models import Catalog
from gah_desktop.engine.state import GameState

RIVAL = 1


def prepare(s: GameState, catalog: Catalog) -> None:
    raise NotImplementedError
