"""Earlier readings of the rules, so that a saved game replays as it was played.

`RULES_VERSION` counts up whenever the rules change so that an older log would play out differently.
`READINGS[n]`, `LOSSES[n]` and `ANSWERS[n]` hold what changed after rules n; a game made with rules n needs
them and all later ones.

- A reading carries out an action that today's rules refuse or read differently.
- A loss takes away, after an action, what the earlier rules did not leave to the player.
- An answer is the choice that the earlier rules made without asking, in a decision that today's rules ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, Pass, PlayStaff, TakeGuest
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.events import Event
from gah_desktop.engine.pending import Benefits, Offer
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.tables import FREE

RULES_VERSION = 3

Reading = Callable[[Game, Action], bool]
Loss = Callable[[Game], bool]
Answer = Callable[[Game], Action | None]
Kind = TypeVar("Kind")


def play(game: Game, action: Action, rules: int) -> tuple[list[Event], bool]:
    """Carry out an action under these rules. Return its events, and whether an earlier reading was needed."""
    if rules == RULES_VERSION:
        return game.apply(action), False
    before = len(game.events)
    old = any(reading(game, action) for reading in _since(READINGS, rules))
    if not old:
        game.apply(action)
    for loss in _since(LOSSES, rules):
        old |= loss(game)
    return game.events[before:], old


def answer(game: Game, rules: int) -> Action | None:
    """Return the choice that these rules made here without asking, or None if they asked."""
    found = (answer(game) for answer in _since(ANSWERS, rules))
    return next((action for action in found if action is not None), None)


def _since(table: Mapping[int, tuple[Kind, ...]], rules: int) -> list[Kind]:
    return [entry for number in range(rules, RULES_VERSION) for entry in table.get(number, ())]


# Rules 1: a card offered at no cost had to be played, in the first edition too; the only one was at once


def _only_card_offered(game: Game) -> Action | None:
    offer = game.decision
    if not isinstance(offer, Offer) or offer.discount < FREE or len(offer.cards) > 1:
        return None
    return PlayStaff(offer.cards[0])


# Rules 1: a guest could be taken although no die could be paid for, and another one after the re-roll


def _guest_without_a_die(game: Game, action: Action) -> bool:
    if not isinstance(action, TakeGuest):
        return False
    refusal = game.why_not(action)
    if refusal is None or refusal.code not in (Code.GUEST_NEEDS_DIE, Code.GUEST_TAKEN):
        return False
    game.push(action)
    return True


# Rules 2: additional actions did not start a turn, so a player could still pass after them


def _pass_after_additional_actions(game: Game, action: Action) -> bool:
    s = game.state
    if not isinstance(action, Pass) or s.stack or s.die_taken or s.extra_turn:
        return False
    if game.why_not(action) is None:
        return False
    game.push(action)
    return True


# Rules 2: an answer that could not be used at once was lost, even if another answer then brought a krone


def _kept_parts_are_lost(game: Game) -> bool:
    s = game.state
    lost = False
    while any(isinstance(f, Benefits) and f.kept for f in s.stack):
        s.stack[:] = [_without_kept(f) if isinstance(f, Benefits) else f for f in s.stack]
        settle(s)
        lost = True
    return lost


def _without_kept(f: Benefits) -> Benefits:
    return f._replace(parts=f.parts[: len(f.parts) - f.kept], kept=0)


READINGS: Mapping[int, tuple[Reading, ...]] = {
    1: (_guest_without_a_die,),
    2: (_pass_after_additional_actions,),
}
LOSSES: Mapping[int, tuple[Loss, ...]] = {2: (_kept_parts_are_lost,)}
ANSWERS: Mapping[int, tuple[Answer, ...]] = {1: (_only_card_offered,)}
