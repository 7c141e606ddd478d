"""What one seat has, as far as the lines have told, and what the printed rules owe it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import ITEMS, WHICH, Cards


@dataclass
class Firing:
    """A source: one firing of a bonus, card or tile, and which celebrities have answered to it."""

    source: str
    answered: set[int] = field(default_factory=set)


@dataclass
class Due:
    """An effect that may follow now, told with this source. `must` if nobody is asked for it."""

    source: str
    firing: Firing
    effect: dict[str, Any]
    must: bool = False
    left: int = 1


class Seat:
    def __init__(self, cards: Cards, board: str, rival: bool, krones: int) -> None:
        self.cards, self.board, self.rival = cards, board, rival
        self.krones = 0 if rival else krones
        self.full_purse = False  # at some moment of this turn
        self.emperor = self.vp = 0
        self.kitchen: Counter[str] = Counter()
        self.pending: Counter[str] = Counter()  # received and not yet put anywhere
        self.cafe: dict[int, Counter[str]] = {}
        self.rooms = ["."] * 20
        self.hand: list[int] = []
        self.offer: list[int] = []
        self.staff: list[int] = []
        self.used: list[int] = []
        self.objectives: list[str] = []
        self.pile: list[int] = []
        self.numbers: set[int] = set()
        self.passed = False
        self.bonus: set[int] = set()  # groups whose bonus has been had
        self.dues: list[Due] = []
        # Vienna Ballrooms
        self.rehearsal = ""
        self.areas = [0, 0, 0, 0]
        self.dancers_left = 10
        self.dancers: Counter[tuple[str, int | None]] = Counter()
        self.completed: list[int] = []
        # Some More
        self.turned_down: list[int] = []
        self.action: Counter[str] = Counter()  # what the action under way has brought
        self.may_turn_down: list[int] = []
        # Celebrities
        self.celebrities: list[int] = []
        self.exchanged = False
        self.freud = False  # whether an item has been waived
        # Unique Hotels
        self.entrance: int | None = None
        self.tokens: list[int] = []
        self.own_objectives: list[str] = []
        self.own_claimed = 0
        self.own_tiles: list[str] = []
        self.opened: set[int] = set()  # groups with a room that was occupied once
        self.lines_had: set[str] = set()  # floors and columns whose token has been had
        self.faces: list[int] = []  # of the dice taken in this round
        self.round_guests = 0  # completed in this round

    def order_done(self, guest: int) -> bool:
        """Complete, or with Freud all but one item of an order of two or more."""
        order = self.cards.guests[guest]["order"]
        lacking = sum(n - self.cafe[guest][item] for item, n in order.items())
        waived = self.holds("order_waiver")
        allowed = 1 if waived and sum(order.values()) >= waived["min_items"] else 0
        if bool(order) and 0 < lacking <= allowed:
            self.freud = True
        return bool(order) and lacking <= allowed

    def wants(self, guest: int, item: str) -> bool:
        return bool(self.cafe[guest][item] < self.cards.guests[guest]["order"].get(item, 0))

    def holds(self, kind: str) -> Any:
        """The effect of a celebrity of this kind, if the seat has one."""
        for tile in self.celebrities:
            if self.cards.celebrities[tile]["effect"]["kind"] == kind:
                return self.cards.celebrities[tile]["effect"]
        return None

    def in_ballrooms(self) -> int:
        return self.dancers.total()

    def by_row(self, which: str) -> list[int]:
        """Dancers of a ballroom by row, those on the balcony in the right one's top row."""
        rows = [self.dancers[which, row] for row in (1, 2, 3)]
        if which == "right":
            rows[2] += self.dancers["balcony", None]
        return rows

    def hotel(self, kind: str) -> Any:
        """What the entrance has of this kind."""
        return None if self.entrance is None else self.cards.entrances[self.entrance].get(kind)

    def groups(self) -> list[set[int]]:
        return printed.groups_of(self.board)

    def line(self, modules: list[str], items: tuple[str, ...] = ITEMS) -> dict[str, Any]:
        """The keys of a state line that come with modules."""
        told: dict[str, Any] = {}
        if "ballrooms" in modules:
            rows = {which: [self.dancers[which, row] for row in (1, 2, 3)] for which in WHICH}
            areas = None if self.rival else self.areas
            told["dancers"] = {"areas": areas, **rows, "balcony": self.dancers["balcony", None]}
        if "more" in modules:
            told["turned_down"] = [card for card in self.turned_down if card in self.staff]
        if "celebrities" in modules:
            told["celebrities"] = self.celebrities
        if "hotels" in modules:
            told["entrance"] = self.entrance
            told["tokens"] = self.tokens
            told["own_objectives"] = self.own_objectives
            told["own_tiles"] = self.own_tiles
        return told
