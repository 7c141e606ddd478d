"""Sushi Resort: tokens move from the opponent's rooms onto guests and make them dearer, or worth 8 VP."""

from __future__ import annotations

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import reading
from gah_desktop.modules.solo.rules.entrance import Entrance

ROOMS = sum(hotel.bit(floor, column) for floor, column in ((1, 4), (1, 5), (2, 1), (2, 2), (2, 3), (3, 1)))
SURCHARGE = 1
VP = 8
SOURCE = ("entrance", "sushi")


class SushiResort(Entrance):
    __slots__ = ("guests", "rooms")
    name = "sushi"

    def __init__(self, rooms: int = ROOMS, guests: tuple[int, ...] = ()) -> None:
        self.rooms = rooms  # with a token
        self.guests = guests  # in the queue, with a token

    def lying(self) -> tuple[tuple[int, int], ...]:
        """On how many rooms."""
        return ((0, self.rooms.bit_count()),)

    def guest_price(self, s: GameState, p: PlayerState, guest: int) -> int:
        return SURCHARGE if guest in self.guests else 0

    def guest_taken(self, s: GameState, p: PlayerState, guest: int) -> None:
        """The human took the guest: the token is gone."""
        if guest in self.guests:
            self._drop(guest)
            reading.tell(s, "token_returned", guest=guest)

    def opponent_took_guest(self, s: GameState, guest: int) -> None:
        if guest in self.guests:
            self._score(s, guest, "taken")

    def queue_moved(self, s: GameState) -> None:
        """A token scores when its guest has come to the rightmost space; the guest stays."""
        if s.queue[4] in self.guests:
            self._score(s, s.queue[4], "rightmost")

    def opponent_placed_room(self, s: GameState, index: int) -> None:
        """The token of the space goes to the leftmost guest."""
        if not self.rooms >> index & 1:
            return
        self.rooms &= ~(1 << index)
        floor, column = hotel.place_of(index)
        guest = next((guest for guest in s.queue if guest), 0)
        if guest:
            self.guests += (guest,)
            reading.tell(s, "token_moved", floor=floor, column=column, guest=guest, slot=s.queue.index(guest))
        else:
            reading.tell(s, "token_lost", floor=floor, column=column)

    def _score(self, s: GameState, guest: int, why: str) -> None:
        self._drop(guest)
        reading.tell(s, "token_scored", guest=guest, why=why)
        changes.score(s, s.players[OPPONENT], VP, SOURCE)

    def _drop(self, guest: int) -> None:
        self.guests = tuple(other for other in self.guests if other != guest)
