"""Hautel Couture: three guests wait in the opponent's café, and the human has to bring them their items."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import changes, hotel
from gah_desktop.engine.actions import NUMBER, Action
from gah_desktop.engine.chance import shuffle
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.decisions.rooms import highest
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.items import INDEX, KINDS, NOTHING, OF_CHOICE, Items, wants
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.seats import OPPONENT, PERSON
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import entrance_of, guests, reading
from gah_desktop.modules.solo.rules.entrance import Entrance

GUESTS = 3
WORTH = (5, 6, 7)
POOL = 18
EMPTY = -1
CHAMPAGNE = INDEX["champagne"]
FACES = range(1, 7)
SOURCE = ("entrance", "hautel")


class HautelCouture(Entrance):
    __slots__ = ("pool", "reserved", "spaces")
    name = "hautel"
    others_act = True  # his guests are served by the person

    def __init__(
        self,
        spaces: tuple[int, ...] = (EMPTY,) * 7,
        pool: Items = NOTHING,
        reserved: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.spaces = spaces  # by face: the item that lies there
        self.pool = pool  # items that may still come
        self.reserved = reserved  # guest and room

    def lying(self) -> tuple[tuple[int, int], ...]:
        """Which item."""
        return tuple((face, self.spaces[face]) for face in FACES if self.spaces[face] != EMPTY)

    def before_queue(self, s: GameState) -> None:
        """Cards are turned until three guests who can stay have come; the rest is shuffled again."""
        chance = s.chance
        assert chance is not None
        top_down = reversed(s.guest_deck)
        chosen = [guest for guest in top_down if may_wait(s, guest)][:GUESTS]
        s.guest_deck = [guest for guest in s.guest_deck if guest not in chosen]
        shuffle(chance, s.guest_deck)
        rival = s.players[OPPONENT]
        rival.cafe = chosen
        rival.needs = [s.t.guests[guest].order for guest in chosen]

    def opened(self, s: GameState) -> None:
        rival = s.players[OPPONENT]
        for guest in rival.cafe:
            self._reserve(s, rival, guest)
        self.pool = first_pool(rival.needs)
        reading.tell(s, "pool", items=[self.pool[kind] for kind in OF_CHOICE])
        self._refill(s)

    def _reserve(self, s: GameState, rival: PlayerState, guest: int) -> None:
        if s.sink is not None:
            s.sink.append(Acted(OPPONENT, "choose_guest", {"guest": guest, "slot": None}, SOURCE))
        room = room_to_reserve(s, rival, guest)
        floor, column = hotel.place_of(room)
        self.reserved += ((guest, room),)
        reading.tell(s, "reserved", guest=guest, floor=floor, column=column)
        hotel.prepare(s, rival, room, 0, SOURCE)

    def round_started(self, s: GameState) -> None:
        self._refill(s)

    def _refill(self, s: GameState) -> None:
        """Every empty space gets an item at random, as long as the pool has any."""
        chance = s.chance
        assert chance is not None
        for face in FACES:
            left = [item for item in KINDS for _ in range(self.pool[item])]
            if self.spaces[face] == EMPTY and left:
                item = left[chance.below(len(left))]
                self.pool = (*self.pool[:item], self.pool[item] - 1, *self.pool[item + 1 :])
                self._lay(face, item)
                reading.tell(s, "refilled", face=face, item=ITEMS[item])

    def _lay(self, face: int, item: int) -> None:
        self.spaces = (*self.spaces[:face], item, *self.spaces[face + 1 :])

    def die_taken(self, s: GameState, p: PlayerState, face: int) -> None:
        """The item of the space is the next thing to decide about."""
        item = self.spaces[face]
        if item != EMPTY:
            self._lay(face, EMPTY)
            s.stack.append(Feeding(PERSON, SOURCE, ITEMS[item]))


def may_wait(s: GameState, guest: int) -> bool:
    """Of the right worth, and without champagne, which no action space has."""
    facts = s.t.guests[guest]
    return facts.vp in WORTH and not wants(facts.order, CHAMPAGNE)


def room_to_reserve(s: GameState, p: PlayerState, guest: int) -> int:
    """From the top floor down and from the left: the first space of the colour, any for green."""
    spaces = guests.spaces_for(s, p, s.t.guests[guest].color)
    return hotel.indices(highest(spaces))[0]


def first_pool(orders: list[int]) -> tuple[int, ...]:
    """What the guests ordered, filled up to 18 items: strudel, cake, wine, coffee, and over again."""
    pool = [sum(wants(order, item) for order in orders) for item in KINDS]
    for nth in range(POOL - sum(pool)):
        pool[OF_CHOICE[nth % len(OF_CHOICE)]] += 1
    return tuple(pool)


def waiting_for(s: GameState, item: int) -> list[int]:
    """The opponent's guests who still need this item."""
    rival = s.players[OPPONENT]
    return [guest for guest, need in zip(rival.cafe, rival.needs, strict=True) if wants(need, item)]


def feed(s: GameState, seat: int, item: str, guest: int) -> None:
    """The item goes onto the guest; with the last one the guest moves into the reserved room."""
    rival = s.players[OPPONENT]
    changes.to_guest(s, rival, INDEX[item], guest)
    if s.sink is not None:
        s.sink.append(Acted(seat, "feed_rival", {"item": item, "guest": guest}, SOURCE))
    table = rival.cafe.index(guest)
    if not rival.needs[table]:
        del rival.cafe[table], rival.needs[table]
        _move_in(s, rival, guest)


def _move_in(s: GameState, rival: PlayerState, guest: int) -> None:
    house = entrance_of(s)
    assert isinstance(house, HautelCouture)
    room = dict(house.reserved)[guest]
    house.reserved = tuple(entry for entry in house.reserved if entry[0] != guest)
    floor, column = hotel.place_of(room)
    reading.tell(s, "order_filled", guest=guest, floor=floor, column=column)
    guests.move_in(s, rival, guest, room, SOURCE)


# Which of the guests gets the item of an action space


class FeedRival(NamedTuple):
    guest: int
    kind: str = "feed_rival"


class Feeding(NamedTuple):
    seat: int
    source: Source
    item: str
    kind: str = "feed_rival"


def _options(s: GameState, f: Feeding) -> list[Action]:
    return [FeedRival(guest) for guest in waiting_for(s, INDEX[f.item])]


def _resolve(s: GameState, f: Feeding, action: FeedRival) -> None:
    s.stack.pop()
    feed(s, f.seat, f.item, action.guest)


def _done(s: GameState, f: Feeding) -> None:
    """No guest waits for the item: it goes back to the supply."""
    s.stack.pop()
    reading.tell(s, "item_returned", item=f.item)


def _why(s: GameState, f: Feeding, action: Action) -> Reason:
    if isinstance(action, FeedRival) and action.guest in s.players[OPPONENT].cafe:
        return reason(Code.ORDER_LACKS_NOT, item=f.item, guest=action.guest)
    return comes_first(f)


HautelCouture.decisions = {"feed_rival": Decision(_options, _resolve, _why, _done)}
HautelCouture.actions = {FeedRival: (NUMBER,)}
