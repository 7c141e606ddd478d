"""From a position to a state. All that is wrong with the position is found, not only the first thing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.values import with_values
from gah_desktop.engine import invariants
from gah_desktop.engine.cards import CARD_KINDS, draw_hidden, places, unseen
from gah_desktop.engine.chance import Chance, RandomSource
from gah_desktop.engine.decisions.registry import options, settle
from gah_desktop.engine.events import TURN, Source
from gah_desktop.engine.items import INDEX, ONE, unpack, vector
from gah_desktop.engine.module import add
from gah_desktop.engine.module_registry import position_type
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.position import names
from gah_desktop.engine.position.decisions import DECISIONS, Fields, by_kind, read_fields
from gah_desktop.engine.position.model import Card, ModulePosition, PendingDecision, PlayerPosition, Position
from gah_desktop.engine.position.writing import position_of
from gah_desktop.engine.problems import PositionError, Problem, ProblemCode, problem
from gah_desktop.engine.queue import SLOTS
from gah_desktop.engine.scoring import score_of
from gah_desktop.engine.setup import begin, modules_of
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.table_cache import tables_for

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Catalog, DeckKind
    from gah_desktop.engine.tables import BoardFacts, Tables

MOST = 999  # of items, VP and the like
LETTERS = "ABC"
_OF_NOBODY = ("begin", "emperor", "round_over")  # decisions that need no seat


def state_of(
    position: Position, chance: RandomSource | None = None, catalog: Catalog | None = None
) -> GameState:
    """Return the state of a complete position, ready to be played on. PositionError if it cannot be."""
    laying = _checked(position, catalog)
    state = laying.state
    if number := sum(_hidden(state, kind) for kind in state.cards):
        raise PositionError([problem("", ProblemCode.HIDDEN_CARDS, number=number)])
    state.chance = Chance(0) if chance is None else chance
    _go_on(laying)
    return state


def filled(position: Position, rng: Random, catalog: Catalog | None = None) -> Position:
    """Return a complete position: each unknown card is drawn at random from those that it may be."""
    laying = _checked(position, catalog)
    state = laying.state
    draw_hidden(state, rng)
    for kind in state.cards:
        left = set(unseen(state, kind))
        state.cards = {**state.cards, kind: tuple(card for card in state.cards[kind] if card not in left)}
    laying.problems += invariants.problems(state)
    laying.raise_problems()
    return position_of(state)


def problems_of(position: Position, catalog: Catalog | None = None) -> tuple[Problem, ...]:
    """Return everything that contradicts the rules in a position; unknown cards do not."""
    try:
        _checked(position, catalog)
    except PositionError as error:
        return error.problems
    return ()


def _checked(position: Position, catalog: Catalog | None) -> Laying:
    laying = Laying(position, catalog)
    unsound = laying.lay()
    laying.problems += invariants.problems(laying.state, unsound)
    for kind in laying.state.cards:
        here, hidden = unseen(laying.state, kind), _hidden(laying.state, kind)
        if hidden > len(here):
            laying.problem(f"unseen.{kind}", ProblemCode.TOO_FEW_UNSEEN, number=len(here), hidden=hidden)
    laying.raise_problems()
    return laying


def _hidden(state: GameState, kind: DeckKind) -> int:
    """Return how many cards of a kind are not known; an empty space of the queue is none."""
    return sum(list(cards).count(0) for path, cards in places(state, kind) if path != "queue")


def _go_on(laying: Laying) -> None:
    """Go to the next choice. A decision that cannot be asked here raises whatever it may."""
    state, asked = laying.state, laying.position.pending
    try:
        if state.phase == "dealt":
            begin(state)
        settle(state)
        options(state)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration):
        kind = asked[0].kind if asked else "turn"
        laying.problem("pending[0]", ProblemCode.IMPOSSIBLE_DECISION, kind=kind)
        laying.raise_problems()


class Laying:
    """A position on its way to a state: looks up names, collects problems."""

    def __init__(self, position: Position, catalog: Catalog | None) -> None:
        self.position = position
        self.setup = position.setup
        self.problems: list[Problem] = []
        printed = tables_for(catalog, self.setup.ruleset, self.setup.modules).catalog
        printed, wrong = with_values(printed, position.values)
        for path in wrong:
            self.problem(f"values.{path}", ProblemCode.IMPOSSIBLE_VALUE)
        self.tables: Tables = tables_for(printed, self.setup.ruleset, self.setup.modules)
        self.state = GameState(self.setup, self.tables, None)
        self._decks: dict[str, frozenset[Any]] = {}
        parts = filter(None, map(position_type, modules_of(self.setup)))
        self._sources = frozenset[str]().union(*(part.sources for part in parts))

    def raise_problems(self) -> None:
        if self.problems:
            raise PositionError(self.problems)

    # What modules ask too

    def problem(self, path: str, code: ProblemCode, **params: int | str) -> None:
        self.problems.append(problem(path, code, **params))

    def in_range(self, path: str, value: int, least: int, most: int) -> bool:
        if not least <= value <= most:
            self.problem(path, ProblemCode.OUT_OF_RANGE, value=value, least=least, most=most)
        return least <= value <= most

    def one_of(self, path: str, value: Any, known: Collection[str]) -> str:
        """Return a text if it is one of those known, else ""."""
        if isinstance(value, str) and value in known:
            return value
        expected = ", ".join(f"“{each}”" for each in known)
        self.problem(path, ProblemCode.NOT_ONE_OF, value=str(value)[:60], expected=expected)
        return ""

    def length(self, path: str, values: Sequence[Any], expected: int) -> bool:
        if len(values) != expected:
            self.problem(path, ProblemCode.WRONG_LENGTH, number=len(values), expected=expected)
        return len(values) == expected

    def by_seat(self, path: str, values: Sequence[Any]) -> bool:
        """Return whether there is a value for each seat."""
        return self.length(path, values, self.setup.players)

    def seat(self, path: str, seat: int) -> int:
        """Return a seat if there is one of this number, else the first one."""
        return seat if self.in_range(path, seat, 0, self.setup.players - 1) else 0

    def deck(self, kind: DeckKind, letter: str = "") -> frozenset[Any]:
        """Return the cards of a kind that belong to the sets in play."""
        which = kind + letter
        if which not in self._decks:
            self._decks[which] = frozenset(self.tables.deck(kind, self.setup.sets, letter))
        return self._decks[which]

    def is_card(self, path: str, card: Any, kind: DeckKind) -> bool:
        """Return whether there is such a card, and whether it belongs to the game."""
        if card in self.deck(kind):
            return True
        printed = card in getattr(self.tables.catalog, kind)
        self.problem(path, ProblemCode.OTHER_SET if printed else ProblemCode.UNKNOWN_CARD, card=card)
        return False

    def cards(self, path: str, cards: Iterable[Card], kind: DeckKind) -> list[int]:
        """Return the cards that there are; 0 for one that is not known."""
        return [
            card or 0
            for i, card in enumerate(cards)
            if card is None or self.is_card(f"{path}[{i}]", card, kind)
        ]

    def deck_of(self, path: str, cards: Sequence[Card], kind: DeckKind) -> list[int]:
        """Return a deck as the rules have it, with its top card last."""
        return self.cards(path, cards, kind)[::-1]

    def room(self, path: str, name: str) -> int:
        """Return the number of a room, or -1."""
        room = names.room_index(name)
        if room < 0:
            self.problem(path, ProblemCode.UNKNOWN_ROOM, room=name[:60])
        return room

    def rooms(self, path: str, listed: Sequence[str]) -> int:
        """Return rooms as bits."""
        found = 0
        for i, name in enumerate(listed):
            room = self.room(f"{path}[{i}]", name)
            if room >= 0 and found >> room & 1:
                self.problem(f"{path}[{i}]", ProblemCode.TWICE, value=name)
            elif room >= 0:
                found |= 1 << room
        return found

    def groups(self, path: str, listed: Sequence[str], board: BoardFacts) -> int:
        """Return groups as bits."""
        found = 0
        for i, name in enumerate(listed):
            group = names.group_index(board, name)
            if group < 0:
                self.problem(f"{path}[{i}]", ProblemCode.UNKNOWN_ROOM, room=name[:60])
            else:
                found |= 1 << group
        return found

    def items(self, path: str, counted: Mapping[str, Any]) -> dict[str, int]:
        """Return the items that there are."""
        return {
            name: number
            for name, number in counted.items()
            if self.one_of(path, name, INDEX)
            and self.is_number(f"{path}.{name}", number)
            and self.in_range(f"{path}.{name}", number, 0, MOST)
        }

    def is_number(self, path: str, value: Any) -> bool:
        if type(value) is not int:
            self.problem(path, ProblemCode.WRONG_TYPE, expected="int")
        return type(value) is int

    def source(self, path: str, text: Any, board: BoardFacts) -> Source:
        found = names.source_of(text, self.tables, board, self._sources) if isinstance(text, str) else None
        if found is None:
            self.problem(path, ProblemCode.UNKNOWN_SOURCE, source=str(text)[:60])
        return found or TURN

    # The state

    def lay(self) -> set[str]:
        """Lay everything; return the modules whose state cannot be checked any further."""
        position, state = self.position, self.state
        if not self.by_seat("players", position.players):
            self.raise_problems()
        state.first = self.seat("start_player", position.start_player)
        state.seat = self.seat("turn.seat", position.turn.seat)
        state.phase, state.round, state.dustbin = position.phase, position.round, position.dustbin
        for seat, player in enumerate(position.players):
            self._lay_player(seat, player)
        packs = [self.cards(f"players[{i}].pack", p.pack, "staff") for i, p in enumerate(position.players)]
        if any(packs):
            state.packs = packs if self.setup.opponent is None else packs[:1]
        self._lay_objectives()
        if self.length("queue", position.queue, len(SLOTS)):
            slots = [None if guest == 0 else guest for guest in position.queue]
            state.queue = [
                0 if guest is None or not self.is_card(f"queue[{i}]", guest, "guests") else guest
                for i, guest in enumerate(slots)
            ]
        if self.length("dice", position.dice, 6):
            state.dice = [0, *position.dice]
        state.guest_deck = self.deck_of("guest_deck", position.guest_deck, "guests")
        state.guest_discard = self.cards("guest_discard", position.guest_discard, "guests")
        state.staff_deck = self.deck_of("staff_deck", position.staff_deck, "staff")
        state.gone = self.cards("removed_staff", position.removed_staff, "staff")
        state.under = tuple(
            self.seat(f"returned_by[{i}]", seat) for i, seat in enumerate(position.returned_by)
        )
        self._lay_turn()
        unsound = self._lay_modules()
        self._lay_decisions()
        self._count_cards()
        state.over = state.phase == "over"
        if state.over and not unsound:
            self._lay_scores()
        return unsound

    def _lay_player(self, seat: int, player: PlayerPosition) -> None:
        path, tables = f"players[{seat}]", self.tables
        p = PlayerState(seat, tables.board_ids.index(self.setup.board(seat)))
        board = tables.boards[p.board]
        p.krones, p.emperor, p.vp = player.krones, player.emperor_space, player.vp
        self.in_range(f"{path}.vp", p.vp, -MOST, MOST)
        p.vp_sources = None
        if player.vp_sources is not None:
            p.vp_sources = {
                self._scoring(f"{path}.vp_sources", text, board): vp for text, vp in player.vp_sources.items()
            }
        p.vacant = self.rooms(f"{path}.vacant", player.vacant)
        p.occupied = self.rooms(f"{path}.occupied", player.occupied)
        p.bonus = self.groups(f"{path}.occupancy_bonuses", player.occupancy_bonuses, board)
        p.kitchen = list(vector(self.items(f"{path}.kitchen", player.kitchen)))
        for i, here in enumerate(player.cafe):
            if self.is_card(f"{path}.cafe[{i}]", here.guest, "guests"):
                p.cafe.append(here.guest)
                p.needs.append(self._need(f"{path}.cafe[{i}]", here.guest, here.items))
        p.hand = self.cards(f"{path}.hand", player.hand, "staff")
        p.staff = self.cards(f"{path}.staff", player.staff, "staff")
        for card in p.staff:
            p.has |= 1 << card
        for card in self.cards(f"{path}.used_staff", player.used_staff, "staff"):
            p.used |= 1 << card
        place, last = (seat - self.state.first) % self.setup.players + 1, 2 * self.setup.players + 1
        self.in_range(f"{path}.dice_taken", player.dice_taken, 0, 2)
        p.numbers = (place, last - place)[max(player.dice_taken, 0) :]
        p.passed, p.guest_with = player.passed, player.guest_number
        self.state.players.append(p)

    def _scoring(self, path: str, text: str, board: BoardFacts) -> Source:
        found = self.source(path, text, board)
        if found[0] not in names.SCORING | self._sources and found != TURN:
            self.problem(path, ProblemCode.UNKNOWN_SOURCE, source=text)
        return found

    def _need(self, path: str, guest: int, items: Mapping[str, int]) -> int:
        """Return what a guest still waits for."""
        need = self.tables.guests[guest].order
        ordered = unpack(need)
        for item, number in self.items(f"{path}.items", items).items():
            if number > ordered[INDEX[item]]:
                of = ordered[INDEX[item]]
                self.problem(
                    f"{path}.items",
                    ProblemCode.NOT_ORDERED,
                    guest=guest,
                    item=item,
                    number=number,
                    ordered=of,
                )
            need -= ONE[INDEX[item]] * min(number, ordered[INDEX[item]])
        return need

    def _lay_objectives(self) -> None:
        objectives, tiles = self.position.objectives, self.position.emperor_tiles
        ids = self._by_letter("objectives", [each.card for each in objectives], "objectives")
        self.state.objectives = tuple(map(self.tables.objective_ids.index, ids))
        ids = self._by_letter("emperor_tiles", tiles, "emperor_tiles")
        self.state.emperor = tuple(map(self.tables.emperor_ids.index, ids))
        for index, each in enumerate(objectives[:3]):
            for i, (seat, points) in enumerate((claim.seat, claim.points) for claim in each.claims):
                path = f"objectives[{index}].claims[{i}]"
                if not self.in_range(f"{path}.seat", seat, 0, self.setup.players - 1):
                    continue
                claimed = list(self.state.players[seat].claimed)
                if claimed[index]:
                    self.problem(f"{path}.seat", ProblemCode.TWICE, value=seat)
                claimed[index] = points
                self.state.players[seat].claimed = (claimed[0], claimed[1], claimed[2])

    def _by_letter(self, path: str, cards: Sequence[str], kind: DeckKind) -> list[str]:
        """Return a card of each letter: those given, or the first one in place of one that cannot be."""
        found = [self.tables.deck(kind, self.setup.sets, letter)[0] for letter in LETTERS]
        if self.length(path, cards, len(LETTERS)):
            for i, (card, letter) in enumerate(zip(cards, LETTERS, strict=True)):
                if self.is_card(f"{path}[{i}]", card, kind):
                    if card in self.deck(kind, letter):
                        found[i] = card
                    else:
                        self.problem(f"{path}[{i}]", ProblemCode.WRONG_LETTER, card=card, letter=letter)
        return found

    def _lay_turn(self) -> None:
        state, turn = self.state, self.position.turn
        state.started, state.guest_taken, state.die_taken = turn.started, turn.guest_taken, turn.die_taken
        state.extra_turn, state.bonus_turns = turn.extra_turn, turn.extra_turns
        self.in_range("turn.extra_turns", turn.extra_turns, 0, MOST)
        extras = self.tables.triggers.extra_effect
        granted = [card for card in turn.extras if card in extras]
        for i, card in enumerate(turn.extras):
            if card not in extras or not state.players[state.seat].has >> card & 1:
                self.problem(f"turn.extras[{i}]", ProblemCode.NOT_IN_PLAY, card=card)
        if len(turn.extras) > 2:
            self.problem("turn.extras", ProblemCode.WRONG_LENGTH, number=len(turn.extras), expected=2)
        state.extra, state.extra_too = (*granted, 0, 0)[:2]

    def _parts(self) -> dict[str, type[ModulePosition[Any]]]:
        return {module.name: part for module in self.state.modules if (part := position_type(type(module)))}

    def _lay_modules(self) -> set[str]:
        state, given = self.state, self.position.modules
        for kind in modules_of(self.setup):
            add(state, kind())
        unsound: set[str] = set()
        at = 0
        while at < len(state.modules):  # the solo opponent brings an entrance
            module = state.modules[at]
            part, path = position_type(type(module)), f"modules.{module.name}"
            before = len(self.problems)
            if part is not None and module.name not in given:
                self.problem(path, ProblemCode.MISSING)
            elif part is not None and not isinstance(given[module.name], part):
                self.problem(path, ProblemCode.WRONG_TYPE, expected=part.__name__)
            elif part is not None:
                given[module.name].lay(module, self, path)
            if len(self.problems) > before:
                unsound.add(module.name)
            at += 1
        for name in given:
            if name not in self._parts():
                self.problem(f"modules.{name}", ProblemCode.UNKNOWN_FIELD)
        return unsound

    def _lay_decisions(self) -> None:
        kinds = by_kind(DECISIONS)
        for part in self._parts().values():
            kinds |= by_kind(part.decisions)
        for place, told in reversed(list(enumerate(self.position.pending))):
            f = self._decision(f"pending[{place}]", told, kinds)
            if f is not None:
                self.state.stack.append(f)

    def _decision(
        self, path: str, told: PendingDecision, kinds: Mapping[str, tuple[type[Any], Fields]]
    ) -> Pending | None:
        if told.kind not in kinds:
            self.problem(f"{path}.kind", ProblemCode.UNKNOWN_DECISION, kind=told.kind[:60])
            return None
        made, fields = kinds[told.kind]
        least = -1 if told.kind in _OF_NOBODY else 0
        seat = told.seat if self.in_range(f"{path}.seat", told.seat, least, self.setup.players - 1) else 0
        board = self.tables.boards[self.state.players[max(seat, 0)].board]
        before = len(self.problems)
        source = self.source(f"{path}.source", told.source, board)
        found = read_fields(self, f"{path}.details", told.details, fields, made, board)
        if len(self.problems) > before:
            return None
        decision: Pending = made(seat=seat, source=source, **found)
        return decision

    def _count_cards(self) -> None:
        """Say which cards the game has: those that are somewhere, and those that the unknown ones may be."""
        state, given = self.state, self.position.unseen
        kinds = [*CARD_KINDS, *(held.kind for i in state.hooks.cards for held in state.modules[i].cards())]
        for kind in dict.fromkeys(kinds):
            here = {card for _, cards in places(state, kind) for card in cards} - {0}
            if kind in given:
                for i, card in enumerate(given[kind]):
                    if card in here:
                        path = f"unseen.{kind}[{i}]"
                        self.problem(path, ProblemCode.CARD_TWICE, card=card, other=self._place(kind, card))
                here.update(self.cards(f"unseen.{kind}", given[kind], kind))
            elif _hidden(state, kind):
                here |= self.deck(kind)
            state.cards = {
                **state.cards,
                kind: tuple(c for c in getattr(self.tables.catalog, kind) if c in here),
            }
        for kind in given:
            if kind not in state.cards:
                self.problem(f"unseen.{kind}", ProblemCode.UNKNOWN_FIELD)

    def _place(self, kind: DeckKind, card: int) -> str:
        return next(path for path, cards in places(self.state, kind) if card in list(cards))

    def _lay_scores(self) -> None:
        """The final scoring is part of the VP already."""
        scores = []
        for p in self.state.players:
            score = score_of(self.state, p)
            before = 2 * p.vp - score.total
            scores.append(score._replace(game=before, total=p.vp))
        self.state.scores = tuple(scores)
