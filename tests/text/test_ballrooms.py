"""What is said of ballrooms: lines of a turn, what was pointed at, what waits, what a dancer brings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gah_desktop.app.outcome import outcome, told
from gah_desktop.catalog import expanded_catalog
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, Collect, MoveGuest
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.modules.ballrooms.rules.penalties import RemoveDancer
from gah_desktop.modules.ballrooms.rules.sending import Dancing, SendDancer
from gah_desktop.modules.ballrooms.words import spots as said
from gah_desktop.text.decisions import Asked, option_line, pointed_prompt, pointed_question, prompt, remaining
from tests.helpers.languages import english as english
from tests.helpers.waltz import ball, send

BARONESS = 75


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """With its plurals."""


def line(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return prompt(Asked("Anna", decision, game.legal_actions(), game.state))


# Lines of a turn


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (
            {"vacant": "11", "kitchen": "h"},
            "you may send a guest to a room or to a ball; take a guest if you like, then choose a die.",
        ),
        (
            {"kitchen": "h"},
            "you may send a guest to a ball; take a guest if you like, then choose a die.",
        ),
        (
            {"vacant": "11"},
            "you may move a guest into a room; take a guest if you like, then choose a die.",
        ),
    ],
)
def test_a_room_or_a_ball_as_it_is_possible(more: dict[str, object], told: str) -> None:
    game = ball(cafe={BARONESS: None}, **more)  # type: ignore[arg-type]
    assert line(game) == f"Anna: {told}"


def test_at_the_end_of_a_turn_two_things_are_named() -> None:
    game = ball(cafe={BARONESS: None, 76: ""}, kitchen="hwkcs", dice="4", vacant="11")
    game.apply(next(option for option in game.legal_actions() if option.kind == "take_die"))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    assert line(game).startswith("Anna: send a guest to a room or to a ball, ")
    assert line(game).endswith("or end your turn.")


# What was pointed at


def test_where_a_guest_goes_is_asked_with_the_guest() -> None:
    ways = [send("left-1", BARONESS, 4), send("left-1", BARONESS, 3)]
    assert pointed_question(ways) == "Which dancer, and where to?"
    assert pointed_prompt("Anna", ways) == "Anna: choose a destination for Baroness."
    both: Sequence[Action] = [*ways, MoveGuest(BARONESS, 1, 1)]
    assert pointed_question(both) == "To a room or to a ball?"
    assert pointed_prompt("Anna", both) == "Anna: choose a destination for Baroness."


def test_without_a_guest_a_dancer_is_asked_for() -> None:
    ways = [send("left-1"), send("left-2")]
    assert pointed_prompt("Anna", ways) == "Anna: choose which dancer goes where."
    gone = [RemoveDancer("left", 1, 1), RemoveDancer("left", 1, 2)]
    assert pointed_question(gone) == "Which dancer?"
    assert pointed_prompt("Anna", gone) == "Anna: choose a dancer to give up."


# What waits


@pytest.mark.parametrize(
    ("left", "discount", "told"),
    [(1, 0, "1 dancer to send"), (2, 1, "2 dancers to send, each for 1 champagne less")],
)
def test_how_many_dancers_a_card_sends_for_how_much_less(left: int, discount: int, told: str) -> None:
    assert remaining(Dancing(0, ("guest", 147), left, discount)) == told


def test_a_rehearsal_room_is_offered_with_what_it_brings() -> None:
    from gah_desktop.engine import Setup, new_game
    from gah_desktop.modules.ballrooms.rules.rehearsing import ChooseRehearsal

    game = new_game(Setup(modules=("ballrooms",), seed=3))
    assert game.decision is not None
    line = option_line(game.state, game.decision, ChooseRehearsal("treasury"), {})
    assert line == "Treasury: 1 krone · 2 krones · 4 krones · 6 krones"


# What a dancer brings


def brings(game: Game, action: SendDancer) -> list[str]:
    assert game.why_not(action) is None
    return told(outcome(game.view_for(0), action))


def test_champagne_points_bonus_and_how_the_ballroom_stands_then() -> None:
    game = ball(cafe={BARONESS: None}, kitchen="hh", dancers="left-1", areas=(0, 0, 3, 1))
    assert brings(game, send("left-2", BARONESS, 4)) == [
        "You give: 2 champagne",
        "You get: 5 VP",
        "You may then collect: draw 3, play 1, −3, row bonus, left ballroom, middle row: 2 krones"
        " and rehearsal area 4: 8 VP",
        "Apollosaal, if it were scored now: 4 VP instead of 1 VP",
    ]


def test_a_dancer_sent_by_a_card_for_less() -> None:
    game = ball(kitchen="h", cafe={})
    game.state.stack.append(Dancing(0, ("guest", 147), 1, 1))
    settle(game.state)
    lines = brings(game, send("left-2"))
    assert lines[0] == "You give: 1 champagne"
    assert lines[-1] == "Apollosaal, if it were scored now: 2 VP instead of −5 VP"


def test_what_waits_is_told_with_what_it_gives() -> None:
    game = ball(cafe={BARONESS: None}, kitchen="hh")
    game.apply(send("left-2", BARONESS, 4))
    decision = game.decision
    assert decision is not None
    lines = [option_line(game.state, decision, o, {}) for o in game.legal_actions() if isinstance(o, Collect)]
    assert "Collect: row bonus, left ballroom, middle row: 2 krones" in lines


# At the foot of a ballroom


@pytest.mark.parametrize(
    ("board", "players", "told"),
    [
        ("apollosaal", 2, "dancers × highest row"),
        ("goldener-strauss", 2, "each row: 7 · 2"),
        ("odeonsaal", 2, "1 · 4 · 9 · 16 · 25"),
        ("zum-sperl", 2, "most dancers: 10 · 3"),
        ("zum-sperl", 4, "most dancers: 15 · 10 · 5"),
        ("zur-kettenbruecke", 3, "2 dancers: 7 VP"),
    ],
)
def test_how_a_ballroom_scores_in_a_few_words(board: str, players: int, told: str) -> None:
    scoring = expanded_catalog().ballrooms[board].scoring
    assert said.scoring_short(scoring, players) == told
