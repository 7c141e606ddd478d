"""What a module of rules can do, shown by one of this test alone: a fountain for krones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import CLASSES, Action, Pass, TakeDie, TakeGuest, from_dict, to_dict
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first
from gah_desktop.engine.decisions.registry import DECISIONS, register, settle
from gah_desktop.engine.events import Acted, Rolled, Scored
from gah_desktop.engine.invariants import check
from gah_desktop.engine.module import NO_HOOKS, Hooks, Module
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.scoring import ScoreLine, score_of
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules import EXPANSIONS
from gah_desktop.record import Journal, dumps, loads

SOURCE = ("fountain", 1)


class Throw(NamedTuple):
    """Throw a krone in; once a round."""

    kind: str = "throw"


class Wish(NamedTuple):
    for_what: str
    kind: str = "wish"


class Wishing(NamedTuple):
    seat: int
    source: tuple[str, int | str]
    secret: tuple[int, ...]
    kind: str = "wish"


def fountain(s: GameState) -> Fountain:
    found = s.modules[-1]
    assert isinstance(found, Fountain)
    return found


def throw_options(s: GameState, p: PlayerState) -> tuple[Any, ...]:
    return (Throw(),) if p.krones and p.seat not in fountain(s).thrown else ()


def throw(s: GameState, p: PlayerState, action: Throw) -> None:
    p.krones -= 1
    own = fountain(s)
    own.thrown += (p.seat,)
    own.krones += 1
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "throw", {"cost": 1}, SOURCE))
    s.stack.append(Wishing(p.seat, SOURCE, ()))


def why_not_throw(s: GameState, p: PlayerState, action: Throw) -> Reason:
    return reason(Code.TOO_EXPENSIVE, cost=1, krones=p.krones)


def wish(s: GameState, f: Wishing, action: Wish) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if action.for_what == "points":
        p.vp += 1
        if s.sink is not None:
            s.sink.append(Scored(p.seat, 1, ("guest", 1)))


WISH = Decision(
    lambda s, f: [Wish("points"), Wish("luck")],
    wish,
    lambda s, f, action: comes_first(f),
    hidden=("secret",),
)


class Fountain(Module):
    __slots__ = ("krones", "thrown", "told")
    name = "fountain"
    decisions = {"wish": WISH}  # noqa: RUF012
    actions = (Throw, Wish)
    turn_actions = (TurnAction(Throw, throw_options, throw, why_not_throw, before_die=True),)

    def __init__(self) -> None:
        self.krones = 0
        self.thrown: tuple[int, ...] = ()
        self.told: tuple[str, ...] = ()

    def round_started(self, s: GameState) -> None:
        self.thrown = ()

    def die_price(self, s: GameState, p: PlayerState, face: int) -> int:
        return 1 if face == 5 else 0

    def guest_price(self, s: GameState, p: PlayerState, guest: int) -> int:
        return 1

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        lines.append(ScoreLine("fountain", self.krones, SOURCE))

    def mask(self, s: GameState, seat: int) -> None:
        self.krones = 0


@pytest.fixture
def known() -> Iterator[None]:
    """The fountain is registered as a real module would be, by one line."""
    decisions, actions = dict(DECISIONS), dict(CLASSES)
    EXPANSIONS["fountain"] = Fountain
    register(Fountain)
    yield
    del EXPANSIONS["fountain"]
    for registry, before in ((DECISIONS, decisions), (CLASSES, actions)):
        for kind in set(registry) - set(before):
            del registry[kind]


def in_a_turn(seed: int = 1) -> Game:
    game = new_game(Setup(modules=("fountain",), seed=seed))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    game.state.dice, game.state.dustbin = [0, 1, 1, 1, 1, 1, 1], 4
    game.state.players[game.seat].krones = 2
    settle(game.state)
    return game


@pytest.mark.usefixtures("known")
def test_a_module_is_in_play_only_where_the_set_up_says_so() -> None:
    assert new_game(Setup()).state.hooks is NO_HOOKS
    assert new_game(Setup()).state.modules == ()
    (own,) = new_game(Setup(modules=("fountain",))).state.modules
    assert isinstance(own, Fountain)
    with pytest.raises(ValueError, match="modules"):
        Setup(modules=("well",))


@pytest.mark.usefixtures("known")
def test_only_the_hooks_it_has_are_asked() -> None:
    hooks = new_game(Setup(modules=("fountain",))).state.hooks
    asked = {name for name in Hooks._fields if getattr(hooks, name)}
    assert asked == {"round_started", "die_price", "guest_price", "score_lines", "mask", "turn"}


def test_there_is_a_field_for_every_hook() -> None:
    hooks = {name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))}
    assert set(Hooks._fields) == hooks - {"clone"} | {"turn"}


@pytest.mark.usefixtures("known")
def test_its_action_is_one_of_the_turn_and_asks_its_own_decision() -> None:
    game = in_a_turn()
    seat = game.seat
    assert Throw() in game.legal_actions()
    game.apply(Throw())
    assert game.decision == Wishing(seat, SOURCE, ())
    assert game.legal_actions() == [Wish("points"), Wish("luck")]
    assert game.why_not(Throw()) == (Code.PENDING, (("pending", "wish"),))
    before = game.state.players[seat].vp
    game.apply(Wish("points"))
    assert game.state.players[seat].vp == before + 1
    assert Throw() not in game.legal_actions()
    assert game.why_not(Throw()) == (Code.TOO_EXPENSIVE, (("cost", 1), ("krones", 1)))


@pytest.mark.usefixtures("known")
def test_what_is_over_with_the_die_is_not_offered_after_it() -> None:
    game = in_a_turn()
    game.apply(TakeDie(4, 4))
    game.apply(game.legal_actions()[0])
    assert Throw() not in game.legal_actions()


@pytest.mark.usefixtures("known")
def test_its_prices_are_added() -> None:
    game = in_a_turn()
    p = game.state.players[game.seat]
    p.krones = 0
    settle(game.state)
    faces = {action.face for action in game.legal_actions() if isinstance(action, TakeDie)}
    assert faces == {1, 2, 3, 4}
    assert game.why_not(TakeGuest(4)) == (Code.TOO_EXPENSIVE, (("cost", 1), ("krones", 0)))
    assert Pass() in game.legal_actions()


@pytest.mark.usefixtures("known")
def test_a_clone_goes_its_own_way_and_a_view_is_masked() -> None:
    game = in_a_turn()
    game.apply(Throw())
    copy = game.clone()
    copy.apply(Wish("luck"))
    assert fountain(game.state).krones == fountain(copy.state).krones == 1
    fountain(copy.state).krones = 7
    assert fountain(game.state).krones == 1
    view = game.view_for(0)
    assert fountain(view.state).krones == 0
    assert fountain(game.state).krones == 1
    check(view.sample(Random(1)).state)


@pytest.mark.usefixtures("known")
def test_its_line_is_on_the_score_sheet() -> None:
    game = in_a_turn()
    game.apply(Throw())
    game.apply(Wish("luck"))
    p = game.state.players[0]
    score = score_of(game.state, p)
    assert score.line("fountain") == ScoreLine("fountain", 1, SOURCE)
    assert score.total == p.vp + sum(line.vp for line in score.lines)


@pytest.mark.usefixtures("known")
def test_its_actions_are_written_and_read() -> None:
    for action in (Throw(), Wish("luck")):
        assert from_dict(to_dict(action), in_a_turn().state.t) == action


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_played_saved_and_told(seed: int) -> None:
    journal = Journal.new(Setup(modules=("fountain",), seed=seed, players=2 + seed % 3))
    rng = Random(seed)
    while not journal.game.over:
        options: list[Action] = list(journal.game.legal_actions())
        thrown: Any = Throw()
        journal.apply(thrown if thrown in options else rng.choice(options))
    rounds = {event.round for event in journal.events if isinstance(event, Rolled)}
    assert rounds == set(range(1, 8))
    assert sum(isinstance(e, Acted) and e.kind == "throw" for e in journal.events) > 4
    assert loads(dumps(journal)).journal.game.hash() == journal.game.hash()
