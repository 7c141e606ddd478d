"""The lines worth comparing at a decision, and the best one that begins with a given action. Plays none."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.bots import Budget, choices
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.plan import Planner
from gah_desktop.bots.search.lines import Candidate, Step, best_lines, key
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.registry import options as legal
from gah_desktop.engine.decisions.registry import resolve
from gah_desktop.engine.views import View

ENDS = ("end_turn", "pass")


def is_direct(view: View) -> bool:
    """A choice that no plan can show the end of: which cards to keep, what to bid, whether to pay."""
    stack = view.state.stack
    return bool(stack) and stack[-1].kind in choices.DIRECT


def candidates(
    view: View, options: Sequence[Action], bot: LearnedBot, most: int, budget: Budget
) -> list[Candidate]:
    """The best lines to the end of the turn as the learned value sees them, the best first."""
    planner = bot.planner_for(view)
    if is_direct(view):
        return _ranked(view, options, planner, most)
    planner.best(view, options, budget)
    found = best_lines(planner, planner.start(view), options, most)
    return found or [beginning_with(view, options[0], bot)]


def beginning_with(view: View, action: Action, bot: LearnedBot) -> Candidate:
    """The best line of all that begin so, whether or not a plan would have looked at it."""
    planner = bot.planner_for(view)
    root = planner.start(view)
    step = Step(key(root, view.seat), tuple(root.queue), action)
    if is_direct(view):
        return Candidate(0.0, (step,), root)
    planner.look(root)
    if action.kind in ENDS:
        return Candidate(planner.judge.value(root), (step,), root)
    child = root.clone()
    resolve(child, action)
    if planner.is_over(child):
        return Candidate(planner.judge.value(child), (step,), child)
    rest = best_lines(planner, child, legal(child), 1)
    if not rest:
        return Candidate(planner.judge.value(child), (step,), child)
    return Candidate(rest[0].value, (step, *rest[0].steps), rest[0].end)


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
    choose = choices.DIRECT[view.state.stack[-1].kind]
    left, found = list(options), list[Candidate]()
    while left and len(found) < most:
        best = choose(view, left, planner.judge) if len(left) > 1 else left[0]
        left.remove(best)
        found.append(Candidate(0.0, (Step(key(root, view.seat), tuple(root.queue), best),), root))
    return found
