"""Keeps None alive under PySide6 6.12.0 and Python 3.11. Knows nothing of the game.

That release gives back one reference to None too many in every call without a result. From Python
3.12 on, None does not count its references; before, the interpreter dies after some thousand calls.
Where the two meet, None gets so many references that they can't run out.
"""

from __future__ import annotations

import sys

import PySide6

PLENTY = 1 << 40


def keep_none() -> None:
    """Call once before the first widget."""
    needed = sys.version_info < (3, 12) and PySide6.__version__ == "6.12.0"
    if needed and sys.implementation.name == "cpython":
        import ctypes

        ctypes.c_ssize_t.from_address(id(None)).value += PLENTY
