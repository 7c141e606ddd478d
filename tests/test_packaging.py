"""The files that packages are made of agree with each other and with what they name."""

import configparser
import importlib.util
import re
import struct
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

import gah_desktop
from gah_desktop.app.paths import APP_ID
from gah_desktop.app.unfinished import SUFFIX
from gah_desktop.engine.module_registry import EXPANSIONS, OPPONENTS
from gah_desktop.text.names import opponent_name
from gah_desktop.text.voices import speaking, voice
from tests.helpers.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
MIME = "application/x-gah-game"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def script(name: str) -> Any:
    file = PACKAGING / f"{name}.py"
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)  # where its dataclasses look
    spec.loader.exec_module(module)
    return module


def test_version_has_one_home() -> None:
    assert "version" in PROJECT["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev0)?", gah_desktop.__version__)


def numbers(version: str) -> list[int]:
    return [int(number) for number in version.removesuffix(".dev0").split(".")]


def test_the_version_says_when_it_is_ahead_of_a_release() -> None:
    version = gah_desktop.__version__
    if unreleased().strip():
        assert version.endswith(".dev0") and numbers(version) > numbers(newest_release())
    else:
        assert version == newest_release()


def unreleased() -> str:
    return CHANGELOG.partition("## [Unreleased]\n")[2].partition("\n## [")[0]


def newest_release() -> str:
    return str(re.findall(r"^## \[(\d+\.\d+\.\d+)\]", CHANGELOG, re.MULTILINE)[0])


def test_a_release_changes_the_version_wherever_it_stands() -> None:
    release = script("release")
    for name in ("gah_desktop/__init__.py", "CHANGELOG.md", release.METAINFO):
        before = (ROOT / name).read_text(encoding="utf-8")
        after = release.released(name, before, "31.4.1", "2031-04-01")
        assert before != after and "31.4.1" in after
        assert abs(len(after.splitlines()) - len(before.splitlines())) <= 2


@pytest.mark.parametrize(("version", "numbers"), [("31.4.1", "31.4.1"), ("31.4.1.dev0", "31.4.1")])
def test_windows_and_macos_show_the_numbers_alone(version: str, numbers: str) -> None:
    resource = script("windows/version").resource(version)
    assert f"filevers=({numbers.replace('.', ', ')}, 0)" in resource
    assert f"StringStruct('ProductVersion', '{version}')" in resource
    info = script("pyinstaller/plist").info(version)
    assert (info["CFBundleVersion"], info["CFBundleShortVersionString"]) == (numbers, numbers)


def test_work_after_a_release_changes_only_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = script("release")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "gah_desktop").mkdir()
    file = tmp_path / "gah_desktop" / "__init__.py"
    file.write_text('__version__ = "31.4.1"\n', encoding="utf-8")
    release.main("31.5.0.dev0")
    assert file.read_text(encoding="utf-8") == '__version__ = "31.5.0.dev0"\n'


def test_dependencies_are_the_three() -> None:
    names = {re.split(r"[<>=]", requirement)[0] for requirement in PROJECT["dependencies"]}
    assert names == {"PySide6-Essentials", "pydantic", "appdirs"}


# -- Linux


def desktop() -> dict[str, str]:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign, assignment]
    entry.read(LINUX / f"{APP_ID}.desktop", encoding="utf-8")
    return dict(entry["Desktop Entry"])


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()


def test_desktop_entry_names_the_command_the_icon_and_saved_games() -> None:
    entry = desktop()
    command, file = entry["Exec"].split()
    assert command in PROJECT["scripts"] and file == "%f"
    assert entry["Icon"] == APP_ID
    assert entry["MimeType"] == f"{MIME};"


def test_what_people_read_is_said_in_every_language() -> None:
    others = [language for language in LANGUAGES if language != "en"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert len({desktop()[f"{key}[{language}]"] for language in others}) == len(others)
    root = metainfo()
    mime = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    for path, tree in (("summary", root), ("description/p", root), (".//{*}comment", mime)):
        assert {found.get(LANG, "en") for found in tree.findall(path)} == set(LANGUAGES)
    items = [found.get(LANG, "en") for found in root.findall("description/ul/li")]
    assert items == list(LANGUAGES) * (len(items) // len(LANGUAGES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_metainfo_names_the_solo_opponents_as_the_game_does(language: str) -> None:
    with speaking(voice(language)):
        names = [opponent_name(opponent) for opponent in OPPONENTS]
    assert all(name in items(language)[0] for name in names)


def test_metainfo_tells_of_the_modules_that_are_there() -> None:
    assert len(EXPANSIONS) == 4
    assert any("four modules of the expansion" in item for item in items("en"))


def items(language: str) -> list[str]:
    found = metainfo().findall("description/ul/li")
    return [item.text or "" for item in found if item.get(LANG, "en") == language]


def test_metainfo_belongs_to_the_desktop_entry() -> None:
    root = metainfo()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("project_license") == PROJECT["license"]
    assert root.findtext("provides/binary") in PROJECT["scripts"]
    assert root.findtext("provides/mediatype") == MIME
    assert root.findtext("summary") == desktop()["Comment"]


def test_metainfo_describes_the_newest_release() -> None:
    release = metainfo().find("releases/release")
    assert release is not None and release.get("version") == newest_release()


def test_screenshots_are_told_of_where_the_project_is_published() -> None:
    share = script("share")
    assert "screenshot" not in share.metainfo("")
    root = ElementTree.fromstring(share.metainfo("https://gah-desktop.example/").encode())
    assert root.findtext("url") == "https://gah-desktop.example"
    images = [found.text or "" for found in root.findall("screenshots/screenshot/image")]
    assert len(images) == len(share.PICTURES)
    for image in images:
        assert (ROOT / image.partition("/raw/main/")[2]).is_file()
    for captions in root.findall("screenshots/screenshot"):
        assert [found.get(LANG, "en") for found in captions.findall("caption")] == list(LANGUAGES)


def test_the_type_of_saved_games_is_found_by_ending_and_by_beginning() -> None:
    mime = ElementTree.parse(LINUX / f"{APP_ID}.mime.xml").getroot()
    (kind,) = mime.findall("{*}mime-type")
    assert kind.get("type") == MIME
    (glob,), (match,) = kind.findall("{*}glob"), kind.findall("{*}magic/{*}match")
    assert glob.get("pattern") == f"*{SUFFIX}"
    begins = (match.get("value") or "").replace("\\n", "\n")
    for save in (ROOT / "tests" / "format_1" / "saves").glob("*.gah"):
        assert save.read_text(encoding="utf-8").startswith(begins)


def test_icons_of_other_systems_hold_every_size() -> None:
    icons = script("icons")
    picture = icons.png(icons.GAME, 48)
    image = QImage.fromData(picture)
    assert (image.width(), image.height()) == (48, 48)
    assert image.pixelColor(24, 30).alpha() == 255 and image.pixelColor(0, 0).alpha() == 0
    made = icons.ico({16: b"small", 256: b"large"})
    count, *sizes = struct.unpack_from("<4xHBB", made)
    assert (count, sizes) == (2, [16, 16])
    length, at = struct.unpack_from("<II", made, 6 + 16 + 8)
    assert made[at : at + length] == b"large" and made[6 + 16] == 0  # which means 256
    assert (
        icons.icns({"ic07": b"png"})
        == b"icns" + struct.pack(">I", 19) + b"ic07" + struct.pack(">I", 11) + b"png"
    )


# -- Flatpak


def test_flatpak_builds_from_what_exists_and_asks_for_no_network() -> None:
    manifest = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    for file in re.findall(r"python3 (\S+\.py)", manifest):
        assert (ROOT / file).is_file()
    assert "share=network" not in manifest and "--no-index" in manifest and "--require-hashes" in manifest


def test_flatpak_holds_the_versions_that_were_tested() -> None:
    pins = (PACKAGING / "flatpak" / "requirements.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w-]+)==(\S+) \\$", pins, re.MULTILINE))
    tested = (PACKAGING / "constraints.txt").read_text(encoding="utf-8").lower()
    assert {"pyside6-essentials", "pydantic", "appdirs", "setuptools"} <= set(pinned)
    assert all(f"\n{name}=={version}" in tested for name, version in pinned.items())
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", pins)) >= len(pinned)


# -- Windows, macOS, and the workflow


def test_the_version_resource_of_windows_can_be_read() -> None:
    text = script("windows/version").resource("1.2.3")
    kinds = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    read = eval(text, {kind: lambda *parts, **named: SimpleNamespace(parts=parts, **named) for kind in kinds})
    assert read.ffi.filevers == read.ffi.prodvers == (1, 2, 3, 0)
    strings = dict(each.parts for each in read.kids[0].parts[0][0].parts[1])
    assert strings["FileVersion"] == "1.2.3" and strings["ProductName"].startswith("Grand Austria Hotel")


def test_saved_games_open_with_a_double_click_everywhere() -> None:
    installer = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert f"Classes\\{SUFFIX}" in installer and '--open "%1"' in installer and MIME in installer
    info = script("pyinstaller/plist").info("1.0.0")
    (kind,), (exported,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX[1:]] and tags["public.mime-type"] == [MIME]


def test_no_file_names_a_registry_of_packages_or_a_place_of_a_machine() -> None:
    wrong = re.compile(r"pypi\.org|pythonhosted|/home/\w|/root/\.|/Users/|C:\\Users")
    files = [
        *PACKAGING.rglob("*"),
        *(ROOT / ".github").rglob("*"),
        ROOT / "Makefile",
        ROOT / "pyproject.toml",
    ]
    for file in files:
        if file.is_file() and file.suffix not in (".pyc", ".svg"):
            assert not wrong.search(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("name", ["packages", "tests"])
def test_a_workflow_makes_what_the_makefile_has(name: str) -> None:
    workflow = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake ([\w-]+)", workflow)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    for file in re.findall(r"\b(?:packaging|\.ci)/[\w./-]+", workflow):
        assert (ROOT / file).is_file(), file


# -- the bundle


def test_bundle_starts_where_the_command_does() -> None:
    module, function = PROJECT["scripts"]["gah-desktop"].split(":")
    launch = (PACKAGING / "pyinstaller" / "launch.py").read_text(encoding="utf-8")
    assert f"from {module} import {function}" in launch
    spec = (PACKAGING / "pyinstaller" / "gah-desktop.spec").read_text(encoding="utf-8")
    compile(spec, "gah-desktop.spec", "exec")
    assert "launch.py" in spec


LINKS = {
    "/q/libqxcb.so": ["libQt6Gui.so.6", "libxcb.so.1", "libc.so.6"],
    "/q/libQt6Gui.so.6": ["libQt6Core.so.6"],
    "/q/libqgtk3.so": ["libgtk-3.so.0"],
}


def test_the_bundle_keeps_what_is_loaded_and_what_that_needs() -> None:
    lean = script("pyinstaller/lean").lean
    there = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/q/libqgtk3.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/q/libQt6Core.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Pdf.so.6", "/q/libQt6Pdf.so.6", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libxcb.so.1", "/s/libxcb.so.1", "BINARY"),
        ("libgtk-3.so.0", "/s/libgtk-3.so.0", "BINARY"),
        ("python3.11/lib-dynload/_json.so", "/p/_json.so", "EXTENSION"),
        ("libpython3.11.so.1.0", "/p/libpython3.11.so.1.0", "BINARY"),
    ]
    kept = [place for place, _, _ in lean(there, lambda file: LINKS.get(file, []))]
    left = {place for place, _, _ in there} - set(kept)
    assert left == {
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/lib/libQt6Pdf.so.6",
        "libgtk-3.so.0",
    }


def test_the_order_of_letters_is_kept_of_icu() -> None:
    icu = script("icu")
    head = struct.pack("<HBB", 32, 0xDA, 0x27).ljust(12, b"\0") + b"CmnD".ljust(20, b"\0")
    parts = {"icudt1l/coll/root.res": b"order" * 5, "icudt1l/zone/ja.res": b"names"}
    package = icu.write(head, parts)
    found_head, found = icu.read(b"\x7fELF".ljust(64, b"\0") + package + b"\0" * 5000)
    assert found_head == head and list(found) == list(parts)
    for name, part in parts.items():
        assert found[name].rstrip(b"\0") == part
    assert "coll/root.res" in icu.KEPT and "zone/ja.res" not in icu.KEPT


@pytest.mark.parametrize(
    ("place", "owner"),
    [
        ("gah-desktop", "PyInstaller"),
        ("gah-desktop.exe", "PyInstaller"),
        ("Contents/MacOS/gah-desktop", "PyInstaller"),
        ("_internal/gah_desktop/data/i18n/gah_de.qm", "gah-desktop"),
        ("_internal/PySide6/QtCore.abi3.so", "PySide6-Essentials"),
        ("_internal/PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("_internal/PySide6/Qt6Core.dll", "Qt"),
        ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("_internal/libpython3.11.so.1.0", "Python"),
        ("_internal/python311.dll", "Python"),
        ("_internal/VCRUNTIME140.dll", "Python"),
        ("_internal/libxcb.so.1", None),
        ("share/applications/x.desktop", "gah-desktop"),
    ],
)
def test_whose_a_file_is(place: str, owner: str | None) -> None:
    assert script("shipped").owner(place) == owner


def test_missing_tools_are_named_in_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    tools = script("check_tools")
    monkeypatch.setattr(
        tools.shutil, "which", lambda tool, path: None if tool == "lintian" else f"/bin/{tool}"
    )
    monkeypatch.setattr(tools.os, "geteuid", lambda: 1000)
    assert tools.missing() == [
        "lintian is missing: apt install lintian (Debian's own checks of the package)",
        "debootstrap needs root: run it as root, or in a container",
    ]
