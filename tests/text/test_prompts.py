"""What the table asks for: the line of every decision, at a table that has come to it, and what it is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.base import nothing
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.widgets.table.prompts import cause, prompt
from tests.helpers.games import played, steps
from tests.helpers.tables import chosen, guest_ready, penalty, play, reward, table
from tests.models.helpers import Laid


def done(game: Game, *actions: a.Action) -> Game:
    play(game, *actions)
    return game


def feeding() -> Game:
    """Against Hautel Couture, when two of his guests wait for the item of the action space."""
    for seed in range(20):
        for game, _ in steps(Setup(solo="leopold", entrance="hautel", seed=seed), seed):
            if game.decision is not None and game.decision.kind == "feed_rival":
                return game
    raise AssertionError("nobody is fed")


#: What leads to a decision, the line that asks for it, and what it is for.
ASKED: dict[str, tuple[Callable[[], Game], str, str]] = {
    "draft": (
        lambda: new_game(Setup(deal="draft", seed=4)),
        "Anna: keep one of these staff cards; the others are passed on.",
        "",
    ),
    "keep_staff": (
        lambda: new_game(Setup(solo="leopold", seed=5)),
        "Anna: keep six of these ten staff cards.",
        "",
    ),
    "choose_guest": (lambda: new_game(Setup(seed=3)), "Anna: choose your first guest; it costs nothing.", ""),
    "items": (
        lambda: done(table(dice="11"), a.TakeDie(1, 1)),
        "Anna: choose which items you take.",
        "die showing 1",
    ),
    "items_of_choice": (
        lambda: done(reward("A2"), a.Collect(0)),
        "Anna: choose any items.",
        "The Court Kitchen",
    ),
    "place": (
        lambda: done(table(dice="11", cafe={95: ""}), a.TakeDie(1, 1), chosen(1, 1)),
        "Anna: put each item onto a guest or into the kitchen.",
        "die showing 1",
    ),
    "rooms": (
        lambda: done(table(dice="33", vacant="11"), a.TakeDie(3, 3)),
        "Anna: prepare a room next to one of yours.",
        "die showing 3",
    ),
    "occupy": (
        lambda: done(table(dice="55", hand=(35,), vacant="11 12"), a.TakeDie(5, 5), a.PlayStaff(35)),
        "Anna: choose a vacant room that becomes occupied.",
        "Page Boy",
    ),
    "split": (
        lambda: done(table(dice="44"), a.TakeDie(4, 4)),
        "Anna: divide the strength between krones and Emperor steps.",
        "die showing 4",
    ),
    "staff": (
        lambda: done(table(dice="5", hand=(14,)), a.TakeDie(5, 5)),
        "Anna: play a staff card from your hand, or do without.",
        "die showing 5",
    ),
    "offer": (
        lambda: done(guest_ready(75, next_staff=(14, 38, 31)), a.MoveGuest(75, 3, 1), a.Collect(0)),
        "Anna: play one of the cards drawn.",
        "Baroness",
    ),
    "return_staff": (
        lambda: done(
            guest_ready(75, next_staff=(14, 38, 31)),
            *(a.MoveGuest(75, 3, 1), a.Collect(0), a.PlayStaff(14)),
        ),
        "Anna: which card goes under the deck next?",
        "Baroness",
    ),
    "return_hand": (
        lambda: penalty("A3", hand=(1, 2, 3)),
        "Anna: give back a staff card from your hand.",
        "A Recommendation",
    ),
    "discard_staff": (
        lambda: penalty("C4", staff=(31, 41)),
        "Anna: choose the staff card in play that leaves the game.",
        "Purveyor to the Court",
    ),
    "fill_order": (
        lambda: done(table(dice="555", hand=(38,), cafe={75: "", 60: ""}), a.TakeDie(5, 5), a.PlayStaff(38)),
        "Anna: choose the guest whose order is filled.",
        "Porter",
    ),
    "serve": (
        lambda: done(table(kitchen="ww", cafe={75: ""}), a.Serve("wine", 75)),
        "Anna: serve up to three items for this krone, or finish.",
        "serving",
    ),
    "take_guest": (
        lambda: done(guest_ready(63), a.MoveGuest(63, 3, 1)),
        "Anna: take a guest from the queue at no cost, or do without.",
        "Dame",
    ),
    "benefits": (
        lambda: done(guest_ready(79), a.MoveGuest(79, 1, 3)),
        "Anna: collect what waits, in the order you like.",
        "Privy Councillor",
    ),
    "extra": (
        lambda: done(table(staff=(14,), dice="1", vacant="11"), a.TakeDie(1, 1), chosen(1)),
        "Anna: use the extra of your staff card, or do without.",
        "Decorator",
    ),
    "extra_action": (
        lambda: done(guest_ready(97, dice="1122"), a.MoveGuest(97, 1, 3)),
        "Anna: choose an action space to use without taking a die.",
        "E. Gizia",
    ),
    "penalty": (
        lambda: penalty("A1", staff=(26,)),
        "Anna: the Emperor is displeased; pay him off, or bear it.",
        "The Privy Purse",
    ),
    "take_penalty": (
        lambda: penalty("A1", "classic"),
        "Anna: choose which penalty you suffer.",
        "The Privy Purse",
    ),
    "remove_room": (
        lambda: penalty("C2", occupied="41 42"),
        "Anna: choose the room that is removed.",
        "The Archduke's Suite",
    ),
    "feed_rival": (feeding, "Anna: choose which guest of the opponent gets the item.", "Hautel Couture"),
}


def asked_of_anna(game: Game) -> Laid:
    """Whoever is asked is called Anna here."""
    return Laid(game, viewer=game.seat, names=["Anna"] * 4)


@pytest.mark.parametrize("kind", ASKED)
def test_prompt(kind: str) -> None:
    make, line, label = ASKED[kind]
    laid = asked_of_anna(make())
    assert laid.decision is not None and laid.decision.kind == kind
    assert (prompt(laid), cause(laid)) == (line, label)


def test_every_decision_is_above() -> None:
    """But for a turn, which has its moments, and for those that never ask anybody anything."""
    assert {kind for kind, decision in DECISIONS.items() if decision.options is not nothing} == {
        *ASKED,
        "turn",
    }


FULL = {75: "", 60: "", 65: ""}
MOMENTS: dict[str, tuple[Callable[[], Game], str]] = {
    "guest or die": (lambda: table(dice="44"), "Anna: take a guest if you like, then choose a die."),
    "no table free": (lambda: table(dice="44", cafe=FULL), "Anna: choose a die."),
    "a six too dear": (
        lambda: table(dice="6", krones=0, cafe=FULL),
        "Anna: there is no die you can take; end your turn or pass.",
    ),
    "without a die": (
        lambda: done(
            guest_ready(97, "classic", dice="44"),
            *(a.MoveGuest(97, 1, 3), a.Collect(0), a.TakeDie(4, 4), a.Split(2, 0), a.EndTurn()),
        ),
        "Anna: an extra turn: everything but a die.",
    ),
    "a guest is ready": (
        lambda: done(table(dice="44", cafe={65: None}, vacant="11"), a.TakeDie(4, 4), a.Split(2, 0)),
        "Anna: move guests, claim objectives, or end your turn.",
    ),
    "an objective is met": (
        lambda: done(table(dice="44", krones=20), a.TakeDie(4, 4), a.Split(0, 2)),
        "Anna: move guests, claim objectives, or end your turn.",
    ),
    "the end": (
        lambda: done(table(dice="44"), a.TakeDie(4, 4), a.Split(2, 0)),
        "Anna: serve, move guests, or end your turn.",
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_moments_of_a_turn(moment: str) -> None:
    make, line = MOMENTS[moment]
    laid = Laid(make())
    assert (prompt(laid), cause(laid)) == (line, "")


def test_whose_turn_it_is_when_one_only_looks_on() -> None:
    laid = Laid(done(table(dice="44"), a.TakeDie(4, 4)), viewer=1)
    assert prompt(laid) == "It is the turn of Anna."


def test_when_all_is_over() -> None:
    laid = Laid(played(Setup(players=2, seed=7), 7))
    assert (prompt(laid), cause(laid)) == ("The game is over.", "")
