"""The solo opponent and the entrance of its hotel in a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import hotel
from gah_desktop.engine.items import INDEX, named, vector
from gah_desktop.engine.module import add
from gah_desktop.engine.module_registry import ENTRANCES
from gah_desktop.engine.position import names
from gah_desktop.engine.position.decisions import ITEM, Fields
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import Card, ModulePosition
from gah_desktop.engine.position.writing import known
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import GREEN
from gah_desktop.modules.solo.rules.entrances.hautel import EMPTY, FACES, Feeding, HautelCouture
from gah_desktop.modules.solo.rules.entrances.stars import SPACES, NineStars
from gah_desktop.modules.solo.rules.entrances.sushi import ROOMS, SushiResort
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from gah_desktop.modules.solo.rules.keeping import KeepingStaff
from gah_desktop.modules.solo.rules.objectives import CLAIMED
from gah_desktop.modules.solo.rules.opponent import Opponent

LETTERS = "ABC"


@dataclass(frozen=True)
class OpponentPosition(ModulePosition[Opponent]):
    deck: tuple[Card, ...]  # instruction cards, from the top
    turned: tuple[int, ...] = ()  # in the order in which they were turned
    pile: tuple[Card, ...] = ()  # hidden end cards, from the top
    markers: Mapping[str, int] = field(default_factory=dict)  # by letter: III is 1, II is 2, I is 3
    entrance: str = ""

    decisions: ClassVar[dict[type[Any], Fields]] = {KeepingStaff: {}}

    @classmethod
    def of(cls, module: Opponent, state: GameState) -> OpponentPosition:
        return cls(
            known(module.deck[::-1]),
            module.turned,
            known(module.pile[::-1]),
            {letter: marker for letter, marker in zip(LETTERS, module.markers, strict=True) if marker},
            module.entrance,
        )

    def lay(self, module: Opponent, laying: Laying, path: str) -> None:
        printed = {card.id for card in module.instruction_cards(laying.state)}
        for name, cards in (("deck", self.deck), ("turned", self.turned)):
            for i, card in enumerate(cards):
                if card is not None and card not in printed:
                    laying.problem(f"{path}.{name}[{i}]", ProblemCode.UNKNOWN_CARD, card=card)
                elif card is not None and [*self.turned, *self.deck].count(card) > 1:
                    laying.problem(f"{path}.{name}[{i}]", ProblemCode.TWICE, value=card)
        if len(self.deck) + len(self.turned) > len(printed):
            laying.length(f"{path}.deck", self.deck, max(0, len(printed) - len(self.turned)))
        for letter, marker in self.markers.items():
            if laying.one_of(f"{path}.markers", letter, tuple(LETTERS)):
                laying.in_range(f"{path}.markers.{letter}", marker, 1, CLAIMED)
        module.deck = tuple(card or 0 for card in self.deck[::-1])
        module.turned = self.turned
        module.pile = tuple(laying.deck_of(f"{path}.pile", self.pile, "staff"))
        a, b, c = (self.markers.get(letter, 0) for letter in LETTERS)
        module.markers = (a, b, c)
        if self.entrance and laying.one_of(f"{path}.entrance", self.entrance, ENTRANCES):
            module.entrance = self.entrance
            add(laying.state, ENTRANCES[self.entrance]())

    @staticmethod
    def problems(module: Opponent, state: GameState) -> Iterator[Problem]:
        path = f"modules.{module.name}"
        for i, card in enumerate(reversed(module.pile)):
            if card and state.t.staff[card].timing != "end":
                yield problem(f"{path}.pile[{i}]", ProblemCode.NO_END_CARD, card=card)
        claimed = state.players[OPPONENT].claimed
        for letter, marker, points in zip(LETTERS, module.markers, claimed, strict=True):
            if (marker == CLAIMED) != (points > 0):
                yield problem(f"{path}.markers", ProblemCode.MARKERS_DIFFER, letter=letter)


@dataclass(frozen=True)
class Reserved:
    guest: int
    room: str


@dataclass(frozen=True)
class HautelPosition(ModulePosition[HautelCouture]):
    spaces: tuple[str, ...] = ("",) * 6  # the item on each action space
    pool: Mapping[str, int] = field(default_factory=dict)  # items that may still come
    reserved: tuple[Reserved, ...] = ()

    decisions: ClassVar[dict[type[Any], Fields]] = {Feeding: {"item": ITEM}}

    @classmethod
    def of(cls, module: HautelCouture, state: GameState) -> HautelPosition:
        return cls(
            tuple("" if module.spaces[face] == EMPTY else ITEMS[module.spaces[face]] for face in FACES),
            named(module.pool),
            tuple(Reserved(guest, hotel.room_name(room)) for guest, room in module.reserved),
        )

    def lay(self, module: HautelCouture, laying: Laying, path: str) -> None:
        if laying.length(f"{path}.spaces", self.spaces, len(FACES)):
            for i, item in enumerate(self.spaces):
                laying.one_of(f"{path}.spaces[{i}]", item, ("", *ITEMS))
            module.spaces = (EMPTY, *(INDEX.get(item, EMPTY) for item in self.spaces))
        module.pool = vector(laying.items(f"{path}.pool", self.pool))
        for i, each in enumerate(self.reserved):
            room = laying.room(f"{path}.reserved[{i}].room", each.room)
            if laying.is_card(f"{path}.reserved[{i}].guest", each.guest, "guests") and room >= 0:
                module.reserved += ((each.guest, room),)

    @staticmethod
    def problems(module: HautelCouture, state: GameState) -> Iterator[Problem]:
        if state.phase == "dealt":
            return
        path, rival = f"modules.{module.name}.reserved", state.players[OPPONENT]
        board = state.t.boards[rival.board]
        for i, (guest, room) in enumerate(module.reserved):
            color, name = state.t.guests[guest].color, hotel.room_name(room)
            if guest not in rival.cafe:
                yield problem(f"{path}[{i}]", ProblemCode.NOT_IN_CAFE, guest=guest)
            if not rival.vacant >> room & 1:
                yield problem(f"{path}[{i}]", ProblemCode.NO_ROOM_TILE, room=name)
            if color not in (GREEN, board.colors[room]):
                yield problem(f"{path}[{i}]", ProblemCode.GUEST_COLOR, guest=guest, room=name)
        for guest in rival.cafe:
            if guest not in dict(module.reserved):
                yield problem(path, ProblemCode.NO_RESERVATION, guest=guest)


@dataclass(frozen=True)
class StarsPosition(ModulePosition[NineStars]):
    tokens: int = 0

    @classmethod
    def of(cls, module: NineStars, state: GameState) -> StarsPosition:
        return cls(module.tokens)

    def lay(self, module: NineStars, laying: Laying, path: str) -> None:
        laying.in_range(f"{path}.tokens", self.tokens, 0, SPACES)
        module.tokens = self.tokens


@dataclass(frozen=True)
class SushiPosition(ModulePosition[SushiResort]):
    rooms: tuple[str, ...] = names.room_names(ROOMS)  # with a token
    guests: tuple[int, ...] = ()  # of the queue, with a token

    @classmethod
    def of(cls, module: SushiResort, state: GameState) -> SushiPosition:
        return cls(names.room_names(module.rooms), module.guests)

    def lay(self, module: SushiResort, laying: Laying, path: str) -> None:
        module.rooms = laying.rooms(f"{path}.rooms", self.rooms)
        for i, room in enumerate(self.rooms):
            if room not in names.room_names(ROOMS):
                laying.one_of(f"{path}.rooms[{i}]", room, names.room_names(ROOMS))
        module.guests = tuple(laying.cards(f"{path}.guests", self.guests, "guests"))

    @staticmethod
    def problems(module: SushiResort, state: GameState) -> Iterator[Problem]:
        for i, guest in enumerate(module.guests):
            if guest not in state.queue:
                path = f"modules.{module.name}.guests[{i}]"
                yield problem(path, ProblemCode.NOT_IN_QUEUE, guest=guest)


@dataclass(frozen=True)
class TollPosition(ModulePosition[TollBridge]):
    tokens: tuple[int, ...] = (0,) * 6  # on the action spaces
    waived: bool = False  # in this turn every space is free

    @classmethod
    def of(cls, module: TollBridge, state: GameState) -> TollPosition:
        return cls(module.tokens[1:], module.waived)

    def lay(self, module: TollBridge, laying: Laying, path: str) -> None:
        if laying.length(f"{path}.tokens", self.tokens, len(module.tokens) - 1):
            for i, number in enumerate(self.tokens):
                laying.in_range(f"{path}.tokens[{i}]", number, 0, 99)
            module.tokens = (0, *self.tokens)
        module.waived = self.waived
