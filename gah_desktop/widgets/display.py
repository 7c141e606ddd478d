"""Is there a display that a window could open on? Asks without Qt, which would end the process."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

PATIENCE = 1.0  # seconds
X_FIRST_PORT = 6000


def has_display() -> bool:
    """True where a window can open, or where Qt was told which platform to use."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return reaches_wayland(os.environ.get("WAYLAND_DISPLAY", "")) or reaches_x(os.environ.get("DISPLAY", ""))


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
