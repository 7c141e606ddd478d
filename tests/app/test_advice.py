"""A line of play in words: its moves, what it leads to, and a hint in its three strengths."""

from __future__ import annotations

from random import Random

import pytest

from gah_desktop.app.advice import hint, judged, way
from gah_desktop.bots import Budget
from gah_desktop.coach.judge import MOST, Advice, Told, Verdict, advise, at_once
from gah_desktop.coach.parts import names
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.actions import (
    Action,
    Collect,
    EndTurn,
    MoveGuest,
    Pass,
    Prepare,
    Split,
    TakeDie,
    TakeGuest,
)
from gah_desktop.engine.views import View
from gah_desktop.text import coach as words
from gah_desktop.text.names import guest_name
from tests.coach.helpers import last_turn, otherwise
from tests.helpers.languages import english as english
from tests.helpers.tables import table

NOTHING = dict.fromkeys(names(), 0.0)


def told(actions: tuple[Action, ...], behind: float = 0.0, doubt: float = 1.0, **parts: float) -> Told:
    return Told(actions, 24, 100.0, 6.0, behind, doubt, NOTHING | parts)


def view_of_rooms() -> View:
    game = table(dice="33", krones=6, cafe={75: None}, vacant="11", occupied="12")
    return game.view_for(0)


ROOMS = (TakeDie(3, 3), Prepare(1, 3), Prepare(2, 1), EndTurn())
DRAWING = 55  # the photographer, whose reward is cards
INVITING = 63  # the dame, who brings another guest
SEVERAL = (Pass(), EndTurn())  # only that there are two


def test_moves_are_told_in_order_and_know_their_places() -> None:
    found = way(view_of_rooms(), ROOMS)
    assert [move.text.split(":")[0] for move in found.moves[:1]] == ["Die 3"]
    assert [move.spots for move in found.moves] == [(("face", 3),), (("room", 1, 3),), (("room", 2, 1),)]
    assert " · " in found.told


def test_what_is_no_longer_possible_is_left_out() -> None:
    found = way(view_of_rooms(), (TakeDie(3, 3), Prepare(4, 5), EndTurn()))
    assert [move.action for move in found.moves] == [TakeDie(3, 3)]


def test_ending_the_turn_is_told_if_it_is_all_there_is() -> None:
    game = table(dice="3", krones=0)
    assert way(game.view_for(0), (Pass(),)).told == "Pass"


def test_what_a_line_leads_to() -> None:
    found = way(view_of_rooms(), (MoveGuest(75, 1, 1),))
    assert any(line == "Moving in: Baroness" for line in found.leads)
    assert any(line.startswith("You get: 5 VP") for line in found.leads)


def test_a_group_that_is_completed_is_named() -> None:
    game = last_turn(7)
    advice = advise(game.view_for(0), list(game.legal_actions()), "test", Budget(MOST))
    leads = way(game.view_for(0), advice.lines[0].actions).leads
    before, view = game.state.players[0].bonus, game.view_for(0)
    trial = game.clone()
    for action in advice.lines[0].actions:
        trial.apply(action)
    completed = trial.state.players[0].bonus != before
    assert any(line.startswith("Completes: ") for line in leads) == completed
    assert way(otherwise(view, 3), advice.lines[0].actions).leads == leads


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """With its plurals, whatever was spoken before."""


def test_the_three_strengths_of_a_hint() -> None:
    other = (TakeDie(3, 3), Prepare(2, 2), EndTurn())
    advice = Advice((told(ROOMS, rooms=6.0, krones=-2.0), told(other, behind=3.2)), True)
    said = hint(view_of_rooms(), SEVERAL, advice)
    assert said.where == "Worth a look: the dice and your rooms"
    assert said.best.moves[0].action == TakeDie(3, 3)
    first, *why = said.why
    assert first.startswith("The next best is worth about 3 VP less: Prepare the room on floor 2, column 2")
    assert why == ["In its favour: rooms (+6 VP)", "Against it: krones (−2 VP)"]
    assert said.doubt == "Compared in 24 possible games.", "the same ones for both lines"
    early = hint(view_of_rooms(), SEVERAL, advice._replace(final=False))
    assert early.doubt == "Compared in 24 possible games so far; I am looking further."
    assert said.equal == ()


def test_what_cannot_be_told_apart_is_called_as_good() -> None:
    other = (TakeDie(3, 3), Prepare(2, 2), EndTurn())
    advice = Advice((told(ROOMS), told(other, behind=1.0)), True)
    said = hint(view_of_rooms(), SEVERAL, advice)
    assert said.equal == tuple(line for line in said.equal if line.startswith("Prepare the room on floor 2"))
    assert len(said.equal) == 1
    assert said.why == (), "what speaks for one of two that are equal is chance"


def test_lines_that_come_to_exactly_the_same_are_as_good() -> None:
    other = (TakeDie(3, 3), Prepare(2, 2), EndTurn())
    assert told(other, behind=0.0, doubt=0.0).equal
    assert told(other, behind=2.0, doubt=1.0).equal
    assert not told(other, behind=2.1, doubt=1.0).equal
    assert not Told(other, 1, 100.0, 0.0, 0.0, 0.0, NOTHING).equal, "one game tells nothing"


def test_a_line_that_only_leaves_something_out_is_told_by_that() -> None:
    shorter = (TakeDie(3, 3), Prepare(1, 3), EndTurn())
    said = hint(view_of_rooms(), SEVERAL, Advice((told(ROOMS, rooms=4.0), told(shorter, behind=6.4)), True))
    left_out = "the same without “Prepare the room on floor 2, column 1, for 1 krone”"
    assert said.why == (
        f"The next best is worth about 6 VP less: {left_out}",
        "In its favour: rooms (+4 VP)",
    )
    said = hint(view_of_rooms(), SEVERAL, Advice((told(ROOMS), told(shorter, behind=1.0)), True))
    assert said.equal == (left_out,)


def test_only_who_has_one_choice_has_nothing_to_choose() -> None:
    advice = Advice((told(ROOMS),), True)
    assert hint(view_of_rooms(), (Pass(),), advice).doubt == "There is nothing to choose here."
    assert hint(view_of_rooms(), SEVERAL, advice).doubt == "Whatever else you do comes to the same."
    assert hint(view_of_rooms(), SEVERAL, advice._replace(final=False)).doubt == ""


def test_what_to_collect_first_is_told_where_that_is_asked() -> None:
    game = table(cafe={75: None}, vacant="11", dice="33")
    game.apply(MoveGuest(75, 1, 1))
    reward = next(action for action in game.legal_actions() if action.kind == "collect")
    asked = way(game.view_for(0), (reward, TakeDie(3, 3)))
    assert [move.action for move in asked.moves][:1] == [reward]
    later = way(view_of_rooms(), (MoveGuest(75, 1, 1), reward))
    assert [move.action for move in later.moves] == [MoveGuest(75, 1, 1)]


def test_a_line_goes_on_after_cards_that_nobody_has_seen() -> None:
    game = table(cafe={DRAWING: None}, vacant="11 21 31 41", dice="33", krones=5)
    move = next(action for action in game.legal_actions() if action.kind == "move_guest")
    found = way(game.view_for(0), (move, TakeDie(3, 3)))
    assert [each.action for each in found.moves] == [move, TakeDie(3, 3)]
    assert way(game.view_for(0), (move,)).leads == found.leads, "what follows the cards is not foreseen"


def test_several_guests_move_in() -> None:
    assert words.moving_in([75]) == "Moving in: Baroness"
    assert words.moving_in([75, DRAWING]).startswith("Moving in: Baroness and ")


def test_what_was_counted_is_told_without_a_doubt() -> None:
    game = table(dice="3344", vacant="11 12 21", krones=9)
    verdict = Verdict((TakeDie(4, 4),), (TakeDie(3, 3),), 3.0, 0.0, 0, {})
    assert judged(game, verdict)[2] == "3.0 VP lost, counted to the end of the game"
    assert judged(game, verdict._replace(rollouts=24, doubt=0.6))[2] == "3.0 VP lost, give or take 1.2"


def test_a_first_opinion_is_called_one_and_a_count_a_count() -> None:
    game = last_turn(7)
    view, options = game.view_for(0), list(game.legal_actions())
    assert hint(view, options, at_once(view, options)).doubt == words.still_looking(0)
    assert hint(view, options, advise(view, options, "test", Budget(MOST))).doubt == words.counted_out()


def test_of_cards_to_keep_an_opinion_is_only_an_order() -> None:
    setup = Setup(seed=3, solo="leopold")
    game = new_game(setup)
    while game.decision is None or game.decision.kind != "keep_staff":
        game.apply(game.legal_actions()[0])
    view = game.view_for(game.seat)
    assert hint(view, SEVERAL, at_once(view, list(game.legal_actions()))).why == ()


def test_what_was_played_is_what_was_chosen_and_not_how_it_could_have_gone_on() -> None:
    game = table(dice="3344", vacant="11 12 21", krones=9)
    verdict = Verdict((TakeDie(4, 4), Split(0, 2)), (TakeDie(3, 3), Prepare(2, 2)), 3.0, 1.0, 24, {})
    played, better, *_ = judged(game, verdict)
    assert played == "Played: Die 4: krones and Emperor, strength 2"
    assert better.startswith("Better: Die 3: prepare rooms, strength 2 · Prepare the room on floor 2")


def test_luck_and_ratings_in_words() -> None:
    assert words.luck({"dice": -3.4, "cards": 1.0, "guests": 0.2}) == (
        "−2 VP by luck (dice −3 and staff cards +1)"
    )
    assert words.luck({"dice": 0.1}) == "0 VP by luck"
    assert words.rating("Anna", "sound", 1.84) == "Anna: sound play, 1.8 VP lost to errors a turn"
    told = "Round 5, turn of Resi: the lead shifts by 8 VP in favour of Anna."
    assert words.turning_point("Resi", 5, "Anna", 7.6) == told
    assert words.turn_name("Anna", 0, 0) == "Set-up: Anna"
    assert words.turn_name("Anna", 5, 0) == "Round 5, beside the turns: Anna"
    assert words.hints_used([("Anna", 2)]) == "Hints: Anna (2)"


@pytest.mark.parametrize(
    "setup",
    [
        Setup(seed=5, modules=("ballrooms", "celebrities", "hotels", "more")),
        Setup(seed=6, modules=("ballrooms", "celebrities"), solo="elisabeth", level="hard"),
        Setup(seed=7, solo="leopold", entrance="hautel"),
        Setup(seed=8, players=4, ruleset="classic"),
    ],
    ids=["modules", "elisabeth", "leopold", "classic"],
)
def test_every_kind_of_decision_has_its_hint(setup: Setup) -> None:
    game, rng, kinds = new_game(setup), Random(1), set[str]()
    while not game.over:
        options = list(game.legal_actions())
        kind = game.state.stack[-1].kind if game.state.stack else "turn"
        if len(options) > 1 and kind not in kinds:
            kinds.add(kind)
            view = game.view_for(game.seat)
            advice = at_once(view, options)
            said = hint(view, options, advice)
            assert advice.lines[0].actions[0] in options
            assert said.where.startswith("Worth a look: ")
            assert said.best.moves
        game.apply(rng.choice(options))
    assert len(kinds) >= 10


def test_a_second_guest_is_marked_where_it_lies_now() -> None:
    """When the first has left the queue, those to its left have moved up."""
    game = table(queue=(51, 52, 53, 54, 55), dice="33", krones=9, cafe={INVITING: None}, vacant="11 21 31 41")
    view, trial, line = game.view_for(0), game.clone(), (TakeGuest(4), MoveGuest(INVITING, 1, 1))
    for action in line:
        trial.apply(action)
    trial.apply(trial.legal_actions()[0])  # the reward before the bonus of the rooms
    assert TakeGuest(4) in trial.legal_actions()
    assert trial.state.queue[4] == 54
    found = way(view, (*line, Collect(0), TakeGuest(4)))
    assert [move.slot for move in found.moves] == [4, None, 3]
    assert guest_name(54) in found.moves[2].text
    assert way(view, (TakeGuest(0),)).moves[0].spots == (("slot", 0),)
