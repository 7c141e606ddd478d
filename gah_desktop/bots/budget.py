"""How much a bot may look at before it answers: a count, so that the same game gives the same move."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.workers import Control


class Budget:
    """So many nodes: actions that are looked into, whoever counts them.

    A bot asks `go_on` before it looks any further; with False it answers soon, with the best it has.
    """

    __slots__ = ("nodes", "spent")

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.spent = 0

    def spend(self, nodes: int = 1) -> None:
        self.spent += nodes

    def go_on(self) -> bool:
        return self.spent < self.nodes


class Part(Budget):
    """Part of another budget, for one step of a thought: it ends with the whole."""

    __slots__ = ("_whole",)

    def __init__(self, nodes: int, whole: Budget) -> None:
        super().__init__(nodes)
        self._whole = whole

    def spend(self, nodes: int = 1) -> None:
        self.spent += nodes
        self._whole.spend(nodes)

    def go_on(self) -> bool:
        return self.spent < self.nodes and self._whole.go_on()


class CancellableBudget(Budget):
    """A budget that also ends when its task is cancelled."""

    __slots__ = ("_is_cancelled",)

    def __init__(self, nodes: int, control: Control) -> None:
        super().__init__(nodes)
        self._is_cancelled = control.is_cancelled

    def go_on(self) -> bool:
        return self.spent < self.nodes and not self._is_cancelled()


BudgetFor = Callable[[int], Budget]  # of so many nodes


def budgets(control: Control) -> BudgetFor:
    """Return a function that makes budgets for a task."""
    return lambda nodes: CancellableBudget(nodes, control)
