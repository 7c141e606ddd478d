"""The game from Python's own packages: what they hold, and what pipx and uv make of the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gah_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
pytestmark = [pytest.mark.slow, pytest.mark.packages]


def said(*command: str | Path, **variables: str) -> str:
    environment = {**os.environ, **variables}
    done = subprocess.run(list(command), capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    left_out = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "*.egg-info", "*.qm")
    return Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("source") / "project", ignore=left_out))


def test_twine_finds_nothing_amiss(source: Path, tmp_path: Path) -> None:
    said(sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path, source)
    made = sorted(tmp_path.iterdir())
    assert [file.suffix for file in made] == [".whl", ".gz"]
    said(sys.executable, "-m", "twine", "check", "--strict", *made)


def test_pipx_installs_a_checkout(source: Path, tmp_path: Path) -> None:
    folders = {
        "PIPX_HOME": str(tmp_path / "home"),
        "PIPX_BIN_DIR": str(tmp_path / "bin"),
        "PIPX_MAN_DIR": str(tmp_path),
    }
    words = ("--python", sys.executable, f"--pip-args=--constraint {CONSTRAINTS}")
    said(BIN / "pipx", "install", *words, source, **folders)
    assert said(tmp_path / "bin" / "gah-desktop", "--version") == f"gah-desktop {__version__}\n"


def test_uv_installs_a_checkout(source: Path, tmp_path: Path) -> None:
    folders = {"UV_TOOL_DIR": str(tmp_path / "home"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    words = ("--python", sys.executable, "--constraints", CONSTRAINTS)
    said(BIN / "uv", "tool", "install", *words, source, **folders)
    assert said(tmp_path / "bin" / "gah-desktop", "--version") == f"gah-desktop {__version__}\n"
