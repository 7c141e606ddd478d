"""Which of the binaries found by PyInstaller are ever loaded: extensions, plugins of Qt, what these need."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import PurePath

Entry = tuple[str, str, str]  # where it goes, where it is, what it is

#: By kind: the plugins that the program can come to use. It draws into memory, so no OpenGL; its pictures are
#: SVG and PNG; it prints; it speaks with a second copy of itself over a local socket, so no TLS.
PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qxcb", "qwayland", "qwayland-generic", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),
    "printsupport": ("cupsprintersupport",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
#: Modules that PyInstaller would take along for what others can do with them.
UNUSED = (
    "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtDBus",
    "PySide6.QtPdf", "PySide6.QtTest", "PySide6.QtXml", "PySide6.scripts",
    "_hashlib", "_ssl", "ssl", "curses", "readline", "tkinter", "_tkinter",
    "doctest", "ensurepip", "idlelib", "lib2to3", "pdb", "pydoc", "test", "unittest", "xmlrpc",
)  # fmt: skip
#: What only OpenGL needs; and the library of printers, which a system with printers has: it brings a lot.
NOT_NEEDED = re.compile(r"(opengl32sw|d3dcompiler_\d+|(lib)?Qt6?OpenGL|libcups)\b", re.IGNORECASE)
PLUGIN = re.compile(r"plugins/([\w-]+)/(?:lib)?([\w-]+)\.(?:so|dll|dylib)$")


def foreign(requirements: Iterable[str]) -> list[str]:
    """The packages of this environment that belong to nothing that the game requires."""
    known = {name.lower().replace("_", "-") for name in requirements}
    return [
        package
        for package, owners in packages_distributions().items()
        if package != "gah_desktop" and not known & {owner.lower().replace("_", "-") for owner in owners}
    ]


def is_ours(place: str) -> bool:
    """Whether the program itself loads what goes to this place; if not, something else has to need it."""
    path = PurePath(place).as_posix()
    plugin = PLUGIN.search(path)
    if plugin:
        return plugin[2] in PLUGINS.get(plugin[1], ())
    library = r"\.so\.|^lib|/Qt/lib/|\.dylib$|Qt6\w+\.dll$"
    return not re.search(library, path)


def linked(file: str) -> Iterator[str]:
    """The names of the libraries that a file itself asks for."""
    if sys.platform == "linux":
        told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True).stdout
        yield from re.findall(r"^\s*NEEDED\s+(\S+)", told, re.MULTILINE)
        return
    from PyInstaller.depend.bindepend import get_imports

    yield from (PurePath(found or name).name for name, found in get_imports(file))


def lean(binaries: Iterable[Entry], needs: Callable[[str], Iterable[str]] = linked) -> list[Entry]:
    """The entries that are ours, and those they need, directly or not; `needs` names what a file links to."""
    found = [entry for entry in binaries if not NOT_NEEDED.search(PurePath(entry[0]).name)]
    files = {PurePath(place).name: file for place, file, kind in found if kind != "SYMLINK"}
    kept = {PurePath(place).name for place, _, kind in found if kind != "SYMLINK" and is_ours(place)}
    kept |= {name for name in files if name.lower().startswith(("python3", "libpython3"))}
    waiting = list(kept)
    while waiting:
        more = {name for name in needs(files[waiting.pop()]) if name in files} - kept
        kept |= more
        waiting += more
    return [entry for entry in found if PurePath(entry[0]).name in kept]
