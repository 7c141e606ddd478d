"""The page of the house's own values: a module's cards one by one, to be set right by an owner. No rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.corrections import Component, Corrections
from gah_desktop.catalog import OverrideProblem
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.house import GROUPS
from gah_desktop.reference.house_card import HouseCard
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.house import component_name, group_name, section_name
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.overrides import override_problem
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.flow import wrapped
from gah_desktop.widgets.pages.common import button, em, fill_combo, label, narrow, row, select
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.save_name import ask_save_name, documents

COMPONENT = Qt.ItemDataRole.UserRole
TOLD = 4  # problems of a file that are told one by one
ABOUT = QT_TRANSLATE_NOOP(
    "house",
    "No text gives these figures, so they are our own. If you own the game, write in what is printed: new "
    "games then go by it.",
)


class HousePage(Retranslated, QWidget):
    changed = Signal()  # of the file

    def __init__(self, corrections: Corrections, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.corrections = corrections
        self._look = look
        self.title, self.about = label("heading"), label("muted", wrap=True)
        self.group, self.count = QComboBox(), label("muted")
        self.group.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        fill_combo(self.group, [(group, group) for group in GROUPS])
        self.take, self.hand_on = button("open", self._ask_take), button("export", self._ask_hand_on)
        self.notice = label("danger", wrap=True)
        self.list = QListWidget()
        self.list.setObjectName("houseList")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.card = HouseCard(corrections, look)
        self.keep, self.drop = button("tick", self._keep, primary=True), button("undo", self._drop)
        for control in (self.take, self.hand_on, self.keep, self.drop):
            narrow(control)
        self._lay_out()
        self.group.currentIndexChanged.connect(self._fill)
        self.list.currentItemChanged.connect(self._chosen)
        self.card.checked.connect(self.keep.setEnabled)
        look.changed.connect(self._restyle)
        self.retranslate()

    def _lay_out(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card, 1)
        column.addWidget(wrapped(self.keep, self.drop))
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(self.list)
        self.split.addWidget(right)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row(self.title, 1, self.count))
        layout.addWidget(self.about)
        layout.addWidget(wrapped(self.group, self.take, self.hand_on))
        layout.addWidget(self.notice)
        layout.addWidget(self.split, 1)

    # -- what is shown

    def show_group(self, group: str) -> None:
        """The values of a module, as the file has them now."""
        self.corrections.reload()
        self.group.blockSignals(True)
        select(self.group, group or self.group.currentData())
        self.group.blockSignals(False)
        self._say(self._faults())
        self._fill()

    def _fill(self) -> None:
        """List the cards of the module, and show the one that was shown, or the first that is left."""
        before = self.card.component
        group = self.group.currentData()
        components = self.corrections.components(group)
        self.list.blockSignals(True)
        self.list.clear()
        section = ""
        for component in components:
            if component.section != section:
                section = component.section
                heading = QListWidgetItem(section_name(section))
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(heading)
            self.list.addItem(self._item(component))
        self.list.blockSignals(False)
        left, all_ = self.corrections.count(group)
        text = counted("house", "%n of %1 values left to check", left)
        self.count.setText(fill(text, all_) if left else translate("house", "all values checked"))
        same = [c for c in components if before and (c.section, c.id) == (before.section, before.id)]
        self._select(next(iter((*same, *(c for c in components if c.left), *components)), None))

    def _item(self, component: Component) -> QListWidgetItem:
        name = component_name(component.section, component.id)
        text = translate("house", "%1 (%2)")
        item = QListWidgetItem(fill(text, name, component.left) if component.left else name)
        if not component.left:
            item.setIcon(art.icon("tick", self._look.theme.gold))
        item.setToolTip(name)
        item.setData(COMPONENT, component)
        told = (
            counted("house", "%n value(s) left to check", component.left)
            if component.left
            else translate("house", "checked")
        )
        item.setData(Qt.ItemDataRole.AccessibleTextRole, fill(translate("house", "%1, %2"), name, told))
        return item

    def _select(self, component: Component | None) -> None:
        for place in range(self.list.count()):
            if component is not None and self.list.item(place).data(COMPONENT) == component:
                self.list.setCurrentRow(place)
                break
        self._chosen(self.list.currentItem())

    def _chosen(self, item: QListWidgetItem | None) -> None:
        component: Component | None = item.data(COMPONENT) if item is not None else None
        if component is not None:
            self.card.show_component(component)
            self.drop.setEnabled(any(value.corrected for value in component.values))

    # -- what is written in

    def _keep(self) -> None:
        """So it is printed; on to the next card that is left."""
        if self.card.component is None or not self.keep.isEnabled():
            return
        component = self.card.component
        if self._written(lambda: self.corrections.keep(component.section, component.id, self.card.values())):
            self._go_on(component)

    def _go_on(self, component: Component) -> None:
        items = [self.list.item(place).data(COMPONENT) for place in range(self.list.count())]
        components = [c for c in items if c is not None]
        at = next(
            i for i, c in enumerate(components) if (c.section, c.id) == (component.section, component.id)
        )
        following = [c for c in (*components[at + 1 :], *components[:at]) if c.left]
        if following:
            self._select(following[0])
            next(iter(self.card.editors.values())).setFocus()

    def _drop(self) -> None:
        component = self.card.component
        if component is not None:
            self._written(
                lambda: self.corrections.drop(component.section, component.id, list(self.card.editors))
            )

    def _written(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            text = translate("house", "%1 cannot be written. %2")
            self._say(fill(text, OVERRIDES_FILE, os_error_text(error)))
            return False
        self._say(self._faults())
        self._fill()
        self.changed.emit()
        return True

    # -- the file

    def _faults(self) -> str:
        """What is wrong with the file, or where it has gone."""
        if self.corrections.problems:
            return self._told(self.corrections.problems)
        if self.corrections.kept_as is not None:
            text = translate("house", "Not all of the old file could be used; it is kept as %1.")
            return fill(text, self.corrections.kept_as.name)
        return ""

    def _told(self, problems: Sequence[OverrideProblem]) -> str:
        lines = [override_problem(problem) for problem in problems[:TOLD]]
        more = len(problems) - len(lines)
        if more:
            lines.append(counted("house", "And %n more like these.", more))
        return "\n".join(lines)

    def _say(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _ask_take(self) -> None:
        title = translate("house", "Read values from a file")
        name, _ = QFileDialog.getOpenFileName(self, title, str(documents()), self._kinds())
        if name:
            self.take_file(name)

    def take_file(self, name: str) -> None:
        """Values of another owner's file, over one's own."""
        taken = None
        try:
            taken = self.corrections.take_from(Path(name))
        except OSError as error:
            text = translate("house", "%1 cannot be written. %2")
            self._say(fill(text, OVERRIDES_FILE, os_error_text(error)))
        if taken is not None:
            told = [counted("house", "%n value(s) adopted.", taken.values)]
            if taken.problems:
                told.append(self._told(taken.problems))
            self._fill()
            self._say("\n".join(told))
            self.changed.emit()

    def _ask_hand_on(self) -> None:
        title = translate("house", "Write the checked values into a file")
        file = ask_save_name(self, title, documents() / OVERRIDES_FILE, self._kinds(), ".json")
        if file is None:
            return
        try:
            self.corrections.hand_on(file)
        except OSError as error:
            text = translate("house", "%1 cannot be written. %2")
            self._say(fill(text, file.name, os_error_text(error)))

    def _kinds(self) -> str:
        return translate("house", "Corrections (*.json)")

    # -- words and looks

    def retranslate(self) -> None:
        self.title.setText(translate("house", "House values"))
        self.about.setText(translate("house", ABOUT))
        self.group.blockSignals(True)
        fill_combo(self.group, [(group, group_name(group)) for group in GROUPS])
        self.group.blockSignals(False)
        self.group.setAccessibleName(translate("house", "Module"))
        self.group.setToolTip(self.group.accessibleName())
        self.take.setText(translate("house", "Read a file…"))
        self.hand_on.setText(translate("house", "Write a file…"))
        self.list.setAccessibleName(translate("house", "Cards with house values"))
        self.keep.setText(translate("house", "As printed"))
        self.keep.setToolTip(translate("house", "Keeps these values and goes on to the next card"))
        self.drop.setText(translate("house", "Back to our figures"))
        if self.card.component is not None:
            self._fill()

    def _restyle(self) -> None:
        theme = self._look.theme
        for control, name in ((self.take, "open"), (self.hand_on, "export"), (self.drop, "undo")):
            control.setIcon(art.icon(name, theme.gold, theme.muted))
        side = round(em(self) * 1.3)
        for control in (self.take, self.hand_on, self.keep, self.drop):
            control.setIconSize(QSize(side, side))
        self.keep.setIcon(art.icon("tick", theme.on_accent, theme.muted))
        if self.card.component is not None:
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        unit = em(self)
        side = round(unit * 1.1)
        self.list.setIconSize(QSize(side, side))
        wide = min(round(unit * 17), self.width() * 2 // 5)
        self.split.setSizes([wide, max(1, self.width() - wide)])
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._restyle()
