"""A saved game replays under the rules that it was played with, and goes on under today's."""

from __future__ import annotations

import json
from random import Random

import pytest

from gah_desktop.engine import Game, IllegalAction, Setup
from gah_desktop.engine.actions import Collect, Decline, Pass
from gah_desktop.engine.fingerprint import fingerprint
from gah_desktop.engine.reasons import Code
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads
from gah_desktop.record.old_rules import RULES_VERSION
from gah_desktop.record.save import _seal
from tests.engine.expansion.test_simultaneous_answers import (
    COSTS_3,
    THREE_STEPS,
    mayenfels_without_a_krone,
)
from tests.helpers.tables import asked, me, reward
from tests.record.playing import choose


def last_card() -> Game:
    """First edition, the reward of tile B3: the deck holds a single card."""
    return reward("B3", "classic", staff_deck=(9,))


def test_the_only_card_offered_at_no_cost_was_played_at_once() -> None:
    """Rules 1, first edition: collecting the reward drew the card, played it and ended the round."""
    journal = Journal(last_card())
    journal.apply(Collect(0), rules=1)
    assert (me(journal.game).staff, journal.game.state.round) == ([9], 6)
    journal.undo()
    journal.apply(Collect(0))
    assert Decline("offer") in journal.game.legal_actions()


@pytest.mark.parametrize(("tile", "cards"), [("B3", (9, 24)), ("A3", (9,))])
def test_of_several_cards_or_at_a_discount_the_player_chose(tile: str, cards: tuple[int, ...]) -> None:
    journal = Journal(reward(tile, "classic", staff_deck=cards))
    journal.apply(Collect(0), rules=1)
    assert asked(journal.game) == "offer"


# Rules 2: a pass after an additional action


def passed_after_an_additional_action() -> Journal:
    """A game of three whose last step is such a pass, by a seat that is not the first."""
    journal, rng = Journal.new(Setup(players=3, seed=12)), Random(5)
    while True:
        s = journal.game.state
        if s.seat > 0 and s.started and not (s.stack or s.die_taken or s.guest_taken):
            journal.apply(Pass(), rules=2)
            return journal
        journal.apply(choose(journal, rng))


def as_rules_2_wrote_it(journal: Journal) -> str:
    data = json.loads(dumps(journal))
    for entry in data["entries"]:
        entry.pop("rules", None)
    digest = fingerprint(journal.game.state, 2)
    return json.dumps(
        {**(data := {**data, "rules": 2, "fingerprint": 2, "hash": digest}), "seal": _seal(data)}
    )


def test_a_pass_after_an_additional_action_replays() -> None:
    written = passed_after_an_additional_action()
    loaded = loads(as_rules_2_wrote_it(written))
    assert loaded.old_rules
    assert [entry.action for entry in loaded.journal.entries] == [entry.action for entry in written.entries]
    assert loaded.journal.game.hash() == written.game.hash()
    assert [entry.rules for entry in loaded.journal.entries[-2:]] == [2, 2]
    assert loaded.journal.game.state.players[loaded.journal.entries[-1].seat].passed


def test_it_can_be_undone_and_redone_but_not_chosen_again() -> None:
    journal = loads(as_rules_2_wrote_it(passed_after_an_additional_action())).journal
    after = journal.game.hash()
    journal.undo()
    refusal = journal.game.why_not(Pass())
    assert refusal is not None and refusal.code is Code.PASS_AFTER_START
    journal.redo()
    assert journal.game.hash() == after
    journal.undo()
    with pytest.raises(IllegalAction):
        journal.apply(Pass())
    journal.apply(journal.game.legal_actions()[0])
    assert not journal.can_redo


def test_saved_again_it_keeps_the_rules_of_each_step() -> None:
    journal = loads(as_rules_2_wrote_it(passed_after_an_additional_action())).journal
    journal.apply(journal.game.legal_actions()[-1])
    text = dumps(journal)
    data = json.loads(text)
    assert data["rules"] == RULES_VERSION
    assert [entry.get("rules") for entry in data["entries"][-3:]] == [2, 2, None]
    again = loads(text)
    assert again.journal.entries == journal.entries
    assert not again.old_rules, "the reader was told when the file of rules 2 was opened"
    assert again.journal.up_to(len(journal.entries)).game.hash() == journal.game.hash()


def test_todays_rules_refuse_it_in_a_file_of_today() -> None:
    data = json.loads(dumps(passed_after_an_additional_action()))
    del data["entries"][-1]["rules"]
    with pytest.raises(SaveError) as raised:
        loads(json.dumps({**data, "seal": _seal(data)}))
    assert raised.value.code is SaveCode.ILLEGAL_MOVE
    assert raised.value.why is not None and raised.value.why.code is Code.PASS_AFTER_START


# Rules 2: an answer that could not be used at once was lost


def test_an_answer_that_had_to_wait_was_lost() -> None:
    journal = Journal(mayenfels_without_a_krone((COSTS_3,)))
    for action in (*THREE_STEPS, Collect(0)):
        journal.apply(action, rules=2)
    assert [entry.rules for entry in journal.entries] == [2, 2, 2]
    assert asked(journal.game) == "turn", "Christie did not come back with the krone"
    assert COSTS_3 in journal.game.state.players[2].hand
    journal.go_to(1)
    journal.redo()
    journal.redo()
    assert asked(journal.game) == "turn"
    journal.go_to(1)
    journal.apply(THREE_STEPS[1])
    journal.apply(Collect(0))
    assert asked(journal.game) == "staff"
