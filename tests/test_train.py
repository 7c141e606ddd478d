"""`make train`: a small run writes the file's format, and the same words write the same file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gah_desktop.bots.learned.model import FILE, KNOTS
from gah_desktop.resources import resource_path

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "train.py"

pytest.importorskip("numpy", reason="the extra `train` is not installed")


def train(folder: Path, *words: str) -> str:
    into = folder / "value.json"
    command = [sys.executable, SCRIPT, "--games", "5", "--rounds", "2", "--into", into, *words]
    subprocess.run(list(map(str, command)), check=True, capture_output=True)
    return into.read_text("utf-8")


@pytest.mark.slow
def test_a_small_run_writes_what_is_shipped_and_the_same_again(tmp_path: Path) -> None:
    (tmp_path / "rows").mkdir()
    text = train(tmp_path, "--kinds", "2,solo")
    found, shipped = json.loads(text), json.loads(resource_path(FILE).read_text("utf-8"))
    assert found["features"] == shipped["features"]
    assert list(found["weights"]) == ["2", "solo"]
    for rows in found["weights"].values():
        assert [len(row) for row in rows] == [len(shipped["features"])] * len(KNOTS)
        assert any(row != rows[0] for row in rows)
    assert train(tmp_path, "--kinds", "2,solo") == text


@pytest.mark.slow
def test_a_run_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    rows.mkdir()
    text = train(tmp_path, "--kinds", "2", "--rows", str(rows))
    (rows / "2-1.npz").unlink()
    assert train(tmp_path, "--kinds", "2", "--rows", str(rows)) == text
