"""What a bundle is made of: every file belongs to a component with a name, a version and a licence."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from gah_desktop.app.licences import licence_of  # noqa: E402

TEXTS = ROOT / "packaging" / "licences"
QT_TEXT = """\
Qt is used under the terms of the GNU Lesser General Public License, version 3, which follows after the
licence it builds upon. Its libraries are files of their own here and may be exchanged. Their source, and
the licences of what others contributed to them, are published by The Qt Company.

"""
# the licences of what the system lends, by the names of Debian's packages without their versions
OF_PACKAGES = {
    "libbrotli": "MIT", "libbsd": "BSD-3-Clause", "libbz2-": "bzip2-1.0.6", "libcap": "BSD-3-Clause",
    "libcom-err": "MIT", "libdbus-": "AFL-2.1 OR GPL-2.0-or-later", "libexpat": "MIT", "libffi": "MIT",
    "libfontconfig": "HPND-sell-variant", "libfreetype": "FTL OR GPL-2.0-or-later",
    "libgcc-s": "GPL-3.0-or-later WITH GCC-exception-3.1", "libgcrypt": "LGPL-2.1-or-later",
    "libglib2.0-": "LGPL-2.1-or-later", "libgpg-error": "LGPL-2.1-or-later", "libgssapi-krb5-": "MIT",
    "libk5crypto": "MIT", "libkeyutils": "LGPL-2.1-or-later", "libkrb5": "MIT", "liblz4-": "BSD-2-Clause",
    "liblzma": "0BSD", "libmd": "BSD-3-Clause", "libpcre2-8-": "BSD-3-Clause", "libpng16-": "libpng-2.0",
    "libreadline": "GPL-3.0-or-later", "libsqlite3-": "blessing", "libssl": "Apache-2.0",
    "libstdc++": "GPL-3.0-or-later WITH GCC-exception-3.1", "libsystemd": "LGPL-2.1-or-later",
    "libtirpc": "BSD-3-Clause", "libuuid": "BSD-3-Clause", "libwayland-": "MIT", "libx11-": "MIT",
    "libxau": "MIT", "libxcb": "MIT", "libxdmcp": "MIT", "libxkbcommon": "MIT", "libzstd": "BSD-3-Clause",
    "zlib1g": "Zlib",
}  # fmt: skip


@dataclass
class Component:
    name: str
    version: str
    licence: str  # an SPDX expression
    text: str
    purl: str  # by which lists of known faults know it
    files: list[Path] = field(default_factory=list)


def components(folder: Path) -> list[Component]:
    """All that the folder of a bundle holds, by name; SystemExit tells of a file that is nobody's."""
    found = {name: of_python(name) for name in requirements()}
    found |= {part.name: part for part in (python(), bootloader(), qt())}
    for file in sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()):
        place = file.relative_to(folder)
        name = owner(place.as_posix())
        if name is None:
            part = of_metadata(place, found) or of_system(place)
        elif name == "ICU":
            part = icu(place.name)
        elif name == "gah-desktop":
            part = game()
        else:
            part = found[name]
        found.setdefault(part.name, part).files.append(place)
    return sorted(found.values(), key=lambda part: part.name.lower())


OWNERS = (
    (r"^(Contents/MacOS/)?gah-desktop(-terminal)?(\.exe)?$", "PyInstaller"),
    (r"(^|/)gah_desktop/", "gah-desktop"),
    (r"(^|/)libicu\w+\.so", "ICU"),
    (r"(^|/)(PySide6/(Qt/)?(lib|plugins|translations)/|(lib)?Qt6?\w+\.(dll|dylib|so|framework))", "Qt"),
    (r"(^|/)(lib)?shiboken6", "shiboken6"),
    (r"(^|/)(PySide6/|libpyside6)", "PySide6-Essentials"),
    (r"(^|/)pydantic_core/", "pydantic-core"),
    (r"(^|/)(lib)?[Pp]ython3[\d.]*([/.]|$)|(^|/)(base_library\.zip|Python|\w+\.pyd)$", "Python"),
    (r"(?i)(^|/)(vcruntime|msvcp|ucrtbase|api-ms-win|concrt)[\w-]*\.dll$", "Python"),
    (r"(^|/)lib(crypto|ssl|ffi)[\w.-]*\.(dll|dylib)$|(^|/)sqlite3\.dll$", "Python"),
    (r"^(share/|LICENSE\.txt$)|/LICENSE\.txt$", "gah-desktop"),
    (r"^Contents/(Info\.plist|PkgInfo|Resources/\w+\.icns|_CodeSignature/\w+)$", "gah-desktop"),
)  # fmt: skip


def owner(place: str) -> str | None:
    """The component that a file belongs to; None for what the system lends."""
    return next((name for pattern, name in OWNERS if re.search(pattern, place)), None)


def requirements() -> list[str]:
    """What the game requires of Python, and what that requires."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = []
    waiting = list(data["project"]["dependencies"])
    while waiting:
        wanted = Requirement(waiting.pop(0))
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        name = wanted.name.replace("_", "-")
        if name not in found:
            found.append(name)
            waiting += distribution(name).requires or []
    return found


def of_python(name: str) -> Component:
    there = distribution(name)
    licence = licence_of(there) or "MIT"
    purl = f"pkg:pypi/{name.lower()}@{there.version}"
    return Component(name, there.version, licence, licence_text(there) or lesser_text(name), purl)


def licence_text(there: Distribution) -> str:
    files = [file for file in there.files or [] if re.match(r"(LICEN[CS]E|COPYING)", file.name)]
    return "\n\n".join(Path(str(there.locate_file(file))).read_text(encoding="utf-8") for file in files)


def lesser_text(name: str) -> str:
    """Of what comes without a text: PySide6, which is under the licence of Qt."""
    if name not in ("PySide6-Essentials", "shiboken6"):
        raise SystemExit(f"{name} comes without the text of its licence")
    return qt_text()


@cache
def qt_text() -> str:
    parts = [(TEXTS / f"{name}.txt").read_text(encoding="utf-8") for name in ("GPL-3.0", "LGPL-3.0")]
    return QT_TEXT + "\n\n".join(parts)


def qt() -> Component:
    from PySide6.QtCore import qVersion

    version = qVersion()
    return Component("Qt", version, "LGPL-3.0-only", qt_text(), f"pkg:generic/qt@{version}")


def icu(library: str) -> Component:
    version = library.rpartition(".")[2]
    text = (TEXTS / "ICU.txt").read_text(encoding="utf-8")
    return Component("ICU", version, "MIT", text, f"pkg:generic/icu@{version}")


def python() -> Component:
    version = ".".join(map(str, sys.version_info[:3]))
    places = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(f"/usr/share/doc/python3.{sys.version_info[1]}/copyright"),
        Path(sys.base_prefix) / "LICENSE.txt",
    )
    text = next((place.read_text(encoding="utf-8") for place in places if place.is_file()), None)
    if text is None:
        raise SystemExit("this Python comes without the text of its licence")
    return Component("Python", version, "Python-2.0.1", text, f"pkg:generic/python@{version}")


def bootloader() -> Component:
    there = distribution("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Component(
        "PyInstaller", there.version, licence, licence_text(there), f"pkg:pypi/pyinstaller@{there.version}"
    )


def game() -> Component:
    from gah_desktop import __version__

    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return Component("gah-desktop", __version__, "MIT", text, f"pkg:generic/gah-desktop@{__version__}")


def of_metadata(place: Path, found: Mapping[str, Component]) -> Component | None:
    """What tells of a distribution of Python belongs to it."""
    told = re.search(r"(?:^|/)(\w+)-[\w.]+\.dist-info/", place.as_posix())
    return found.get(told[1].replace("_", "-")) if told else None


def of_system(place: Path) -> Component:
    """A library of the system that the bundle was made on, by its Debian package."""
    package = package_of(place.name)
    if package is None and shutil.which("dpkg"):
        raise SystemExit(f"nobody knows whose {place} is; packaging/shipped.py has to")
    if package is None:  # another distribution: for oneself only
        library = place.name.partition(".so")[0]
        return Component(
            library, "", "NOASSERTION", "See the system that this was made on.\n", f"pkg:generic/{library}"
        )
    name, version, architecture = package
    licence = next((told for start, told in OF_PACKAGES.items() if name.startswith(start)), None)
    if licence is None:
        raise SystemExit(f"packaging/shipped.py does not know the licence of {name}, which has {place}")
    text = Path(f"/usr/share/doc/{name}/copyright").read_text(encoding="utf-8")
    return Component(
        name, version, licence, text, f"pkg:deb/{distributor()}/{name}@{version}?arch={architecture}"
    )


def distributor() -> str:
    """Debian, or who builds upon it."""
    return platform.freedesktop_os_release().get("ID", "debian")


def package_of(library: str) -> tuple[str, str, str] | None:
    """Name, version and architecture of the package with this library; None where there is no dpkg."""
    for architecture in _ask("dpkg", "--print-architecture"):
        for line in _ask("dpkg-query", "--search", f"*/{library}"):
            name, _, file = line.partition(": ")
            if name.endswith(f":{architecture}") and Path(file).parent.name.endswith("-linux-gnu"):
                package = name.rpartition(":")[0]
                (version,) = _ask("dpkg-query", "--show", "--showformat=${Version}\n", name)
                return package, version, architecture
    return None


def _ask(*command: str) -> Iterator[str]:
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return iter(())
    return iter(done.stdout.splitlines())
