"""Night and day sides, promotional guests, the two rulesets and their printings; content only."""

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
            "The day layouts are those printed on the boards, taken from two public transcriptions that "
            "agree. Owners of the game can correct them.",
        ),
        see="the-hotel setup",
    ),
    topic(
        "promo-guests",
        QT_TRANSLATE_NOOP("rules", "The promotional guests"),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[guest:117]] and [[guest:118]] may be shuffled into the deck in either ruleset. They "
            "stay out unless you ask for them.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Their orders, VP and colours are taken from two public transcriptions that agree. Owners of the "
            "game can correct them.",
        ),
        see="guest-cards editions",
    ),
    topic(
        "editions",
        QT_TRANSLATE_NOOP("rules", "The rulesets: Deluxe and Classic"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The game has two rulesets. **Deluxe** follows the edition of 2021 and is the default. "
            "**Classic** follows the first edition of 2015.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "They differ only in the points listed in this chapter; everything else in this "
            "reference applies to both.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The printings of the first edition disagree in places; see [[rule:edition-printings]]. "
            "Classic here is the reading that most of them and the cards share.",
        ),
        see="edition-cards edition-emperor edition-unchanged edition-printings",
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
            "In Classic the extra turn of [[guest:97]] comes right after this one: with a guest from "
            "the queue, additional actions and the action of one space with dice, which may be "
            "boosted for 1 krone. No die is taken.",
        ),
        see="editions extra-action staff-end",
    ),
    topic(
        "edition-emperor",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic: set-up and Emperor"),
        QT_TRANSLATE_NOOP(
            "rules", "- **Set-up:** in Deluxe everyone prepares exactly three rooms, in Classic up to three."
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Penalties with two options:** in Deluxe the left one is forced if it can be "
            "suffered in full. In Classic the player chooses among those that are possible.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Penalty of [[emperor:C2]]:** in Deluxe the second room comes from the next lower "
            "floor that has an occupied one. In Classic it is the next occupied room below the first "
            "in the **same column**, if there is one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Emperor’s reward of [[emperor:B3]]:** in Deluxe one of the three cards drawn must "
            "be played, in Classic it may be.",
        ),
        see="editions emperor-penalties setup-guest-rooms draw-three",
    ),
    topic(
        "edition-unchanged",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic: the same in both"),
        QT_TRANSLATE_NOOP("rules", "- [[staff:32]] scores 2 VP per staff card."),
        QT_TRANSLATE_NOOP("rules", "- With [[staff:26]] you pay 1 krone to ignore a penalty."),
        QT_TRANSLATE_NOOP("rules", "- The penalty of [[emperor:B4]] removes **vacant** rooms."),
        QT_TRANSLATE_NOOP("rules", "- There are 56 guest cards; the two promotional guests are optional."),
        see="editions",
    ),
    topic(
        "edition-printings",
        QT_TRANSLATE_NOOP("rules", "Classic: printings that disagree"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The first edition was printed in several languages, and its printings do not always say the "
            "same thing. Each line shows where they differ, and how Classic is played here.",
        ),
        QT_TRANSLATE_NOOP("rules", "| What | Printings | Here |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| First rooms | exactly three in the Italian rules, up to three in the others | up to three |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| Occupancy bonus | after the reward in the French rules | before or after it, as you choose |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| Two penalties | the left one is forced in the Italian rules, as in Deluxe "
            "| the player chooses |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| Penalty of [[emperor:B4]] | the words say vacant rooms, but a picture shows occupied ones "
            "| vacant rooms |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:5]], [[staff:6]] | when the order is complete in the German and Italian rules "
            "| when the guest moves in |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:26]] | the German rules and a French translation forget the krone | costs 1 krone |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:29]] | copies your own end cards too in the Italian rules | only those of opponents |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[staff:32]] | 4 VP per card in the German rules and a French translation, 2 VP in the "
            "French and Italian rules | 2 VP |",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "| [[staff:36]] | costs 5 krones in a French translation | costs 2 krones |"
        ),
        see="editions edition-cards edition-emperor",
    ),
)
