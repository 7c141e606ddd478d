"""A recorded game as what was asked, turn by turn; and a turn judged decision by decision."""

from __future__ import annotations

import pytest

from gah_desktop.bots.search.search import Effort
from gah_desktop.coach import judge as judging
from gah_desktop.coach import turns as turning
from gah_desktop.coach.turns import TurnTask, judged, last_turn, stream_of, turns
from gah_desktop.engine import Setup
from gah_desktop.engine.events import TurnBegan
from tests.coach.helpers import play_to, whole


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "REVIEW", Effort(2, ((2, 1),), nodes=5))
    monkeypatch.setattr(judging, "ROUNDS", 1)
    monkeypatch.setattr(judging, "ROUND", 1)


def test_every_choice_of_a_game_is_in_one_turn() -> None:
    journal = whole()
    found = turns(journal)
    asked = [each.position for turn in found for each in turn.asked]
    game, expected = journal.game_at(0), []
    for position, entry in enumerate(journal.entries):
        if len(game.legal_actions()) > 1:
            expected.append(position)
        game.apply(entry.action)
    assert asked == expected
    for turn in found:
        assert {journal.entries[each.position].seat for each in turn.asked} == {turn.seat}
        for each in turn.asked:
            assert each.played == journal.entries[each.position].action
            assert each.played in each.options


def test_turns_are_named_as_the_game_tells_them() -> None:
    journal = whole()
    began = {
        (event.round, event.number, event.seat) for event in journal.events if isinstance(event, TurnBegan)
    }
    named = {(turn.round, turn.number, turn.seat) for turn in turns(journal) if turn.number}
    assert named <= began
    assert len(named) >= 26, "hardly any turn leaves nothing to choose"
    beside = {turn.round for turn in turns(journal) if not turn.number}
    assert beside <= {0, 3, 5, 7}, "the set-up, and what the Emperor asks"


def test_what_is_asked_is_a_view_of_its_time() -> None:
    journal = whole()
    for turn in turns(journal)[:12]:
        for each in turn.asked:
            s = each.view.state
            assert s.chance is None
            assert s.setup.seed == 0
            assert not any(s.guest_deck)
            assert not any(any(p.hand) for p in s.players if p.seat != turn.seat)


def test_the_last_turn_of_a_seat() -> None:
    journal = play_to(Setup(seed=6), 9)
    seat = 1 - journal.game.seat
    turn = last_turn(journal, seat)
    assert turn is not None
    assert turn.seat == seat
    assert turn.asked[-1].position < journal.position
    assert last_turn(play_to(Setup(seed=6), 0).up_to(0), 0) is None


def test_the_stream_does_not_tell_the_seed() -> None:
    assert stream_of(Setup(seed=1)) != stream_of(Setup(seed=2))
    assert "12345678" not in stream_of(Setup(seed=12345678))


def test_the_same_turn_is_judged_alike(quick: None) -> None:
    turn = turns(whole())[6]
    assert judged(turn, "test") == TurnTask(turn, "test").run()


def test_each_decision_has_its_verdict(quick: None) -> None:
    for turn in turns(whole())[8:11]:
        found = judged(turn, "test")
        assert [position for position, _ in found.verdicts] == [each.position for each in turn.asked]
        assert found.cost == sum(verdict.cost for _, verdict in found.verdicts)


def test_who_follows_the_best_line_is_not_looked_into_again(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot that plans by the same value goes on with its plan: one look at a turn is enough."""
    looked: list[int] = []
    real = judging.judge

    def counting(*words: object) -> object:
        looked.append(1)
        return real(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(turning, "judge", counting)
    journal = play_to(Setup(seed=8), 20)
    long = [turn for turn in turns(journal) if turn.number and len(turn.asked) > 4]
    for turn in long[:3]:
        judged(turn, "test")
    assert len(looked) < sum(len(turn.asked) for turn in long[:3])
