"""The files that packages are made of agree with each other and with what they name."""

import configparser
import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import gah_desktop

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
APP_ID = "io.github.gah_desktop.GahDesktop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_version_has_one_home() -> None:
    assert "version" in PROJECT["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", gah_desktop.__version__)


def test_dependencies_are_the_three() -> None:
    names = {re.split(r"[<>=]", requirement)[0] for requirement in PROJECT["dependencies"]}
    assert names == {"PySide6-Essentials", "pydantic", "appdirs"}


def test_desktop_entry_names_the_command_and_the_icon() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign, assignment]
    entry.read(PACKAGING / "linux" / f"{APP_ID}.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] in PROJECT["scripts"]
    assert desktop["Icon"] == APP_ID


def test_metainfo_belongs_to_the_desktop_entry() -> None:
    root = ElementTree.parse(PACKAGING / "linux" / f"{APP_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("project_license") == PROJECT["license"]
    assert root.findtext("provides/binary") in PROJECT["scripts"]


def test_flatpak_installs_files_that_exist() -> None:
    manifest = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    files = re.findall(r"install -Dm644 (\S+)", manifest)
    assert len(files) == 3
    assert all((ROOT / file).is_file() for file in files)


def test_bundle_starts_where_the_command_does() -> None:
    module, function = PROJECT["scripts"]["gah-desktop"].split(":")
    launch = (PACKAGING / "pyinstaller" / "launch.py").read_text(encoding="utf-8")
    assert f"from {module} import {function}" in launch
    spec = (PACKAGING / "pyinstaller" / "gah-desktop.spec").read_text(encoding="utf-8")
    compile(spec, "gah-desktop.spec", "exec")
    assert "launch.py" in spec
