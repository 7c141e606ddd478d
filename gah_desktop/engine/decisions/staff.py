"""Decisions about staff cards: playing them, the three that are drawn, giving cards back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from gah_desktop.engine import effects, pending
from gah_desktop.engine.actions import (
    Action,
    Decline,
    DiscardStaff,
    Draft,
    PlayStaff,
    ReturnStaff,
    UseStaff,
)
from gah_desktop.engine.decisions import extra, prices
from gah_desktop.engine.decisions.base import DECLINE, Decision, TurnAction, comes_first, told_decline
from gah_desktop.engine.events import SETUP, Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import FREE


@cache
def _play(card: int) -> Action:
    return PlayStaff(card)


def playable(s: GameState, p: PlayerState, cards: Sequence[int], discount: int) -> list[Action]:
    budget = p.krones + discount
    facts = s.t.staff
    return [_play(card) for card in cards if facts[card].cost <= budget]


def price(s: GameState, card: int, discount: int) -> int:
    return max(0, s.t.staff[card].cost - discount)


# From the hand


def _staff_options(s: GameState, f: pending.PlayStaff) -> list[Action]:
    if not f.left:
        return []
    p = s.players[f.seat]
    options = playable(s, p, p.hand, f.discount)
    if s.extra and f.source[0] == "die" and (options or extra.may_pay(s)):
        options += extra.before(s)
    if options:
        options.append(DECLINE["staff"])
    return options


def _staff_resolve(s: GameState, f: pending.PlayStaff, action: Action) -> None:
    seat, source, left, discount, _ = f
    p = s.players[seat]
    if isinstance(action, PlayStaff):
        s.stack[-1] = pending.PlayStaff(seat, source, left - 1, discount)
        p.hand.remove(action.staff)
        play(s, p, action.staff, discount, "hand", source)
    elif isinstance(action, Decline):
        s.stack.pop()
        told_decline(s, p, "staff", source)
    else:
        extra.use(s, f.seat, action)


def play(s: GameState, p: PlayerState, card: int, discount: int, origin: str, source: Source) -> None:
    """The card comes into play; a one-time effect follows at once."""
    cost = price(s, card, discount)
    p.krones -= cost
    p.staff.append(card)
    p.has |= 1 << card
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "play_staff", {"staff": card, "cost": cost, "from": origin}, source))
    if s.hooks.staff_played:
        s.stack.append(pending.StaffPlayed(p.seat, source, card))
    facts = s.t.staff[card]
    if facts.timing == "once":
        effects.fire(s, p, facts.effects, ("staff", card))


def _staff_why(s: GameState, f: pending.PlayStaff, action: Action) -> Reason:
    p = s.players[f.seat]
    if isinstance(action, PlayStaff):
        return _why_not_play(s, p, action.staff, p.hand, f.discount, Code.NOT_IN_HAND)
    return comes_first(f)


def _why_not_play(
    s: GameState, p: PlayerState, card: int, cards: Sequence[int], discount: int, absent: Code
) -> Reason:
    if card not in cards:
        return reason(absent, staff=card)
    return reason(Code.TOO_EXPENSIVE, cost=price(s, card, discount), krones=p.krones)


# One of three drawn


def _offer_options(s: GameState, f: pending.Offer) -> list[Action]:
    options = playable(s, s.players[f.seat], f.cards, f.discount)
    if options and not _must_play(s, f):
        options.append(DECLINE["offer"])
    return options


def _must_play(s: GameState, f: pending.Offer) -> bool:
    """At no cost one is played; but the first edition's Emperor leaves the choice."""
    return f.discount >= FREE and not (s.t.classic and f.source[0] == "emperor")


def _offer_resolve(s: GameState, f: pending.Offer, action: Action) -> None:
    seat, source, cards, discount, _ = f
    p = s.players[seat]
    if isinstance(action, PlayStaff):
        rest = tuple(card for card in cards if card != action.staff)
        s.stack[-1] = pending.ReturnStaff(seat, source, rest)
        play(s, p, action.staff, discount, "offer", source)
    else:
        told_decline(s, p, "offer", source)
        _offer_done(s, f)


def _offer_done(s: GameState, f: pending.Offer) -> None:
    s.stack[-1] = pending.ReturnStaff(f.seat, f.source, f.cards)


def _offer_why(s: GameState, f: pending.Offer, action: Action) -> Reason:
    if isinstance(action, PlayStaff):
        p = s.players[f.seat]
        return _why_not_play(s, p, action.staff, f.cards, f.discount, Code.NOT_OFFERED)
    if _must_play(s, f) and action == DECLINE["offer"]:
        return reason(Code.MUST_DECIDE)
    return comes_first(f)


# Under the deck, one after the other


def _return_options(s: GameState, f: pending.ReturnStaff) -> list[Action]:
    return [ReturnStaff(card) for card in f.cards]


def _return_resolve(s: GameState, f: pending.ReturnStaff, action: Action) -> None:
    assert isinstance(action, ReturnStaff)
    seat, source, cards, _ = f
    s.stack[-1] = pending.ReturnStaff(seat, source, tuple(card for card in cards if card != action.staff))
    _put_under(s, seat, action.staff, source)


def _put_under(s: GameState, seat: int, card: int, source: Source) -> None:
    s.staff_deck.insert(0, card)
    s.under = (seat, *s.under)  # who remembers it
    if s.sink is not None:
        s.sink.append(Acted(seat, "return_staff", {"staff": [card]}, source))


def _return_why(s: GameState, f: pending.ReturnStaff, action: Action) -> Reason:
    if isinstance(action, ReturnStaff):
        return reason(Code.NOT_OFFERED, staff=action.staff)
    return comes_first(f)


# A penalty on the hand


def _hand_options(s: GameState, f: pending.ReturnHand) -> list[Action]:
    return [ReturnStaff(card) for card in s.players[f.seat].hand] if f.left else []


def _hand_resolve(s: GameState, f: pending.ReturnHand, action: Action) -> None:
    assert isinstance(action, ReturnStaff)
    seat, source, left, _ = f
    s.stack[-1] = pending.ReturnHand(seat, source, left - 1)
    s.players[seat].hand.remove(action.staff)
    _put_under(s, seat, action.staff, source)


def _hand_why(s: GameState, f: pending.ReturnHand, action: Action) -> Reason:
    if isinstance(action, ReturnStaff):
        return reason(Code.NOT_IN_HAND, staff=action.staff)
    return comes_first(f)


# A card in play leaves the game


def end_cards(s: GameState, p: PlayerState) -> list[int]:
    return [card for card in p.staff if s.t.staff[card].timing == "end"]


def _discard_options(s: GameState, f: pending.DiscardStaff) -> list[Action]:
    return [DiscardStaff(card) for card in end_cards(s, s.players[f.seat])]


def _discard_resolve(s: GameState, f: pending.DiscardStaff, action: Action) -> None:
    assert isinstance(action, DiscardStaff)
    p = s.players[f.seat]
    s.stack.pop()
    p.staff.remove(action.staff)
    p.has &= ~(1 << action.staff)
    s.gone.append(action.staff)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "discard_staff", {"staff": action.staff}, f.source))


def _discard_why(s: GameState, f: pending.DiscardStaff, action: Action) -> Reason:
    if isinstance(action, DiscardStaff):
        return reason(Code.NOT_IN_PLAY, staff=action.staff)
    return comes_first(f)


# The draft


def _draft_options(s: GameState, f: pending.Draft) -> list[Action]:
    return [Draft(card) for card in s.packs[f.seat]]


def _draft_resolve(s: GameState, f: pending.Draft, action: Action) -> None:
    assert isinstance(action, Draft)
    seat = f.seat
    s.stack.pop()
    s.packs[seat].remove(action.staff)
    s.players[seat].hand.append(action.staff)
    if s.sink is not None:
        s.sink.append(Acted(seat, "draft", {"staff": action.staff}, SETUP))
    if f.last:  # everyone has chosen: the packs go to the left
        s.packs = [s.packs[-1], *s.packs[:-1]] if any(s.packs) else []


def _draft_why(s: GameState, f: pending.Draft, action: Action) -> Reason:
    if isinstance(action, Draft):
        return reason(Code.NOT_OFFERED, staff=action.staff)
    return comes_first(f)


# In a turn: the once-per-round cards in play


@lru_cache(maxsize=1 << 12)
def _uses(cards: int) -> tuple[UseStaff, ...]:
    return tuple(extra.use_of(card) for card in range(cards.bit_length()) if cards >> card & 1)


def _use_options(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    ready = p.has & s.t.triggers.round_mask & ~p.used
    if not ready:
        return ()
    uses = _uses(ready)
    if ready & s.t.triggers.priced_mask:
        return tuple(use for use in uses if _why_not_now(s, p, use.staff) is None)
    return uses


def _why_not_now(s: GameState, p: PlayerState, card: int) -> Reason | None:
    """What keeps a once-per-round card from being used that has not been."""
    price = s.t.staff[card].price
    return None if price is None else prices.why_not(s, p, price)


def _use(s: GameState, p: PlayerState, action: UseStaff) -> None:
    card = action.staff
    p.used |= 1 << card
    source = ("staff", card)
    if s.t.staff[card].price is not None:
        prices.use(s, p, source)
        return
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "use_staff", {"staff": card}, source))
    effects.fire(s, p, s.t.staff[card].effects, source)


def _use_why(s: GameState, p: PlayerState, action: UseStaff) -> Reason:
    card = action.staff
    if card not in p.staff:
        return reason(Code.NOT_IN_PLAY, staff=card)
    if p.used >> card & 1:
        return reason(Code.STAFF_USED, staff=card)
    for i in s.hooks.why_not_use:
        if refusal := s.modules[i].why_not_use(s, card):
            return refusal
    if s.t.triggers.asking_mask >> card & 1:
        return reason(Code.STAFF_NEEDS_DECISION, staff=card)
    if refusal := _why_not_now(s, p, card):
        return refusal
    return reason(_NOT_USED[s.t.staff[card].timing], staff=card)


# why a card in play is not used, by its timing
_NOT_USED = {
    "once": Code.STAFF_SPENT,
    "permanent": Code.STAFF_NO_ACTION,
    "end": Code.STAFF_AT_END,
}


STAFF = Decision(_staff_options, _staff_resolve, _staff_why)
OFFER = Decision(_offer_options, _offer_resolve, _offer_why, _offer_done, hidden=("cards",))
RETURN = Decision(_return_options, _return_resolve, _return_why, hidden=("cards",))
RETURN_HAND = Decision(_hand_options, _hand_resolve, _hand_why)
DISCARD = Decision(_discard_options, _discard_resolve, _discard_why)
DRAFT = Decision(_draft_options, _draft_resolve, _draft_why)
USE_IN_TURN: TurnAction = TurnAction(UseStaff, _use_options, _use, _use_why)
