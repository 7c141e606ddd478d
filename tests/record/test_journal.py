"""Undo and redo: the exact state comes back, and fair play stops where something was revealed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.engine import Game, IllegalAction, Setup, new_game
from gah_desktop.engine.actions import Action, MoveGuest, TakeDie
from gah_desktop.engine.events import Dealt, Drew, Event, Reshuffled, Revealed, Rolled, SoloStep, TurnBegan
from gah_desktop.record import Journal
from gah_desktop.record.chance import reveals
from tests.record.playing import ALL_SETUPS, name_of, play, played, setups


@settings(max_examples=12)
@given(setup=setups, seed=st.integers(0, 10_000))
def test_undo_and_redo_restore_the_exact_state(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    journal = Journal.new(setup)
    hashes, lengths = [journal.game.hash()], [len(journal.events)]

    def check() -> None:
        assert journal.game.hash() == hashes[journal.position]
        assert journal.game.events == journal.events
        assert len(journal.events) == lengths[journal.position]

    for _ in range(30):
        for _ in range(rng.randint(1, 20)):
            if journal.game.over:
                break
            journal.apply(rng.choice(journal.game.legal_actions()))
            if not journal.can_redo:  # else it was the very step that had been undone
                del hashes[journal.position :], lengths[journal.position :]
                hashes.append(journal.game.hash())
                lengths.append(len(journal.events))
            check()
        back = rng.randint(1, min(40, journal.position))
        for _ in range(back):
            assert journal.can_undo("free")
            journal.undo()
            check()
        for _ in range(rng.randint(0, back)):
            assert journal.can_redo
            journal.redo()
            check()


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=name_of)
def test_replaying_the_log_reproduces_every_hash(setup: Setup) -> None:
    journal = played(setup)
    assert journal.game.over
    game = new_game(setup)
    for position, entry in enumerate(journal.entries):
        assert game.seat == entry.seat
        if position % 37 == 0:
            assert journal.game_at(position).hash() == game.hash()
        assert tuple(game.apply(entry.action)) == entry.events
    assert game.hash() == journal.game.hash()
    assert game.events == journal.events


def test_an_illegal_action_changes_nothing() -> None:
    journal = played(Setup(), 12)
    before = journal.game.hash()
    with pytest.raises(IllegalAction):
        journal.apply(MoveGuest(999, 9, 9))
    assert journal.game.hash() == before
    assert journal.position == len(journal.entries) == 12


def test_undone_steps_survive_until_a_different_action() -> None:
    journal = played(Setup(seed=11), 40)
    entries = list(journal.entries)
    for _ in range(5):
        journal.undo()
    assert journal.apply(entries[35].action) == list(entries[35].events)
    assert journal.can_redo and journal.entries == entries
    legal = journal.game.legal_actions()
    while len(legal) == 1:
        journal.undo()
        legal = journal.game.legal_actions()
    done = journal.entries[journal.position].action
    journal.apply(next(action for action in legal if action != done))
    assert not journal.can_redo
    assert journal.position == len(journal.entries)


def test_redo_meets_the_same_dice_and_cards() -> None:
    journal = played(Setup(seed=12, players=3))
    first = [entry.chance for entry in journal.entries]
    journal.go_to(0)
    while journal.can_redo:
        journal.redo()
    assert [entry.chance for entry in journal.entries] == first
    assert any("dice" in item for chance in first for item in chance)
    assert any("guest" in item for chance in first for item in chance)


def test_snapshots_of_a_past_that_is_gone_are_gone() -> None:
    journal = played(Setup(seed=13, players=4), 200)
    journal.go_to(90)
    play(journal, Random(99), 60)
    again = new_game(journal.game.setup)
    for entry in journal.entries[:140]:
        again.apply(entry.action)
    assert journal.game_at(140).hash() == again.hash()


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=name_of)
def test_fair_play_takes_back_only_own_choices_that_revealed_nothing(setup: Setup) -> None:
    journal, rng = Journal.new(setup), Random(5)
    assert not journal.can_undo("fair") and not journal.can_undo("free")
    kinds = set()
    while not journal.game.over:
        play(journal, rng, 1)
        entry = journal.entries[-1]
        secret = any(
            isinstance(event, (Dealt, Drew, Reshuffled, Revealed, Rolled))
            or (isinstance(event, SoloStep) and event.card)
            for event in entry.events
        )
        other = not journal.game.over and journal.game.seat != entry.seat
        assert journal.can_undo("fair") == (not secret and not other)
        assert journal.can_undo("fair", seat=entry.seat) == (not secret)
        assert journal.can_undo("free")
        kinds.add((secret, other))
    assert len(kinds) >= (2 if setup.solo else 3)


def test_rolls_and_new_guests_are_barriers() -> None:
    journal = played(Setup(seed=3))
    for entry in journal.entries:
        if any(isinstance(event, (Rolled, Revealed)) for event in entry.events):
            assert reveals(entry.events)


@pytest.mark.parametrize("setup", ALL_SETUPS[:3], ids=name_of)
def test_back_to_the_start_of_the_turn(setup: Setup) -> None:
    journal, rng = Journal.new(setup), Random(7)
    far = 0
    while not journal.game.over:
        play(journal, rng, 1)
        start, position = journal.turn_start(), journal.position
        events = [event for entry in journal.entries[start:position] for event in entry.events]
        assert not any(isinstance(event, TurnBegan) for event in events)
        if rng.random() < 0.2:
            steps = journal.undo_to_turn_start("fair")
            assert position - steps >= start
            assert journal.position == start or not journal.can_undo("fair")
            for _ in range(steps):
                journal.redo()
            assert journal.undo_to_turn_start("free") == position - start
            far = max(far, position - start)
            journal.go_to(position)
    assert far > 2


def test_undo_and_redo_at_the_ends() -> None:
    journal = Journal.new(Setup())
    with pytest.raises(IndexError):
        journal.undo()
    with pytest.raises(IndexError):
        journal.redo()
    with pytest.raises(IndexError):
        journal.go_to(1)
    assert journal.undo_to_turn_start("free") == 0


def test_an_entry_knows_who_chose() -> None:
    journal = played(Setup(players=4, seed=21))
    assert {entry.seat for entry in journal.entries} == {0, 1, 2, 3}
    assert any(isinstance(entry.action, TakeDie) for entry in journal.entries)


def test_a_moment_is_never_far_from_one_that_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    journal, steps = played(Setup(seed=13), 100), list[Action]()
    apply = Game.apply

    def noted(game: Game, action: Action) -> list[Event]:
        steps.append(action)
        return apply(game, action)

    monkeypatch.setattr(Game, "apply", noted)
    for position, replayed in ((0, 0), (31, 31), (32, 0), (95, 31), (96, 0), (100, 4)):
        steps.clear()
        journal.game_at(position)
        assert len(steps) == replayed
