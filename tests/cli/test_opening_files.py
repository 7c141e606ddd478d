"""A saved game that stands alone in the call is opened, as file managers have it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gah_desktop.cli.calls import CallError
from gah_desktop.cli.parser import parse

HANDED = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from gah_desktop.app.start import Program
program = Program(sys.argv[:1])
program.handed.connect(print)
program.sendEvent(program, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""


@pytest.mark.parametrize("name", ["evening.gah", "EVENING.GAH", "games/evening.gah", "/nowhere/evening.gah"])
def test_a_name_that_ends_as_saved_games_do(name: str) -> None:
    options = parse([name, "--theme", "day"])
    assert (options.open, options.theme, options.window) == (Path(name), "day", True)


@pytest.mark.parametrize("before", [["--lang", "de"], ["--lang=de"], ["--theme", "day", "--lang", "de"]])
def test_language_and_looks_may_come_first(before: list[str]) -> None:
    options = parse([*before, "evening.gah"])
    assert (options.open, options.lang, options.window) == (Path("evening.gah"), "de", True)


def test_a_file_of_any_other_name_has_to_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CallError):
        parse(["evening"])
    for name in ("evening", "simulate"):
        (tmp_path / name).touch()
    assert parse(["evening"]).open == Path("evening")
    assert not parse(["simulate"]).window, "a command stays one"


@pytest.mark.parametrize("word", ["", "x" * 5000, "a\0b"])
def test_what_can_be_no_file_is_no_command_either(word: str) -> None:
    with pytest.raises(CallError):
        parse([word])


def test_one_is_opened_at_a_time() -> None:
    with pytest.raises(CallError):
        parse(["one.gah", "other.gah"])


def test_the_system_hands_one_over(tmp_path: Path) -> None:
    file = tmp_path / "evening.gah"
    done = subprocess.run([sys.executable, "-c", HANDED, file], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(file)
