"""`make compiled`: the compiled build plays, writes and reads the games of plain Python."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "compiled.py"


@pytest.mark.slow
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="needs a C compiler")
def test_both_builds_play_write_and_read_the_same_games(tmp_path: Path) -> None:
    command = [sys.executable, SCRIPT, "--into", tmp_path / "compiled", "--prove", "10"]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    same, alike = done.stdout.splitlines()
    assert same == "10 games are the same, move for move."
    files, told = alike.split(maxsplit=1)
    assert told == "files with actions of every kind are written and read alike."
    assert int(files) > 100  # saves, transcripts, two reviews and the rows of the history
