"""What can be chosen: every default, every value that is allowed, and what a file may hold instead."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot

from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import ANIMATIONS, PACES, Settings
from tests.helpers.odd_files import KINDS, POSIX, Make, nowhere, refuse, unreadable

# the default, what else may be chosen, and what may not
OPTIONS: dict[str, tuple[Any, tuple[Any, ...], tuple[Any, ...]]] = {
    "language": ("", ("en", "de", "fr", "it"), ("es", "EN")),
    "theme": ("system", ("day", "night"), ("", "pink")),
    "text_scale": (100, (101, 150, 200), (99, 201, 0)),
    "animation": ("normal", ("none", "fast", "slow"), ("", "instant")),
    "bot_pace": ("normal", ("instant", "fast", "slow"), ("", "none")),
    "undo_policy": ("fair", ("free",), ("", "never")),
    "confirm_pass": (True, (False,), ()),
    "confirm_end": (False, (True,), ()),
    "reminders": (True, (False,), ()),
    "auto_collect": (True, (False,), ()),
    "announcements": ("turns", ("none", "all"), ("", "loud")),
    "evening": ("", ("abc:welcome",), ()),
}
ALLOWED = [(name, value) for name, (_, values, _) in OPTIONS.items() for value in values]
REFUSED = [(name, value) for name, (_, _, values) in OPTIONS.items() for value in values]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_what_is_chosen_for_who_has_chosen_nothing(file: Path) -> None:
    settings = Settings(file)
    assert {name: getattr(settings, name) for name in OPTIONS} == {
        name: default for name, (default, _, _) in OPTIONS.items()
    }


@pytest.mark.parametrize(("name", "value"), ALLOWED)
def test_what_is_chosen_is_told_kept_and_read_again(file: Path, name: str, value: Any) -> None:
    settings = Settings(file)
    told: list[str] = []
    settings.changed.connect(told.append)
    setattr(settings, name, value)
    setattr(settings, name, value)
    assert told == [name]
    settings.save()
    assert getattr(Settings(file), name) == value and type(getattr(Settings(file), name)) is type(value)
    setattr(settings, name, OPTIONS[name][0])
    assert told == [name, name]


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_what_is_not_allowed_is_refused_and_not_believed(file: Path, name: str, value: Any) -> None:
    settings = Settings(file)
    told: list[str] = []
    settings.changed.connect(told.append)
    with pytest.raises(ValueError, match=f"^{name}: {value!r}$"):
        setattr(settings, name, value)
    settings.store.setValue(f"options/{name}", value)
    assert (getattr(settings, name), told) == (OPTIONS[name][0], [])


@pytest.mark.parametrize(
    ("stored", "value"), [("true", True), ("True", True), ("1", True), ("false", False), ("0", False)]
)
def test_yes_and_no_as_a_file_holds_them(file: Path, stored: str, value: bool) -> None:
    file.write_text(f"[options]\nreminders={stored}\nconfirm_end={stored}\n", "utf-8")
    settings = Settings(file)
    assert (settings.reminders, settings.confirm_end) == (value, value)


def test_how_long_movements_and_bots_take() -> None:
    assert ANIMATIONS == {"none": 0, "fast": 120, "normal": 200, "slow": 400}
    assert PACES == {"instant": 0, "fast": 350, "normal": 900, "slow": 1800}


@pytest.mark.parametrize("stored", ["{broken", "[1, 2]", "7", ""])
def test_a_last_new_game_that_makes_no_sense_is_none(file: Path, stored: str) -> None:
    settings = Settings(file)
    assert settings.new_game_choice == {}
    settings.store.setValue("new_game", stored)
    assert settings.new_game_choice == {}


def test_a_layout_is_kept_by_its_name_until_all_are_reset(file: Path) -> None:
    settings = Settings(file)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set_layout("main", QByteArray(b"one"))
    settings.set_layout("rules", QByteArray(b"two"))
    settings.store.setValue("layout/odd", "a text")
    assert [settings.layout(name).data() for name in ("main", "rules", "odd", "none")] == [
        *(b"one", b"two", b"", b""),
    ]
    settings.theme = "night"
    settings.reset_layout()
    assert (settings.layout("main").isEmpty(), settings.theme) == (True, "night")
    assert told == ["theme", "layout"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "settings.ini")
    monkeypatch.setattr(Path, "rename", refuse)  # nor can it be set aside
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "system"
    settings.theme = "night"
    with pytest.raises(FileExistsError):
        settings.save()
    assert settings.theme == "night"
    assert [file.name for file in tmp_path.iterdir()] == ["settings.ini"]


@POSIX
@pytest.mark.parametrize("name", ["settings.ini", "settings.ini.lock"])
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind is not unreadable])
def test_what_is_no_file_of_settings_is_set_aside(
    qtbot: QtBot, tmp_path: Path, name: str, make: Make
) -> None:
    if (name, make) == ("settings.ini", nowhere):
        return  # a folder that is missing may come back
    make(tmp_path / name)
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "system"
    settings.theme = "night"
    settings.save()
    assert Settings(tmp_path / "settings.ini").theme == "night"


def test_settings_that_may_not_be_read_are_left_alone_and_that_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths(tmp_path)
    file = paths.config / "settings.ini"
    file.write_text("[options]\ntheme=night\n")
    monkeypatch.setattr("gah_desktop.files.os.open", refuse_names)
    settings = Settings(file)
    settings.theme = "day"
    with pytest.raises(OSError):
        settings.save()
    (unusable,) = paths.unusable()
    monkeypatch.undo()
    assert (unusable.kind, unusable.folder) == ("config", file)
    assert isinstance(unusable.error, PermissionError)
    assert Settings(file).theme == "night" and not paths.unusable()


def refuse_names(file: object, *how: int) -> int:
    """Whoever may not read the settings may still write beside them."""
    if str(file).endswith(".ini"):
        refuse()
    return open_any(file, *how)  # type: ignore[arg-type]


open_any = os.open


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux has such names")
def test_a_folder_of_any_name_keeps_them(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "caf\udce9" / "settings.ini"
    settings = Settings(file)
    settings.theme = "night"
    settings.save()
    assert "theme=night" in file.read_text()
    assert Settings(file).theme == "night"
    assert Settings(tmp_path / "caf" / "settings.ini").theme == "system", "that is another folder"
