"""How fast the window is, each figure from processes of their own, without a display. Never judges."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from gah_desktop.record import dumps, write_atomic
from gah_desktop.tools import demonstration
from gah_desktop.tools.bench import MeasureError

ROUNDS = 9  # starts of each kind, in turn, so that both meet the same machine
OPENINGS = 3  # of the reference, each for the first time in its process
PATIENCE = 120  # seconds

# The least that any window of this kind needs: the yardstick.
BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, tell)

app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
TELL_MEMORY = """
def tell():
    import os, resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), flush=True)
    os._exit(0)
"""
# the same, and what it has painted is kept, as at the end of every run
KEEPING = """
tell_only = tell
def tell():
    from gah_desktop.desktop import Paths, keep_pictures
    from pathlib import Path
    keep_pictures(Paths(Path(sys.argv[1])))
    tell_only()
"""
FIRST_TABLE = """
import gc
gc.disable()  # as the command does while it loads
from gah_desktop.tools.bench.first_table import first_table
first_table(*sys.argv[1:], tell)
"""
WHOLE_TABLE = FIRST_TABLE.replace("tell)", "tell, whole=True)")
INSIDE = "from gah_desktop.tools.bench import inside; inside."


def measure() -> dict[str, Any]:
    """Start, memory, frames, whole games, switches and the reference, as figures with their factors."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        save = root / "game.gah"
        journal = demonstration.play(demonstration.setup(), demonstration.GOOD_ROUND)
        write_atomic(save, dumps(journal, demonstration.noted(journal).meta))
        found = _starts(root, save)
        for name in ("frames", "frames_beside_a_bot", "whole_games", "switches"):
            found |= _inside(name, root, save)
        opened = [_inside("reference", root, save) for _ in range(OPENINGS)]
        found |= min(opened, key=lambda figures: figures["reference_open_ms"])
    return found


def _inside(name: str, root: Path, save: Path) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(_run(f"{INSIDE}{name}()", root, save)[0])
    return figures


def _starts(root: Path, save: Path) -> dict[str, Any]:
    """The first start of all draws everything; later ones find what the one before has kept.

    A table counts as painted with its first frame, which shows the middle; figures called `whole` go on
    until the rest is painted as well.
    """
    bare_window, first_table, whole_table = TELL + BARE, TELL + FIRST_TABLE, TELL + WHOLE_TABLE
    other = root / "first"  # where nothing is ever kept
    other.mkdir()
    _run(bare_window, root, save)
    _run(TELL + KEEPING + FIRST_TABLE, root, save)  # both find their files in memory from then on
    bare, first, table, first_whole, table_whole = [], [], [], [], []
    for _ in range(ROUNDS):
        bare.append(_run(bare_window, root, save))
        first.append(_run(first_table, root, save, other))
        table.append(_run(first_table, root, save))
        first_whole.append(_run(whole_table, root, save, other))
        table_whole.append(_run(whole_table, root, save))
    # the least disturbed of each
    times = [min(run[1] for run in runs) for runs in (bare, first, table, first_whole, table_whole)]
    sizes = [median(float(run[0]) for run in runs) for runs in (bare, table_whole)]
    return {
        "start_bare_ms": round(times[0] * 1000),
        "start_first_ms": round(times[1] * 1000),
        "start_first_factor": round(times[1] / times[0], 2),
        "start_first_whole_ms": round(times[3] * 1000),
        "start_table_ms": round(times[2] * 1000),
        "start_factor": round(times[2] / times[0], 2),
        "start_whole_ms": round(times[4] * 1000),
        "memory_bare_mb": round(sizes[0], 1),
        "memory_table_mb": round(sizes[1], 1),
        "memory_factor": round(sizes[1] / sizes[0], 2) if sizes[0] else None,
    }


NO_MEMORY = """
def tell():
    import os
    print(0.0, flush=True)
    os._exit(0)
"""
TELL = TELL_MEMORY if sys.platform != "win32" else NO_MEMORY


def _run(code: str, root: Path, save: Path, folder: Path | None = None) -> tuple[str, float]:
    """What a fresh process says last, and the seconds until it said it; it keeps its files in the folder."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONWARNINGS": "ignore"}
    # compiled modules, as in any installation, even where none may be written beside the sources
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(root / "compiled")
    command = [sys.executable, "-c", "import sys\n" + code, str(folder or root), str(save)]
    began = perf_counter()
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    took = perf_counter() - began
    if done.returncode:
        last = done.stderr.strip().rpartition("\n")[2]
        raise MeasureError(last or f"a measured process ended with {done.returncode}")
    return done.stdout.strip().rpartition("\n")[2], took
