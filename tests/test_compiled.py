"""`make compiled`: the compiled rules and bots play the games that plain Python plays."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "compiled.py"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs a C compiler")
def test_compiled_games_are_the_same_move_for_move(tmp_path: Path) -> None:
    command = [sys.executable, SCRIPT, "--into", tmp_path / "compiled", "--prove", "10"]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "10 games are the same, move for move.\n"
