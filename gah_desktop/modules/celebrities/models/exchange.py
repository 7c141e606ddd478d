"""Items that are exchanged: one row for each that can be given or, after that, had. No rules, no looks."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import actions as a
from gah_desktop.engine.items import OF_CHOICE, Items
from gah_desktop.models.base import Model, Row
from gah_desktop.modules.celebrities import words
from gah_desktop.modules.celebrities.rules import Celebrities
from gah_desktop.modules.celebrities.rules.exchange import Exchanging
from gah_desktop.text.names import item_name

Key = tuple[str, int, bool]


class ItemFacts(NamedTuple):
    key: Key  # the item, which one of its kind, and whether it is given
    item: str
    picked: bool


class ExchangeModel(Model):
    """What is picked here is done all at once, by `confirm`."""

    module = Celebrities.name

    def prepare(self) -> None:
        self._picked: list[Key] = []

    @property
    def decision(self) -> Exchanging | None:
        """What its owner is asked; None for everybody else."""
        asked = self.table.decision if self.table.has_game and self.table.may_act else None
        return asked if isinstance(asked, Exchanging) and asked.seat == self.seat else None

    def build(self) -> list[Row]:
        asked = self.decision
        if asked is None:
            self._picked = []
            return []
        rest = sum(asked.given)
        kitchen = self.table.player(self.seat).kitchen
        rows: list[Row] = []
        for kind in OF_CHOICE:
            number = min(kitchen[kind], asked.most)
            if rest:  # those given do not come back
                number = 0 if asked.given[kind] else rest
            for nth in range(number):
                key = (ITEMS[kind], nth, not rest)
                rows.append((ItemFacts(key, ITEMS[kind], key in self._picked),))
        shown = {row[0].key for row in rows}
        self._picked = [key for key in self._picked if key in shown]
        return rows

    def _legality(self, rows: list[Row]) -> list[tuple[bool, ...]]:
        """Any can be picked, though that is no action yet."""
        return [(True,) for _ in rows]

    def text(self, facts: ItemFacts) -> str:
        return item_name(facts.item)

    def spoken(self, facts: ItemFacts) -> str:
        return words.picked_spot(facts.item, facts.key[2], facts.picked)

    def full_text(self, facts: ItemFacts) -> str:
        return self.spoken(facts)

    # -- picking

    def pick(self, key: Key) -> None:
        """This one too, or not after all."""
        if key in self._picked:
            self._picked.remove(key)
        else:
            self._picked.append(key)
        self.sync()

    def pick_item(self, item: str) -> bool:
        """One more of a kind; whether there was one."""
        found = next((f for (f,) in self.rows() if f.item == item and not f.picked), None)
        if found is not None:
            self.pick(found.key)
        return found is not None

    @property
    def picked(self) -> Items:
        counts = [0] * len(ITEMS)
        for item, *_ in self._picked:
            counts[ITEMS.index(item)] += 1
        return tuple(counts)

    @property
    def action(self) -> a.Action:
        return a.ChooseItems(self.picked)

    def confirm(self) -> None:
        """Or say why not."""
        self.table.try_apply(self.action)
