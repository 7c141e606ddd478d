"""Builds the rules and the bots with mypyc, for training and arenas: the same sources, but faster.

    python packaging/compiled.py [--into build/compiled]

The package is copied there and compiled beside its sources, so that `PYTHONPATH=build/compiled` plays the
compiled one. It needs a C compiler. Plain Python stays the default, and the only source.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gah_desktop.engine import state  # noqa: E402

COMPILED = ("engine", "bots")
# modules of rules may be written by anybody, and what is told of itself is looked up in their classes;
# budgets have subclasses beside the window; the others are data, or do nothing while a bot thinks
PLAIN = (
    "engine/module.py",
    "engine/opponent",
    "engine/events.py",
    "engine/invariants.py",
    "engine/setup.py",
    "engine/reasons.py",
    "engine/fingerprint.py",
    "engine/breakdown.py",
    "bots/arena.py",
    "bots/base.py",
    "bots/budget.py",
    "bots/of_modules.py",
    "bots/transposition.py",
)
# a native class is made by its constructor alone, which checks what it is given, and has no `__slots__`
INSTEAD = {
    "engine/state.py": {
        "PlayerState.__new__(PlayerState)": "PlayerState(self.seat, self.board)",
        "GameState.__new__(GameState)": "GameState(self.setup, self.t, None)",
    },
    "bots/transposition.py": {
        'GameState(cast("Any", None), cast("Any", None), None)': "new_game(Setup()).state",
        "from gah_desktop.engine.pending import Serving": "from gah_desktop.engine import Setup, new_game\n"
        "from gah_desktop.engine.pending import Serving",
    },
}
SLOTS = re.compile(r"\b(PlayerState|GameState)\.__slots__")
_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="gah-compiled", packages=[], ext_modules=mypycify(sys.argv.pop().split(","), opt_level="2"))
"""


def sources(package: Path) -> list[Path]:
    """The files that are compiled."""
    found = [path for folder in COMPILED for path in sorted((package / folder).rglob("*.py"))]
    return [
        path
        for path in found
        if path.name != "__init__.py" and not str(path.relative_to(package)).startswith(PLAIN)
    ]


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
    for folder in COMPILED:
        for path in (package / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            path.write_text(SLOTS.sub(lambda found: repr(getattr(state, found[1]).__slots__), text), "utf-8")
    names = ",".join(str(path.relative_to(into)) for path in sources(package))
    environment = os.environ | {"MYPYPATH": str(into)}
    command = [sys.executable, "-c", _SETUP, "build_ext", "--inplace", names]
    done = subprocess.run(command, cwd=into, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the rules and the bots with mypyc.")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled")
    build(parser.parse_args().into.resolve())
