"""A state and its clone: everything is there, and nothing of it is shared that changes."""

from __future__ import annotations

import pytest

from gah_desktop.engine.chance import Chance
from gah_desktop.engine.pending import Begin
from gah_desktop.engine.state import GameState, PlayerState
from tests.helpers.tables import Seat, table


def full_state() -> GameState:
    """A state in which nothing is as it was at the beginning; each number is another one."""
    s = table(3, rivals=(Seat(krones=7),)).state
    for number, name in enumerate(("round", "first", "dustbin", "seat", "extra", "bonus_turns"), 11):
        setattr(s, name, number)
    s.guest_taken = s.die_taken = s.extra_turn = s.over = True
    s.phase, s.scores, s.under = "emperor", (31,), (32,)
    s.packs, s.gone, s.guest_discard, s.stack = [[33], [34]], [35], [36], [Begin()]
    s.options = []
    return s


@pytest.mark.parametrize("name", sorted(GameState.__slots__))
def test_a_clone_has_all_of_a_state(name: str) -> None:
    s = full_state()
    clone = s.clone()
    if name == "sink":  # nobody listens to a clone
        assert clone.sink is None
    elif name == "players":
        assert [p.krones for p in clone.players] == [p.krones for p in s.players] == [10, 7, 10]
    elif name == "chance":
        assert s.chance is not None and clone.chance is not None
        assert clone.chance.key() == s.chance.key() and clone.chance is not s.chance
    else:
        assert getattr(clone, name) == getattr(s, name)


@pytest.mark.parametrize(
    "name", ["dice", "queue", "guest_deck", "guest_discard", "staff_deck", "packs", "gone", "stack"]
)
def test_what_changes_in_a_clone_is_its_own(name: str) -> None:
    s = full_state()
    clone = s.clone()
    before = list(getattr(s, name))
    getattr(clone, name).clear()
    assert getattr(s, name) == before
    clone = s.clone()
    clone.packs[0].clear()
    assert s.packs == [[33], [34]]


def test_no_packs_are_no_packs_of_another() -> None:
    s = table().state
    clone = s.clone()
    clone.packs.append([1])
    assert s.packs == []


def full_player() -> PlayerState:
    p = PlayerState(1, 2)
    for number, name in enumerate(sorted(PlayerState.__slots__), 10):
        value = getattr(p, name)
        setattr(p, name, [number] if isinstance(value, list) else number)
    return p


@pytest.mark.parametrize("name", sorted(PlayerState.__slots__))
def test_a_clone_has_all_of_a_player(name: str) -> None:
    p = full_player()
    clone = p.clone()
    value = getattr(clone, name)
    assert value == getattr(p, name)
    if isinstance(value, list):
        value.append(1)
        assert getattr(p, name) != value


def test_a_player_begins_with_nothing() -> None:
    p = PlayerState(1, 2)
    told = {name: getattr(p, name) for name in PlayerState.__slots__}
    lists: dict[str, list[int]] = {name: [] for name in ("cafe", "hand", "needs", "staff")}
    numbers = dict.fromkeys(
        ("bonus", "emperor", "guest_with", "has", "krones", "occupied", "used", "vacant", "vp"), 0
    )
    assert told == {
        **lists,
        **numbers,
        "seat": 1,
        "board": 2,
        "kitchen": [0, 0, 0, 0, 0],
        "claimed": (0, 0, 0),
        "numbers": (),
        "passed": False,
        "vp_sources": {},
    }


def test_a_table_begins_empty() -> None:
    tables, setup = table().state.t, table().setup
    s = GameState(setup, tables, Chance(1))
    told = {name: getattr(s, name) for name in GameState.__slots__}
    for name in ("setup", "t", "chance", "hooks"):
        del told[name]
    assert told == {
        **dict.fromkeys(("round", "first", "dustbin", "seat", "extra", "extra_too", "bonus_turns"), 0),
        **dict.fromkeys(("started", "guest_taken", "die_taken", "extra_turn", "over"), False),
        **{name: [] for name in ("sink", "players", "guest_deck", "guest_discard", "staff_deck")},
        **{name: [] for name in ("packs", "gone", "stack")},
        **dict.fromkeys(("modules", "under", "objectives", "emperor", "scores"), ()),
        "phase": "setup",
        "dice": [0] * 7,
        "queue": [0] * 5,
        "options": None,
        "cards": {},
    }
