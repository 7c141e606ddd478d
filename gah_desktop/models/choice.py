"""What is asked now and cannot be pointed at on the table: splits, rewards and their order, cards offered.

With `everything` it lists all that can be done at this moment. No rules, no looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.engine.pending import Benefits
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import ruleset, staff_lines
from gah_desktop.models.mime import STAFF, Carried
from gah_desktop.text.effects import effect_text
from gah_desktop.text.names import guest_name, objective_name
from gah_desktop.text.options import option_text
from gah_desktop.text.sources import gain_label, source_label

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect

# Done with the things on the table.
DIRECT = (
    a.ChooseGuest,
    a.TakeGuest,
    a.TakeDie,
    a.ExtraAction,
    a.Prepare,
    a.Occupy,
    a.RemoveRoom,
    a.MoveGuest,
    a.Serve,
    a.Place,
    a.FillOrder,
    a.FeedRival,
    a.DiscardStaff,
    a.Claim,
    a.Pass,
    a.EndTurn,
)
UNIT = {0: "vp", 1: "krones", 2: "steps"}  # the occupancy bonus of blue, red, yellow


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

    def build(self) -> list[Row]:
        options = self.table.options
        if self._only is not None:
            options = tuple(action for action in self._only if action in options) or options
            self._only = options if len(options) < len(self.table.options) else None
        if self._only is not None:
            return [(OptionFacts(action, action, getattr(action, "staff", 0)),) for action in self._only]
        if options and isinstance(options[0], a.KeepStaff):
            cards = sorted({card for option in options for card in getattr(option, "staff", ())})
            return [(OptionFacts(("keep", card), None, card),) for card in cards]
        hand = self.table.player(self.seat).hand
        return [
            (OptionFacts(action, action, getattr(action, "staff", 0)),)
            for action in options
            if self._everything or not self._on_table(action, hand)
        ]

    def _on_table(self, action: a.Action, hand: list[int]) -> bool:
        """Whether there is a thing to click: also a card in hand, and a card in play outside decisions."""
        if isinstance(action, (a.PlayStaff, a.ReturnStaff)):
            return action.staff in hand
        decision = self.table.game.decision
        in_turn = decision is not None and decision.kind == "turn"
        return isinstance(action, DIRECT) or (in_turn and isinstance(action, a.UseStaff))

    def actions(self, facts: OptionFacts) -> tuple[a.Action, ...]:
        return () if facts.action is None else (facts.action,)

    @property
    def keeps(self) -> int:
        """How many of the cards are to be ticked and kept; 0 if that is not the question."""
        first = self.table.options[:1]
        return len(first[0].staff) if first and isinstance(first[0], a.KeepStaff) else 0

    def keep(self, cards: list[int]) -> None:
        """The ticked cards are the ones."""
        self.table.try_apply(a.KeepStaff(tuple(sorted(cards))))

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
        details = self.table.preview(facts.action) if isinstance(facts.action, COSTING) else {}
        return option_text(facts.action, details, self._subject(facts.action))

    def full_text(self, facts: OptionFacts) -> str:
        if facts.staff:
            price = self.table.preview(facts.action).get("cost") if facts.action is not None else None
            return "\n".join((self.text(facts), staff_lines(self.table, facts.staff, price)))
        return self.text(facts)

    def carried(self, facts: OptionFacts) -> Carried | None:
        return Carried(STAFF, {"staff": facts.staff}) if facts.staff else None

    def _subject(self, action: a.Action) -> str:
        match action:
            case a.TakeGuest() | a.ChooseGuest():
                return guest_name(self.table.state.queue[action.slot])
            case a.Claim():
                state = self.table.state
                return objective_name(state.t.objective_ids[state.objectives[action.objective]])
            case a.Collect() | a.Decline() if action.part >= 0:
                return self._benefit(action.part)
            case a.TakePenalty():
                return self._penalty(action.which)
            case a.Decline():
                decision = self.table.game.decision
                return source_label(decision.source) if decision is not None else ""
        return ""

    def _benefit(self, index: int) -> str:
        decision = self.table.game.decision
        parts = decision.parts if isinstance(decision, Benefits) else ()
        part = parts[index] if index < len(parts) else None
        if part is None:
            return ""
        state = self.table.state
        if part.sort == "bonus":
            board = state.t.boards[self.table.player(self.seat).board]
            color, amount = board.bonus[part.effect.amount]
            return gain_label(UNIT[color], amount, part.source)
        if part.sort == "trigger":
            return gain_label("krones", part.effect.amount, part.source)
        printed = self._printed(part.source, part.effect.kind, part.effect.amount)
        return effect_text(printed, ruleset(self.table)) if printed is not None else source_label(part.source)

    def _printed(self, source: tuple[str, int | str], kind: str, amount: int) -> Effect | None:
        """The effect as its card prints it."""
        catalog = self.table.catalog
        effects: tuple[Effect, ...] = ()
        if source[0] == "guest":
            effects = catalog.guests[int(source[1])].rewards
        elif source[0] == "emperor":
            effects = catalog.emperor_tiles[str(source[1])].reward
        same = [effect for effect in effects if effect.kind == kind]
        return next((e for e in same if (e.amount or e.count or 0) == amount), same[0] if same else None)

    def _penalty(self, which: str) -> str:
        state = self.table.state
        if state.round not in state.t.visits:
            return ""
        tile_id = state.t.emperor_ids[state.emperor[state.t.visits.index(state.round)]]
        penalty = self.table.catalog.emperor_tiles[tile_id].penalty
        effect = penalty.left if which == "left" or penalty.right is None else penalty.right
        return effect_text(effect, ruleset(self.table))


# Those whose text names what they cost or how strong they are.
COSTING = (a.TakeGuest, a.TakeDie, a.ExtraAction, a.Prepare, a.PlayStaff, a.PayPenalty)
