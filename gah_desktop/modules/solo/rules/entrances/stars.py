"""Nine Stars Inn: objective symbols fill a track of stars that scores whenever the Emperor has been."""

from __future__ import annotations

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import COLUMN, FLOOR
from gah_desktop.modules.solo.rules import reading
from gah_desktop.modules.solo.rules.entrance import Entrance

SPACES = 9
ROW = 3
ROWS = ("III", "II", "I")
SOURCE = ("entrance", "stars")


class NineStars(Entrance):
    """Tokens lie row by row: III, then II, then I, three spaces each."""

    __slots__ = ("tokens",)
    name = "stars"

    def __init__(self, tokens: int = 0) -> None:
        self.tokens = tokens

    def lying(self) -> tuple[tuple[int, int], ...]:
        """How many stars."""
        return ((0, self.tokens),)

    def opponent_read_objective(self, s: GameState) -> None:
        if self.tokens == SPACES:
            reading.tell(s, "stars_full", tokens=SPACES)
            return
        self.tokens += 1
        reading.tell(s, "star", tokens=self.tokens)

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None:
        """One token goes for a full floor and one for a full column of the person's."""
        if p.seat == OPPONENT:
            return
        floor, column = hotel.place_of(index)
        if p.occupied & FLOOR[floor - 1] == FLOOR[floor - 1]:
            self._remove(s, {"floor": floor})
        if p.occupied & COLUMN[column - 1] == COLUMN[column - 1]:
            self._remove(s, {"column": column})

    def _remove(self, s: GameState, full: dict[str, int]) -> None:
        if self.tokens:
            self.tokens -= 1
            reading.tell(s, "star_removed", **full, tokens=self.tokens)

    def emperor_left(self, s: GameState) -> None:
        """The VP of the lowest row with a token."""
        if self.tokens:
            row = (self.tokens - 1) // ROW
            vp = s.t.points[len(ROWS) - 1 - row]
            reading.tell(s, "stars_scored", tokens=self.tokens, row=ROWS[row], vp=vp)
            changes.score(s, s.players[OPPONENT], vp, SOURCE)
