"""Digest 0.6 and 0.7: where sources and actions begin and end, seen by a module that only listens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Source
from gah_desktop.engine.module import Module, add
from gah_desktop.engine.pending import ActionFrame, SourceFrame
from gah_desktop.engine.state import GameState, PlayerState
from tests.helpers.tables import chosen, guest_ready, play, table


class Listener(Module):
    """Writes down what it hears."""

    __slots__ = ()
    name = "listener"
    over: ClassVar[list[SourceFrame]] = []
    firsts: ClassVar[list[tuple[str, Source]]] = []
    actions_over: ClassVar[int] = 0
    played: ClassVar[list[int]] = []

    def gained(self, s: GameState, p: PlayerState, what: str, amount: int, frame: SourceFrame) -> None:
        if what in ("vp", "steps", "krones") and not getattr(frame, what):
            self.firsts.append((what, frame.source))

    def source_over(self, s: GameState, p: PlayerState, frame: SourceFrame) -> None:
        self.over.append(frame)

    def action_over(self, s: GameState, p: PlayerState, frame: ActionFrame) -> None:
        type(self).actions_over += 1

    def staff_played(self, s: GameState, p: PlayerState, card: int) -> None:
        self.played.append(card)


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    Listener.over.clear()
    Listener.firsts.clear()
    Listener.played.clear()
    Listener.actions_over = 0
    yield


def listening(make: Any, *given: Any, **more: Any) -> Game:
    game: Game = make(*given, **more)
    add(game.state, Listener())
    return game


def gains() -> list[tuple[Source, int, int, int]]:
    return [(f.source, f.vp, f.steps, f.krones) for f in Listener.over if f.vp or f.steps or f.krones]


def test_a_main_action_is_one_source() -> None:
    game = listening(table, dice="44")
    play(game, a.TakeDie(4, 4))
    assert not Listener.over, "it lasts until its decision is made"
    play(game, a.Split(1, 1))
    assert gains() == [(("die", 4), 0, 1, 1)]
    assert Listener.actions_over == 1


def test_the_vp_of_a_guest_and_its_reward_are_two() -> None:
    """Earl [74]: 5 VP, then krones and a card."""
    game = listening(guest_ready, 79)  # Privy Councillor: a krone and a step
    vp = game.state.t.guests[79].vp
    play(game, a.MoveGuest(79, 1, 3))
    play(game, a.Collect(0))
    assert [g for g in gains() if g[0] == ("guest", 79)] == ([(("guest", 79), vp, 0, 0)] if vp else [])
    play(game, *([a.Collect(1)] if game.decision is not None and game.decision.kind == "benefits" else []))
    assert gains()[-1] == (("guest", 79), 0, 1, 1)


def test_vp_of_a_room_belong_to_what_prepared_it() -> None:
    game = listening(table, dice="333", vacant="11 21 31 32 33 34", krones=10)
    play(game, a.TakeDie(3, 3), a.Prepare(3, 5), a.Prepare(4, 5), a.Decline("rooms"))
    assert gains() == [(("die", 3), game.state.players[0].vp, 0, 0)]


def test_what_a_source_sets_off_is_a_source_of_its_own() -> None:
    """A room occupied by a card fills a group: the bonus is its own source."""
    game = listening(table, dice="55", hand=(35,), vacant="11", staff=(23,))
    play(game, a.TakeDie(5, 5), a.PlayStaff(35), a.Occupy(1, 1))
    sources = [source for source, *_ in gains()]
    assert ("staff", 23) in sources
    assert ("group", 0) in sources
    assert ("staff", 35) not in sources, "it gave nothing itself"


def test_krones_count_even_into_a_full_purse_and_steps_past_the_end() -> None:
    game = listening(table, dice="44", krones=20, emperor=13)
    play(game, a.TakeDie(4, 4), a.Split(1, 1))
    assert gains() == [(("die", 4), 1, 1, 1)], "the step is 1 VP of the same source"


def test_each_firing_of_a_card_is_one() -> None:
    game = listening(table, dice="444", staff=(12, 16))
    play(game, a.TakeDie(4, 4), a.Split(3, 0))
    assert [source for source, *_ in gains()] == [("staff", 12), ("staff", 16), ("die", 4)]


def test_a_price_is_no_source() -> None:
    game = listening(table, kitchen="w", cafe={75: ""})
    play(game, a.Serve("wine", 75))
    assert not gains()
    assert Listener.actions_over == 1


def test_a_staff_card_is_told_of_after_its_own_effect() -> None:
    game = listening(table, dice="55", hand=(36,), cafe={54: ""})
    play(game, a.TakeDie(5, 5), a.PlayStaff(36))
    assert game.decision is not None and game.decision.kind == "place"
    assert not Listener.played
    while game.decision is not None and game.decision.kind == "place":
        play(game, game.legal_actions()[0])
    assert Listener.played == [36]


def test_the_extra_of_a_card_is_a_source_within_the_main_action() -> None:
    """Detective [20], used before the main action: two steps of its own."""
    game = listening(table, dice="5", staff=(20,), hand=(9,))
    play(game, a.TakeDie(5, 5), a.UseStaff(20))
    assert gains() == [(("staff", 20), 0, 2, 0)]
    play(game, a.Decline("staff"))
    assert Listener.over[-1].source == ("die", 5)
    assert Listener.actions_over == 1, "all that goes with the die is one action"


def test_gizias_action_is_one_of_its_own() -> None:
    game = listening(guest_ready, 97, dice="4455")
    play(game, a.MoveGuest(97, 1, 3))
    while game.decision is not None and game.decision.kind == "benefits":
        play(game, a.Collect(0))
    play(game, a.ExtraAction(4, 4), a.Split(2, 0))
    assert Listener.actions_over == 2


def test_the_items_of_a_source_are_told_by_name() -> None:
    game = listening(table, dice="11")
    heard: list[tuple[str, int]] = []
    Listener.gained, kept = lambda self, s, p, what, n, f: heard.append((what, n)), Listener.gained  # type: ignore[method-assign, assignment]
    try:
        play(game, a.TakeDie(1, 1), chosen(1, 1))
    finally:
        Listener.gained = kept  # type: ignore[method-assign]
    assert heard == [("strudel", 1), ("cake", 1)]
