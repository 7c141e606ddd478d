"""Questions and answers about turning cards down, promotional cards, Elisabeth; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "qa-turned-counts",
        QT_TRANSLATE_NOOP("rules", "Does a flipped card still count?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. It stays in play: for [[staff:32]], [[objective:A3]] and [[emperor:C3]] it is a staff "
            "card like the others.",
        ),
        see="turning-down staff-cards",
    ),
    topic(
        "qa-turned-later",
        QT_TRANSLATE_NOOP("rules", "I do not want to flip my card now. May I do it later?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Only after the next such event. It is offered once for each, when the action in which it "
            "happened is over.",
        ),
        see="turning-down",
    ),
    topic(
        "qa-turned-exchange",
        QT_TRANSLATE_NOOP("rules", "Do items I exchange count for [[staff:172]] and [[staff:174]]?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. Whatever one action gives is added up, exchanged items too, on guests or in the kitchen."
            " Champagne counts for neither.",
        ),
        see="turning-down celebrity-effects",
    ),
    topic(
        "qa-turned-bartender",
        QT_TRANSLATE_NOOP("rules", "What does [[staff:174]] need?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest in the queue and a free table. The guest costs nothing, and the order is filled from "
            "the supply.",
        ),
        see="turning-down free-guests",
    ),
    topic(
        "qa-captain-or-turned",
        QT_TRANSLATE_NOOP(
            "rules",
            "My flipped card lets me play another one. Does that set off a further card?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "It may. Flipping a card is an action of its own, and what it gives counts for the next card, "
            "such as [[staff:166]] after three steps.",
        ),
        see="turning-down expansion-words",
    ),
    topic(
        "qa-schulze",
        QT_TRANSLATE_NOOP("rules", "[[guest:190]] is still at the table at the end. Do I lose 5 VP?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. He has no order, so he is never completed. He keeps his table and counts for nothing else.",
        ),
        see="promo-rooms end-scoring",
    ),
    topic(
        "qa-hagedorn",
        QT_TRANSLATE_NOOP("rules", "[[guest:189]]: do both rooms count?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. Both are occupied: [[staff:23]] and [[celebrity:6]] react twice, and two groups may be "
            "filled. The guest is one guest.",
        ),
        see="promo-rooms staff-move-in",
    ),
    topic(
        "qa-elisabeth-row",
        QT_TRANSLATE_NOOP("rules", "Which space does Elisabeth’s dancer take?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The lowest row with a free space in the ballroom of the arrow. Within a row all spaces are "
            "alike. A space she has taken is gone for you, too.",
        ),
        see="elisabeth-ballrooms",
    ),
    topic(
        "qa-elisabeth-pays",
        QT_TRANSLATE_NOOP("rules", "Does Elisabeth pay champagne or get row bonuses?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Neither. She has no kitchen and no rehearsal room, only her 10 dancers.",
        ),
        see="elisabeth-ballrooms",
    ),
    topic(
        "qa-elisabeth-arrow",
        QT_TRANSLATE_NOOP("rules", "The ballroom of the arrow is full. Where does the dancer go?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "To the next ballroom on the right with a free space or, if there is none, to the balcony. She "
            "never goes to the left.",
        ),
        see="elisabeth-ballrooms elisabeth-guests",
    ),
    topic(
        "qa-elisabeth-no-dancer",
        QT_TRANSLATE_NOOP("rules", "Elisabeth has no dancer left. Does a dancing guest still score?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, they take a room like any other guest. Dancers in the lower part of the card then do "
            "nothing.",
        ),
        see="elisabeth-guests",
    ),
    topic(
        "qa-elisabeth-celebrity",
        QT_TRANSLATE_NOOP("rules", "Does Elisabeth use the effect of her celebrity?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. She scores the VP and gets the bonus of the colour instead: a step on an objective, two "
            "Emperor steps or 2 VP.",
        ),
        see="elisabeth-die",
    ),
    topic(
        "qa-elisabeth-mayor",
        QT_TRANSLATE_NOOP("rules", "Does my [[guest:186]] score the ballroom for Elisabeth too?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. She is compared like a player and loses 5 VP without a dancer. For [[guest:185]] she "
            "counts as another player and takes nothing.",
        ),
        see="elisabeth-scoring promo-dancing",
    ),
)
