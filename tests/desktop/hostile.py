"""The whole program among files that are none: what stands where, and a process that plays there.

`test_hostile_files.py` and `python -m tests.desktop.hostile` start it; each start is a process of its own.
"""

from __future__ import annotations

import json
import logging
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from tests.helpers.odd_files import GIB, KINDS, Make

ADDRESSES = 2 * GIB  # of a process, whatever it reads
SECONDS = 60.0  # for a start, a move and the end, on a busy machine

# under the folder that is given to `Paths`
PLACES = (
    "data/autosave.gah",
    "data/autosave-previous.gah",
    "data/autosave-previous.new",
    "data/history.sqlite",
    "data/history.sqlite-journal",
    "data/history.sqlite-wal",
    "data/history.sqlite.new",
    "data/lock",
    "data/gah-desktop.log",
    "data/gah-desktop.log.1",
    "data/saves/2026-03-01-200000-1.gah",
    "data/games/20260301-x.gah",
    "data/games/x.review",
    "data/saves",
    "data/games",
    "config/settings.ini",
    "config/settings.ini.lock",
    "config/catalog-overrides.json",
    "cache/pictures",
    "cache",
)
OPENED = "opened.gah"  # is given to the program as the game to open


def lay(root: Path, kind: Make, place: str) -> None:
    """Put such a thing there, unless the place has no folder any more."""
    file = root / place
    if file.parent.is_dir() or not os.path.lexists(file.parent):
        file.parent.mkdir(parents=True, exist_ok=True)
        if not os.path.lexists(file):
            kind(file)


class Run(NamedTuple):
    """What came of a start."""

    code: int | None  # None: it did not end in time
    told: dict[str, Any]
    err: str
    seconds: float

    @property
    def faults(self) -> list[str]:
        """What must not be."""
        found = []
        if self.code != 0:
            found.append(f"exit code {self.code}")
        if "Traceback" in self.err or "unexpected" in self.err:
            found.append("an exception")
        if not self.told.get("played"):
            found.append("no move was played")
        if not self.told.get("saved"):
            found.append("the game was not saved")
        return found


def start(root: Path, arguments: Sequence[str] = ()) -> Run:
    """The real program over these folders: it plays a move, visits its pages and ends."""
    command = [sys.executable, "-c", CHILD, str(root), *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(root)}
    root.chmod(0o700)
    began = monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=_bounded,
        cwd=Path(__file__).resolve().parents[2], env=environment,
    )  # fmt: skip
    try:
        out, err = process.communicate(timeout=SECONDS)
        code: int | None = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        (out, err), code = process.communicate(), None
    lines = out.strip().splitlines()
    told = json.loads(lines[-1]) if lines and lines[-1].startswith("{") else {}
    return Run(code, told, err, monotonic() - began)


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    if os.getuid() == 0:  # or no file would be unreadable: without CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
        import ctypes

        for capability in (1, 2):
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)


CHILD = """
import sys
from tests.desktop.hostile import play
play(*sys.argv[1:])
"""


def play(root: str, file: str = "") -> None:
    """In the process: start the window, play a move, look at the pages, leave."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

    from gah_desktop import desktop
    from gah_desktop.app.meta import Meta
    from gah_desktop.app.paths import Paths
    from gah_desktop.engine import Setup
    from gah_desktop.record import loads, read_save
    from gah_desktop.widgets.main_window import MainWindow

    told: dict[str, Any] = {"boxes": [], "played": False, "saved": False}
    paths = Paths(Path(root))
    vars(desktop)["Paths"] = lambda: paths

    def boxes(window: MainWindow) -> None:
        for box in window.findChildren(QMessageBox):
            if box.isVisible():
                told["boxes"].append(f"{box.text()} {box.informativeText()}".strip())
                box.close()
        QApplication.processEvents()

    def go() -> None:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        try:
            visit(window)
        finally:
            told["asked"] = not window.close()
            if told["asked"]:
                anyway = window.findChild(QPushButton, "closeAnyway")
                assert isinstance(anyway, QPushButton)
                anyway.click()
            QApplication.quit()

    def visit(window: MainWindow) -> None:
        boxes(window)
        for page in ("start", "unfinished", "history", "new", "start"):
            window.show_page(page)
            for _ in range(20):
                QApplication.processEvents()
            boxes(window)
        window.context.settings.text_scale = 110
        session = window.session
        session.save_everything()
        logging.getLogger("gah_desktop").info("A line for the log.")
        session.reviews.ratings()
        window.start_game(Setup(players=2, seed=3, kinds=("human", "human")), Meta.new())
        boxes(window)
        session.lift_curtain()
        before = session.journal.position
        session.try_apply(session.options[0])
        told["played"] = session.journal.position > before
        session.autosave.settle()
        with suppress(OSError):
            saved = loads(read_save(paths.autosave)).journal
            told["saved"] = saved.position == session.journal.position
        QApplication.processEvents()
        boxes(window)

    QTimer.singleShot(0, lambda: QTimer.singleShot(300, go))
    code = desktop.run(Path(file) if file else None, "en")
    memory = Path("/proc/self/status")
    if memory.exists():
        peak = next(line for line in memory.read_text().splitlines() if line.startswith("VmHWM"))
        told["megabytes"] = int(peak.split()[1]) // 1024
    print(json.dumps(told), flush=True)
    raise SystemExit(code)


def main() -> None:
    """Every kind in every place, one start each; prints what went wrong, and the counts."""
    runs, wrong, slowest, most = 0, 0, 0.0, 0
    wanted = sys.argv[1:]
    for place in (*PLACES, OPENED):
        for kind in KINDS:
            if wanted and place not in wanted and kind.__name__ not in wanted:
                continue
            with tempfile.TemporaryDirectory() as made:
                root = Path(made)
                lay(root, kind, place)
                run = start(root, [str(root / OPENED)] if place == OPENED else [])
                for stuck in root.rglob("*"):
                    if not stuck.is_symlink() and stuck.is_file():
                        stuck.chmod(0o600)
            runs += 1
            wrong += bool(run.faults)
            slowest, most = max(slowest, run.seconds), max(most, run.told.get("megabytes", 0))
            print(f"{place:38} {kind.__name__:13} {run.seconds:5.1f} s", *run.faults, sep="  ", flush=True)
            if run.faults or wanted:
                print(run.told, run.err[-3000:], flush=True)
    print(f"{runs} starts, {wrong} wrong, the slowest {slowest:.1f} s, the largest {most} MB")


if __name__ == "__main__":
    main()
