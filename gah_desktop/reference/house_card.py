"""One component with house values: its picture, and its values, each checked at once. Keeps nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from gah_desktop.app.corrections import Component, Corrections
from gah_desktop.catalog import Catalog
from gah_desktop.catalog.schema import corrected
from gah_desktop.reference.content import Ref
from gah_desktop.reference.house_editors import Editor, editor_for
from gah_desktop.reference.pictures import has_picture, picture
from gah_desktop.text.house import component_name, field_name
from gah_desktop.text.overrides import expected_text
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import em, label

NARROWEST = 38  # letter heights for the fields beside the picture
#: The page of the reference that has the picture of a component.
PICTURES: dict[str, Ref] = {
    "guests": ("guest", ""),
    "staff": ("staff", ""),
    "ballroom_rows": ("ballroom", "apollosaal"),
    "rehearsal_rooms": ("rehearsal", ""),
    "celebrities": ("celebrity", ""),
    "entrances": ("entrance", ""),
}


class HouseCard(QScrollArea):
    checked = Signal(bool)  # whether all that stands in the fields can be

    def __init__(self, corrections: Corrections, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._corrections, self._look = corrections, look
        self.component: Component | None = None
        self.editors: dict[str, Editor] = {}
        self.whys: dict[str, QLabel] = {}
        self.name, self.state = label("heading", wrap=True), label("muted", wrap=True)
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields = QVBoxLayout()
        fields.addLayout(self._form)
        fields.addStretch(1)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.addWidget(self.picture)
        self._beside.addLayout(fields, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.addWidget(self.name)
        column.addWidget(self.state)
        column.addLayout(self._beside, 1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The fields stand beside the picture, or above it where that is too narrow."""
        super().resizeEvent(event)
        sides = QBoxLayout.Direction
        wide = self.width() >= NARROWEST * em(self)
        self._beside.setDirection(sides.LeftToRight if wide else sides.BottomToTop)

    def show_component(self, component: Component) -> None:
        """With the values in force."""
        self.component = component
        while self._form.rowCount():
            self._form.removeRow(0)
        self.editors, self.whys = {}, {}
        name = component_name(component.section, component.id)
        self.name.setText(name)
        for value in component.values:
            word, editor, why = label(), editor_for(value.field, self._look), label("danger", wrap=True)
            word.setText(field_name(value.field))
            word.setBuddy(editor)
            editor.show_value(value.value, fill(translate("house", "%1: %2"), name, word.text()))
            editor.changed.connect(self._check)
            self._form.addRow(word, editor)
            self._form.addRow(why)
            self.editors[value.field], self.whys[value.field] = editor, why
        self.state.setText(_state(component))
        self._check()

    def values(self) -> dict[str, Any]:
        """What stands in the fields now."""
        return {field: editor.value() for field, editor in self.editors.items()}

    def _check(self) -> None:
        """Each value at once, with a word why not; the picture shows those that can be."""
        assert self.component is not None
        good: dict[str, Any] = {}
        for field, value in self.values().items():
            problem = self._corrections.why_not(self.component.section, self.component.id, field, value)
            why = self.whys[field]
            why.setText("" if problem is None else expected_text(problem.expected))
            self._form.setRowVisible(why, problem is not None)
            self.editors[field].setAccessibleDescription(why.text())
            if problem is None:
                good[field] = value
        self._draw(good)
        self.checked.emit(len(good) == len(self.editors))

    def _draw(self, good: dict[str, Any]) -> None:
        assert self.component is not None
        kind, shown = PICTURES.get(self.component.section, ("", ""))
        ref = (kind, shown or self.component.id)
        if not has_picture(ref):
            self.picture.hide()
            return
        catalog, size = self._with(self.component, good), em(self) * 0.95
        drawn = picture(catalog, ref, self._look.theme, self.font(), size, self.devicePixelRatioF())
        self.picture.setPixmap(QPixmap.fromImage(drawn))
        self.picture.setAccessibleName(self.name.text())
        self.picture.show()

    def _with(self, component: Component, good: dict[str, Any]) -> Catalog:
        """The catalog as it would be."""
        catalog = self._corrections.catalog
        cards = dict(getattr(catalog, component.section))
        key = next(key for key in cards if str(key) == component.id)
        for field, value in good.items():
            cards[key] = corrected(cards[key], field, value)
        changed: dict[str, Any] = {component.section: cards}
        return catalog._replace(**changed)


def _state(component: Component) -> str:
    if not component.left:
        return translate("house", "Checked: as printed.")
    if any(value.source == "transcription" for value in component.values):
        return translate("house", "This is taken from two public transcriptions that agree.")
    return translate("house", "Our own figures; nobody has told us yet what is printed.")
