"""Folders, settings, languages, log, reminders of the replay: what surrounds a game."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QFile, QLocale, qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app import translator as module
from gah_desktop.app.logging import start_logging
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths, found_in, make_way, name_for_qt, set_aside
from gah_desktop.app.replay import Replay
from gah_desktop.app.settings import Settings
from gah_desktop.app.start import build_application, reduced_motion
from gah_desktop.app.translator import Translator, system_language
from gah_desktop.engine import Setup
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.models import HandModel, HotelModel, LogModel
from gah_desktop.record import Loaded
from tests.app.test_history import TWO
from tests.helpers import odd_files
from tests.helpers.odd_files import POSIX, SPECIAL, Make, loop, refuse
from tests.models.helpers import Watched


def test_folders_follow_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    paths = Paths()
    assert not (tmp_path / "c").exists()
    assert paths.settings_file == tmp_path / "c" / "gah-desktop" / "settings.ini"
    assert paths.autosave == tmp_path / "d" / "gah-desktop" / "autosave.gah"
    assert paths.games.is_dir()


@pytest.mark.parametrize("value", ["", "games", "./x"])
def test_a_folder_that_is_no_whole_path_is_not_made_wherever_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", value)
    monkeypatch.setenv("XDG_DATA_HOME", value)
    paths = Paths()
    assert paths.settings_file == tmp_path / ".config" / "gah-desktop" / "settings.ini"
    assert paths.autosave == tmp_path / ".local" / "share" / "gah-desktop" / "autosave.gah"


def test_damaged_files_get_free_names(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        file = tmp_path / "file"
        file.write_text(str(number))
        assert set_aside(file).name == f"file.damaged-{number}"


@POSIX
@pytest.mark.parametrize("make", [*SPECIAL, odd_files.folder, loop])
def test_what_is_no_file_makes_way(tmp_path: Path, make: Make) -> None:
    file = tmp_path / "file"
    make(file)
    left = os.lstat(file).st_ino
    assert make_way(file) and not os.path.lexists(file)
    assert os.lstat(tmp_path / "file.damaged-1").st_ino == left


def test_a_file_that_is_too_large_makes_way(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 11)
    assert make_way(file) and make_way(file, 11) and file.exists()
    assert make_way(file, 10) and not file.exists()
    assert make_way(file, 10), "there is none"


def test_what_may_not_be_read_or_renamed_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with monkeypatch.context() as locked:
        locked.setattr(os, "open", refuse)
        assert not make_way(tmp_path / "file")
    with monkeypatch.context() as locked:
        locked.setattr(Path, "rename", refuse)
        assert not make_way(tmp_path / "folder")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder"]


def test_a_folder_that_nobody_may_look_into_has_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x.gah").touch()
    assert found_in(tmp_path, "*.gah") == [tmp_path / "x.gah"]
    monkeypatch.setattr(Path, "glob", refuse)
    assert found_in(tmp_path, "*.gah") == []


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux has such names")
def test_qt_opens_a_file_of_any_name(tmp_path: Path) -> None:
    """Left to itself it would leave the byte out, and open another file."""
    plain, odd = tmp_path / "caf", tmp_path / "caf\udce9"
    for parent, text in ((plain, "wrong"), (odd, "right")):
        parent.mkdir()
        (parent / "file").write_text(text)
    assert name_for_qt(plain / "file") == str(plain / "file")
    file = QFile(name_for_qt(odd / "file"))
    assert file.open(QFile.OpenModeFlag.ReadOnly) and bytes(file.readAll().data()) == b"right"
    file.close()
    assert name_for_qt(odd / "file") == name_for_qt(odd / "file"), "the folder is opened once"


def test_what_a_killed_copy_left_half_written_is_swept_away(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    for folder in (paths.data, paths.games, paths.saves):
        (folder / ".0123456789abcdef.tmp").write_text("half")
        (folder / "whole.gah").write_text("whole")
    paths.sweep()
    left = sorted(file.name for file in tmp_path.rglob("*") if file.is_file())
    assert left == ["whole.gah"] * 3


def test_asking_for_a_name_makes_no_folder_for_settings(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    assert not paths.has_overrides and Settings(paths.settings_file).theme == "system"
    assert not (tmp_path / "config").exists()


def test_settings_are_typed_and_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "system" and settings.text_scale == 100 and settings.reminders is True
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.text_scale = 150
    settings.text_scale = 150
    settings.reminders = False
    settings.undo_policy = "free"
    settings.new_game_choice = {"players": 3, "names": ["Anna", "Ben"]}
    settings.set_layout("main", QByteArray(b"\x00\x01layout"))
    assert told == ["text_scale", "reminders", "undo_policy"]
    settings.save()
    again = Settings(tmp_path / "settings.ini")
    assert (again.text_scale, again.reminders, again.undo_policy) == (150, False, "free")
    assert again.new_game_choice == {"players": 3, "names": ["Anna", "Ben"]}
    assert again.layout("main") == QByteArray(b"\x00\x01layout")
    again.reset_layout()
    assert again.layout("main").isEmpty()


def test_settings_that_make_no_sense(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[General]\nnew_game={broken\n[options]\ntext_scale=huge\ntheme=pink\nreminders=0\n")
    settings = Settings(file)
    assert settings.text_scale == 100 and settings.theme == "system" and settings.reminders is False
    assert settings.new_game_choice == {}
    for name, value in (("text_scale", 90), ("theme", "pink"), ("language", "tlh")):
        with pytest.raises(ValueError):
            setattr(settings, name, value)


def test_settings_of_other_types_and_of_no_end(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    deep = '"' + "[" * 200_000 + '"'
    file.write_text(f"[General]\nnew_game={deep}\n[options]\ntext_scale=100, 120\ntheme=a, b\n")
    settings = Settings(file)
    assert (settings.text_scale, settings.theme, settings.new_game_choice) == (100, "system", {})


@pytest.fixture
def speaking(qtbot: QtBot) -> Iterator[Translator]:
    application = QCoreApplication.instance()
    assert application is not None
    translator = Translator(application)
    yield translator
    translator.set_language("en")
    QLocale.setDefault(QLocale.c())


def test_a_missing_translation_falls_back(
    speaking: Translator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "translation_path", lambda language: tmp_path / f"gah_{language}.qm")
    told: list[str] = []
    speaking.changed.connect(told.append)
    with caplog.at_level(logging.WARNING):
        assert not speaking.set_language("it")
    assert speaking.language == "en" and told == ["en"]
    assert "it" in caplog.text
    (tmp_path / "gah_fr.qm").write_bytes(b"no translation at all")
    assert not speaking.set_language("fr")
    assert speaking.set_language("en")


def test_the_first_start_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    class Swiss:
        @staticmethod
        def system() -> Swiss:
            return Swiss()

        def uiLanguages(self) -> list[str]:
            return ["rm-CH", "it-CH", "de-CH"]

    monkeypatch.setattr(module, "QLocale", Swiss)
    assert system_language() == "it"
    monkeypatch.setattr(Swiss, "uiLanguages", lambda self: ["pt-BR"])
    assert system_language() == "en"


@pytest.fixture
def quiet() -> Iterator[None]:
    root = logging.getLogger("gah_desktop")
    before = root.handlers[:], root.propagate
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers[:], root.propagate = before
    qInstallMessageHandler(None)


def test_the_log_file_hears_qt_too(qtbot: QtBot, tmp_path: Path, quiet: None) -> None:
    start_logging(tmp_path / "log")
    logging.getLogger("gah_desktop.test").info("hello")
    qWarning("from Qt")
    text = (tmp_path / "log").read_text()
    assert "INFO gah_desktop.test: hello" in text
    assert "WARNING gah_desktop.qt: from Qt" in text


def test_everything_put_together(qtbot: QtBot, qapp: QApplication, tmp_path: Path, quiet: None) -> None:
    qapp.setStyleSheet("")  # a style under a sheet has no name
    qapp.setStyle("windows")
    application = build_application([], Paths(tmp_path), "en")
    assert isinstance(application.qt, QApplication)
    assert application.translator.language == "en"
    assert application.qt.style().objectName() == "fusion"  # the same everywhere
    assert application.catalog().override_problems == ()
    with qtbot.waitSignal(application.session.languageChanged):
        application.settings.language = "en"
    assert reduced_motion() in (False, True)
    application.close()
    application.qt.aboutToQuit.disconnect(application.close)


def test_replay(qtbot: QtBot) -> None:
    replay = Replay(Loaded(TWO, Meta("x", colours=(3, 1)).to_dict()))
    watched = Watched(replay)
    hotel, hand, log = HotelModel(replay), HandModel(replay), LogModel(replay)
    assert replay.colours == (3, 1)
    assert replay.turn is None and log.rowCount() == 1
    for _ in range(25):
        replay.step()
    assert replay.position == 25
    watched.up_to_date()
    replay.go_to(replay.length)
    assert replay.over
    watched.up_to_date()
    replay.next_turn()
    assert replay.position == replay.length
    replay.previous_turn()
    assert replay.turn == replay.turns[-1]
    replay.go_to(replay.turns[3].position)
    assert replay.game.hash() == TWO.game_at(replay.position).hash()
    replay.step_back()
    replay.look_as(1)
    watched.up_to_date()
    assert hand.facts(hand.index(0, 0)).staff == replay.player(1).hand[0]
    assert hotel.board_id == Setup().board(1)
    assert replay.options == ()
    why = replay.try_apply(a.Pass())
    assert why is not None and why.code in (Code.NOT_YOUR_TURN, Code.ONLY_WATCHED)
    assert watched.resets == []


def test_notes_about_a_game() -> None:
    meta = Meta.new((2, 0))
    assert Meta.from_dict(meta.to_dict()) == meta
    assert (meta.colour(0), meta.colour(1), meta.colour(2)) == (2, 0, 2)
    strange = Meta.from_dict({"id": 7, "colours": ["red"], "finished": None})
    assert strange.colours == () and strange.finished == "" and strange.id


@pytest.mark.parametrize("id", ["../../etc/passwd", "a/b", "", "x" * 65, "a\nb", "*"])
def test_an_identity_that_would_be_no_file_name_is_another_one(id: str) -> None:
    assert re.fullmatch("[0-9a-f]{32}", Meta.from_dict({"id": id}).id)


@pytest.mark.parametrize("date", ["yesterday", "2026-13-01", "<b>2026</b>", 3])
def test_a_date_that_is_none_is_left_out(date: object) -> None:
    meta = Meta.from_dict({"id": "x", "finished": date, "started": date})
    assert (meta.finished, meta.started) == ("", "")
