"""An owner's corrections of house values: read, checked one by one, applied. A bad one changes nothing else.

The file holds fields by section and id: `{"guests": {"117": {"vp": 4}}, "boards": {"day-A": {..}}}`.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .basics import OVERRIDES_FILE
from .kept import Kept
from .loader import validated_catalog
from .models import Board, Catalog, Guest, Staff, starter_sets_complete
from .printed import Printed, Sourced
from .problems import Expectation, OverrideProblem

_MODELS: dict[str, type[Printed]] = {"guests": Guest, "staff": Staff, "boards": Board}
_EXPECTED: dict[str, dict[str, Expectation]] = {
    "guests": {"order": "order", "vp": "vp", "color": "guest_color"},
    "staff": {"starter_set": "starter_letter"},
    "boards": {"colors": "board_colors"},
}

Data = dict[str, Any]


def read_overrides(path: Path) -> tuple[Data, list[OverrideProblem]]:
    """The corrections in a file; a file that can't be read counts as empty and is a problem."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return {}, [OverrideProblem(file=str(path), expected="readable_json", found=str(error))]
    if not isinstance(data, dict):
        return {}, [OverrideProblem(file=str(path), expected="object", found=_short(data))]
    return data, []


def apply_overrides(
    catalog: Catalog, data: Data, *, file: str = OVERRIDES_FILE
) -> tuple[Catalog, list[OverrideProblem]]:
    """The catalog with every usable correction, and what was wrong with the others."""
    if isinstance(catalog, Kept):  # always the built-in one
        catalog = validated_catalog()
    good: dict[str, dict[str, Data]] = {}
    problems: list[OverrideProblem] = []

    def problem(expected: Expectation, section: str, field: str = "", found: object = "") -> None:
        text = _short(found) if found != "" else ""
        problems.append(
            OverrideProblem(file=file, section=section, field=field, expected=expected, found=text)
        )

    changed: dict[str, dict[Any, Any]] = {
        "guests": dict(catalog.guests),
        "staff": dict(catalog.staff),
        "boards": dict(catalog.boards),
    }
    for section, cards in data.items():
        if section not in _MODELS:
            problem("section", section)
        elif not isinstance(cards, dict):
            problem("object", section, found=cards)
        else:
            for card_id, fields in cards.items():
                used, wrong = _correct(changed[section], section, card_id, fields, file)
                problems += wrong
                if used:
                    good.setdefault(section, {})[card_id] = used
    if "staff" in good and not starter_sets_complete(changed["staff"]):
        problem("starter_sets_of_six", "staff", "starter_set")
        del good["staff"]
        changed["staff"] = dict(catalog.staff)
    if not good:
        return catalog, problems
    return catalog.model_copy(update={**changed, "overrides": _merged(catalog.overrides, good)}), problems


def _correct(
    cards: dict[Any, Any], section: str, card_id: str, fields: object, file: str
) -> tuple[Data, list[OverrideProblem]]:
    """Corrects one card in place, field by field; returns the fields used and the problems."""

    def problem(expected: Expectation, field: str = "", found: str = "") -> OverrideProblem:
        return OverrideProblem(
            file=file, section=section, id=card_id, field=field, expected=expected, found=found
        )

    key = next((known for known in cards if str(known) == card_id), None)
    if key is None:
        return {}, [problem("known_id")]
    if not isinstance(fields, dict):
        return {}, [problem("object", found=_short(fields))]
    used: Data = {}
    problems: list[OverrideProblem] = []
    for field, value in fields.items():
        card: Printed = cards[key]
        if field not in type(card).model_fields or field in ("id", "provenance"):
            problems.append(problem("known_field", field, _short(value)))
        elif not _open_to_correction(card, section, field):
            problems.append(problem("house_value", field, _short(value)))
        else:
            raw = {**card.model_dump(mode="json", exclude_unset=True), field: value}
            try:
                cards[key] = _MODELS[section].model_validate_json(json.dumps(raw))
                used[field] = value
            except ValidationError:
                problems.append(problem(_EXPECTED[section][field], field, _short(value)))
    return used, problems


def _open_to_correction(card: Printed, section: str, field: str) -> bool:
    if field not in _EXPECTED[section]:
        return False
    if isinstance(card, Board):
        return card.provenance == "house"
    return isinstance(card, Sourced) and card.is_house(field)


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
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
