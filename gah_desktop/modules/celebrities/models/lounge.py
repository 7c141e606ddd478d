"""The lounge over the coloured dice, and whose effect is in force for whom. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import CelebrityTaken, LoungeChanged
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import own_figures
from gah_desktop.models.dice import actions_of_die
from gah_desktop.models.mime import DIE, PIECE, Carried
from gah_desktop.modules.celebrities import words
from gah_desktop.modules.celebrities.rules import Celebrities, exchange
from gah_desktop.modules.celebrities.rules.lounge import COLORS, facts, lounge_of
from gah_desktop.text.expansion_cards import celebrity_text
from gah_desktop.text.names import component_name


class LoungeFacts(NamedTuple):
    key: str  # the colour of the die
    tile: int  # 0: taken, and nobody knows any more who it was
    vp: int
    face: int  # where the die lies; 0: not rolled yet, taken or gone
    holder: int  # who has taken it in this round; -1: nobody
    gone: bool  # the die is in the dustbin


class LoungeModel(Model):
    """A celebrity is what a click takes: the die of its colour, which may be dragged from here too."""

    module = Celebrities.name

    def build(self) -> list[Row]:
        return [(self._facts(color),) for color in COLORS]

    def _facts(self, color: str) -> LoungeFacts:
        s = self.table.state
        lounge, place = lounge_of(s), COLORS.index(color)
        tile, face, holder = lounge.tiles[place], lounge.faces[place], -1
        if not tile:
            tile, holder = self._taken(color)
        gone = holder < 0 and not face and s.phase == "round" and tile > 0
        vp = facts(s.t)[tile].vp if tile else 0
        return LoungeFacts(color, tile, vp, 0 if s.phase == "setup" else face, holder, gone)

    def _taken(self, color: str) -> tuple[int, int]:
        """Who came with the die of this colour, and to whom."""
        for event in reversed(self.table.events):
            if isinstance(event, LoungeChanged):
                break
            if isinstance(event, CelebrityTaken) and event.color == color:
                return event.tile, event.seat
        return 0, -1

    def spots(self, facts: LoungeFacts) -> tuple[Spot, ...]:
        return (("color", facts.key),)

    def text(self, facts: LoungeFacts) -> str:
        return component_name("celebrity", facts.tile) if facts.tile else self.spoken(facts)

    def spoken(self, facts: LoungeFacts) -> str:
        if facts.holder >= 0 or not facts.tile:
            name = self.table.names[facts.holder] if facts.holder >= 0 else ""
            return words.taken_spot(facts.key, facts.tile, name)
        return words.die_spot(facts.key, facts.tile, facts.vp, facts.face)

    def full_text(self, facts: LoungeFacts) -> str:
        told = [self.spoken(facts)]
        if facts.tile:
            told.append(celebrity_text(self.table.catalog.celebrities[facts.tile]))
        if facts.gone:
            told.append(words.out_of_reach())
        elif facts.holder == self.table.setup.opponent and facts.holder >= 0:
            told.append(words.with_opponent(self.table.names[facts.holder]))
        elif facts.holder < 0 and facts.tile:
            told.append(words.comes_with_die())
        if facts.holder < 0 and facts.tile:
            celebrity = self.table.catalog.celebrities[facts.tile]
            told += own_figures(self.table, "celebrities", celebrity)
        return "\n".join(told)

    def attempts(self, facts: LoungeFacts) -> Sequence[a.Action]:
        return actions_of_die(self.table, _die(facts), (facts.face % 6 or 1,)) if facts.face else ()

    def carried(self, facts: LoungeFacts) -> Carried | None:
        return Carried(DIE, _die(facts)) if facts.face else None


def _die(facts: LoungeFacts) -> dict[str, int | str]:
    return {"face": facts.face, "color": facts.key}


class CompanyFacts(NamedTuple):
    key: int  # the tile
    tile: int
    exchanges: bool
    used: bool


class CompanyModel(Model):
    """The celebrities who are with a seat until the round ends, in the order in which they came."""

    module = Celebrities.name

    def build(self) -> list[Row]:
        s = self.table.state
        lounge = lounge_of(s)
        return [(self._facts(tile, lounge.exchanged),) for tile in lounge.held[self.seat]]

    def _facts(self, tile: int, exchanged: bool) -> CompanyFacts:
        exchanges = facts(self.table.state.t)[tile].kind == exchange.KIND
        return CompanyFacts(tile, tile, exchanges, exchanges and exchanged)

    def spots(self, facts: CompanyFacts) -> tuple[Spot, ...]:
        return (("exchange",),) if facts.exchanges else ()

    def text(self, facts: CompanyFacts) -> str:
        return component_name("celebrity", facts.tile)

    def spoken(self, facts: CompanyFacts) -> str:
        return words.with_you(facts.tile, facts.used)

    def full_text(self, facts: CompanyFacts) -> str:
        told = [self.spoken(facts), celebrity_text(self.table.catalog.celebrities[facts.tile])]
        if self.table.setup.opponent is not None and self.seat == OPPONENT:
            told.append(words.with_opponent(self.table.names[self.seat]))
        return "\n".join(told)

    def attempts(self, facts: CompanyFacts) -> Sequence[a.Action]:
        return (exchange.EXCHANGE,) if facts.exchanges else ()

    def carried(self, facts: CompanyFacts) -> Carried | None:
        """Who exchanges items is brought to the kitchen."""
        return Carried(PIECE, {"kind": "celebrity", "id": facts.tile}) if facts.exchanges else None
