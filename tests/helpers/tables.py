"""Games in a scripted state: say what lies on the table, get a `Game` that asks for the next choice.

Rooms are written as text, floor and column: "11 12 21". Items are written by their first letters:
s(trudel), c(ake), w(ine), k(offee), h: champagne. The seat on turn is seat 0 unless `seat` says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gah_desktop.catalog import Catalog
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import (
    Action,
    ChooseItems,
    Collect,
    Decline,
    EndTurn,
    MoveGuest,
    TakeDie,
)
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.events import Acted, Event, Scored
from gah_desktop.engine.items import ONE, vector
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.state import GameState, PlayerState

LETTERS = "scwkh"


def rooms(text: str) -> int:
    """A mask of rooms from floors and columns."""
    return sum(1 << (5 * (int(room[0]) - 1) + int(room[1]) - 1) for room in text.split())


def room_names(mask: int) -> str:
    """The rooms of a mask, as `rooms` reads them."""
    return " ".join(f"{i // 5 + 1}{i % 5 + 1}" for i in range(20) if mask >> i & 1)


def floor(number: int) -> str:
    return " ".join(f"{number}{column}" for column in range(1, 6))


def column(number: int) -> str:
    return " ".join(f"{level}{number}" for level in range(1, 5))


@dataclass
class Seat:
    """What a player has. `cafe` says for each guest what has been served; None: the whole order."""

    krones: int = 10
    emperor: int = 0
    vacant: str = ""
    occupied: str = ""
    kitchen: str = ""
    cafe: Mapping[int, str | None] = field(default_factory=dict)
    hand: Sequence[int] = ()
    staff: Sequence[int] = ()
    claimed: tuple[int, int, int] = (0, 0, 0)
    numbers: tuple[int, ...] | None = None
    passed: bool = False
    bonus: Sequence[int] = ()
    used: Sequence[int] = ()

    def lay(self, s: GameState, p: PlayerState) -> None:
        p.krones, p.emperor = self.krones, self.emperor
        p.vacant, p.occupied = rooms(self.vacant), rooms(self.occupied)
        p.kitchen = [self.kitchen.count(letter) for letter in LETTERS]
        p.cafe, p.needs = list(self.cafe), []
        for guest, served in self.cafe.items():
            order = s.t.guests[guest].order
            p.needs.append(0 if served is None else order - sum(ONE[LETTERS.index(i)] for i in served))
        p.hand, p.staff = list(self.hand), list(self.staff)
        p.has = sum(1 << card for card in p.staff)
        p.used = sum(1 << card for card in self.used)
        p.bonus = sum(1 << group for group in self.bonus)
        p.claimed, p.passed = self.claimed, self.passed
        if self.numbers is not None:
            p.numbers = self.numbers


def table(
    players: int = 2,
    ruleset: str = "deluxe",
    *,
    rivals: Sequence[Seat] = (),
    boards: str | tuple[str, ...] = "night",
    dice: str = "1122334456",
    queue: Sequence[int] = (),
    next_guests: Sequence[int] = (),
    next_staff: Sequence[int] = (),
    guest_deck: Sequence[int] | None = None,
    staff_deck: Sequence[int] | None = None,
    guest_discard: Sequence[int] = (),
    objectives: str = "A1 B1 C1",
    tiles: str = "A1 B1 C1",
    round: int = 1,
    first: int = 0,
    seat: int = 0,
    promo: bool = False,
    modules: tuple[str, ...] = (),
    solo: str | None = None,
    catalog: Catalog | None = None,
    chance: Iterable[int] = (),
    stack: Sequence[Pending] = (),
    prepare: Callable[[GameState], None] | None = None,
    **mine: Any,
) -> Game:
    """A game in the middle of a turn; further arguments are those of the first seat's `Seat`."""
    setup = Setup(players=players, ruleset=ruleset, boards=boards, promo=promo, modules=modules, solo=solo)
    game = new_game(setup, catalog)
    s = game.state
    s.phase, s.round, s.first, s.seat = "round", round, first, seat
    s.dice = [0, *(dice.count(str(face)) for face in range(1, 7))]
    for p in s.players:
        place = (p.seat - first) % players + 1
        p.numbers = (place, 2 * players + 1 - place)
    everyone = [Seat(**mine), *rivals, *(Seat() for _ in range(players - 1 - len(rivals)))]
    for p, what in zip(s.players, everyone, strict=True):
        what.lay(s, p)
    s.objectives = _indices(s.t.objective_ids, objectives)
    s.emperor = _indices(s.t.emperor_ids, tiles)
    _lay_guests(s, queue, next_guests, guest_discard, guest_deck)
    _lay_staff(s, next_staff, staff_deck)
    s.chance = Scripted(chance, seed=1)
    s.stack = list(stack)
    if prepare is not None:
        prepare(s)
    s.options = None
    settle(s)
    game.events.clear()
    return game


def chosen(
    strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0, champagne: int = 0
) -> ChooseItems:
    items = {"strudel": strudel, "cake": cake, "wine": wine, "coffee": coffee, "champagne": champagne}
    return ChooseItems(vector(items))


def _indices(names: tuple[str, ...], wanted: str) -> tuple[int, ...]:
    return tuple(names.index(name) for name in wanted.split())


def _lay_guests(
    s: GameState,
    queue: Sequence[int],
    coming: Sequence[int],
    discard: Sequence[int],
    deck: Sequence[int] | None,
) -> None:
    used = {*queue, *coming, *discard, *(deck or ()), *(g for p in s.players for g in p.cafe)}
    rest = [guest for guest in s.t.catalog.deck("guests", s.setup.sets) if guest not in used]
    s.queue = list(queue) if queue else [rest.pop() for _ in range(5)]
    s.guest_discard = list(discard)
    s.guest_deck = (rest if deck is None else list(deck)) + list(reversed(coming))


def _lay_staff(s: GameState, coming: Sequence[int], deck: Sequence[int] | None) -> None:
    used = {*coming, *(card for p in s.players for card in (*p.hand, *p.staff))}
    rest = [card for card in s.t.catalog.deck("staff", s.setup.sets) if card not in used]
    s.staff_deck = (rest if deck is None else list(deck)) + list(reversed(coming))


def me(game: Game) -> PlayerState:
    return game.state.players[0]


def play(game: Game, *actions: Action) -> list[Event]:
    """Carry out the actions; all that happened."""
    events: list[Event] = []
    for action in actions:
        assert game.why_not(action) is None, (action, game.why_not(action), game.legal_actions())
        events += game.apply(action)
    return events


def vp_of(events: Iterable[Event], *source: int | str, seat: int = 0) -> int:
    """VP from a source, given as kind and id, or as a kind alone."""
    return sum(
        e.amount
        for e in events
        if isinstance(e, Scored) and e.seat == seat and e.source[: len(source)] == source
    )


def acts(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The details of all acts of a kind."""
    return [e.details for e in events if isinstance(e, Acted) and e.kind == kind]


def asked(game: Game) -> str:
    """The kind of decision that waits; "" when the game is over."""
    return "" if game.decision is None else game.decision.kind


def options(game: Game) -> list[Any]:
    """The legal actions."""
    return list(game.legal_actions())


def legal(game: Game, kind: type[Any]) -> list[Any]:
    """The legal actions of a class."""
    return [action for action in game.legal_actions() if isinstance(action, kind)]


def all_but(game: Game, *actions: Action) -> set[Action]:
    return set(game.legal_actions()) - set(actions)


def declines(game: Game) -> list[str]:
    return [action.what for action in legal(game, Decline)]


# One vacant room of each colour on the night board, none of which fills a group
ROOM_FOR = {"blue": (3, 1), "red": (1, 3), "yellow": (2, 1), "green": (1, 3)}
VACANT = "11 12 13 21 31"


def guest_ready(guest: int, ruleset: str = "deluxe", **changes: Any) -> Game:
    """A table where this guest's order is complete, with a vacant room of each colour."""
    changes.setdefault("vacant", VACANT)
    changes.setdefault("bonus", (0,))
    changes.setdefault("cafe", {guest: None})
    return table(ruleset=ruleset, promo=guest > 104, **changes)


def move_in(game: Game, guest: int) -> list[Event]:
    """The guest moves into the room of its colour that `guest_ready` keeps for it."""
    colors = ("blue", "red", "yellow", "green")
    return play(game, MoveGuest(guest, *ROOM_FOR[colors[game.state.t.guests[guest].color]]))


def collect(game: Game, part: int) -> None:
    """Collect a part of a reward, if it has not been begun as the only one."""
    if asked(game) == "benefits":
        play(game, Collect(part))


# The Emperor comes at the end of the rounds of his tiles
ROUND = {"A": 3, "B": 5, "C": 7}


def visit(tile: str, emperor: int, ruleset: str = "deluxe", **mine: Any) -> Game:
    """The Emperor comes with this tile; the rival's marker ends on space 1 or 2."""
    tiles = " ".join(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    round_number = ROUND[tile[0]]
    rival = Seat(numbers=(), emperor=round_number + 1)
    has: dict[str, Any] = {"numbers": (4,), "emperor": emperor, "krones": 10} | mine
    game = table(ruleset=ruleset, round=round_number, dice="5", rivals=(rival,), tiles=tiles, **has)
    play(game, TakeDie(5, 5))
    play(game, *(Decline(what) for what in declines(game)), EndTurn())
    return game


def reward(tile: str, ruleset: str = "deluxe", **mine: Any) -> Game:
    """First of all players, seat 0 is asked about the reward, or has got it."""
    return visit(tile, ROUND[tile[0]] + 3, ruleset, **mine)


def penalty(tile: str, ruleset: str = "deluxe", **mine: Any) -> Game:
    return visit(tile, 0, ruleset, **mine)
