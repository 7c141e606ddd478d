"""What the expansion prints: checked value by value, counted, and open to an owner's corrections."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gah_desktop.catalog import Catalog, corrected_catalog, expanded, expanded_catalog, load_catalog
from gah_desktop.catalog.effects import EFFECT_FIELDS, EXPANSION_FIELDS, Effect
from gah_desktop.catalog.overrides import OpenValue, open_values
from gah_desktop.catalog.schema import corrected, validated_expansion

CATALOG = expanded_catalog()


def test_every_value_is_as_such_a_thing_has_to_be() -> None:
    assert validated_expansion() is CATALOG


def test_it_is_read_only_when_it_is_asked_for() -> None:
    base = load_catalog()
    assert not base.ballrooms and len(base.guests) == 58
    assert expanded(base) is CATALOG
    assert expanded(CATALOG) is CATALOG


def test_components_are_counted() -> None:
    sets = Counter((kind, card.set) for kind in ("guests", "staff", "objectives", "emperor_tiles")
                   for card in getattr(CATALOG, kind).values())  # fmt: skip
    assert sets["guests", "ballrooms"] == 29 and sets["guests", "promo"] == 2 + 9
    assert (sets["staff", "ballrooms"], sets["staff", "more"], sets["staff", "promo"]) == (15, 14, 1)
    for kind in ("objectives", "emperor_tiles"):
        assert (sets[kind, "ballrooms"], sets[kind, "more"]) == (3, 3)
    assert (len(CATALOG.ballrooms), len(CATALOG.rehearsal_rooms)) == (5, 5)
    assert (len(CATALOG.celebrities), len(CATALOG.entrances)) == (12, 10)
    assert len(CATALOG.instruction_decks["elisabeth"]) == 20


def test_known_vp_of_guests() -> None:
    """Digest 1.23."""
    assert {g: CATALOG.guests[g].vp for g in (146, 153, 155, 158)} == {146: 15, 153: 14, 155: -1, 158: -2}


def test_elisabeths_symbols_are_counted() -> None:
    """Digest, section 6: guests 19/21/23, of them dancing 5; dancers below 4/5/6."""
    deck = CATALOG.instruction_decks["elisabeth"]
    levels = ("easy", "medium", "hard")
    for n, level in enumerate(levels):
        counts = levels[: n + 1]
        guests = [g for card in deck for g in card.guests if g.from_level in counts]
        assert len(guests) == (19, 21, 23)[n]
        assert sum(g.dancer_to is not None for g in guests) == 5
        symbols = Counter(s.kind for card in deck for s in card.actions if s.from_level in counts)
        found = tuple(symbols[kind] for kind in ("dancer", "emperor", "objective", "staff"))
        assert found == ((4, 11, 9, 3), (5, 12, 11, 4), (6, 12, 14, 5))[n], level


def every_effect() -> list[Effect]:
    found: list[Effect] = []

    def inside(thing: Any) -> None:
        if isinstance(thing, Effect):
            found.append(thing)
        if isinstance(thing, tuple):
            for held in thing:
                inside(held)
        elif isinstance(thing, dict):
            for held in thing.values():
                inside(held)

    inside(tuple(getattr(CATALOG, field) for field in Catalog._fields))
    return found


def test_every_kind_of_effect_of_the_expansion_is_printed_somewhere() -> None:
    kinds = {effect.kind for effect in every_effect()}
    assert set(EXPANSION_FIELDS) | {"pay_for"} <= kinds | {"pay_for"}
    assert kinds <= set(EFFECT_FIELDS) | set(EXPANSION_FIELDS)


AREAS: list[dict[str, Any]] = [
    {"dancers": n, "bonus": [{"kind": "gain_krones", "amount": n}] if n > 1 else []} for n in (1, 2, 3, 4)
]
TOKEN: dict[str, Any] = {
    "column": [{"kind": "gain_vp", "amount": 2}],
    "floor": [{"kind": "draw_staff", "count": 1}, {"kind": "play_staff", "count": 1, "discount": 2}],
}


def house() -> dict[str, list[OpenValue]]:
    found: dict[str, list[OpenValue]] = {}
    for value in open_values(CATALOG):
        if value.source == "house":
            found.setdefault(value.section, []).append(value)
    return found


def test_every_house_value_is_listed_with_its_file() -> None:
    listed = house()
    assert {section: len(values) for section, values in listed.items()} == {
        "guests": 38 * 3 - 4 - 1,  # order, VP and colour; four VP are known, and that 190 orders nothing
        "staff": 30,
        "ballroom_rows": 7,
        "rehearsal_rooms": 5,
        "die_actions": 2,
        "celebrities": 12,
        "entrances": 1,
        "auction": 2,
    }
    assert {value.file for value in listed["ballroom_rows"]} == {"expansion/ballrooms.json"}
    assert {value.file for value in listed["guests"]} == {"expansion/guests.json"}


@pytest.mark.parametrize("value", [v for values in house().values() for v in values],
                         ids=lambda v: f"{v.section}-{v.id}-{v.field}")  # fmt: skip
def test_a_house_value_can_be_written_back_as_it_is_listed(value: OpenValue) -> None:
    catalog, problems = corrected_catalog({value.section: {value.id: {value.field: value.value}}})
    assert problems == []
    key = next(key for key in getattr(CATALOG, value.section) if str(key) == value.id)
    assert getattr(catalog, value.section)[key] == getattr(CATALOG, value.section)[key]


@pytest.mark.parametrize(
    ("section", "id", "field", "value", "expected"),
    [
        ("guests", "140", "vp", -3, None),
        ("guests", "140", "vp", "many", "any_vp"),
        ("guests", "117", "vp", -1, "vp"),
        ("guests", "146", "vp", 3, "open_value"),
        ("staff", "119", "cost", -1, "cost"),
        ("ballroom_rows", "top", "champagne", 4, None),
        ("ballroom_rows", "top", "spaces", 0, "spaces"),
        ("ballroom_rows", "balcony", "spaces", 3, "open_value"),
        ("rehearsal_rooms", "cellar", "areas", [], "areas"),
        ("die_actions", "1", "items", ["strudel", "champagne"], None),
        ("die_actions", "1", "items", ["tea"], "die_items"),
        ("celebrities", "3", "vp", 2, None),
        ("celebrities", "3", "vp", 100, "vp"),
        ("guests", "140", "vp", 1000, "any_vp"),
        ("guests", "140", "order", {"champagne": 4}, None),
        ("guests", "184", "order", {"champagne": 1}, None),  # is there only with the ballrooms
        ("guests", "188", "order", {"champagne": 1}, "plain_order"),
        ("guests", "117", "order", {"champagne": 1}, "plain_order"),
        ("guests", "190", "order", {"wine": 1}, "open_value"),
        ("staff", "119", "cost", 21, "cost"),
        ("rehearsal_rooms", "cellar", "areas", AREAS, None),
        (
            "rehearsal_rooms",
            "cellar",
            "areas",
            [*AREAS[:3], {"dancers": 4, "bonus": [{"kind": "free_six"}]}],
            "areas",
        ),
        ("rehearsal_rooms", "cellar", "areas", [*AREAS[:3], AREAS[0]], "areas"),
        ("entrances", "3", "tokens", [TOKEN] * 5, None),
        ("entrances", "3", "tokens", [TOKEN] * 4, "tokens"),
        ("entrances", "4", "tokens", [TOKEN] * 5, "open_value"),
        (
            "entrances",
            "3",
            "tokens",
            [{**TOKEN, "floor": [{"kind": "gain_items", "items": {"champagne": 1}}]}] * 5,
            "tokens",
        ),
        ("auction", "bids", "lowest", 10, None),
        ("auction", "bids", "lowest", 11, "lowest"),
        ("auction", "bids", "raise_by", 0, "raise_by"),
        ("auction", "bids", "raise_by", 2, None),
        ("celebrities", "3", "effect", {}, "open_value"),
    ],
)
def test_corrections(section: str, id: str, field: str, value: Any, expected: str | None) -> None:
    catalog, problems = corrected_catalog({section: {id: {field: value}}})
    assert [problem.expected for problem in problems] == ([] if expected is None else [expected])
    if expected is None:
        assert catalog.overrides == {section: {id: {field: value}}}


def test_a_wrong_effect_is_refused() -> None:
    card = CATALOG.staff[122]
    for wrong in ([{"kind": "pay_for", "pay": {"tea": 1}, "effects": []}], [{"kind": "dance"}]):
        with pytest.raises(ValueError):
            corrected(card, "effects", wrong)
