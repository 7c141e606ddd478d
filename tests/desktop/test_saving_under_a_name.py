"""Under which name something is saved: always with its suffix, and over another file only when asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.score import ScorePage
from gah_desktop.widgets.registry import SCORE
from gah_desktop.widgets.save_name import ask_save_name, complete
from tests.desktop.pages_helpers import at_the_end, make_context
from tests.desktop.table_hands import open_window

Typed = Callable[..., list[str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """A user who types these names one after the other; the dialogs' suggestions are returned."""

    def types(*names: Path | str) -> list[str]:
        waiting, suggested = [str(name) for name in names], list[str]()

        def dialog(parent: QWidget, title: str, name: str, kinds: str, **more: object) -> tuple[str, str]:
            assert more == {"options": QFileDialog.Option.DontConfirmOverwrite}
            suggested.append(name)
            return waiting.pop(0), kinds

        monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
        return suggested

    return types


def answer(word: str) -> list[str]:
    """Presses this button of the next question; what it asks is in the list afterwards."""
    asked: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(10, press)
            return
        asked.append(box.text())
        next(button for button in box.buttons() if button.text().replace("&", "") == word).click()

    QTimer.singleShot(0, press)
    return asked


@pytest.mark.parametrize(
    ("name", "whole"),
    [
        ("mygame", "mygame.gah"),
        ("mygame.gah", "mygame.gah"),
        ("mygame.GAH", "mygame.GAH"),
        ("evening 18.11", "evening 18.11.gah"),
        ("score 3.5", "score 3.5.gah"),
        (".gah", ".gah.gah"),
    ],
)
def test_the_name_with_its_suffix(name: str, whole: str) -> None:
    assert complete(Path("/saves") / name, ".gah") == Path("/saves") / whole


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = open_window(tmp_path, seed=5)
    qtbot.addWidget(made)
    return made


def test_a_save_is_not_replaced_without_a_question(window: MainWindow, typed: Typed, tmp_path: Path) -> None:
    there = tmp_path / "mygame.gah"
    there.write_text("an older game")
    typed(tmp_path / "mygame", "")
    asked = answer("Cancel")
    window.save_dialog()
    assert asked == ["mygame.gah already exists. Do you want to replace it?"]
    assert there.read_text() == "an older game"


def test_it_is_replaced_when_that_is_wanted(window: MainWindow, typed: Typed, tmp_path: Path) -> None:
    there = tmp_path / "mygame.gah"
    there.write_text("an older game")
    typed(tmp_path / "mygame")
    answer("Replace")
    window.save_dialog()
    assert there.read_text().startswith('{\n"format": "gah-desktop game"')


def test_another_name_may_be_given_instead(window: MainWindow, typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "evening 18.11.gah").write_text("an older game")
    suggested = typed(tmp_path / "evening 18.11", tmp_path / "evening 18.11 b")
    answer("Cancel")
    window.save_dialog()
    assert suggested[1] == str(tmp_path / "evening 18.11.gah")
    assert (tmp_path / "evening 18.11 b.gah").exists()
    assert (tmp_path / "evening 18.11.gah").read_text() == "an older game"


def test_nothing_is_asked_where_nothing_is(qtbot: QtBot, typed: Typed, tmp_path: Path) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    typed(tmp_path / "new", "")
    assert ask_save_name(widget, "", tmp_path, "", ".gah") == tmp_path / "new.gah"
    assert ask_save_name(widget, "", tmp_path, "", ".gah") is None


def test_the_score_sheet_keeps_its_name(qtbot: QtBot, typed: Typed, tmp_path: Path) -> None:
    page = ScorePage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_game(at_the_end())
    for suffix, ask in ((".pdf", page._ask_pdf), (".png", page._ask_png)):
        there = tmp_path / f"score 3.5{suffix}"
        there.write_text("an older score")
        typed(tmp_path / "score 3.5", "")
        answer("Cancel")
        ask()
        assert there.read_text() == "an older score"
        typed(tmp_path / "score 3.6")
        ask()
        assert (tmp_path / f"score 3.6{suffix}").read_bytes()[1:4] in (b"PDF", b"PNG")


def test_a_sheet_that_cannot_be_written_leaves_the_old_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ScorePage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_game(at_the_end())
    there = tmp_path / "score.pdf"
    there.write_text("an older score")

    def full(file: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("os.fsync", full)
    page.save_pdf(there)
    assert page._notice.text() == "score.pdf could not be saved. The disk is full."
    assert there.read_text() == "an older score"


def test_a_page_of_the_reference_that_cannot_be_written(qtbot: QtBot, typed: Typed, tmp_path: Path) -> None:
    context = make_context(tmp_path)
    window = ReferenceWindow(context.settings, context.look)
    qtbot.addWidget(window)
    window.show()
    typed(tmp_path / "nowhere" / "page")
    window._pdf("page")
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "page.pdf cannot be written. There is no such file or folder."
    box.close()


def test_what_is_no_game_is_offered_in_the_documents(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The score sheet as well as a page of the rules."""
    offered: list[Path] = []
    for name in ("gah_desktop.widgets.pages.score", "gah_desktop.widgets.save_name"):
        monkeypatch.setattr(f"{name}.ask_save_name", lambda *words: offered.append(words[2]))
        monkeypatch.setattr(f"{name}.documents", lambda: tmp_path / "Documents")
    context = make_context(tmp_path)
    window = MainWindow(context)
    qtbot.addWidget(window)
    reference = ReferenceWindow(context.settings, context.look)
    qtbot.addWidget(reference)
    window.stack[SCORE]._ask_pdf()
    window.stack[SCORE]._ask_png()
    reference._pdf("aid")
    names = ["score.pdf", "score.png", "player-aid.pdf"]
    assert offered == [tmp_path / "Documents" / name for name in names]
