"""As a shell calls it: Ctrl-C, pipes that close, no display, odd terminals."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gah_desktop import __version__
from gah_desktop.engine.breakdown import total
from gah_desktop.record import loads, read_save
from tests.cli.terminal import COMMAND, ROOT, run, start

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="no signals and no such terminals there")
WITHOUT = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
AT_ONCE = 3.0  # seconds; a game of the heuristic takes a tenth of that, a million of them a day
ENDLESS = ("--games", "1000000")


# Ctrl-C


@on_posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_objects(jobs: str) -> None:
    process = start("simulate", *ENDLESS, "--json", "--jobs", jobs, start_new_session=True)
    assert process.stdout is not None and process.stderr is not None
    lines = [process.stdout.readline()]
    pressed = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)  # a terminal tells all processes of the job
    lines += process.stdout.readlines()
    err = process.stderr.read()
    process.stdout.close()
    process.stderr.close()
    process.wait(timeout=20)
    assert time.monotonic() - pressed < AT_ONCE
    games = [json.loads(line) for line in lines]
    assert [game["seed"] for game in games] == list(range(1, len(games) + 1))
    assert all(total(player["breakdown"]) == player["vp"] for game in games for player in game["players"])
    assert err == f"Stopped after {len(games)} of 1000000 games.\n"
    assert process.returncode == 130


@pytest.mark.slow
@on_posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_table_of_what_was_finished(jobs: str, tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    kept = tmp_path / "kept"
    words = ("simulate", *ENDLESS, "--bots", "random", "--jobs", jobs, "--save", kept)
    process = start(*words, stderr=theirs, start_new_session=True)
    os.close(theirs)
    shown = read_until(ours, r"\[\.+\] [3-9]/1000000")
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    shown += read_until(ours, r"Stopped after \d+ of 1000000 games\.")
    os.close(ours)
    done = int(re.findall(r"Stopped after (\d+)", shown)[0])
    assert f" {done}/1000000" in shown, "the bar had come as far"
    assert out.startswith("Seat ")
    assert re.search(rf"^{done} games, ", out, re.MULTILINE)
    assert process.returncode == 130
    assert {f"game-{seed}.gah" for seed in range(1, done + 1)} <= {file.name for file in kept.iterdir()}


def read_until(descriptor: int, wanted: str) -> str:
    seen = ""
    until = time.monotonic() + 20
    while not re.search(wanted, seen):
        assert time.monotonic() < until, seen
        if select.select([descriptor], [], [], 1)[0]:
            seen += os.read(descriptor, 4096).decode()
    return seen


@on_posix
def test_ctrl_c_is_quiet_elsewhere() -> None:
    process = start("bench", "--seconds", "600")
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=10) == ("", "")
    assert process.returncode == 130


@on_posix
@pytest.mark.parametrize("words", [(), ("--help",), ("simulate",)])
def test_ctrl_c_is_quiet_while_qt_is_still_loaded(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "PySide6").mkdir()
    pressed = (
        "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nraise SystemExit('nothing was heard')\n"
    )
    (tmp_path / "PySide6" / "__init__.py").write_text(pressed)
    answer = run(*words, env={"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))})
    assert answer == (130, "", "")


# Pipes and streams


SIMULATION = ("simulate", "--games", "2", "--bots", "random", "--json")


@pytest.mark.slow
@on_posix
@pytest.mark.parametrize("closed", ["2>&-", "<&-", "<&- 2>&-"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_stream_is_not_missed(closed: str, jobs: str) -> None:
    answer = run(*SIMULATION, "--jobs", jobs, shell=closed)
    assert (answer.code, answer.err) == (0, "")
    assert [game["seed"] for game in answer.objects] == [1, 2]


@on_posix
@pytest.mark.parametrize("words", [("--version",), ("--help",), SIMULATION, ("cards",)])
def test_a_closed_output_is_nobodys_and_no_fault(words: tuple[str, ...]) -> None:
    assert run(*words, shell=">&-") == (0, "", "")


@on_posix
@pytest.mark.parametrize(("words", "code"), [(("dance",), 2), (("replay", "nothing.gah"), 1)])
@pytest.mark.parametrize("shell", ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"])
def test_what_cannot_be_said_is_still_in_the_exit_code(shell: str, words: tuple[str, ...], code: int) -> None:
    if "/dev/full" in shell and not Path("/dev/full").exists():
        pytest.skip("no such device here")
    assert run(*words, shell=shell) == (code, "", "")


@on_posix
def test_nobody_reads_what_went_wrong() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    answer = run("dance", stderr=theirs)
    os.close(theirs)
    assert answer.code == 2


@on_posix
@pytest.mark.parametrize("command", ["replay", "transcript"])
def test_a_pipe_is_no_saved_game_and_is_not_waited_for(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "game.gah")
    told = f"{tmp_path / 'game.gah'}: This is a device or a pipe, not a file.\n"
    assert run(command, tmp_path / "game.gah") == (1, "", told)


@on_posix
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", *ENDLESS, "--bots", "random", "--json"),
        ("simulate", *ENDLESS, "--bots", "random", "--json", "--jobs", "2"),
        ("transcript",),
        ("cards",),
    ],
    ids=lambda words: " ".join(words),
)
def test_a_reader_that_has_had_enough(words: tuple[str, ...]) -> None:
    process = start(*words)
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 0


@pytest.mark.slow
@on_posix
@pytest.mark.parametrize("words", [("--help",), ("--version",), ("simulate", "--games", "1")])
def test_a_reader_that_has_gone(words: tuple[str, ...]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    answer = run(*words, stdout=theirs)
    os.close(theirs)
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
@pytest.mark.parametrize("words", [("--help",), ("simulate", "--games", "1", "--json"), ("cards",)])
def test_a_full_disk_is_said(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        answer = run(*words, stdout=full)
    assert (answer.code, answer.err) == (1, "gah-desktop: The disk is full.\n")


def test_letters_that_a_terminal_lacks_do_not_stop_it() -> None:
    answer = run("rules", "--search", "emperor", env={"PYTHONIOENCODING": "ascii"})
    assert (answer.code, answer.err) == (0, "")


def test_a_picture_needs_no_display(tmp_path: Path) -> None:
    out = tmp_path / "start.png"
    words = ("--lang", "de", "screenshot", "--page", "start", "--size", "800x600", "--out", out)
    answer = run(*words, env=WITHOUT)
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert out.read_bytes().startswith(b"\x89PNG")


# Qt itself


@pytest.mark.slow
@pytest.mark.parametrize("words", [(), ("--help",), ("simulate", "--games", "1")])
def test_a_library_that_qt_lacks_is_named(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "PySide6").mkdir()
    fake = "raise ImportError('libdream.so.1: not found', name='QtCore', path='PySide6/QtCore.so')\n"
    (tmp_path / "PySide6" / "__init__.py").write_text(fake)
    answer = run(*words, env={"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))})
    assert answer == (1, "", "gah-desktop: Qt can't be loaded: libdream.so.1: not found\n")


# Version


def test_version() -> None:
    assert run("--version") == (0, f"gah-desktop {__version__}\n", "")


def test_it_runs_from_anywhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "simulate", "--games", "1"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert list(tmp_path.glob("*.*")) == [], "nothing is left behind"


# A break while a game is written

SLOW = """
import os, time
from pathlib import Path
sync = os.fsync
def fsync(file):
    Path(os.environ["STARTED"]).touch()
    time.sleep(1)
    sync(file)
os.fsync = fsync
"""


@pytest.mark.slow
@on_posix
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("everyone", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_nothing_half_written_is_left_after_a_break(
    tmp_path: Path, jobs: str, asked: signal.Signals, everyone: bool
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW)
    kept, started = tmp_path / "kept", tmp_path / "started"
    words = ("simulate", *ENDLESS, "--bots", "random", "--jobs", jobs, "--save", kept)
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    process = start(*words, env={"PYTHONPATH": path, "STARTED": str(started)}, start_new_session=True)
    wait_for(started.exists)
    assert list(kept.glob(".*.tmp")), "a game is half written"
    for _ in range(2):
        os.killpg(process.pid, asked) if everyone else process.send_signal(asked)
    out, err = process.communicate(timeout=20)
    assert process.returncode == (130 if asked is signal.SIGINT else -signal.SIGTERM), err
    assert out == "" and (asked is signal.SIGTERM or "Traceback" not in err)
    wait_for(lambda: not list(kept.glob(".*.tmp")))  # who plays for a process that is gone ends by itself
    whole = [file for file in kept.iterdir() if loads(read_save(file)).journal.game.over]
    assert whole == list(kept.iterdir()) and 1 <= len(whole) <= int(jobs)


def wait_for(what: Callable[[], object]) -> None:
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)
