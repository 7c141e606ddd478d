"""Draws the icons that packages need, out of the two drawings: the program's and that of a saved game.

python packaging/icons.py FOLDER   makes there hicolor/ for Linux, and app and game as .ico and .icns
"""

import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APP_ID = "io.github.gah_desktop.GahDesktop"
MIME_ICON = "application-x-gah-game"
APP = ROOT / "resources" / "icons" / "app.svg"
GAME = ROOT / "packaging" / "linux" / f"{MIME_ICON}.svg"
LINUX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
#: The types of pictures in an icon set of macOS that hold a PNG file, and their sizes.
MAC = (("icp4", 16), ("icp5", 32), ("icp6", 64), ("ic07", 128), ("ic08", 256), ("ic09", 512), ("ic10", 1024))


def png(drawing: Path, size: int) -> bytes:
    """The drawing as a square PNG file."""
    from PySide6.QtCore import QBuffer, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise SystemExit(f"{drawing} cannot be drawn")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon of Windows: a table of sizes and places, then the PNG files."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    table = b""
    for size, picture in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + table + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """An icon set of macOS: pieces of a type, a length and a PNG file."""
    body = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def make(folder: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    running = QGuiApplication.instance() or QGuiApplication([])
    for drawing, context, name, short in (
        (APP, "apps", APP_ID, "app"),
        (GAME, "mimetypes", MIME_ICON, "game"),
    ):
        drawn = {size: png(drawing, size) for size in sorted({*LINUX, *WINDOWS, *(size for _, size in MAC)})}
        for size in LINUX:
            write(folder / "hicolor" / f"{size}x{size}" / context / f"{name}.png", drawn[size])
        write(folder / "hicolor" / "scalable" / context / f"{name}.svg", drawing.read_bytes())
        write(folder / f"{short}.ico", ico({size: drawn[size] for size in WINDOWS}))
        write(folder / f"{short}.icns", icns({kind: drawn[size] for kind, size in MAC}))
    del running


if __name__ == "__main__":
    make(Path(sys.argv[1]))
