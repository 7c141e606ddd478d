"""A table to look at: a real game, with whoever looks, moved on as a test wants."""

from random import Random

from gah_desktop.app.table import Table
from gah_desktop.engine import Game, Setup, new_game


class Watched(Table):
    """A table at which a test sits."""

    def __init__(self, setup: Setup, viewer: int = 0, moves: int = 0) -> None:
        super().__init__()
        self._game = new_game(setup)
        self._viewer = viewer
        self.hands = True
        rng = Random(setup.seed)
        for _ in range(moves):
            options = self._game.legal_actions()
            if not options:
                break
            self._game.apply(rng.choice(list(options)))

    @property
    def game(self) -> Game:
        return self._game

    def shows_hand(self, seat: int) -> bool:
        return self.hands and super().shows_hand(seat)

    def move(self) -> None:
        self._game.apply(self._game.legal_actions()[0])
        self._announce()
