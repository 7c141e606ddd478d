"""The state of a game: slotted plain data, ids and small numbers, cloned by hand. It knows no rules.

Rooms are bits of a 20-bit number, bit 5 * (floor - 1) + (column - 1). Orders are packed numbers
(`items.py`). Decks are lists whose last card is on top. `stack` holds the pending decisions, the
one asked now on top. `options` are the legal actions of the moment, None until somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gah_desktop.engine.actions import Action
from gah_desktop.engine.chance import RandomSource
from gah_desktop.engine.events import Event, Source
from gah_desktop.engine.items import KINDS
from gah_desktop.engine.module import NO_HOOKS, Hooks, Module

if TYPE_CHECKING:
    from gah_desktop.catalog.models import DeckKind
    from gah_desktop.engine.pending import Pending
    from gah_desktop.engine.setup import Setup
    from gah_desktop.engine.tables import Tables


class PlayerState:
    __slots__ = (
        "board",
        "bonus",
        "cafe",
        "claimed",
        "emperor",
        "guest_with",
        "hand",
        "has",
        "kitchen",
        "krones",
        "needs",
        "numbers",
        "occupied",
        "passed",
        "seat",
        "staff",
        "used",
        "vacant",
        "vp",
        "vp_sources",
    )

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board  # index into Tables.boards
        self.krones = 0
        self.emperor = 0
        self.vp = 0
        self.vp_sources: Mapping[Source, int] | None = {}  # replaced, never changed; None: not kept
        self.vacant = 0  # rooms
        self.occupied = 0  # rooms
        self.bonus = 0  # groups whose occupancy bonus has been given, a bit each
        self.kitchen = [0 for _ in KINDS]
        self.cafe: list[int] = []  # guests, in the order they came
        self.needs: list[int] = []  # what each of them still waits for
        self.hand: list[int] = []
        self.staff: list[int] = []  # in play, in the order played
        self.has = 0  # the same as bits: 1 << number
        self.used = 0  # once-per-round cards used in this round, as bits
        self.claimed = (0, 0, 0)  # points claimed on the objectives A, B, C
        self.numbers: tuple[int, ...] = ()  # uncovered numbers of the turn order tile
        self.passed = False
        self.guest_with = 0  # the number with which a guest, but no die was taken in this round

    def clone(self) -> PlayerState:
        p = PlayerState.__new__(PlayerState)
        p.seat = self.seat
        p.board = self.board
        p.krones = self.krones
        p.emperor = self.emperor
        p.vp = self.vp
        p.vp_sources = self.vp_sources
        p.vacant = self.vacant
        p.occupied = self.occupied
        p.bonus = self.bonus
        p.kitchen = self.kitchen[:]
        p.cafe = self.cafe[:]
        p.needs = self.needs[:]
        p.hand = self.hand[:]
        p.staff = self.staff[:]
        p.has = self.has
        p.used = self.used
        p.claimed = self.claimed
        p.numbers = self.numbers
        p.passed = self.passed
        p.guest_with = self.guest_with
        return p


class GameState:
    __slots__ = (
        "bonus_turns",
        "cards",
        "chance",
        "dice",
        "die_taken",
        "dustbin",
        "emperor",
        "extra",
        "extra_too",
        "extra_turn",
        "first",
        "gone",
        "guest_deck",
        "guest_discard",
        "guest_taken",
        "hooks",
        "modules",
        "objectives",
        "options",
        "over",
        "packs",
        "phase",
        "players",
        "queue",
        "round",
        "scores",
        "seat",
        "setup",
        "sink",
        "stack",
        "staff_deck",
        "started",
        "t",
        "under",
    )

    def __init__(self, setup: Setup, tables: Tables, chance: RandomSource | None) -> None:
        self.setup = setup
        self.t = tables
        self.chance: RandomSource | None = chance  # a view has none
        self.sink: list[Event] | None = []  # where events go; None: nobody listens
        self.players: list[PlayerState] = []
        self.modules: tuple[Module, ...] = ()  # the rules in play beside those of the base game
        self.hooks: Hooks = NO_HOOKS
        self.phase = "setup"  # "setup", "round", "emperor", "over"
        self.round = 0
        self.first = 0  # the seat with the tile that shows 1
        self.dice = [0] * 7  # by face
        self.dustbin = 0
        self.queue = [0] * 5  # guests from the left; 0 is an empty space
        self.cards: Mapping[DeckKind, tuple[int, ...]] = {}  # all those of the game, by kind
        self.guest_deck: list[int] = []
        self.guest_discard: list[int] = []
        self.staff_deck: list[int] = []
        self.under: tuple[int, ...] = ()  # whose cards are at the bottom of it, from there up
        self.packs: list[list[int]] = []  # cards in hand to choose from: draft, solo set-up
        self.gone: list[int] = []  # staff that left the game
        self.objectives: tuple[int, ...] = ()  # index into Tables.objectives, A B C
        self.emperor: tuple[int, ...] = ()  # index into Tables.emperor, A B C
        # The turn
        self.seat = 0
        self.started = False  # something has been done in this turn, so passing is over
        self.guest_taken = False
        self.die_taken = False
        self.extra = 0  # the staff card that grants an extra with the die taken, while it may
        self.extra_too = 0  # and a second one, of the expansion
        self.extra_turn = False  # first edition, E. Gizia: this is the turn without a die
        self.bonus_turns = 0  # and that turn is still to come
        self.stack: list[Pending] = []
        self.options: list[Action] | None = None
        self.over = False
        self.scores: tuple[Any, ...] = ()

    def clone(self) -> GameState:
        s = GameState.__new__(GameState)
        s.setup = self.setup
        s.t = self.t
        chance = self.chance
        s.chance = None if chance is None else chance.clone()
        s.sink = None
        s.players = [p.clone() for p in self.players]
        modules = self.modules
        s.modules = tuple([module.clone() for module in modules]) if modules else modules
        s.hooks = self.hooks
        s.phase = self.phase
        s.round = self.round
        s.first = self.first
        s.dice = self.dice[:]
        s.dustbin = self.dustbin
        s.queue = self.queue[:]
        s.cards = self.cards
        s.guest_deck = self.guest_deck[:]
        s.guest_discard = self.guest_discard[:]
        s.staff_deck = self.staff_deck[:]
        s.under = self.under
        s.packs = [pack[:] for pack in self.packs] if self.packs else []
        s.gone = self.gone[:]
        s.objectives = self.objectives
        s.emperor = self.emperor
        s.seat = self.seat
        s.started = self.started
        s.guest_taken = self.guest_taken
        s.die_taken = self.die_taken
        s.extra = self.extra
        s.extra_too = self.extra_too
        s.extra_turn = self.extra_turn
        s.bonus_turns = self.bonus_turns
        s.stack = self.stack[:]
        s.options = self.options
        s.over = self.over
        s.scores = self.scores
        return s
