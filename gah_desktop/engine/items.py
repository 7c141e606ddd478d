"""The four items, and orders as packed numbers: four bits an item, so that a need is one small int."""

from __future__ import annotations

from collections.abc import Mapping

ITEMS = ("strudel", "cake", "wine", "coffee")
INDEX = {name: i for i, name in enumerate(ITEMS)}
ONE = (1, 1 << 4, 1 << 8, 1 << 12)
Items = tuple[int, int, int, int]
NOTHING: Items = (0, 0, 0, 0)

# For every packed need: which of the four kinds it still asks for, as a four-bit mask.
MASK = tuple(
    coffee | wine | cake | strudel
    for coffee in (0, *(8,) * 4)
    for wine in (0, *(4,) * 15)
    for cake in (0, *(2,) * 15)
    for strudel in (0, *(1,) * 15)
)


def pack(order: Mapping[str, int]) -> int:
    return sum(ONE[INDEX[name]] * n for name, n in order.items())


def unpack(need: int) -> Items:
    return need & 15, need >> 4 & 15, need >> 8 & 15, need >> 12 & 15


def count(need: int) -> int:
    return sum(unpack(need))


def counts(items: Mapping[str, int]) -> Items:
    return (
        items.get("strudel", 0),
        items.get("cake", 0),
        items.get("wine", 0),
        items.get("coffee", 0),
    )
