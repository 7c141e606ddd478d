"""Gives the version a new number, everywhere it stands: python packaging/release.py 1.0.0 [DATE]

In `gah_desktop/__init__.py`, over what the changelog has as unreleased, and in AppStream's list of releases.
"""

from __future__ import annotations

import re
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
METAINFO = "packaging/linux/io.github.gah_desktop.GahDesktop.metainfo.xml"


def released(name: str, text: str, version: str, day: str) -> str:
    """The text of a file with the new number in it."""
    before, after = {
        "gah_desktop/__init__.py": (r'__version__ = "[^"]+"', f'__version__ = "{version}"'),
        "CHANGELOG.md": (r"## \[Unreleased\]\n", f"## [Unreleased]\n\n## [{version}] - {day}\n"),
        METAINFO: (r'<release version="[^"]+" date="[^"]+"', f'<release version="{version}" date="{day}"'),
    }[name]
    text, found = re.subn(before, after, text, count=1)
    if not found:
        raise SystemExit(f"{name} has no place for a version")
    return text


def main(version: str, day: str = "") -> None:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit("a version has three numbers: 1.0.0")
    for name in ("gah_desktop/__init__.py", "CHANGELOG.md", METAINFO):
        file = ROOT / name
        text = released(name, file.read_text(encoding="utf-8"), version, day or date.today().isoformat())
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
