"""Entrances in a position: who has which, what lies beside them, and what they have given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from gah_desktop.engine.position import names
from gah_desktop.engine.position.decisions import FLAG, NUMBER, Fields, index_of, number
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import COLUMN, FLOOR, BoardFacts
from gah_desktop.modules.hotels.rules import gaining, rooms
from gah_desktop.modules.hotels.rules.auction import Bidding, Choosing
from gah_desktop.modules.hotels.rules.facts import facts
from gah_desktop.modules.hotels.rules.moved_die import DieMoved
from gah_desktop.modules.hotels.rules.owners import Owners
from gah_desktop.modules.hotels.rules.second_guest import TakingSecond

if TYPE_CHECKING:
    from gah_desktop.catalog.models import DeckKind


@dataclass(frozen=True)
class BidPosition:
    """A standing bid; entrance 0 stands for none."""

    entrance: int = 0
    krones: int = 0


@dataclass(frozen=True)
class HotelsPosition(ModulePosition[Owners]):
    offered: tuple[int, ...]
    owned: tuple[int, ...]  # entrances by seat, 0 for none
    bids: tuple[BidPosition, ...] = ()  # by seat
    own_objectives: tuple[str, ...] = ()  # personal ones, not yet claimed
    claimed: tuple[str, ...] = ()  # those that are
    own_tiles: tuple[str, ...] = ()  # Emperor tiles of the owner that are left
    tokens: tuple[int, ...] = ()  # those left
    full_floors: tuple[int, ...] = ()  # that have given a token
    full_columns: tuple[int, ...] = ()
    opened_groups: tuple[str, ...] = ()  # by their first room: those whose first room has been occupied
    first_die: int = 0  # face of the first die that the owner took in this round
    completed: tuple[int, ...] = ()  # guests that the owner completed in this round
    retreated: bool = False  # in this turn

    decisions: ClassVar[dict[type[Any], Fields]] = {
        Bidding: {},
        Choosing: {},
        gaining.Gaining: {},
        TakingSecond: {},
        rooms.TakingToken: {"half": index_of(*rooms.HALVES)},
        DieMoved: {"face": number(1, 6), "taken": FLAG, "price": NUMBER},
    }

    @classmethod
    def of(cls, module: Owners, state: GameState) -> HotelsPosition:
        board = _board_of_groups(module, state)
        groups = () if board is None else range(len(board.group_mask))
        return cls(
            module.offered,
            module.owned,
            tuple(BidPosition(*bid) for bid in module.bids),
            module.own_objectives,
            module.claimed,
            module.own_tiles,
            module.tokens,
            tuple(i + 1 for i in range(len(FLOOR)) if module.filled >> i & 1),
            tuple(i + 1 for i in range(len(COLUMN)) if module.filled >> len(FLOOR) + i & 1),
            tuple(names.group_name(board, g) for g in groups if board and module.opened_groups >> g & 1),
            module.first_die,
            module.completed,
            module.retreated,
        )

    def lay(self, module: Owners, laying: Laying, path: str) -> None:
        sound = True
        bidden = [bid.entrance for bid in self.bids]
        for name, entrances in (("offered", self.offered), ("owned", self.owned), ("bids", bidden)):
            for i, entrance in enumerate(entrances):
                here = f"{path}.{name}[{i}]"
                sound &= not entrance or laying.is_card(here, entrance, "entrances")
        for i, bid in enumerate(self.bids):
            laying.in_range(f"{path}.bids[{i}].krones", bid.krones, 0, laying.tables.max_krones)
        if sound & laying.by_seat(f"{path}.owned", self.owned) & laying.by_seat(f"{path}.bids", self.bids):
            module.owned = self.owned
        module.offered = self.offered
        module.bids = tuple((bid.entrance, bid.krones) for bid in self.bids)
        module.own_objectives = self._beside(laying, path, "own_objectives", "objectives")
        module.claimed = self._beside(laying, path, "claimed", "objectives")
        module.own_tiles = self._beside(laying, path, "own_tiles", "emperor_tiles")
        most = max((len(entrance.tokens) for entrance in facts(laying.tables).values()), default=0)
        module.tokens = _numbers(laying, f"{path}.tokens", self.tokens, most)
        for floor in _numbers(laying, f"{path}.full_floors", self.full_floors, len(FLOOR)):
            module.filled |= 1 << floor - 1
        for column in _numbers(laying, f"{path}.full_columns", self.full_columns, len(COLUMN)):
            module.filled |= 1 << len(FLOOR) + column - 1
        board = _board_of_groups(module, laying.state)
        if board is not None:
            module.opened_groups = laying.groups(f"{path}.opened_groups", self.opened_groups, board)
        elif self.opened_groups:
            laying.problem(f"{path}.opened_groups", ProblemCode.NOBODYS)
        laying.in_range(f"{path}.first_die", self.first_die, 0, 6)
        module.first_die, module.retreated = self.first_die, self.retreated
        module.completed = tuple(laying.cards(f"{path}.completed", self.completed, "guests"))

    def _beside(self, laying: Laying, path: str, field: str, kind: DeckKind) -> tuple[str, ...]:
        cards: tuple[str, ...] = getattr(self, field)
        for i, card in enumerate(cards):
            if laying.is_card(f"{path}.{field}[{i}]", card, kind) and card in cards[:i]:
                laying.problem(f"{path}.{field}[{i}]", ProblemCode.TWICE, value=card)
        return cards

    @staticmethod
    def problems(module: Owners, state: GameState) -> Iterator[Problem]:
        path = f"modules.{module.name}"
        for name, entrances in (
            ("offered", module.offered),
            ("owned", module.owned),
            ("bids", [entrance for entrance, _ in module.bids]),
        ):
            for i, entrance in enumerate(entrances):
                if entrance and entrance in entrances[:i]:
                    yield problem(f"{path}.{name}[{i}]", ProblemCode.TWICE, value=entrance)
                elif entrance and entrance not in module.offered:
                    yield problem(f"{path}.{name}[{i}]", ProblemCode.NOT_OFFERED, entrance=entrance)
        printed = facts(state.t)
        owned = [printed[entrance].printed for entrance in module.owned if entrance]
        for kept, of in gaining.KEPT_BY.items():
            there = owned or [printed[entrance].printed for entrance in module.offered]
            if getattr(module, kept) and not any(getattr(entrance, of) for entrance in there):
                yield problem(f"{path}.{kept}", ProblemCode.NOBODYS)
        if module.completed and not any(entrance.guests_vp for entrance in owned):
            yield problem(f"{path}.completed", ProblemCode.NOBODYS)
        common = {
            "own_objectives": [state.t.objective_ids[i] for i in state.objectives],
            "claimed": [*(state.t.objective_ids[i] for i in state.objectives), *module.own_objectives],
            "own_tiles": [state.t.emperor_ids[i] for i in state.emperor],
        }
        for kept, elsewhere in common.items():
            for i, card in enumerate(getattr(module, kept)):
                if card in elsewhere:
                    yield problem(f"{path}.{kept}[{i}]", ProblemCode.COMMON, card=card)


def _board_of_groups(module: Owners, state: GameState) -> BoardFacts | None:
    """Return the board of the seat whose entrance answers to groups."""
    for p in state.players:
        entrance = module.of(state, p.seat)
        if entrance is not None and any(entrance.opened):
            return state.t.boards[p.board]
    return None


def _numbers(laying: Laying, path: str, found: Sequence[int], most: int) -> tuple[int, ...]:
    """Return numbers from 1 to `most`, each of them once."""
    for i, each in enumerate(found):
        if laying.in_range(f"{path}[{i}]", each, 1, most) and each in found[:i]:
            laying.problem(f"{path}[{i}]", ProblemCode.TWICE, value=each)
    return tuple(each for each in found if 1 <= each <= most)
