"""Parts of modules for a test: loading all of them, and registering one for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from gah_desktop.bots.part import BOT_PARTS
from gah_desktop.engine.module_registry import MODULES
from gah_desktop.parts import Parts


def load_bot_parts() -> None:
    """Import what every module brings to the bots, as games with all of them would."""
    for module in MODULES:
        BOT_PARTS.of(module)


@contextmanager
def registered(
    parts: Parts[Any], *some: Any, load: Callable[[str], Any] = lambda module: None
) -> Iterator[None]:
    """Register parts, or load them, and forget afterwards whatever was registered meanwhile."""
    known, loads = dict(parts._parts), parts._load
    tables = [(table, dict(table)) for table, _ in parts._tables]
    try:
        parts.load_with(lambda module: load(module) or loads(module))
        for part in some:
            parts.register(part)
        yield
    finally:
        parts.load_with(loads)
        for table, before in ((parts._parts, known), *tables):
            table.clear()
            table.update(before)
