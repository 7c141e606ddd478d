"""Looks ahead through the own turn, from the view alone: what cannot be seen does not happen in a plan.

A plan is the best line of the turn's decisions that `worthwhile` leaves, judged where the turn could
end. Nothing is remembered but the values of positions, so a plan made anew goes on as it began.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.bots.evaluation import Judge
from gah_desktop.bots.promises import die_promise, promise
from gah_desktop.bots.worthwhile import worthwhile
from gah_desktop.engine import hotel
from gah_desktop.engine.actions import Action, Decline, MoveGuest, Prepare, TakeDie
from gah_desktop.engine.chance import Chance
from gah_desktop.engine.decisions.registry import options as legal
from gah_desktop.engine.decisions.registry import resolve
from gah_desktop.engine.pending import Rooms, Serving
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import View

_NOT_MINE = frozenset(("begin", "emperor", "round_over"))
_UNSEEN = frozenset(("draw_staff", "draw_three_play_one"))
_ENDS = frozenset(("end_turn", "pass"))
MOST_GUESTS = 8  # of the deck, in one turn: they are all unseen
# a line that looks so much worse than the best one is not followed, in VP
HOPELESS = 1.2
HOPELESS_DIE = 9.0
MOST_POSITIONS = 10_000


class _Still(PlayerState):
    """Somebody who does nothing while another one plans: no copies needed."""

    __slots__ = ()

    @classmethod
    def of(cls, p: PlayerState) -> _Still:
        still = cls(p.seat, p.board)
        for name in PlayerState.__slots__:
            setattr(still, name, getattr(p, name))
        return still

    def clone(self) -> _Still:
        return self


class Planner:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seat = judge.seat
        self._values: dict[Any, float] = {}
        t = judge.t
        # guests whose reward draws cards: a plan can't show those, so their worth is added
        self._draws = {
            guest: sum(
                worth
                for e, worth in zip(facts.rewards, judge.reward_worths[guest], strict=True)
                if e.kind in _UNSEEN or (e.kind == "extra_action" and t.classic)
            )
            for guest, facts in t.guests.items()
        }

    def start(self, view: View) -> GameState:
        """A position to plan from: the seat's own decisions only, decks that give nothing."""
        s = view.state.clone()
        s.chance = Chance(0)
        s.staff_deck = []
        del s.guest_deck[MOST_GUESTS:]
        if not s.modules:
            s.players = [p if p.seat == self.seat else _Still.of(p) for p in s.players]
        s.stack = [f for f in s.stack if f.seat == self.seat and f.kind not in _NOT_MINE]
        return s

    def look(self, s: GameState) -> None:
        """Take in what others have done; forget what that makes void."""
        if self.judge.look(s) or len(self._values) > MOST_POSITIONS:
            self._values.clear()

    def best(self, view: View, options: Sequence[Action]) -> Action:
        root = self.start(view)
        self.look(root)
        best, most = options[0], -1e9
        for action, child, credit in self._children(root, options):
            value = credit + (self._settle(child) if child is not None else self.judge.value(root))
            if value > most:
                best, most = action, value
        return best

    def _settle(self, s: GameState) -> float:
        """The value of the best line from here."""
        if s.over or (not s.stack and (s.seat != self.seat or s.phase != "round")):
            return self.judge.value(s)
        options = legal(s)
        if len(options) == 1 and options[0].kind in _ENDS:
            return self.judge.value(s)
        key = self._key(s)
        known = self._values.get(key)
        if known is not None:
            return known
        most = -1e9
        for _, child, credit in self._children(s, options):
            value = credit + (self._settle(child) if child is not None else self.judge.value(s))
            if value > most:
                most = value
        if most == -1e9:
            most = self.judge.value(s)
        self._values[key] = most
        return most

    def _children(
        self, s: GameState, options: Sequence[Action]
    ) -> list[tuple[Action, GameState | None, float]]:
        """The lines to look at; no position where an action ends the turn."""
        kind = s.stack[-1].kind if s.stack else "turn"
        judge = self.judge
        lines: list[tuple[Action, GameState | None, float]] = []
        for group, limit in worthwhile(s, self.seat, kind, options, judge):
            if len(group) > limit:
                if group[0].kind == "take_die":
                    group = _best_dice(s, group, limit, judge)
                elif group[0].kind == "prepare":
                    group = _best_rooms(s, group, limit, judge)
            ranked = []
            for action in group:
                if action.kind in _ENDS:
                    lines.append((action, None, 0.0))
                    continue
                child = s.clone()
                resolve(child, action)
                credit = self._credit(s, action)
                rank = credit
                if len(group) > limit:
                    rank += judge.value(child) + promise(child, judge)
                ranked.append((rank, action, child, credit))
            if len(ranked) > limit:
                ranked.sort(key=_first, reverse=True)
                least = ranked[0][0] - HOPELESS
                ranked = [entry for entry in ranked[:limit] if entry[0] >= least]
            lines += [(action, child, credit) for _, action, child, credit in ranked]
        return lines

    def _credit(self, s: GameState, action: Action) -> float:
        """What an action brings that the plan cannot show."""
        if isinstance(action, MoveGuest):
            return self._draws[action.guest]
        if isinstance(action, Decline):
            return -0.01
        return 0.0

    def _key(self, s: GameState) -> Any:
        p = s.players[self.seat]
        stack = tuple((f.kind, f.left) if isinstance(f, Serving) else f for f in s.stack)
        # the queue matters only while a guest may still be taken
        done = s.guest_taken or s.die_taken
        queue = () if done and not stack and self.judge.brings_guests.isdisjoint(p.cafe) else tuple(s.queue)
        return (
            p.krones, p.emperor, p.vp, p.vacant, p.occupied, p.bonus, tuple(p.kitchen), tuple(p.cafe),
            tuple(p.needs), tuple(p.hand), p.has, p.used, p.numbers, p.claimed, s.round, s.phase, s.die_taken,
            s.guest_taken, s.extra, s.extra_turn, s.bonus_turns, queue, tuple(s.dice), stack,
        )  # fmt: skip


def _best_rooms(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> Sequence[Action]:
    """The best spaces, or doing without, judged as if a tile lay there; what is neither stays."""
    f = s.stack[-1]
    assert isinstance(f, Rooms)
    if f.occupy:  # the room is occupied at once: that has consequences
        return group
    p = s.players[judge.seat]
    vacant, krones = p.vacant, p.krones
    ranked: list[tuple[float, int, Action]] = []
    others: list[Action] = []
    for action in group:
        if isinstance(action, Prepare):
            index = hotel.index(action.floor, action.column)
            p.krones = krones - hotel.cost(s, p, index, f.discount)
            p.vacant = vacant | 1 << index
            ranked.append((judge.value(s) + s.t.room_vp[index], -index, action))
            p.vacant, p.krones = vacant, krones
        elif isinstance(action, Decline):
            ranked.append((judge.value(s), 1, action))
        else:
            others.append(action)
    ranked.sort(reverse=True)
    return [action for _, _, action in ranked[:limit]] + others


def _best_dice(s: GameState, group: Sequence[Action], limit: int, judge: Judge) -> list[Action]:
    """The most promising dice, found without taking each of them."""
    dice = [action for action in group if isinstance(action, TakeDie)]
    ranked = sorted(((die_promise(s, die, judge), die) for die in dice), reverse=True)
    least = ranked[0][0] - HOPELESS_DIE
    return [die for promised, die in ranked[:limit] if promised >= least]


def _first(entry: tuple[float, Any, Any, Any]) -> float:
    return entry[0]
