"""The six spaces of the action board with their dice. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.app.table import Table
from gah_desktop.catalog.models import DieAction
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.dice import colors_on
from gah_desktop.engine.spaces import FACES
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import own_figures
from gah_desktop.models.mime import DIE, Carried
from gah_desktop.text.spots import action_name, colored_dice, dice_spot

PLAIN = ("", "white")  # of no colour


class DiceFacts(NamedTuple):
    key: int  # the face, 1-6
    dice: int
    strength: int  # what a die taken here would have now, unraised, staff included; the count if none can be
    cost: int  # krones for taking one, unraised
    colors: tuple[str, ...] = ()  # those of its dice that are not white


class DiceModel(Model):
    def build(self) -> list[Row]:
        return [(self._facts(face),) for face in range(1, 7)]

    def _facts(self, face: int) -> DiceFacts:
        count = self.table.state.dice[face]
        colors = tuple(color for color in colors_on(self.table.state, face) if color not in PLAIN)
        for action in self.table.at(("face", face)) if count else ():
            if isinstance(action, a.TakeDie | a.ExtraAction):
                told = self.table.preview(action)  # the first is the plainest: not raised
                return DiceFacts(face, count, told["strength"], told["cost"], colors)
        return DiceFacts(face, count, count, 0, colors)

    def spots(self, facts: DiceFacts) -> tuple[Spot, ...]:
        return (("face", facts.key),)

    def text(self, facts: DiceFacts) -> str:
        return action_name(facts.key, self._items(facts))

    def full_text(self, facts: DiceFacts) -> str:
        chain = brings(self.table, facts.key)
        own = own_figures(self.table, "die_actions", chain) if chain is not None else ()
        return "\n".join((self.spoken(facts), *own))

    def spoken(self, facts: DiceFacts) -> str:
        told = dice_spot(facts.key, facts.dice, facts.strength, self._items(facts))
        return colored_dice(told, facts.colors) if facts.colors else told

    def _items(self, facts: DiceFacts) -> tuple[str, ...]:
        chain = brings(self.table, facts.key)
        return chain.items if chain is not None else ()

    def attempts(self, facts: DiceFacts) -> Sequence[a.Action]:
        return actions_of_die(self.table, {"face": facts.key}, (facts.key % 6 or 1,))

    def carried(self, facts: DiceFacts) -> Carried | None:
        return Carried(DIE, {"face": facts.key}) if facts.dice else None


def brings(table: Table, face: int) -> DieAction | None:
    """What an action brings where champagne is in play; None for all actions that bring no items by it."""
    return table.catalog.die_actions.get(face) if "champagne" in table.items else None


def actions_of_die(table: Table, values: dict[str, Any], wanted: tuple[int, ...]) -> Sequence[a.Action]:
    """What bringing a die to the place of an action can mean; a six stands for any of them, and a space
    with dice of several colours for each of these."""
    face = int(values["face"])
    there = colors_on(table.state, face) if face in FACES else ()
    colors = (str(values["color"]),) if "color" in values else there or PLAIN[:1]
    found: list[a.Action] = []
    for action in wanted:
        if face in (action, 6):
            found += [a.TakeDie(face, action, boost, color) for color in colors for boost in (False, True)]
            found.append(a.ExtraAction(face, action))
    return found or [a.TakeDie(face, wanted[0], color=colors[0])]
