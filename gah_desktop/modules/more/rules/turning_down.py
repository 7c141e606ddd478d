"""Staff that may be turned down once in the game, when the action is over that held the event.

What an action gives is added up, whatever its sources, for each card that was in play then. Several cards
are offered together, in an order of choice. Turning one down is an action of its own, which may set off
another card; one that is declined waits for the next such event.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from gah_desktop.engine import effects, sources
from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.decisions.base import Decision, comes_first, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.pending import ActionFrame
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.staff import Answer
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import COLORS, GuestFacts, Tables
from gah_desktop.modules.more.rules.record import record_of

KIND = "turn_down_after"
DECLINE_TURN_DOWN = Decline("turn_down")
# what is added up, by the event that a number of it makes
SUMS = {
    "emperor_steps_in_one_action": ("steps",),
    "drinks_from_one_action": ("wine", "coffee"),
    "dishes_from_one_action": ("strudel", "cake"),
}


class TurnDown(NamedTuple):
    staff: int
    kind: str = "turn_down"


class TurningDown(NamedTuple):
    """These cards may be turned down now."""

    seat: int
    source: Source
    cards: tuple[int, ...]
    kind: str = "turn_down"


@lru_cache(maxsize=8)
def _all(t: Tables) -> int:
    """All cards of this kind, as bits."""
    return sum(a.owner for a in t.triggers.answers[KIND])


def _waiting(s: GameState, p: PlayerState) -> list[Answer]:
    """The cards of a player that can still be turned down."""
    if not p.has & _all(s.t):
        return []
    down = record_of(s).turned_down
    return [a for a in s.t.triggers.answers[KIND] if p.has & a.owner and a.staff not in down]


def note(
    s: GameState, p: PlayerState, event: str, amount: int = 1, fits: Callable[[Answer], bool] = lambda a: True
) -> None:
    """It has happened, for those cards in play that wait for it."""
    for answer in _waiting(s, p):
        if answer.printed.event == event and fits(answer):
            sources.note(s, p.seat, str(answer.staff), amount)


def note_gain(s: GameState, p: PlayerState, what: str, amount: int) -> None:
    for event, summed in SUMS.items():
        if what in summed:
            note(s, p, event, amount)


def note_guest(s: GameState, p: PlayerState, guest: GuestFacts) -> None:
    """The printed order counts."""
    color = COLORS[guest.color]
    note(
        s,
        p,
        "guest_completed",
        fits=lambda a: a.printed.color in (None, color) and guest.size >= (a.printed.min_items or 0),
    )


def note_room(s: GameState, p: PlayerState, index: int) -> None:
    """The group as printed on the board, filled just now."""
    board = s.t.boards[p.board]
    mask = board.group_mask[board.group_of[index]]
    if p.occupied & mask == mask:
        note(s, p, "group_completed", fits=lambda a: mask.bit_count() >= (a.printed.min_rooms or 0))


def offer(s: GameState, p: PlayerState, frame: ActionFrame) -> None:
    noted = dict(frame.noted)
    due = tuple(a.staff for a in _waiting(s, p) if noted.get(str(a.staff), 0) >= max(1, a.printed.min or 0))
    if due:
        s.stack.append(TurningDown(p.seat, frame.source, due))


def _answer(s: GameState, card: int) -> Answer:
    return next(a for a in s.t.triggers.answers[KIND] if a.staff == card)


def _options(s: GameState, f: TurningDown) -> list[Action]:
    """Those of which some of the effect can be had."""
    p = s.players[f.seat]
    waiting = _waiting(s, p)
    found: list[Action] = [
        TurnDown(a.staff)
        for a in waiting
        if a.staff in f.cards and any(effects.possible(s, p, e) for e in a.effects)
    ]
    return [*found, DECLINE_TURN_DOWN] if found else []


def _resolve(s: GameState, f: TurningDown, action: Action) -> None:
    p = s.players[f.seat]
    if not isinstance(action, TurnDown):
        s.stack.pop()
        for card in f.cards:
            told_decline(s, p, "turn_down", ("staff", card))
        return
    card = action.staff
    s.stack[-1] = f._replace(cards=tuple(other for other in f.cards if other != card))
    record = record_of(s)
    record.turned_down = (*record.turned_down, card)
    source = ("staff", card)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "turn_down", {"staff": card}, source))
    s.stack.append(ActionFrame(p.seat, source))
    effects.fire(s, p, _answer(s, card).effects, source)


def _why(s: GameState, f: TurningDown, action: Action) -> Reason:
    if not isinstance(action, TurnDown):
        return comes_first(f)
    card = action.staff
    if card not in s.players[f.seat].staff:
        return reason(Code.NOT_IN_PLAY, staff=card)
    if card in record_of(s).turned_down:
        return reason(Code.TURNED_DOWN, staff=card)
    return reason(Code.IN_VAIN) if card in f.cards else reason(Code.NOT_HAPPENED, staff=card)


TURN_DOWN = Decision(_options, _resolve, _why)
