"""Keeps PySide from reading the source of every module that is imported. Knows no game and no widget.

PySide looks there whether a module asks for Qt's names in another spelling (`__feature__`). None here
does, and reading all those files takes a good part of a start, and memory as long as the program runs.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


def leave_sources_unread() -> None:
    """Call it before most modules are imported. Where PySide is made differently, nothing changes."""
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _asks_for_nothing


def _asks_for_nothing(module: ModuleType) -> bool:
    return False
