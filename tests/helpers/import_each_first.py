"""Import each file of the package first in an interpreter of its own, and print those that fail.

A process with Qt and pydantic loaded forks for each file, so that only the package itself is imported anew.
Files that begin with the same import share a child that has made it: Python begins each of them with it.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
import traceback
from collections.abc import Callable, Sequence

import pydantic  # noqa: F401
from PySide6 import QtNetwork, QtPrintSupport, QtSvg, QtWidgets  # noqa: F401

from tests.helpers.imports import FILES, first_imports


def started(run: Callable[[], None]) -> int:
    """Start a child that exits with 0 if `run` raises nothing."""
    child = os.fork()
    if child:
        return child
    code = 0
    try:
        run()
    except BaseException:
        code = 1
        traceback.print_exc(file=sys.stdout)
    sys.stdout.flush()
    os._exit(code)


def import_all(names: Sequence[str]) -> None:
    for name in names:
        importlib.import_module(name)


def import_each(first: Sequence[str], names: Sequence[str]) -> None:
    """Import files that begin with the same imports, each in a child of its own."""
    import_all(first)
    for name in names:
        if os.waitpid(started(lambda: import_all([name])), 0)[1]:  # noqa: B023
            print(f"cannot be imported first: {name}", flush=True)


def main() -> None:
    assert not any(name.partition(".")[0] == "gah_desktop" for name in sys.modules)
    groups: dict[tuple[str, ...], list[str]] = {}
    for name in FILES:
        groups.setdefault(first_imports(name), []).append(name)
    gc.freeze()
    gc.disable()
    running = 0
    for first, names in groups.items():
        if running == (os.cpu_count() or 1):
            os.wait()
            running -= 1
        started(lambda: import_each(first, names))  # noqa: B023
        running += 1
    for _ in range(running):
        os.wait()
    print(f"imported: {len(FILES)}")


main()
