"""This game against another checkout of it: the same measures of both by turns, to meet the same machine.

Of the other one it is only known that it has the command `bench`, which prints JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import gah_desktop
from gah_desktop.tools.bench import MeasureError

THIS = Path(gah_desktop.__file__).resolve().parent.parent
ROUNDS = 7
ROUNDS_WITH_WINDOW = 3  # each takes half a minute for either
MORE_IS_BETTER = ("_per_second",)
LESS_IS_BETTER = ("_ms", "_mb", "_factor", "_microseconds", "milliseconds_per_decision")


class Compared(NamedTuple):
    """A figure of both, in the median of the rounds, and how much better this one is: 2 is twice as good.

    The ratio is the median of the rounds' own, each of which met the same moment of the machine.
    """

    this: float | None
    other: float | None
    ratio: float | None = None
    lowest: float | None = None
    highest: float | None = None


def is_checkout(folder: Path) -> bool:
    return (folder / "gah_desktop" / "__main__.py").is_file()


def runs(window: bool) -> int:
    """How often the other's or our own `bench` is called."""
    return 2 * (ROUNDS_WITH_WINDOW if window else ROUNDS)


def compare(
    other: Path, seconds: int, window: bool = False, told: Callable[[int], object] = lambda done: None
) -> dict[str, Compared]:
    """Figures by name. `told` hears how many runs are done."""
    rounds = runs(window) // 2
    words = ("--seconds", str(max(1, seconds // rounds)), *(("--ui",) if window else ()))
    trees = (THIS, other.resolve())
    found: tuple[list[dict[str, float]], list[dict[str, float]]] = ([], [])
    with TemporaryDirectory() as compiled:
        for done in range(rounds * 2):
            told(done)
            which = done % 2
            found[which].append(dict(figures(_bench(trees[which], words, Path(compiled, str(which))))))
    return compared(*found)


def _bench(tree: Path, words: tuple[str, ...], compiled: Path) -> Any:
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONPYCACHEPREFIX": str(compiled)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    # where a module is looked for first is the folder one is in
    command = (sys.executable, "-m", "gah_desktop", "bench", "--lang", "en", *words)
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MeasureError(f"{tree}: {done.stderr.strip().rpartition(chr(10))[2] or done.returncode}")
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise MeasureError(f"{tree}: {done.stdout[:60]}") from None


def figures(found: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    """The measures in what `bench` prints, by the names on the way to them; not what it only counts."""
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from figures(value, f"{before}{name}.")
        elif isinstance(value, (int, float)) and name.endswith(MORE_IS_BETTER + LESS_IS_BETTER):
            yield f"{before}{name}", value


def compared(these: list[dict[str, float]], others: list[dict[str, float]]) -> dict[str, Compared]:
    """The runs of both, round by round; a figure that only one of them has stands alone."""
    names = dict.fromkeys(name for run in (*these, *others) for name in run)
    return {name: _compared(name, these, others) for name in names}


def _compared(name: str, these: list[dict[str, float]], others: list[dict[str, float]]) -> Compared:
    this, other = ([run[name] for run in runs if name in run] for runs in (these, others))
    if not (all(this) and all(other) and len(this) == len(other)):  # a factor of nothing is none
        return Compared(*(median(values) if values else None for values in (this, other)))
    more = name.endswith(MORE_IS_BETTER)
    ratios = [a / b if more else b / a for a, b in zip(this, other, strict=True)]
    middle, lowest, highest = (round(ratio, 3) for ratio in (median(ratios), min(ratios), max(ratios)))
    return Compared(median(this), median(other), middle, lowest, highest)
