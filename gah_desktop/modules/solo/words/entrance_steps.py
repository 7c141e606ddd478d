"""What the hotel entrances of the solo opponent do, in whole sentences. Knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.basics import DISHES_AND_DRINKS, ITEMS
from gah_desktop.text.names import guest_name, item_name
from gah_desktop.text.terms import fill, items, join_list, translate
from gah_desktop.text.voices import counted

if TYPE_CHECKING:
    from gah_desktop.text.part import StepText

Details = dict[str, Any]


def _item(value: int | str) -> str:
    return item_name(value if isinstance(value, str) else ITEMS[value])


def _star(name: str, d: Details) -> str:
    return counted("solo", "A star is added; there are now %n.", d["tokens"])


def _stars_full(name: str, d: Details) -> str:
    return translate("solo", "All nine stars are there already.")


def _star_removed(name: str, d: Details) -> str:
    if d.get("floor"):
        text = counted("solo", "You have filled floor %1: a star is taken away, %n are left.", d["tokens"])
        return fill(text, d["floor"])
    text = counted("solo", "You have filled column %1: a star is taken away, %n are left.", d["tokens"])
    return fill(text, d["column"])


def _stars_scored(name: str, d: Details) -> str:
    text = counted("solo", "The stars reach row %1: %2 scores %n VP.", d["vp"])
    return fill(text, d["row"], name)


def _token_moved(name: str, d: Details) -> str:
    text = translate("solo", "The token on floor %1, column %2 moves to a guest in the queue: %3.")
    return fill(text, d["floor"], d["column"], guest_name(d["guest"]))


def _token_lost(name: str, d: Details) -> str:
    text = translate("solo", "The token on floor %1, column %2 is lost: nobody is in the queue.")
    return fill(text, d["floor"], d["column"])


def _token_scored(name: str, d: Details) -> str:
    if d["why"] == "rightmost":
        text = translate(
            "solo", "A guest with a token has reached the rightmost place in the queue (%2), and %1 scores."
        )
    else:
        text = translate("solo", "%1 has taken a guest with a token, %2, and scores.")
    return fill(text, name, guest_name(d["guest"]))


def _token_returned(name: str, d: Details) -> str:
    text = translate("solo", "You have paid for the token of %1; it leaves the game.")
    return fill(text, guest_name(d["guest"]))


def _toll_token(name: str, d: Details) -> str:
    text = counted("solo", "%1 leaves a toll token on action space %2; there are %n now.", d["tokens"])
    return fill(text, name, d["face"])


def _toll_waived(name: str, d: Details) -> str:
    text = translate("solo", "You cannot pay any toll: you may use space %1 and lose VP instead.")
    return fill(text, d["face"])


def _toll_scored(name: str, d: Details) -> str:
    text = translate("solo", "%2 scores for the toll tokens on action space %1 (%3).")
    return fill(text, d["face"], name, d["tokens"])


def _item_returned(name: str, d: Details) -> str:
    text = translate("solo", "None of %1’s guests is waiting for this item; it goes back to the supply: %2.")
    return fill(text, name, _item(d["item"]))


def _order_filled(name: str, d: Details) -> str:
    text = translate("solo", "The order of %1 is complete: the room on floor %2, column %3 is occupied.")
    return fill(text, guest_name(d["guest"]), d["floor"], d["column"])


def _reserved(name: str, d: Details) -> str:
    text = translate("solo", "Waiting in %1’s café for the room on floor %3, column %4: %2.")
    return fill(text, name, guest_name(d["guest"]), d["floor"], d["column"])


def _pool(name: str, d: Details) -> str:
    return fill(translate("solo", "The pool of items: %1."), _items(d["items"]))


def _items(counts: Sequence[int]) -> str:
    return join_list([items(item, n) for item, n in zip(DISHES_AND_DRINKS, counts, strict=True) if n])


def _refilled(name: str, d: Details) -> str:
    text = translate("solo", "This item goes onto action space %1: %2.")
    item = d["item"]
    return fill(text, d["face"], _item(item))


HAUTEL: dict[str, StepText] = {
    "reserved": _reserved,
    "pool": _pool,
    "refilled": _refilled,
    "item_returned": _item_returned,
    "order_filled": _order_filled,
}
STARS: dict[str, StepText] = {
    "star": _star,
    "stars_full": _stars_full,
    "star_removed": _star_removed,
    "stars_scored": _stars_scored,
}
SUSHI: dict[str, StepText] = {
    "token_moved": _token_moved,
    "token_lost": _token_lost,
    "token_scored": _token_scored,
    "token_returned": _token_returned,
}
TOLL: dict[str, StepText] = {
    "toll_token": _toll_token,
    "toll_waived": _toll_waived,
    "toll_scored": _toll_scored,
}
