"""Records the exact versions that tests ran with, for every Python, in `constraints.txt`.

python packaging/constraints.py PYTHON...   the interpreters of environments whose tests have passed

Where versions differ between Pythons, each line says for which it holds. What only Windows or macOS
installs is not recorded, because it was not tried here.
"""

import json
import subprocess
import sys
from itertools import groupby
from pathlib import Path

FILE = Path(__file__).resolve().parent / "constraints.txt"
HEAD = "# The versions that the tests ran with; `make constraints` records them after `make test-tomorrow`.\n"
NOT_OURS = ("pip", "gah-desktop")
ASK = """
import json, sys
from importlib.metadata import distributions
print(json.dumps([sys.version_info[:2], {d.metadata["Name"]: d.version for d in distributions()}]))
"""
Version = tuple[int, ...]


def installed(python: str) -> tuple[Version, dict[str, str]]:
    """The Python's own version, and every distribution in its environment."""
    done = subprocess.run([python, "-c", ASK], check=True, capture_output=True, text=True)
    version, found = json.loads(done.stdout)
    names = {name.replace("_", "-"): value for name, value in found.items()}
    return tuple(version), {name: value for name, value in names.items() if name not in NOT_OURS}


def lines(environments: dict[Version, dict[str, str]]) -> list[str]:
    """What `constraints.txt` says of these environments."""
    pythons = sorted(environments)
    names = sorted({name for found in environments.values() for name in found}, key=str.lower)
    told = []
    for name in names:
        known = [(python, environments[python].get(name)) for python in pythons]
        runs = [(value, [python for python, _ in run]) for value, run in groupby(known, lambda pair: pair[1])]
        for place, (value, of) in enumerate(runs):
            since = f"python_version >= '{_dotted(of[0])}'" if place else ""
            until = f"python_version < '{_dotted(runs[place + 1][1][0])}'" if place + 1 < len(runs) else ""
            marker = " and ".join(filter(None, (since, until)))
            if value is not None:
                told.append(f"{name}=={value}" + (f"; {marker}" if marker else ""))
    return told


def _dotted(version: Version) -> str:
    return ".".join(map(str, version))


def main(pythons: list[str]) -> None:
    FILE.write_text(HEAD + "\n".join(lines(dict(map(installed, pythons)))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
