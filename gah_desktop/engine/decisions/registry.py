"""Every kind of decision by its name, and the loop that runs until a real choice is asked."""

from __future__ import annotations

from gah_desktop.engine import emperor, rounds
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import benefits, dice, extra, guests, items, rooms, staff, turn
from gah_desktop.engine.decisions.base import Decision
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.solo import decisions as solo
from gah_desktop.engine.state import Frame, GameState


def _nothing(s: GameState, f: Frame) -> list[Action]:
    return []


def _never(s: GameState, f: Frame, action: Action) -> None:
    raise AssertionError("nothing to choose here")


def _begin(s: GameState, f: Frame) -> None:
    s.stack.pop()
    rounds.start_round(s)


TURN_FRAME: Frame = ("turn", -1, ("turn", 0))

DECISIONS: dict[str, Decision] = {
    "begin": Decision(_nothing, _never, turn.TURNS.why, _begin),
    "draft": staff.DRAFT,
    "keep_staff": staff.KEEP,
    "choose_guest": guests.CHOOSE_GUEST,
    "turn": turn.TURNS,
    "items": items.ITEMS_OF_DIE,
    "items_of_choice": items.ITEMS_OF_CHOICE,
    "place": items.PLACE,
    "serve": items.SERVE,
    "fill_order": items.FILL,
    "rooms": rooms.ROOMS,
    "occupy": rooms.OCCUPIES,
    "remove_room": rooms.REMOVES,
    "split": dice.SPLIT,
    "extra_action": dice.EXTRA_ACTION,
    "staff": staff.STAFF,
    "offer": staff.OFFER,
    "return_staff": staff.RETURN,
    "return_hand": staff.RETURN_HAND,
    "discard_staff": staff.DISCARD,
    "extra": extra.EXTRA,
    "take_guest": guests.TAKE_GUEST,
    "benefits": benefits.BENEFITS,
    "emperor": emperor.VISIT,
    "penalty": emperor.PENALTY,
    "take_penalty": emperor.SIDE,
    "feed_rival": solo.FEED_RIVAL,
}
_TURN_OPTIONS = turn.TURNS.options


def settle(s: GameState) -> None:
    """Resolve what needs no choice; then `options` holds the legal actions, or the game is over."""
    stack = s.stack
    while True:
        if not stack:
            s.options = [] if s.over else _TURN_OPTIONS(s, TURN_FRAME)
            return
        frame = stack[-1]
        decision = DECISIONS[frame[0]]
        options = decision.options(s, frame)
        if len(options) > 1:
            s.options = options
            return
        if options:
            decision.resolve(s, frame, options[0])
        else:
            decision.done(s, frame)


def top(s: GameState) -> Frame:
    """The decision asked now."""
    return s.stack[-1] if s.stack else ("turn", s.seat, ("turn", 0))


def resolve(s: GameState, action: Action) -> None:
    """Carry out a legal action and everything that follows without a choice."""
    frame = top(s)
    DECISIONS[frame[0]].resolve(s, frame, action)
    settle(s)


def why(s: GameState, action: Action) -> Reason:
    """Why an action that is not among the options is none."""
    frame = top(s)
    return DECISIONS[frame[0]].why(s, frame, action)
