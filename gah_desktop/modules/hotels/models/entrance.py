"""The entrance of a seat's hotel, and what lies beside it. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gah_desktop.app.spots import Spot
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.models.base import Model, Row
from gah_desktop.models.cards import own_figures
from gah_desktop.models.mime import ENTRANCE, PIECE, Carried
from gah_desktop.modules.hotels.models import phrases
from gah_desktop.modules.hotels.models.pieces import GoalFacts, TileFacts, TokenFacts, is_left, pieces_of
from gah_desktop.modules.hotels.rules import Hotels
from gah_desktop.modules.hotels.rules.auction import ChooseEntrance
from gah_desktop.modules.hotels.rules.own_objectives import ClaimOwn
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.rules.rooms import TakeToken
from gah_desktop.modules.hotels.words import places
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.words.notes import entrance_note
from gah_desktop.text.expansion_cards import entrance_lines
from gah_desktop.text.names import component_name


class EntranceFacts(NamedTuple):
    key: str  # "entrance"
    entrance: int  # 0: not gained yet
    opponents: str  # the one of the solo opponent, "" for all others
    sort: str  # what lies beside it, "" for nothing
    number: int  # of that, there is so much left


class EntranceModel(Model):
    """One row; an entrance that is chosen may be brought here."""

    module = Hotels.name
    accepts = (ENTRANCE,)

    def build(self) -> list[Row]:
        s = self.table.state
        owned = owners_of(s).owned
        own = entrance_of(s)
        opponents = own.name if own is not None and self.seat == s.setup.opponent else ""
        entrance = owned[self.seat] if owned else 0
        pieces = [one for one in pieces_of(s, self.table.player(self.seat)) if is_left(one)]
        sort = pieces[0].key[0] if pieces else ""
        return [(EntranceFacts("entrance", entrance, opponents, sort, len(pieces)),)]

    def text(self, facts: EntranceFacts) -> str:
        if facts.opponents:
            return entrance_note(facts.opponents)
        return component_name("entrance", facts.entrance) if facts.entrance else places.no_entrance_yet()

    def spoken(self, facts: EntranceFacts) -> str:
        return places.entrance_spot(facts.entrance) if facts.entrance else self.text(facts)

    def rules(self, facts: EntranceFacts) -> str:
        """What it says, sentence by sentence."""
        return "\n".join(entrance_lines(self.table.catalog.entrances[facts.entrance]))

    def full_text(self, facts: EntranceFacts) -> str:
        if not facts.entrance:
            return self.text(facts)
        p = self.table.player(self.seat)
        pieces = [phrases.spot(self.table.state, one) for one in pieces_of(self.table.state, p)]
        own = own_figures(self.table, "entrances", self.table.catalog.entrances[facts.entrance])
        return "\n".join((self.text(facts), self.rules(facts), *pieces, *own))

    def dropped(self, carried: Carried, facts: Any) -> Sequence[a.Action]:
        return (ChooseEntrance(carried.values["entrance"]),)


class PiecesModel(Model):
    """Tokens, tiles and objectives of one's own, or what else follows from an entrance."""

    module = Hotels.name

    def build(self) -> list[Row]:
        return [(piece,) for piece in pieces_of(self.table.state, self.table.player(self.seat))]

    def spots(self, facts: Any) -> tuple[Spot, ...]:
        match facts:
            case TokenFacts():
                return (("token", facts.number),)
            case TileFacts():
                return (("own_tile", facts.tile),)
            case GoalFacts():
                return (("own_objective", facts.objective),)
        return ()

    def text(self, facts: Any) -> str:
        return phrases.spot(self.table.state, facts)

    def full_text(self, facts: Any) -> str:
        told = [self.text(facts), phrases.more(self.table.state, facts)]
        if isinstance(facts, TokenFacts) and facts.there:
            told += own_figures(self.table, "entrances", phrases.with_tokens(self.table.catalog))
        return "\n".join(line for line in told if line)

    def attempts(self, facts: Any) -> Sequence[a.Action]:
        match facts:
            case TokenFacts():
                return (TakeToken(facts.number),)
            case TileFacts():
                return (Retreat(facts.tile),)
            case GoalFacts():
                return (ClaimOwn(facts.objective),)
        return ()

    def refusal_here(self, facts: Any) -> Reason | None:
        decision = self.table.game.decision
        waits = decision is not None and decision.kind == "turn" and self.table.may_act
        if isinstance(facts, TokenFacts) and facts.there and self.own and waits:
            return reason(Code.TOKEN_LATER)
        return super().refusal_here(facts)

    def carried(self, facts: Any) -> Carried | None:
        if isinstance(facts, TileFacts) or (isinstance(facts, TokenFacts) and facts.there):
            return Carried(PIECE, {"kind": facts.key[0], "id": facts.key[1]})
        if isinstance(facts, GoalFacts) and not facts.claimed:
            return Carried(PIECE, {"kind": "goal", "id": facts.objective})
        return None
