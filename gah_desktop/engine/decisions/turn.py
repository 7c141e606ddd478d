"""The turn itself, as a table of what can be done in it. It is asked whenever no other decision waits.

Each row knows its options, how it is done and why it may not be; the rows stand where their rules are.
"""

from __future__ import annotations

from gah_desktop.engine import objectives, rounds
from gah_desktop.engine.actions import Action, Claim, EndTurn, Pass, PlayStaff, Prepare
from gah_desktop.engine.decisions import dice, guests, items, rooms, staff
from gah_desktop.engine.decisions.base import Decision, TurnAction
from gah_desktop.engine.events import TURN, Acted
from gah_desktop.engine.pending import ActionFrame, Turn
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState

PASS = (Pass(),)
END_TURN = (EndTurn(),)
CLAIM = tuple(Claim(i) for i in range(3))


# Ending it


def _end_options(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    """A started turn ends without a die only if no die can be paid for any more."""
    if s.die_taken or s.extra_turn:
        return END_TURN
    return END_TURN if s.started and not dice.can_take(s, p) else ()


def _end_why(s: GameState, p: PlayerState, action: EndTurn) -> Reason:
    return reason(Code.DIE_FIRST if dice.can_take(s, p) else Code.MUST_PASS)


def _pass_options(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    """Passing is an alternative to a turn: it is open only while nothing has been done in the turn."""
    return () if s.started or s.extra_turn else PASS


def _pass_why(s: GameState, p: PlayerState, action: Pass) -> Reason:
    if s.extra_turn:
        return reason(Code.NO_PASS_HERE)
    return reason(Code.PASS_AFTER_DIE if s.die_taken else Code.PASS_AFTER_START)


def _leave(s: GameState, p: PlayerState, action: Pass | EndTurn) -> None:
    if s.sink is not None:
        s.sink.append(Acted(p.seat, action.kind, {}, TURN))
    if not s.die_taken and not s.extra_turn:
        p.passed = True
        if s.guest_taken:
            p.guest_with = p.numbers[0]
    rounds.end_turn(s)


# Objectives


def _claim_options(s: GameState, p: PlayerState) -> list[Action]:
    return [CLAIM[i] for i in objectives.open_to(s, p)] if 0 in p.claimed else []


def _claim(s: GameState, p: PlayerState, action: Claim) -> None:
    objectives.claim(s, p, action.objective)


def _claim_why(s: GameState, p: PlayerState, action: Claim) -> Reason:
    return objectives.why_not(s, p, action.objective)


# What a turn never offers by itself


def _none(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    return ()


def _never(s: GameState, p: PlayerState, action: Action) -> None:
    raise AssertionError("no action of a turn")


def _by_action_5(s: GameState, p: PlayerState, action: PlayStaff) -> Reason:
    return reason(Code.STAFF_BY_ACTION)


def _by_action_3(s: GameState, p: PlayerState, action: Prepare) -> Reason:
    now = rooms.why_not_vacant(p, action.floor, action.column)
    if now.code is Code.ROOM_OUTSIDE:
        return now
    return reason(Code.ROOMS_BY_ACTION if now.code is Code.ROOM_EMPTY else Code.ROOM_TAKEN)


TURN_ACTIONS = (
    TurnAction(EndTurn, _end_options, _leave, _end_why),
    dice.TAKE_IN_TURN,
    dice.SPACE_IN_TURN,
    TurnAction(Pass, _pass_options, _leave, _pass_why, before_die=True),
    guests.TAKE_IN_TURN,
    items.SERVE_IN_TURN,
    guests.MOVE_IN_TURN,
    staff.USE_IN_TURN,
    TurnAction(Claim, _claim_options, _claim, _claim_why),
    TurnAction(PlayStaff, _none, _never, _by_action_5),
    TurnAction(Prepare, _none, _never, _by_action_3),
)
_ROWS = {row.action: row for row in TURN_ACTIONS}
# the rows to ask, by whether it is the first edition and whether the die has been taken
_ASKED = tuple(
    tuple(
        tuple(
            row.options
            for row in TURN_ACTIONS
            if row.options is not _none and classic >= row.classic and not (row.before_die and after)
        )
        for after in (False, True)
    )
    for classic in (False, True)
)


def options(s: GameState) -> list[Action]:
    p = s.players[s.seat]
    found: list[Action] = []
    for listed in _ASKED[s.t.classic][s.die_taken]:
        found += listed(s, p)
    for row in s.hooks.turn:
        if not (row.before_die and s.die_taken):
            found += row.options(s, p)
    return found


def _options(s: GameState, f: Turn) -> list[Action]:
    return options(s)


def _row(s: GameState, action: Action) -> TurnAction | None:
    row = _ROWS.get(type(action))
    return row or next((row for row in s.hooks.turn if row.action is type(action)), None)


def resolve(s: GameState, action: Action) -> None:
    row = _ROWS.get(type(action)) or _row(s, action)
    assert row is not None
    if s.hooks.action_over and row.do is not _leave:
        s.stack.append(ActionFrame(s.seat, TURN))
    s.started = s.started or row.starts
    row.do(s, s.players[s.seat], action)


def _resolve(s: GameState, f: Turn, action: Action) -> None:
    resolve(s, action)


def _why(s: GameState, f: Turn, action: Action) -> Reason:
    row = _row(s, action)
    return row.why(s, s.players[s.seat], action) if row else reason(Code.NOT_AN_OPTION)


TURNS = Decision(_options, _resolve, _why)
