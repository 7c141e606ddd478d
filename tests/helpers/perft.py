"""Counts the sequences of actions from a position: what a change of the rules moves, moves these numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gah_desktop.engine import Game

Positions = Mapping[str, Callable[[], Game]]
Table = Mapping[str, Sequence[int]]


def perft(game: Game, depth: int) -> int:
    """The number of sequences of so many actions; a game that is over counts as one."""
    actions = game.legal_actions()
    if depth == 1 or not actions:
        return len(actions) or 1
    total = 0
    for action in actions:
        clone = game.clone()
        clone.apply(action)
        total += perft(clone, depth - 1)
    return total


def counted(positions: Positions, position: str, depths: int) -> tuple[int, ...]:
    game = positions[position]()
    return tuple(perft(game, depth) for depth in range(1, depths + 1))


def complete(table: Table, positions: Positions) -> bool:
    """Every position is counted, to three depths at least."""
    return set(table) == set(positions) and all(3 <= len(numbers) <= 5 for numbers in table.values())


def print_table(positions: Positions, enough: int) -> None:
    """As it stands in the tests; beyond the third depth only until a number is enough."""
    for name, build in positions.items():
        numbers: list[int] = []
        while len(numbers) < 5 and (len(numbers) < 3 or numbers[-1] < enough):
            numbers.append(perft(build(), len(numbers) + 1))
        print(f'    "{name}": ({", ".join(f"{n:_}" for n in numbers)}),', flush=True)
