"""The panel that asks: what gives the right to it, how much is left, and its lines with what they cost."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.pending import Benefits, Part
from gah_desktop.engine.tables import Effect
from gah_desktop.text.decisions import ACTIONS, cause, option_line, remaining
from gah_desktop.text.decisions.benefits import benefit
from tests.helpers.asked import MOMENTS
from tests.helpers.tables import table
from tests.models.helpers import Laid

# by the moment: the cause, what is left, and the lines
PANELS: dict[str, tuple[str, str, list[str]]] = {
    "first guest": (
        "",
        "",
        [
            "Begin with Major",
            "Begin with Mr. Oundo",
            "Begin with Baroness",
            "Begin with E. Gizia",
            "Begin with Vocalist",
        ],
    ),
    "first rooms, deluxe": (
        "",
        "2 rooms left",
        [
            "Prepare the room on floor 1, column 2",
            "Prepare the room on floor 2, column 1, for 1 krone",
        ],
    ),
    "last of the first rooms, deluxe": (
        "",
        "1 room left",
        [
            "Prepare the room on floor 1, column 3",
            "Prepare the room on floor 2, column 1, for 1 krone",
            "Prepare the room on floor 2, column 2, for 1 krone",
        ],
    ),
    "first rooms, classic": (
        "",
        "2 rooms left",
        [
            "Prepare the room on floor 1, column 2",
            "Prepare the room on floor 2, column 1, for 1 krone",
            "Prepare no more rooms",
        ],
    ),
    "items": (
        "die showing 1",
        "strength 2",
        [
            "2 strudel",
            "1 strudel and 1 cake",
        ],
    ),
    "items, an extra before": (
        "die showing 2",
        "strength 1",
        [
            "1 wine",
            "Use Decorator",
        ],
    ),
    "one item of choice": (
        "Portrait Painter",
        "",
        [
            "1 coffee",
            "1 wine",
            "1 cake",
            "1 strudel",
        ],
    ),
    "items of choice": (
        "The Court Kitchen",
        "",
        [
            "2 coffee",
            "1 wine and 1 coffee",
            "2 wine",
            "1 cake and 1 coffee",
            "1 cake and 1 wine",
            "2 cake",
            "1 strudel and 1 coffee",
            "1 strudel and 1 wine",
            "1 strudel and 1 cake",
            "2 strudel",
        ],
    ),
    "place": (
        "die showing 1",
        "drag, click, or place all at once",
        [
            "Cake into the kitchen",
            "Cake for Jewelry Designer",
        ],
    ),
    "serve": (
        "serving",
        "2 more items for this krone",
        [
            "Serve Baroness: Wine",
            "Finish serving",
        ],
    ),
    "serve the last": (
        "serving",
        "1 more item for this krone",
        [
            "Serve Baroness: Coffee",
            "Finish serving",
        ],
    ),
    "fill an order": (
        "Porter",
        "",
        [
            "Fill the order of Baroness",
            "Fill the order of Jewelry Designer",
        ],
    ),
    "rooms": (
        "die showing 3",
        "2 rooms left",
        [
            "Prepare the room on floor 1, column 2",
            "Prepare the room on floor 2, column 1, for 1 krone",
            "Prepare no more rooms",
        ],
    ),
    "no room, an extra before": (
        "die showing 3",
        "1 room left",
        [
            "Use Staff Manager",
            "Prepare no more rooms",
        ],
    ),
    "a room occupied at once": (
        "The Adjutant’s Quarters",
        "1 room left",
        [
            "Prepare the room on floor 1, column 2",
            "Prepare the room on floor 2, column 2",
            "Prepare no more rooms",
        ],
    ),
    "occupy": (
        "Page Boy",
        "2 rooms left",
        [
            "Occupy the room on floor 1, column 1",
            "Occupy the room on floor 1, column 2",
            "Occupy no more rooms",
        ],
    ),
    "a vacant room must go": (
        "The Court Architect",
        "",
        [
            "Remove the room on floor 2, column 1",
            "Remove the room on floor 2, column 2",
        ],
    ),
    "an occupied room must go": (
        "The Archduke’s Suite",
        "",
        [
            "Remove the room on floor 4, column 1",
            "Remove the room on floor 4, column 2",
        ],
    ),
    "split": (
        "die showing 4",
        "strength 2",
        [
            "2 krones",
            "1 krone and 1 step",
            "2 steps",
        ],
    ),
    "staff": (
        "die showing 5",
        "1 staff card left",
        [
            "Play Decorator for 1 krone",
            "Play no more staff",
        ],
    ),
    "two cards": (
        "Count",
        "2 staff cards left",
        [
            "Play Butler for 4 krones",
            "Play Chief Waiter at no cost",
            "Play no more staff",
        ],
    ),
    "offer, one of them": (
        "Duke",
        "",
        [
            "Play Decorator at no cost",
            "Play Porter at no cost",
            "Play Chambermaid at no cost",
        ],
    ),
    "offer, or none": (
        "Baroness",
        "",
        [
            "Play Decorator at no cost",
            "Play Porter for 2 krones",
            "Play Chambermaid for 1 krone",
            "Play none of these cards",
        ],
    ),
    "under the deck": (
        "Baroness",
        "",
        [
            "Put Porter under the deck",
            "Put Chambermaid under the deck",
        ],
    ),
    "cards of the hand": (
        "A Recommendation",
        "2 staff cards left",
        [
            "Put Breakfast Server under the deck",
            "Put Waitress under the deck",
            "Put Barkeeper under the deck",
        ],
    ),
    "an end card": (
        "Purveyor to the Court",
        "",
        [
            "Give up Chambermaid",
            "Give up Operator",
        ],
    ),
    "free guest": (
        "Dame",
        "1 guest left",
        [
            "Invite MacLeod at no cost",
            "Invite Durgoing at no cost",
            "Invite Conductor at no cost",
            "Invite Brother Uwe at no cost",
            "Invite Farmer Franz at no cost",
            "Take no guest",
        ],
    ),
    "one benefit": (
        "Duke",
        "",
        [
            "Collect: draw 3, play 1 free",
            "Do without: draw 3, play 1 free",
        ],
    ),
    "benefits": (
        "Privy Councillor",
        "",
        [
            "Collect: 1 krone",
            "Do without: 1 krone",
            "Collect: 1 Emperor step",
            "Do without: 1 Emperor step",
        ],
    ),
    "extra": (
        "Decorator",
        "",
        [
            "Use Decorator",
            "Do without the extra",
        ],
    ),
    "extra action": (
        "E. Gizia",
        "",
        [
            "Space 1: strudel and cake, strength 2",
            "Space 2: wine and coffee, strength 2",
            "Do without the action",
        ],
    ),
    "penalty": (
        "The Privy Purse",
        "",
        [
            "Pay 1 krone and be forgiven",
            "Pay nothing and bear the penalty",
        ],
    ),
    "halves of a penalty": (
        "The Privy Purse",
        "",
        [
            "The left penalty: −3 krones",
            "The right penalty: −5 VP",
        ],
    ),
    "extra turn": (
        "",
        "",
        [
            "End turn",
            "Space 4: krones and Emperor, strength 1",
            "Space 4: krones and Emperor, boosted to strength 2, for 1 krone",
            "Invite MacLeod for 3 krones",
            "Invite Durgoing for 2 krones",
            "Invite Conductor for 1 krone",
            "Invite Brother Uwe at no cost",
            "Invite Farmer Franz at no cost",
        ],
    ),
    "guest and die": (
        "",
        "",
        [
            "Die 4: krones and Emperor, strength 2",
            "Die 4: krones and Emperor, boosted to strength 3, for 1 krone",
            "Pass",
            "Invite MacLeod for 3 krones",
            "Invite Durgoing for 2 krones",
            "Invite Conductor for 1 krone",
            "Invite Brother Uwe at no cost",
            "Invite Farmer Franz at no cost",
        ],
    ),
    "end": (
        "",
        "",
        [
            "End turn",
        ],
    ),
}


def lines(game: Game) -> list[str]:
    """As the panel reads them: with a preview where that is worth finding out."""
    laid, decision = Laid(game, viewer=game.seat), game.decision
    assert decision is not None
    return [
        option_line(game.state, decision, action, laid.preview(action) if ACTIONS[action.kind].costs else {})
        for action in game.legal_actions()
    ]


@pytest.mark.parametrize("moment", PANELS)
def test_panel(moment: str) -> None:
    game = MOMENTS[moment]()
    assert game.decision is not None
    assert (cause(game.decision), remaining(game.decision), lines(game)) == PANELS[moment]


def test_benefits_that_are_no_reward_are_named_with_their_cause() -> None:
    state = table().state
    parts = (
        Part("bonus", Effect("bonus", 0), ("group", 0)),
        Part("bonus", Effect("bonus", 1), ("group", 1)),
        Part("bonus", Effect("bonus", 2), ("group", 2)),
        Part("trigger", Effect("gain_krones", 1), ("staff", 23)),
        Part("reward", Effect("gain_vp", 5), ("staff", 42)),
        None,
    )
    decision = Benefits(0, ("guest", 75), parts)
    assert [benefit(state, decision, part) for part in range(6)] == [
        "2 VP, occupancy bonus",
        "6 steps on the Emperor track, occupancy bonus",
        "10 krones, occupancy bonus",
        "1 krone, Custodian",
        "Gardener",
        "",
    ]


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
def test_a_reward_is_named_in_short(ruleset: str) -> None:
    """Its whole sentence, that of the edition, is read on the card."""
    state = table(ruleset=ruleset).state
    part = Part("reward", Effect("draw_three_play_one"), ("emperor", "B3"), 0)
    assert benefit(state, Benefits(0, ("emperor", "B3"), (part,)), 0) == "draw 3, play 1 free"


@pytest.mark.parametrize(("ruleset", "reward"), [("deluxe", "extra action"), ("classic", "extra turn")])
def test_a_reward_reads_as_it_is_in_this_edition(ruleset: str, reward: str) -> None:
    state = table(ruleset=ruleset).state
    part = Part("reward", Effect("extra_action"), ("guest", 97), 0)
    assert benefit(state, Benefits(0, ("guest", 97), (part,)), 0) == reward


def test_a_part_of_the_emperors_reward_is_told_by_its_place() -> None:
    state = table().state
    parts = (Part("reward", Effect("gain_krones", 3), ("emperor", "A1"), 0),)
    assert benefit(state, Benefits(0, ("emperor", "A1"), parts), 0) == "3 krones"
