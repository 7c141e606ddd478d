"""gah-desktop bench: the figures it finds, and how it compares them with those of another checkout."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gah_desktop.tools.bench import against, window
from gah_desktop.tools.bench.against import Compared, compared, figures
from tests.cli.terminal import ROOT, Answer, call

Capture = pytest.CaptureFixture[str]


def test_the_rules_are_measured_without_any_folder(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", "/proc/nowhere")
    answer = call(capsys, "bench", "--seconds", "1")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert set(found) == {"python", "machine", "engine", "heuristic"}
    assert set(found["engine"]) == {"decisions_per_second", "clone_microseconds", "memory_mb"}
    assert set(found["heuristic"]) == {"milliseconds_per_decision"}
    for figure in (*found["engine"].values(), *found["heuristic"].values()):
        assert figure is None or figure > 0


@pytest.mark.slow
def test_the_window_is_measured() -> None:
    found = window.measure()
    assert set(found) == {
        *("start_bare_ms", "start_first_ms", "start_first_factor", "start_first_whole_ms"),
        *("start_table_ms", "start_factor", "start_whole_ms"),
        *("memory_bare_mb", "memory_table_mb", "memory_factor"),
        *("frames", "frame_median_ms", "frame_p95_ms", "frame_whole_p95_ms"),
        "frame_p95_beside_a_bot_ms",
        *("game_headless_ms", "game_in_window_ms", "game_added_percent", "longest_turn_ms"),
        *("theme_switch_ms", "theme_switch_whole_ms", "text_step_ms", "text_step_whole_ms"),
        *("language_switch_ms", "reference_open_ms"),
    }
    assert found["frames"] > 100
    assert all(found[name] > 0 for name in found if name.endswith("_ms"))
    assert found["longest_turn_ms"] < found["game_in_window_ms"]


# Against another checkout

FAKE = """
import json, os, sys
from pathlib import Path
here = Path(__file__).resolve().parent.parent
assert Path.cwd() == here and os.environ["PYTHONPATH"] == str(here)
log = here.parent / "log"
runs = log.read_text().split() if log.exists() else []
log.write_text(" ".join([*runs, here.name]))
if here.name == "broken":
    sys.exit("Traceback\\nValueError: no such thing")
assert sys.argv[1:] == ["bench", "--lang", "en", "--seconds", "{seconds}"{more}], sys.argv
times = {times} if here.name == "this" else {others}
n = runs.count(here.name)
print(json.dumps({{"python": "x", "frames": 7, "engine": {{"decisions_per_second": times[n],
    "clone_microseconds": 1000 / times[n]}}, "window": {{"added_percent": 3, **({{"new_ms": 5}}
    if here.name == "this" else {{}})}}}}))
"""


def checkout(
    folder: Path, seconds: int = 1, more: str = "", times: str = "[100] * 7", others: str = "[50] * 7"
) -> Path:
    (folder / "gah_desktop").mkdir(parents=True)
    (folder / "gah_desktop" / "__init__.py").touch()
    text = FAKE.format(seconds=seconds, more=more, times=times, others=others)
    (folder / "gah_desktop" / "__main__.py").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where this checkout is thought to be."""
    monkeypatch.setattr(against, "THIS", tmp_path / "this")
    return tmp_path


def test_both_are_measured_by_turns(rounds: Path, capsys: Capture) -> None:
    checkout(rounds / "this", seconds=2)
    other = checkout(rounds / "other", seconds=2)
    answer = call(capsys, "bench", "--against", other, "--seconds", "14", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert (rounds / "log").read_text().split() == ["this", "other"] * against.ROUNDS
    found = json.loads(answer.out)
    assert found["engine.decisions_per_second"] == {
        "this": 100, "other": 50, "ratio": 2, "lowest": 2, "highest": 2,
    }  # fmt: skip
    assert found["engine.clone_microseconds"]["ratio"] == 2, "half the time is twice as good"
    assert found["window.new_ms"] == {
        "this": 5,
        "other": None,
        "ratio": None,
        "lowest": None,
        "highest": None,
    }
    assert set(found) == {"engine.decisions_per_second", "engine.clone_microseconds", "window.new_ms"}


def test_the_window_takes_part_if_it_is_asked_for(rounds: Path, capsys: Capture) -> None:
    checkout(rounds / "this", more=', "--ui"')
    answer = call(capsys, "bench", "--ui", "--against", checkout(rounds / "other", more=', "--ui"'))
    assert (answer.code, answer.err) == (0, "")
    assert (rounds / "log").read_text().split() == ["this", "other"] * against.ROUNDS_WITH_WINDOW
    lines = [line.split() for line in answer.out.splitlines()]
    assert lines[0] == ["Figure", "This", "Other", "Ratio", "lowest", "highest"]
    assert lines[1] == ["engine.decisions_per_second", "100", "50", "2", "2", "2"]
    assert lines[3] == ["window.new_ms", "5"]
    assert answer.out.endswith(
        "\n\nMedians of several runs. Where the ratio is above 1, this one is better.\n"
    )


def test_a_moment_in_which_the_machine_was_busy_decides_nothing() -> None:
    """The ratio is the middle one of the rounds, not that of the means."""
    these = [{"game_ms": 10.0}, {"game_ms": 30.0}, {"game_ms": 11.0}]
    others = [{"game_ms": 12.0}, {"game_ms": 33.0}, {"game_ms": 99.0}]
    assert compared(these, others) == {"game_ms": Compared(11.0, 33.0, 1.2, 1.1, 9.0)}


def test_what_cannot_be_compared_stands_alone() -> None:
    assert compared([{"a_ms": 2.0, "b_ms": 0.0}], [{"b_ms": 3.0, "c_ms": 4.0}]) == {
        "a_ms": Compared(2.0, None),
        "b_ms": Compared(0.0, 3.0),
        "c_ms": Compared(None, 4.0),
    }


def test_counts_and_names_are_no_measures() -> None:
    found = {
        "python": "3",
        "engine": {"memory_mb": None, "clone_microseconds": 2},
        "frames": 9,
        "x_percent": 3,
    }
    assert list(figures(found)) == [("engine.clone_microseconds", 2)]


def test_a_folder_that_holds_no_checkout(capsys: Capture, tmp_path: Path) -> None:
    told = f"{tmp_path}: this is not the folder of a checkout of the game.\n"
    assert call(capsys, "bench", "--against", tmp_path) == Answer(1, "", told)


def test_a_checkout_that_does_not_run(rounds: Path, capsys: Capture) -> None:
    checkout(rounds / "this")
    broken = checkout(rounds / "broken")
    answer = call(capsys, "bench", "--against", broken)
    assert answer == Answer(1, "", f"{broken}: ValueError: no such thing\n")


def test_a_measured_process_that_ends_early_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "BARE", "raise ValueError('no such thing')")
    monkeypatch.setattr("gah_desktop.tools.bench.rules.measure", lambda seconds: {})
    assert call(capsys, "bench", "--ui") == Answer(1, "", "ValueError: no such thing\n")


@pytest.mark.slow
def test_this_checkout_against_itself(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against, "ROUNDS", 1)
    answer = call(capsys, "bench", "--against", ROOT, "--seconds", "1", "--json")
    assert (answer.code, answer.err) == (0, "")
    for name, figure in json.loads(answer.out).items():
        assert 0.1 < figure["ratio"] < 10, name
        assert figure["ratio"] == figure["lowest"] == figure["highest"]
