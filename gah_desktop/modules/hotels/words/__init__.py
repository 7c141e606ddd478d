"""What is said of hotels with an entrance of their own: names, the auction, and what entrances allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.engine.events import Acted, TokenTaken
from gah_desktop.engine.state import GameState
from gah_desktop.text.decisions.base import (
    ActionWords,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    slot_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import die_color_name, emperor_name, guest_name, objective_name
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.sources import source_label
from gah_desktop.text.terms import fill, krones, translate
from gah_desktop.text.voices import counted

ENTRANCES: dict[int, str] = {
    1: "Chateau Paulwei",
    2: "Corogari Zant-Mainz",
    3: "Dove",
    4: "Kaufman",
    5: "Mayenfels",
    6: "Ninas Melange",
    7: "Stroup",
    8: "The Grand Wray Hotel",
    9: "The Kozi Palace",
    10: "The Ren",
}
TOKENS: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("tokens", "krones"),
    2: QT_TRANSLATE_NOOP("tokens", "Emperor track"),
    3: QT_TRANSLATE_NOOP("tokens", "staff card"),
    4: QT_TRANSLATE_NOOP("tokens", "occupied room"),
    5: QT_TRANSLATE_NOOP("tokens", "VP"),
}


def own_tile_label(id: int | str) -> str:
    return fill(translate("sources", "own Emperor tile %1"), id)


def own_objective_label(id: int | str) -> str:
    return fill(translate("sources", "own objective %1"), id)


def _bid_option(action: Any, d: Details, subject: str) -> str:
    return fill(
        translate("options", "Bid %1 for %2"), krones(action.amount), ENTRANCES.get(action.entrance, "")
    )


def _bid_spots(action: Any) -> tuple[Spot, ...]:
    return (("entrance", action.entrance), ("bid", action.amount))


def _entrance_spots(action: Any) -> tuple[Spot, ...]:
    return (("entrance", action.entrance),)


def _bid_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 bids %2 for %3.")
    return fill(text, name, krones(d["amount"]), ENTRANCES[d["entrance"]])


def _choose_option(action: Any, d: Details, subject: str) -> str:
    return ENTRANCES.get(action.entrance, "")


def _choose_told(name: str, d: Details, _: Acted) -> str:
    return fill(translate("events", "%1 chooses an entrance: %2."), name, ENTRANCES[d["entrance"]])


def _queued(state: GameState, decision: Any, action: Any) -> str:
    return guest_name(state.queue[action.slot]) if state.queue[action.slot] else ""


def _second_option(action: Any, d: Details, subject: str) -> str:
    return fill(translate("options", "%1 as a second guest, for %2"), subject, krones(d.get("cost", 0)))


def _second_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 takes a second guest, %2, for %3.")
    return fill(text, name, guest_name(d["guest"]), krones(d["cost"]))


def _token_option(action: Any, d: Details, subject: str) -> str:
    return fill(translate("options", "Token: %1"), translate("tokens", TOKENS.get(action.token, "")))


def _claim_option(action: Any, d: Details, subject: str) -> str:
    return fill(translate("options", "Claim your own objective: %1"), subject)


def _objective(state: GameState, decision: Any, action: Any) -> str:
    return objective_name(action.objective)


def _retreat_option(action: Any, d: Details, subject: str) -> str:
    return fill(translate("options", "Go back on the Emperor track for the reward of the tile %1"), subject)


def _tile(state: GameState, decision: Any, action: Any) -> str:
    return emperor_name(action.tile)


def _retreat_told(name: str, d: Details, _: Acted) -> str:
    steps = counted("events", "%n step(s)", d["steps"])
    text = translate("events", "%1 goes back %2 on the Emperor track for the reward of the tile %3.")
    return fill(text, name, steps, emperor_name(d["tile"]))


def _move_option(action: Any, d: Details, subject: str) -> str:
    color = action.color or "white"
    text = translate("options", "Turn a die from %1 to %2 and use space %2 (%3)")
    return fill(text, action.start, action.to, die_color_name(color))


def _move_spots(action: Any) -> tuple[Spot, ...]:
    return (("face", action.start), ("face", action.to))


def _move_told(name: str, d: Details, _: Acted) -> str:
    text = translate("events", "%1 turns a die from %2 to %3 (%4).")
    return fill(text, name, d["from"], d["to"], die_color_name(d["color"]))


# only in games of earlier rules: today a token is taken at once


def _token_taken(event: TokenTaken, names: Sequence[str]) -> str:
    text = translate("events", "%1 takes token %2: %3.")
    return fill(text, names[event.seat], event.token, source_label(event.source))


PART = TextPart(
    module="hotels",
    title=QT_TRANSLATE_NOOP("modules", "Unique Hotels"),
    summary=QT_TRANSLATE_NOOP("modules", "Each hotel has an entrance with rules of its own."),
    decisions={
        "bid": DecisionWords(
            "%1: bid for the entrance of your hotel.",
            "First bid for an entrance.",
            "entrance-auction",
            caused=False,
        ),
        "choose_entrance": DecisionWords(
            "%1: choose the entrance of your hotel.",
            "First choose the entrance of your hotel.",
            "entrance-solo",
            caused=False,
        ),
        "second_guest": DecisionWords(
            "%1: take a second guest, or do without.",
            "First take a second guest, or do without.",
            "entrance-guests",
        ),
        "take_token": DecisionWords("%1: choose a token.", "First choose a token.", "entrance-rooms"),
        "die_moved": DecisionWords(
            "%1: use the space to which you have moved the die.",
            "First use the space to which you have moved the die.",
            "entrance-dice",
        ),
    },
    actions={
        "bid": ActionWords(_bid_option, _bid_told, spots=_bid_spots, at="table"),
        "choose_entrance": ActionWords(_choose_option, _choose_told, spots=_entrance_spots, at="table"),
        "second_guest": ActionWords(
            _second_option, _second_told, subject=_queued, spots=slot_spots, at="table", costs=True
        ),
        "take_token": ActionWords(_token_option, spots=lambda action: (("token", action.token),), at="table"),
        "claim_own": ActionWords(
            _claim_option,
            subject=_objective,
            spots=lambda action: (("own_objective", action.objective),),
            at="table",
        ),
        "retreat": ActionWords(
            _retreat_option,
            _retreat_told,
            subject=_tile,
            spots=lambda action: (("own_tile", action.tile),),
            at="table",
        ),
        "move_die": ActionWords(_move_option, _move_told, spots=_move_spots, at="table"),
    },
    declines={
        "token": DeclineWords("Take no token", "%1 takes no token."),
    },
    sources={"own": own_tile_label, "own_objective": own_objective_label},
    score_lines={"own": QT_TRANSLATE_NOOP("scores", "Own objectives and tiles")},
    names=named("entrance", "", ENTRANCES),
    event_texts={"token": _token_taken},
)
