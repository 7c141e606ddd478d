"""Builds the rules and the bots with mypyc, for training and arenas: the same sources, but faster.

    python packaging/compiled.py [--into build/compiled] [--prove 20]

The package is copied there and compiled beside its sources, so that `PYTHONPATH=build/compiled` plays the
compiled one. It needs a C compiler. Plain Python stays the default, and the only source. `--prove` plays so
many games with both builds, by turns of two to four players, alone and with modules, and compares every move.
Then each build reads the saves, transcripts, reviews and the history that the other has written, with actions
of every kind: see `compiled_proof.py`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PROOF = ROOT / "packaging" / "compiled_proof.py"
RECORDED = (ROOT / "tests" / "golden", ROOT / "tests" / "format_1")  # games of earlier versions
sys.path.insert(0, str(ROOT))

from gah_desktop.bots import transposition  # noqa: E402
from gah_desktop.engine import state  # noqa: E402

COMPILED = ("engine", "bots")
# modules of rules may be written by anybody, and what is told of itself is looked up in their classes;
# budgets have subclasses beside the window; the others are data, or do nothing while a bot thinks
PLAIN = (
    "engine/module.py",
    "engine/module_registry.py",
    "engine/events.py",
    "engine/invariants.py",
    "engine/setup.py",
    "engine/reasons.py",
    "engine/fingerprint.py",
    "engine/breakdown.py",
    "engine/position",
    "engine/problems.py",
    "bots/arena.py",
    "bots/base.py",
    "bots/budget.py",
    "bots/part.py",
)
# a native class is made by its constructor alone, which leaves a copy to be filled, and has no `__slots__`
_BLANK = "blank: bool = False) -> None:\n        if blank:\n            return\n"
_PLAYER = "(self, seat: int, board: int) -> None:\n"
_STATE = "(self, setup: Setup, tables: Tables, chance: RandomSource | None) -> None:\n"
INSTEAD = {
    "engine/state.py": {
        "PlayerState.__new__(PlayerState)": "PlayerState(self.seat, self.board, True)",
        "GameState.__new__(GameState)": "GameState(self.setup, self.t, None, True)",
        _PLAYER: _PLAYER.replace(") -> None:\n", f", {_BLANK}"),
        _STATE: _STATE.replace(") -> None:\n", f", {_BLANK}"),
    },
}
# slots that are looked up by name in plain Python are written out for the compiler
READERS = re.compile(r"^OF_PLAYER(.*\n)*of_player, .*\n", re.MULTILINE)
READER = re.compile(r'^(\w+) = attrgetter\(("\w+"(?:, "\w+")+)\)$', re.MULTILINE)
# a zip that counts its ends is called as in plain Python, and costs more than what it does
STRICT = ", strict=True)"
# what stands in a circle of imports has no type yet when another file is read
TYPED = re.compile(r"^([A-Z_]+) = (Decision|TurnAction)\(", re.MULTILINE)
SLOTS = re.compile(r"\b(PlayerState|GameState)\.__slots__")
_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="gah-compiled", packages=[], ext_modules=mypycify(sys.argv.pop().split(",")))
"""
# functions call each other within one library only: the compiler need not leave room for others of that name
_HIDDEN = "-fvisibility=hidden -fno-semantic-interposition"


def sources(package: Path) -> list[Path]:
    """The files that are compiled."""
    found = [path for folder in COMPILED for path in sorted((package / folder).rglob("*.py"))]
    return [
        path
        for path in found
        if path.name != "__init__.py" and not str(path.relative_to(package)).startswith(PLAIN)
    ]


def written_out() -> str:
    """The readers of a key, for the compiler: each slot as the field of a native class."""
    text = ""
    for name, owner, of in (
        ("player", "PlayerState", transposition.OF_PLAYER),
        ("state", "GameState", transposition.OF_STATE),
    ):
        plain, lists = transposition.parts(*of)
        fields = ", ".join(f"thing.{slot}" for slot in plain)
        told = ", ".join([f"({fields},)", *(f"tuple(thing.{slot})" for slot in lists)])
        text += f"def of_{name}(thing: {owner}) -> tuple[Any, ...]:\n    return ({told})\n\n\n"
    return text


def _reader(found: re.Match[str]) -> str:
    fields = ", ".join(f"thing.{slot}" for slot in re.findall(r"\w+", found[2]))
    return f"def {found[1]}(thing: PlayerState) -> tuple[Any, ...]:\n    return ({fields})"


def build(into: Path) -> None:
    shutil.rmtree(into, ignore_errors=True)
    package = into / "gah_desktop"
    shutil.copytree(ROOT / "gah_desktop", package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("resources", "i18n"):
        (into / folder).symlink_to(ROOT / folder)
    shutil.copy(ROOT / "pyproject.toml", into)
    for name, changes in INSTEAD.items():
        path = package / name
        text = path.read_text("utf-8")
        for old, new in changes.items():
            if text.count(old) != 1:
                raise SystemExit(f"{name}: expected {old!r} once")
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    for folder in (*COMPILED, "modules"):
        for path in (package / folder).rglob("*.py"):
            text = TYPED.sub(r"\1: \2 = \2(", path.read_text("utf-8"))
            text = READERS.sub(lambda found: written_out(), text)
            text = READER.sub(_reader, text).replace(STRICT, ")")
            path.write_text(SLOTS.sub(lambda found: repr(getattr(state, found[1]).__slots__), text), "utf-8")
    names = ",".join(str(path.relative_to(into)) for path in sources(package))
    flags = f"{os.environ.get('CFLAGS', '')} {_HIDDEN}"
    environment = os.environ | {"MYPYPATH": str(into), "CFLAGS": flags}
    command = [sys.executable, "-c", _SETUP, "build_ext", "--inplace", names]
    done = subprocess.run(command, cwd=into, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


def prove(into: Path, games: int) -> None:
    """Exit with the first thing that the builds play, write or read differently."""
    with TemporaryDirectory() as folder:
        builds = {into: Path(folder, "compiled"), ROOT: Path(folder, "plain")}
        played = []
        for build, own in builds.items():
            own.mkdir()
            played.append(_run(build, "write", own, games))
        (compiled, *games_there), (plain, *games_here) = played
        if compiled.endswith(".py") or not plain.endswith(".py"):
            raise SystemExit(f"not compiled: {compiled}")
        for there, here in zip(games_there, games_here, strict=True):
            if there != here:
                raise SystemExit(f"seed {here.split()[0]}: {there} compiled, {here} in plain Python")
        print(f"{games} games are the same, move for move.")
        files = _compare(*builds.values(), "is not written alike")
        for build, own in builds.items():
            other = next(each for each in builds.values() if each != own)
            again = own / "again"
            again.mkdir()
            _run(build, "read", other, again)
            _compare(other, again, f"of the {other.name} build is not read alike by the {own.name} one")
        for recorded in RECORDED:
            if len({tuple(_run(build, "load", recorded)[1:]) for build in builds}) != 1:
                raise SystemExit(f"the saves in {recorded} load differently")
        print(f"{files} files with actions of every kind are written and read alike.")


def _run(build: Path, *words: object) -> list[str]:
    """Run the proof with a build; return the lines of its output."""
    command = [sys.executable, PROOF, *words]
    done = subprocess.run(
        list(map(str, command)),
        cwd=build,
        env=os.environ | {"PYTHONPATH": str(build)},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"error: {PROOF.name} {words[0]} failed with {build}")
    return done.stdout.splitlines()


def _compare(one: Path, other: Path, what: str) -> int:
    """Exit with the first file that is not the same in both folders; return how many there are."""
    names = [{file.name for file in folder.iterdir() if file.is_file()} for folder in (one, other)]
    for name in sorted(names[0] | names[1]):
        if name not in names[0] & names[1] or (one / name).read_bytes() != (other / name).read_bytes():
            raise SystemExit(f"{name} {what}")
    return len(names[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the rules and the bots with mypyc.")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--prove", type=int, default=0, metavar="GAMES")
    parser.add_argument("--built", action="store_true", help="prove only what was built before")
    options = parser.parse_args()
    into = options.into.resolve()
    if not options.built:
        build(into)
    if options.prove:
        prove(into, options.prove)


if __name__ == "__main__":
    main()
