"""What the program is made of, and under which licences: as its bundle tells, or the Python it runs in."""

from __future__ import annotations

import json
import re
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from gah_desktop import __version__
from gah_desktop.resources import licences_path

NAME = "gah-desktop"
REQUIRED = re.compile(r"[\w.-]+")
LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING)", re.IGNORECASE)


class Part(NamedTuple):
    name: str
    version: str
    licence: str  # as SPDX names it
    text: Callable[[], str]  # whole, read when it is asked for; "" if it lies nowhere


def parts() -> list[Part]:
    """The game first, then everything that comes with it, by name."""
    index = licences_path() / "index.json"
    found = list(_bundled(index) if index.is_file() else _installed())
    return sorted(found, key=lambda part: (part.name != NAME, part.name.lower()))


def _bundled(index: Path) -> Iterator[Part]:
    for told in json.loads(index.read_text(encoding="utf-8")):
        file = index.parent / told["text"]
        yield Part(told["name"], told["version"], told["licence"], partial(_read, file))


def _installed() -> Iterator[Part]:
    """What is required, directly or not, and is there."""
    from PySide6.QtCore import qVersion

    with suppress(PackageNotFoundError):
        own = distribution(NAME)
        yield Part(NAME, __version__, "MIT", partial(_text, own))
        waiting, seen = [NAME], {NAME}
        while waiting:
            for wanted in distribution(waiting.pop()).requires or []:
                name = REQUIRED.match(wanted)
                if name is None or "extra ==" in wanted or name[0] in seen:
                    continue
                with suppress(PackageNotFoundError):  # another system or Python needs it
                    there = distribution(name[0])
                    seen.add(name[0])
                    waiting.append(name[0])
                    yield Part(name[0], there.version, licence_of(there), partial(_text, there))
    yield Part("Qt", qVersion(), "LGPL-3.0-only", str)
    version = ".".join(map(str, sys.version_info[:3]))
    file = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    yield Part("Python", version, "Python-2.0.1", partial(_read, file))


def licence_of(there: Distribution) -> str:
    """As it says itself; "" if it says nothing."""
    told = (there.metadata[key] for key in ("License-Expression", "License") if key in there.metadata)
    return str(next(filter(None, told), "")).partition("\n")[0]


def _text(there: Distribution) -> str:
    files = [file for file in there.files or [] if LICENCE_FILE.match(file.name)]
    return "\n\n".join(filter(None, (_read(Path(str(there.locate_file(file)))) for file in files)))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
