"""The promotional cards that need the expansion; content only."""

from __future__ import annotations

from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "promo-dancing",
        QT_TRANSLATE_NOOP("rules", "Promotional cards with Vienna Ballrooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The cards 183 to 187 need Vienna Ballrooms. They stay out unless you ask for the promotional "
            "cards.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:183]]: 1 krone, once in each action in which you pay champagne, for a space, for "
            "[[staff:122]] or for [[guest:190]]. Serving champagne is not a payment.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:184]] goes only to a ball and takes a second dancer onto the same space, for one "
            "price and one row bonus. Then each of your dancers in the ballrooms is worth 1 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:185]] moves only into a room. You may send a dancer for 1 champagne less per other "
            "player; if you do, each other player takes a dish or drink. You score 8 VP in rounds 1 to 3, 5 "
            "in rounds 4 and 5, 2 in rounds 6 and 7.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:186]]: the ballroom scored next is scored now, for all, with the 5 VP lost. It stays "
            "open and is scored again at its usual time.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:187]] move only into a room, occupy another one and bring four Emperor steps.",
        ),
        see="promo-guests sending-dancer ballroom-scoring",
    ),
    topic(
        "promo-rooms",
        QT_TRANSLATE_NOOP("rules", "Promotional guests with any module"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The guests 188 to 192 need at least one module of the expansion, whichever it is.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[guest:188]] moves only into a room."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:189]] needs two vacant rooms side by side on one floor, of any colours. Both are "
            "occupied; it is one guest, but what reacts to a room reacts twice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:190]] stays at the table and orders nothing. Once per round you may pay 1 item from "
            "your kitchen to play a staff card at its printed cost, score 1 VP and advance 1 step. He "
            "never counts as completed, never leaves his table, and costs no VP at the end.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[guest:191]] supplies all the wine that the other guests in your café still want.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[guest:192]] moves only into a room on floor 1."),
        see="promo-guests moving-guest staff-round",
    ),
)


PART = ReferencePart(
    module="promo",
    chapter=Chapter(
        "promo",
        QT_TRANSLATE_NOOP("rules", "Promotional cards"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
)
