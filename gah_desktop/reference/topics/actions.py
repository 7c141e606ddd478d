"""Taking guests and dice: strength, boost, the six actions, receiving items; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "taking-guest",
        QT_TRANSLATE_NOOP("rules", "Taking a guest"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Once on your turn, **before** you take a die, you may take one guest from the queue and "
            "seat the guest at a **free table** in your café. You pay the cost below the guest’s "
            "place in the queue.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your café has three tables. If all of them are taken, you must first move a guest into "
            "a room, which you may do right before taking the new one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest stays at the table until the order is complete and the guest has moved into a "
            "room. There is no other way to get rid of a guest.",
        ),
        QT_TRANSLATE_NOOP("rules", "With [[staff:25]] guests from the queue cost you nothing."),
        QT_TRANSLATE_NOOP(
            "rules",
            "You may take a guest only if afterwards you can still take a die; see [[rule:no-die]].",
        ),
        see="turn guest-cards queue free-guests no-die",
    ),
    topic(
        "queue",
        QT_TRANSLATE_NOOP("rules", "The queue"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The places in the queue cost 3, 2, 1, 0 and 0 krones, from left to right.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whenever a guest leaves the queue, for whatever reason, the others slide to the right **at "
            "once** and a new guest enters on the left.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When the deck is empty, the discards are shuffled to form a new one. If there are none, "
            "the place stays empty.",
        ),
        see="taking-guest free-guests",
    ),
    topic(
        "free-guests",
        QT_TRANSLATE_NOOP("rules", "Guests at no cost"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Some guests let you take another guest from the queue at no cost. This is in addition "
            "to the one guest of your turn, and possible whenever the reward comes, even after the "
            "die.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A free guest still needs a free table. The guest who brings the reward has already left "
            "the café, which frees one.",
        ),
        QT_TRANSLATE_NOOP("rules", "With [[guest:87]] the queue is refilled between the two guests."),
        see="taking-guest queue guest-cards",
    ),
    topic(
        "dice-strength",
        QT_TRANSLATE_NOOP("rules", "The die and its strength"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Choose an action space with at least one die. The **strength** of the action is the number of "
            "dice on the space **before** you take yours, plus 1 if you boost, plus what your staff adds.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Then you take one die off the space, place it on your lowest uncovered number and carry "
            "out the action.",
        ),
        QT_TRANSLATE_NOOP("rules", "You may take a die even if its action gives you nothing."),
        see="boost action-1 staff-strength",
    ),
    topic(
        "boost",
        QT_TRANSLATE_NOOP("rules", "Boosting"),
        QT_TRANSLATE_NOOP(
            "rules",
            "When you take your die you may pay **exactly 1 krone** to add 1 to the strength. You "
            "decide this as you take the die, at most once per turn.",
        ),
        QT_TRANSLATE_NOOP("rules", "A boost needs a die on the space: you can never boost an empty one."),
        see="dice-strength action-6",
    ),
    topic(
        "action-1",
        QT_TRANSLATE_NOOP("rules", "Action 1: dishes"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Take strudel and cake from the supply, **exactly** as many in total as the strength, "
            "and **no more cake than strudel**.",
        ),
        QT_TRANSLATE_NOOP("rules", "With strength 3 that means 3 strudel, or 2 strudel and 1 cake."),
        see="receiving-items dice-strength action-2",
    ),
    topic(
        "action-2",
        QT_TRANSLATE_NOOP("rules", "Action 2: drinks"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Take wine and coffee from the supply, **exactly** as many in total as the strength, and "
            "**no more coffee than wine**.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "With strength 5 that means 5 wine, or 4 wine and 1 coffee, or 3 wine and 2 coffee.",
        ),
        see="receiving-items dice-strength action-1",
    ),
    topic(
        "action-3",
        QT_TRANSLATE_NOOP("rules", "Action 3: preparing rooms"),
        QT_TRANSLATE_NOOP("rules", "Prepare **up to** as many rooms as the strength, one after the other."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Each room goes **orthogonally next to** a tile already in your hotel. If no tile is "
            "left, the next room is the bottom left one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Its colour is the one printed on the space; you cannot choose another.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- You pay the cost of its floor: 0, 1, 2 or 3 krones, from bottom to top.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The tile is laid vacant side up. The five spaces at the top right give their VP at once.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The same rules apply when a guest, a staff card or the Emperor lets you prepare a room; "
            "only the cost may differ. You then prepare the number of rooms stated there, whatever "
            "the dice show.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:9]], [[staff:10]] and [[staff:11]] make rooms of their colour free, whatever "
            "action or effect prepares them.",
        ),
        see="the-hotel room-vp removed-rooms",
    ),
    topic(
        "action-4",
        QT_TRANSLATE_NOOP("rules", "Action 4: krones and the Emperor"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Split the strength as you please between **krones** and **steps on the Emperor track**. All of "
            "one and none of the other is fine.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Krones stop at 20; the rest is lost. Each step beyond space 13 of the track is worth 1 "
            "VP instead.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "With [[staff:15]] on a die showing 4, each point of strength gives you 1 krone **and** 1 step.",
        ),
        see="krones emperor-track dice-strength",
    ),
    topic(
        "action-5",
        QT_TRANSLATE_NOOP("rules", "Action 5: playing a staff card"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Play **at most one** staff card from your hand. Its cost is lowered by the strength, "
            "but never below 0. You need not play any.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The card goes face up into your display. You do not draw a new one in its place.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When a guest, a staff card or an Emperor tile lets you play a staff card, the dice do "
            "not matter: the discount stated there applies.",
        ),
        see="staff-cards staff-timing dice-strength",
    ),
    topic(
        "action-6",
        QT_TRANSLATE_NOOP("rules", "Action 6: the wild die"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Pay 1 krone and carry out any of the actions 1 to 5, with the strength of **space 6**. "
            "The dice on the space of the chosen action do not matter; there need not even be any.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A boost costs 1 more krone. If you cannot pay the krone for the six, you cannot take it.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "For every staff card it remains a **die showing 6**. It does not trigger cards that ask "
            "for a 1, 2, 3, 4 or 5.",
        ),
        QT_TRANSLATE_NOOP("rules", "With [[staff:17]] a six costs nothing and has 1 more strength."),
        see="boost dice-strength no-die",
    ),
    topic(
        "receiving-items",
        QT_TRANSLATE_NOOP("rules", "Receiving items"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Items you receive, by whatever means, go **free of charge** onto guests in your café "
            "who ordered them, or into your kitchen. You decide item by item, as you receive them.",
        ),
        QT_TRANSLATE_NOOP("rules", "Once items are in the kitchen, it takes a krone to serve them."),
        QT_TRANSLATE_NOOP(
            "rules",
            "An item on a guest never leaves that guest again, unless the Emperor takes it away.",
        ),
        see="serving action-1 action-2",
    ),
    topic(
        "effect-rooms",
        QT_TRANSLATE_NOOP("rules", "Rooms from rewards"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A reward may let you **prepare** a room at the normal cost, at a discount or at no "
            "cost. Or it may let you **occupy** a room: turn a vacant room of any colour to its "
            "occupied side.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Where two rooms are stated, as with [[guest:57]], [[guest:61]] and [[guest:88]], each "
            "is prepared on its own; you may stop after the first. The discount of [[guest:61]] is "
            "for one room of your choice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A room occupied by a reward counts like any other: for its group, for objectives and at the "
            "end.",
        ),
        see="action-3 occupancy-bonus",
    ),
)
