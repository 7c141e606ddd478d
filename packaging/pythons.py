"""Prints the path of every Python on this machine that the game runs on, one of each minor version."""

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
NEWEST = 30  # no Python 3 beyond is looked for


def oldest() -> int:
    """The minor version that pyproject.toml asks for."""
    wanted = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["requires-python"]
    (minor,) = re.fullmatch(r">=3\.(\d+)", wanted).groups()  # type: ignore[union-attr]
    return int(minor)


def candidates(minor: int) -> Iterator[str]:
    """Where a Python of this version may be: on the PATH, or made by pyenv without being chosen there."""
    found = shutil.which(f"python3.{minor}")
    if found:
        yield found
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(home.glob(f"versions/3.{minor}.*/bin/python3.{minor}"), reverse=True))


def works(python: str) -> bool:
    """A shim may name a version that nobody chose, and a distribution may leave out `ensurepip`."""
    try:
        return not subprocess.run([python, "-c", "import ensurepip"], capture_output=True).returncode
    except OSError:
        return False


def pythons() -> list[str]:
    found = (next(filter(works, candidates(minor)), None) for minor in range(oldest(), NEWEST))
    return [python for python in found if python]


if __name__ == "__main__":
    print("\n".join(pythons()))
