"""Decisions about staff cards: playing them, the three that are drawn, giving cards back."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from gah_desktop.engine import effects, frames
from gah_desktop.engine.actions import (
    Action,
    Decline,
    DiscardStaff,
    Draft,
    KeepStaff,
    PlayStaff,
    ReturnStaff,
)
from gah_desktop.engine.decisions import extra
from gah_desktop.engine.decisions.base import DECLINE, Decision, pending, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState
from gah_desktop.engine.tables import FREE

KEPT = 6


@cache
def _play(card: int) -> Action:
    return PlayStaff(card)


def playable(s: GameState, p: PlayerState, cards: list[int], discount: int) -> list[Action]:
    budget = p.krones + discount
    facts = s.t.staff
    return [_play(card) for card in cards if facts[card].cost <= budget]


def price(s: GameState, card: int, discount: int) -> int:
    return max(0, s.t.staff[card].cost - discount)


# From the hand: ("staff", seat, left, discount, source)


def _staff_options(s: GameState, f: Frame) -> list[Action]:
    _, seat, left, discount, source = f
    if not left:
        return []
    p = s.players[seat]
    options = playable(s, p, p.hand, discount)
    if options:
        if s.extra and source[0] == "die":
            options += extra.before(s)
        options.append(DECLINE["staff"])
    return options


def _staff_resolve(s: GameState, f: Frame, action: Action) -> None:
    kind, seat, left, discount, source = f
    p = s.players[seat]
    if isinstance(action, PlayStaff):
        s.stack[-1] = (kind, seat, left - 1, discount, source)
        p.hand.remove(action.staff)
        play(s, p, action.staff, discount, "hand", source)
    elif isinstance(action, Decline):
        s.stack.pop()
        told_decline(s, p, "staff", source)
    else:
        extra.use(s, f)


def play(s: GameState, p: PlayerState, card: int, discount: int, origin: str, source: Source) -> None:
    """The card comes into play; a one-time effect follows at once."""
    cost = price(s, card, discount)
    p.krones -= cost
    p.staff.append(card)
    p.has |= 1 << card
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "play_staff", {"staff": card, "cost": cost, "from": origin}, source))
    facts = s.t.staff[card]
    if facts.timing == "once":
        for what in facts.effects:
            effects.begin(s, p, what, ("staff", card))


def _staff_why(s: GameState, f: Frame, action: Action) -> Reason:
    _, seat, _, discount, _ = f
    p = s.players[seat]
    if isinstance(action, PlayStaff):
        return _why_not_play(s, p, action.staff, p.hand, discount, Code.NOT_IN_HAND)
    return pending(f)


def _why_not_play(
    s: GameState, p: PlayerState, card: int, cards: list[int], discount: int, absent: Code
) -> Reason:
    if card not in cards:
        return reason(absent, staff=card)
    return reason(Code.TOO_EXPENSIVE, cost=price(s, card, discount), krones=p.krones)


# One of three drawn: ("offer", seat, cards, discount, source)


def _offer_options(s: GameState, f: Frame) -> list[Action]:
    _, seat, cards, discount, _ = f
    options = playable(s, s.players[seat], list(cards), discount)
    if discount < FREE and options:
        options.append(DECLINE["offer"])
    return options


def _offer_resolve(s: GameState, f: Frame, action: Action) -> None:
    _, seat, cards, discount, source = f
    p = s.players[seat]
    if isinstance(action, PlayStaff):
        rest = tuple(card for card in cards if card != action.staff)
        s.stack[-1] = frames.return_staff(seat, rest, source)
        play(s, p, action.staff, discount, "offer", source)
    else:
        told_decline(s, p, "offer", source)
        _offer_done(s, f)


def _offer_done(s: GameState, f: Frame) -> None:
    s.stack[-1] = frames.return_staff(f[1], f[2], f[4])


def _offer_why(s: GameState, f: Frame, action: Action) -> Reason:
    _, seat, cards, discount, _ = f
    if isinstance(action, PlayStaff):
        return _why_not_play(s, s.players[seat], action.staff, list(cards), discount, Code.NOT_OFFERED)
    if isinstance(action, Decline):
        return reason(Code.MUST_DECIDE)
    return pending(f)


# Under the deck, one after the other: ("return_staff", seat, cards, source)


def _return_options(s: GameState, f: Frame) -> list[Action]:
    return [ReturnStaff(card) for card in f[2]]


def _return_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, ReturnStaff)
    kind, seat, cards, source = f
    s.stack[-1] = (kind, seat, tuple(card for card in cards if card != action.staff), source)
    _put_under(s, seat, action.staff, source)


def _put_under(s: GameState, seat: int, card: int, source: Source) -> None:
    s.staff_deck.insert(0, card)
    if s.sink is not None:
        s.sink.append(Acted(seat, "return_staff", {"staff": [card]}, source))


def _return_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, ReturnStaff):
        return reason(Code.NOT_OFFERED, staff=action.staff)
    return pending(f)


# A penalty on the hand: ("return_hand", seat, left, source)


def _hand_options(s: GameState, f: Frame) -> list[Action]:
    return [ReturnStaff(card) for card in s.players[f[1]].hand] if f[2] else []


def _hand_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, ReturnStaff)
    kind, seat, left, source = f
    s.stack[-1] = (kind, seat, left - 1, source)
    s.players[seat].hand.remove(action.staff)
    _put_under(s, seat, action.staff, source)


def _hand_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, ReturnStaff):
        return reason(Code.NOT_IN_HAND, staff=action.staff)
    return pending(f)


# A card in play leaves the game: ("discard_staff", seat, source)


def end_cards(s: GameState, p: PlayerState) -> list[int]:
    return [card for card in p.staff if s.t.staff[card].timing == "end"]


def _discard_options(s: GameState, f: Frame) -> list[Action]:
    return [DiscardStaff(card) for card in end_cards(s, s.players[f[1]])]


def _discard_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, DiscardStaff)
    p = s.players[f[1]]
    s.stack.pop()
    p.staff.remove(action.staff)
    p.has &= ~(1 << action.staff)
    s.gone.append(action.staff)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "discard_staff", {"staff": action.staff}, f[2]))


def _discard_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, DiscardStaff):
        return reason(Code.NOT_IN_PLAY, staff=action.staff)
    return pending(f)


# The draft: ("draft", seat, whether the packs are passed on after this pick)


def _draft_options(s: GameState, f: Frame) -> list[Action]:
    return [Draft(card) for card in s.packs[f[1]]]


def _draft_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, Draft)
    _, seat, last = f
    s.stack.pop()
    s.packs[seat].remove(action.staff)
    s.players[seat].hand.append(action.staff)
    if s.sink is not None:
        s.sink.append(Acted(seat, "draft", {"staff": action.staff}, ("setup", 0)))
    if last:  # everyone has chosen: the packs go to the left
        s.packs = [s.packs[-1], *s.packs[:-1]] if any(s.packs) else []


def _draft_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, Draft):
        return reason(Code.NOT_OFFERED, staff=action.staff)
    return pending(f)


# Alone at the table, six of ten: ("keep_staff", seat)


def _keep_options(s: GameState, f: Frame) -> list[Action]:
    return [KeepStaff(cards) for cards in combinations(sorted(s.packs[0]), KEPT)]


def _keep_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, KeepStaff)
    seat = f[1]
    rest = tuple(card for card in s.packs[0] if card not in action.staff)
    s.packs = []
    s.players[seat].hand = list(action.staff)
    s.stack[-1] = frames.return_staff(seat, rest, ("setup", 0))
    if s.sink is not None:
        s.sink.append(Acted(seat, "keep_staff", {"staff": list(action.staff)}, ("setup", 0)))


def _keep_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, KeepStaff):
        for card in action.staff:
            if card not in s.packs[0]:
                return reason(Code.NOT_OFFERED, staff=card)
        return reason(Code.WRONG_TOTAL, total=KEPT)
    return pending(f)


STAFF = Decision(_staff_options, _staff_resolve, _staff_why)
OFFER = Decision(_offer_options, _offer_resolve, _offer_why, _offer_done)
RETURN = Decision(_return_options, _return_resolve, _return_why)
RETURN_HAND = Decision(_hand_options, _hand_resolve, _hand_why)
DISCARD = Decision(_discard_options, _discard_resolve, _discard_why)
DRAFT = Decision(_draft_options, _draft_resolve, _draft_why)
KEEP = Decision(_keep_options, _keep_resolve, _keep_why)
