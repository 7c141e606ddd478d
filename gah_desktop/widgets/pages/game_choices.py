"""The choices for the whole table: rules, cards, chance, the solo opponent. They check only the seed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.module_registry import ENTRANCES, opponent_for
from gah_desktop.engine.setup import DEALS, RULESETS
from gah_desktop.text.names import component_name, deal_name, level_name, opponent_name, ruleset_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import FieldWord, button, fill_combo, label, select
from gah_desktop.widgets.pages.hotel_preview import HotelPreview
from gah_desktop.widgets.pages.start import new_seed
from gah_desktop.widgets.retranslate import Retranslated

LARGEST_SEED = (1 << 63) - 1


class Choices(Retranslated, QFrame):
    """A titled panel with a form that says everything anew in another language."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self.title = label("heading")
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.title)
        self.column.addLayout(self.form)

    def combo(self) -> QComboBox:
        result = QComboBox()
        result.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        result.setMinimumContentsLength(12)
        result.currentIndexChanged.connect(self._chosen)
        return result

    def _chosen(self) -> None:
        self.retranslate()
        self.changed.emit()


class RuleChoices(Choices):
    """Which rules, and which guests."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ruleset = self.combo()
        self.deal = self.combo()
        self.promo = QCheckBox()
        self.promo.toggled.connect(self.changed)
        self._ruleset_word, self._ruleset_what = FieldWord(), label("muted", wrap=True)
        self._deal_word, self._deal_what = FieldWord(), label("muted", wrap=True)
        self.form.addRow(self._ruleset_word, self.ruleset)
        self.form.addRow(self._ruleset_what)
        self.form.addRow(self._deal_word, self.deal)
        self.form.addRow(self._deal_what)
        self.form.addRow(self.promo)
        self._ruleset_word.setBuddy(self.ruleset)
        self._deal_word.setBuddy(self.deal)
        self.column.addStretch(1)
        self._solo = False
        self._modules: Collection[str] = ()
        self.retranslate()

    def set_modules(self, modules: Collection[str]) -> None:
        """Promo cards come with what they need."""
        self._modules = modules
        self.retranslate()

    def set_solo(self, solo: bool) -> None:
        """Alone, cards are dealt and kept as the solo rules say."""
        self._solo = solo
        self.deal.setEnabled(not solo)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules and cards"))
        self._ruleset_word.setText(self.tr("Rules"))
        self._deal_word.setText(self.tr("Staff"))
        fill_combo(self.ruleset, [(ruleset, ruleset_name(ruleset)) for ruleset in RULESETS])
        fill_combo(self.deal, [(deal, deal_name(deal)) for deal in DEALS])
        self.ruleset.setAccessibleName(self._ruleset_word.text())
        self.deal.setAccessibleName(self._deal_word.text())
        deluxe = self.ruleset.currentData() == "deluxe"
        self._ruleset_what.setText(
            self.tr("The 2021 edition, with its clearer cards")
            if deluxe
            else self.tr("The first edition, as it was in 2015")
        )
        self._deal_what.setText(self._about_the_deal())
        self.promo.setText(self._about_promo())

    def _about_promo(self) -> str:
        if "ballrooms" in self._modules:
            return self.tr("Invite the eleven promo guests, and add the promo staff card")
        if self._modules:
            return self.tr("Invite the seven promo guests")
        return self.tr("Invite the two promo guests")

    def _about_the_deal(self) -> str:
        if self._solo:
            return self.tr("In the solo game you always keep six of ten staff cards.")
        if self.deal.currentData() == "starter":
            return self.tr("Everybody gets a set of cards that work well together")
        if self.deal.currentData() == "draft":
            return self.tr("Keep one card, pass the others to the left, six times")
        return self.tr("Six cards each, at random")


class ChanceChoices(Choices):
    """The seed, from which all dice and cards come, and how far a step may be taken back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seed = QLineEdit()
        self.seed.textChanged.connect(self.changed)
        self.new_seed: QPushButton = button("die-5", self.draw_seed)
        self._seed_word, self._seed_what = FieldWord(), label("muted", wrap=True)
        self._seed_problem = label("danger", wrap=True)
        self._seed_problem.hide()
        self.undo = self.combo()
        self._undo_word, self._undo_what = FieldWord(), label("muted", wrap=True)
        beside = QHBoxLayout()
        beside.addWidget(self.seed, 1)
        beside.addWidget(self.new_seed)
        self.form.addRow(self._seed_word, beside)
        self.form.addRow(self._seed_problem)
        self.form.addRow(self._seed_what)
        self.form.addRow(self._undo_word, self.undo)
        self.form.addRow(self._undo_what)
        self._seed_word.setBuddy(self.seed)
        self._undo_word.setBuddy(self.undo)
        self.column.addStretch(1)
        self.retranslate()
        self.draw_seed()

    def draw_seed(self) -> None:
        self.seed.setText(str(new_seed()))

    def seed_value(self) -> int | None:
        """The number that was written; None if it is none, and then the reason stands below it."""
        text = self.seed.text().strip()
        try:
            value: int | None = int(text)
        except ValueError:
            value = None
        if value is not None and abs(value) > LARGEST_SEED:
            problem = fill(self.tr("The seed must not be larger than %1."), LARGEST_SEED)
            value = None
        elif value is None:
            problem = self.tr("The seed is a whole number, such as 7.")
        else:
            problem = ""
        self._seed_problem.setText(problem)
        self.form.setRowVisible(self._seed_problem, bool(problem))
        self._seed_problem.setVisible(bool(problem))
        return value

    @property
    def problem(self) -> str:
        return self._seed_problem.text()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Chance and fairness"))
        self._seed_word.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self._seed_word.text())
        self._seed_what.setText(self.tr("The same seed deals the same cards and rolls the same dice."))
        self.new_seed.setText(self.tr("New seed"))
        self._undo_word.setText(self.tr("Undo"))
        self.undo.setAccessibleName(self._undo_word.text())
        fill_combo(self.undo, [("fair", self.tr("Fair")), ("free", self.tr("Free"))])
        self._undo_what.setText(
            self.tr("Back to the last roll, the last card revealed or another player’s last step")
            if self.undo.currentData() == "fair"
            else self.tr("As far back as you like, even past dice and cards")
        )


class OpponentChoices(Choices):
    """The solo opponent, who follows from the modules: how strong, and which entrance the hotel has."""

    def __init__(self, look: Look, corrections: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._modules: Collection[str] = ()
        self.level = self.combo()
        self.entrance = self.combo()
        self.preview = HotelPreview(look, corrections)
        self._words = {key: FieldWord() for key in ("level", "entrance")}
        self._what = label("muted", wrap=True)
        for key, combo in zip(self._words, (self.level, self.entrance), strict=True):
            self.form.addRow(self._words[key], combo)
            self._words[key].setBuddy(combo)
        self.column.addWidget(self.preview)
        self.column.addWidget(self._what)
        self.column.addStretch(1)
        self.retranslate()
        self.preview.set_board("night")

    @property
    def opponent(self) -> str:
        return opponent_for(self._modules)

    def set_modules(self, modules: Collection[str]) -> None:
        self._modules = modules
        self.retranslate()

    def values(self) -> dict[str, Any]:
        return {
            "level": self.level.currentData(),
            "entrance": self.entrance.currentData(),
        }

    def set_values(self, values: Mapping[str, Any]) -> None:
        select(self.level, values.get("level", "medium"))
        select(self.entrance, values.get("entrance"))

    def retranslate(self) -> None:
        name = opponent_name(self.opponent)
        self.title.setText(name)
        self._words["level"].setText(self.tr("Level"))
        self._words["entrance"].setText(self.tr("Entrance"))
        self.level.setAccessibleName(self._words["level"].text())
        self.entrance.setAccessibleName(self._words["entrance"].text())
        fill_combo(self.level, [(level, level_name(level)) for level in LEVELS])
        entrances: list[tuple[object, str]] = [(each, component_name("entrance", each)) for each in ENTRANCES]
        at_random = ("random", component_name("entrance", "random"))
        if "hotels" in self._modules:  # then nobody is without one
            fill_combo(self.entrance, [at_random, *entrances])
        else:
            fill_combo(self.entrance, [(None, self.tr("None")), *entrances, at_random])
        self._what.setText(" ".join(self._about(name)))

    def _about(self, name: str) -> list[str]:
        told = [
            fill(self.tr("%1 plays from instruction cards, always on the night side, and goes first."), name)
        ]
        if self.opponent == "elisabeth":
            told.append(fill(self.tr("%1 is the opponent when ballrooms or celebrities are in play."), name))
        elif self.entrance.currentData() is not None:
            told = []
        if self.entrance.currentData() is not None:
            told.append(self.tr("This entrance changes some rules for both hotels."))
        return told
