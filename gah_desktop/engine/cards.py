"""Where the cards of a game are: every place with its path in a position, and the cards that nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, cast

from gah_desktop.engine.decisions import registry
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.state import GameState

if TYPE_CHECKING:
    from gah_desktop.catalog.models import DeckKind

CARD_KINDS: tuple[DeckKind, ...] = ("guests", "staff")  # of the base game; modules have more
Places = Iterator[tuple[str, Iterable[int]]]


def places(s: GameState, kind: DeckKind) -> Places:
    """Yield the path and the cards of each place, in the order of a position; 0 for a hidden card."""
    if kind == "guests":
        yield "queue", s.queue
        yield "guest_deck", reversed(s.guest_deck)
        yield "guest_discard", s.guest_discard
        for p in s.players:
            yield f"players[{p.seat}].cafe", p.cafe
    elif kind == "staff":
        yield "staff_deck", reversed(s.staff_deck)
        yield "removed_staff", s.gone
        for seat, pack in enumerate(s.packs):
            yield f"players[{seat}].pack", pack
        for p in s.players:
            yield f"players[{p.seat}].hand", p.hand
            yield f"players[{p.seat}].staff", p.staff
        for place, f in enumerate(reversed(s.stack)):
            for cards in hidden_cards(f):
                yield f"pending[{place}].details.cards", cards
    for i in s.hooks.cards:
        module = s.modules[i]
        for of, name, cards in module.cards():
            if of == kind:
                yield f"modules.{module.name}.{name}", cards


def unseen(s: GameState, kind: DeckKind) -> list[int]:
    """Return the cards of a game that are nowhere in sight, in ascending order."""
    seen = {card for _, cards in places(s, kind) for card in cards}
    return [card for card in s.cards[kind] if card not in seen]


def hidden_cards(f: Pending) -> list[tuple[int, ...]]:
    """Return the cards that a pending decision shows to its own seat alone."""
    return [getattr(f, name) for name in registry.DECISIONS[f.kind].hidden]


def with_hidden(f: Pending, change: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Pending:
    """Return the same decision with other cards in place of the hidden ones."""
    hidden = registry.DECISIONS[f.kind].hidden
    if not hidden:
        return f
    changed: Pending = cast("Any", f)._replace(**{name: change(getattr(f, name)) for name in hidden})
    return changed


def draw_hidden(s: GameState, rng: Random) -> None:
    """Draw the cards that are hidden in a state, which are 0, from those nowhere in sight."""
    guests = unseen(s, "guests")
    rng.shuffle(guests)
    coming = iter(guests)
    s.guest_deck = [guest or next(coming) for guest in s.guest_deck]
    staff = unseen(s, "staff")
    for i in s.hooks.sample:
        s.modules[i].sample(s, rng, staff)
    rng.shuffle(staff)

    def drawn(cards: Iterable[int]) -> list[int]:
        return [card or staff.pop() for card in cards]

    for p in s.players:
        p.hand = drawn(p.hand)
    s.packs = [drawn(pack) for pack in s.packs]
    s.stack = [with_hidden(f, lambda cards: tuple(drawn(cards))) for f in s.stack]
    rest = iter(staff)
    s.staff_deck = [card or next(rest) for card in s.staff_deck]
