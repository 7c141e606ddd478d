"""The rules of Some More: cards with a price, cards turned down, goals; content only."""

from __future__ import annotations

from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "some-more",
        QT_TRANSLATE_NOOP("rules", "Some More: new cards"),
        QT_TRANSLATE_NOOP(
            "rules",
            "This module has no rules of its own. It brings the staff cards 166 to 179 and the objectives "
            "and Emperor tiles A6, B6 and C6.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Once per round, for a price:** [[staff:170]], [[staff:171]], [[staff:173]], "
            "[[staff:175]], [[staff:176]] and [[staff:177]]. The price is paid exactly, and only if at "
            "least part of the effect is possible.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Flipped once per game:** [[staff:166]], [[staff:167]], [[staff:168]], [[staff:169]], "
            "[[staff:172]], [[staff:174]], [[staff:178]] and [[staff:179]]. See [[rule:turning-down]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:175]] gives two items of other kinds than the two you paid. [[staff:177]] is paid "
            "with two steps back on the Emperor track.",
        ),
        see="turning-down more-goals staff-cards expansion",
    ),
    topic(
        "turning-down",
        QT_TRANSLATE_NOOP("rules", "Flipping a card"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Eight cards wait for an event. When it has happened, you may flip the card, once per game, "
            "and use its effect.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "It is offered when the action in which the event happened is over, and only if at least part "
            "of the effect is possible. If you decline, the card waits for the next such event.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Several cards at once are flipped in an order of your choice. Flipping a card is an action of "
            "its own and may set off another card.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A flipped card stays in play: it still counts as a staff card.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:167]], [[staff:168]] and [[staff:169]] ask for an order of three or more items, "
            "champagne included, of a blue, red or yellow guest who leaves for a room or a ball.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:172]] asks for three drinks, [[staff:174]] for three dishes from one action. What "
            "one action gives is added up, wherever it goes; champagne is neither.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:178]] asks for a group of three or four as it is printed on the board, filled by "
            "that action.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** action 2 at strength 3 brings 2 wine and 1 coffee. That is three drinks from one "
            "action: [[staff:172]] may be flipped for 5 steps. With 1 wine, 1 coffee and 1 champagne it "
            "would be only two.",
        ),
        see="some-more staff-timing expansion-words",
    ),
    topic(
        "more-goals",
        QT_TRANSLATE_NOOP("rules", "Objectives and Emperor tiles of Some More"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:A6]]: three strudel, three cake, three wine and three coffee in the kitchen.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:B6]]: three occupied rooms on the top floor, in any columns.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:C6]]: five completed guests with orders of three or more items, for rooms or "
            "balls.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:A6]] gives 2 krones and a dish or drink. Its penalty takes 2 krones and a dish or "
            "drink of your choice from the kitchen, never champagne. Without 2 krones, or with no dish or "
            "drink in the kitchen, you lose 5 VP instead.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:B6]] lets you draw three staff cards and score 4 VP; its penalty takes three from"
            " your hand.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:C6]] gives 5 VP for each common objective you have claimed. Its penalty leaves "
            "you without a krone and with an empty kitchen.",
        ),
        see="objective-cards emperor-rewards emperor-penalties some-more",
    ),
)


PART = ReferencePart(
    module="more",
    chapter=Chapter(
        "more",
        QT_TRANSLATE_NOOP("rules", "Some More"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
)
