"""A position: every fact of a game at a moment, by name. Cards have their printed numbers.

Rooms are "floor-column", items go by name, seats count from 0. A card that is not known is None. A field
with a default may be left out of the JSON form. `docs/position.md` describes every field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from gah_desktop.catalog.models import DeckKind
from gah_desktop.engine.position.decisions import Fields
from gah_desktop.engine.setup import Setup

if TYPE_CHECKING:
    from typing import Self

    from gah_desktop.engine.module import Module
    from gah_desktop.engine.position.laying import Laying
    from gah_desktop.engine.problems import Problem
    from gah_desktop.engine.state import GameState

Card = int | None
Phase = Literal["dealt", "setup", "round", "emperor", "over"]
M = TypeVar("M", bound="Module")


@dataclass(frozen=True)
class CafeGuest:
    """A guest at a table of the café, with the items placed on the card."""

    guest: int
    items: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PlayerPosition:
    """What a player has. `vp_sources` is None if nobody knows where the VP came from."""

    krones: int = 0
    emperor_space: int = 0
    vp: int = 0
    vp_sources: Mapping[str, int] | None = None
    vacant: tuple[str, ...] = ()
    occupied: tuple[str, ...] = ()
    occupancy_bonuses: tuple[str, ...] = ()  # groups by their first room: lowest floor, then from the left
    kitchen: Mapping[str, int] = field(default_factory=dict)
    cafe: tuple[CafeGuest, ...] = ()
    hand: tuple[Card, ...] = ()
    pack: tuple[Card, ...] = ()  # cards to choose from: draft, solo set-up
    staff: tuple[int, ...] = ()  # in play, in the order played
    used_staff: tuple[int, ...] = ()  # in this round
    dice_taken: int = 0  # dice on the turn order tile
    passed: bool = False
    guest_number: int = 0  # of the tile, if a guest but no die was taken with it in this round


@dataclass(frozen=True)
class Claim:
    """The marker of a seat on an objective."""

    seat: int
    points: int


@dataclass(frozen=True)
class ObjectivePosition:
    card: str
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True)
class Turn:
    """Whose turn it is, and what has been done in it."""

    seat: int = 0
    started: bool = False  # passing is over
    guest_taken: bool = False
    die_taken: bool = False
    extras: tuple[int, ...] = ()  # staff cards that grant an extra with the die taken and are not yet used
    extra_turn: bool = False  # first edition, E. Gizia: this is the turn without a die
    extra_turns: int = 0  # and so many are still to come


@dataclass(frozen=True)
class PendingDecision:
    """A decision that waits; `details` has the fields of its kind that differ from their defaults."""

    kind: str
    seat: int = -1
    source: str = "turn"
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Position:
    setup: Setup
    players: tuple[PlayerPosition, ...]
    queue: tuple[int, ...]  # from the left, 0 for an empty space
    objectives: tuple[ObjectivePosition, ...]  # A, B, C
    emperor_tiles: tuple[str, ...]  # A, B, C
    phase: Phase = "round"
    round: int = 1
    start_player: int = 0
    turn: Turn = Turn()
    dice: tuple[int, ...] = (0,) * 6  # on the action spaces 1 to 6
    dustbin: int = 0
    guest_deck: tuple[Card, ...] = ()  # from the top
    guest_discard: tuple[int, ...] = ()  # the one discarded last comes last
    staff_deck: tuple[Card, ...] = ()  # from the top
    returned_by: tuple[int, ...] = ()  # seats that put cards under the staff deck, from the bottom up
    removed_staff: tuple[int, ...] = ()  # out of the game
    pending: tuple[PendingDecision, ...] = ()  # the one asked now first
    modules: Mapping[str, Any] = field(default_factory=dict)
    values: Mapping[str, Any] = field(default_factory=dict)  # what no printed source confirms
    unseen: Mapping[DeckKind, tuple[int, ...]] = field(
        default_factory=dict
    )  # what unknown cards may be, by kind


class ModulePosition(Generic[M]):
    """The state of a module in a position: the base of a frozen dataclass that has its facts by name."""

    # the pending decisions of the module, with the types of their fields
    decisions: ClassVar[Mapping[type[Any], Fields]] = {}
    # kinds of sources that only the module has, and that no line of the score sheet names
    sources: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def of(cls, module: M, state: GameState) -> Self:
        """Return the state of a module."""
        raise NotImplementedError

    def lay(self, module: M, laying: Laying, path: str) -> None:
        """Give a new module this state. What is impossible is reported, with paths that begin with `path`."""
        raise NotImplementedError

    @staticmethod
    def problems(module: M, state: GameState) -> Iterable[Problem]:
        """Yield what contradicts the rules in the state of a module."""
        return ()
