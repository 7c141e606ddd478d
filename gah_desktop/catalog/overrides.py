"""An owner's corrections: read, checked one by one, applied. A bad one changes nothing else.

The file holds fields by section and id: `{"guests": {"117": {"vp": 4}}, "boards": {"day-A": {..}}}`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gah_desktop.files import read_text
from gah_desktop.parsing import parse

from .basics import OPEN, OVERRIDES_FILE, Provenance
from .house import file_of, written
from .loader import of_expansion
from .models import Catalog
from .problems import Expectation, OverrideProblem
from .schema import corrected, drinks_champagne, starter_sets_complete

# by section and field: what is expected there
FIELDS: dict[str, dict[str, Expectation]] = {
    "guests": {"order": "order", "vp": "vp", "color": "guest_color"},
    "staff": {"starter_set": "starter_letter", "cost": "cost"},
    "boards": {"colors": "board_colors"},
    # of the expansion
    "ballroom_rows": {"spaces": "spaces", "champagne": "champagne"},
    "rehearsal_rooms": {"areas": "areas"},
    "die_actions": {"items": "die_items"},
    "celebrities": {"vp": "vp"},
    "entrances": {"tokens": "tokens"},
    "auction": {"lowest": "lowest", "raise_by": "raise_by"},
}

Data = dict[str, Any]
MAX_BYTES = 1 << 20  # far more than corrections of everything there is


class OpenValue(NamedTuple):
    """One value that is open to correction, named and written as in an owner's file."""

    section: str
    id: str
    field: str
    value: Any
    source: Provenance
    corrected: bool
    file: str  # of the catalog, where it stands


def open_values(catalog: Catalog) -> list[OpenValue]:
    """Every such value in force; `corrected` marks those an owner's file has set."""
    changed = catalog.overrides
    return [
        OpenValue(
            section,
            str(card.id),
            field,
            written(getattr(card, field)),
            card.provenance[field],
            field in changed.get(section, {}).get(str(card.id), {}),
            file_of(section, card),
        )
        for section, fields in FIELDS.items()
        for card in getattr(catalog, section).values()
        for field in fields
        if is_open(card, field) and getattr(card, field) is not None
    ]


def is_open(card: Any, field: str) -> bool:
    """Whether an owner can correct it. The balcony has no end: that is no number to be corrected."""
    return card.provenance.get(field) in OPEN and (field != "spaces" or card.spaces is not None)


class _Twice(str):
    """Stands for the values of a name that an object has more than once."""


def _object(pairs: list[tuple[str, Any]]) -> Data:
    times = Counter(name for name, _ in pairs)
    return {name: value if times[name] == 1 else _Twice() for name, value in pairs}


def read_overrides(path: Path) -> tuple[Data, list[OverrideProblem]]:
    """The corrections in a file; a file that can't be read counts as empty and is a problem."""
    try:
        data = parse(read_text(path, MAX_BYTES), _object)
    except OSError as error:
        return {}, [OverrideProblem(str(path), "readable_file", error=error)]
    if not isinstance(data, dict):
        return {}, [OverrideProblem(str(path), "object", found=_short(data))]
    return data, []


def apply_overrides(
    catalog: Catalog, data: Data, *, file: str = OVERRIDES_FILE
) -> tuple[Catalog, list[OverrideProblem]]:
    """The catalog with every usable correction, and what was wrong with the others."""
    problems: list[OverrideProblem] = []
    good: dict[str, dict[str, Data]] = {}
    changed: Data = {section: dict(getattr(catalog, section)) for section in FIELDS}
    for section, cards in data.items():
        if isinstance(cards, _Twice):
            problems.append(OverrideProblem(file, "once", section))
        elif section not in FIELDS:
            problems.append(OverrideProblem(file, "section", section))
        elif not isinstance(cards, dict):
            problems.append(OverrideProblem(file, "object", section, found=_short(cards)))
        else:
            for card_id, fields in cards.items():
                used, wrong = _correct(changed[section], section, card_id, fields, file)
                problems += wrong
                if used:
                    good.setdefault(section, {})[card_id] = used
    if "staff" in good and not starter_sets_complete(changed["staff"]):
        problems.append(OverrideProblem(file, "starter_sets_of_six", "staff", field="starter_set"))
        del good["staff"], changed["staff"]
    if not good:
        return catalog, problems
    return catalog._replace(**changed, overrides=_merged(catalog.overrides, good)), problems


def _correct(
    cards: dict[Any, Any], section: str, card_id: str, fields: object, file: str
) -> tuple[Data, list[OverrideProblem]]:
    """Corrects one card in place, field by field; returns the fields used and the problems."""

    def problem(expected: Expectation, field: str = "", found: str = "") -> OverrideProblem:
        return OverrideProblem(file, expected, section, card_id, field, found)

    key = next((known for known in cards if str(known) == card_id), None)
    if isinstance(fields, _Twice):
        return {}, [problem("once")]
    if key is None:
        return {}, [problem("known_id")]
    if not isinstance(fields, dict):
        return {}, [problem("object", found=_short(fields))]
    used: Data = {}
    problems: list[OverrideProblem] = []
    for field, value in fields.items():
        card = cards[key]
        if isinstance(value, _Twice):
            problems.append(problem("once", field))
        elif field not in card._fields or field in ("id", "provenance", "set"):
            problems.append(problem("known_field", field, _short(value)))
        elif field not in FIELDS[section] or not is_open(card, field):
            problems.append(problem("open_value", field, _short(value)))
        else:
            try:
                cards[key] = corrected(card, field, value)
                used[field] = value
            except (ValueError, RecursionError):
                problems.append(problem(expected_of(section, card, field), field, _short(value)))
    return used, problems


def corrected_values(catalog: Catalog, values: Data) -> tuple[Catalog, tuple[str, ...]]:
    """The catalog with these values, confirmed ones too, and the paths of those that are not possible."""
    changed: Data = {section: dict(getattr(catalog, section)) for section in values}
    good: dict[str, dict[str, Data]] = {}
    wrong = []
    for section, cards in values.items():
        keys = {str(key): key for key in changed[section]}
        for card_id, fields in cards.items():
            for field, value in fields.items():
                key = keys[card_id]
                try:
                    if field not in FIELDS.get(section, {}):
                        raise ValueError(field)
                    changed[section][key] = corrected(changed[section][key], field, value)
                except (ValueError, RecursionError):
                    wrong.append(f"{section}.{card_id}.{field}")
                else:
                    good.setdefault(section, {}).setdefault(card_id, {})[field] = value
    return catalog._replace(**changed, overrides=_merged(catalog.overrides, good)), tuple(wrong)


def expected_of(section: str, card: Any, field: str) -> Expectation:
    """What has to stand there, for this very card."""
    expected = FIELDS[section][field]
    if section == "guests":
        if expected == "vp" and of_expansion(card):
            return "any_vp"
        if expected == "order" and not drinks_champagne(card):
            return "plain_order"
    return expected


def _merged(old: Mapping[str, Any], new: dict[str, dict[str, Data]]) -> Data:
    merged: Data = {
        section: {card_id: dict(fields) for card_id, fields in cards.items()}
        for section, cards in old.items()
    }
    for section, cards in new.items():
        for card_id, fields in cards.items():
            merged.setdefault(section, {}).setdefault(card_id, {}).update(fields)
    return merged


def _short(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:  # nested thousands deep
        return "[...]"
    return text if len(text) <= 60 else text[:57] + "..."
