"""Solo tables laid by hand: a game past its set-up, with what a test needs put where it needs it."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.events import Event, Scored, SoloStep
from gah_desktop.engine.hotel import bit
from gah_desktop.engine.module_registry import opponent_for
from gah_desktop.engine.seats import OPPONENT, PERSON
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import opponent_of, turn
from gah_desktop.modules.solo.rules.opponent import Opponent

# Guests by colour and VP
YELLOW_0, YELLOW_ALSO_0, YELLOW_1, YELLOW_5, YELLOW_7 = 49, 50, 51, 59, 55
BLUE_0, BLUE_4, BLUE_5, BLUE_7, BLUE_10 = 63, 68, 75, 69, 74
RED_0, RED_1, RED_3, RED_4, RED_5 = 78, 77, 85, 80, 89
GREEN_0, GREEN_2, GREEN_4, GREEN_5 = 91, 95, 97, 99
PRINTED_VP = {YELLOW_7: 7, BLUE_10: 10, BLUE_4: 4, RED_5: 5, GREEN_4: 4}


def started(
    entrance: str | None = None,
    level: str = "hard",
    seed: int = 1,
    ruleset: str = "deluxe",
    modules: tuple[str, ...] = (),
    promo: bool = False,
) -> Game:
    """In the human's first turn; nothing of what the opponent did before is left on the table."""
    setup = Setup(
        solo=opponent_for(modules),
        level=level,
        entrance=entrance,
        seed=seed,
        ruleset=ruleset,
        modules=modules,
        promo=promo,
    )
    game = new_game(setup)
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    blank(game.state)
    return game


def blank(s: GameState) -> None:
    p = rival(s)
    p.vp = p.emperor = p.occupied = 0
    p.vp_sources = {}
    p.staff, p.has, p.claimed = [], 0, (0, 0, 0)
    solo(s).markers = (0, 0, 0)
    for guest in (*s.queue, *players_guests(s)):
        if guest in s.guest_discard:
            s.guest_discard.remove(guest)
    s.players[PERSON].vp, s.players[PERSON].vp_sources = 0, {}


def players_guests(s: GameState) -> list[int]:
    return [guest for p in s.players for guest in p.cafe]


def solo(s: GameState) -> Opponent:
    own = opponent_of(s)
    assert own is not None
    return own


def rival(s: GameState) -> PlayerState:
    return s.players[OPPONENT]


def human(s: GameState) -> PlayerState:
    return s.players[PERSON]


def queue(s: GameState, *guests: int) -> None:
    """These guests in the queue from the left; they leave the deck, the others go there."""
    everyone = s.t.catalog.deck("guests", s.setup.sets)
    taken = {*guests, *players_guests(s)}
    s.queue = list(guests)
    s.guest_discard = []
    s.guest_deck = [guest for guest in everyone if guest not in taken]


def dice(s: GameState, *counts: int) -> None:
    """So many dice showing 1, 2, ..."""
    s.dice = [0, *counts, *([0] * (6 - len(counts)))]


def rooms(*places: tuple[int, int]) -> int:
    return sum(bit(floor, column) for floor, column in places)


def fill_color(s: GameState, p: PlayerState, color: int) -> None:
    """Every room of a colour is occupied."""
    p.occupied |= s.t.boards[p.board].color_mask[color]


def next_cards(s: GameState, *cards: int) -> None:
    """These instruction cards lie on top, the first one uppermost."""
    left = [card for card in solo(s).deck if card not in cards]
    solo(s).deck = (*left, *reversed(cards))


def turn_of(s: GameState, card: int) -> list[Event]:
    """The opponent's turn with this card; what happened."""
    next_cards(s, card)
    s.sink = []
    turn.play(s, solo(s))
    return s.sink


def steps(events: Sequence[Event], name: str) -> list[dict[str, object]]:
    return [event.details for event in events if isinstance(event, SoloStep) and event.step == name]


def scored(events: Sequence[Event], seat: int) -> list[tuple[int, tuple[str, int | str]]]:
    """VP of a seat and their sources, in order."""
    return [(e.amount, e.source) for e in events if isinstance(e, Scored) and e.seat == seat]


def asked(game: Game) -> Game:
    """After changes by hand: what may be done now is found out again."""
    settle(game.state)
    return game


def play(game: Game, *actions: Action) -> list[Event]:
    return [event for action in actions for event in game.apply(action)]
