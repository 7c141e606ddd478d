"""Calls of gah-desktop, as a user's shell makes them or inside this process. Judges nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gah_desktop.cli import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-W", "error", "-m", "gah_desktop")


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


def call(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Answer:
    """Inside this process; in English, as the tests' surroundings are."""
    capsys.readouterr()
    try:
        code = main([str(word) for word in words])
    except SystemExit as leaving:  # how help and version end
        code = int(leaving.code or 0)
    return Answer(code, *capsys.readouterr())


def start(*words: str | Path, **options: Any) -> subprocess.Popen[str]:
    """As a process of its own, with pipes unless `options` say otherwise. It hears Ctrl-C, always."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **options.pop("env", {})}
    shell = options.pop("shell", "")  # such as "2>&-"
    before = ("sh", "-c", f'exec "$@" {shell}', "sh") if shell else ()
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    command = [*before, *COMMAND, *map(str, words)]
    hears = None if sys.platform == "win32" else heed_ctrl_c
    return subprocess.Popen(command, env=environment, text=True, preexec_fn=hears, **pipes)


def heed_ctrl_c() -> None:
    """What a shell starts in the background ignores it, and so does all that is started from there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*words: str | Path, **options: Any) -> Answer:
    process = start(*words, **options)
    out, err = process.communicate(timeout=60)
    return Answer(process.returncode, out, err)
