"""A line of play as people see it: its moves in words, what each is about, and what it leads to.

The moves are done in a game that could be the real one, as far as they are possible there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import NamedTuple

from gah_desktop.app import outcome
from gah_desktop.catalog.basics import ROOM_COLORS
from gah_desktop.coach.judge import Advice, Verdict
from gah_desktop.coach.lines import is_direct
from gah_desktop.coach.review import TurningPoint
from gah_desktop.engine import Game, hotel
from gah_desktop.engine.actions import Action, MoveGuest
from gah_desktop.engine.events import Acted
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View
from gah_desktop.text import coach as words
from gah_desktop.text.decisions import Spot, option_line, spots

UNITS = ("vp", "krones", "emperor")
ENOUGH = 8  # possible games, for a line to be called as good as the best
MOST = 3  # other ways, or moves of one of them
SEPARATOR = " · "
COLLECT = "collect"
BY_ITSELF = ("end_turn", COLLECT)  # what needs no advice, as long as it is not what is being asked


class Move(NamedTuple):
    action: Action
    text: str
    spots: tuple[Spot, ...]  # as the table is now

    @property
    def slot(self) -> int | None:
        """Of the queue, if it invites somebody from there."""
        return next((int(spot[1]) for spot in self.spots if spot[0] == "slot"), None)


class Way(NamedTuple):
    """The moves of a line as far as they can be foreseen, and a line of text for each thing it brings."""

    moves: tuple[Move, ...]
    leads: tuple[str, ...]

    @property
    def told(self) -> str:
        """In one line."""
        return SEPARATOR.join([move.text for move in self.moves])


class Hint(NamedTuple):
    """What can be said of a piece of advice, strength by strength."""

    where: str
    best: Way
    equal: tuple[str, ...]  # what others do instead that are as good
    why: tuple[str, ...]
    doubt: str


def way(view: View, actions: Sequence[Action]) -> Way:
    game = Game.sample(view, Random(outcome.ANY))
    first = game.state.clone()
    moves, done = list[Move](), list[Action]()
    foreseen = True
    for action in actions:
        foreseen &= not _collected(game, view.seat, action)
        decision = game.decision
        if decision is None or game.seat != view.seat or action not in game.legal_actions():
            break
        before, game.state.sink = game.state.clone(), []
        events = game.apply(action)
        details = next((e.details for e in events if isinstance(e, Acted) and e.kind == action.kind), {})
        moves.append(
            Move(action, option_line(before, decision, action, dict(details)), _seen(action, before, first))
        )
        if foreseen and action.kind not in ("end_turn", "pass"):
            done.append(action)
    asked = list(takewhile(lambda move: move.action.kind == COLLECT, moves))  # what to collect, and when
    told = [*asked, *(move for move in moves[len(asked) :] if move.action.kind not in BY_ITSELF)]
    return Way(tuple(told or moves[:1]), tuple(_leads(view, first, done)))


def _collected(game: Game, seat: int, action: Action) -> bool:
    """A plan takes no cards that nobody has seen; here they are taken before it goes on."""
    found = False
    while game.decision is not None and game.seat == seat and action not in (options := game.legal_actions()):
        rewards = [option for option in options if option.kind == COLLECT]
        if not rewards:
            break
        game.apply(rewards[0])
        found = True
    return found


def _seen(action: Action, then: GameState, now: GameState) -> tuple[Spot, ...]:
    """Where its places are now: by then a guest may lie elsewhere in the queue."""
    found = list[Spot]()
    for spot in spots(action):
        if spot[0] != "slot":
            found.append(spot)
        elif (guest := then.queue[int(spot[1])]) in now.queue:
            found.append(("slot", now.queue.index(guest)))
    return tuple(found)


def _leads(view: View, first: GameState, actions: Sequence[Action]) -> list[str]:
    if not actions:
        return []
    found = outcome.outcome_of(view, actions)
    told = outcome.told(found._replace(waiting=None, full=(), choices=(), filled=()))
    guests = [action.guest for action in actions if isinstance(action, MoveGuest)]
    if guests:
        told.append(words.moving_in(guests))
    if found.trial is not None:
        told += _groups(first, found.trial, view.seat)
    return told


def _groups(before: GameState, after: GameState, seat: int) -> list[str]:
    """Suites whose bonus the line brings."""
    was, now = before.players[seat], after.players[seat]
    told = []
    for group, mask in enumerate(after.t.boards[now.board].group_mask):
        if now.bonus >> group & 1 and not was.bonus >> group & 1:
            color, amount = hotel.bonus_of(before, was, group)
            place = hotel.place_of(hotel.indices(mask)[0])
            told.append(words.completed(ROOM_COLORS[color], place, (UNITS[color], amount)))
    return told


def hint(view: View, options: Sequence[Action], advice: Advice) -> Hint:
    """In words, all three strengths of it; `options` is what can be done."""
    best, *others = (way(view, line.actions) for line in advice.lines)
    kinds = [str(move.spots[0][0]) for move in best.moves if move.spots]
    equal = list[str]()
    for other, line in zip(others, advice.lines[1:], strict=True):
        told = _difference(best, other)
        if line.equal and (line.exact or line.rollouts >= ENOUGH) and told and told not in equal:
            equal.append(told)
    known = not is_direct(view) or advice.lines[0].rollouts  # else only their order is
    why = _why(advice, _difference(best, others[0]), equal) if others and known else []
    return Hint(
        words.where(kinds[:2] or [""]), best, tuple(equal[:MOST]), tuple(why), _doubt(advice, len(options))
    )


def _difference(best: Way, other: Way) -> str:
    """Those moves of another way that are not in the best one, else what it does not do; "" if it is only
    another order."""
    more, less = _not_in(best, other), _not_in(other, best)
    return more or (words.without(less) if less else "")


def _not_in(one: Way, other: Way) -> str:
    own = [move.action for move in one.moves]
    return SEPARATOR.join([move.text for move in other.moves if move.action not in own][:MOST])


def _why(advice: Advice, other: str, equal: Sequence[str]) -> list[str]:
    """What makes the difference to the runner-up."""
    first, line = advice.lines[:2]
    if not other or other in equal or line.equal:
        return []  # what speaks for one of two that are equal is chance
    more = {name: value - line.parts.get(name, 0.0) for name, value in first.parts.items()}
    return [words.next_best(other, line.behind), *words.reasons(more)]


def _doubt(advice: Advice, options: int) -> str:
    if len(advice.lines) < 2:
        return (words.only_choice() if options < 2 else words.all_the_same()) if advice.final else ""
    if advice.lines[0].exact:
        return words.counted_out()
    if not advice.final:
        return words.still_looking(advice.lines[0].rollouts)
    return words.looked_into(advice.lines[0].rollouts)  # the others were played in the same ones


def judged(game: Game, verdict: Verdict) -> list[str]:
    """What was chosen at a moment of a recorded game, what had been better, and by how much and why."""
    return [
        words.played(way_at(game, verdict.played[:1]).told),
        words.better(way_at(game, verdict.better).told),
        words.lost(verdict.cost, verdict.doubt if verdict.rollouts else None),
        *words.reasons(verdict.parts),
    ]


def turned(point: TurningPoint, names: Sequence[str], alone: bool) -> str:
    """A turning point of a game for several, or of one that somebody played alone."""
    name, round_ = names[point.turn.seat], point.turn.round
    if alone:
        return words.prospects(name, round_, point.swing if point.winner >= 0 else -point.swing)
    return words.turning_point(name, round_, names[point.winner], point.swing)


def way_at(game: Game, actions: Sequence[Action]) -> Way:
    """The same from a moment of a recorded game."""
    return way(game.view_for(game.seat), actions)


__all__ = ["Hint", "Move", "Way", "hint", "judged", "turned", "way", "way_at"]
