"""A game as it stands, as a table to look at. Nothing on it changes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gah_desktop.app.meta import Meta
from gah_desktop.app.table import Table
from gah_desktop.engine import Game
from gah_desktop.engine.events import Event


class Still(Table):
    def __init__(self, game: Game, meta: Meta, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._meta = meta

    @property
    def record(self) -> Game:
        return self._game

    @property
    def game(self) -> Game:
        return self._game

    @property
    def events(self) -> Sequence[Event]:
        return ()

    @property
    def colours(self) -> tuple[int, ...]:
        return tuple(self._meta.colour(seat) for seat in range(self.setup.players))
