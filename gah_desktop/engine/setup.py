"""What a game is set up with, and how the table is laid before the first choice."""

from __future__ import annotations

import unicodedata
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from gah_desktop.engine import frames as shapes
from gah_desktop.engine import rounds
from gah_desktop.engine.chance import RandomSource, shuffle
from gah_desktop.engine.events import Dealt
from gah_desktop.engine.solo import RIVAL
from gah_desktop.engine.solo import setup as solo_setup
from gah_desktop.engine.state import Frame, GameState, PlayerState
from gah_desktop.engine.tables import Tables

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Catalog

RULESETS = ("deluxe", "classic")
DEALS = ("normal", "starter", "draft")
LEVELS = ("easy", "medium", "hard")
ENTRANCES = ("hautel", "stars", "sushi", "toll")
DAY_BOARDS = ("day-A", "day-B", "day-C", "day-D")
LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # without width, but part of how some scripts and emoji are written
STEERING = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's categories of control characters and the like
HAND = 6
FIRST_ROOMS = 3


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

    def __post_init__(self) -> None:
        def check(holds: bool, text: str) -> None:
            if not holds:
                raise ValueError(text)

        for name, wanted in (("players", int), ("seed", int), ("promo", bool)):
            check(type(getattr(self, name)) is wanted, f"{name}: expected {wanted.__name__}")
        check(self.players in (2, 3, 4), "players: expected 2, 3 or 4")
        check(abs(self.seed) < 1 << 63, "seed: expected a whole number below 2 to the 63rd")
        check(self.ruleset in RULESETS, f"ruleset: expected one of {', '.join(RULESETS)}")
        check(self.deal in DEALS, f"deal: expected one of {', '.join(DEALS)}")
        check(self.solo in (None, "leopold"), "solo: expected nothing or leopold")
        check(self.solo is None or self.players == 2, "solo: expected 2 players, you and Leopold")
        check(self.solo is None or self.deal == "normal", "solo: expected the normal deal")
        check(self.level in LEVELS, f"level: expected one of {', '.join(LEVELS)}")
        check(
            self.entrance is None or self.entrance in (*ENTRANCES, "random"),
            f"entrance: expected one of {', '.join(ENTRANCES)}, random",
        )
        check(self.entrance is None or self.solo is not None, "entrance: only in the solo game")
        for name in ("names", "kinds"):
            values = getattr(self, name)
            check(
                isinstance(values, tuple) and all(isinstance(v, str) for v in values),
                f"{name}: expected texts",
            )
            check(len(values) in (0, self.players), f"{name}: expected one per player")
        rivals = [seat for seat, kind in enumerate(self.kinds) if kind == "leopold"]
        at_table = [RIVAL] if self.solo is not None and self.kinds else []
        check(rivals == at_table, "kinds: expected leopold in the second seat of a solo game, and only there")
        known = ("night", *DAY_BOARDS)
        if isinstance(self.boards, str):
            check(self.boards in (*known, "day"), f"boards: expected night, day or one of {', '.join(known)}")
        else:
            check(isinstance(self.boards, tuple), "boards: expected a text or one text per player")
            check(len(self.boards) == self.players, "boards: expected one per player")
            check(all(b in known for b in self.boards), f"boards: expected {', '.join(known)}")

    def board(self, seat: int) -> str:
        if self.solo is not None and seat == RIVAL:
            return "night"
        if self.boards == "day":
            return DAY_BOARDS[seat]
        return self.boards if isinstance(self.boards, str) else self.boards[seat]

    def name(self, seat: int) -> str:
        if self.names:
            return self.names[seat]
        if self.solo is not None and seat == RIVAL:
            return "Leopold"
        return f"Player {seat + 1}"

    def kind(self, seat: int) -> str:
        if self.solo is not None and seat == RIVAL:
            return self.solo
        return self.kinds[seat] if self.kinds else "human"

    def to_dict(self) -> dict[str, Any]:
        return {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(self).items()}

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
    """A new game up to its first choice, which waits on the stack."""
    s = GameState(setup, tables, chance)
    for seat in range(setup.players):
        p = PlayerState(seat, tables.board_ids.index(setup.board(seat)))
        p.krones = catalog.tracks.krones_start
        p.kitchen = [1, 1, 1, 1]
        s.players.append(p)
    for letter in "ABC":
        tiles = [i for i, name in enumerate(tables.emperor_ids) if name[0] == letter]
        cards = [i for i, name in enumerate(tables.objective_ids) if name[0] == letter]
        s.emperor += (tiles[chance.below(len(tiles))],)
        s.objectives += (cards[chance.below(len(cards))],)
    s.guest_deck = list(catalog.guest_ids(promo=setup.promo))
    shuffle(chance, s.guest_deck)
    s.first = RIVAL if setup.solo else chance.below(setup.players)
    for seat in range(setup.players):
        number = (seat - s.first) % setup.players + 1
        s.players[seat].numbers = (number, 2 * setup.players + 1 - number)
    s.staff_deck = list(tables.staff)
    if setup.solo:
        solo_setup.prepare(s, catalog)
        hands = [s.packs[0], []]
    else:
        hands = _deal_staff(s, catalog)
    for slot in range(4, -1, -1):
        s.queue[slot] = s.guest_deck.pop()
    if s.sink is not None:
        s.sink.append(
            Dealt(
                s.first,
                tuple(tables.objective_ids[i] for i in s.objectives),
                tuple(tables.emperor_ids[i] for i in s.emperor),
                tuple(s.queue),
                tuple(map(tuple, hands)),
                s.solo.pile if s.solo else (),
                s.solo.entrance or None if s.solo else None,
            )
        )
    if s.solo is not None:
        solo_setup.open_house(s)
    s.stack = _first_choices(s)
    return s


def _deal_staff(s: GameState, catalog: Catalog) -> list[list[int]]:
    chance, seats = s.chance, rounds.seats_from_first(s)
    assert chance is not None
    if s.setup.deal == "starter":
        for seat, letter in zip(seats, ("A", "B", "C", "D"), strict=False):
            s.players[seat].hand = list(catalog.starter_set(letter))  # type: ignore[arg-type]
            s.staff_deck = [card for card in s.staff_deck if card not in s.players[seat].hand]
    shuffle(chance, s.staff_deck)
    if s.setup.deal == "starter":
        return [p.hand for p in s.players]
    hands = [[s.staff_deck.pop() for _ in range(HAND)] for _ in s.players]
    if s.setup.deal == "draft":
        s.packs = hands
    else:
        for p, hand in zip(s.players, hands, strict=True):
            p.hand = hand
    return [hand[:] for hand in hands]


def _first_choices(s: GameState) -> list[Frame]:
    """The decisions of the set-up, the first one last: staff, then guests, then rooms."""
    seats = rounds.seats_from_first(s)
    players = [seat for seat in seats if not (s.solo and seat == RIVAL)]
    frames: list[Frame] = [("begin", -1)]
    frames += [
        shapes.rooms(seat, FIRST_ROOMS, ("setup", 0), mandatory=not s.t.classic) for seat in reversed(players)
    ]
    frames += [("choose_guest", seat) for seat in players]
    if s.setup.deal == "draft":
        for _ in range(HAND):
            frames += [("draft", seat, seat == seats[-1]) for seat in reversed(seats)]
    if s.solo:
        frames.append(("keep_staff", 0))
    return frames
