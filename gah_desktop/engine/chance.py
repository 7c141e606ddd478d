"""Chance: a small generator of our own inside the state, the same on every platform and Python.

The numbers follow the public-domain SplitMix64 recurrence. `Scripted` feeds tests what they want
to see. Nothing else in the engine may produce randomness.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class RandomSource(Protocol):
    def below(self, n: int) -> int: ...
    def each_below(self, limits: Iterable[int]) -> list[int]: ...
    def clone(self) -> RandomSource: ...
    def key(self) -> object: ...


class Chance:
    """The generator of a game; its whole memory is one 64-bit number."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.each_below((n,))[0]

    def each_below(self, limits: Iterable[int]) -> list[int]:
        """For each limit a number below it: dice and shuffles take many at a time."""
        state = self.state
        found = []
        for n in limits:
            z = state = (state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            found.append(((z ^ (z >> 31)) * n) >> 64)
        self.state = state
        return found

    def clone(self) -> Chance:
        return Chance(self.state)

    def key(self) -> object:
        return self.state


class Scripted:
    """Gives the numbers of a script, then those of a generator. For tests."""

    def __init__(self, numbers: Iterable[int] = (), seed: int = 0) -> None:
        self.numbers = list(numbers)
        self.rest = Chance(seed)

    def below(self, n: int) -> int:
        if self.numbers:
            number = self.numbers.pop(0)
            if not 0 <= number < n:
                raise ValueError(f"scripted {number} is not below {n}")
            return number
        return self.rest.below(n)

    def each_below(self, limits: Iterable[int]) -> list[int]:
        return [self.below(n) for n in limits]

    def clone(self) -> Scripted:
        copy = Scripted(self.numbers)
        copy.rest = self.rest.clone()
        return copy

    def key(self) -> object:
        return (tuple(self.numbers), self.rest.key())


def shuffle(chance: RandomSource, cards: list[T]) -> None:
    """Fisher-Yates, from the last card down."""
    last = len(cards) - 1
    for i, j in zip(range(last, 0, -1), chance.each_below(range(last + 1, 1, -1)), strict=True):
        cards[i], cards[j] = cards[j], cards[i]


def roll(chance: RandomSource, number: int) -> list[int]:
    """So many dice, counted by face; index 0 stays empty."""
    dice = [0] * 7
    for face in chance.each_below((6,) * number):
        dice[face + 1] += 1
    return dice
