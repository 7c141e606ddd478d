"""Another theme or text size while the window is open: every page looks as after a start in that look."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import Settings
from gah_desktop.widgets import context, theme
from gah_desktop.widgets.context import Look
from tests.desktop.scenes import OF_DIALOGS, OF_PAGE, SCENES, Stage, settle, staged

# the first situation of each page, each dialog, and three kinds of pages of the reference
PAGES = (
    *(next(iter(scenes)) for scenes in OF_PAGE.values()), *OF_DIALOGS,
    "reference-home", "reference-guest", "reference-gallery",
)  # fmt: skip
SIZE = (1280, 800)
pytestmark = pytest.mark.slow  # every page in several looks
FIRST = ("day", 100)
LOOKS = (("night", 100), ("night", 150))
LEFT = tuple(name for name in PAGES if name not in OF_DIALOGS)  # these are created each time


@contextmanager
def window(folder: Path, look: tuple[str, int]) -> Iterator[Stage]:
    home = folder / "home"  # the settings name it
    shutil.rmtree(home, ignore_errors=True)
    with staged(home, SIZE, *look) as stage:
        stage.speak("en")  # dates are those of the language
        yield stage


def picture(shown: QWidget) -> QImage:
    """Without the focus: a cursor blinks."""
    settle()
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    settle()
    return shown.grab().toImage()


def leave_all(stage: Stage) -> None:
    """Everything has been shown, and nothing of it is now."""
    for name in LEFT:
        picture(SCENES[name](stage))
    stage.window.show_page("start")
    for extra in stage.extra:
        extra.hide()


@pytest.mark.parametrize("look", LOOKS)
def test_pages_on_show_change_as_if_made_so(
    qapp: QApplication, tmp_path: Path, look: tuple[str, int]
) -> None:
    with window(tmp_path, look) as stage:
        fresh = {name: picture(SCENES[name](stage)) for name in PAGES}
    with window(tmp_path, FIRST) as stage:
        for name in PAGES:
            stage.look_like(*FIRST)
            settle()
            shown = SCENES[name](stage)
            before = picture(shown)
            stage.look_like(*look)
            settle()
            shown.resize(fresh[name].size())  # a dialog is left as large as it was
            now = picture(shown)
            assert now != before, name
            assert now == fresh[name], name


@pytest.mark.parametrize("look", LOOKS)
def test_pages_that_nobody_sees_are_changed_when_they_are_shown(
    qapp: QApplication, tmp_path: Path, look: tuple[str, int]
) -> None:
    with window(tmp_path, look) as stage:
        leave_all(stage)
        fresh = {name: picture(SCENES[name](stage)) for name in LEFT}
    with window(tmp_path, FIRST) as stage:
        leave_all(stage)
        stage.look_like(*look)
        settle()
        for name in LEFT:
            assert picture(SCENES[name](stage)) == fresh[name], name


def test_quick_presses_are_one_change(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[float] = []
    monkeypatch.setattr(context, "apply_theme", lambda app, theme, scale: applied.append(scale))
    settings = Settings(Paths(tmp_path).settings_file)
    look = Look(settings)
    applied.clear()
    for percent in range(110, 210, 10):
        settings.text_scale = min(percent, 200)
    settle()
    assert applied == [2.0]
    assert look.scale == 2.0


def test_the_sheet_is_laid_on_each_widget_only_a_few_times(qapp: QApplication, tmp_path: Path) -> None:
    """However deep it lies: one sheet in the place of another is laid on a widget once for each parent."""
    told: list[str] = []

    class Deep(QWidget):
        def changeEvent(self, event: object) -> None:
            told.append(type(event).__name__)

    theme.apply_theme(qapp, theme.DAY)
    outside = inside = QWidget()
    for _ in range(20):
        inside = QWidget(inside)
    deep = Deep(inside)
    outside.show()
    settle()
    told.clear()
    theme.apply_theme(qapp, theme.NIGHT)
    assert 1 <= len(told) <= 8
    told.clear()
    theme.apply_theme(qapp, theme.NIGHT)
    assert told == [], "the same look again is none"
    theme.apply_theme(qapp, theme.DAY)
    assert deep.isVisible()
    outside.close()
    outside.deleteLater()
