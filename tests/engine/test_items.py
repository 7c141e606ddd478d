"""Items as vectors and as packed orders: the same by either way."""

from __future__ import annotations

import pytest

from gah_desktop.engine.items import (
    INDEX,
    NOTHING,
    OF_CHOICE,
    ONE,
    count,
    kinds,
    named,
    pack,
    unpack,
    vector,
    wants,
)

ORDERS = [
    ({}, (0, 0, 0, 0, 0), 0),
    ({"strudel": 1}, (1, 0, 0, 0, 0), 0b0001),
    ({"wine": 2, "coffee": 15}, (0, 0, 2, 15, 0), 0b1100),
    ({"strudel": 3, "cake": 1, "wine": 1, "coffee": 1}, (3, 1, 1, 1, 0), 0b1111),
    ({"cake": 1, "champagne": 2}, (0, 1, 0, 0, 2), 0b10010),
]


@pytest.mark.parametrize(("order", "items", "asked"), ORDERS)
def test_an_order(order: dict[str, int], items: tuple[int, ...], asked: int) -> None:
    need = pack(order)
    assert (unpack(need), vector(order), named(items)) == (items, items, order)
    assert tuple(wants(need, item) for item in range(5)) == items
    assert (count(need), kinds(need)) == (sum(items), asked)


def test_the_five_items() -> None:
    assert INDEX == {"strudel": 0, "cake": 1, "wine": 2, "coffee": 3, "champagne": 4}
    assert (NOTHING, OF_CHOICE) == ((0, 0, 0, 0, 0), (0, 1, 2, 3))
    assert ONE == (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16)
    assert [unpack(one) for one in ONE] == [tuple(int(i == item) for i in range(5)) for item in range(5)]


def test_names_without_a_number_for_each_item_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        named((1, 2))
