"""What desktops of Linux read is as their own tools want it."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
APP_ID = "io.github.gah_desktop.GahDesktop"
#: Hints that stay, with their reasons in packaging/README.md.
EXPLAINED = {"cid-contains-uppercase-letter", "unknown-tag"}
pytestmark = [pytest.mark.slow, pytest.mark.packages]


@pytest.fixture(scope="module", params=["", "https://gah-desktop.example"])
def share(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made without and with the address of a project that is published."""
    folder = tmp_path_factory.mktemp("share")
    environment = {"HOME": str(folder), "GAH_ADDRESS": str(request.param)}
    subprocess.run([sys.executable, ROOT / "packaging/share.py", folder], check=True, env=environment)
    return folder


def said(*command: str | Path) -> str:
    done = subprocess.run(list(command), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_appstream(share: Path) -> None:
    told = said(
        "appstreamcli", "validate", "--no-net", "--pedantic", share / f"metainfo/{APP_ID}.metainfo.xml"
    )
    hints = re.findall(r"^([EWIP]): \S+ ([\w-]+)", told, re.MULTILINE)
    assert {name for _, name in hints} <= EXPLAINED, told
    assert not [name for kind, name in hints if kind in "EW"], told
    readme = (ROOT / "packaging/README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in readme for name in EXPLAINED)


def test_the_desktop_entry(share: Path) -> None:
    assert said("desktop-file-validate", share / f"applications/{APP_ID}.desktop") == ""


def test_the_type_of_saved_games(share: Path) -> None:
    file = share / f"mime/packages/{APP_ID}.xml"
    said("xmllint", "--noout", file)
    said("update-mime-database", share / "mime")
    assert "application/x-gah-game:*.gah" in (share / "mime/globs2").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["", "de", "fr", "it"])
def test_the_manual_page(share: Path, language: str) -> None:
    page = share / "man" / language / "man1" / "gah-desktop.1.gz"
    assert gzip.decompress(page.read_bytes()).startswith(b".TH")
    done = subprocess.run(
        ["man", "--warnings", "-l", page],
        capture_output=True,
        text=True,
        env={"LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "--lang" in done.stdout


def test_scripts_and_completions(share: Path) -> None:
    said("shellcheck", "--shell=bash", share / "bash-completion/completions/gah-desktop")
    said("shellcheck", ROOT / "packaging/macos/dmg.sh", ROOT / ".ci/run")
