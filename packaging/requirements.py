"""Prints what the game needs, from pyproject.toml, for `pip install -r`: one requirement a line.

python packaging/requirements.py [EXTRA...]   with the requirements of extras, such as dev
"""

import sys
import tomllib
from pathlib import Path


def main(extras: list[str]) -> None:
    text = (Path(__file__).resolve().parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    project = data["project"]
    lines = [
        *project["dependencies"],
        *(line for line in data["build-system"]["requires"] if "setuptools" in line),
    ]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    print("\n".join(dict.fromkeys(lines)))


if __name__ == "__main__":
    main(sys.argv[1:])
