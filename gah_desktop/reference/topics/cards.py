"""Guests, staff, objectives and Emperor tiles as cards: what is on them, when they work; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "guest-cards",
        QT_TRANSLATE_NOOP("rules", "Guest cards"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest card shows the guest’s VP beside the head, the guest’s colour in the band with the "
            "name, the order below it and the reward at the foot.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Nobles (blue)** move only into blue rooms."),
        QT_TRANSLATE_NOOP("rules", "- **Artists (yellow)** move only into yellow rooms."),
        QT_TRANSLATE_NOOP("rules", "- **Citizens (red)** move only into red rooms."),
        QT_TRANSLATE_NOOP("rules", "- **Tourists (green)** move into rooms of any colour."),
        QT_TRANSLATE_NOOP(
            "rules",
            "VP and reward come when the guest moves in, not when the order is complete.",
        ),
        see="taking-guest moving-guest guest-rewards",
    ),
    topic(
        "guest-rewards",
        QT_TRANSLATE_NOOP("rules", "Rewards in detail"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The parts of a reward may be taken in any order, and any part may be declined.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Krones stop at 20, Emperor steps beyond space 13 become VP, and items go onto guests or "
            "into the kitchen.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Staff cards you draw go into your hand, which has no limit. Even with a discount a "
            "staff card never costs less than 0.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[guest:49]] lets you prepare a room on the two lowest floors only. If they are full, "
            "nothing happens.",
        ),
        QT_TRANSLATE_NOOP("rules", "[[guest:65]] has no reward; the three VP are reward enough."),
        see="guest-cards effect-rooms free-guests draw-three extra-action",
    ),
    topic(
        "draw-three",
        QT_TRANSLATE_NOOP("rules", "Draw three, play one"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Three staff cards are drawn from the deck; they are not part of your hand.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "At a **discount** you may play one of them or, having seen them, decline. At **no "
            "cost** one must be played if any was drawn; only the Emperor’s reward of [[emperor:B3]] "
            "leaves you the choice in Classic.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The cards not played go under the deck, in an order of your choice. If the deck holds fewer "
            "than three cards, you see as many as there are.",
        ),
        see="staff-cards guest-rewards editions",
    ),
    topic(
        "extra-action",
        QT_TRANSLATE_NOOP("rules", "The extra action of E. Gizia"),
        QT_TRANSLATE_NOOP(
            "rules",
            "When [[guest:97]] moves in, choose any space with dice on it and carry out its action "
            "at the strength it has. **No die** is taken.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "In Classic the guest gives a whole extra turn instead, right after this one; there the action "
            "may be boosted. See [[rule:edition-cards]]. What follows is about Deluxe.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You cannot boost it, and staff that depends on taking a die does not work. Space 6 "
            "costs its krone.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "It is the last thing this guest brings: VP, staff and occupancy bonus come first. The "
            "die of your turn is not affected.",
        ),
        see="dice-strength action-6 editions",
    ),
    topic(
        "staff-cards",
        QT_TRANSLATE_NOOP("rules", "Staff cards"),
        QT_TRANSLATE_NOOP(
            "rules",
            "You start with six staff cards. They cost krones when you play them and lie face up from then "
            "on. There are four kinds:",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Once:** works when it is played, and never again."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Once per round:** works once in each round, on your turn, whenever you like.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Permanent:** works from then on, to the end of the game."),
        QT_TRANSLATE_NOOP("rules", "- **End of game:** scores in the final scoring."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Every card in play counts as a staff card, even one that has done its work: for "
            "objectives, for [[staff:32]] and for [[emperor:C3]].",
        ),
        see="staff-timing staff-round staff-end action-5",
    ),
    topic(
        "staff-timing",
        QT_TRANSLATE_NOOP("rules", "When staff works"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A card works from the moment it is played. One that asks for a die, or adds strength, does "
            "**not** work for the die it was played with.",
        ),
        QT_TRANSLATE_NOOP("rules", "The same event may trigger several cards; each applies."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Staff that depends on the face of a die looks at the **die taken**, not at the action "
            "done with it.",
        ),
        see="staff-strength staff-dice staff-move-in",
    ),
    topic(
        "staff-strength",
        QT_TRANSLATE_NOOP("rules", "Staff that adds strength"),
        QT_TRANSLATE_NOOP("rules", "- [[staff:13]] adds 1 on a die showing 1 or 2."),
        QT_TRANSLATE_NOOP("rules", "- [[staff:18]] adds 2 on a die showing 5: that much more discount."),
        QT_TRANSLATE_NOOP("rules", "- [[staff:17]] adds 1 on a die showing 6 and saves its krone."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:15]] turns each point of strength on a die showing 4 into 1 krone and 1 step.",
        ),
        QT_TRANSLATE_NOOP("rules", "This is part of the strength. You may boost on top of it."),
        see="dice-strength staff-dice",
    ),
    topic(
        "staff-dice",
        QT_TRANSLATE_NOOP("rules", "Staff triggered by a die"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**At once, when the die is taken:** [[staff:12]] (3 or 4), [[staff:16]] (4) and [[staff:19]] "
            "(3) give VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Before or after the main action, as you choose:** [[staff:14]] (1 or 2), [[staff:20]] "
            "(5) and [[staff:22]] (3). At most once per die, and nothing may come in between.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "None of them works with the extra action of [[guest:97]], or its extra turn in Classic, since "
            "no die is taken.",
        ),
        see="staff-timing extra-action",
    ),
    topic(
        "staff-move-in",
        QT_TRANSLATE_NOOP("rules", "Staff triggered by guests and rooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] work when the guest "
            "**moves into a room**, not when the order is complete.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "[[staff:33]] needs an order of four or more items, in Classic of exactly four."
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:23]] pays for every room turned to occupied, by whatever means: guests, "
            "rewards, staff or the Emperor. In Classic it pays only when a guest moves in.",
        ),
        see="moving-guest staff-timing",
    ),
    topic(
        "staff-end",
        QT_TRANSLATE_NOOP("rules", "Staff for the end of the game"),
        QT_TRANSLATE_NOOP(
            "rules",
            "These cards do nothing before the final scoring, but they count as played.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:29]] copies the best end card an opponent has in play, counted for **your** "
            "hotel. A Secretary cannot be copied.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:32]] scores 2 VP for each of your staff cards in play, itself included.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[staff:34]] scores for every room tile, vacant or occupied."),
        QT_TRANSLATE_NOOP("rules", "- [[staff:37]] needs full groups: every room occupied."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:41]] scores twice the number of the space where your marker stands after the last "
            "retreat, without a limit; in Classic at most 12 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:48]] scores 4 VP for each set of a red, a blue and a yellow occupied room.",
        ),
        see="end-scoring staff-cards",
    ),
    topic(
        "staff-words",
        QT_TRANSLATE_NOOP("rules", "Staff that needs explaining"),
        QT_TRANSLATE_NOOP("rules", "[[staff:35]] turns up to two vacant rooms, of any colour, to occupied."),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:38]] fills the order of one guest in your café from the supply. The guest need not "
            "have received anything yet.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:24]] makes every serving free. [[staff:25]] makes the queue free; it does not "
            "bring a guest by itself.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:9]], [[staff:10]] and [[staff:11]] only take away the cost; they do not bring a "
            "room by themselves.",
        ),
        see="staff-timing draw-three",
    ),
    topic(
        "objective-cards",
        QT_TRANSLATE_NOOP("rules", "Objectives"),
        QT_TRANSLATE_NOOP(
            "rules",
            "There are three objectives in the game, one of each letter. You meet one when its "
            "condition holds on your turn.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A full floor or column has all its rooms **occupied**; full floors or columns need not lie "
            "next to each other. A full group has all its rooms occupied.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Staff cards in play count, whatever their kind. Where the objective asks for room "
            "tiles, vacant and occupied ones count.",
        ),
        QT_TRANSLATE_NOOP("rules", "Having 20 krones is enough: you keep them when you claim."),
        see="objectives",
    ),
)
