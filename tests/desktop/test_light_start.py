"""What a table needs to be painted is all that a start imports; the rest comes when it is asked for."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

IMPORTED = """
import json, sys
import gah_desktop.tools.bench.first_table
print(json.dumps(sorted(sys.modules)))
"""


EARLIER = ("app/guard.py", "app/sources.py", "app/__init__.py")  # by whom it is told not to


@pytest.fixture(scope="module")
def imported() -> list[str]:
    done = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


@pytest.mark.parametrize(
    "later",
    [
        "multiprocessing",  # for bots that search
        "pickle",
        "sqlite3",  # the history
        "gah_desktop.coach",
        "gah_desktop.bots.heuristic",
        "gah_desktop.bots.search",
        "gah_desktop.bots.learned",
        "gah_desktop.widgets.pages.start",
        "gah_desktop.widgets.pages.score",
        "gah_desktop.widgets.pages.history",
        "gah_desktop.widgets.dialogs",
        "gah_desktop.reference.window",
        "PySide6.QtNetwork",
        "PySide6.QtPrintSupport",
    ],
)
def test_a_start_leaves_this_for_later(imported: list[str], later: str) -> None:
    assert [name for name in imported if name == later or name.startswith(f"{later}.")] == []


SOURCES = """
import json, linecache, sys
import gah_desktop.desktop
print(json.dumps([file for file in linecache.cache if "gah_desktop" in file]))
"""


def test_no_source_is_read_where_its_module_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", SOURCES], capture_output=True, text=True, check=True)
    read = [file for file in json.loads(done.stdout) if not file.endswith(EARLIER)]
    assert read == []
