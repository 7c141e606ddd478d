"""Is there a display that a window could open on, and all that Qt needs for it? Asks without Qt, which would
end the process."""

from __future__ import annotations

import ctypes
import os
import re
import socket
import sys
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 1.0  # seconds
X_FIRST_PORT = 6000
# what a window on X11 needs of the system: the package that has it on Debian and Ubuntu, on Fedora
X_LIBRARIES = {
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
}
X_PLUGIN = "Qt/plugins/platforms/libqxcb.so"  # in the folder of PySide6


def has_display() -> bool:
    """True where a window can open, or where Qt was told which platform to use."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return reaches_wayland(os.environ.get("WAYLAND_DISPLAY", "")) or reaches_x(os.environ.get("DISPLAY", ""))


def missing_libraries() -> list[str]:
    """What Qt would miss if the window opened on X11 now; its own message names the wrong library."""
    wayland = reaches_wayland(os.environ.get("WAYLAND_DISPLAY", ""))
    if sys.platform != "linux" or wayland or os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return []
    spec = find_spec("PySide6")
    plugin = Path(spec.origin).parent / X_PLUGIN if spec is not None and spec.origin else None
    if plugin is None or not plugin.exists():
        return []
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        found = re.match(r"[^\s:/]+\.so[^\s:]*", str(error))
        first = {found[0]} if found else set()
        return sorted(first | {library for library in X_LIBRARIES if is_missing(library)})
    return []


def is_missing(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def reaches_wayland(name: str) -> bool:
    """A compositor listens on a socket; its name stands for a file in the user's run-time folder."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not name or not (folder or name.startswith("/")):
        return False
    return _answers(str(Path(folder) / name))


def reaches_x(display: str) -> bool:
    """An X server listens on a socket of this machine, or on a port of another one."""
    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    if host in ("", "unix"):
        file = f"/tmp/.X11-unix/X{number}"
        return _answers(f"\0{file}") or _answers(file)
    try:
        with socket.create_connection((host, X_FIRST_PORT + int(number)), PATIENCE):
            return True
    except (OSError, OverflowError):
        return False


def _answers(address: str) -> bool:
    if not hasattr(socket, "AF_UNIX"):
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(address)
        except (OSError, ValueError):
            return False
    return True
