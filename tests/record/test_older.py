"""What earlier rules settled without asking is filled in when their games are read."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, Collect, Decline, PlayStaff, to_dict
from gah_desktop.record import Journal, SaveCode, SaveError
from gah_desktop.record.chance import chance_of
from gah_desktop.record.older import settled
from gah_desktop.record.save import RULES_VERSION, _Steps
from tests.helpers.tables import asked, me, play, reward


def last_card() -> Game:
    """First edition, the reward of tile B3: the deck holds a single card."""
    return reward("B3", "classic", staff_deck=(9,))


def as_written_by_rules_1() -> dict[str, object]:
    """Collecting the reward drew the card, played it and went on to the next round, all in one step."""
    told = play(last_card(), Collect(0), PlayStaff(9))
    return {**to_dict(Collect(0)), "then": chance_of(told)}


def read(entry: dict[str, object], rules: int) -> Journal:
    journal = Journal(last_card())
    _Steps(journal, 2, rules).replay([entry])
    return journal


def test_the_only_card_offered_at_no_cost_was_played_at_once() -> None:
    journal = read(as_written_by_rules_1(), 1)
    steps: list[Action] = [Collect(0), PlayStaff(9)]
    assert [entry.action for entry in journal.entries] == steps
    assert (me(journal.game).staff, journal.game.state.round) == ([9], 6)
    journal.undo()
    assert Decline("offer") in journal.game.legal_actions()


def test_today_it_is_a_choice() -> None:
    with pytest.raises(SaveError) as raised:
        read(as_written_by_rules_1(), RULES_VERSION)
    error = raised.value
    assert error.code is SaveCode.CHANCE_DIFFERS
    assert error.readable is not None and error.readable.entries == []


@pytest.mark.parametrize(
    ("tile", "cards", "step"), [("B3", (9,), PlayStaff(9)), ("B3", (9, 24), None), ("A3", (9,), None)]
)
def test_one_card_at_no_cost_and_no_other_offer(
    tile: str, cards: tuple[int, ...], step: Action | None
) -> None:
    """At a discount, and with more than one card, the question was asked by the earlier rules too."""
    game = reward(tile, "classic", staff_deck=cards)
    play(game, Collect(0))
    assert asked(game) == "offer"
    assert (settled(game, 1), settled(game, RULES_VERSION)) == (step, None)
