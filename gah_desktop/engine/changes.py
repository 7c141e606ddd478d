"""The small changes every rule is made of: money, steps, points, items, cards. Each tells its event.

Nothing here asks whether something is allowed; costs named in an act are paid by whoever acts.
"""

from __future__ import annotations

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import sources
from gah_desktop.engine.actions import Place
from gah_desktop.engine.chance import shuffle
from gah_desktop.engine.events import Acted, Drew, Gained, Reshuffled, Revealed, Scored, Source
from gah_desktop.engine.items import KINDS, NOTHING, ONE, Items, named, wants
from gah_desktop.engine.pending import PlaceItems
from gah_desktop.engine.state import GameState, PlayerState

BEYOND_TRACK = ("track", 13)


def gain_krones(s: GameState, p: PlayerState, amount: int, source: Source) -> None:
    """Krones stop at 20; the rest is lost."""
    gained = min(amount, s.t.max_krones - p.krones)
    if gained:
        p.krones += gained
    if s.sink is not None and (gained or (amount and s.setup.modules)):
        s.sink.append(Gained(p.seat, gained, 0, None, source))
    if s.hooks.gained and amount:  # even if the purse is full
        sources.gained(s, p, "krones", amount, source)


def lose_krones(s: GameState, p: PlayerState, amount: int, source: Source) -> None:
    p.krones -= amount
    if amount and s.sink is not None:
        s.sink.append(Gained(p.seat, -amount, 0, None, source))


def advance(s: GameState, p: PlayerState, steps: int, source: Source) -> None:
    """Steps on the Emperor track; each one past its end is 1 VP."""
    mark = sources.enter(s, p, source) if s.hooks.gained and steps else 0
    moved = min(steps, s.t.track_end - p.emperor)
    if moved:
        p.emperor += moved
        if s.sink is not None:
            s.sink.append(Gained(p.seat, 0, moved, None, source))
    if steps > moved:
        score(s, p, steps - moved, BEYOND_TRACK)
    if s.hooks.gained and steps:
        sources.gained(s, p, "steps", steps, source)
        sources.leave(s, mark)


def score(s: GameState, p: PlayerState, amount: int, source: Source) -> None:
    p.vp += amount
    if amount and p.vp_sources is not None:
        p.vp_sources = {**p.vp_sources, source: p.vp_sources.get(source, 0) + amount}
    if amount and s.sink is not None:
        s.sink.append(Scored(p.seat, amount, source))
    if amount > 0 and s.hooks.gained:
        sources.gained(s, p, "vp", amount, source)


def receive(s: GameState, p: PlayerState, items: Items, source: Source) -> None:
    """Items arrive: those no guest waits for go to the kitchen, the others are asked about."""
    if s.sink is not None:
        s.sink.append(Gained(p.seat, 0, 0, items, source))
    store(s, p, items, source)
    if s.hooks.gained:
        for name, number in named(items).items():
            sources.gained(s, p, name, number, source)


def store(s: GameState, p: PlayerState, items: Items, source: Source) -> None:
    wanted = 0
    for need in p.needs:
        wanted |= need
    bag = list(items)
    for item in KINDS:
        if items[item] and not wants(wanted, item):
            for _ in range(items[item]):
                to_kitchen(s, p, item, source)
            bag[item] = 0
    open_items = tuple(bag)
    if open_items != NOTHING:
        s.stack.append(PlaceItems(p.seat, source, open_items))


def to_kitchen(s: GameState, p: PlayerState, item: int, source: Source) -> None:
    p.kitchen[item] += 1
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "place", {"item": ITEMS[item], "to": "kitchen"}, source))


def to_guest(s: GameState, p: PlayerState, item: int, guest: int) -> None:
    p.needs[p.cafe.index(guest)] -= ONE[item]


def fill(s: GameState, p: PlayerState, guest: int, source: Source) -> None:
    """The order from the supply."""
    p.needs[p.cafe.index(guest)] = 0
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "fill_order", {"guest": guest}, source))


def refill_queue(s: GameState) -> None:
    """Guests slide right, a new one enters on the left; discards become the deck when it is empty."""
    guests = [guest for guest in s.queue if guest]
    queue = s.queue = [0] * (5 - len(guests)) + guests
    if not s.guest_deck and s.guest_discard:
        s.guest_deck, s.guest_discard = s.guest_discard, []
        assert s.chance is not None
        shuffle(s.chance, s.guest_deck)
        if s.sink is not None:
            s.sink.append(Reshuffled("guests"))
    if s.guest_deck:
        queue[0] = s.guest_deck.pop()
    if s.sink is not None:
        s.sink.append(Revealed(queue[0]))
    for i in s.hooks.queue_moved:
        s.modules[i].queue_moved(s)


def draw_staff(s: GameState, p: PlayerState, number: int, to: str, source: Source) -> tuple[int, ...]:
    """Up to so many cards from the top; into the hand if `to` says so."""
    deck = s.staff_deck
    cards = tuple(deck.pop() for _ in range(min(number, len(deck))))
    if cards:
        if to == "hand":
            p.hand.extend(cards)
        if s.sink is not None:
            s.sink.append(Drew(p.seat, cards, to, source))
    return cards


def seat_guest(s: GameState, p: PlayerState, slot: int) -> int:
    """A guest leaves the queue for the café; the queue closes up and is refilled."""
    guest = s.queue[slot]
    s.queue[slot] = 0
    p.cafe.append(guest)
    p.needs.append(s.t.guests[guest].order)
    return guest


PLACE_IN_KITCHEN = tuple(Place(name) for name in ITEMS)
