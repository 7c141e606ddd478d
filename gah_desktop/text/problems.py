"""What is wrong with a position: a sentence for every code, with its place in the position."""

from collections.abc import Callable
from typing import Any

from gah_desktop.engine.problems import Problem, ProblemCode

from .literals import QT_TRANSLATE_NOOP
from .names import color_name, component_name, guest_name
from .terms import fill, items, labelled, translate

# the sentence of each code, and the values that it names
SENTENCES: dict[ProblemCode, tuple[str, tuple[str, ...]]] = {
    ProblemCode.NOT_A_POSITION: (QT_TRANSLATE_NOOP("problems", "This is not a position."), ()),
    ProblemCode.DAMAGED_TEXT: (
        QT_TRANSLATE_NOOP("problems", "The text of the position is damaged or not complete."),
        (),
    ),
    ProblemCode.NEWER_POSITION: (
        QT_TRANSLATE_NOOP(
            "problems", "The position comes from a newer version of the game (%1; this one reads up to %2)."
        ),
        ("found", "known"),
    ),
    ProblemCode.WRONG_TYPE: (QT_TRANSLATE_NOOP("problems", "This makes no sense here."), ()),
    ProblemCode.MISSING: (QT_TRANSLATE_NOOP("problems", "This is missing."), ()),
    ProblemCode.UNKNOWN_FIELD: (QT_TRANSLATE_NOOP("problems", "Nothing of this name belongs here."), ()),
    ProblemCode.NOT_ONE_OF: (
        QT_TRANSLATE_NOOP("problems", "“%1” is not possible here; possible are: %2."),
        ("value", "expected"),
    ),
    ProblemCode.OUT_OF_RANGE: (
        QT_TRANSLATE_NOOP("problems", "%1 is not possible here; possible is %2 to %3."),
        ("value", "least", "most"),
    ),
    ProblemCode.WRONG_LENGTH: (
        QT_TRANSLATE_NOOP("problems", "This has %1 in place of %2 entries."),
        ("number", "expected"),
    ),
    ProblemCode.IMPOSSIBLE_SETUP: (
        QT_TRANSLATE_NOOP("problems", "This set-up is not possible (%1)."),
        ("detail",),
    ),
    ProblemCode.UNKNOWN_CARD: (QT_TRANSLATE_NOOP("problems", "There is no card %1."), ("card",)),
    ProblemCode.UNKNOWN_ROOM: (QT_TRANSLATE_NOOP("problems", "There is no room “%1” here."), ("room",)),
    ProblemCode.UNKNOWN_SOURCE: (
        QT_TRANSLATE_NOOP("problems", "“%1” is nothing that can give this."),
        ("source",),
    ),
    ProblemCode.UNKNOWN_DECISION: (
        QT_TRANSLATE_NOOP("problems", "There is no decision “%1” in this game."),
        ("kind",),
    ),
    ProblemCode.IMPOSSIBLE_VALUE: (QT_TRANSLATE_NOOP("problems", "No card can have this value."), ()),
    ProblemCode.CARD_TWICE: (
        QT_TRANSLATE_NOOP("problems", "Card %1 is there twice; the other place is %2."),
        ("card", "other"),
    ),
    ProblemCode.CARD_LOST: (QT_TRANSLATE_NOOP("problems", "Card %1 is nowhere."), ("card",)),
    ProblemCode.OTHER_SET: (
        QT_TRANSLATE_NOOP("problems", "Card %1 does not belong to this game."),
        ("card",),
    ),
    ProblemCode.HIDDEN_CARDS: (
        QT_TRANSLATE_NOOP("problems", "Some cards of the position are not known: %1."),
        ("number",),
    ),
    ProblemCode.TOO_FEW_UNSEEN: (
        QT_TRANSLATE_NOOP("problems", "More cards are unknown (%1) than can be unknown (%2)."),
        ("hidden", "number"),
    ),
    ProblemCode.WRONG_LETTER: (
        QT_TRANSLATE_NOOP("problems", "%1 does not have the letter %2."),
        ("card", "letter"),
    ),
    ProblemCode.NO_END_CARD: (
        QT_TRANSLATE_NOOP("problems", "Staff card %1 does not score at the end of the game."),
        ("card",),
    ),
    ProblemCode.QUEUE_GAP: (
        QT_TRANSLATE_NOOP("problems", "The queue has a gap here, but guests move up to the right."),
        (),
    ),
    ProblemCode.CAFE_FULL: (
        QT_TRANSLATE_NOOP("problems", "The café has more guests (%1) than tables (%2)."),
        ("number", "tables"),
    ),
    ProblemCode.NOT_ORDERED: (
        QT_TRANSLATE_NOOP("problems", "The guest %1 has not ordered as much as this: %2."),
        ("guest", "item"),
    ),
    ProblemCode.NOT_IN_CAFE: (
        QT_TRANSLATE_NOOP("problems", "The guest %1 sits in no café."),
        ("guest",),
    ),
    ProblemCode.NOT_IN_QUEUE: (
        QT_TRANSLATE_NOOP("problems", "The guest %1 does not wait in the queue."),
        ("guest",),
    ),
    ProblemCode.NO_RESERVATION: (
        QT_TRANSLATE_NOOP("problems", "No room is reserved for the guest %1."),
        ("guest",),
    ),
    ProblemCode.STAYS_NOT: (
        QT_TRANSLATE_NOOP("problems", "The guest %1 does not stay at a table."),
        ("guest",),
    ),
    ProblemCode.GUEST_COLOR: (
        QT_TRANSLATE_NOOP("problems", "Room %2 does not have the colour of the guest %1."),
        ("guest", "room"),
    ),
    ProblemCode.VACANT_AND_OCCUPIED: (
        QT_TRANSLATE_NOOP("problems", "Room %1 is both vacant and occupied."),
        ("room",),
    ),
    ProblemCode.ROOM_ALONE: (
        QT_TRANSLATE_NOOP("problems", "Room %1 is not connected with the room at the bottom left."),
        ("room",),
    ),
    ProblemCode.NO_ROOM_TILE: (
        QT_TRANSLATE_NOOP("problems", "Room %1 is not vacant."),
        ("room",),
    ),
    ProblemCode.TOO_MANY_TILES: (
        QT_TRANSLATE_NOOP("problems", "There are not enough room tiles (%1): %2 are used, the game has %3."),
        ("color", "number", "most"),
    ),
    ProblemCode.BONUS_MISSING: (
        QT_TRANSLATE_NOOP(
            "problems",
            "The group that begins with room %1 is occupied, but its bonus is missing.",
        ),
        ("room",),
    ),
    ProblemCode.BONUS_EARLY: (
        QT_TRANSLATE_NOOP(
            "problems",
            "The group that begins with room %1 has its bonus, but is not occupied.",
        ),
        ("room",),
    ),
    ProblemCode.NOT_IN_PLAY: (
        QT_TRANSLATE_NOOP("problems", "Staff card %1 is not in play."),
        ("card",),
    ),
    ProblemCode.NOT_USABLE: (
        QT_TRANSLATE_NOOP("problems", "Staff card %1 is no card that is used once per round."),
        ("card",),
    ),
    ProblemCode.VP_DIFFER: (
        QT_TRANSLATE_NOOP("problems", "The sources come to %1 VP, but the player has %2 VP."),
        ("total", "vp"),
    ),
    ProblemCode.CLAIMED_TWICE: (
        QT_TRANSLATE_NOOP("problems", "The %1 points of this objective have been claimed twice."),
        ("points",),
    ),
    ProblemCode.HIGHER_LEFT: (
        QT_TRANSLATE_NOOP("problems", "The %1 points of this objective come first."),
        ("points",),
    ),
    ProblemCode.DICE_DIFFER: (
        QT_TRANSLATE_NOOP(
            "problems",
            "This makes %1 dice with those on tiles and in the dustbin; the game has %2.",
        ),
        ("number", "expected"),
    ),
    ProblemCode.NO_DIE_THERE: (
        QT_TRANSLATE_NOOP("problems", "No coloured die (%1) can be on action space %2."),
        ("color", "face"),
    ),
    ProblemCode.NO_DIE_TAKEN: (
        QT_TRANSLATE_NOOP(
            "problems",
            "A die has been taken in this turn, but there is none on the turn order tile.",
        ),
        (),
    ),
    ProblemCode.NO_TURN: (QT_TRANSLATE_NOOP("problems", "This player has no turn now."), ()),
    ProblemCode.WRONG_PHASE: (
        QT_TRANSLATE_NOOP("problems", "The decision “%1” does not belong to this phase of the game."),
        ("kind",),
    ),
    ProblemCode.NO_DECISION: (
        QT_TRANSLATE_NOOP("problems", "The decision with which this phase of the game goes on is missing."),
        (),
    ),
    ProblemCode.IMPOSSIBLE_DECISION: (
        QT_TRANSLATE_NOOP("problems", "The decision “%1” is not possible in this position."),
        ("kind",),
    ),
    ProblemCode.TWICE: (QT_TRANSLATE_NOOP("problems", "“%1” is there twice."), ("value",)),
    ProblemCode.NOT_OFFERED: (
        QT_TRANSLATE_NOOP("problems", "The entrance %1 is not among those offered."),
        ("entrance",),
    ),
    ProblemCode.NOBODYS: (
        QT_TRANSLATE_NOOP("problems", "Nobody has the entrance to which this belongs."),
        (),
    ),
    ProblemCode.COMMON: (
        QT_TRANSLATE_NOOP("problems", "%1 is already somewhere else in this game."),
        ("card",),
    ),
    ProblemCode.DANCERS_DIFFER: (
        QT_TRANSLATE_NOOP("problems", "The dancers of this player are %1 in all, but should be %2."),
        ("number", "expected"),
    ),
    ProblemCode.SPACE_TAKEN: (
        QT_TRANSLATE_NOOP("problems", "The space “%1” is taken twice."),
        ("space",),
    ),
    ProblemCode.MARKERS_DIFFER: (
        QT_TRANSLATE_NOOP(
            "problems",
            "The opponent’s marker on objective %1 does not agree with its points.",
        ),
        ("letter",),
    ),
}
_SHOWN: dict[str, Callable[[dict[str, Any]], str]] = {
    "guest": lambda values: guest_name(values["guest"]),
    "item": lambda values: items(values["item"], values["number"]),
    "color": lambda values: color_name(values["color"]),
    "entrance": lambda values: component_name("entrance", values["entrance"]),
}


def problem_text(problem: Problem) -> str:
    """The sentence, after its place in the position."""
    text, names = SENTENCES[problem.code]
    values = dict(problem.params)
    shown = [_SHOWN[name](values) if name in _SHOWN else values[name] for name in names]
    sentence = fill(translate("problems", text), *shown)
    return labelled(problem.path, sentence) if problem.path else sentence
