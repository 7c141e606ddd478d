"""Registries of what modules bring to a layer.

A layer states in a frozen dataclass what a module may bring to it. Each module states one instance, its part.
`gah_desktop.composition` registers the parts, or gives the registry a function that imports each of them for
the first game that needs it. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar


class Part(Protocol):
    @property
    def module(self) -> str:
        """The name of the module that the part belongs to."""


AnyPart = TypeVar("AnyPart", bound=Part)
Key = TypeVar("Key")
Entry = TypeVar("Entry")


class Parts(Generic[AnyPart]):
    """The parts of all modules in one layer, by the name of the module."""

    def __init__(self, layer: str) -> None:
        self.layer = layer  # the file of `gah_desktop.composition` that registers the parts
        self._parts: dict[str, AnyPart] = {}
        self._tables: list[tuple[dict[Any, Any], Callable[[AnyPart], Mapping[Any, Any]]]] = []
        self._load: Callable[[str], AnyPart | None] = lambda module: None

    def load_with(self, load: Callable[[str], AnyPart | None]) -> None:
        """Import each part with this function when it is first asked for."""
        self._load = load

    def extend(self, table: dict[Key, Entry], entries: Callable[[AnyPart], Mapping[Key, Entry]]) -> None:
        """Add the entries of all parts to a table, also of parts that are registered later."""
        self._tables.append((table, entries))
        for part in self._parts.values():
            self._check(part, table, entries(part))
            table.update(entries(part))

    def register(self, part: AnyPart) -> None:
        """Add a part. Raise ValueError if its module has one, or if another entry has one of its keys."""
        if part.module in self._parts:
            raise ValueError(f"{self.layer}: module {part.module!r} is already registered")
        for table, entries in self._tables:
            self._check(part, table, entries(part))
        self._parts[part.module] = part
        for table, entries in self._tables:
            table.update(entries(part))

    def _check(self, part: AnyPart, table: Mapping[Any, Any], entries: Mapping[Any, Any]) -> None:
        if taken := [str(key) for key, entry in entries.items() if table.get(key, entry) is not entry]:
            raise ValueError(f"{self.layer}: module {part.module!r} brings what is taken: {', '.join(taken)}")

    def of(self, module: str) -> AnyPart:
        """Return the part of a module. Raise ValueError if it has none."""
        if module not in self._parts:
            part = self._load(module)
            if part is None:
                raise ValueError(
                    f"{self.layer}: module {module!r} has no part; "
                    f"import gah_desktop.composition.{self.layer} first"
                )
            self.register(part)
        return self._parts[module]
