"""What is made for other systems, as far as tools here can tell of it; and the bill of materials."""

from __future__ import annotations

import importlib.util
import os
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gah_desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
pytestmark = [pytest.mark.slow, pytest.mark.packages]


def script(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(*command: str | Path, **options: Any) -> str:
    done = subprocess.run(list(command), capture_output=True, text=True, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


def test_the_installer_for_windows_compiles(tmp_path: Path) -> None:
    bundle, icons = tmp_path / "bundle", tmp_path / "icons"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "gah-desktop.exe").write_bytes(b"MZ")
    (bundle / "_internal" / "library").write_bytes(b"MZ")
    said(sys.executable, PACKAGING / "icons.py", icons)
    given = {"VERSION": __version__, "BUNDLE": bundle, "ICONS": icons, "OUT": tmp_path}
    words = [f"-D{name}={value}" for name, value in given.items()]
    said("makensis", "-V2", "-WX", "-NOCD", *words, PACKAGING / "windows" / "installer.nsi")
    made = tmp_path / f"gah-desktop-{__version__}-windows-setup.exe"
    assert made.read_bytes().startswith(b"MZ")


def test_the_properties_of_macos_are_a_property_list(tmp_path: Path) -> None:
    info = script(PACKAGING / "pyinstaller" / "plist.py").info(__version__)
    file = tmp_path / "Info.plist"
    file.write_bytes(plistlib.dumps(info))
    said("xmllint", "--noout", "--nonet", file)
    assert plistlib.loads(file.read_bytes()) == info


def test_workflows_and_issue_forms_follow_their_schemas() -> None:
    checker = Path(sys.executable).parent / "check-jsonschema"
    github = ROOT / ".github"
    said(
        checker, "--builtin-schema", "vendor.github-workflows", *sorted((github / "workflows").glob("*.yml"))
    )
    forms = {*(github / "ISSUE_TEMPLATE").glob("*.yml")} - {github / "ISSUE_TEMPLATE/config.yml"}
    said(checker, "--builtin-schema", "vendor.github-issue-forms", *sorted(forms))


def test_the_bill_of_materials_follows_its_schema() -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    (bill,) = (ROOT / "dist/gah-desktop").rglob("sbom.cdx.json")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(bill.read_text(encoding="utf-8")) is None


def test_the_flatpak_builds_without_a_network(tmp_path: Path) -> None:
    """Its commands, one after the other, in a Python of the runtime's version."""
    found = [python for python in script(PACKAGING / "pythons.py").pythons() if python.endswith("python3.12")]
    assert found, "Python 3.12 is missing, which the runtime has"
    wheels, app, work = tmp_path / "wheels", tmp_path / "app", tmp_path / "work"
    said(sys.executable, PACKAGING / "flatpak" / "wheels.py", "fetch", wheels)
    said(found[0], "-m", "venv", app)
    left_out = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "tests", "*.egg-info", "*.qm")
    shutil.copytree(ROOT, work, ignore=left_out)
    (work / "wheels").symlink_to(wheels)
    shutil.copy(PACKAGING / "flatpak" / "requirements.txt", work)
    environment = {
        "PATH": f"{app}/bin:{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "FLATPAK_DEST": str(app),
        "QT_QPA_PLATFORM": "offscreen",
    }
    manifest = (PACKAGING / "flatpak" / "io.github.gah_desktop.GahDesktop.yml").read_text(encoding="utf-8")
    commands = [line.strip()[2:] for line in manifest.splitlines() if line.startswith("      - p")]
    assert [command.split()[0] for command in commands] == ["pip3", "pip3", "python3"]
    for command in commands:
        said("unshare", "--net", "sh", "-c", command, cwd=work, env=environment)
    assert said(app / "bin" / "gah-desktop", "--version", env={"HOME": str(tmp_path)}, cwd=tmp_path)
    assert (app / "share/applications/io.github.gah_desktop.GahDesktop.desktop").is_file()
