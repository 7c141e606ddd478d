"""The rules of Unique Hotels: the auction, and what each entrance does; content only."""

from __future__ import annotations

from gah_desktop.app.table import Table
from gah_desktop.engine.state import GameState
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.reference.marks import Marks, had_by, whose
from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "unique-hotels",
        QT_TRANSLATE_NOOP("rules", "Unique Hotels: an entrance of your own"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Every player gets a hotel entrance. It says what is in the kitchen at the start, gives "
            "something at once, and changes a rule for you alone, to the end of the game.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Nobody starts with dishes or drinks: what the entrance shows is all there is. The champagne "
            "of Vienna Ballrooms comes on top.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Rooms:** [[entrance:1]], [[entrance:3]], [[entrance:7]]"),
        QT_TRANSLATE_NOOP("rules", "- **Guests and staff:** [[entrance:4]], [[entrance:5]]"),
        QT_TRANSLATE_NOOP("rules", "- **Dice:** [[entrance:2]], [[entrance:9]]"),
        QT_TRANSLATE_NOOP("rules", "- **Objectives and Emperor tiles:** [[entrance:6]], [[entrance:8]]"),
        QT_TRANSLATE_NOOP("rules", "- **Ballrooms:** [[entrance:10]], in play only with Vienna Ballrooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A hotel that loses rooms keeps the tokens and bonuses it has received; none of them comes "
            "twice.",
        ),
        see="entrance-auction entrance-first expansion-setup the-hotel",
    ),
    topic(
        "entrance-auction",
        QT_TRANSLATE_NOOP("rules", "The auction of the entrances"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As many entrances as there are players lie open. They are sold for krones, and everybody ends"
            " up with one. All start with 10 krones.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The first player begins. A player without a standing bid bids 0 or more on an entrance "
            "without a bid, or more than the bid that stands on another one.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Whoever has been outbid bids next."),
        QT_TRANSLATE_NOOP("rules", "- When every bid stands, all pay."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Bids are open, and nobody may bid more than they have. So the bidding always comes to an end.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** Anna bids 2 on [[entrance:3]], Ben 0 on [[entrance:7]], Clara 3 on "
            "[[entrance:3]]. Anna is outbid and bids 1 on [[entrance:7]]. Now Ben takes the last entrance "
            "for 0. Clara pays 3 krones, Anna 1 and Ben nothing.",
        ),
        see="unique-hotels krones expansion-setup",
    ),
    topic(
        "entrance-first",
        QT_TRANSLATE_NOOP("rules", "Entrances before the first round"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What an entrance gives when it is gained is received in turn order, before rehearsal rooms, "
            "guests and rooms. What speaks of the first guest or the first rooms waits for these:",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[entrance:1]]: you may prepare up to two more rooms, after your three and at their cost.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "- [[entrance:3]]: you may prepare a fourth room after your three, at no cost."
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[entrance:4]]: you may choose a second guest right after your first, once the queue has been "
            "refilled and before the next player chooses.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[entrance:5]]: draw a staff card and play one for 3 krones less, or none. There is neither"
            " guest nor room yet, so an effect that needs one is lost.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[entrance:8]]: two steps on the Emperor track."),
        see="unique-hotels setup-guest-rooms rehearsal-rooms",
    ),
    topic(
        "entrance-rooms",
        QT_TRANSLATE_NOOP("rules", "Entrances for rooms"),
        QT_TRANSLATE_NOOP("rules", "**[[entrance:1]]** has occupancy bonuses of its own:"),
        QT_TRANSLATE_NOOP("rules", "| Rooms in the group | 1 | 2 | 3 | 4 |"),
        QT_TRANSLATE_NOOP("rules", "| Blue: VP | 4 | 8 | 13 | 20 |"),
        QT_TRANSLATE_NOOP("rules", "| Red: krones | 2 | 4 | 8 | 13 |"),
        QT_TRANSLATE_NOOP("rules", "| Yellow: Emperor steps | 2 | 4 | 8 | 13 |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:7]]** pays for the first room occupied in a group: blue 3 VP, red 2 krones, "
            "yellow 2 steps. In a group of one it is the first room and the last: you get both bonuses.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:3]]** has five tokens. For each full column you take one of your choice and "
            "receive its upper half, for each full floor one and its lower half. You take it at once; it "
            "cannot be declined or kept for later. A room that fills a column and a floor brings two tokens; "
            "when no token is left, nothing.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Each group, floor and column pays once, even if rooms are lost and occupied again. These "
            "bonuses come with the occupancy bonus, in an order of your choice.",
        ),
        see="occupancy-bonus unique-hotels staff-move-in",
    ),
    topic(
        "entrance-guests",
        QT_TRANSLATE_NOOP("rules", "Entrances for guests and staff"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:4]]** has four tables. In each of your turns you may take a second guest, right "
            "after the first one and the refill, for the cost of the place. It needs a free table.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The second guest follows only a guest taken by the action of your turn, never one that an "
            "effect has given. [[staff:25]] makes both free.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the end of a round it scores 1, 3, 6 or 9 VP if 2, 3, 4 or 5 of your guests were completed"
            " in it. **Example:** three guests moved in and one danced: 6 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:5]]** gives 1 krone and a staff card from the deck after every staff card you "
            "play from the first round on, once its effect is done.",
        ),
        see="taking-guest staff-cards unique-hotels",
    ),
    topic(
        "entrance-dice",
        QT_TRANSLATE_NOOP("rules", "Entrances for dice"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:2]]** looks at the sum of your two dice of the round. Its bonus comes as soon as "
            "you take the second one, before its action and before what staff such as [[staff:15]] and "
            "[[staff:124]] gives for it:",
        ),
        QT_TRANSLATE_NOOP("rules", "| Sum | Bonus |"),
        QT_TRANSLATE_NOOP("rules", "| 7 | none |"),
        QT_TRANSLATE_NOOP("rules", "| 6 or 8 | play a staff card for 1 krone less |"),
        QT_TRANSLATE_NOOP("rules", "| 5 or 9 | 1 strudel, 1 wine |"),
        QT_TRANSLATE_NOOP("rules", "| 4 or 10 | 1 krone, 1 Emperor step |"),
        QT_TRANSLATE_NOOP("rules", "| 3 or 11 | 1 cake, 1 coffee |"),
        QT_TRANSLATE_NOOP("rules", "| 2 or 12 | prepare a room at no cost, 1 VP |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "What counts are the faces taken, and space 6 is a 6. With only one die in a round there is no"
            " bonus.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:9]]** lets you turn one die of a neighbouring space and move it onto the space "
            "you are about to use, so that the strength grows by 1. Spaces 1 and 6 are not neighbours. The "
            "space may have been empty, and any die there may then be taken. Moving a die and using its new "
            "space are one choice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** three dice lie on space 4, two on space 5. You move one from 5 to 4 and take a 4"
            " at strength 4.",
        ),
        see="dice-strength unique-hotels guest-rewards",
    ),
    topic(
        "entrance-goals",
        QT_TRANSLATE_NOOP("rules", "Entrances for objectives and Emperor tiles"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:6]]** has an objective A, B and C for you alone. You claim them on your turn "
            "while the condition holds: 15 VP in rounds 1 to 3, 10 in rounds 4 and 5, 5 in rounds 6 and 7.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the end it scores 3, 6 or 10 VP for 4, 5 or 6 objectives of both sorts. Your own do not "
            "count as markers for [[staff:40]], [[staff:132]], [[staff:179]] and [[emperor:C6]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**[[entrance:8]]** has six Emperor tiles, two of each letter. Once per turn, between two "
            "actions, you may go back 1, 2 or 3 steps for the Emperor’s reward of a tile A, B or C, which "
            "then leaves the game. Your marker must be at least that far along the track.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "This is not an Emperor scoring: penalties do not matter, and [[staff:42]] gives nothing.",
        ),
        see="objectives emperor-rewards unique-hotels",
    ),
    topic(
        "entrance-ren",
        QT_TRANSLATE_NOOP("rules", "The Ren"),
        QT_TRANSLATE_NOOP("rules", "[[entrance:10]] gives one more champagne when it is gained."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Its owner receives every row bonus **twice**. The two times are two sources, and each part "
            "may be declined.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When a ballroom is scored in which its owner alone has the most dancers, that is 4 VP more, "
            "even if [[guest:186]] has it scored early.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** a dancer in the top row of [[ballroom:zur-kettenbruecke]]: 5 VP and then another "
            "5 VP.",
        ),
        see="ballroom-rows ballroom-scoring unique-hotels",
    ),
    topic(
        "entrance-solo",
        QT_TRANSLATE_NOOP("rules", "Unique Hotels in the solo game"),
        QT_TRANSLATE_NOOP(
            "rules",
            "You start with **7 krones**. Three entrances are drawn, and you choose one of them at no "
            "cost; there is no auction.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your opponent has one of the four entrances of the solo rules, at random or as you like: see "
            "[[rule:solo-entrances]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "With Vienna Ballrooms the three guests of [[rule:entrance-hautel-couture]] are chosen from "
            "among those who want no champagne.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Tolls and items of the opponent’s entrance are those of the space you use, even if "
            "[[entrance:9]] has moved a die there.",
        ),
        see="solo-entrances unique-hotels elisabeth",
    ),
)


def _marks(table: Table, seen: GameState) -> Marks:
    """The entrances that players have, and what lies beside them."""
    owners = owners_of(seen)
    yield from had_by(table, "entrance", owners.owned)
    for seat, id in enumerate(owners.owned):
        own = seen.t.catalog.entrances.get(id)
        if own is not None and own.own_objectives_vp:
            objectives = (*owners.own_objectives, *owners.claimed)
            yield from ((("objective", each), whose(table, seat)) for each in objectives)
        if own is not None and own.own_tiles:
            yield from ((("emperor", each), whose(table, seat)) for each in owners.own_tiles)


PART = ReferencePart(
    module="hotels",
    chapter=Chapter(
        "hotels",
        QT_TRANSLATE_NOOP("rules", "Unique Hotels"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
    marks=_marks,
)
