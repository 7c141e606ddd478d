"""Kill the real program at random moments, and check each time that no more than the last action is lost.

    python packaging/kills.py [--kills 200] [--commands 30] [--seed 1] [--home FOLDER]

The window runs without a display, over folders of its own, and `tests/desktop/driven.py` plays it. A kill
comes at a random moment: while the program starts, between two actions, while a file is being written, when
a game ends, while the history or a review is being written, or during a review. After each kill the script
reads all files as the next start will:

- The game in progress has every action that was reported, and the same hash as then.
- No file is damaged. Every finished game is there once, whole, and in the history with its VP.
- Every review that was reported can be read.
- No process of the program is left, and the next start removes the files that were half written.

Then the program starts again and goes on. At the end it finishes its game and closes by itself. The commands
`simulate --save`, `rate --into` and `transcript --out` are killed and repeated. Their files have to be those
of a run without a kill. The script prints the counts and stops at the first contradiction.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.app.autosave import Autosave  # noqa: E402
from gah_desktop.app.history import History  # noqa: E402
from gah_desktop.app.loading import load_game  # noqa: E402
from gah_desktop.app.paths import APP, Paths  # noqa: E402
from gah_desktop.app.reviews import SUFFIX, Reviews  # noqa: E402
from gah_desktop.record import Loaded, loads, read_save  # noqa: E402

PATIENCE_S = 120  # for the moment of a kill, or for an end
OPTIONS = "[options]\nanimation=none\nbot_pace=instant\nconfirm_pass=false\nreminders=false\n"


class Moment(NamedTuple):
    """When to kill: so many seconds after the `count`th report of this kind, or after the launch.

    The moments of the kind "file" are too short to be met from outside. There the process sets an alarm that
    ends it so soon after it has opened the `count`th file for writing.
    """

    name: str
    count: int
    delay_s: float

    def is_of(self, told: dict[str, Any]) -> bool:
        """Return whether a report is of the kind that the moment follows."""
        return self.name in (told["what"], f"{told['what']} {told.get('file')}")


# name, how often of 100, largest count, largest delay in seconds
MOMENTS = (
    ("launch", 12, 1, 2.5),
    ("at", 22, 60, 0.03),
    ("file", 22, 200, 0.0004),
    ("over", 8, 1, 0.05),
    ("writing history", 14, 1, 0.02),
    ("writing review", 12, 1, 0.005),
    ("reviewing", 10, 1, 3.0),
)


def some_moment(rng: Random) -> Moment:
    name, _, count, delay = rng.choices(MOMENTS, [share for _, share, _, _ in MOMENTS])[0]
    return Moment(name, rng.randint(1, count), rng.random() * delay)


class Contradiction(AssertionError):
    """The files are not as the reports said, or the program did not go on."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Contradiction(what)


class Position(NamedTuple):
    """What was last reported of the game in progress."""

    id: str
    position: int
    hash: str


class Window:
    """The program with its window, over folders that stay, and all that it has reported."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data, self.config = home / "data" / APP, home / "config" / APP
        self.playing: Position | None = None
        self.finished: dict[str, tuple[str, list[int]]] = {}  # hash and VP, by identity
        self.reviewed: set[str] = set()
        self.counts: Counter[str] = Counter()
        self._whole: dict[str, Loaded] = {}  # finished games that were read before
        home.mkdir(parents=True, exist_ok=True)
        home.chmod(0o700)
        self.config.mkdir(parents=True)
        (self.config / "settings.ini").write_text(OPTIONS)

    # A life of the program

    def live(self, moment: Moment | None) -> None:
        """Start the program and kill it at this moment; without one, let it finish its game and close."""
        folders = {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}
        with (self.home / "errors").open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.desktop.driven", *_words(moment)],
                env={
                    **os.environ,
                    **folders,
                    "XDG_RUNTIME_DIR": str(self.home),
                    "QT_QPA_PLATFORM": "offscreen",
                },
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=ROOT,
                start_new_session=True,
            )
        timers = [Timer(PATIENCE_S, process.kill)]
        if moment is not None and moment.name == "launch":
            timers.append(Timer(moment.delay_s, process.kill))
        for timer in timers:
            timer.start()
        try:
            writing = self._follow(process, moment)
            stuck = not timers[0].is_alive()
        finally:
            for timer in timers:
                timer.cancel()
            process.kill()
            code = process.wait()
        told = (self.home / "errors").read_text()
        require(not told, told)
        require(not stuck, f"the moment or the end was not reached in {PATIENCE_S} s")
        require(code == _expected_code(moment), f"the program ended with code {code}")
        if moment is not None:
            self.counts[f"killed at: {moment.name}"] += 1
            if writing:
                self.counts[f"killed while the {writing} was being written"] += 1
        require(_ended(process.pid), "a process of the program is left")

    def _follow(self, process: subprocess.Popen[str], moment: Moment | None) -> str:
        """Take note of the reports, and kill at the moment. Return what was being written at the end."""
        half_written, writing = self._half_written(), ""
        left = moment.count if moment is not None else 0
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                if not line.endswith("\n"):
                    break  # cut off
                told = json.loads(line)
                self._hear(told)
                match told["what"]:
                    case "ready":
                        require(not half_written & self._half_written(), "half-written files stay")
                    case "writing":
                        writing = told["file"]
                    case "written":
                        writing = ""
                if moment is not None and moment.is_of(told):
                    left -= 1
                    if left == 0:
                        time.sleep(moment.delay_s)
                        process.kill()
        return writing

    def _hear(self, told: dict[str, Any]) -> None:
        match told["what"]:
            case "begun" | "resumed" | "at":
                here, before = Position(told["id"], told["position"], told["hash"]), self.playing
                if told["what"] == "begun":
                    require(before is None or before.position == 0, f"not offered any more: {before}")
                elif before is not None:
                    require(here.id == before.id, f"another game is continued than {before}")
                    require(here.position >= before.position, f"{here} instead of {before}")
                self.counts["continued"] += told["what"] == "resumed"
                self.playing = here
            case "over":
                self.finished[told["id"]] = told["hash"], told["vp"]
                self.playing = None
            case "reviewed":
                self.reviewed.add(told["id"])
            case "question":
                raise Contradiction(f"the window asks: {told['text']}")
        self.counts["actions"] += told["what"] == "at"

    def _half_written(self) -> set[Path]:
        return {*self.data.rglob("*.tmp")}

    # What is on the disk between two lives

    def check(self) -> None:
        """Read a copy of the files as the next start will read the files."""
        with TemporaryDirectory() as folder:
            copy = Path(folder)
            for name, kind in ((self.data, "data"), (self.config, "config")):
                if name.exists():
                    shutil.copytree(name, copy / kind)
            paths = Paths(copy)
            games = self._finished_games(paths)
            self._game_in_progress(paths, games)
            self._history(paths, games)
            self._reviews(paths, games)
            damaged = [file.name for file in copy.rglob("*.damaged-*")]
            require(not damaged, f"damaged: {damaged}")

    def _finished_games(self, paths: Paths) -> dict[str, Loaded]:
        found: dict[str, Loaded] = {}
        for file in paths.games.glob("*.gah"):
            if file.name not in self._whole:
                self._whole[file.name] = load_game(read_save(file))
            loaded = self._whole[file.name]
            id = loaded.meta["id"]
            require(loaded.journal.game.over, f"{file.name} is not over")
            require(id not in found, f"{id} is there twice")
            found[id] = loaded
        for id, (hash, _) in self.finished.items():
            require(id in found, f"finished game {id} is lost")
            require(found[id].journal.game.hash() == hash, f"finished game {id} is another one")
        return found

    def _game_in_progress(self, paths: Paths, finished: dict[str, Loaded]) -> None:
        recovery = Autosave(paths, keeps=False).recover()
        require(not recovery.damaged, f"damaged: {recovery.damaged}")
        told = self.playing
        if told is None:
            return
        loaded = recovery.loaded
        if loaded is None or loaded.meta["id"] != told.id:
            loaded = finished.get(told.id)  # its last action was not reported any more
        if loaded is None:
            require(told.position == 0, f"the game in progress is lost: {told}")
            return
        journal = loaded.journal
        require(journal.position >= told.position, f"position {journal.position} instead of {told.position}")
        require(journal.game_at(told.position).hash() == told.hash, f"another game than reported: {told}")
        if journal.position > told.position:
            self.counts["killed after an action was saved and before its report"] += 1
        if journal.game.over:
            self.playing = None

    def _history(self, paths: Paths, games: dict[str, Loaded]) -> None:
        if paths.history_file.exists():
            with closing(sqlite3.connect(paths.history_file)) as database:
                (state,) = database.execute("PRAGMA integrity_check").fetchone()
                require(state == "ok", f"history: {state}")
        history = History(paths)
        rows = {row.id: [seat.vp for seat in row.seats] for row in history.games()}
        require(history.notice is None, f"the history is damaged: {history.notice}")
        require(not history.unreadable, f"unreadable: {history.unreadable}")
        require(set(rows) == set(games), f"the history has {sorted(rows)}, expected {sorted(games)}")
        for id, (_, vp) in self.finished.items():
            require(rows[id] == vp, f"the history has {rows[id]} VP for {id}, expected {vp}")
        history.close()

    def _reviews(self, paths: Paths, games: dict[str, Loaded]) -> None:
        reviews = Reviews(paths)
        readable = {id for id, loaded in games.items() if reviews.read(loaded.journal) is not None}
        require(self.reviewed <= readable, f"reviews are lost: {self.reviewed - readable}")
        there = len(list(paths.games.glob(f"*{SUFFIX}")))
        require(there == len(readable), f"{there} reviews, {len(readable)} of them readable")


def _words(moment: Moment | None) -> list[str]:
    if moment is None:
        return ["--finish"]
    return ["--file", str(moment.count), str(int(moment.delay_s * 1e6) + 1)] if moment.name == "file" else []


def _expected_code(moment: Moment | None) -> int:
    if moment is None:
        return 0
    return -(signal.SIGALRM if moment.name == "file" else signal.SIGKILL)


def _ended(group: int) -> bool:
    """Return whether all processes of a group have ended soon. Zombies count as ended."""
    until = time.monotonic() + 20
    while _running(group):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def _running(group: int) -> bool:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, own_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(own_group) == group and state not in "ZX":
                return True
    return False


def kill_window(kills: int, seed: int, home: Path) -> Counter[str]:
    """Kill the window so many times, then let it finish."""
    window, rng = Window(home), Random(seed)
    for number in range(1, kills + 1):
        moment = some_moment(rng)
        try:
            window.live(moment)
            window.check()
        except Exception:
            print(f"error: kill {number}, {moment}, files in {home}", flush=True)
            raise
        if number % 10 == 0:
            print(f"{number} kills, {len(window.finished)} games finished", flush=True)
    window.live(None)
    window.check()
    require(window.playing is None, f"the last game was not finished: {window.playing}")
    require(not (window.data / "autosave.gah").exists(), "a finished game is still offered")
    window.counts["games finished"] = len(window.finished)
    window.counts["reviews finished"] = len(window.reviewed)
    return window.counts


# Commands of the terminal

GAMES = 40
SAVE = ROOT / "tests" / "format_2" / "saves" / "3-everything-promo-finished.gah"


def _commands(folder: Path) -> tuple[tuple[list[str], Path], ...]:
    """Return each command and what it writes: a folder with a file for each game, or one file."""
    games, rating, transcript = folder / "games", folder / "rating.jsonl", folder / "transcript.jsonl"
    return (
        (["simulate", "--bots", "random", "--games", str(GAMES), "--jobs", "2", "--save", str(games)], games),
        (["rate", "--bots", "random,page", "--games", "4", "--into", str(rating)], rating),
        (["transcript", str(SAVE), "--out", str(transcript)], transcript),
    )


def _run(words: list[str], kill_after_s: float | None = None) -> bool:
    """Run a command of the program. Return whether it was killed before its end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "gah_desktop", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        start_new_session=True,
    )
    try:
        code = process.wait(kill_after_s)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        require(_ended(process.pid), f"a process of {words[0]} is left")
        return True
    require(code == 0, f"{words[0]} ended with code {code}")
    return False


def _content(target: Path) -> dict[str, bytes]:
    """Return what a command has written. Files that it has not finished have names that begin with a dot."""
    files = [target] if target.is_file() else sorted(target.glob("[!.]*"))
    return {file.name: file.read_bytes() for file in files}


def _check_part(words: list[str], target: Path, whole: dict[str, bytes]) -> None:
    """Check what a killed command has left: whole files, or lines of which the last may be cut off."""
    for name, content in _content(target).items():
        if words[0] == "rate":
            require(whole[name].startswith(content), f"{name} is another one")
        else:
            require(content == whole[name], f"{name} is another one")
        if name.endswith(".gah"):
            require(loads(content).journal.game.over, f"{name} is not over")


def kill_commands(kills: int, seed: int, folder: Path) -> Counter[str]:
    """Kill commands of the terminal and repeat them, and compare their files with those of a whole run."""
    rng, counts = Random(seed), Counter[str]()
    whole, lasted = dict[str, dict[str, bytes]](), dict[str, float]()
    for words, target in _commands(folder / "whole"):
        target.parent.mkdir(parents=True, exist_ok=True)
        began = time.monotonic()
        _run(words)
        lasted[words[0]] = time.monotonic() - began
        whole[words[0]] = _content(target)
    for number in range(kills):
        words, target = _commands(folder / f"killed-{number // 3}")[number % 3]
        target.parent.mkdir(parents=True, exist_ok=True)
        if _run(words, rng.random() * lasted[words[0]]):
            counts[f"killed: {words[0]}"] += 1
        _check_part(words, target, whole[words[0]])
        _run(words)
        require(_content(target) == whole[words[0]], f"{words[0]} did not go on")
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200, help="of the window")
    parser.add_argument("--commands", type=int, default=30, help="kills of commands of the terminal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--home", type=Path, help="a new folder for all files, which stays")
    options = parser.parse_args()
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        home = options.home or Path(folder)
        counts = kill_window(options.kills, options.seed, home / "window")
        counts += kill_commands(options.commands, options.seed, home / "commands")
    for name in sorted(counts):
        print(f"{name}: {counts[name]}")
    print(f"nothing lost, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
