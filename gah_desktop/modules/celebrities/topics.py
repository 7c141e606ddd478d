"""The rules of Celebrities: coloured dice, the lounge, effects; content only."""

from __future__ import annotations

from gah_desktop.app.table import Table
from gah_desktop.engine.state import GameState
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.reference.marks import Mark, Marks, all_of, whose
from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "coloured-dice",
        QT_TRANSLATE_NOOP("rules", "Celebrities: coloured dice"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A red, a yellow and a blue die replace three of the white ones; the number of dice stays the "
            "same. The **lounge** shows one celebrity for each colour.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A coloured die is a die like any other and counts for the strength of its space. Whoever "
            "takes it takes the celebrity of its colour too and **scores its VP at once**. The effect is "
            "yours until the end of the round.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If white and coloured dice lie on the space you use, you choose which one you take.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The effect already holds for the main action of that very die, but not for the VP of its own "
            "tile.",
        ),
        QT_TRANSLATE_NOOP("rules", "[[guest:97]] takes no die, and so no celebrity."),
        QT_TRANSLATE_NOOP(
            "rules",
            "The die for the dustbin is a white one as long as there is any. Coloured dice are rolled "
            "again with the rest and keep their celebrities.",
        ),
        see="celebrity-effects lounge dice-strength",
    ),
    topic(
        "lounge",
        QT_TRANSLATE_NOOP("rules", "The lounge at the end of a round"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Celebrities stay with their owners until the end of the round and leave before any scoring. "
            "After every round but the last the lounge is then filled again:",
        ),
        QT_TRANSLATE_NOOP("rules", "- Celebrities that were taken are discarded."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Those left move to the right. If nobody was taken, the one on the right is discarded.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- New ones enter from the left. From the left the colours are red, yellow and blue.",
        ),
        QT_TRANSLATE_NOOP("rules", "When the pile is empty, the discards are shuffled to make a new one."),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** [[celebrity:8]] stands above the red die, [[celebrity:7]] above the yellow one "
            "and [[celebrity:11]] above the blue one. Only the yellow die was taken. Now [[celebrity:8]] "
            "moves on to yellow, [[celebrity:11]] stays with blue, and somebody new comes in at red.",
        ),
        see="coloured-dice expansion-round-end",
    ),
    topic(
        "celebrity-effects",
        QT_TRANSLATE_NOOP("rules", "What the celebrities do"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **For each source:** [[celebrity:3]] adds 2 VP to VP, [[celebrity:12]] 1 step to steps on "
            "the Emperor track. What they add does not set them off again.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **After each source:** steps let you play a staff card for 2 krones less with "
            "[[celebrity:1]]; krones let you prepare a room for 1 krone less with [[celebrity:4]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **After each staff card:** [[celebrity:8]] gives 2 items of your choice, [[celebrity:5]] 1 "
            "champagne and 2 VP, once the effect of the card is done.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Rooms:** with [[celebrity:7]] preparing costs nothing; with [[celebrity:6]] every room "
            "you occupy is worth 2 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Ballrooms:** [[celebrity:9]] gives 1 VP and 1 step for each dancer you send, "
            "[[celebrity:10]] 1 item of your choice and 1 VP for each source of champagne.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[celebrity:2]] exchanges up to four dishes and drinks from the kitchen, once, for as many "
            "of other kinds. These may go onto guests.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[celebrity:11]]: a guest whose order of two or more items lacks one of them may still "
            "leave; the missing item may be champagne.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[celebrity:5]], [[celebrity:9]] and [[celebrity:10]] are in play only with Vienna Ballrooms:"
            " twelve celebrities with it, nine without.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** a guest’s reward brings 3 Emperor steps, and a yellow group is full. These are "
            "two sources: with [[celebrity:12]] you go 1 step further for each.",
        ),
        see="coloured-dice expansion-words action-3 staff-cards",
    ),
)


def _marks(table: Table, seen: GameState) -> Marks:
    lounge = lounge_of(seen)
    yield from all_of("celebrity", lounge.tiles, Mark("in_play"))
    for seat, tiles in enumerate(lounge.held):
        yield from all_of("celebrity", tiles, whose(table, seat))


PART = ReferencePart(
    module="celebrities",
    chapter=Chapter(
        "celebrities",
        QT_TRANSLATE_NOOP("rules", "Celebrities"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
    marks=_marks,
)
