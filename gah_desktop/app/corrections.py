"""An owner's corrections of what no text gives: card by card, checked, counted, kept in a file. No looks."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.app.paths import set_aside
from gah_desktop.catalog import corrected_catalog, expanded, expanded_catalog
from gah_desktop.catalog.corrected import is_there
from gah_desktop.catalog.overrides import OpenValue, open_values, read_overrides
from gah_desktop.record import write_atomic

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog, OverrideProblem

Data = dict[str, Any]


class Component(NamedTuple):
    """A card, a row, a room: whatever has values that are open to correction."""

    section: str
    id: str
    values: tuple[OpenValue, ...]

    @property
    def left(self) -> int:
        """How many nobody has checked yet."""
        return sum(not value.corrected for value in self.values)


class Taken(NamedTuple):
    """What came out of somebody's file."""

    values: int
    problems: tuple[OverrideProblem, ...]


class Corrections:
    """The owner's file. A value that was found right stands there as well: so it counts as checked."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.catalog: Catalog = expanded_catalog()
        self.problems: tuple[OverrideProblem, ...] = ()
        self.kept_as: Path | None = None  # a file that could not be used as a whole, under its new name
        self.reload()

    def reload(self) -> None:
        """What is in the file now; without one, nothing is corrected."""
        data: Data = {}
        unread: Sequence[OverrideProblem] = ()
        if is_there(self.file):
            data, unread = read_overrides(self.file)
        catalog, problems = corrected_catalog(data)
        self.catalog = expanded(catalog)
        named = (problem._replace(file=str(self.file)) for problem in problems)
        self.problems = (*unread, *named)

    # -- what there is

    def components(self, group: str) -> list[Component]:
        """In the order of the catalog."""
        found: dict[tuple[str, str], list[OpenValue]] = {}
        for value in open_values(self.catalog):
            card = next(c for key, c in getattr(self.catalog, value.section).items() if str(key) == value.id)
            if card.set == group:
                found.setdefault((value.section, value.id), []).append(value)
        return [Component(section, id, tuple(values)) for (section, id), values in found.items()]

    def count(self, group: str) -> tuple[int, int]:
        """How many values are left to check, and how many there are."""
        components = self.components(group)
        return sum(c.left for c in components), sum(len(c.values) for c in components)

    def why_not(self, section: str, id: str, field: str, value: object) -> OverrideProblem | None:
        """What is wrong with a value, as it would be told of one in the file."""
        _, problems = corrected_catalog({section: {id: {field: value}}})
        return problems[0] if problems else None

    # -- what changes

    def keep(self, section: str, id: str, fields: Mapping[str, Any]) -> None:
        """These values are printed, whether they are ours or others; OSError if the file can't be written."""
        data = self._data()
        data.setdefault(section, {}).setdefault(id, {}).update(fields)
        self._write(data)

    def drop(self, section: str, id: str, fields: Sequence[str]) -> None:
        """They count as not checked, and are ours again."""
        data = self._data()
        of_card = data.get(section, {}).get(id, {})
        for field in fields:
            of_card.pop(field, None)
        self._write(data)

    def take_from(self, file: Path) -> Taken:
        """All that can be used of somebody's file, over what is there; the rest is told."""
        read, unread = read_overrides(file)
        catalog, wrong = corrected_catalog(read)
        data, number = self._data(), 0
        for section, cards in catalog.overrides.items():
            for id, fields in cards.items():
                data.setdefault(section, {}).setdefault(id, {}).update(fields)
                number += len(fields)
        if number:
            self._write(data)
        named = tuple(problem._replace(file=file.name) for problem in (*unread, *wrong))
        return Taken(number, named)

    def hand_on(self, file: Path) -> None:
        """Write everything that has been checked into another file."""
        write_atomic(file, _text(self._data()))

    def _data(self) -> Data:
        """Return what holds now, to be changed; another program may have written the file meanwhile."""
        self.reload()
        copy: Data = json.loads(json.dumps(dict(self.catalog.overrides)))
        return copy

    def _write(self, data: Data) -> None:
        """A file of which not everything could be used is kept under another name."""
        sections = {s: {id: f for id, f in cards.items() if f} for s, cards in data.items()}
        data = {section: cards for section, cards in sections.items() if cards}
        if self.problems and os.path.lexists(self.file):
            self.kept_as = set_aside(self.file)
        if data:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(self.file, _text(data))
        else:
            self.file.unlink(missing_ok=True)
        self.reload()


def _text(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
