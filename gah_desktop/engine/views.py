"""What one seat sees: masked copies of states and events, and a possible game that would look the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from gah_desktop.engine.actions import Action, hidden_fields
from gah_desktop.engine.cards import draw_hidden, unseen, with_hidden
from gah_desktop.engine.chance import Chance
from gah_desktop.engine.decisions.registry import options, settle, top
from gah_desktop.engine.events import Acted, Dealt, Drew, Event
from gah_desktop.engine.module_registry import MODULES
from gah_desktop.engine.state import GameState

if TYPE_CHECKING:
    from gah_desktop.engine.position import Position
    from gah_desktop.engine.setup import Setup

EVERYONE = -1  # in place of a seat: what everyone at the table knows


def seen(event: Event, seat: int) -> Event:
    """The event as this seat sees it. Hidden cards are 0."""
    match event:
        case Dealt():
            hands = tuple(hand if i == seat else _covered(hand) for i, hand in enumerate(event.hands))
            face_down = {name for module in MODULES.values() for name in module.face_down}
            more = {
                name: _covered(dealt) if name in face_down else dealt for name, dealt in event.more.items()
            }
            return event._replace(hands=hands, more=more)
        case Drew() if event.seat != seat:
            return event._replace(staff=_covered(event.staff))
        case Acted() if event.seat != seat and (hidden := hidden_fields(event.kind)):
            details = {
                name: _covered(told) if name in hidden else told for name, told in event.details.items()
            }
            return event._replace(details=details)
    return event


def _covered(cards: Any) -> Any:
    """0 for a card, and for each of several."""
    return 0 if isinstance(cards, int) else type(cards)([0] * len(cards))


def is_covered(event: Acted) -> bool:
    """Whether `seen` has hidden the cards of an act."""
    cards = [event.details[name] for name in hidden_fields(event.kind)]
    return any(not card if isinstance(card, int) else not all(card) for card in cards)


@lru_cache(maxsize=8)
def _without_seed(setup: Setup) -> Setup:
    """Who knows the seed knows every card."""
    return replace(setup, seed=0)


def _remembered(s: GameState, seat: int) -> list[int]:
    """The staff deck, in which a seat knows the cards that it has put at the bottom itself."""
    known = [card if who == seat else 0 for card, who in zip(s.staff_deck, s.under, strict=False)]
    return known + [0] * (len(s.staff_deck) - len(known))


class View:
    """The table as a seat sees it. Hidden cards are 0; a view has no chance in it."""

    __slots__ = ("seat", "state")

    def __init__(self, state: GameState, seat: int) -> None:
        self.seat = seat
        self.state = s = state.clone()
        s.chance = None
        s.setup = _without_seed(state.setup)
        for p in s.players:
            if p.seat != seat:
                p.hand = [0] * len(p.hand)
        s.guest_deck = [0] * len(s.guest_deck)
        s.staff_deck = _remembered(s, seat)
        s.packs = [pack if i == seat else [0] * len(pack) for i, pack in enumerate(s.packs)]
        s.stack = [f if f.seat == seat else with_hidden(f, lambda cards: (0,) * len(cards)) for f in s.stack]
        for i in s.hooks.mask:
            s.modules[i].mask(s, seat)
        s.options = options(state) if top(state).seat == seat else []

    def legal_actions(self) -> Sequence[Action]:
        """The options, if this seat is asked."""
        return options(self.state)

    def unseen_guests(self) -> list[int]:
        """The guests in the deck, in ascending order."""
        return unseen(self.state, "guests")

    def unseen_staff(self) -> list[int]:
        """The staff cards that may be anywhere in the deck, in other hands or in a hidden pile, ascending."""
        return unseen(self.state, "staff")

    def position(self) -> Position:
        """The facts that this seat knows; a card that it does not know is None."""
        from gah_desktop.engine.position import position_of

        return position_of(self.state)

    def sample(self, rng: Random) -> GameState:
        """Return the complete state of a game that this seat cannot tell from the real one."""
        s = self.state.clone()
        s.chance = Chance(rng.getrandbits(63))
        for p in s.players:
            p.vp_sources = None  # nobody asks for them in a game that is only imagined
        draw_hidden(s, rng)
        if not s.options:  # another seat is asked: what it may do depends on the cards it got here
            settle(s)
        return s
