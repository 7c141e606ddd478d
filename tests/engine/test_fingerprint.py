"""What verifies a game: facts by name. What a later version adds changes nothing for games without it."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game, Setup, new_game, pending
from gah_desktop.engine.actions import EndTurn
from gah_desktop.engine.fingerprint import facts, fingerprint
from gah_desktop.engine.state import GameState, PlayerState
from tests.helpers.games import played
from tests.helpers.tables import play, table

SETUP = Setup(players=3, seed=4)


class LaterPlayer(PlayerState):
    """A player of a later version, with a thing this one knows nothing of."""

    __slots__ = ("dancers",)

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat, board)
        self.dancers = 0


class LaterState(GameState):
    __slots__ = ("ballrooms",)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.ballrooms: tuple[int, ...] = ()


def later(game: Game, monkeypatch: pytest.MonkeyPatch) -> GameState:
    """The same position, as the later version would hold it."""
    names = (*PlayerState.__slots__, "dancers"), (*GameState.__slots__, "ballrooms")
    monkeypatch.setattr(LaterPlayer, "__slots__", names[0], raising=False)
    module = "gah_desktop.engine.fingerprint."
    s = LaterState(game.state.setup, game.state.t, game.state.chance)
    for name in GameState.__slots__:
        setattr(s, name, getattr(game.state, name))
    s.players = []
    for p in game.state.players:
        copy = LaterPlayer(p.seat, p.board)
        for name in PlayerState.__slots__:
            setattr(copy, name, getattr(p, name))
        s.players.append(copy)
    monkeypatch.setattr(LaterState, "__slots__", names[1])
    monkeypatch.setattr(module + "GameState", LaterState)
    monkeypatch.setattr(module + "PlayerState", LaterPlayer)
    return s


@pytest.mark.parametrize("at", [0, 20, 90, 400])
def test_a_new_field_of_the_state_changes_no_older_game(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(SETUP, 1, at)
    before = game.hash()
    s = later(game, monkeypatch)
    assert fingerprint(s) == before
    assert isinstance(s.players[0], LaterPlayer)
    s.players[0].dancers = 3
    assert fingerprint(s) != before, "but it tells games apart that do have it"


def test_facts_are_named_and_defaults_left_out() -> None:
    found = facts(table(krones=3, kitchen="ww", cafe={75: "w"}, staff=(1,), emperor=2).state)
    me, other = found["players"]
    assert me == {
        "board": "night",
        "café": [[75, {"wine": 1, "coffee": 2}]],  # and what it still waits for
        "emperor": 2,
        "kitchen": {"wine": 2},
        "krones": 3,
        "numbers": [1, 4],
        "staff": [1],
    }
    assert other == {"board": "night", "café": [], "kitchen": {}, "krones": 10, "numbers": [2, 3]}
    assert found["objectives"] == ["A1", "B1", "C1"]
    assert found["emperor tiles"] == ["A1", "B1", "C1"]
    assert "stack" not in found and "die_taken" not in found


def test_pending_decisions_are_told_by_the_names_of_their_fields() -> None:
    game = table(stack=[pending.Rooms(0, ("staff", 35), 2, discount=1)])
    assert facts(game.state)["stack"] == [
        {"kind": "rooms", "seat": 0, "source": ["staff", 35], "left": 2, "discount": 1}
    ]


def test_the_hotels_entrance_and_the_opponent_are_facts() -> None:
    found = facts(new_game(Setup(solo="leopold", entrance="sushi", seed=3)).state)
    assert found["leopold"]["entrance"] == "sushi"
    assert len(found["leopold"]["deck"]) == 20 and len(found["leopold"]["pile"]) == 5
    assert found["sushi"] == {}  # as it was laid out


@pytest.mark.parametrize(
    "change",
    [
        lambda s: setattr(s.players[0], "vp", s.players[0].vp + 1),
        lambda s: setattr(s.players[1], "krones", s.players[1].krones + 1),
        lambda s: s.players[0].kitchen.__setitem__(2, 9),
        lambda s: s.guest_deck.reverse(),
        lambda s: s.staff_deck.reverse(),
        lambda s: setattr(s, "dustbin", s.dustbin + 1),
        lambda s: setattr(s, "seat", 1 - s.seat),
        lambda s: setattr(s.chance, "state", 5),
        lambda s: setattr(s, "objectives", tuple(reversed(s.objectives))),
        lambda s: s.queue.reverse(),
        lambda s: s.stack.append(pending.Split(0, ("die", 4), 2)),
    ],
)
def test_whatever_differs_is_another_game(change: Any) -> None:
    game = played(SETUP, 2, 60)
    before = game.hash()
    assert game.clone().hash() == before
    change(game.state)
    assert game.hash() != before


def test_the_next_turn_is_another_position() -> None:
    game = table(dice="6", krones=0, rivals=())
    before = game.hash()
    play(game, game.legal_actions()[0])
    assert game.hash() != before
    assert EndTurn() not in game.legal_actions()
