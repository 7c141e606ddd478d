"""What an area or a token can give, part by part: a kind and a number, as an owner reads it. Plain values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import item_name
from gah_desktop.text.terms import translate

Effect = dict[str, Any]
Part = tuple[str, int]

NAMES: dict[str, str] = {
    "krones": QT_TRANSLATE_NOOP("house", "krones"),
    "steps": QT_TRANSLATE_NOOP("house", "Emperor steps"),
    "vp": QT_TRANSLATE_NOOP("house", "VP"),
    "choice": QT_TRANSLATE_NOOP("house", "any dish or drink"),
    "draw": QT_TRANSLATE_NOOP("house", "draw staff"),
    "play_free": QT_TRANSLATE_NOOP("house", "staff for free"),
    "play_less": QT_TRANSLATE_NOOP("house", "staff for less"),
    "prepare_free": QT_TRANSLATE_NOOP("house", "rooms for free"),
    "prepare_less": QT_TRANSLATE_NOOP("house", "a room for less"),
    "occupy": QT_TRANSLATE_NOOP("house", "occupy rooms"),
    "guest": QT_TRANSLATE_NOOP("house", "guests for free"),
    "fill": QT_TRANSLATE_NOOP("house", "orders"),
}
PARTS = ("krones", "steps", "vp", *ITEMS, *(name for name in NAMES if name not in ("krones", "steps", "vp")))
_MADE: dict[str, Callable[[int], Effect]] = {
    "krones": lambda n: {"kind": "gain_krones", "amount": n},
    "steps": lambda n: {"kind": "advance_emperor", "amount": n},
    "vp": lambda n: {"kind": "gain_vp", "amount": n},
    "choice": lambda n: {"kind": "gain_items_of_choice", "count": n},
    "draw": lambda n: {"kind": "draw_staff", "count": n},
    "play_free": lambda n: {"kind": "play_staff", "count": n, "discount": "free"},
    "play_less": lambda n: {"kind": "play_staff", "count": 1, "discount": n},
    "prepare_free": lambda n: {"kind": "prepare_room", "count": n, "discount": "free"},
    "prepare_less": lambda n: {"kind": "prepare_room", "count": 1, "discount": n},
    "occupy": lambda n: {"kind": "occupy_room", "count": n},
    "guest": lambda n: {"kind": "take_guest_free", "count": n},
    "fill": lambda n: {"kind": "fill_order", "count": n},
}


def part_name(part: str) -> str:
    return item_name(part) if part in ITEMS else translate("house", NAMES[part])


def split(bonus: Sequence[Effect]) -> list[Part]:
    """Part by part; a gain of several kinds of items is one part each."""
    found: list[Part] = []
    for effect in bonus:
        if effect["kind"] == "gain_items":
            found += list(effect["items"].items())
        else:
            found += [
                (part, n) for part, make in _MADE.items() for n in (_number(effect),) if make(n) == effect
            ][:1]
    return found


def _number(effect: Effect) -> int:
    discount = effect.get("discount")
    if isinstance(discount, int):
        return discount
    amount: int = effect.get("amount") or effect.get("count") or 0
    return amount


def merged(parts: Sequence[Part]) -> list[Effect]:
    """As files have it: items that follow one another are one gain; empty parts are left out."""
    bonus: list[Effect] = []
    for part, n in parts:
        if part in ITEMS:
            if not bonus or bonus[-1]["kind"] != "gain_items":
                bonus.append({"kind": "gain_items", "items": {}})
            items = bonus[-1]["items"]
            items[part] = items.get(part, 0) + n
        elif part:
            bonus.append(_MADE[part](n))
    return bonus
