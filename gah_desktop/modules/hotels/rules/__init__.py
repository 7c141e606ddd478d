"""Unique Hotels: an entrance for each player's hotel. What it does follows from what is printed on it.

Numbers of points are those of `expansion-digest.md`, section 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gah_desktop.engine import effects
from gah_desktop.engine.actions import NUMBER, TEXT, Action
from gah_desktop.engine.chance import RandomSource, shuffle
from gah_desktop.engine.decisions import benefits
from gah_desktop.engine.events import Source
from gah_desktop.engine.items import OF_CHOICE
from gah_desktop.engine.module import Held
from gah_desktop.engine.pending import Part, Pending
from gah_desktop.engine.scoring import ScoreLine
from gah_desktop.engine.seats import PERSON, seats_from_first
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules import (
    auction,
    gaining,
    moved_die,
    own_objectives,
    own_tiles,
    rooms,
    second_guest,
)
from gah_desktop.modules.hotels.rules.facts import facts
from gah_desktop.modules.hotels.rules.owners import NO_BID, Owners

if TYPE_CHECKING:
    from gah_desktop.catalog.models import DeckKind

OFFERED_ALONE = 3
KRONES_ALONE = 7
_AFTER = ("choose_guest", "choose_rehearsal")  # decisions of the set-up that come later


class Hotels(Owners):
    __slots__ = ()
    name = "hotels"
    opponent_has_entrance = True
    decisions = {  # noqa: RUF012
        "bid": auction.BID,
        "choose_entrance": auction.CHOOSE,
        "entrance_gained": gaining.GAINING,
        "second_guest": second_guest.TAKE_SECOND,
        "take_token": rooms.TAKING,
        "die_moved": moved_die.DIE_MOVED,
    }
    actions = {  # noqa: RUF012
        auction.Bid: (NUMBER, NUMBER),
        auction.ChooseEntrance: (NUMBER,),
        second_guest.SecondGuest: (NUMBER,),
        rooms.TakeToken: (NUMBER,),
        own_objectives.ClaimOwn: (TEXT,),
        own_tiles.Retreat: (TEXT,),
        moved_die.MoveDie: (NUMBER, NUMBER, TEXT),
    }
    turn_actions = (moved_die.MOVE_IN_TURN, own_objectives.CLAIM_IN_TURN, own_tiles.RETREAT_IN_TURN)
    effects = rooms.EFFECTS

    # Set-up (1, 2, 7)

    def before_queue(self, s: GameState) -> None:
        """The entrances and what lies beside them; nobody has dishes or drinks."""
        assert s.chance is not None
        alone = s.setup.opponent is not None
        number = OFFERED_ALONE if alone else s.setup.players
        entrances = s.t.deck("entrances", s.setup.sets)
        shuffle(s.chance, entrances)
        self.offered = tuple(entrances[:number])
        self.bids = (NO_BID,) * s.setup.players
        self.owned = (0,) * s.setup.players
        if alone:
            s.players[PERSON].krones = KRONES_ALONE
        for p in s.players:
            for kind in OF_CHOICE:
                p.kitchen[kind] = 0
        for entrance in self.offered:
            self._lay_beside(s, s.chance, entrance)

    def _lay_beside(self, s: GameState, chance: RandomSource, entrance: int) -> None:
        printed = facts(s.t)[entrance].printed
        if printed.own_objectives_vp is not None:
            common = [s.t.objective_ids[i] for i in s.objectives]
            self.own_objectives = _beside(s, chance, "objectives", common, 1)
        if printed.own_tiles:
            common = [s.t.emperor_ids[i] for i in s.emperor]
            self.own_tiles = _beside(s, chance, "emperor_tiles", common, printed.own_tiles)
        if printed.tokens:
            self.tokens = rooms.all_tokens(s, entrance)

    def dealt(self, s: GameState) -> dict[str, Any]:
        """Nobody's yet."""
        beside = [
            ({"objectives": self.own_objectives}, self.own_objectives),
            ({"tiles": self.own_tiles}, self.own_tiles),
        ]
        own = [{"seat": None, **{k: list(v) for k, v in what.items()}} for what, there in beside if there]
        return {"entrances": self.offered, "own": own}

    def first_choices(self, s: GameState, choices: list[Pending]) -> None:
        """Before rehearsal rooms, guests and rooms; after the staff cards."""
        at = max(i for i, f in enumerate(choices) if f.kind in _AFTER) + 1
        alone = s.setup.opponent is not None
        choices.insert(at, auction.Choosing(PERSON) if alone else auction.Bidding(seats_from_first(s)[0]))

    # Rounds and turns

    def round_started(self, s: GameState) -> None:
        self.first_die = 0

    def turn_began(self, s: GameState) -> None:
        self.retreated = False

    def round_ended(self, s: GameState) -> None:
        for seat in seats_from_first(s):
            second_guest.settle(s, s.players[seat], self)

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        line = own_objectives.end_line(s, p, self)
        if line is not None:
            lines.append(line)

    # Dice: Corogari and Kozi (4, 5, 10, 11)

    def die_taken(self, s: GameState, p: PlayerState, face: int) -> None:
        """Answer to the second die of the round, before its main action and the owner's staff."""
        entrance = self.of(s, p.seat)
        if entrance is None or not entrance.by_sum:
            return
        if not self.first_die:
            self.first_die = face
        elif what := entrance.by_sum[self.first_die + face]:
            benefits.answer(s, p, what, self.source(p.seat))

    def die_moves(self, s: GameState, p: PlayerState, taken: bool) -> list[Action]:
        return moved_die.options(s, p, taken)

    def reaches(self, s: GameState, p: PlayerState, face: int) -> bool:
        return bool(moved_die.may(s, p) and moved_die.starts(s, face))

    def move_die(self, s: GameState, p: PlayerState, action: Action, source: Source) -> None:
        assert isinstance(action, moved_die.MoveDie)
        moved_die.move(s, p, action, source, taken=False)

    # Guests: Kaufman (4, 5, 9)

    def tables(self, s: GameState, p: PlayerState) -> int:
        entrance = self.of(s, p.seat)
        return 0 if entrance is None else entrance.printed.tables

    def turn_guest_taken(self, s: GameState, p: PlayerState) -> None:
        entrance = self.of(s, p.seat)
        if entrance is not None and entrance.printed.second_guest:
            second_guest.offered(s, p, self.source(p.seat))

    def guest_left(self, s: GameState, p: PlayerState, guest: int) -> None:
        entrance = self.of(s, p.seat)
        if entrance is not None and entrance.printed.guests_vp is not None:
            second_guest.completed(s, self, guest)

    def cards(self) -> tuple[Held, ...]:
        return (Held("guests", "completed", self.completed),)

    # Rooms: Paulwei, Stroup, Dove (4, 5, 12)

    def bonus_amount(self, s: GameState, p: PlayerState, group: int) -> int:
        entrance = self.of(s, p.seat)
        bonus = None if entrance is None else entrance.printed.occupancy_bonus
        if bonus is None:
            return 0
        board = s.t.boards[p.board]
        color, _ = board.bonus[group]
        return bonus[("blue", "red", "yellow")[color]].by_size[board.group_mask[group].bit_count() - 1]

    def room_answers(self, s: GameState, p: PlayerState, index: int) -> list[Part]:
        return [*rooms.group_opened(s, p, self, index), *rooms.line_filled(s, p, self, index)]

    # Staff and ballrooms: Mayenfels, The Ren (4, 13)

    def staff_played(self, s: GameState, p: PlayerState, card: int) -> None:
        """Not at set-up."""
        entrance = self.of(s, p.seat)
        if entrance is not None and entrance.after_staff and s.phase != "setup":
            benefits.answer(s, p, entrance.after_staff, self.source(p.seat))

    def row_bonus_times(self, s: GameState, p: PlayerState) -> int:
        entrance = self.of(s, p.seat)
        return 1 if entrance is None else entrance.printed.row_bonus_times

    def ballroom_scored(self, s: GameState, which: str, dancers: tuple[int, ...]) -> None:
        """Who alone has most there."""
        for p in s.players:
            entrance = self.of(s, p.seat)
            most = dancers[p.seat] > max(n for seat, n in enumerate(dancers) if seat != p.seat)
            if entrance is not None and entrance.alone_most and most:
                effects.fire(s, p, entrance.alone_most, self.source(p.seat))


def _beside(
    s: GameState, chance: RandomSource, kind: DeckKind, common: list[str], number: int
) -> tuple[str, ...]:
    """So many of each letter that are not in the game for all."""
    found: list[str] = []
    for letter in "ABC":
        left = [name for name in s.t.deck(kind, s.setup.sets, letter) if name not in common]
        shuffle(chance, left)
        found += left[:number]
    return tuple(found)
