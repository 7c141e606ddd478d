"""What earlier rules settled without asking and the present ones ask: the answer that they took.

`SETTLED[n]` are the functions for games made with rules n; each gives the action for the decision that
is asked, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, PlayStaff
from gah_desktop.engine.pending import Offer
from gah_desktop.engine.tables import FREE


def _only_card_offered(game: Game) -> Action | None:
    """A card offered at no cost had to be played, in the first edition too: the only one was at once."""
    offer = game.decision
    if not isinstance(offer, Offer) or offer.discount < FREE or len(offer.cards) > 1:
        return None
    return PlayStaff(offer.cards[0])


SETTLED: Mapping[int, tuple[Callable[[Game], Action | None], ...]] = {1: (_only_card_offered,)}


def settled(game: Game, rules: int) -> Action | None:
    """What a game made with these rules did here without a word, if it did."""
    found = (settle(game) for settle in SETTLED.get(rules, ()))
    return next((action for action in found if action is not None), None)
