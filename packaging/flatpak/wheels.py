"""The wheels that the Flatpak is built from: pinned by version and hash, and fetched before it is built.

python packaging/flatpak/wheels.py fetch FOLDER   what requirements.txt names, for the machine one is on
python packaging/flatpak/wheels.py pin            writes requirements.txt anew, from constraints.txt
"""

from __future__ import annotations

import hashlib
import platform
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PINS = HERE / "requirements.txt"
PYTHON = "3.12"  # that of the runtime
#: By architecture: what the runtime's C library can load.
PLATFORMS = {
    "x86_64": ("manylinux_2_34", "manylinux_2_28", "manylinux_2_17", "manylinux2014"),
    "aarch64": ("manylinux_2_39", "manylinux_2_34", "manylinux_2_28", "manylinux_2_17", "manylinux2014"),
}
HEAD = "# What the Flatpak holds, by version and hash; `packaging/flatpak/wheels.py pin` writes this.\n"


def download(folder: Path, architecture: str, *words: str | Path) -> None:
    command: list[str | Path] = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:"]
    command += ["--python-version", PYTHON, "--dest", folder, *words]
    for name in PLATFORMS[architecture]:
        command += ["--platform", f"{name}_{architecture}"]
    subprocess.run(command, check=True)


def fetch(folder: Path) -> None:
    """pip refuses what has another hash."""
    download(folder, platform.machine(), "--no-deps", "--require-hashes", "-r", PINS)


def pin() -> None:
    asked = subprocess.run(
        [sys.executable, ROOT / "packaging" / "requirements.py"], check=True, capture_output=True, text=True
    ).stdout
    with TemporaryDirectory() as name:
        folder = Path(name)
        wanted = folder / "wanted.txt"
        wanted.write_text(asked, encoding="utf-8")
        for architecture in PLATFORMS:
            download(folder, architecture, "-c", ROOT / "packaging" / "constraints.txt", "-r", wanted)
        PINS.write_text(HEAD + "".join(lines(folder)), encoding="utf-8")


def lines(folder: Path) -> list[str]:
    """One requirement each, with the hashes of the wheels of all architectures."""
    hashes: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.whl"), key=lambda file: file.name.lower()):
        name, version = file.name.split("-")[:2]
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        hashes.setdefault(f"{re.sub('_', '-', name)}=={version}", []).append(f"--hash=sha256:{digest}")
    return [" \\\n    ".join([name, *found]) + "\n" for name, found in hashes.items()]


if __name__ == "__main__":
    if sys.argv[1] == "fetch":
        fetch(Path(sys.argv[2]))
    else:
        pin()
