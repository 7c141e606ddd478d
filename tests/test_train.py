"""`make train`: a small run writes the file's format, and the same words write the same file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gah_desktop.bots.learned.model import FILE, KNOTS, WITH_MODULES
from gah_desktop.resources import resource_path

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "train.py"


def train(folder: Path, *words: str) -> list[str]:
    """The files a small run writes: without modules, and with them."""
    command = [sys.executable, SCRIPT, "--games", "5", "--rounds", "2", "--into", folder, *words]
    subprocess.run(list(map(str, command)), check=True, capture_output=True)
    files = [folder / Path(name).name for name in (FILE, WITH_MODULES)]
    return [file.read_text("utf-8") for file in files if file.exists()]


@pytest.mark.slow
def test_a_small_run_writes_what_is_shipped_and_the_same_again(tmp_path: Path) -> None:
    kinds = "2,solo,2+,solo+"
    texts = train(tmp_path, "--kinds", kinds)
    for text, file, written in zip(
        texts, (FILE, WITH_MODULES), (["2", "solo"], ["2+", "solo+"]), strict=True
    ):
        found, shipped = json.loads(text), json.loads(resource_path(file).read_text("utf-8"))
        assert found["features"] == shipped["features"]
        assert list(found["weights"]) == written
        for rows in found["weights"].values():
            assert [len(row) for row in rows] == [len(shipped["features"])] * len(KNOTS)
            assert any(row != rows[0] for row in rows)
    assert train(tmp_path, "--kinds", kinds) == texts


@pytest.mark.slow
def test_a_run_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    rows.mkdir()
    text = train(tmp_path, "--kinds", "2", "--rows", str(rows))
    (rows / "2-1.npz").unlink()
    assert train(tmp_path, "--kinds", "2", "--rows", str(rows)) == text


@pytest.mark.parametrize(("file", "plus"), [(FILE, ""), (WITH_MODULES, "+")])
def test_alone_the_shipped_weights_are_nearly_those_of_two_players(file: str, plus: str) -> None:
    """Fitted with far more doubt: with less, they played no better."""
    weights = json.loads(resource_path(file).read_text("utf-8"))["weights"]

    def apart(kind: str) -> float:
        pairs = zip(weights[kind + plus], weights["2" + plus], strict=True)
        return float(sum(abs(a - b) for one, two in pairs for a, b in zip(one, two, strict=True)))

    assert 0 < apart("solo") < apart("3") / 2
