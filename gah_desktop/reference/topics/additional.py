"""Additional actions, moving guests in, the occupancy bonus, passing and the end of a round; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "additional-actions",
        QT_TRANSLATE_NOOP("rules", "Additional actions"),
        QT_TRANSLATE_NOOP(
            "rules",
            "On your own turn you may do any of the following, in any order and as often as you like:",
        ),
        QT_TRANSLATE_NOOP("rules", "- **serve** items from your kitchen,"),
        QT_TRANSLATE_NOOP("rules", "- **move a guest** whose order is complete into a room,"),
        QT_TRANSLATE_NOOP("rules", "- **claim an objective** you have met,"),
        QT_TRANSLATE_NOOP("rules", "- **use a staff card** that works once per round."),
        QT_TRANSLATE_NOOP(
            "rules",
            "They may come before, between and after taking a guest and taking a die, but never in "
            "the middle of another action. You may use them even if there is no die you can take; "
            "see [[rule:no-die]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "There are no additional actions on another player’s turn or during an Emperor scoring.",
        ),
        see="serving moving-guest objectives staff-round turn",
    ),
    topic(
        "serving",
        QT_TRANSLATE_NOOP("rules", "Serving from the kitchen"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Pay 1 krone and move **up to 3 items** from your kitchen onto one or more guests in your café "
            "who ordered them.",
        ),
        QT_TRANSLATE_NOOP("rules", "You may serve several times in a turn; each time costs a krone."),
        QT_TRANSLATE_NOOP("rules", "With [[staff:24]] every serving is free, for any number of items."),
        see="receiving-items additional-actions",
    ),
    topic(
        "moving-guest",
        QT_TRANSLATE_NOOP("rules", "Moving a guest into a room"),
        QT_TRANSLATE_NOOP(
            "rules",
            "You need a guest whose **order is complete** and a **vacant room of the guest’s "
            "colour**. Green guests move into a room of any colour.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The card leaves the café and frees the table. The items go back to the supply, and "
            "the room is turned to occupied.",
        ),
        QT_TRANSLATE_NOOP("rules", "- You score the VP on the card."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- You take the reward, whatever your staff adds, and the occupancy bonus if the group "
            "is now full.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You choose whether the occupancy bonus comes **before or after** the reward, and in which "
            "order you take the parts of a reward. You may decline any part.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "No one has to move in at once: a guest with a complete order may wait at the table as long as "
            "you like.",
        ),
        see="occupancy-bonus guest-cards additional-actions",
    ),
    topic(
        "occupancy-bonus",
        QT_TRANSLATE_NOOP("rules", "The occupancy bonus"),
        QT_TRANSLATE_NOOP(
            "rules",
            "When all the rooms of a group are occupied you get a bonus at once. Its kind depends on "
            "the colour, its value on the size of the group.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Rooms in the group | 1 | 2 | 3 | 4 |"),
        QT_TRANSLATE_NOOP("rules", "| Blue: VP | 2 | 5 | 9 | 15 |"),
        QT_TRANSLATE_NOOP("rules", "| Red: krones | 1 | 3 | 6 | 10 |"),
        QT_TRANSLATE_NOOP("rules", "| Yellow: Emperor steps | 1 | 3 | 6 | 10 |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "It does not matter how the last room came to be occupied: by a guest, a reward, a staff "
            "card or the Emperor. If no guest moves in, the bonus comes right after the effect that "
            "caused it.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Each group gives its bonus **once** per player in the whole game, even if one of its "
            "rooms is removed and occupied again.",
        ),
        see="the-hotel moving-guest removed-rooms",
    ),
    topic(
        "objectives",
        QT_TRANSLATE_NOOP("rules", "Claiming objectives"),
        QT_TRANSLATE_NOOP(
            "rules",
            "On your turn, as an additional action, you may claim an objective whose condition you "
            "meet at that moment. You score the **highest value still available**: 15 VP for the "
            "first player, then 10, then 5.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Each player can claim each objective once. It stays claimed, even if you no longer meet the "
            "condition later.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Objectives cannot be claimed during an Emperor scoring, nor after the last one, at the "
            "end of the game.",
        ),
        see="objective-cards additional-actions",
    ),
    topic(
        "staff-round",
        QT_TRANSLATE_NOOP("rules", "Staff used once per round"),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:1]], [[staff:2]], [[staff:3]] and [[staff:4]] each bring you one item, once per "
            "round, on your turn, whenever you like. They may be used on the very turn they are "
            "played.",
        ),
        QT_TRANSLATE_NOOP("rules", "A card left unused in one round cannot be used twice in the next."),
        see="staff-cards additional-actions end-of-round",
    ),
    topic(
        "passing",
        QT_TRANSLATE_NOOP("rules", "Passing and the new roll"),
        QT_TRANSLATE_NOOP(
            "rules",
            "You may pass only while you have done nothing in your turn: no guest taken, no additional "
            "action. You do not lose the turn, you only put it off.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When **all** players with uncovered numbers have passed, one die goes onto the "
            "**dustbin** and the remaining dice are rolled again. All passes are then cancelled, and "
            "the lowest uncovered number is next.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "This may happen several times. The round ends when all numbers are covered or no die is "
            "left to roll; turns not taken by then are lost.",
        ),
        see="turn round no-die",
    ),
    topic(
        "end-of-round",
        QT_TRANSLATE_NOOP("rules", "The end of a round"),
        QT_TRANSLATE_NOOP("rules", "After rounds 3, 5 and 7 the Emperor scoring comes first."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Then everyone passes their turn order tile to the **left**, staff used once per round "
            "is ready again, and the dice on the dustbin come back.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "After round 7 and its Emperor scoring the game ends with the final scoring.",
        ),
        see="emperor-scoring round",
    ),
)
