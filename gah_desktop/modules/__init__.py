"""The modules: optional rules beside those of the base game, a folder each.

What a module brings stands in its folder by layer: `rules.py` (or a folder of that name) for the engine,
which knows no other, and beside it `words.py`, `models.py`, `panel.py`, `topics.py`, `bot.py` as far as it
needs them. Each layer finds these by `brought`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from gah_desktop.engine.module_registry import MODULES

if TYPE_CHECKING:
    from gah_desktop.engine.module import Module


def brought(file: str, modules: Mapping[str, type[Module]] = MODULES) -> dict[str, ModuleType]:
    """The file of this name beside the rules of each module that has one, by the module's id."""
    names = {id: f"{module.__module__.rpartition('.')[0]}.{file}" for id, module in modules.items()}
    return {id: import_module(name) for id, name in names.items() if find_spec(name) is not None}
