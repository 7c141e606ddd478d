"""Decisions that only the solo game asks: which of the opponent's guests gets an item."""

from __future__ import annotations

from gah_desktop.engine.actions import Action, FeedRival
from gah_desktop.engine.decisions.base import Decision, pending
from gah_desktop.engine.items import INDEX
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.solo import RIVAL
from gah_desktop.engine.solo.entrances import hautel
from gah_desktop.engine.state import Frame, GameState

# ("feed_rival", seat, item, source)


def _options(s: GameState, f: Frame) -> list[Action]:
    return [FeedRival(guest) for guest in hautel.waiting_for(s, INDEX[f[2]])]


def _resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, FeedRival)
    s.stack.pop()
    hautel.feed(s, f[1], f[2], action.guest)


def _done(s: GameState, f: Frame) -> None:
    """None of his guests waits for the item: it goes back to the supply."""
    s.stack.pop()
    hautel.return_item(s, f[2])


def _why(s: GameState, f: Frame, action: Action) -> Reason:
    if not isinstance(action, FeedRival):
        return pending(f)
    if action.guest in s.players[RIVAL].cafe:
        return reason(Code.ORDER_LACKS_NOT, item=f[2], guest=action.guest)
    return reason(Code.GUEST_NOT_HERE, guest=action.guest)


FEED_RIVAL = Decision(_options, _resolve, _why, _done)
