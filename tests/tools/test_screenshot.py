"""gah-desktop screenshot: a picture of every page, the same each time, within limits; why there is none."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import LANGUAGES
from gah_desktop.tools import LARGEST, PICTURES, SMALLEST
from gah_desktop.tools.contact_sheets import GAP, SHAPES, TABLES
from gah_desktop.tools.screenshot import picture
from tests.cli.terminal import Answer, call
from tests.desktop.pages_helpers import played

Capture = pytest.CaptureFixture[str]
BUT_THIS = "expected a size from 640x440 to 7680x4320, such as 1280x800, not"


@pytest.mark.parametrize("page", PICTURES)
def test_every_page_has_its_picture(qtbot: QtBot, capsys: Capture, tmp_path: Path, page: str) -> None:
    out = tmp_path / f"{page}.png"
    answer = call(capsys, "screenshot", "--page", page, "--size", "640x440", "--out", out)
    assert answer == Answer(0, "", "")
    image = QImage(str(out))
    assert (image.width(), image.height()) == SMALLEST, "no page needs more, and so none makes more of it"


@pytest.mark.slow
def test_the_same_picture_each_time(qtbot: QtBot) -> None:
    for page in ("table", "start", "new", "score"):
        assert picture(page) == picture(page), page


@pytest.mark.slow
def test_modules_are_chosen_and_shown(qtbot: QtBot, capsys: Capture, tmp_path: Path) -> None:
    """On the page for a new game they are switched on; the page of house values shows the first one."""
    images = {}
    for page, modules in (("new", "hotels"), ("new", "all"), ("house", "hotels"), ("house", "celebrities")):
        out = tmp_path / "picture.png"
        answer = call(capsys, "screenshot", "--page", page, "--out", out, "--modules", modules)
        assert answer == Answer(0, "", "")
        images[page, modules] = QImage(str(out))
    assert images["new", "hotels"] != images["new", "all"]
    assert images["house", "hotels"] != images["house", "celebrities"]


def test_a_game_and_a_turn_of_it(qtbot: QtBot, capsys: Capture, tmp_path: Path) -> None:
    save = tmp_path / "game.gah"
    save.write_text(played(3), encoding="utf-8")
    images = []
    for turn in ("9", "10"):
        out = tmp_path / f"{turn}.png"
        assert call(capsys, "screenshot", "--open", save, "--turn", turn, "--out", out) == Answer(0, "", "")
        images.append(QImage(str(out)))
    assert images[0] != images[1]
    assert call(capsys, "--open", save, "screenshot", "--turn", "9", "--out", tmp_path / "9.png").code == 0
    assert QImage(str(tmp_path / "9.png")) == images[0], "the window's own option says the same"


@pytest.mark.slow
def test_language_theme_and_size_of_text_are_the_pictures_own(
    qtbot: QtBot, capsys: Capture, tmp_path: Path
) -> None:
    """`2` and `200` both mean letters twice as large."""
    images = {}
    for more in ("", "--lang de", "--theme day", "--scale 200", "--scale 2", "--scale 1.5", "--scale 150"):
        out = tmp_path / "new.png"
        answer = call(
            capsys, "screenshot", "--page", "new", "--size", "1024x680", "--out", out, *more.split()
        )
        assert answer == Answer(0, "", "")
        images[more] = QImage(str(out))
    assert images["--scale 200"] == images["--scale 2"]
    assert images["--scale 150"] == images["--scale 1.5"]
    different = [images[more] for more in ("", "--lang de", "--theme day", "--scale 2", "--scale 1.5")]
    for number, image in enumerate(different):
        assert all(image != other for other in different[:number])


@pytest.mark.parametrize(
    "size", ["99999x99999", "7681x800", "1280x4321", "639x440", "640x439", "0x0", "x", ""]
)
def test_a_size_that_no_machine_or_page_can_bear_is_refused(
    capsys: Capture, tmp_path: Path, size: str
) -> None:
    answer = call(capsys, "screenshot", f"--size={size}", "--out", tmp_path / "no.png")
    assert answer == Answer(2, "", f"gah-desktop screenshot: --size: {BUT_THIS} {size}\n")
    assert (SMALLEST, LARGEST) == ((640, 440), (7680, 4320))


def test_why_there_is_no_picture(qtbot: QtBot, capsys: Capture, tmp_path: Path) -> None:
    save, none, out = tmp_path / "game.gah", tmp_path / "nothing.gah", tmp_path / "no.png"
    save.write_text(played(3), encoding="utf-8")
    turns = call(capsys, "replay", save).out.count("’s turn.")
    refused = {
        ("--open", save, "--turn", "4000"): f"The game has only {turns} turns.",
        ("--open", none): f"{none}: There is no such file or folder.",
        ("--open", none, "--lang", "fr"): f"{none}\u00a0: Ce fichier ou ce dossier n’existe pas.",
        ("--open", tmp_path): f"{tmp_path}: This is a folder, not a file.",
    }
    for words, told in refused.items():
        assert call(capsys, "screenshot", *words, "--out", out) == Answer(1, "", f"{told}\n")
    save.write_text("{", encoding="utf-8")
    assert call(capsys, "screenshot", "--open", save, "--out", out).err.startswith(f"{save}: ")
    assert not out.exists()
    out = tmp_path / "nowhere" / "no.png"
    told = f"{out}: There is no such file or folder.\n"
    assert call(capsys, "screenshot", "--page", "new", "--out", out) == Answer(1, "", told)


def test_all_pages_on_contact_sheets(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def plain(
        page: str, size: tuple[int, int], loaded: object, lang: str, theme: str, scale: int, modules: object
    ) -> QImage:
        asked.append((page, theme, lang, *size, scale))
        image = QImage(8, 8, QImage.Format.Format_RGB32)  # any size comes to the width of its column
        image.fill(QColor("#ff0000" if lang == "fr" else "#00ff00"))
        return image

    monkeypatch.setattr("gah_desktop.tools.screenshot.picture", plain)
    monkeypatch.setattr("gah_desktop.tools.contact_sheets.WIDTH", 40)
    folder = tmp_path / "new" / "sheets"
    assert call(capsys, "screenshot", "--sheet", folder) == Answer(0, "", "")
    sheets = (*PICTURES, *(f"waltz-{page}" for page in TABLES))
    assert {file.stem for file in folder.iterdir()} == {f"{s}-{t}" for s in sheets for t in ("day", "night")}
    wanted = product((*PICTURES, *TABLES), ("day", "night"), LANGUAGES, SHAPES)
    assert sorted(asked) == sorted((p, t, lang, *shape) for p, t, lang, shape in wanted)
    sheet = QImage(str(folder / "table-day.png"))
    middles = [sheet.pixelColor(20 + column * (40 + GAP), 20).name() for column in range(4)]
    assert middles == ["#ff0000" if lang == "fr" else "#00ff00" for lang in LANGUAGES]


def test_a_sheet_and_a_picture_are_two_calls(capsys: Capture, tmp_path: Path) -> None:
    both = call(capsys, "screenshot", "--sheet", tmp_path, "--out", tmp_path / "a.png")
    assert both.code == 2 and "--out: not possible together with --sheet" in both.err
    neither = call(capsys, "screenshot")
    assert neither.code == 2 and "missing: --out --sheet" in neither.err
    (tmp_path / "file").write_text("")
    assert call(capsys, "screenshot", "--sheet", tmp_path / "file").code == 1
