"""The settings dialog: what is chosen holds at once, and what changes elsewhere is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLabel, QScrollArea, QSpinBox
from pytestqt.qtbot import QtBot

from gah_desktop.widgets.context import Context
from gah_desktop.widgets.dialogs.settings import SettingsDialog
from tests.desktop.pages_helpers import make_context, shown
from tests.desktop.scenes import settle, staged
from tests.helpers.languages import LANGUAGES


@pytest.fixture
def context(qtbot: QtBot, tmp_path: Path) -> Context:
    return make_context(tmp_path)


@pytest.fixture
def dialog(qtbot: QtBot, context: Context) -> SettingsDialog:
    dialog = SettingsDialog(context)
    qtbot.addWidget(dialog)
    shown(dialog)
    return dialog


@pytest.mark.parametrize("name", ("count_hints", "confirm_pass", "confirm_end", "reminders", "auto_collect"))
def test_every_switch_holds_at_once(dialog: SettingsDialog, context: Context, name: str) -> None:
    box = dialog.findChild(QCheckBox, f"{name}Setting")
    assert box is not None
    before = getattr(context.settings, name)
    assert box.isChecked() is before
    box.click()
    assert getattr(context.settings, name) is not before
    setattr(context.settings, name, before)
    assert box.isChecked() is before


@pytest.mark.parametrize("name", ["language", "theme", "animation", "bot_pace", "undo_policy"])
def test_every_list_holds_at_once(dialog: SettingsDialog, context: Context, name: str) -> None:
    combo = dialog.findChild(QComboBox, f"{name}Setting")
    assert combo is not None
    for index in range(combo.count()):
        combo.setCurrentIndex(index)
        combo.activated.emit(index)
        assert getattr(context.settings, name) == combo.itemData(index)
        assert combo.currentIndex() == index


def test_text_size(dialog: SettingsDialog, context: Context, qtbot: QtBot) -> None:
    spin = dialog.findChild(QSpinBox, "text_scaleSetting")
    assert spin is not None
    spin.setValue(150)
    assert context.settings.text_scale == 150
    qtbot.waitUntil(lambda: context.look.scale == 1.5)
    context.settings.text_scale = 100
    assert spin.value() == 100


def test_layout_is_reset_and_files_are_named(dialog: SettingsDialog, context: Context, qtbot: QtBot) -> None:
    with qtbot.waitSignal(context.settings.changed) as told:
        dialog._reset.click()
    assert told.args == ["layout"]
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert str(context.paths.data) in text
    assert str(context.paths.settings_file) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_seen_without_scrolling(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    with staged(tmp_path, (1280, 800)) as stage:
        stage.speak(language)
        dialog = SettingsDialog(stage.context, stage.window)
        dialog.show()
        settle()
        area = dialog.findChild(QScrollArea)
        assert area is not None
        assert (area.verticalScrollBar().maximum(), area.horizontalScrollBar().maximum()) == (0, 0)


def test_the_close_button_has_no_picture_of_the_style(dialog: SettingsDialog) -> None:
    """It would be black, on dark blue at night."""
    close = dialog.findChild(QDialogButtonBox)
    assert close is not None
    assert close.button(QDialogButtonBox.StandardButton.Close).icon().isNull()
