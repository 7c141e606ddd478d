"""Measures the tests: puts small mistakes into a copy of the code, one at a time, and counts who notices.

    packaging/mutants.py --seed autumn --per-part 30

Draws mutants by the seed's name from all there are in each part, and runs those fast tests that get
to the changed function (or import the file, for what stands outside of functions) until one fails, or
works for much longer than any does without a mistake, which counts as noticed: `patience.py`.
Equivalent mutants, those that change nothing anybody could see, stand with their reason in
`tests/equivalent_mutants.txt`; the next one drawn takes their place. Results go line by line into
`build/mutants/`, and a run that was broken off goes on from there: what was noticed stays noticed as
long as the code is the same, what was not is tried again when code or tests are different.
"""

from __future__ import annotations

import argparse
import compileall
import contextlib
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from mutation import Mutant, mutants
from reaching import place, watch

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.txt"
PARTS = ("models", "text", "app", "engine", "record")
# what is copied: all but what is made
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", ".*_cache", "build", "dist", "*.egg-info", "__pycache__")
# builds the wheel, from wherever the project is: knows nothing of what is in it
NOT_RUN = ("tests/test_wheel.py",)
# read the code as a text, so that they may notice anything
READERS = ("tests/test_architecture.py", "tests/text/test_effects.py", "tests/i18n/test_fresh.py")
# seconds of work: of a file that is quick; of a test file more than three times as much is too long
QUICK, PATIENCE, AND_MORE = 10.0, 3, 20
STANDSTILL = 3600  # seconds of no matter what, for who waits for ever
PYTEST = (sys.executable, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider")
FAILED, BROKEN, NO_TESTS = 1, 2, 5


class Outcome(NamedTuple):
    noticed: bool
    how: str  # the test that failed, or "time", or "crash"
    seconds: float


class Tests:
    """The test files, how long each takes and what it gets to."""

    def __init__(self, root: Path, code: str) -> None:
        self._root = root
        self._kept = BUILD / f"tests-{code}.json"
        every = sorted(path.relative_to(root).as_posix() for path in (root / "tests").rglob("test_*.py"))
        self.paths = [path for path in every if path not in NOT_RUN]
        self._digests = {path: _digest([root / path]) for path in self.paths}
        self._told: dict[str, dict[str, Any]] = {}
        if self._kept.is_file():
            self._told = json.loads(self._kept.read_text("utf-8"))

    def seconds(self, path: str) -> float:
        return float(self._told[path]["seconds"])

    def next_to(self, mutant: Mutant) -> list[str]:
        """The files in the folder of the same part, and those named after the same file."""
        folder, name = f"tests/{mutant.path.split('/')[1]}/", f"test_{Path(mutant.path).stem}.py"
        return [path for path in self.paths if path.startswith(folder) or Path(path).name == name]

    def find_out(self, paths: list[str]) -> None:
        """Get to know these files. Without a mistake all pass, or there is nothing to measure."""
        new = [path for path in paths if self._told.get(path, {}).get("digest") != self._digests[path]]
        if new:
            self._watch(new)

    def reaching(self, mutant: Mutant) -> list[str]:
        """Those known files that get to the mutant, and those that read the code as a text; quick first."""
        wanted = {place(mutant.path), place(mutant.path, mutant.function)}
        known = [path for path in self.paths if path in self._told]
        found = [path for path in known if path in READERS or wanted <= set(self._told[path]["reached"])]
        return sorted(found, key=self.seconds)

    def _watch(self, new: list[str]) -> None:
        """Run each to see what it gets to, and how long it takes."""
        watched, notes = BUILD / "watched", BUILD / "reached.txt"
        shutil.rmtree(watched, ignore_errors=True)
        shutil.copytree(self._root, watched)
        watch(watched)
        for path in new:
            notes.write_text("", "utf-8")
            began = _worked()
            code, said = pytest(watched, [path], MUTANTS_REACHED=str(notes))
            seconds = _worked() - began
            if code not in (0, NO_TESTS):  # it may be the notes that it fails for
                code, said = pytest(self._root, [path])
            if code not in (0, NO_TESTS):
                sys.exit(f"The tests fail without any mutant:\n{said}")
            self._told[path] = {
                "digest": self._digests[path],
                "seconds": round(seconds, 1),
                "reached": sorted(set(notes.read_text("utf-8").splitlines())),
            }
            self._kept.write_text(json.dumps(self._told), "utf-8")
            print(f"{seconds:7.1f} s  {path}", flush=True)


class Copy:
    """The project once more, to break it in."""

    def __init__(self) -> None:
        self.root = BUILD / "tree"
        shutil.rmtree(self.root, ignore_errors=True)
        shutil.copytree(ROOT, self.root, ignore=NOT_COPIED)
        compileall.compile_dir(self.root / "gah_desktop", quiet=1)
        parts = [self.root / "gah_desktop", self.root / "resources"]
        self.code = _digest(path for part in parts for path in part.rglob("*.*"))
        self.tests = _digest(
            path for path in (self.root / "tests").rglob("*.*") if path.name != EQUIVALENT.name
        )
        self._tests = Tests(self.root, self.code)
        self._ticks = 0

    def tried(self, mutant: Mutant, near: bool) -> Outcome:
        """Whether any test notices the mutant, or any of those next to it."""
        self._tests.find_out(self._tests.next_to(mutant) if near else self._tests.paths)
        path = self.root / mutant.path
        source, times = path.read_bytes(), path.stat()
        path.write_bytes(mutant.applied(source))
        self._ticks += 1  # or Python would take what it compiled of another mutant in the same second
        os.utime(path, (times.st_atime, times.st_mtime + 10 * self._ticks))
        began = time.monotonic()
        try:
            how = next(filter(None, map(self._fails, self._groups(mutant, near))), "")
        finally:
            path.write_bytes(source)
            os.utime(path, (times.st_atime, times.st_mtime))
        return Outcome(bool(how), how, round(time.monotonic() - began, 1))

    def _groups(self, mutant: Mutant, near: bool) -> Iterator[list[str]]:
        """The tests that get to the mutant: the quick ones next to it, the other quick ones, the others."""
        found, first = self._tests.reaching(mutant), self._tests.next_to(mutant)
        quick = [path for path in found if self._tests.seconds(path) < QUICK]
        yield [path for path in quick if path in first]
        if not near:
            yield [path for path in quick if path not in first]
            yield [path for path in found if path not in quick]

    def _fails(self, paths: list[str]) -> str:
        if not paths:
            return ""
        code, said = pytest(self.root, paths, PATIENCE * max(map(self._tests.seconds, paths)) + AND_MORE)
        if code in (FAILED, BROKEN):
            failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return failed[0][:200] if failed else "failed"
        if code in (None, -signal.SIGXCPU):
            return "time"
        if code not in range(NO_TESTS + 1):
            return "crash"
        if code not in (0, NO_TESTS):
            sys.exit(f"pytest cannot be run:\n{said}")
        return ""


def pytest(root: Path, paths: list[str], patience: float = 0, **surroundings: str) -> tuple[int | None, str]:
    """Its exit code and what it said; None if it stands still. With `patience`, the first failure ends it."""
    more = ("-x", "-p", "patience") if patience else ()
    surroundings["PYTHONPATH"] = os.pathsep.join((str(root), str(HERE)))
    process = subprocess.Popen(
        [*PYTEST, *more, *paths],
        cwd=root,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "MUTANTS_PATIENCE": str(patience), **surroundings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=STANDSTILL)
        return process.returncode, said
    except subprocess.TimeoutExpired:
        return None, ""
    finally:  # and what a test that failed has left behind
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _worked() -> float:
    """The seconds that all processes of tests have worked so far, however busy the machine is."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _digest(paths: Iterable[Path]) -> str:
    """Of all there is to read in these files."""
    sha = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file() and path.suffix != ".pyc"):
        sha.update(f"{path.name} {path.stat().st_size} ".encode() + path.read_bytes())
    return sha.hexdigest()[:12]


def found_in(root: Path, part: str) -> list[Mutant]:
    """All mutants of a part, in the order of its files."""
    paths = sorted((root / "gah_desktop" / part).rglob("*.py"))
    names = [path.relative_to(root).as_posix() for path in paths]
    return [mutant for name in names for mutant in mutants(name, (root / name).read_bytes())]


def drawn(root: Path, part: str, seed: str) -> list[Mutant]:
    """The same order for the same seed and code."""
    every = found_in(root, part)
    random.Random(f"{seed} {part}").shuffle(every)
    return every


def equivalents() -> dict[str, str]:
    """The names of mutants that change nothing, with the reason."""
    if not EQUIVALENT.is_file():
        return {}
    blocks = [block.splitlines() for block in EQUIVALENT.read_text("utf-8").split("\n\n")]
    return {lines[0]: " ".join(lines[1:]).strip() for lines in blocks if not lines[0].startswith("#")}


class Results:
    """What has been found out with this seed, a line of JSON each; the last word on a mutant counts."""

    def __init__(self, seed: str, copy: Copy) -> None:
        self._path = BUILD / f"{seed}.jsonl"
        self._copy = copy
        self._known: dict[str, dict[str, Any]] = {}
        if self._path.is_file():
            for line in self._path.read_text("utf-8").splitlines():
                told = json.loads(line)
                self._known[told["mutant"]] = told

    def known(self, mutant: Mutant) -> bool | None:
        """Whether it was noticed; None if that is not known or no longer true."""
        told = self._known.get(mutant.name)
        if told is None or told["code"] != self._copy.code:
            return None
        return bool(told["noticed"]) if told["noticed"] or told["tests"] == self._copy.tests else None

    def add(self, part: str, mutant: Mutant, outcome: Outcome) -> None:
        told = {
            "part": part,
            "mutant": mutant.name,
            "line": mutant.line,
            **outcome._asdict(),
            "code": self._copy.code,
            "tests": self._copy.tests,
        }
        self._known[mutant.name] = told
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")


def measured(part: str, asked: argparse.Namespace, copy: Copy, results: Results) -> dict[str, bool]:
    """So many mutants of a part, and whether they were noticed."""
    same, found = equivalents(), dict[str, bool]()
    for mutant in drawn(copy.root, part, asked.seed):
        if len(found) == asked.per_part:
            break
        if mutant.name in same:
            continue
        noticed = results.known(mutant)
        if noticed is None:
            outcome = copy.tried(mutant, asked.near)
            if outcome.noticed or not asked.near:
                results.add(part, mutant, outcome)
            noticed = outcome.noticed
            word = "noticed " if noticed else "SURVIVED"
            print(f"{word} {outcome.seconds:6.1f} s  {mutant.name}  {outcome.how}", flush=True)
        found[mutant.name] = noticed
    return found


def report(seed: str, found: dict[str, dict[str, bool]]) -> str:
    lines = [f"seed {seed}", f"{'part':10}{'drawn':>8}{'noticed':>9}{'survived':>10}{'share':>8}"]
    rows = {**found, "all": {name: noticed for part in found.values() for name, noticed in part.items()}}
    for part, told in rows.items():
        noticed = sum(told.values())
        share = noticed / len(told) if told else 1
        lines.append(f"{part:10}{len(told):8}{noticed:9}{len(told) - noticed:10}{share:8.0%}")
    survivors = [name for name, noticed in rows["all"].items() if not noticed]
    return "\n".join([*lines, "", "survivors:", *(survivors or ["none"])])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="spring", help="any name; another one draws others")
    parser.add_argument("--per-part", type=int, default=30, metavar="N")
    parser.add_argument("--parts", nargs="+", default=PARTS, choices=PARTS)
    parser.add_argument("--near", action="store_true", help="only with the quick tests of the same part")
    parser.add_argument("--list", action="store_true", help="only say how many there are")
    asked = parser.parse_args()
    if asked.list:
        for part in asked.parts:
            print(f"{part:10}{len(found_in(ROOT, part)):6}")
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    os.nice(10)
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # some tests send it; in the background it's ignored
    copy = Copy()
    results = Results(asked.seed, copy)
    found = {part: measured(part, asked, copy, results) for part in asked.parts}
    told = report(asked.seed, found)
    if not asked.near:
        (BUILD / f"{asked.seed}.txt").write_text(told + "\n", "utf-8")
    print(f"\n{told}")


if __name__ == "__main__":
    main()
