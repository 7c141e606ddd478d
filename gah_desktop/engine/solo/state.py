"""What the solo opponent has on the table, and the points of the rules where it has a say.

The engine calls the hooks below; those of an entrance are passed on to it. All things are numbers
and tuples that are replaced, never changed, so that cloning is a handful of references.
"""

from __future__ import annotations

from random import Random
from typing import Any

from gah_desktop.engine.solo import RIVAL, turn
from gah_desktop.engine.solo.entrances.base import Entrance
from gah_desktop.engine.solo.objectives import Markers
from gah_desktop.engine.state import GameState, PlayerState


class SoloState:
    __slots__ = ("card", "deck", "house", "markers", "pile", "tolls", "turned")

    def __init__(self, deck: tuple[int, ...], pile: tuple[int, ...], house: Entrance) -> None:
        self.deck = deck  # instruction cards, the top one last
        self.pile = pile  # hidden end cards, the top one last
        self.turned: tuple[int, ...] = ()  # instruction cards in the order they were turned
        self.card = 0  # the one being carried out
        self.markers: Markers = (0, 0, 0)  # by objective: none, III, II, I (claimed)
        self.house = house
        self.tolls = house.tolls

    @property
    def entrance(self) -> str:
        """The name of the entrance in force, or nothing."""
        return self.house.name

    def clone(self) -> SoloState:
        copy = SoloState.__new__(SoloState)
        copy.deck = self.deck
        copy.pile = self.pile
        copy.turned = self.turned
        copy.card = self.card
        copy.markers = self.markers
        copy.house = self.house.clone()
        copy.tolls = self.tolls
        return copy

    def key(self) -> tuple[Any, ...]:
        return self.deck, self.pile, self.turned, self.markers, self.house.name, self.house.key()

    def mask(self) -> None:
        """Hide what no player may see."""
        self.deck = (0,) * len(self.deck)
        self.pile = (0,) * len(self.pile)

    def sample(self, rng: Random, s: GameState, unseen: list[int]) -> list[int]:
        """A deck and a pile that fit what has been seen; returns the staff cards that are left."""
        deck = [card.id for card in s.t.catalog.instruction_decks["leopold"] if card.id not in self.turned]
        rng.shuffle(deck)
        self.deck = tuple(deck)
        ends = [card for card in unseen if s.t.staff[card].timing == "end"]
        self.pile = tuple(rng.sample(ends, len(self.pile)))
        return [card for card in unseen if card not in self.pile]

    def plays(self, seat: int) -> bool:
        return seat == RIVAL

    def play_turn(self, s: GameState) -> None:
        turn.play(s)

    def turn_card(self) -> int:
        """The top instruction card is turned up."""
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.turned += (card,)
        return card

    def round_started(self, s: GameState) -> None:
        self.house.round_started(s)

    def turn_began(self) -> None:
        self.house.turn_began()

    def toll(self, s: GameState, p: PlayerState, face: int) -> int:
        """Krones for the opponent's tokens on an action space."""
        return self.house.toll(s, p, face)

    def toll_waived(self, s: GameState, p: PlayerState, face: int) -> bool:
        """A space is about to be used, its costs not yet paid: VP lost instead of a toll."""
        return self.house.toll_waived(s, p, face)

    def space_used(self, s: GameState, p: PlayerState, face: int) -> None:
        """The human has used an action space, with its die or without."""
        self.house.space_used(s, face)

    def die_taken(self, s: GameState, p: PlayerState, face: int) -> None:
        """The human has taken a die from this space."""
        self.house.die_taken(s, face)

    def guest_surcharge(self, guest: int) -> int:
        return self.house.surcharge(guest)

    def guest_taken(self, s: GameState, guest: int) -> None:
        """The human has taken this guest from the queue."""
        self.house.guest_taken(s, guest)

    def queue_moved(self, s: GameState) -> None:
        """The queue has closed up and was refilled."""
        self.house.queue_moved(s)

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None:
        if p.seat != RIVAL:
            self.house.human_filled_room(s, p, index)

    def emperor_left(self, s: GameState) -> None:
        self.house.emperor_left(s)
