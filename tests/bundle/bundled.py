"""Calls of the program in the bundle, in surroundings that hold nothing else. Judges nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = ROOT / "dist" / "gah-desktop"


class Bundle:
    """The program, over folders of its own; its environment holds nothing but where these are."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home
        self.program = folder / "gah-desktop"
        self.data = home / ".local" / "share" / "gah-desktop"
        self._started: list[subprocess.Popen[str]] = []

    def run(self, *words: object, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.program, *map(str, words)],
            env={"HOME": str(self.home), **variables},
            cwd=self.home,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )

    def out(self, *words: object, **variables: str) -> str:
        """What it says, when it has nothing to complain of."""
        done = self.run(*words, **{"LC_ALL": "C.UTF-8", **variables})
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout

    def start(self, *words: object) -> subprocess.Popen[str]:
        """The window, without a display."""
        process = subprocess.Popen(
            [self.program, *map(str, words)],
            env={"HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.home), "QT_QPA_PLATFORM": "offscreen"},
            cwd=self.home,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._started.append(process)
        return process

    def end(self) -> None:
        for process in self._started:
            process.kill()
            process.communicate()
