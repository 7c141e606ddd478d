"""What is said of celebrities: names, and exchanging items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.engine.actions import TakeDie
from gah_desktop.engine.events import Acted, CelebrityTaken, LoungeChanged
from gah_desktop.engine.state import GameState
from gah_desktop.modules.celebrities.rules.lounge import COLORS, lounge_of
from gah_desktop.text.decisions.base import ActionWords, Asked, DecisionWords, Details
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name, die_color_name, item_name
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.terms import fill, items, join_list, labelled, translate
from gah_desktop.text.voices import counted

CELEBRITIES: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("celebrities", "Agatha Christie"),
    2: QT_TRANSLATE_NOOP("celebrities", "Albert Einstein"),
    3: QT_TRANSLATE_NOOP("celebrities", "Charlie Chaplin"),
    4: QT_TRANSLATE_NOOP("celebrities", "Elizabeth Magie"),
    5: QT_TRANSLATE_NOOP("celebrities", "Giacomo Puccini"),
    6: QT_TRANSLATE_NOOP("celebrities", "J.R.R. Tolkien"),
    7: QT_TRANSLATE_NOOP("celebrities", "Mahatma Gandhi"),
    8: QT_TRANSLATE_NOOP("celebrities", "Marie Curie"),
    9: QT_TRANSLATE_NOOP("celebrities", "Mata Hari"),
    10: QT_TRANSLATE_NOOP("celebrities", "Pablo Picasso"),
    11: QT_TRANSLATE_NOOP("celebrities", "Sigmund Freud"),
    12: QT_TRANSLATE_NOOP("celebrities", "Winston Churchill"),
}


def _name(tile: int) -> str:
    return component_name("celebrity", tile)


def _prompt(asked: Asked) -> str:
    if any(asked.decision.given):
        text = translate("prompts", "%1: choose what you get, of other kinds than you give.")
    else:
        text = translate("prompts", "%1: choose the dishes and drinks that you exchange.")
    return fill(text, asked.name)


def _option(action: Any, d: Details, subject: str) -> str:
    return translate("options", "Exchange dishes and drinks from your kitchen")


def _told(name: str, d: Details, _: Acted) -> str:
    given, taken = (join_list([items(item, n) for item, n in d[what].items()]) for what in ("give", "take"))
    return fill(translate("events", "%1 exchanges %2 for %3."), name, given, taken)


def _whose(state: GameState, decision: Any, action: TakeDie) -> str:
    """The celebrity who comes with a die."""
    if action.color not in COLORS:
        return die_color_name(action.color) if action.color else ""
    tile = lounge_of(state).tiles[COLORS.index(action.color)]
    return labelled(die_color_name(action.color), _name(tile)) if tile else ""


# What stands where, said so that it makes sense without seeing it


def die_spot(color: str, tile: int, vp: int, face: int) -> str:
    """A celebrity in the lounge, with the die that is there for it; 0: not rolled, or gone."""
    if not face:
        text = counted("lounge", "%1 die: %2, %n VP", vp)
        return fill(text, die_color_name(color), _name(tile))
    text = counted("lounge", "%1 die on space %3: %2, %n VP", vp)
    return fill(text, die_color_name(color), _name(tile), face)


def taken_spot(color: str, tile: int, name: str) -> str:
    if not tile:
        return fill(translate("lounge", "%1 die: taken"), die_color_name(color))
    text = translate("lounge", "%1 die: %2 is with %3 until the round ends")
    return fill(text, die_color_name(color), _name(tile), name)


def comes_with_die() -> str:
    return translate(
        "lounge", "Whoever takes the die scores these VP and has the effect until the round ends."
    )


def out_of_reach() -> str:
    return translate("lounge", "The die is in the dustbin; nobody has this celebrity in this round.")


def with_you(tile: int, used: bool) -> str:
    """A celebrity whose effect is in force for a player."""
    if used:
        return fill(translate("lounge", "until the round ends: %1, used"), _name(tile))
    return fill(translate("lounge", "until the round ends: %1"), _name(tile))


def picked_spot(item: str, given: bool, picked: bool) -> str:
    """An item that may be exchanged."""
    if given:
        text = translate("lounge", "to give: %1, chosen") if picked else translate("lounge", "to give: %1")
    else:
        text = translate("lounge", "to get: %1, chosen") if picked else translate("lounge", "to get: %1")
    return fill(text, item_name(item))


def with_opponent(name: str) -> str:
    return fill(translate("lounge", "The effect does not count for %1."), name)


def company_list(tiles: Sequence[int]) -> str:
    """Whom a player has with them, in short."""
    return fill(translate("lounge", "celebrities: %1"), join_list(list(map(_name, tiles))))


def _taken(event: CelebrityTaken, names: Sequence[str]) -> str:
    text = translate("events", "%1 takes a coloured die, and with it %2 until the end of the round.")
    return fill(text, names[event.seat], _name(event.tile))


def _changed(event: LoungeChanged, names: Sequence[str]) -> str:
    tiles = [_name(tile) for tile in event.tiles]
    return fill(translate("events", "In the lounge, from the left: %1."), join_list(tiles))


PART = TextPart(
    module="celebrities",
    title=QT_TRANSLATE_NOOP("modules", "Celebrities"),
    summary=QT_TRANSLATE_NOOP("modules", "Coloured dice bring a celebrity into your house for a round."),
    decisions={
        "exchange": DecisionWords(_prompt, "First say what you exchange.", "celebrity-effects", apart=True),
    },
    actions={
        "exchange": ActionWords(_option, _told, spots=lambda action: (("exchange",),), at="table"),
    },
    sources={"celebrity": lambda id: _name(int(id))},
    score_lines={"celebrities": QT_TRANSLATE_NOOP("scores", "Celebrities")},
    names=named("celebrity", "celebrities", CELEBRITIES),
    subjects={"take_die": _whose},
    event_texts={"celebrity": _taken, "lounge": _changed},
)
