"""Night and day sides, promotional guests, and the two rulesets side by side; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "boards",
        QT_TRANSLATE_NOOP("rules", "Night side and day side"),
        QT_TRANSLATE_NOOP(
            "rules",
            "On the **night side** all hotels are alike. On the **day side** each of the four hotels, A to "
            "D, has a layout of its own.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Both sides have the same floors, costs, bonuses and VP. The night side is the kinder one for a "
            "first game.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The day layouts are those printed on the boards, taken from a single public transcription. "
            "Owners of the game can correct them.",
        ),
        see="the-hotel setup",
    ),
    topic(
        "promo-guests",
        QT_TRANSLATE_NOOP("rules", "The promotional guests"),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They are off "
            "unless you ask for them.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Their orders, VP and colours are taken from a single public transcription. Owners of the game "
            "can correct them.",
        ),
        see="guest-cards editions",
    ),
    topic(
        "editions",
        QT_TRANSLATE_NOOP("rules", "The rulesets: Deluxe and Classic"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The game knows two rulesets. **Deluxe** follows the edition of 2021 and is the default. "
            "**Classic** follows the first edition of 2015.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "They differ only in the points listed in this chapter; all else in this reference holds for "
            "both.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The printings of the first edition disagree with each other in places. Classic here is the "
            "reading that most of them and the cards share.",
        ),
        see="edition-cards edition-emperor edition-unchanged",
    ),
    topic(
        "edition-cards",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic: cards"),
        QT_TRANSLATE_NOOP("rules", "| Card | Deluxe | Classic |"),
        QT_TRANSLATE_NOOP("rules", "| [[staff:17]] | costs 5 krones | costs 3 krones |"),
        QT_TRANSLATE_NOOP("rules", "| [[staff:41]] | no limit | at most 12 VP |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:33]] | orders of four or more items | orders of exactly four items |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:23]] | every room turned to occupied | only when a guest moves in |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[guest:97]] | one extra action without taking a die | a whole extra turn without taking a "
            "die |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "In Classic the extra turn of [[guest:97]] comes right after this one, with a guest from the "
            "queue and additional actions. Instead of taking a die you use an action space with at least "
            "one die; you may boost it for 1 krone.",
        ),
        see="editions extra-action staff-end",
    ),
    topic(
        "edition-emperor",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic: set-up and Emperor"),
        QT_TRANSLATE_NOOP("rules", "- **Set-up:** Deluxe prepares exactly three rooms, Classic up to three."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Penalties with two options:** Deluxe forces the left one if it can be suffered in full. In "
            "Classic the player chooses among those that are possible.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Penalty of [[emperor:C2]]:** in Deluxe the second room is one of the next lower floor that "
            "has an occupied one. In Classic it is the next occupied room below the first in the **same "
            "column**, if there is one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Emperor reward of [[emperor:B3]]:** in Deluxe one of the three cards must be played. In "
            "Classic you may play one of them.",
        ),
        see="editions emperor-penalties setup-guest-rooms draw-three",
    ),
    topic(
        "edition-unchanged",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic: the same in both"),
        QT_TRANSLATE_NOOP("rules", "- [[staff:32]] scores 2 VP per staff card."),
        QT_TRANSLATE_NOOP("rules", "- [[staff:26]] asks 1 krone to ignore a penalty."),
        QT_TRANSLATE_NOOP("rules", "- The penalty of [[emperor:B4]] removes **vacant** rooms."),
        QT_TRANSLATE_NOOP("rules", "- There are 56 guest cards; the two promotional guests are an option."),
        see="editions",
    ),
)
