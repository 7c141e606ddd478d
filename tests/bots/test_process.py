"""The process that thinks for the window: how often it looks up, and what it says when something fails."""

from __future__ import annotations

from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, cast

from gah_desktop.bots.budget import BudgetFor
from gah_desktop.bots.process import LOOK, STOP, Found, Watchful, _found


class Line:
    """A pipe that says when something has come, and counts the questions."""

    def __init__(self, comes_at: int) -> None:
        self.comes_at, self.asked = comes_at, 0

    def poll(self) -> bool:
        self.asked += 1
        return self.asked >= self.comes_at


def watchful(nodes: int, line: Line) -> Watchful:
    return Watchful(nodes, cast("Connection", line))


def test_it_looks_up_at_every_thirty_second_node() -> None:
    line = Line(3)
    budget = watchful(1_000, line)
    assert [budget.go_on() for _ in range(3 * LOOK)] == [True] * (3 * LOOK - 1) + [False]
    assert (LOOK, line.asked) == (32, 3)


def test_who_was_stopped_does_not_go_on() -> None:
    line = Line(1)
    budget = watchful(1_000, line)
    while budget.go_on():
        pass
    line.comes_at = 99
    assert not any(budget.go_on() for _ in range(3 * LOOK))


def test_its_nodes_end_it_too() -> None:
    budget = watchful(5, Line(99))
    budget.spend(4)
    assert budget.go_on()
    budget.spend()
    assert not budget.go_on()


class Failing(NamedTuple):
    def run(self, budget: BudgetFor, tell: Any) -> Any:
        raise ValueError("no such card")


class Telling(NamedTuple):
    def run(self, budget: BudgetFor, tell: Any) -> Any:
        tell("at first")
        return "at last"


def test_what_a_task_finds_and_how_it_fails_goes_back_under_its_number() -> None:
    here, there = Pipe()
    assert _found(7, Failing(), there) == Found(7, None, error="ValueError('no such card')")
    assert _found(8, Telling(), there) == Found(8, "at last")
    assert here.recv() == Found(8, "at first", final=False)
    here.send_bytes(STOP)
    assert _found(9, Telling(), there) == Found(9, "at last", stopped=True)
