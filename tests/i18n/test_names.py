"""Names of cards: no two cards of a language share one, and printed names are as printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import pytest

from gah_desktop.catalog import expanded_catalog
from gah_desktop.modules.solo.words import ENTRANCES
from gah_desktop.text import names
from gah_desktop.text.voices import speaking
from tests.helpers.languages import LANGUAGES

from .linguist import Listener

CATALOG = expanded_catalog()
#: Everything with a name of its own, in the base game and the expansion.
NAMED: dict[str, tuple[Iterable[Any], Callable[[Any], str]]] = {
    "guest": (CATALOG.guests, names.guest_name),
    "staff": (CATALOG.staff, names.staff_name),
    "objective": (CATALOG.objectives, names.objective_name),
    "tile": (CATALOG.emperor_tiles, names.emperor_name),
    "celebrity": (CATALOG.celebrities, partial(names.component_name, "celebrity")),
    "entrance": (CATALOG.entrances, partial(names.component_name, "entrance")),
    "solo entrance": (ENTRANCES, partial(names.component_name, "entrance")),
    "ballroom": (CATALOG.ballrooms, partial(names.component_name, "ballroom")),
    "rehearsal room": (CATALOG.rehearsal_rooms, partial(names.component_name, "rehearsal")),
}
#: Names that two cards share in print.
SHARED: dict[str, dict[str, list[str]]] = {"en": {"Conductor": ["guest 102", "staff 124"]}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(listeners: dict[str, Listener], language: str) -> None:
    found: dict[str, list[str]] = {}
    with speaking(listeners[language]):
        for kind, (ids, name) in NAMED.items():
            for id in ids:
                found.setdefault(name(id), []).append(f"{kind} {id}")
    assert {name: cards for name, cards in found.items() if len(cards) > 1} == SHARED.get(language, {})


PRINTED = (
    ("it", "staff", 34, "Addetto alla Reception"),
    ("fr", "staff", 12, "Gouvernante"),
    ("fr", "guest", 136, "Institutrice"),
)


@pytest.mark.parametrize(("language", "kind", "id", "printed"), PRINTED)
def test_a_name_is_the_printed_one(
    listeners: dict[str, Listener], language: str, kind: str, id: int, printed: str
) -> None:
    with speaking(listeners[language]):
        assert NAMED[kind][1](id) == printed


def test_french_names_the_expansion_and_its_fifth_module_as_printed(listeners: dict[str, Listener]) -> None:
    say = listeners["fr"]
    assert say("modules", "Some More") == say("rules", "Some More") == "Vous en voulez plus\u202f?"
    assert say("rules", "Let’s Waltz!: all modules").startswith("Valsons\u202f!")
