"""Where a printed value is written: a number, an order, a colour, bonuses. They judge nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.catalog.basics import GUEST_COLORS, ITEMS
from gah_desktop.reference.house_parts import PARTS, merged, part_name, split
from gah_desktop.text.names import color_name, guest_group_name, item_name
from gah_desktop.text.terms import fill, labelled, translate
from gah_desktop.text.voices import counted
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.flow import FlowLayout, WrapLayout
from gah_desktop.widgets.pages.common import LongList, em, fill_combo, label, select

MOST_PARTS = 4
MOST = 99


class Editor(QWidget):
    """What all have in common: a value as an owner's file has it, and a name for who does not see it."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def value(self) -> Any:
        raise NotImplementedError

    def show_value(self, value: Any, name: str) -> None:
        """Nobody is told of a change."""
        raise NotImplementedError

    def combo(self, letters: int = 9) -> QComboBox:
        box = LongList()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(letters)
        box.currentIndexChanged.connect(self.changed)
        return box

    def spin(self, least: int = 0) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, MOST)
        box.valueChanged.connect(self.changed)
        return box


class NumberEditor(Editor):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.field = QLineEdit()
        self.field.setMaxLength(12)
        self.field.textChanged.connect(self.changed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addStretch(1)
        self.setFocusProxy(self.field)

    def value(self) -> Any:
        text = self.field.text().strip().replace("\u2212", "-")
        try:
            return int(text)
        except ValueError:
            return text

    def show_value(self, value: Any, name: str) -> None:
        self.field.setAccessibleName(name)
        self.field.setText(str(value))
        self.field.setMaximumWidth(round(em(self) * 6))


class ColorEditor(Editor):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.box = self.combo(18)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        layout.addStretch(1)
        self.setFocusProxy(self.box)

    def value(self) -> Any:
        return self.box.currentData()

    def show_value(self, value: Any, name: str) -> None:
        theme = self.look.theme
        icons = [art.icon(f"mark-{color}", theme.guest[color].mark) for color in GUEST_COLORS]
        text = translate("house", "%1 (%2)")
        words = [fill(text, guest_group_name(color), color_name(color)) for color in GUEST_COLORS]
        fill_combo(self.box, list(zip(GUEST_COLORS, words, strict=True)), icons)
        select(self.box, value)
        self.box.setAccessibleName(name)


class OrderEditor(Editor):
    """How many of each item."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.boxes = {item: self.spin() for item in ITEMS}
        self._icons = {item: QLabel() for item in ITEMS}
        flow = WrapLayout(self, 8)
        for item in ITEMS:
            pair = QWidget()
            beside = QHBoxLayout(pair)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.setSpacing(3)
            beside.addWidget(self._icons[item])
            beside.addWidget(self.boxes[item])
            flow.addWidget(pair)
        self.setFocusProxy(self.boxes[ITEMS[0]])

    def value(self) -> Any:
        return {item: box.value() for item, box in self.boxes.items() if box.value()}

    def show_value(self, value: Any, name: str) -> None:
        theme, side = self.look.theme, em(self) * 1.4
        ratio = self.devicePixelRatioF()
        for item, box in self.boxes.items():
            picture = art.pixmap(item, theme.text, side, ratio, theme.items[item])
            self._icons[item].setPixmap(picture)
            self._icons[item].setToolTip(item_name(item))
            box.setToolTip(item_name(item))
            box.setAccessibleName(labelled(name, item_name(item)))
            box.setValue(value.get(item, 0))


class KindsEditor(Editor):
    """Kinds of items one after the other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        flow = FlowLayout(self, 6, most=3)
        self.boxes = [self.combo() for _ in ITEMS]
        for box in self.boxes:
            flow.addWidget(box)
        self.setFocusProxy(self.boxes[0])

    def value(self) -> Any:
        return [box.currentData() for box in self.boxes if box.currentData()]

    def show_value(self, value: Any, name: str) -> None:
        for place, box in enumerate(self.boxes):
            words = [(item, item_name(item)) for item in ITEMS]
            fill_combo(box, [("", translate("house", "nothing")), *words])
            select(box, value[place] if place < len(value) else "")
            box.setAccessibleName(labelled(name, str(place + 1)))


class BonusEditor(Editor):
    """Up to four parts of what a place gives, each a kind and a number."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        flow = FlowLayout(self, 6, most=2)
        self.parts = [(self.combo(10), self.spin(1)) for _ in range(MOST_PARTS)]
        self._holders = []
        for kind, number in self.parts:
            holder = QWidget()
            beside = QHBoxLayout(holder)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.setSpacing(3)
            beside.addWidget(kind, 1)
            beside.addWidget(number)
            flow.addWidget(holder)
            self._holders.append(holder)
        self.changed.connect(self._show_parts)
        self.setFocusProxy(self.parts[0][0])

    def _show_parts(self) -> None:
        """Those that say something, and a free one."""
        said = [bool(kind.currentData()) for kind, _ in self.parts]
        shown = max((place + 1 for place, there in enumerate(said) if there), default=0) + 1
        for place, (_, number) in enumerate(self.parts):
            self._holders[place].setVisible(place < shown)
            number.setEnabled(said[place])

    def value(self) -> Any:
        return merged([(kind.currentData(), number.value()) for kind, number in self.parts])

    def show_value(self, value: Any, name: str) -> None:
        found = split(value)
        for place, (kind, number) in enumerate(self.parts):
            names = [(part, part_name(part)) for part in PARTS]
            fill_combo(kind, [("", translate("house", "nothing")), *names])
            part, amount = found[place] if place < len(found) else ("", 1)
            number.blockSignals(True)
            select(kind, part)
            number.setValue(amount)
            number.setMaximumWidth(round(em(self) * 3.6))  # two digits; the words beside need the room
            number.blockSignals(False)
            kind.setAccessibleName(labelled(name, str(place + 1)))
            number.setAccessibleName(fill(translate("house", "%1: number"), kind.accessibleName()))
        self._show_parts()


class PlacesEditor(Editor):
    """Bonuses one above the other, each with the name of its place."""

    def __init__(self, look: Look, places: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self.bonuses = [BonusEditor(look) for _ in range(places)]
        self._names = [label("muted", wrap=True) for _ in range(places)]
        for name, bonus in zip(self._names, self.bonuses, strict=True):
            name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
            column.addWidget(name)
            column.addWidget(bonus)
            bonus.changed.connect(self.changed)
        self.setFocusProxy(self.bonuses[0])

    def show_places(self, named: Sequence[tuple[str, Any]], name: str) -> None:
        for label_, bonus, (place, value) in zip(self._names, self.bonuses, named, strict=True):
            label_.setText(place)
            bonus.show_value(value, labelled(name, place))


class AreasEditor(PlacesEditor):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 4, parent)

    def value(self) -> Any:
        return [{"dancers": n, "bonus": bonus.value()} for n, bonus in enumerate(self.bonuses, 1)]

    def show_value(self, value: Any, name: str) -> None:
        self.show_places(
            [(counted("house", "area of %n dancer(s)", area["dancers"]), area["bonus"]) for area in value],
            name,
        )


class TokensEditor(PlacesEditor):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 10, parent)

    def value(self) -> Any:
        found = [bonus.value() for bonus in self.bonuses]
        return [{"column": found[n], "floor": found[n + 1]} for n in range(0, len(found), 2)]

    def show_value(self, value: Any, name: str) -> None:
        words = {
            "column": translate("house", "token %1, for a full column"),
            "floor": translate("house", "token %1, for a full floor"),
        }
        named = [
            (fill(words[side], number), token[side])
            for number, token in enumerate(value, 1)
            for side in ("column", "floor")
        ]
        self.show_places(named, name)


EDITORS: dict[str, type[Editor]] = {
    "order": OrderEditor,
    "color": ColorEditor,
    "items": KindsEditor,
    "areas": AreasEditor,
    "tokens": TokensEditor,
}


def editor_for(field: str, look: Look) -> Editor:
    """Numbers unless it is something else."""
    return EDITORS.get(field, NumberEditor)(look)
