"""Set the version of a release, or of the work after it.

    python packaging/release.py 2.0.0 [DATE]
    python packaging/release.py 2.1.0.dev0

A release changes `gah_desktop/__init__.py`, gives the unreleased part of the changelog its title, and changes
AppStream's list of releases. A version that ends in `.dev0` is ahead of a release: it changes
`gah_desktop/__init__.py` only.
"""

from __future__ import annotations

import re
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
METAINFO = "packaging/linux/io.github.gah_desktop.GahDesktop.metainfo.xml"


def released(name: str, text: str, version: str, day: str) -> str:
    """Return the text of a file with the new version in it."""
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
    if not re.fullmatch(r"\d+\.\d+\.\d+(\.dev0)?", version):
        raise SystemExit("error: expected a version of three numbers, such as 2.0.0 or 2.1.0.dev0")
    names = ("gah_desktop/__init__.py", "CHANGELOG.md", METAINFO)
    for name in names[:1] if version.endswith(".dev0") else names:
        file = ROOT / name
        text = released(name, file.read_text(encoding="utf-8"), version, day or date.today().isoformat())
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
