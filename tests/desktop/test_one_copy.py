"""The program is started a second time, as a user does by accident or with a click on a saved game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gah_desktop.app.one_copy import OneCopy
from gah_desktop.app.paths import Paths
from gah_desktop.record import loads, read_save
from tests.desktop.pages_helpers import played

START = """
import sys
from pathlib import Path
from gah_desktop.app import one_copy
from gah_desktop.desktop import run
one_copy.PATIENCE = {patience}
raise SystemExit(run(Path(sys.argv[1]) if sys.argv[1:] else None, "en"))
"""
not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


class Copies:
    """Processes of the window, all over the same folders."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.data = home / "data" / "gah-desktop"
        self._all: list[subprocess.Popen[str]] = []

    def start(self, *arguments: object, patience: float = 20) -> subprocess.Popen[str]:
        folders = {f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}
        process = subprocess.Popen(
            [sys.executable, "-c", START.format(patience=patience), *map(str, arguments)],
            env={**os.environ, **folders, "XDG_RUNTIME_DIR": str(self.home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._all.append(process)
        return process

    def end(self) -> None:
        for process in self._all:
            process.kill()
            process.communicate()

    def files(self) -> dict[str, bytes]:
        """All that is kept of games; the log file hears of every copy."""
        found = (file for file in self.data.rglob("*") if file.is_file() and file.suffix != ".log")
        return {file.name: file.read_bytes() for file in found}

    def position(self) -> int:
        """How far the game has got that the first copy has on its table; -1 before there is one."""
        file = self.data / "autosave.gah"
        return loads(read_save(file)).journal.position if file.exists() else -1


def wait_for(what: Callable[[], bool], seconds: int = 30) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.05)


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[Copies]:
    tmp_path.chmod(0o700)
    made = Copies(tmp_path)
    yield made
    made.end()


def saved(folder: Path, steps: int) -> Path:
    file = folder / f"after-{steps}.gah"
    file.write_text(played(2, 3, steps), encoding="utf-8")
    return file


def test_the_second_start_hands_its_file_over_and_ends(copies: Copies, tmp_path: Path) -> None:
    first = copies.start(saved(tmp_path, 12))
    wait_for(lambda: copies.position() >= 12)
    second = copies.start(saved(tmp_path, 60))
    output, _ = second.communicate(timeout=30)
    assert second.returncode == 0, output
    wait_for(lambda: copies.position() >= 60)
    kept = [loads(read_save(file)).journal.position for file in (copies.data / "saves").iterdir()]
    assert len(kept) == 1 and kept[0] >= 12, "the game that was on the table is put by"
    assert first.poll() is None
    third = copies.start()  # without a file it only brings the window to the front
    assert third.wait(30) == 0
    assert first.poll() is None


@not_on_windows
def test_after_a_kill_the_next_start_takes_over(copies: Copies, tmp_path: Path) -> None:
    first = copies.start(saved(tmp_path, 12))
    wait_for(lambda: copies.position() >= 12)
    first.kill()
    first.wait()
    assert (copies.data / "lock").exists()
    second = copies.start(saved(tmp_path, 60))
    wait_for(lambda: copies.position() >= 60)
    assert second.poll() is None


@pytest.mark.parametrize("lock", ["", "\0garbage\n", "folder", "pipe"])
@not_on_windows
def test_a_damaged_lock_keeps_nobody_from_saving(copies: Copies, tmp_path: Path, lock: str) -> None:
    copies.data.mkdir(parents=True)
    place = copies.data / "lock"
    if lock == "folder":
        place.mkdir()
    elif lock == "pipe":
        os.mkfifo(place)
    else:
        place.write_text(lock)
    copies.start(saved(tmp_path, 12), patience=0.3)
    wait_for(lambda: copies.position() >= 12)


@not_on_windows
def test_asked_to_end_it_leaves_like_a_window_that_is_closed(copies: Copies, tmp_path: Path) -> None:
    copy = copies.start(saved(tmp_path, 12))
    wait_for(lambda: any(copies.home.glob("gah-desktop-*")))  # it listens, and so it runs
    copy.send_signal(signal.SIGTERM)
    output, _ = copy.communicate(timeout=30)
    assert copy.returncode == 0, output
    assert not (copies.data / "lock").exists()
    assert "[layout]" in (copies.home / "config" / "gah-desktop" / "settings.ini").read_text()


@pytest.mark.slow
@not_on_windows
def test_beside_a_copy_that_does_not_answer_nothing_is_written(copies: Copies, tmp_path: Path) -> None:
    first = copies.start(saved(tmp_path, 12))
    wait_for(lambda: copies.position() >= 12)
    first.send_signal(signal.SIGSTOP)
    there = copies.files()
    second = copies.start(saved(tmp_path, 60), patience=0.3)
    with pytest.raises(subprocess.TimeoutExpired):
        second.communicate(timeout=4)  # it stays open
    assert copies.files() == there
    first.send_signal(signal.SIGCONT)


def test_pictures_and_the_terminal_are_no_second_copy(copies: Copies, tmp_path: Path) -> None:
    first = copies.start(saved(tmp_path, 12))
    wait_for(lambda: copies.position() >= 12)
    game = loads(read_save(copies.data / "autosave.gah")).meta["id"]
    folders = {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_RUNTIME_DIR": str(tmp_path)}
    for arguments in (("screenshot", "--out", str(tmp_path / "x.png")), ("replay", str(saved(tmp_path, 60)))):
        done = subprocess.run(
            [sys.executable, "-m", "gah_desktop", *arguments],
            env={**os.environ, **folders},
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert set(copies.files()) <= {"lock", "autosave.gah", "autosave-previous.gah"}
    assert loads(read_save(copies.data / "autosave.gah")).meta["id"] == game
    assert first.poll() is None


def test_nonsense_is_not_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtNetwork import QLocalSocket

    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    copy, asked = OneCopy(Paths(tmp_path)), list[str]()
    assert copy.take()
    copy.asked.connect(asked.append)
    copy.listen()
    for told in (b"{\n", b"[]\n", b'{"open": 3}\n', json.dumps({"open": "a", "token": ""}).encode() + b"\n"):
        line = QLocalSocket()
        line.connectToServer(copy._name)
        line.write(told)
        line.flush()
        for _ in range(5):
            QCoreApplication.processEvents()
        line.abort()
    assert asked == ["a"]
    copy.release()


@pytest.fixture
def near() -> Iterator[Path]:
    """A folder with a short path: that of a local socket has at most 107 bytes."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="only there names need not be UTF-8")
def test_folders_and_files_may_have_any_name(near: Path) -> None:
    home = near / "caf\udce9"  # a byte that is no UTF-8
    home.mkdir(mode=0o700)
    copies = Copies(home)
    try:
        first = copies.start(saved(home, 12))
        wait_for(lambda: copies.position() >= 12)
        named = saved(home, 60).rename(home / "Sonnt\udce4g.gah")
        second = copies.start(named)
        output, _ = second.communicate(timeout=30)
        assert second.returncode == 0, output
        wait_for(lambda: copies.position() >= 60)
        first.send_signal(signal.SIGTERM)
        output, _ = first.communicate(timeout=30)
        assert first.returncode == 0 and "Traceback" not in output, output
        assert "[layout]" in (home / "config" / "gah-desktop" / "settings.ini").read_text()
        assert (home / "cache" / "gah-desktop" / "pictures").is_file()
        assert not (near / "caf").exists(), "nothing is kept under another name"
    finally:
        copies.end()
