"""The Debian package: Debian's own checks, and an installation into a fresh system with nothing of ours."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from gah_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
SAVE = ROOT / "tests" / "format_1" / "saves" / "2-classic-draft-middle.gah"
PATHS = "/usr/bin:/bin:/usr/sbin:/sbin:/usr/games"
BESIDE = ("shared-mime-info", "desktop-file-utils", "xdg-utils", "libfile-mimeinfo-perl", "fonts-dejavu-core")
pytestmark = [pytest.mark.slow, pytest.mark.packages]


@pytest.fixture(scope="module")
def package() -> Path:
    (made,) = (ROOT / "dist").glob("gah-desktop_*.deb")
    return made


def codename() -> str:
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    told = dict(line.split("=", 1) for line in lines if "=" in line)
    return told["VERSION_CODENAME"].strip('"')


@pytest.fixture(scope="module")
def system(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh one of the same release, with the package in it."""
    root = tmp_path_factory.mktemp("system") / "root"
    subprocess.run(["debootstrap", "--variant=minbase", codename(), root], check=True, capture_output=True)
    shutil.copy(package, root / "root" / "game.deb")
    shutil.copy(SAVE, root / "root" / "evening.gah")
    shutil.copy("/etc/resolv.conf", root / "etc")
    for file in Path("/etc/apt/apt.conf.d").iterdir():  # how this machine gets to the archive
        shutil.copy(file, root / "etc/apt/apt.conf.d")
    inside(root, "apt-get", "update", "-q")
    inside(root, "apt-get", "install", "-q", "-y", "--no-install-recommends", "/root/game.deb", *BESIDE)
    yield root
    shutil.rmtree(root)


def inside(root: Path, *command: str) -> str:
    environment = {"HOME": "/root", "PATH": PATHS, "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    environment |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    done = subprocess.run(
        ["chroot", root, *command], env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_lintian_finds_no_error(package: Path) -> None:
    command = ["lintian", "--tag-display-limit", "0", "--allow-root", "--fail-on", "error", str(package)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_override_has_its_reason() -> None:
    lines = (ROOT / "packaging/linux/lintian-overrides").read_text(encoding="utf-8").splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        assert line.startswith("#") != before.startswith("#")


def test_it_names_no_place_of_the_machine_it_was_made_on(system: Path) -> None:
    home = str(Path.home()).encode()
    libraries = (system / "usr/lib/gah-desktop").rglob("*")
    for file in (path for path in libraries if path.is_file() and ".so" in path.name):
        told = subprocess.run(["readelf", "-d", file], capture_output=True).stdout
        assert home not in told, file


def test_it_starts(system: Path) -> None:
    assert inside(system, "gah-desktop", "--version") == f"gah-desktop {__version__}\n"
    assert "1 game, " in inside(system, "gah-desktop", "simulate", "--games", "1")
    assert len(inside(system, "gah-desktop", "replay", "/root/evening.gah").splitlines()) > 20


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_it_draws_its_window(system: Path, language: str) -> None:
    inside(system, "gah-desktop", "screenshot", "--lang", language, "--out", "/root/table.png")
    assert (system / "root/table.png").stat().st_size > 100_000


def test_a_double_click_on_a_saved_game_opens_it(system: Path) -> None:
    assert inside(system, "xdg-mime", "query", "filetype", "/root/evening.gah") == "application/x-gah-game\n"
    default = inside(system, "xdg-mime", "query", "default", "application/x-gah-game")
    assert default == "io.github.gah_desktop.GahDesktop.desktop\n"
    shutil.copy(SAVE, system / "root" / "evening")  # without its ending, by how it begins
    assert inside(system, "xdg-mime", "query", "filetype", "/root/evening") == "application/x-gah-game\n"


def test_everything_a_desktop_expects_is_there(system: Path) -> None:
    share = system / "usr/share"
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        folder = share / f"icons/hicolor/{size}x{size}"
        assert (folder / "apps/io.github.gah_desktop.GahDesktop.png").is_file()
        assert (folder / "mimetypes/application-x-gah-game.png").is_file()
    for place in (
        "applications/io.github.gah_desktop.GahDesktop.desktop",
        "metainfo/io.github.gah_desktop.GahDesktop.metainfo.xml",
        "bash-completion/completions/gah-desktop",
        "fish/vendor_completions.d/gah-desktop.fish",
        "zsh/vendor-completions/_gah-desktop",
        "man/man1/gah-desktop.1.gz",
        "man/de/man1/gah-desktop.1.gz",
        "doc/gah-desktop/copyright",
    ):
        assert (share / place).is_file(), place


def test_it_goes_without_a_trace(system: Path) -> None:
    inside(system, "apt-get", "purge", "-q", "-y", "gah-desktop")
    assert not (system / "usr/lib/gah-desktop").exists()
    assert not (system / "usr/games/gah-desktop").exists()
