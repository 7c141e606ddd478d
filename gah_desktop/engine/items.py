"""Counting items: vectors over `ITEMS`, and orders as packed numbers, four bits an item. No state.

Which items there are stands in the catalog alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from gah_desktop.catalog.basics import DISHES_AND_DRINKS, ITEMS

Items = tuple[int, ...]  # as many as there are items
BITS = 4
KINDS = range(len(ITEMS))
INDEX: dict[str, int] = {name: i for i, name in enumerate(ITEMS)}
OF_CHOICE = tuple(INDEX[name] for name in DISHES_AND_DRINKS)
ONE = tuple(1 << BITS * i for i in KINDS)
NOTHING: Items = (0,) * len(ITEMS)
_MOST = (1 << BITS) - 1


@cache
def kinds(need: int) -> int:
    """A bit for each kind of item that a packed order still asks for."""
    return sum(1 << i for i in KINDS if need >> BITS * i & _MOST)


def wants(need: int, item: int) -> int:
    """How many of an item, by its index."""
    return need >> BITS * item & _MOST


def pack(order: Mapping[str, int]) -> int:
    return sum(ONE[INDEX[name]] * n for name, n in order.items())


def unpack(need: int) -> Items:
    return tuple(need >> BITS * i & _MOST for i in KINDS)


def count(need: int) -> int:
    return sum(unpack(need))


def vector(items: Mapping[str, int]) -> Items:
    return tuple(items.get(name, 0) for name in ITEMS)


def named(items: Iterable[int]) -> dict[str, int]:
    """By name, those there are none of left out."""
    return {name: n for name, n in zip(ITEMS, items, strict=True) if n}
