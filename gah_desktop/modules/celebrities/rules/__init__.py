"""Celebrities: who takes a coloured die has its celebrity until the round ends.

Numbers of points are those of `expansion-digest.md`, section 2.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gah_desktop.engine import cards
from gah_desktop.engine.items import count
from gah_desktop.engine.module import Held
from gah_desktop.engine.pending import SourceFrame
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules import answers, exchange
from gah_desktop.modules.celebrities.rules.lounge import (
    ALL_THERE,
    COLORS,
    DUSTBIN,
    WHITE,
    Lounge,
)


class Celebrities(Lounge):
    __slots__ = ()
    name = "celebrities"
    decisions = {"exchange": exchange.EXCHANGING}  # noqa: RUF012
    actions = {exchange.Exchange: ()}  # noqa: RUF012
    turn_actions = (exchange.EXCHANGE_IN_TURN,)

    # Set-up (1)

    def before_queue(self, s: GameState) -> None:
        tiles = s.t.deck("celebrities", s.setup.sets)
        s.cards = {**s.cards, "celebrities": tuple(tiles)}
        self.open_lounge(s, tiles)

    def dealt(self, s: GameState) -> dict[str, Any]:
        return {"lounge": self.tiles}

    # Dice (2, 3, 8, 9)

    def round_started(self, s: GameState) -> None:
        self.faces = ALL_THERE

    def roll_colored(self, s: GameState) -> tuple[int, ...]:
        assert s.chance is not None
        self.faces = tuple(s.chance.below(6) + 1 if face else 0 for face in self.faces)
        return self.faces

    def dustbin_filled(self, s: GameState) -> None:
        """A white one while there is one."""
        colored = [color for color in DUSTBIN if self.faces[COLORS.index(color)]]
        if colored and sum(s.dice) == len(colored):
            self.move(colored[0], 0)

    def color_taken(self, s: GameState, p: PlayerState, color: str) -> None:
        if color != WHITE:
            self.take(s, p, color)

    def die_moved(self, s: GameState, start: int, to: int, color: str) -> None:
        if color != WHITE:
            self.move(color, to)

    # The end of a round (4, 8)

    def round_ended(self, s: GameState) -> None:
        if s.round < s.t.last_round:
            self.update(s)
        else:
            self.leave()

    # Effects (5, 6, 10-13)

    def gained(self, s: GameState, p: PlayerState, what: str, amount: int, frame: SourceFrame) -> None:
        answers.to_gain(s, p, what, frame)

    def krones_count(self, s: GameState, p: PlayerState) -> bool:
        return self.holds(s, p.seat, answers.OVER["krones"]) is not None

    def source_over(self, s: GameState, p: PlayerState, frame: SourceFrame) -> None:
        answers.to_end(s, p, frame)

    def staff_played(self, s: GameState, p: PlayerState, card: int) -> None:
        answers.to_event(s, p, "after_staff_played")

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None:
        answers.to_event(s, p, "when_room_occupied")

    def dancer_sent(self, s: GameState, p: PlayerState) -> None:
        answers.to_event(s, p, "when_dancer_sent")

    def rooms_free(self, s: GameState, p: PlayerState) -> bool:
        return self.holds(s, p.seat, "free_rooms_any") is not None

    def waives(self, s: GameState, p: PlayerState, guest: int, need: int) -> bool:
        celebrity = self.holds(s, p.seat, "order_waiver")
        return (
            celebrity is not None
            and s.t.guests[guest].size >= celebrity.least
            and count(need) <= celebrity.waived
        )

    # What may be seen, and how it is told

    def cards(self) -> Iterator[Held]:
        yield Held("celebrities", "pile", self.pile[::-1])
        yield Held("celebrities", "discards", self.discards)
        yield Held("celebrities", "lounge", tuple(filter(None, self.tiles)))
        for seat, tiles in enumerate(self.held):
            yield Held("celebrities", f"held[{seat}]", tiles)

    def mask(self, s: GameState, seat: int) -> None:
        self.pile = (0,) * len(self.pile)

    def sample(self, s: GameState, rng: Random, unseen: list[int]) -> None:
        tiles = cards.unseen(s, "celebrities")
        rng.shuffle(tiles)
        hidden = iter(tiles)
        self.pile = tuple([tile or next(hidden) for tile in self.pile])
