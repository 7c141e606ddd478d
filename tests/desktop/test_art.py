"""The drawings: contrast, every icon, every painter in every state and size, words that fit, and time."""

from __future__ import annotations

import re
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPdfWriter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton

from gah_desktop.text.voices import speaking, voice
from gah_desktop.tools import gallery
from gah_desktop.widgets import art
from gah_desktop.widgets.art import guest_cards, icons
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.art.chart import score_chart
from gah_desktop.widgets.art.text import fit_text
from gah_desktop.widgets.table.pictures import dice_labels
from gah_desktop.widgets.theme import DAY, NIGHT, Theme, apply_theme, palette, stylesheet, theme_named
from tests.helpers.languages import LANGUAGES

THEMES = pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
EVERY_STATE = (*art.State, art.State.SELECTABLE | art.State.FOCUSED | art.State.HOVER)
SIZES = ((6, 6), (34, 30), (96, 110), (180, 60), (60, 180), (400, 560))
SAMPLES: tuple[tuple[Painter, object], ...] = (
    *((art.guest_card, guest) for guest in (*gallery.GUESTS, *gallery.CAFE)),
    (art.guest_card, art.GuestArt("Nameless", "red", -1, token=True)),
    *((art.staff_card, card) for card in gallery.STAFF),
    (art.staff_card, art.StaffArt("Concierge", "3 VP per blue room", timing="end", badge="6 now", used=True)),
    (art.empty_table, "freier Tisch"),
    (art.card_back, "guest"),
    *((art.die, face) for face in range(7)),
    *((art.dice_space, space) for space in gallery.DICE),
    (art.dice_space, art.DiceArt(1, 14, ("strudel", "cake"), strength=14)),
    *((art.item_token, item) for item in art.ITEMS),
    (art.counter, art.CounterArt("krone", 9, 20, "krones")),
    (art.emperor_track, gallery.TRACK),
    *((art.emperor_tile, tile) for tile in gallery.TILES),
    *((art.objective_card, goal) for goal in gallery.GOALS),
    (art.round_track, art.RoundTrackArt(8)),
    (art.turn_tile, art.TurnTileArt(8, covered=True)),
    (art.turn_tile, art.TurnTileArt(1, current=True)),
    (score_chart, gallery.CHART),
    (score_chart, art.ChartArt((), ())),
)


def luminance(colour: QColor) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def canvas(width: float, height: float, font_px: int = 12) -> tuple[QImage, QPainter]:
    image = QImage(int(width), int(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    font = QFont()
    font.setPixelSize(font_px)
    painter.setFont(font)
    return image, painter


def text_pairs(theme: Theme) -> tuple[tuple[str, QColor, QColor], ...]:
    """Every pair of writing and ground that the painters and the style sheet use."""
    grounds = {"window": theme.window, "panel": theme.panel, "inset": theme.inset, "card": theme.card}
    inks = {"text": theme.text, "muted": theme.muted, "gold": theme.gold, "danger": theme.danger}
    pairs = [(f"{ink} on {g}", inks[ink], grounds[g]) for ink in inks for g in grounds]
    pairs += [
        ("accent text", theme.on_accent, theme.accent),
        ("die pips", theme.die_pip, theme.die_face),
        ("text on soft rule", theme.text, theme.rule_soft),
    ]
    for name, colour in theme.guest.items():
        pairs += [
            (f"{name} title", colour.on_strong, colour.strong),
            (f"{name} mark", colour.mark, colour.soft),
            (f"{name} mark on card", colour.mark, theme.card),
            (f"text on soft {name}", theme.text, colour.soft),
        ]
    pairs += [(f"seat {i}", seat.on_fill, seat.fill) for i, seat in enumerate(theme.seats)]
    return tuple(pairs)


@THEMES
def test_all_writing_has_contrast(theme: Theme) -> None:
    poor = {name: round(contrast(a, b), 2) for name, a, b in text_pairs(theme) if contrast(a, b) < 4.5}
    assert not poor


@THEMES
def test_marks_of_state_stand_out_from_the_panel(theme: Theme) -> None:
    for ground in (theme.window, theme.panel, theme.card):
        assert contrast(theme.focus, ground) >= 3
    assert contrast(theme.accent, theme.panel) >= 3


@pytest.mark.parametrize("name", art.icon_names())
def test_icon_is_drawn_in_the_colour_asked_for(qapp: QApplication, name: str) -> None:
    source = (art.icons_dir() / f"{name}.svg").read_text(encoding="utf-8")
    image = art.pixmap(name, QColor("#123456"), 48, fill=QColor("#abcdef")).toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(48) for y in range(48) if image.pixel(x, y) >> 24 > 250
    }
    assert colours
    if name != "app" and not name.startswith("qss-"):
        assert "#" not in source
        assert "#123456" in colours
    assert ("#abcdef" in colours) == ("--fill" in source)


def test_every_pictogram_the_painters_name_exists() -> None:
    folder = Path(art.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r'(?:paint_svg|draw_icon)\([^"\n]*"([a-z0-9-]+)"', code)) - {"mark-"}
    named |= set(re.findall(r'Amount\("([a-z0-9-]+)"', code))
    named |= {f"mark-{colour}" for colour in DAY.guest} | {f"die-{face}" for face in range(1, 7)}
    named |= {f"timing-{kind}" for kind in ("once", "round", "always", "end")} | set(art.ITEMS)
    assert named <= set(art.icon_names())


@THEMES
def test_every_painter_in_every_state_and_size(qapp: QApplication, theme: Theme) -> None:
    for width, height in SIZES:
        image, painter = canvas(width, height)
        for paint, sample in SAMPLES:
            for state in EVERY_STATE if width == 96 else (art.State.NORMAL,):
                image.fill(0)
                paint(painter, QRectF(0, 0, width, height), theme, sample, state)
                blank = all(image.pixel(x, y) == 0 for x in range(0, width, 2) for y in range(0, height, 2))
                assert not blank, (paint.__name__, sample, state, width)
        painter.end()


@pytest.mark.parametrize("font_px", [10, 13, 26])
def test_words_are_never_cut_off(qapp: QApplication, font_px: int) -> None:
    long = "Ziehe drei Personalkarten und spiele eine davon für drei Kronen weniger"
    _, painter = canvas(10, 10, font_px)
    for width, height in ((70, 40), (96, 110), (200, 24), (300, 200)):
        for text in (long, "Oberkellnerstellvertreterin", "5 VP"):
            fitted = fit_text(painter, QRectF(0, 0, width, height), text, font_px)
            assert max(line_width for _, line_width in fitted.lines) <= width
            assert fitted.height <= height + fitted.line_height * 0.5
            joined = "".join(line for line, _ in fitted.lines).replace(" ", "")
            assert joined == text.replace(" ", "")
    painter.end()


@pytest.mark.parametrize("language", LANGUAGES)
def test_action_spaces_have_room_for_their_words(qapp: QApplication, language: str) -> None:
    """As large as in a window of 1600 by 1000."""
    _image, painter = canvas(143, 116, font_px=14)
    with speaking(voice(language)):
        assert art.dice_labels_fit(painter, QRectF(0, 0, 143, 116), dice_labels())
    painter.end()


@THEMES
def test_style_sheet_is_complete_and_understood(qapp: QApplication, theme: Theme) -> None:
    for scale in (0.8, 1.0, 2.0):
        sheet = stylesheet(theme, scale)
        assert "@" not in sheet
        assert sheet.count("{") == sheet.count("}")
        for file in re.findall(r'url\("([^"]+)"\)', sheet):
            assert Path(file).is_file()
    widgets = (
        "PushButton Menu ToolTip LineEdit ComboBox SpinBox CheckBox TabBar TableView HeaderView ScrollBar"
    )
    for widget in f"{widgets} DockWidget Splitter Dialog ProgressBar".split():
        assert f"Q{widget}" in sheet
    assert palette(theme).window().color() == theme.window


def test_theme_is_applied_and_changed_live(qapp: QApplication) -> None:
    font, sheet, colours = qapp.font(), qapp.styleSheet(), qapp.palette()
    try:
        apply_theme(qapp, NIGHT, 1.5)
        size = qapp.font().pointSizeF()
        button = QPushButton("x")
        button.setProperty("primary", True)
        button.ensurePolished()
        apply_theme(qapp, DAY, 1.5)
        assert qapp.font().pointSizeF() == size
        assert qapp.palette().window().color() == DAY.window
    finally:
        qapp.setStyleSheet(sheet)
        qapp.setPalette(colours)
        qapp.setFont(font)
    assert theme_named("day") is DAY
    assert theme_named("night") is NIGHT
    assert theme_named("system") in (DAY, NIGHT)


def test_printing_gets_vectors(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "card.pdf"
    writer = QPdfWriter(str(file))
    painter = QPainter(writer)
    art.guest_card(painter, QRectF(0, 0, 2000, 2400), DAY, gallery.GUESTS[0])
    painter.end()
    assert b"/Subtype /Image" not in file.read_bytes()


def test_the_same_picture_is_not_drawn_twice(qapp: QApplication) -> None:
    art.clear_pictures()
    started = perf_counter()
    first = gallery.sheet("table", NIGHT, (1280, 800))
    cold = perf_counter() - started
    started = perf_counter()
    second = gallery.sheet("table", NIGHT, (1280, 800))
    warm = perf_counter() - started
    assert first == second
    assert warm < cold


def test_a_whole_table_on_a_large_screen_is_remembered(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    art.clear_pictures()
    made: list[int] = []

    def counted(size: QSize) -> QPixmap:
        made.append(size.width() * size.height() * 4)
        return QPixmap(size)

    monkeypatch.setattr("gah_desktop.widgets.art.canvas.QPixmap", counted)
    first = gallery.sheet("table", NIGHT, (2560, 1440))
    assert len(made) > 40 and sum(made) > 8_000_000
    made.clear()
    assert gallery.sheet("table", NIGHT, (2560, 1440)) == first
    assert made == []


@pytest.mark.parametrize("page", sorted(gallery.PAGES))
def test_contact_sheets(qapp: QApplication, tmp_path: Path, page: str) -> None:
    out = tmp_path / f"{page}.png"
    assert gallery.main(["--page", page, "--theme", "day", "--size", "800x500", "--out", str(out)]) == 0
    assert QImage(str(out)).width() == 800


@pytest.mark.parametrize("size", [(110, 130), (160, 150), (220, 300)])
def test_the_tick_of_a_complete_order_stands_beside_the_words(
    qapp: QApplication, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[QRectF] = []
    said: list[QRectF] = []
    monkeypatch.setattr(guest_cards, "words", lambda painter, rect, *rest: said.append(rect))
    drawn = icons.paint_svg

    def paint_svg(painter: QPainter, name: str, rect: QRectF, *rest: QColor) -> None:
        ticks.extend([rect] if name == "tick" else [])
        drawn(painter, name, rect, *rest)

    monkeypatch.setattr(guest_cards, "paint_svg", paint_svg)
    guest = next(guest for guest in gallery.CAFE if guest.ready)
    picture = QPixmap(*size)
    painter = QPainter(picture)
    art.guest_card(painter, QRectF(0, 0, *size), DAY, guest, art.State.NORMAL)
    painter.end()
    assert len(ticks) == len(said) == 1
    assert not ticks[0].intersects(said[0])
