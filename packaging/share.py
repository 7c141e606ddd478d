"""What a desktop of Linux expects beside a program: entry, icons, AppStream, file type, manual, completions.

python packaging/share.py FOLDER   puts them into FOLDER as they belong below /usr/share

With GAH_ADDRESS=https://... in the environment, where the project is published, AppStream is told of it and
of the pictures in `docs/` there.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

import icons  # noqa: E402
import manual  # noqa: E402

from gah_desktop.cli.language import speak  # noqa: E402

APP_ID = icons.APP_ID
COMPLETIONS = {
    "bash": "bash-completion/completions/gah-desktop",
    "zsh": "zsh/site-functions/_gah-desktop",
    "fish": "fish/vendor_completions.d/gah-desktop.fish",
}
PICTURES = {
    "table.png": ("The table by night", "Der Tisch bei Nacht", "La table, de nuit", "Il tavolo di notte"),
    "start.png": ("The start page", "Die Startseite", "La page d’accueil", "La pagina iniziale"),
}
OTHERS = ("de", "fr", "it")


def make(share: Path) -> None:
    linux = HERE / "linux"
    put(share / "applications" / f"{APP_ID}.desktop", (linux / f"{APP_ID}.desktop").read_bytes())
    put(share / "mime" / "packages" / f"{APP_ID}.xml", (linux / f"{APP_ID}.mime.xml").read_bytes())
    put(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(os.environ.get("GAH_ADDRESS", "")).encode())
    drawn = share / "drawn"
    icons.make(drawn)
    (share / "icons").mkdir(exist_ok=True)
    shutil.move(drawn / "hicolor", share / "icons" / "hicolor")
    shutil.rmtree(drawn)
    for language in manual.HEADS:
        folder = share / "man" / ("" if language == manual.ENGLISH else language) / "man1"
        page = manual.manual(language).encode()
        put(folder / "gah-desktop.1.gz", gzip.compress(page, mtime=0))
    with speak(manual.ENGLISH):
        for shell, place in COMPLETIONS.items():
            put(share / place, manual.SHELLS[shell]().encode())


def put(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def metainfo(address: str) -> str:
    """AppStream's file; with the address where the project is published, if that is known."""
    text = (HERE / "linux" / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    if not address:
        return text
    address = address.rstrip("/")
    lines = [f'  <url type="homepage">{address}</url>', "  <screenshots>"]
    for number, (name, (caption, *others)) in enumerate(PICTURES.items()):
        kind = ' type="default"' if not number else ""
        lines += [f"    <screenshot{kind}>", f"      <caption>{caption}</caption>"]
        for language, other in zip(OTHERS, others, strict=True):
            lines.append(f'      <caption xml:lang="{language}">{other}</caption>')
        lines += [f"      <image>{address}/raw/main/docs/{name}</image>", "    </screenshot>"]
    before = "  <releases>\n"
    return text.replace(before, "\n".join([*lines, "  </screenshots>"]) + "\n" + before)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
