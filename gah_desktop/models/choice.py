"""What is asked now and cannot be pointed at on the table: splits, rewards and their order, cards offered.

With `everything` it lists all that can be done at this moment. No rules, no looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import staff_lines
from gah_desktop.models.mime import STAFF, Carried
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.text.decisions import ACTIONS, DECISIONS, option_line, option_text
from gah_desktop.text.terms import fill, translate


class OptionFacts(NamedTuple):
    key: a.Action | tuple[str, int]
    action: a.Action | None  # None: a card to be ticked, see `keep`
    staff: int  # the card it is about, or 0


class ChoiceModel(Model):
    def __init__(
        self, table: Table, seat: int = -1, parent: QObject | None = None, everything: bool = False
    ) -> None:
        self._everything = everything
        self._only: tuple[a.Action, ...] | None = None
        self.ticked: list[int] = []  # cards to be kept
        self._texts: dict[object, str] = {}  # by key: finding out what something costs takes a moment
        super().__init__(table, seat, parent)

    def set_actions(self, actions: Sequence[a.Action] | None, everything: bool = False) -> None:
        """List only these, as `choiceNeeded` names them; None: what is asked, or everything."""
        only = None if actions is None else tuple(actions)
        if (only, everything) != (self._only, self._everything):
            self._only, self._everything = only, everything
            self.sync()

    def sync(self) -> None:
        self._texts.clear()
        super().sync()
        offered = self._cards() if self.keeps else []
        self.ticked = [card for card in self.ticked if card in offered]

    def build(self) -> list[Row]:
        options = self.table.options
        if self._only is not None:
            self._only = tuple(action for action in self._only if action in options) or None
        if self._only is not None:
            return [(OptionFacts(action, action, getattr(action, "staff", 0)),) for action in self._only]
        if options and isinstance(options[0], KeepStaff):
            kept = [option.staff for option in options if isinstance(option, KeepStaff)]
            cards = sorted({card for cards in kept for card in cards})
            return [(OptionFacts(("keep", card), None, card),) for card in cards]
        hand = self.table.player(self.seat).hand
        return [
            (OptionFacts(action, action, getattr(action, "staff", 0)),)
            for action in options
            if self._everything or not self._on_table(action, hand)
        ]

    def _on_table(self, action: a.Action, hand: list[int]) -> bool:
        """Whether there is a thing to click: also a card in hand, and a card in play outside decisions."""
        at = ACTIONS[action.kind].at
        if at == "hand":
            return getattr(action, "staff", 0) in hand
        decision = self.table.game.decision
        if decision is not None and DECISIONS[decision.kind].apart and not isinstance(action, a.Decline):
            return True
        in_turn = decision is not None and decision.kind == "turn"
        return at in ("table", "button") or (at == "turn" and in_turn)

    def actions(self, facts: OptionFacts) -> tuple[a.Action, ...]:
        return () if facts.action is None else (facts.action,)

    @property
    def keeps(self) -> int:
        """How many of the cards are to be ticked and kept; 0 if that is not the question."""
        first = self.table.options[:1]
        return len(first[0].staff) if first and isinstance(first[0], KeepStaff) else 0

    def _cards(self) -> list[int]:
        return [facts.staff for (facts,) in self._rows]

    def tick(self, card: int) -> None:
        """One card more to be kept, if there is room for it; if not, that is said."""
        if card not in self._cards() or card in self.ticked:
            return
        if len(self.ticked) < self.keeps:
            self.ticked.append(card)
            self._ticked(card)
        else:
            self.table.illegal.emit(reason(Code.WRONG_NUMBER_OF_CARDS, total=self.keeps))

    def untick(self, card: int) -> None:
        self.ticked.remove(card)
        self._ticked(card)

    def _ticked(self, card: int) -> None:
        cell = self.index_of(("keep", card))
        self.dataChanged.emit(cell, cell)

    def keep(self) -> None:
        """The ticked cards are the ones."""
        if len(self.ticked) == self.keeps:
            self.table.try_apply(KeepStaff(tuple(sorted(self.ticked))))
        else:
            self.table.illegal.emit(reason(Code.WRONG_NUMBER_OF_CARDS, total=self.keeps))

    def _legality(self, rows: list[Row]) -> list[tuple[bool, ...]]:
        """A card can be ticked, though that is no action yet."""
        found = super()._legality(rows)
        return [(legal or facts.action is None,) for (facts,), (legal,) in zip(rows, found, strict=True)]

    def spoken(self, facts: OptionFacts) -> str:
        if facts.action is None and facts.staff in self.ticked:
            return fill(translate("options", "%1, chosen"), self.text(facts))
        return self.text(facts)

    def text(self, facts: OptionFacts) -> str:
        if facts.key not in self._texts:
            self._texts[facts.key] = self._told(facts)
        return self._texts[facts.key]

    def texts(self) -> list[str]:
        """Of all lines."""
        return [self.text(facts) for (facts,) in self._rows]

    def _told(self, facts: OptionFacts) -> str:
        if facts.action is None:
            return option_text(a.Draft(facts.staff), {})
        decision = self.table.game.decision
        if decision is None or facts.action not in self.table.options:  # the game is a step ahead
            return option_text(facts.action, {})
        details = self.table.preview(facts.action) if ACTIONS[facts.action.kind].costs else {}
        return option_line(self.table.state, decision, facts.action, details)

    def full_text(self, facts: OptionFacts) -> str:
        if facts.staff:
            price = self.table.preview(facts.action).get("cost") if facts.action is not None else None
            return "\n".join((self.text(facts), staff_lines(self.table, facts.staff, price)))
        return self.text(facts)

    def carried(self, facts: OptionFacts) -> Carried | None:
        return Carried(STAFF, {"staff": facts.staff}) if facts.staff else None
