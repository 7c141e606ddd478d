"""Looks ahead through the own turn, from the view alone: what cannot be seen does not happen in a plan.

A plan is the best line of the turn's decisions that `prune` leaves, judged where the turn could end.
Where the budget ends, every line that is left goes straight on to the end of the turn, by what looks
best at each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.bots import transposition
from gah_desktop.bots.budget import Budget, Part
from gah_desktop.bots.evaluate.effects import EFFECTS
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.narrow import SHORTLISTS
from gah_desktop.bots.ordering import BEST, promise
from gah_desktop.bots.prune import ALL, DICE, prune
from gah_desktop.engine.actions import Action, Decline, MoveGuest
from gah_desktop.engine.chance import Chance
from gah_desktop.engine.decisions.registry import options as legal
from gah_desktop.engine.decisions.registry import resolve
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import View

# an action, the position it leads to (none where it ends the turn), and what the plan cannot show of it
Line = tuple[Action, GameState | None, float]

_NOT_MINE = frozenset(("begin", "emperor", "round_over"))
_ENDS = frozenset(("end_turn", "pass"))
MOST_GUESTS = 8  # of the deck, in one turn: they are all unseen
# a line that looks so much worse than the best one is not followed, in VP
HOPELESS = 1.2
# nodes of a plan at most where modules are in play: they branch more, and each takes longer
MOST_WITH_MODULES = 1667
DECLINING = -0.01  # of two lines that come to the same, the one that does without is the worse
NOTHING = -1e9


class _Bystander(PlayerState):
    """Somebody who does nothing while another one plans: no copies needed."""

    __slots__ = ()

    @classmethod
    def of(cls, p: PlayerState) -> _Bystander:
        bystander = cls(p.seat, p.board)
        for name in PlayerState.__slots__:
            setattr(bystander, name, getattr(p, name))
        return bystander

    def clone(self) -> _Bystander:
        return self


class Planner:
    """Plans the turns of one seat in one game.

    The values of positions are remembered as long as what is asked was part of the last plan, and that
    plan was made to its end: so they are those that a planner with an empty head would find. Who thinks
    `once` a turn keeps to its plan, however far that was made, until something comes up that is not in it.
    """

    def __init__(self, judge: Judge, dice: int = DICE, once: bool = False) -> None:
        self.judge = judge
        self._dice = dice  # ways to use a die that are followed
        self._once = once
        self._follow: dict[Any, Action] = {}  # of who thinks once: what was best in each position of the plan
        self.seat = judge.seat
        self.budget = Budget(0)
        self._values: dict[Any, float] = {}
        self._narrow = False  # with modules in play
        t = judge.t
        # guests whose reward draws cards: a plan can't show those, so their worth is added
        self._draws = {
            guest: sum(
                (
                    worth
                    for e, worth in zip(facts.rewards, judge.guests.rewards[guest], strict=True)
                    if EFFECTS[e.kind].draws or (e.kind == "extra_action" and t.classic)
                ),
                0.0,
            )
            for guest, facts in t.guests.items()
        }
        # guests and staff cards that can bring guests from the queue
        self._guests = frozenset(
            guest for guest, facts in t.guests.items() if any(EFFECTS[e.kind].queue for e in facts.rewards)
        )
        self._staff = frozenset(
            card for card, facts in t.staff.items() if any(EFFECTS[e.kind].queue for e in facts.effects)
        )

    def start(self, view: View) -> GameState:
        """A position to plan from: the seat's own decisions only, decks that give nothing."""
        s = view.state.clone()
        s.chance = Chance(0)
        for p in s.players:
            p.vp_sources = None
        s.staff_deck = []
        del s.guest_deck[MOST_GUESTS:]
        self._narrow = bool(s.setup.modules)
        if not s.hooks.others_act:
            s.players = [p if p.seat == self.seat else _Bystander.of(p) for p in s.players]
        s.stack = [f for f in s.stack if f.seat == self.seat and f.kind not in _NOT_MINE]
        return s

    def look(self, s: GameState) -> None:
        """Take in what others have done; forget what that makes void."""
        if self.judge.look(s):
            self._values.clear()
            self._follow.clear()

    def best(self, view: View, options: Sequence[Action], budget: Budget) -> Action:
        root = self.start(view)
        self.look(root)
        key = self._key(root)
        if self._once:
            known = self._follow.get(key)
            if known is not None and known in options:
                return known
            self._follow.clear()
            self._values.clear()
        elif key not in self._values:
            self._values.clear()
        self.budget = Part(MOST_WITH_MODULES, budget) if self._narrow else budget
        best, most = options[0], NOTHING
        for action, child, credit in self.lines(root, options):
            value = credit + (self.best_value(child) if child is not None else self.judge.value(root))
            if value > most:
                best, most = action, value
        if not self.budget.go_on():
            self._values.clear()
        return best

    def best_value(self, s: GameState) -> float:
        """The value of the best line from here."""
        if self.is_over(s):
            return self.judge.value(s)
        key = self._key(s)
        known = self._values.get(key)
        if known is not None:
            return known
        if not self.budget.go_on():
            most = self._straight_on(s)
            if self._once:
                self._values[key] = most
            return most
        most = self._best_of(s, key, legal(s))
        self._values[key] = most
        return most

    def _best_of(self, s: GameState, key: Any, options: Sequence[Action]) -> float:
        most = NOTHING
        for action, child, credit in self.lines(s, options):
            value = credit + (self.best_value(child) if child is not None else self.judge.value(s))
            if value > most:
                most = value
                if self._once:
                    self._follow[key] = action
            if self._narrow and not self.budget.go_on():
                break
        return self.judge.value(s) if most == NOTHING else most

    def is_over(self, s: GameState) -> bool:
        """What is to be decided next is not this turn's."""
        return s.over or (not s.stack and (s.seat != self.seat or s.phase != "round"))

    def _straight_on(self, s: GameState) -> float:
        """The value of the line that looks best at each step."""
        gained = 0.0
        while not self.is_over(s):
            best: Line | None = None
            most = NOTHING
            for line in self.lines(s, legal(s), 1):
                looks = self._looks(line[1] or s) + line[2]
                if looks > most:
                    best, most = line, looks
            if best is None:
                break
            if self._once:
                self._follow.setdefault(self._key(s), best[0])
            if best[1] is None:
                break
            s = best[1]
            gained += best[2]
        return gained + self.judge.value(s)

    def _looks(self, s: GameState) -> float:
        """What a position promises at first sight."""
        return self.judge.value(s) + promise(s, self.judge)

    def lines(self, s: GameState, options: Sequence[Action], most: int = ALL) -> list[Line]:
        """The lines to look at, at most so many of a group."""
        if len(options) == 1 and options[0].kind in _ENDS:
            return [(options[0], None, 0.0)]
        kind = s.stack[-1].kind if s.stack else "turn"
        found: list[Line] = []
        for group, width in prune(s, self.seat, kind, options, self._dice):
            self.budget.spend(len(group))
            limit = width if width < most else most
            if len(group) > limit:
                found += self._ranked(s, kind, group, limit)
            else:
                found += [self._line(s, action) for action in group]
        return found

    def _ranked(self, s: GameState, kind: str, group: Sequence[Action], limit: int) -> list[Line]:
        """The lines of a group that look best."""
        known = SHORTLISTS if self._narrow else BEST
        best = known.get(kind) or known.get(group[0].kind)
        if best is not None and (not s.stack or s.stack[-1].seat == self.seat):
            group = best(s, group, limit, self.judge)
        lines = [self._line(s, action) for action in group]
        if len(lines) <= limit:
            return lines
        ranked = [
            (self._looks(child or s) + credit, (action, child, credit)) for action, child, credit in lines
        ]
        ranked.sort(key=_first, reverse=True)
        least = ranked[0][0] - HOPELESS
        return [line for rank, line in ranked[:limit] if rank >= least]

    def _line(self, s: GameState, action: Action) -> Line:
        if action.kind in _ENDS:
            return action, None, 0.0
        child = s.clone()
        resolve(child, action)
        if isinstance(action, MoveGuest):
            return action, child, self._draws[action.guest]
        return action, child, DECLINING if isinstance(action, Decline) else 0.0

    def _key(self, s: GameState) -> Any:
        """The queue matters only while a guest may still be taken."""
        queue = bool(not (s.guest_taken or s.die_taken) or s.stack or s.hooks.turn)
        if not queue:
            p = s.players[self.seat]
            queue = not self._guests.isdisjoint(p.cafe)
            if self._staff and not queue:
                queue = not self._staff.isdisjoint((*p.hand, *p.staff))
        return transposition.key(s, self.seat, queue)


def _first(entry: tuple[float, Line]) -> float:
    return entry[0]
