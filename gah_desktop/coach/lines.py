"""The lines worth comparing at a decision, and the best one that begins with a given action. Plays none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.bots import Budget, choices
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.plan import Planner
from gah_desktop.bots.search.lines import Candidate, Step, key
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.registry import options as legal
from gah_desktop.engine.decisions.registry import resolve
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View

ENDS = ("end_turn", "pass")
DEPTH = 12  # steps after which lines have to differ
PLAN = 5_000  # nodes for the rest of a line that was not planned


def is_direct(view: View) -> bool:
    """A choice that no plan can show the end of: which cards to keep, what to bid, whether to pay."""
    stack = view.state.stack
    return bool(stack) and stack[-1].kind in choices.CHOOSERS


def candidates(
    view: View, options: Sequence[Action], bot: LearnedBot, most: int, budget: Budget
) -> list[Candidate]:
    """Lines to the end of the turn that begin in different ways, by what the learned value makes of them."""
    planner = bot.planner_for(view)
    if is_direct(view):
        return _ranked(view, options, planner, most)
    planner.best(view, options, budget)
    return _unlike(planner, _beginnings(planner, planner.start(view), options, most))[:most]


def beginning_with(view: View, action: Action, bot: LearnedBot) -> Candidate:
    """The best line of all that begin so, whether or not a plan would have looked at it."""
    planner = bot.planner_for(view)
    root = planner.start(view)
    if is_direct(view):
        return Candidate(0.0, (Step(key(root, view.seat), tuple(root.queue), action),), root)
    planner.look(root)
    planner.budget = Budget(PLAN)
    return _followed(planner, _begun(planner, root, action))


def widened(
    view: View, options: Sequence[Action], bot: LearnedBot, found: list[Candidate], most: int, budget: Budget
) -> list[Candidate]:
    """Where a plan follows but one way: with those that begin otherwise and do not come to the same."""
    if len(found) > 1 or len(options) < 2:
        return found
    planner = bot.planner_for(view)
    root = planner.start(view)
    planner.look(root)
    planner.budget = budget
    begun = [_begun(planner, root, action) for action in options if action != found[0].actions[0]]
    begun.sort(key=lambda begun: -begun.value(planner))
    return _unlike(planner, begun[: 2 * most], found)[:most]


class _Begun(NamedTuple):
    """The first steps of a line, and where they lead; `child` is None if the last one ends the turn."""

    steps: tuple[Step, ...]
    before: GameState
    child: GameState | None
    credit: float

    def is_over(self, planner: Planner) -> bool:
        return self.child is None or planner.is_over(self.child)

    def value(self, planner: Planner) -> float:
        if self.child is None:
            return self.credit + planner.judge.value(self.before)
        return self.credit + planner.best_value(self.child)


def _begun(planner: Planner, root: GameState, action: Action) -> _Begun:
    """A line that begins so, whatever a plan thinks of it."""
    child = None
    if action.kind not in ENDS:
        child = root.clone()
        resolve(child, action)
    return _Begun((Step(key(root, planner.seat), tuple(root.queue), action),), root, child, 0.0)


def _on(planner: Planner, begun: _Begun | None, s: GameState, options: Sequence[Action]) -> list[_Begun]:
    """Every way to go on from there."""
    steps, credit = (begun.steps, begun.credit) if begun is not None else ((), 0.0)
    here, queue = key(s, planner.seat), tuple(s.queue)
    return [
        _Begun((*steps, Step(here, queue, action)), s, child, credit + more)
        for action, child, more in planner.lines(s, options)
    ]


def _beginnings(planner: Planner, root: GameState, options: Sequence[Action], most: int) -> list[_Begun]:
    """Where there is but one way to begin, or few, their next steps tell them apart."""
    open_ = _on(planner, None, root, options)
    for _ in range(DEPTH):
        if len(open_) >= most or all(begun.is_over(planner) for begun in open_):
            break
        wider: list[_Begun] = []
        for begun in open_:
            s = begun.child
            wider += [begun] if s is None or planner.is_over(s) else _on(planner, begun, s, legal(s))
        open_ = wider
    open_.sort(key=lambda begun: -begun.value(planner))
    return open_[: 2 * most]


def _followed(planner: Planner, begun: _Begun) -> Candidate:
    """The best line that begins so."""
    while begun.child is not None and not planner.is_over(begun.child):
        s = begun.child
        ways = _on(planner, begun, s, legal(s))
        if not ways:
            break
        begun = max(ways, key=lambda way: way.value(planner))
    end = begun.before if begun.child is None else begun.child
    return Candidate(begun.credit + planner.judge.value(end), begun.steps, end)


def _unlike(planner: Planner, begun: Sequence[_Begun], known: Sequence[Candidate] = ()) -> list[Candidate]:
    """The best lines that begin so, beside those that are known; of any that come to the same the first."""
    found = list(known)
    for each in begun:
        line = _followed(planner, each)
        if not any(come_to_the_same(line, other, planner.seat) for other in found):
            found.append(line)
    return sorted(found, key=lambda line: -line.value)


def come_to_the_same(one: Candidate, other: Candidate, seat: int) -> bool:
    """Whether two lines differ in nothing but the order of their steps."""
    if one.steps == other.steps:
        return True
    last = (one.actions[-1].kind in ENDS, other.actions[-1].kind in ENDS)
    same = key(one.end, seat) == key(other.end, seat) and one.end.queue == other.end.queue
    return same and last[0] == last[1] and one.end is not other.end


def _ranked(view: View, options: Sequence[Action], planner: Planner, most: int) -> list[Candidate]:
    """As the bot would choose, again and again from what is left; the order is all that is known of them."""
    planner.look(view.state)
    root = planner.start(view)
    choose = choices.CHOOSERS[view.state.stack[-1].kind]
    left, found = list(options), list[Candidate]()
    while left and len(found) < most:
        best = choose(view, left, planner.judge) if len(left) > 1 else left[0]
        left.remove(best)
        found.append(Candidate(0.0, (Step(key(root, view.seat), tuple(root.queue), best),), root))
    return found
