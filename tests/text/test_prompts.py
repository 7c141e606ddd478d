"""What the table asks: the line of every moment in which somebody is asked something, and what it is for."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game, Setup
from gah_desktop.engine import actions as a
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.text.decisions import Asked, cause, pointed_prompt, prompt
from gah_desktop.widgets.table import prompts
from tests.helpers.asked import MOMENTS, POINTED
from tests.helpers.games import played, steps
from tests.helpers.tables import play, table
from tests.models.helpers import Laid

#: What Anna is asked, and what gives her the right to it.
LINES: dict[str, tuple[str, str]] = {
    "draft": ("keep one of these staff cards; the others are passed on.", ""),
    "six of ten": ("keep six of these ten staff cards.", ""),
    "first guest": ("choose your first guest, free of charge.", ""),
    "first rooms, deluxe": ("prepare another of your first rooms, next to one you have.", ""),
    "last of the first rooms, deluxe": ("prepare another of your first rooms, next to one you have.", ""),
    "first room, classic": ("prepare your first room, at the bottom left, or do without.", ""),
    "first rooms, classic": ("prepare another of your first rooms, next to one you have, or finish.", ""),
    "items": ("choose which items you take.", "die showing 1"),
    "items, an extra before": ("choose which items you take; you may use Decorator first.", "die showing 2"),
    "one item of choice": ("choose any one dish or drink.", "Portrait Painter"),
    "items of choice": ("choose any dishes and drinks.", "The Court Kitchen"),
    "rehearsal room": ("choose your rehearsal room.", ""),
    "a dancer": ("send a dancer to a ballroom, or do without.", "Cellist"),
    "a dancer must go": ("choose a dancer to give up.", "A Ball at Court"),
    "after a card": ("you may send a dancer now.", "Danube Steamship Captain"),
    "payment": ("choose what you pay with.", "Wagon Master"),
    "items of other kinds": ("choose dishes and drinks of other kinds than you paid with.", "Wagon Master"),
    "rooms, one of two extras before": (
        "prepare a room next to one you have, or do without; you may use Dancing Master first.",
        "die showing 3",
    ),
    "rooms, two extras before": (
        "prepare a room next to one you have, or do without; you may use Staff Manager or Dancing Master "
        "first.",
        "die showing 3",
    ),
    "turn down": ("you may flip Chef de Rang and use its effect, once per game.", ""),
    "an item must go": ("choose a dish or drink to give up.", "The Court Larder"),
    "items to exchange": ("choose the dishes and drinks that you exchange.", "Albert Einstein"),
    "items to get": ("choose what you get, of other kinds than you give.", "Albert Einstein"),
    "auction": ("bid for the entrance of your hotel.", ""),
    "an entrance alone": ("choose the entrance of your hotel.", ""),
    "one more first guest": ("choose one more guest, at no cost, or do without.", "Kaufman"),
    "further first rooms": (
        "prepare another of your first rooms, next to one you have, or finish.",
        "Chateau Paulwei",
    ),
    "second guest": ("take a second guest, or do without.", "Kaufman"),
    "a token": ("choose a token.", "Dove"),
    "a die moved": ("use the space to which you have moved the die.", ""),
    "second dancer": ("choose the second dancer, or do without.", "E. Doolittle"),
    "place": ("put each item onto a guest or into the kitchen.", "die showing 1"),
    "serve": ("serve more items for the krone you have paid, or finish.", "serving"),
    "serve the last": ("serve one more item for the krone you have paid, or finish.", "serving"),
    "fill an order": ("choose the guest whose order is filled.", "Porter"),
    "rooms": ("prepare a room next to one you have, or do without.", "die showing 3"),
    "one more room": ("prepare another room next to one you have, or finish.", "die showing 3"),
    "a room in an empty hotel": ("prepare a room at the bottom left, or do without.", "die showing 3"),
    "rooms, an extra before": (
        "prepare a room next to one you have, or do without; you may use Staff Manager first.",
        "die showing 3",
    ),
    "no room, an extra before": (
        "you can prepare no room now; use Staff Manager first, or do without.",
        "die showing 3",
    ),
    "a room occupied at once": (
        "prepare a room that is occupied at once, or do without.",
        "The Adjutant’s Quarters",
    ),
    "occupy": ("turn a vacant room to occupied, or do without.", "Page Boy"),
    "a vacant room must go": (
        "the Emperor’s penalty: choose which vacant room on floor 2 is removed.",
        "The Court Architect",
    ),
    "an occupied room must go": (
        "the Emperor’s penalty: choose which occupied room on floor 4 is removed.",
        "The Archduke’s Suite",
    ),
    "split": ("divide the strength between krones and Emperor steps.", "die showing 4"),
    "staff": ("play a staff card from your hand, or do without.", "die showing 5"),
    "staff, an extra before": (
        "play a staff card from your hand, or do without; you may use Detective first.",
        "die showing 5",
    ),
    "two cards": ("play a staff card from your hand, or do without.", "Count"),
    "offer, one of them": ("play one of the cards drawn.", "Duke"),
    "offer, or none": ("play one of the cards drawn, or none.", "Baroness"),
    "under the deck": ("which card goes under the deck next?", "Baroness"),
    "cards of the hand": (
        "the Emperor’s penalty: give back a staff card from your hand.",
        "A Recommendation",
    ),
    "last card of the hand": (
        "the Emperor’s penalty: give back a staff card from your hand.",
        "A Recommendation",
    ),
    "an end card": (
        "the Emperor’s penalty: choose the end card in play that leaves the game.",
        "Purveyor to the Court",
    ),
    "free guest": ("take a guest from the queue at no cost, or do without.", "Dame"),
    "free guest with a token": ("take a guest from the queue, or do without.", "Dame"),
    "two free guests": ("take a guest from the queue at no cost, or do without.", "Medicinal Councillor"),
    "one benefit": ("collect what waits for you, or do without.", "Duke"),
    "benefits": ("collect what waits in the order you like, or do without any of it.", "Privy Councillor"),
    "extra": ("use the extra of your staff card, or do without.", "Decorator"),
    "extra action": ("choose an action space to use without taking a die, or do without.", "E. Gizia"),
    "penalty": ("the Emperor is displeased; pay to be forgiven, or bear his penalty.", "The Privy Purse"),
    "halves of a penalty": (
        "the Emperor’s penalty: choose which of its two halves you suffer.",
        "The Privy Purse",
    ),
    "feeding": ("choose which of Leopold’s guests gets this: Wine.", "Hautel Couture"),
    "extra turn": (
        "an extra turn: take a guest if you like, then use one space without taking its die, "
        "or end your turn.",
        "",
    ),
    "extra turn, no table free": (
        "an extra turn: use one space without taking its die, or end your turn.",
        "",
    ),
    "extra turn, no dice": ("an extra turn: take a guest if you like, or end your turn.", ""),
    "guest and die": ("take a guest if you like, then choose a die.", ""),
    "guest and die, claim": ("you may claim an objective; take a guest if you like, then choose a die.", ""),
    "guest and die, move_guest": (
        "you may move a guest into a room; take a guest if you like, then choose a die.",
        "",
    ),
    "guest and die, use_staff": (
        "you may use a staff card; take a guest if you like, then choose a die.",
        "",
    ),
    "guest and die, serve": ("you may serve your guests; take a guest if you like, then choose a die.", ""),
    "die": ("choose a die.", ""),
    "die, claim": ("you may claim an objective; then choose a die.", ""),
    "die, move_guest": ("you may move a guest into a room; then choose a die.", ""),
    "die, use_staff": ("you may use a staff card; then choose a die.", ""),
    "die, serve": ("you may serve your guests; then choose a die.", ""),
    "no die": ("there is no die you can take; pass.", ""),
    "no die, claim": ("there is no die you can take; claim an objective, or pass.", ""),
    "no die, move_guest": ("there is no die you can take; move a guest into a room, or pass.", ""),
    "no die, use_staff": ("there is no die you can take; use a staff card, or pass.", ""),
    "no die, serve": ("there is no die you can take; serve your guests, or pass.", ""),
    "end": ("end your turn.", ""),
    "end, claim": ("claim an objective, or end your turn.", ""),
    "end, move_guest": ("move a guest into a room, or end your turn.", ""),
    "end, use_staff": ("use a staff card, or end your turn.", ""),
    "end, serve": ("serve your guests, or end your turn.", ""),
    "end, claim, move_guest": ("claim an objective, move a guest into a room, or end your turn.", ""),
    "end, claim, use_staff": ("claim an objective, use a staff card, or end your turn.", ""),
    "end, claim, serve": ("claim an objective, serve your guests, or end your turn.", ""),
    "end, move_guest, use_staff": ("move a guest into a room, use a staff card, or end your turn.", ""),
    "end, move_guest, serve": ("move a guest into a room, serve your guests, or end your turn.", ""),
    "end, use_staff, serve": ("use a staff card, serve your guests, or end your turn.", ""),
    "end, everything": ("claim an objective, move a guest into a room, or end your turn.", ""),
}
#: What she is asked when she has pointed at something.
POINTED_AT: dict[str, str] = {
    "a die": "use the action as it is, or boost it by 1 for 1 krone.",
    "a six": "choose an action for the 6.",
    "a six that can be boosted": "choose an action for the 6, and whether to boost it.",
    "a space": "use the action as it is, or boost it by 1 for 1 krone.",
    "wine": "choose who gets this.",
    "a guest, received": "choose what this guest gets.",
    "a guest": "choose a room for Baroness.",
    "several things": "choose what you want to do.",
}


def asked(game: Game) -> Asked:
    decision = game.decision
    assert decision is not None
    return Asked("Anna", decision, game.legal_actions(), game.state)


@pytest.mark.parametrize("moment", MOMENTS)
def test_prompt(moment: str) -> None:
    line, source = LINES[moment]
    told = asked(MOMENTS[moment]())
    assert (prompt(told), cause(told.decision)) == (f"Anna: {line}", source)


@pytest.mark.parametrize("thing", POINTED)
def test_prompt_of_what_was_pointed_at(thing: str) -> None:
    assert pointed_prompt("Anna", POINTED[thing]) == f"Anna: {POINTED_AT[thing]}"


def test_every_moment_is_above() -> None:
    assert set(LINES) == set(MOMENTS)
    assert set(POINTED_AT) == set(POINTED)


#: Words for what can be done, as the lines of a turn have them, and the actions they are about.
DOINGS: dict[str, type[object]] = {
    "objective": a.Claim,
    "into a room": a.MoveGuest,
    "use a staff card": a.UseStaff,
    "serve": a.Serve,
    "take a guest": a.TakeGuest,
    "choose a die": a.TakeDie,
    "one space": a.ExtraAction,
    "pass": a.Pass,
    "end your turn": a.EndTurn,
}


@pytest.mark.parametrize("seed", range(6))
def test_only_what_is_possible_is_named_in_a_turn(seed: int) -> None:
    """In whole games of both editions, at every turn."""
    setups = (
        Setup(seed=seed, players=2 + seed % 3),
        Setup(seed=seed, ruleset="classic"),
        Setup(seed=seed, solo="leopold", entrance="toll"),
    )
    for setup in setups:
        for game, _ in steps(setup, seed):
            if game.decision is None or game.decision.kind != "turn":
                continue
            line = prompt(asked(game))
            kinds = {type(option) for option in game.legal_actions()}
            for words, action in DOINGS.items():
                assert words not in line or action in kinds, (line, kinds)
            assert any(words in line for words in DOINGS)


#: The same for every other decision: words of its line, and the actions of which one must be possible.
ELSEWHERE: dict[str, tuple[type[object], ...]] = {
    "do without": (a.Decline,),
    "finish": (a.Decline, a.StopServing),
    "or none": (a.Decline,),
    "bear his penalty": (a.Decline,),
    "pay to be forgiven": (a.PayPenalty,),
    "you may use": (a.UseStaff,),
    "; use": (a.UseStaff,),
    "prepare your first room": (a.Prepare,),
    "collect": (a.Collect,),
    "keep ": (a.Draft, KeepStaff),
    "first guest": (a.ChooseGuest,),
    "one more guest": (a.ChooseGuest,),
    "which items": (a.ChooseItems,),
    "any one dish or drink": (a.ChooseItems,),
    "dishes and drinks": (a.ChooseItems,),
    "put each item": (a.Place,),
    "serve ": (a.Serve,),
    "gets this": (FeedRival,),
    "order is filled": (a.FillOrder,),
    "prepare a room": (a.Prepare,),
    "prepare another": (a.Prepare,),
    "vacant room to occupied": (a.Occupy,),
    "is removed": (a.RemoveRoom,),
    "divide": (a.Split,),
    "action space": (a.ExtraAction,),
    "play ": (a.PlayStaff,),
    "under the deck": (a.ReturnStaff,),
    "give back": (a.ReturnStaff,),
    "leaves the game": (a.DiscardStaff,),
    "take a guest": (a.TakeGuest,),
    "the extra of": (a.UseStaff,),
    "halves": (a.TakePenalty,),
}
#: What the Emperor causes says so.
HIS = ("remove_room", "return_hand", "discard_staff", "penalty", "take_penalty")


@pytest.mark.parametrize("seed", range(8))
def test_every_line_names_what_is_possible_and_nothing_else(seed: int) -> None:
    """In whole games, in every decision but turns; and doing without is named wherever it is possible."""
    setups = (
        Setup(seed=seed, players=2 + seed % 3, deal="draft" if seed % 2 else "normal"),
        Setup(seed=seed, players=2, ruleset="classic"),
        Setup(seed=seed, solo="leopold", entrance="hautel"),
    )
    for setup in setups:
        for game, _ in steps(setup, seed):
            if game.decision is None or game.decision.kind == "turn":
                continue
            line, options = prompt(asked(game)), game.legal_actions()
            for words, actions in ELSEWHERE.items():
                assert words not in line or any(isinstance(option, actions) for option in options), line
            named = {action for words, actions in ELSEWHERE.items() if words in line for action in actions}
            assert {type(option) for option in options} <= named, (line, options)
            assert ("Emperor" in line) is (game.decision.kind in (*HIS, "split"))


# -- the line at the table


def test_it_follows_what_was_pointed_at() -> None:
    laid = Laid(table(dice="44"))
    assert prompts.prompt(laid) == "Anna: take a guest if you like, then choose a die."
    pointed = (a.TakeDie(4, 4), a.TakeDie(4, 4, True))
    line = "Anna: use the action as it is, or boost it by 1 for 1 krone."
    assert prompts.prompt(laid, pointed) == line


def test_whose_turn_it_is_when_one_only_looks_on() -> None:
    game = table(dice="44")
    play(game, a.TakeDie(4, 4))
    assert prompts.prompt(Laid(game, viewer=1)) == "It is Anna’s turn."


def test_when_all_is_over() -> None:
    assert prompts.prompt(Laid(played(Setup(players=2, seed=7), 7))) == "The game is over."
