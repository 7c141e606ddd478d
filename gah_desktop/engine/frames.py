"""The shapes of pending decisions: plain tuples (kind, seat, ..., source), built here and nowhere else."""

from __future__ import annotations

from gah_desktop.engine.events import Source
from gah_desktop.engine.items import Items
from gah_desktop.engine.state import Frame


def rooms(
    seat: int,
    left: int,
    source: Source,
    *,
    discount: int = 0,
    max_floor: int = 4,
    occupy: bool = False,
    mandatory: bool = False,
) -> Frame:
    """Prepare up to `left` rooms one after the other; `occupy` turns each to occupied at once."""
    return ("rooms", seat, left, discount, max_floor, occupy, mandatory, False, source)


def occupy(seat: int, left: int, source: Source) -> Frame:
    """Turn up to so many vacant rooms to occupied."""
    return ("occupy", seat, left, source)


def remove_room(seat: int, candidates: int, then: str, source: Source) -> Frame:
    """One room of the candidates goes; `then` "vacant" or "below" asks for a second one."""
    return ("remove_room", seat, candidates, then, source)


def items(seat: int, strength: int, first: int, source: Source) -> Frame:
    """Which dishes (first item 0) or drinks (2) a main action brings."""
    return ("items", seat, strength, first, source)


def items_of_choice(seat: int, number: int, source: Source) -> Frame:
    return ("items_of_choice", seat, number, source)


def place(seat: int, bag: Items, source: Source) -> Frame:
    """Where the items in the bag go, one by one."""
    return ("place", seat, bag, source)


def serve(seat: int, left: int, moves: tuple[tuple[str, int], ...]) -> Frame:
    """A paid serving goes on with up to so many more items."""
    return ("serve", seat, left, moves, ("serve", 0))


def fill_order(seat: int, source: Source) -> Frame:
    return ("fill_order", seat, source)


def split(seat: int, strength: int, source: Source) -> Frame:
    return ("split", seat, strength, source)


def staff(seat: int, left: int, discount: int, source: Source) -> Frame:
    """Play up to so many cards from the hand, each at this discount."""
    return ("staff", seat, left, discount, source)


def offer(seat: int, cards: tuple[int, ...], discount: int, source: Source) -> Frame:
    """Play one of the cards drawn; the others go under the deck."""
    return ("offer", seat, cards, discount, source)


def return_staff(seat: int, cards: tuple[int, ...], source: Source) -> Frame:
    """All these cards go under the deck, in an order of choice."""
    return ("return_staff", seat, cards, source)


def return_hand(seat: int, left: int, source: Source) -> Frame:
    """So many cards of the hand go under the deck."""
    return ("return_hand", seat, left, source)


def discard_staff(seat: int, source: Source) -> Frame:
    """An end card in play leaves the game."""
    return ("discard_staff", seat, source)


def take_guest(seat: int, left: int, source: Source) -> Frame:
    """Take up to so many guests from the queue at no cost."""
    return ("take_guest", seat, left, source)


def extra(seat: int, card: int) -> Frame:
    """The extra a card grants with the die just taken, if it was not used before the action."""
    return ("extra", seat, ("staff", card))


def extra_action(seat: int, source: Source) -> Frame:
    """Use an action space without taking a die."""
    return ("extra_action", seat, source)
