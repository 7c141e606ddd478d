"""What the module keeps: whose entrance is whose, and what lies beside each. Plain values."""

from __future__ import annotations

from gah_desktop.engine.events import Source
from gah_desktop.engine.module import Module, in_play
from gah_desktop.engine.state import GameState
from gah_desktop.modules.hotels.rules.facts import EntranceFacts, facts

NO_BID = (0, 0)


class Owners(Module):
    """The state of the module. Each entrance is there once, and so is what lies beside it."""

    __slots__ = (
        "bids",
        "claimed",
        "completed",
        "filled",
        "first_die",
        "offered",
        "opened_groups",
        "own_objectives",
        "own_tiles",
        "owned",
        "retreated",
        "tokens",
    )

    def __init__(self) -> None:
        self.offered: tuple[int, ...] = ()  # entrances
        self.bids: tuple[tuple[int, int], ...] = ()  # by seat: the entrance, or 0, and the krones bid
        self.owned: tuple[int, ...] = ()  # by seat
        self.own_objectives: tuple[str, ...] = ()  # an owner's personal ones, not yet claimed
        self.claimed: tuple[str, ...] = ()  # those that are
        self.own_tiles: tuple[str, ...] = ()  # an owner's own Emperor tiles that are left
        self.tokens: tuple[int, ...] = ()  # those left, by number
        self.filled = 0  # floors and columns that have given a token, as bits
        self.opened_groups = 0  # groups whose first room has been occupied, as bits
        self.first_die = 0  # the face of the first die an owner has taken in this round
        self.completed: tuple[int, ...] = ()  # guests an owner has completed in this round
        self.retreated = False  # in this turn

    def of(self, s: GameState, seat: int) -> EntranceFacts | None:
        """The entrance of a seat, if it has one yet."""
        own = self.owned[seat] if self.owned else 0
        return facts(s.t)[own] if own else None

    def source(self, seat: int) -> Source:
        return ("entrance", self.owned[seat])


def owners_of(s: GameState) -> Owners:
    return in_play(s, Owners)


def entrance_of_seat(s: GameState, seat: int) -> EntranceFacts | None:
    return owners_of(s).of(s, seat)
