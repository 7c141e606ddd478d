"""Builds the real wheel, installs it into an empty environment, and uses it far from the checkout."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "build", "dist", "*.egg-info", "*.qm", "golden", "node_modules"
)


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, so that building leaves nothing behind in it."""
    return Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("source") / "project", ignore=LEFT_OUT))


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    options = ("--wheel", "--no-isolation", "--skip-dependency-check")
    done = run(sys.executable, "-m", "build", *options, "--outdir", out, source, cwd=out)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of an environment with the wheel, which borrows its requirements from this one."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    done = run(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=home
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (site_packages,) = home.glob("lib/python*/site-packages")
    (site_packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python.parent


def gah_desktop(installed: Path, tmp_path: Path, *arguments: str) -> str:
    done = run(installed / "gah-desktop", *arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lying_in(*folders: str) -> set[str]:
    found = (file for folder in folders for file in (ROOT / folder).rglob("*") if file.is_file())
    made = (".qm", ".pyc")
    kept = (file for file in found if file.suffix not in made and not file.name.startswith("."))
    return {file.relative_to(ROOT).as_posix() for file in kept}


def test_wheel_holds_the_code_its_data_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    data = {f"gah_desktop/data/{name}" for name in lying_in("resources")}
    data |= {f"gah_desktop/data/i18n/gah_{language}.qm" for language in LANGUAGES}
    about = {name for name in names if name.partition("/")[0].endswith(".dist-info")}
    assert names - about == lying_in("gah_desktop") | data
    assert {name.partition("/")[2] for name in about} == {
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
        "licenses/LICENSE",
        "top_level.txt",
    }


@pytest.mark.slow
def test_source_archive_holds_what_building_and_testing_need(source: Path, tmp_path: Path) -> None:
    options = ("--sdist", "--no-isolation", "--skip-dependency-check")
    done = run(sys.executable, "-m", "build", *options, "--outdir", tmp_path, source, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(built) as archive:
        files = {entry.name.partition("/")[2] for entry in archive if entry.isfile()}
    left_out = {name for name in lying_in("tests") if "golden" in name}  # by the copy that is built here
    made = {name for name in files if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}
    top = {
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "MANIFEST.in",
        "Makefile",
        "README.md",
        "SECURITY.md",
        "pyproject.toml",
    }
    folders = ("docs", "gah_desktop", "i18n", "packaging", "resources", "tests")
    assert files - made == (lying_in(*folders) - left_out) | top | {"setup.py"}


@pytest.mark.slow
def test_installed_package_finds_its_own_resources(installed: Path, tmp_path: Path) -> None:
    code = (
        "from gah_desktop.resources import resource_path, translation_path; "
        "from gah_desktop.catalog import load_catalog; load_catalog(); "
        "print(resource_path('catalog/guests.json')); print(translation_path('de'))"
    )
    done = run(installed / "python", "-c", code, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        assert Path(line).is_relative_to(installed.parent)
        assert Path(line).is_file()


def test_cards_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    assert json.loads(gah_desktop(installed, tmp_path, "cards", "--json"))


def test_simulate_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    options = ["--players", "2", "--bots", "random,random", "--games", "2", "--seed", "1", "--json"]
    out = gah_desktop(installed, tmp_path, "simulate", *options)
    games: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert len(games) == 2
    for game in games:
        assert [player["seat"] for player in game["players"]] == [0, 1]
        assert set(game["winners"]) <= {0, 1}
        assert game["decisions"] > 50


@pytest.mark.parametrize("damage", ["broken", pytest.param("missing", marks=pytest.mark.slow)])
def test_a_failing_translation_fails_the_build(source: Path, tmp_path: Path, damage: str) -> None:
    copy = Path(shutil.copytree(source, tmp_path / "project"))
    german = copy / "i18n" / "gah_de.ts"
    if damage == "missing":
        german.unlink()
    else:
        german.write_text("<TS><context>", encoding="utf-8")
    done = run(sys.executable, "setup.py", "-q", "build_py", "--build-lib", tmp_path / "out", cwd=copy)
    assert done.returncode != 0


@pytest.mark.parametrize("damage", ["guest", pytest.param("board", marks=pytest.mark.slow)])
def test_a_fault_in_the_catalog_fails_the_build(source: Path, tmp_path: Path, damage: str) -> None:
    copy = Path(shutil.copytree(source, tmp_path / "project"))
    name, right, wrong = {
        "guest": ("guests", '"order": {"wine": 1}, "vp": 0', '"order": {"beer": 1}, "vp": 0'),
        "board": ("boards", '"byrrb", "yyrry"', '"byrrb", "yyrrr"'),
    }[damage]
    file = copy / "resources" / "catalog" / f"{name}.json"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    done = run(sys.executable, "setup.py", "-q", "build_py", "--build-lib", tmp_path / "out", cwd=copy)
    assert done.returncode != 0
    assert ("beer" if damage == "guest" else "night") in done.stderr
