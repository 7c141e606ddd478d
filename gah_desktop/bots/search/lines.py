"""The most promising lines of a whole turn, as a planner sees them. It plays none of them."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from gah_desktop.bots import transposition
from gah_desktop.bots.plan import Planner
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.registry import options as legal
from gah_desktop.engine.state import GameState

STEPS = 60  # for each line that is wanted, so many positions are looked into


class Step(NamedTuple):
    """What is chosen in a position, and what that was."""

    key: Any
    queue: tuple[int, ...]
    action: Action


class Candidate(NamedTuple):
    """A line to the end of the turn; `value` is what the planner makes of it."""

    value: float
    steps: tuple[Step, ...]
    end: GameState

    @property
    def actions(self) -> list[Action]:
        return [step.action for step in self.steps]


def key(s: GameState, seat: int) -> Any:
    """What tells positions of a turn apart, the guests in the queue left out."""
    return transposition.key(s, seat, False)


def best_lines(planner: Planner, root: GameState, options: Sequence[Action], most: int) -> list[Candidate]:
    """The best first; lines that come to the same are one. The planner has just planned from there."""
    found: list[Candidate] = []
    ends: set[Any] = set()
    order = 0
    open_: list[tuple[float, int, float, tuple[Step, ...], GameState, bool]] = [
        (0.0, 0, 0.0, (), root, False)
    ]
    for _ in range(STEPS * most):
        if not open_ or len(found) == most:
            break
        value, _, credit, steps, s, over = heappop(open_)
        if over:
            end = (key(s, planner.seat), tuple(s.queue), steps[-1].action if steps else None, credit)
            if end not in ends:
                ends.add(end)
                found.append(Candidate(-value, steps, s))
            continue
        here, queue = key(s, planner.seat), tuple(s.queue)
        for action, child, more in planner.lines(s, legal(s) if steps else options):
            order += 1
            gained = credit + more
            on = (*steps, Step(here, queue, action))
            after = s if child is None else child
            if child is None or planner.is_over(child):
                heappush(open_, (-gained - planner.judge.value(after), order, gained, on, after, True))
            else:
                heappush(open_, (-gained - planner.best_value(child), order, gained, on, after, False))
    return found
