"""What stands beside the table about the solo opponent: card, markers, and what its entrance has laid out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.text.names import component_name, item_name
from gah_desktop.text.terms import fill, join_list, translate
from gah_desktop.text.voices import counted

STEPS = ("–", "III", "II", "I")  # of a marker on an objective
Lying = Sequence[tuple[int, int]]  # pairs of an action space, or 0, and what is there


def card_of(name: str) -> str:
    return fill(translate("opponent", "%1’s cards"), name)


def card_note(name: str, number: int, left: int) -> str:
    if not number:
        return card_of(name)
    return fill(counted("opponent", "Card %1, %n left in the deck", left), number)


def no_card_note(name: str) -> str:
    return fill(translate("opponent", "%1 has not turned up a card yet."), name)


def markers_note(markers: Sequence[int]) -> str:
    text = translate("opponent", "Markers on the objectives: A %1, B %2, C %3.")
    return fill(text, *(STEPS[marker] for marker in markers))


def entrance_note(entrance: str) -> str:
    return fill(translate("opponent", "Hotel entrance: %1."), component_name("entrance", entrance))


def lying_note(entrance: str, lying: Lying) -> str:
    """What lies where because of the entrance; "" if nothing does."""
    return LYING[entrance](lying) if lying else ""


def _on_spaces(things: Sequence[tuple[int, object]]) -> str:
    text = translate("opponent", "%1 on space %2")
    return join_list([fill(text, thing, face) for face, thing in things])


def _tolls(lying: Lying) -> str:
    return fill(translate("opponent", "Toll to pay: %1."), _on_spaces(lying))


def _stars(lying: Lying) -> str:
    return counted("opponent", "Stars: %n of 9.", lying[0][1])


def _tokens(lying: Lying) -> str:
    return counted("opponent", "Tokens lie on %n room(s).", lying[0][1])


def _items(lying: Lying) -> str:
    named = [(face, item_name(ITEMS[item])) for face, item in lying]
    return fill(translate("opponent", "Items on the action spaces: %1."), _on_spaces(named))


LYING: dict[str, Callable[[Lying], str]] = {
    "hautel": _items,
    "stars": _stars,
    "sushi": _tokens,
    "toll": _tolls,
}
