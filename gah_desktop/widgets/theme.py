"""The two looks of the hotel, Day and Night: colours, palette and style sheet; no drawing, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette, Qt
from PySide6.QtWidgets import QApplication

from gah_desktop.widgets.art.icons import icons_dir


class GuestColour(NamedTuple):
    """One guest colour: strong and soft ground, the writing on the strong one, the mark on the soft."""

    strong: QColor
    soft: QColor
    on_strong: QColor
    mark: QColor


class SeatColour(NamedTuple):
    fill: QColor
    on_fill: QColor


@dataclass(frozen=True, eq=False)
class Theme:
    name: str
    dark: bool
    window: QColor
    panel: QColor
    inset: QColor
    card: QColor
    rule: QColor
    rule_soft: QColor
    text: QColor
    muted: QColor
    gold: QColor
    accent: QColor
    on_accent: QColor
    glow: QColor
    danger: QColor
    focus: QColor
    die_face: QColor
    die_pip: QColor
    shadow: QColor
    guest: Mapping[str, GuestColour]
    seats: tuple[SeatColour, ...]
    items: Mapping[str, QColor]


def _q(value: str) -> QColor:
    return QColor(value)


def _guest(strong: str, soft: str, on_strong: str, mark: str) -> GuestColour:
    return GuestColour(_q(strong), _q(soft), _q(on_strong), _q(mark))


_SEATS = tuple(
    SeatColour(_q(fill), _q(ink))
    for fill, ink in (
        ("#E38A2E", "#1A1512"),
        ("#6DB7E4", "#1A1512"),
        ("#8A5AAF", "#FFFFFF"),
        ("#A5A5A0", "#1A1512"),
    )
)

DAY = Theme(
    name="day",
    dark=False,
    window=_q("#EFE5D0"),
    panel=_q("#FBF6EA"),
    inset=_q("#F4EBD8"),
    card=_q("#FFFDF6"),
    rule=_q("#B39E72"),
    rule_soft=_q("#D9CBA8"),
    text=_q("#2A211C"),
    muted=_q("#675848"),
    gold=_q("#7C5C14"),
    accent=_q("#7A1F2B"),
    on_accent=_q("#FFF8E8"),
    glow=_q("#B25400"),
    danger=_q("#A3211F"),
    focus=_q("#7A1F2B"),
    die_face=_q("#FFFFFF"),
    die_pip=_q("#2A211C"),
    shadow=QColor(72, 52, 20, 46),
    guest=MappingProxyType(
        {
            "blue": _guest("#2F62A3", "#D5E2F1", "#FFFFFF", "#24528C"),
            "red": _guest("#B13F35", "#F3D9D4", "#FFFFFF", "#98332A"),
            "yellow": _guest("#D9A21E", "#F8E9BF", "#2A211C", "#7A5600"),
            "green": _guest("#43763A", "#DCE9D3", "#FFFFFF", "#356230"),
        }
    ),
    seats=_SEATS,
    items=MappingProxyType(
        {
            "strudel": _q("#C98A3C"),
            "cake": _q("#7B4A2B"),
            "wine": _q("#8E2038"),
            "coffee": _q("#4A3226"),
            "champagne": _q("#A3AD3A"),
        }
    ),
)

NIGHT = Theme(
    name="night",
    dark=True,
    window=_q("#10172A"),
    panel=_q("#1A2440"),
    inset=_q("#141D36"),
    card=_q("#222E4E"),
    rule=_q("#56618A"),
    rule_soft=_q("#333F63"),
    text=_q("#F3EAD6"),
    muted=_q("#B7B4A3"),
    gold=_q("#E3B75E"),
    accent=_q("#E3B75E"),
    on_accent=_q("#10172A"),
    glow=_q("#FFD36B"),
    danger=_q("#FF9A8C"),
    focus=_q("#FFE9B0"),
    die_face=_q("#F3EAD6"),
    die_pip=_q("#10172A"),
    shadow=QColor(0, 0, 0, 96),
    guest=MappingProxyType(
        {
            "blue": _guest("#6FA3E8", "#22375C", "#10172A", "#8DB8F0"),
            "red": _guest("#E98378", "#472B3A", "#10172A", "#F0978C"),
            "yellow": _guest("#F0C24B", "#453C2C", "#10172A", "#F0C24B"),
            "green": _guest("#8CC77C", "#24423A", "#10172A", "#9AD18B"),
        }
    ),
    seats=_SEATS,
    items=MappingProxyType(
        {
            "strudel": _q("#D9A04E"),
            "cake": _q("#C08A5E"),
            "wine": _q("#C2405E"),
            "coffee": _q("#A67B5B"),
            "champagne": _q("#E6E08A"),
        }
    ),
)

#: For print: the day theme on white, which saves ink.
PAPER = replace(
    DAY, name="paper", window=_q("#FFFFFF"), panel=_q("#FFFFFF"), card=_q("#FFFFFF"), inset=_q("#F6F0E2")
)


def theme_named(name: str) -> Theme:
    """Day or Night by name; "system" (or anything else) follows the desktop's light or dark choice."""
    if name == "day":
        return DAY
    if name == "night":
        return NIGHT
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return NIGHT if dark else DAY


def palette(theme: Theme) -> QPalette:
    result = QPalette()
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.card),
        (role.AlternateBase, theme.inset),
        (role.Text, theme.text),
        (role.Button, theme.panel),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.danger),
        (role.ToolTipBase, theme.card),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.gold),
        (role.LinkVisited, theme.muted),
        (role.Accent, theme.accent),
        (role.Light, theme.card),
        (role.Midlight, theme.inset),
        (role.Mid, theme.rule),
        (role.Dark, theme.rule),
        (role.Shadow, theme.rule),
    ):
        result.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        result.setColor(QPalette.ColorGroup.Disabled, where, theme.muted)
    result.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.inset)
    return result


def app_font(font_scale: float = 1.0) -> QFont:
    """The system's font at the reader's size; the system size is kept, so that scales don't pile up."""
    app = QGuiApplication.instance()
    font = QGuiApplication.font()
    if app is not None:
        base = app.property("gahBasePointSize")
        if base is None:
            base = font.pointSizeF() if font.pointSizeF() > 0 else 10.0
            app.setProperty("gahBasePointSize", base)
        font.setPointSizeF(float(base) * font_scale)
    return font


def apply_theme(app: QApplication, theme: Theme, font_scale: float = 1.0) -> None:
    """Style, palette, font and sheet in one go; may be called again at any time."""
    sheet = stylesheet(theme, font_scale)
    if app.styleSheet() == sheet:
        return
    if not app.property("gahFusion"):
        app.setStyle("Fusion")
        app.setProperty("gahFusion", True)
    app.setFont(app_font(font_scale))
    app.setPalette(palette(theme))
    if app.styleSheet():
        _remember_windows_only(app)
    app.setStyleSheet(sheet)


def _remember_windows_only(app: QApplication) -> None:
    """So that a new sheet is laid on each widget once, from the windows inwards.

    Qt lays it on every widget it has found rules for, and each time on all that are inside that one as
    well; so that a widget would get it as often as it has parents, and all together ten times too often.
    """
    style = app.style()
    style.unpolish(app)  # forgets what rules were found
    for window in app.topLevelWidgets():
        if window.parentWidget() is None:
            style.polish(window)


def stylesheet(theme: Theme, font_scale: float = 1.0) -> str:
    """The whole sheet; lengths come from the font, so that they grow with the reader's text size."""
    point = app_font(font_scale).pointSizeF()
    unit = point * 4 / 3
    names = {key: getattr(theme, key).name() for key in _SHEET_COLOURS}
    ring = 2 if unit < 22 else 3
    lengths = {
        "xs": max(1, round(unit * 0.2)),
        "s": max(2, round(unit * 0.35)),
        "m": max(4, round(unit * 0.7)),
        "l": max(6, round(unit * 1.1)),
        "bar": max(8, round(unit * 0.85)),
        "box": max(12, round(unit * 1.15)),
        "min": round(unit * 3),
        "item": round(unit * 1.7),
        "ring": ring,
        # the ring of the focus is thicker than a border: padding gives way, so that nothing moves
        "rs": max(2, round(unit * 0.35)) - ring + 1,
        "rm": max(4, round(unit * 0.7)) - ring + 1,
        "rl": max(6, round(unit * 1.1)) - ring + 1,
        "pad": ring - 1,
    }
    sizes = {"title": point * 2.1, "heading": point * 1.15, "prompt": point * 1.3, "small": point * 0.9}
    files = {
        k: (icons_dir() / f"qss-{k}-{theme.name}.svg").as_posix() for k in ("check", "dot", "up", "down")
    }
    sheet = _SHEET
    for key, text in (
        *((k, v) for k, v in names.items()),
        *((k, f"{n}px") for k, n in lengths.items()),
        *((f"{k}_size", f"{n:.1f}pt") for k, n in sizes.items()),
        *((f"{k}_file", f'url("{v}")') for k, v in files.items()),
    ):
        sheet = sheet.replace(f"@{key};", f"{text};").replace(f"@{key} ", f"{text} ")
    return sheet


_SHEET_COLOURS = (
    "window", "panel", "inset", "card", "rule", "rule_soft", "text", "muted", "gold", "accent", "on_accent",
    "glow", "danger", "focus",
)  # fmt: skip

_SHEET = """
QMainWindow, QDialog, QMessageBox, QWizard { background: @window; }
QLabel { background: transparent; }
#tablePage QAbstractItemView, #tablePage QAbstractItemView:focus { background: transparent; border: none;
  padding: 0; }
QLabel[role="title"] { color: @gold; font-size: @title_size; font-weight: bold; }
QLabel[role="heading"] { color: @gold; font-size: @heading_size; font-weight: bold; }
QLabel[role="prompt"] { font-size: @prompt_size; font-weight: bold; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="danger"] { color: @danger; font-weight: bold; }
QFrame[panel="true"] { background: @panel; border: 1px solid @rule; }
QToolTip { background: @card; color: @text; border: 1px solid @gold; padding: @s; }

QPushButton, QToolButton { background: @panel; color: @text; border: 1px solid @rule; border-radius: 2px;
  padding: @s @m; }
QPushButton { min-width: @min; }
QToolButton[autoRaise="true"] { background: transparent; border: 1px solid transparent; padding: @s; }
QPushButton:hover, QToolButton:hover { background: @card; border: 1px solid @gold; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
  background: @inset; border: 1px solid @gold; color: @gold; }
QPushButton:disabled, QToolButton:disabled { background: @window; color: @muted; border: 1px dashed @rule; }
QPushButton:default { border: 1px solid @accent; }
QPushButton[primary="true"], QToolButton[primary="true"] { background: @accent; color: @on_accent;
  border: 1px solid @accent; font-weight: bold; padding: @s @l; }
QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover { border: 1px solid @text; }
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled { background: @window;
  color: @muted;
  border: 1px dashed @rule; }
QPushButton:focus, QToolButton:focus, QPushButton[primary="true"]:focus, QToolButton[primary="true"]:focus {
  border: @ring solid @focus; padding: @rs @rm; }
QPushButton[primary="true"]:focus { border: @ring solid @text; padding: @rs @rl; }
QPushButton[narrow="true"] { min-width: 0px; }
QPushButton[narrow="tight"], QPushButton[narrow="tight"]:focus { min-width: 0px; padding: 2px 8px; }
QToolButton::menu-indicator { image: @down_file; width: @bar; subcontrol-position: right center; }

QMenuBar { background: @window; border-bottom: 1px solid @rule; }
QMenuBar::item { padding: @s @m; background: transparent; }
QMenuBar::item:selected { background: @accent; color: @on_accent; }
QMenu { background: @panel; border: 1px solid @rule; padding: @xs; }
QMenu::item { padding: @s @l; }
QMenu::item:selected { background: @accent; color: @on_accent; }
QMenu::item:disabled { color: @muted; background: transparent; }
QMenu::separator { height: 1px; background: @rule; margin: @xs @m; }
QMenu::icon { padding-left: @s; }
QToolBar { background: @window; border: none; spacing: @s; padding: @xs; }
QStatusBar { background: @window; color: @muted; }

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit, QListView,
QTreeView, QTableView { background: @card; border: 1px solid @rule; border-radius: 2px;
  selection-background-color: @accent; selection-color: @on_accent; }
QListView, QTreeView, QTableView, QPlainTextEdit, QTextEdit, QTextBrowser { padding: @pad; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit { padding: @s; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QPlainTextEdit:disabled {
  background: @inset; color: @muted; border: 1px dashed @rule; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QComboBox:focus, QSpinBox:focus,
QDoubleSpinBox:focus, QDateEdit:focus, QListView:focus, QTreeView:focus, QTableView:focus {
  border: @ring solid @focus; }
QListView:focus, QTreeView:focus, QTableView:focus, QPlainTextEdit:focus, QTextEdit:focus,
QTextBrowser:focus { padding: 0px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus { padding: @rs; }
QComboBox::drop-down { border: none; border-left: 1px solid @rule; width: @box; }
QComboBox::down-arrow { image: @down_file; width: @bar; height: @bar; }
QComboBox { combobox-popup: 0; }
QComboBoxPrivateContainer { border: none; padding: 0px; background: @panel; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { background: @panel; border: 1px solid @rule;
  outline: none; padding: @xs; }
QComboBox QAbstractItemView::item { min-height: @item; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QDateEdit::up-button { border: none;
  border-left: 1px solid @rule; width: @box; subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button, QDateEdit::down-button { border: none;
  border-left: 1px solid @rule; width: @box; subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow, QDateEdit::up-arrow { image: @up_file; width: @bar;
  height: @bar; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow, QDateEdit::down-arrow { image: @down_file; width: @bar;
  height: @bar; }

QCheckBox, QRadioButton { spacing: @s; padding: @xs; background: transparent; border: 1px solid transparent; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid @focus; }
QCheckBox:disabled, QRadioButton:disabled { color: @muted; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator, QListView::indicator,
QTreeView::indicator, QTableView::indicator { width: @box; height: @box; background: @card;
  border: 1px solid @muted; }
QRadioButton::indicator { border-radius: @s; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border: 1px solid @gold; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QListView::indicator:checked,
QTreeView::indicator:checked, QTableView::indicator:checked { image: @check_file; border: 1px solid @accent; }
QRadioButton::indicator:checked { image: @dot_file; border: 1px solid @accent; }
QGroupBox { border: 1px solid @rule; margin-top: @l; padding: @m; background: transparent; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; left: @m; padding: 0px @s;
  color: @gold; }

QTabWidget::pane { border: 1px solid @rule; background: @panel; }
QTabBar::tab { background: @window; color: @muted; border: 1px solid @rule; padding: @s @l;
  margin-right: @xs; }
QTabBar::tab:selected { background: @panel; color: @gold; border-bottom: @ring solid @accent;
  font-weight: bold; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected:focus { border: @ring solid @focus; }
QListView, QTreeView, QTableView { alternate-background-color: @inset; gridline-color: @rule_soft;
  outline: none; }
QListView::item, QTreeView::item { padding: @xs @s; }
QListView::item:hover, QTreeView::item:hover { background: @inset; color: @text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: @accent;
  color: @on_accent; }
QListView::item:focus, QTreeView::item:focus, QTableView::item:focus { border: 1px solid @glow; }
QHeaderView { background: @inset; border: none; }
QHeaderView::section { background: @inset; color: @gold; border: none; border-right: 1px solid @rule_soft;
  border-bottom: 1px solid @rule; padding: @s; font-weight: bold; }
QTableCornerButton::section { background: @inset; border: none; }

QScrollArea, QScrollArea > QWidget > QWidget, QStackedWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: @bar; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: @bar; margin: 0px; }
QScrollBar::handle { background: @rule; border: 2px solid @window; }
QScrollBar::handle:vertical { min-height: @min; }
QScrollBar::handle:horizontal { min-width: @min; }
QScrollBar::handle:hover { background: @gold; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider::groove:horizontal { background: @rule; height: @xs; }
QSlider::handle:horizontal { background: @accent; width: @bar; margin: -@m 0px; border: 1px solid @panel; }
QSlider:focus { border: 1px solid @focus; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @glow; }
QSplitter::handle:horizontal { width: @s; }
QSplitter::handle:vertical { height: @s; }
QDockWidget { color: @gold; font-weight: bold; }
QDockWidget::title { background: @panel; border: 1px solid @rule; padding: @s; text-align: left; }
QProgressBar { background: @inset; border: 1px solid @rule; text-align: center; color: @text; }
QProgressBar::chunk { background: @rule_soft; }
"""
