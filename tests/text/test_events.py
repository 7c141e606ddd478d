"""What the log says has happened: the sentence of every kind of event, with its numbers in their places."""

from __future__ import annotations

from typing import NamedTuple, get_args

import pytest

from gah_desktop.engine import events as e
from gah_desktop.text.events import event_text, is_worth_logging
from gah_desktop.text.sources import gain_label, source_label

NAMES = ("Anna", "Ben", "Carl")
SOURCE: e.Source = ("guest", 75)


class Total(NamedTuple):
    """What the sentence about the end reads of a score."""

    seat: int
    total: int


EVENTS: list[tuple[e.Event, str]] = [
    (e.Dealt(1, ("A1", "B1", "C1"), ("A1", "B1", "C1"), (50, 51), (), {}), "The table is set; Ben begins."),
    (e.Rolled(3, (0, 2, 1, 0, 0, 1, 3), 1), "Round 3: the dice show 1, 1, 2, 5, 6, 6 and 6."),
    (e.Rolled(3, (2, 1, 0, 0, 1, 3), 1), "Round 3: the dice show 1, 1, 2, 5, 6, 6 and 6."),
    (e.TurnBegan(2, 1, 3), "Round 2, number 3: it is Ben’s turn."),
    (e.TurnBegan(2, 1, 0), "Ben has another turn, without a die."),
    (e.Revealed(75), "A new guest joins the queue: Baroness."),
    (e.Revealed(0), "There are no more guests for the queue."),
    (e.Reshuffled("guests"), "The guests who have left are shuffled into a new deck."),
    (e.Drew(2, (14, 20), "hand", SOURCE), "Carl draws Decorator and Detective."),
    (e.Acted(2, "pass", {}, ("turn", 0)), "Carl passes."),
    (e.Gained(1, 1, 0, None, SOURCE), "Ben gets 1 krone: Baroness."),
    (e.Gained(1, 3, 0, None, ("staff", 5)), "Ben gets 3 krones: Groom."),
    (e.Gained(1, -3, 0, None, ("emperor", "A1")), "Ben loses 3 krones: The Privy Purse."),
    (e.Gained(1, 0, 1, None, SOURCE), "Ben advances 1 step on the Emperor track: Baroness."),
    (e.Gained(1, 0, -2, None, SOURCE), "Ben goes back 2 steps on the Emperor track: Baroness."),
    (
        e.Gained(1, 2, 3, None, ("die", 4)),
        "Ben gets 2 krones: die showing 4. Ben advances 3 steps on the Emperor track: die showing 4.",
    ),
    (e.Gained(1, 0, 0, (1, 2, 0, 3, 0), SOURCE), "Ben gets 1 strudel, 2 cake and 3 coffee: Baroness."),
    (
        e.Gained(1, 0, 0, (0, -1, -2, 0, 0), ("emperor", "A2")),
        "Ben loses 1 cake and 2 wine: The Court Kitchen.",
    ),
    (
        e.Gained(1, 0, 0, (1, 0, 0, -1, 0), SOURCE),
        "Ben gets 1 strudel: Baroness. Ben loses 1 coffee: Baroness.",
    ),
    (e.Scored(0, 5, ("room", 403)), "Anna scores 5 VP: room on floor 4, column 3."),
    (e.Scored(0, 1, ("group", 2)), "Anna scores 1 VP: occupancy bonus."),
    (e.Scored(0, -7, ("emperor", "B2")), "Anna loses 7 VP: The Treasury."),
    (e.Passed(3), "All players have passed: one die goes to the dustbin, the others are rolled again."),
    (
        e.EmperorVisited(3, 0, 8, 5, 4, "reward"),
        "The Emperor visits Anna: 5 VP for space 8, back to 4, and his reward.",
    ),
    (
        e.EmperorVisited(3, 1, 2, 1, 0, "penalty"),
        "The Emperor visits Ben: 1 VP for space 2, back to 0, and a penalty.",
    ),
    (
        e.EmperorVisited(3, 1, 2, 1, 0, "avoided"),
        "The Emperor visits Ben: 1 VP for space 2, back to 0; the penalty is avoided.",
    ),
    (
        e.EmperorVisited(3, 2, 4, 3, 1, "nothing"),
        "The Emperor visits Carl: 3 VP for space 4, back to 1.",
    ),
    (e.EmperorSettled(3, 0), ""),
    (e.SoloStep(203, "no_die", {}), "There is no die for Ben."),
    (
        e.BallroomScored(3, "left", "odeonsaal", ((2, 0, 0), (1, 1, 1))),
        "A ballroom is scored: the left ballroom. Anna: 2 dancers and Ben: 3 dancers.",
    ),
    (e.DancersGone(1, 2, SOURCE), "2 dancers of Ben leave the game: Baroness."),
    (
        e.CelebrityTaken(1, 7, "red"),
        "Ben takes a coloured die, and with it Mahatma Gandhi until the end of the round.",
    ),
    (
        e.LoungeChanged((1, 7, 2), (3,)),
        "In the lounge, from the left: Agatha Christie, Mahatma Gandhi and Albert Einstein.",
    ),
    (e.TokenTaken(1, 4, "floor", ("entrance", 3)), "Ben takes token 4: Dove."),
    (e.RoundEnded(4), "Round 4 is over."),
    (
        e.Ended((Total(0, 88), Total(1, 74), Total(2, -3)), (0,)),
        "The game is over: Anna with 88 VP, Ben with 74 VP and Carl with −3 VP. The winner is Anna.",
    ),
    (
        e.Ended((Total(0, 88), Total(1, 74), Total(2, 88)), (0, 2)),
        "The game is over: Anna with 88 VP, Ben with 74 VP and Carl with 88 VP. "
        "The victory is shared by Anna and Carl.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_event(event: e.Event, sentence: str) -> None:
    assert event_text(event, NAMES) == sentence
    assert is_worth_logging(event) == bool(sentence)


def test_every_event_is_above() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(e.Event))


def test_cards_drawn_are_read_by_their_owner_alone() -> None:
    drew = e.Drew(2, (14, 20), "hand", SOURCE)
    assert event_text(drew, NAMES, 2) == "Carl draws Decorator and Detective."
    assert event_text(drew, NAMES, 0) == "Carl draws 2 staff cards."
    assert event_text(e.Drew(2, (14,), "hand", SOURCE), NAMES, 0) == "Carl draws 1 staff card."


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_an_instruction_card_brings_has_been_told_by_its_steps(viewer: int | None) -> None:
    assert event_text(e.Gained(1, 0, 3, None, ("solo", 203)), NAMES, viewer) == ""
    assert event_text(e.Scored(1, 3, ("solo", 203)), NAMES, viewer) == "Ben scores 3 VP: instruction card."


SOURCES: list[tuple[e.Source, str]] = [
    (("guest", 75), "Baroness"),
    (("staff", 14), "Decorator"),
    (("objective", "B2"), "Two Full Columns"),
    (("emperor", "A1"), "The Privy Purse"),
    (("die", 3), "die showing 3"),
    (("group", 2), "occupancy bonus"),
    (("room", 304), "room on floor 3, column 4"),
    *((("track", visit), f"Emperor track, round {visit}") for visit in (3, 5, 7)),
    (("track", 13), "beyond the Emperor track"),
    (("serve", 0), "serving"),
    (("turn", 0), "turn"),
    (("setup", 0), "set-up"),
    (("final", 0), "final scoring"),
    (("solo", 203), "instruction card"),
    (("entrance", "sushi"), "Sushi Resort"),
    (("entrance", 10), "The Ren"),
    (("own", "A3"), "own Emperor tile A3"),
    (("own_objective", "A3"), "own objective A3"),
    (("celebrity", 11), "Sigmund Freud"),
]


@pytest.mark.parametrize(("source", "label"), SOURCES)
def test_source(source: e.Source, label: str) -> None:
    assert source_label(source) == label


@pytest.mark.parametrize(
    ("unit", "amount", "label"),
    [
        ("vp", 5, "5 VP, occupancy bonus"),
        ("krones", 1, "1 krone, occupancy bonus"),
        ("krones", 6, "6 krones, occupancy bonus"),
        ("steps", 1, "1 step on the Emperor track, occupancy bonus"),
        ("steps", 3, "3 steps on the Emperor track, occupancy bonus"),
    ],
)
def test_gain(unit: str, amount: int, label: str) -> None:
    assert gain_label(unit, amount, ("group", 2)) == label


def test_an_unknown_source_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        source_label(("weather", 0))


def test_what_is_worth_a_line() -> None:
    acted = e.Acted(0, "pass", {}, ("turn", 0))
    assert is_worth_logging(acted) is is_worth_logging(e.RoundEnded(1)) is True
    for silent in (acted._replace(kind="collect"), acted._replace(source=("solo", 203))):
        assert is_worth_logging(silent) is False
    assert is_worth_logging(e.EmperorSettled(3, 0)) is False
