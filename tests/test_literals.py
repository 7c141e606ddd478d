"""Texts go through a translation and colours through the theme, wherever a widget or a picture gets them.

A literal text stays English in three of four languages. A literal colour stays the same by day and by night.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.imports import PACKAGE
from tests.test_architecture import MODULES, RANK, layer_of, parse

#: Calls that mark a text as one to translate.
TRANSLATES = ("tr", "translate", "counted", "QT_TRANSLATE_NOOP")
#: Calls whose texts are names in the code.
NAMES = ("setObjectName", "setProperty")
#: Calls that put texts together: their arguments end up on the screen as well.
JOINS = ("fill", "labelled", "join_list", "join", "format", "str", "as_plain", "with_key", "escape")
#: Calls that show their arguments to the player ...
SETTERS = re.compile(
    r"set(Plain|Informative|Detailed|Tab|Item|Button|Label|Icon|SpecialValue)?Text|set(Html|Markdown)|"
    r"set(Tool|Status|TabTool)Tip|setWhatsThis|set(Window)?Title|setAccessible(Name|Description)|"
    r"setPlaceholderText|set(Prefix|Suffix)|set(Horizontal|Vertical)?HeaderLabels?|"
    r"(add|insert)(Items?|Action|Menu|Tab|Row|Section|Button)|show(Text|Message)|"
    r"draw_?(Static)?[Tt]ext|draw_title|"
    r"Q(Label|PushButton|ToolButton|CommandLinkButton|CheckBox|RadioButton|GroupBox|LineEdit|TextEdit|"
    r"PlainTextEdit|TextBrowser|Action|Menu|DockWidget|MessageBox|ProgressDialog|StandardItem|"
    r"(List|Tree|Table)WidgetItem|StaticText|AccessibleAnnouncementEvent)|"
    r"(Title|FieldWord|ListBox|message|warn|ask|show_art)"
)
#: ... and functions of Qt's own boxes.
BOXES = re.compile(
    r"(QMessageBox\.(about|information|question|warning|critical)|QInputDialog\.get\w+|"
    r"QFileDialog\.get\w+|QToolTip\.showText)"
)
NOT_TEXTS = ("objectName", "name", "role", "icon")  # keywords of those calls
#: The name of the game is the same in all languages.
THE_GAME = "Grand Austria Hotel"
TAG = re.compile(r"<[^>]*>")
LETTERS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"[A-ZÀ-Þ][\w’'-]*[,:]? [^\W\d_]{2,}")

HEX = re.compile(r"(?<!&)#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b")
NAMED_COLOUR = re.compile(
    r"(?:color|background|border[\w-]*|gridline-color)\s*:[^;{}]*"
    r"\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|gold|silver|navy|maroon|rgba?\s*\(\s*\d)"
)
COLOUR_CALLS = re.compile(r"QColor|(from|set)(Rgb|Hsv|Hsl|Cmyk)[aF]?|qRgba?|setNamedColor|fromString")
OF_QT = re.compile(
    r"Qt\.(GlobalColor\.(?!transparent)\w+|white|black|(dark|light)?[gG]ra?y|(dark)?"
    r"([rR]ed|[gG]reen|[bB]lue|[cC]yan|[mM]agenta|[yY]ellow))"
)
#: Where colours come from: the themes, and drawings that have paints of their own as a poster has.
PAINTS = re.compile(r"widgets/(theme|art/(heads|facade)_\w+|art/(heads|carriage|drape))\.py")
#: Sheets of drawings for their painters, which no player sees.
SHEETS = re.compile(r"widgets/art/gallery_\w+\.py")


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def literals(node: ast.expr) -> Iterator[str]:
    """The literal strings that an argument shows as they are."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(text for part in parts for text in literals(part))
        case ast.BoolOp(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Dict(values=parts):
            yield from (text for part in parts for text in literals(part))
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            yield from (*literals(left), *literals(right))
        case ast.NamedExpr(value=part) | ast.Starred(value=part):
            yield from literals(part)
        case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part):
            yield from literals(part)
        case ast.Call(func=func, args=parts) if name_of(node) in JOINS:
            joint = [func.value] if isinstance(func, ast.Attribute) else []
            yield from (text for part in (*joint, *parts) for text in literals(part))


def is_shown(call: ast.Call) -> bool:
    return bool(SETTERS.fullmatch(name_of(call)) or BOXES.fullmatch(ast.unparse(call.func)))


def is_silent(node: ast.AST) -> bool:
    """Whether all texts in it are marked for translation, or for developers alone."""
    match node:
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Call(func=func):
            return name_of(node) in (*TRANSLATES, *NAMES) or ast.unparse(func).startswith(("log.", "re."))
    return False


def untranslated(tree: ast.Module) -> list[str]:
    """Texts for the player that no translation has seen, with their lines."""
    found = set[tuple[int, str]]()
    silent = {part for node in ast.walk(tree) if is_silent(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=args, keywords=words) if is_shown(node):
                shown = (*args, *(word.value for word in words if word.arg not in NOT_TEXTS))
                texts = (text for part in shown if part not in silent for text in literals(part))
                found |= {(node.lineno, text) for text in texts if LETTERS.search(TAG.sub("", text))}
            case ast.Constant(value=str(text)) if node not in silent and SENTENCE.match(text):
                if "{" not in text:  # a style sheet
                    found.add((node.lineno, text))
    return [f"{line}: {text!r}" for line, text in sorted(found) if text != THE_GAME]


def fixed_colours(tree: ast.Module) -> list[str]:
    """Colours that no theme has chosen, with their lines."""
    found = set[tuple[int, str]]()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if HEX.search(text) or NAMED_COLOUR.search(text):
                found.add((node.lineno, text))
            case ast.Call(args=[ast.Constant(), *_]) if COLOUR_CALLS.fullmatch(name_of(node)):
                found.add((node.lineno, ast.unparse(node)))
            case ast.Attribute() if OF_QT.fullmatch(ast.unparse(node)):
                found.add((node.lineno, ast.unparse(node)))
    return [f"{line}: {told}" for line, told in sorted(found)]


SHOWN = [path for path in MODULES if RANK["models"] <= RANK[layer_of(path)] < RANK["composition"]]
EVERY_FILE = pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(PACKAGE)))


def place_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@EVERY_FILE
def test_texts_are_translated(path: Path) -> None:
    if not SHEETS.fullmatch(place_of(path)):
        assert untranslated(parse(path)) == []


@EVERY_FILE
def test_colours_are_those_of_the_theme(path: Path) -> None:
    if not PAINTS.fullmatch(place_of(path)):
        assert fixed_colours(parse(path)) == []


@pytest.mark.parametrize(
    "line",
    [
        "self.title.setText('Guests')",
        "label.setToolTip(f'{number} guests')",
        "label.setText('Guests' if open else self.tr('Rooms'))",
        "label.setText(fill('%1 guests', number))",
        "label.setText(', '.join(['cake', name]))",
        "label.setText(name or 'nobody')",
        "label.setText('<b>Guests</b>')",
        "box = QLabel('Guests', self)",
        "box = QPushButton(text='Close')",
        "self.list.addItems(['Guests', 'Staff'])",
        "menu.addAction(icon, '&Open…')",
        "self.setAccessibleName('guests')",
        "QMessageBox.warning(self, self.tr('Game'), 'It is damaged.')",
        "painter.drawText(rect, flags, 'VP')",
        "art.draw_text(painter, rect, 'VP', theme.text, 10)",
        "TITLE = 'How to play'",
        "def title(self):\n    return 'Guests, not rooms'",
        "ROWS = {'new': 'New game'}",
    ],
)
def test_a_literal_text_is_found(line: str) -> None:
    assert untranslated(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "self.title.setText(self.tr('Guests'))",
        "label.setText(fill(self.tr('%1 guests'), number))",
        "label.setText(counted('pages', '%n guest(s)', number))",
        "label.setText(guest_name('75'))",
        "label.setText(' · '.join(parts))",
        "label.setText(names['krone'])",
        "self._size.setSuffix(' %')",
        "doc.setHtml(f'<p style=\"margin: 0px\">{words}</p>')",
        "widget.setObjectName('Guests waiting')",
        "button.setProperty('role', 'heading')",
        "page = QLabel(self, objectName='guests')",
        "window.show_page('start')",
        "TITLE = QT_TRANSLATE_NOOP('pages', 'How to play')",
        "'How to play: a page.'",
        "raise ValueError('No such guest')",
        "log.warning('The file is damaged: %s', name)",
        "sheet = f'QPushButton, QLabel {{ margin: {n}px }}'",
        "pen.line('M20 4 Q22 8 24 4')",
        "painter.drawText(rect, flags, 'Grand Austria Hotel')",
    ],
)
def test_other_strings_are_not_taken_for_texts(line: str) -> None:
    assert not untranslated(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "QColor('#12060A')",
        "QColor('white')",
        "QColor(120, 66, 16)",
        "QColor.fromRgb(1, 2, 3)",
        "painter.fillRect(rect, Qt.GlobalColor.white)",
        "painter.setPen(Qt.black)",
        "painter.setPen(Qt.darkGray)",
        "label.setStyleSheet('background: white')",
        "label.setStyleSheet(f'QLabel {{ color: red; margin: {n}px }}')",
        "label.setStyleSheet('border: 1px solid #fff')",
        "label.setStyleSheet('color: rgb(1, 2, 3)')",
        "INK = '#20212E'",
    ],
)
def test_a_literal_colour_is_found(line: str) -> None:
    assert fixed_colours(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "QColor(theme.gold)",
        "QColor(colour.red(), colour.green(), colour.blue(), alpha)",
        "picture.fill(Qt.GlobalColor.transparent)",
        "label.setStyleSheet('background: transparent')",
        "label.setStyleSheet(f'color: {theme.text.name()}')",
        "colour = theme.guest['red'].strong",
        "found = colours['white']",
        "text = '#tablePage QLabel { margin: 0 }'",
        "text = '&#8203;'",
        "pen = Qt.PenStyle.NoPen",
    ],
)
def test_other_values_are_not_taken_for_colours(line: str) -> None:
    assert not fixed_colours(ast.parse(line))
