"""Says which system packages are missing for Qt, if any. Exit code 0: Qt loads; 1: it does not.

python packaging/check_system.py            what the tests need: Qt without a display
python packaging/check_system.py --window   also what a window on X11 needs
python packaging/check_system.py --debian   prints the missing Debian packages alone
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # nothing need be installed yet

from gah_desktop.widgets.display import X_LIBRARIES, is_missing

# library: the package that has it on Debian and Ubuntu, on Fedora
LIBRARIES = {
    "libGL.so.1": ("libgl1", "mesa-libGL"),
    "libEGL.so.1": ("libegl1", "mesa-libEGL"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs"),
    "libbrotlidec.so.1": ("libbrotli1", "libbrotli"),
}
QT = "from PySide6 import QtNetwork, QtPrintSupport, QtSvg, QtWidgets; QtWidgets.QApplication([])"


def load_qt() -> str:
    """Loads Qt without a display in a process of its own; returns what went wrong, or nothing."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", QT], env=environment, capture_output=True, text=True)
    return (done.stderr.strip() or "Qt ended without a word") if done.returncode else ""


def main(arguments: list[str]) -> int:
    error = load_qt()
    libraries = LIBRARIES if error else {}
    if "--window" in arguments and sys.platform == "linux" and os.environ.get("DISPLAY"):
        libraries = {**libraries, **X_LIBRARIES}
    missing = [packages for library, packages in libraries.items() if is_missing(library)]
    if not error and not missing:
        return 0
    debian, fedora = (" ".join(packages[which] for packages in missing) for which in (0, 1))
    if "--debian" in arguments:
        print(debian)
    elif missing:
        print(
            "Qt needs system libraries that are not installed. Install them, then try again:", file=sys.stderr
        )
        print(f"    Debian, Ubuntu:  sudo apt install {debian}", file=sys.stderr)
        print(f"    Fedora:          sudo dnf install {fedora}", file=sys.stderr)
    if error and not missing:
        print(f"Qt can't be loaded:\n{error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
