"""What a game is set up with, and how the table is laid before the first choice."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import pending
from gah_desktop.engine.cards import CARD_KINDS
from gah_desktop.engine.chance import RandomSource, shuffle
from gah_desktop.engine.events import SETUP, Dealt
from gah_desktop.engine.items import KINDS, OF_CHOICE
from gah_desktop.engine.module import add
from gah_desktop.engine.module_registry import (
    ENTRANCES,
    EXPANSIONS,
    OPPONENTS,
    PROMO,
    opponent_for,
    require_modules,
)
from gah_desktop.engine.seats import HUMAN, OPPONENT, seats_from_first
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Tables

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Catalog
    from gah_desktop.engine.module import Module
    from gah_desktop.engine.pending import Pending

RULESETS = ("deluxe", "classic")
DEALS = ("normal", "starter", "draft")
NIGHT = "night"
DAY_BOARDS = ("day-A", "day-B", "day-C", "day-D")
LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # without width, but part of how some scripts and emoji are written
STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's categories of control characters and the like
HAND = 6
FIRST_ROOMS = 3


def sides_match(sides: Sequence[str]) -> bool:
    """Night sides for all, or day sides for all, each a different one."""
    return set(sides) == {NIGHT} or (NIGHT not in sides and len(set(sides)) == len(sides))


@dataclass(frozen=True)
class Setup:
    """Everything decided before the first shuffle. `boards`: "night", "day", or one id a seat."""

    players: int = 2
    seed: int = 0
    ruleset: str = "deluxe"
    boards: str | tuple[str, ...] = "night"
    deal: str = "normal"
    promo: bool = False
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    solo: str | None = None
    level: str = "medium"
    entrance: str | None = None
    modules: tuple[str, ...] = ()
    mixed: bool = False  # a recorded game with boards that no set-up allows any more

    def __post_init__(self) -> None:
        def check(holds: bool, text: str) -> None:
            if not holds:
                raise ValueError(text)

        for name, wanted in (("players", int), ("seed", int), ("promo", bool), ("mixed", bool)):
            check(type(getattr(self, name)) is wanted, f"{name}: expected {wanted.__name__}")
        for name in ("solo", "entrance", "modules"):
            if getattr(self, name):
                require_modules(name)
        check(self.players in (2, 3, 4), "players: expected 2, 3 or 4")
        check(abs(self.seed) < 1 << 63, "seed: expected a whole number below 2 to the 63rd")
        check(self.ruleset in RULESETS, f"ruleset: expected one of {', '.join(RULESETS)}")
        check(self.deal in DEALS, f"deal: expected one of {', '.join(DEALS)}")
        check(
            self.solo is None or self.solo in OPPONENTS, f"solo: expected nothing or {', '.join(OPPONENTS)}"
        )
        check(self.solo is None or self.players == 2, "solo: expected 2 players, you and the opponent")
        check(self.solo is None or self.deal == "normal", "solo: expected the normal deal")
        check(self.level in LEVELS, f"level: expected one of {', '.join(LEVELS)}")
        check(
            self.entrance is None or self.entrance in (*ENTRANCES, "random"),
            f"entrance: expected one of {', '.join(ENTRANCES)}, random",
        )
        check(self.entrance is None or self.solo is not None, "entrance: only in the solo game")
        check(
            isinstance(self.modules, tuple)
            and self.modules == tuple(name for name in EXPANSIONS if name in self.modules),
            f"modules: expected some of {', '.join(EXPANSIONS) or 'none'}, in this order",
        )
        check(not self.modules or self.ruleset == "deluxe", "modules: only with the deluxe rules")
        if self.solo is not None:
            fitting = opponent_for(self.modules)
            check(self.solo == fitting, f"solo: expected {fitting} with these modules")
        for name in ("names", "kinds"):
            values = getattr(self, name)
            check(
                isinstance(values, tuple) and all(isinstance(v, str) for v in values),
                f"{name}: expected texts",
            )
            check(len(values) in (0, self.players), f"{name}: expected one per player")
        rules_seat = [] if self.solo is None or not self.kinds else [OPPONENT]
        check(
            [seat for seat, kind in enumerate(self.kinds) if kind in OPPONENTS] == rules_seat
            and all(self.kinds[seat] == self.solo for seat in rules_seat),
            "kinds: expected the opponent in the second seat of a solo game, and only there",
        )
        known = (NIGHT, *DAY_BOARDS)
        if isinstance(self.boards, str):
            check(self.boards in (*known, "day"), f"boards: expected night, day or one of {', '.join(known)}")
        else:
            check(isinstance(self.boards, tuple), "boards: expected a text or one text per player")
            check(len(self.boards) == self.players, "boards: expected one per player")
            check(all(b in known for b in self.boards), f"boards: expected {', '.join(known)}")
        check(
            self.mixed or self.boards_match(),
            "boards: expected night for all, or for each a day side of its own",
        )

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of components in play."""
        any_module = ("waltz",) if self.modules else ()
        return ("base", *(("promo",) if self.promo else ()), *self.modules, *any_module)

    @property
    def opponent(self) -> int | None:
        """The seat that the rules play; None in a game without one."""
        return None if self.solo is None else OPPONENT

    def boards_match(self) -> bool:
        """The opponent's is always night."""
        return sides_match([self.board(seat) for seat in range(self.players) if seat != self.opponent])

    def board(self, seat: int) -> str:
        if seat == self.opponent:
            return NIGHT
        if self.boards == "day":
            return DAY_BOARDS[seat]
        return self.boards if isinstance(self.boards, str) else self.boards[seat]

    def name(self, seat: int) -> str:
        if self.names:
            return self.names[seat]
        if self.solo is not None and seat == OPPONENT:
            return self.solo.capitalize()
        return f"Player {seat + 1}"

    def kind(self, seat: int) -> str:
        if self.solo is not None and seat == OPPONENT:
            return self.solo
        return self.kinds[seat] if self.kinds else HUMAN

    def to_dict(self) -> dict[str, Any]:
        """As JSON values; without modules, as set-ups were written before there were any."""
        told = {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(self).items()}
        for name in ("modules", "mixed"):
            if not told[name]:
                del told[name]
        return told

    @classmethod
    def from_dict(cls, data: Any) -> Setup:
        """The set-up that `to_dict` wrote; ValueError says what is wrong with anything else."""
        if not isinstance(data, dict):
            raise ValueError("setup: expected an object")
        unknown = set(data) - {field.name for field in fields(cls)}
        if unknown:
            raise ValueError(f"setup: unknown {', '.join(sorted(map(str, unknown)))}")
        values: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        setup = cls(**values)
        return replace(setup, names=tuple(map(plain_name, setup.names)))


def plain_name(text: str) -> str:
    """A name from outside: no longer than may be entered, nothing that steers the text around it."""
    kept = "".join(c for c in text if c in JOINERS or unicodedata.category(c) not in STEERING)
    return kept[:LONGEST_NAME].strip()


def deal(setup: Setup, tables: Tables, catalog: Catalog, chance: RandomSource) -> GameState:
    """A new game as it is dealt; `begin` goes on to the first choice, which waits on the stack."""
    s = GameState(setup, tables, chance)
    for seat in range(setup.players):
        p = PlayerState(seat, tables.board_ids.index(setup.board(seat)))
        p.krones = catalog.tracks.krones_start
        p.kitchen = [1 if kind in OF_CHOICE else 0 for kind in KINDS]
        s.players.append(p)
    sets = setup.sets
    for letter in "ABC":
        tiles = tables.deck("emperor_tiles", sets, letter)
        cards = tables.deck("objectives", sets, letter)
        s.emperor += (tables.emperor_ids.index(tiles[chance.below(len(tiles))]),)
        s.objectives += (tables.objective_ids.index(cards[chance.below(len(cards))]),)
    s.cards = {kind: tuple(tables.deck(kind, sets)) for kind in CARD_KINDS}
    s.guest_deck = list(s.cards["guests"])
    shuffle(chance, s.guest_deck)
    for module in modules_of(setup):
        add(s, module())
    s.first = _first_seat(s, chance)
    for seat in range(setup.players):
        number = (seat - s.first) % setup.players + 1
        s.players[seat].numbers = (number, 2 * setup.players + 1 - number)
    s.staff_deck = list(s.cards["staff"])
    _deal_staff(s, catalog)
    for i in s.hooks.before_queue:
        s.modules[i].before_queue(s)
    for slot in range(4, -1, -1):
        s.queue[slot] = s.guest_deck.pop()
    s.stack = _first_choices(s)
    s.phase = "dealt"
    return s


def begin(s: GameState) -> None:
    """Open the table that was dealt."""
    s.phase = "setup"
    if s.sink is not None:
        hands = [s.packs[p.seat] if p.seat < len(s.packs) else p.hand for p in s.players]
        s.sink.append(
            Dealt(
                s.first,
                tuple(s.t.objective_ids[i] for i in s.objectives),
                tuple(s.t.emperor_ids[i] for i in s.emperor),
                tuple(s.queue),
                tuple(map(tuple, hands)),
                {key: value for i in s.hooks.dealt for key, value in s.modules[i].dealt(s).items()},
            )
        )
    for i in s.hooks.opened:
        s.modules[i].opened(s)


def modules_of(setup: Setup) -> list[type[Module]]:
    """The rules in play beside those of the base game; the solo opponent comes first."""
    return [
        *([OPPONENTS[setup.solo]] if setup.solo else []),
        *(EXPANSIONS[name] for name in setup.modules),
        *(PROMO.values() if setup.promo and setup.modules else ()),
    ]


def _first_seat(s: GameState, chance: RandomSource) -> int:
    for i in s.hooks.first_seat:
        seat = s.modules[i].first_seat(s)
        if seat is not None:
            return seat
    return chance.below(s.setup.players)


def _deal_staff(s: GameState, catalog: Catalog) -> None:
    for i in s.hooks.deal_staff:
        if s.modules[i].deal_staff(s):
            return
    chance, seats = s.chance, seats_from_first(s)
    assert chance is not None
    if s.setup.deal == "starter":
        for seat, letter in zip(seats, ("A", "B", "C", "D"), strict=False):
            s.players[seat].hand = list(catalog.starter_set(letter))  # type: ignore[arg-type]
            s.staff_deck = [card for card in s.staff_deck if card not in s.players[seat].hand]
    shuffle(chance, s.staff_deck)
    if s.setup.deal == "starter":
        return
    hands = [[s.staff_deck.pop() for _ in range(HAND)] for _ in s.players]
    if s.setup.deal == "draft":
        s.packs = hands
    else:
        for p, hand in zip(s.players, hands, strict=True):
            p.hand = hand


def _first_choices(s: GameState) -> list[Pending]:
    """The decisions of the set-up, the first one last: staff, then guests, then rooms."""
    seats = seats_from_first(s)
    exactly = not s.t.classic
    choices: list[Pending] = [pending.Begin()]
    choices += [pending.Rooms(seat, SETUP, FIRST_ROOMS, mandatory=exactly) for seat in reversed(seats)]
    choices += [pending.ChooseGuest(seat) for seat in seats]
    if s.setup.deal == "draft":
        for _ in range(HAND):
            choices += [pending.Draft(seat, SETUP, seat == seats[-1]) for seat in reversed(seats)]
    for i in s.hooks.first_choices:
        s.modules[i].first_choices(s, choices)
    return choices
