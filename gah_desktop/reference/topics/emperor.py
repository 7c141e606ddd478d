"""The Emperor, his rewards and penalties, the final scoring and ties; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "emperor-track",
        QT_TRANSLATE_NOOP("rules", "The Emperor track"),
        QT_TRANSLATE_NOOP("rules", "The track has spaces 0 to 13; each is worth VP when the Emperor comes."),
        QT_TRANSLATE_NOOP("rules", "| Space | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |"),
        QT_TRANSLATE_NOOP("rules", "| VP | 0 | 1 | 2 | 3 | 3 | 4 | 4 | 5 | 5 | 6 | 6 | 7 | 8 | 9 |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your marker never moves beyond space 13: each further step is worth 1 VP at once, "
            "whatever effect gives it.",
        ),
        QT_TRANSLATE_NOOP("rules", "Several players may stand on the same space."),
        see="action-4 emperor-scoring",
    ),
    topic(
        "emperor-scoring",
        QT_TRANSLATE_NOOP("rules", "The Emperor scoring"),
        QT_TRANSLATE_NOOP(
            "rules",
            "After rounds 3, 5 and 7, in the turn order of the round just ended, each player does "
            "the following:",
        ),
        QT_TRANSLATE_NOOP("rules", "- score the VP of your space on the Emperor track,"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- move back **3, 5 or 7** spaces (after rounds 3, 5 and 7 respectively), but not below 0,",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- then, on **3 or higher**, get the reward of the tile; on **1 or 2** nothing happens; "
            "on **0** suffer the penalty.",
        ),
        QT_TRANSLATE_NOOP("rules", "The marker stays where it is; it does not go back to the start."),
        QT_TRANSLATE_NOOP("rules", "Tile A belongs to round 3, tile B to round 5, tile C to round 7."),
        see="emperor-track emperor-rewards emperor-penalties",
    ),
    topic(
        "emperor-rewards",
        QT_TRANSLATE_NOOP("rules", "The Emperor’s rewards"),
        QT_TRANSLATE_NOOP("rules", "The Emperor’s reward may be declined."),
        QT_TRANSLATE_NOOP(
            "rules",
            "If it brings items you place them as usual, on guests or in the kitchen. If it fills a "
            "group, you get the occupancy bonus.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "It is not your turn: no guest can move in, nothing can be served and no objective can "
            "be claimed.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "With [[staff:42]] you also score 5 VP whenever you get the Emperor’s reward; one that you "
            "decline counts too.",
        ),
        see="emperor-scoring objectives",
    ),
    topic(
        "emperor-penalties",
        QT_TRANSLATE_NOOP("rules", "The Emperor’s penalties"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Where a tile shows two penalties you suffer the **left** one if you can suffer it in full, "
            "otherwise the **right** one. The choice is not yours. In Classic it is: you choose among "
            "those that are possible.",
        ),
        QT_TRANSLATE_NOOP("rules", "VP may fall below zero."),
        QT_TRANSLATE_NOOP(
            "rules",
            "With [[staff:26]] you may pay 1 krone before a penalty to ignore it altogether.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:C2]] takes an occupied room from the highest floor that has one, then one "
            "from the next lower floor that has one. In Classic the second must lie below the first in "
            "the same column. If there is none, only the first is lost.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:C4]] takes an end card you have in play; it leaves the game.",
        ),
        see="emperor-scoring removed-rooms editions",
    ),
    topic(
        "removed-rooms",
        QT_TRANSLATE_NOOP("rules", "Rooms removed by the Emperor"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Vacant rooms are removed from the highest floor that has one, then, if another must go, "
            "from the highest floor that now has one. If several qualify, you choose.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "This may split the hotel. Later rooms may go next to **any** tile; the parts need not "
            "be connected again.",
        ),
        QT_TRANSLATE_NOOP("rules", "If no tile is left, the next room is the bottom left one."),
        QT_TRANSLATE_NOOP(
            "rules",
            "You keep the VP already scored for preparing a room, and any occupancy bonus already "
            "received. The bonus is not given a second time.",
        ),
        see="emperor-penalties action-3 occupancy-bonus",
    ),
    topic(
        "end-scoring",
        QT_TRANSLATE_NOOP("rules", "The final scoring"),
        QT_TRANSLATE_NOOP("rules", "After the Emperor scoring of round 7:"),
        QT_TRANSLATE_NOOP("rules", "- your staff cards for the end of the game score;"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- each occupied room scores 1, 2, 3 or 4 VP by its floor, from the bottom to the top; vacant "
            "rooms score nothing;",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- each krone and each item in the **kitchen** scores 1 VP; items on guests do not count;",
        ),
        QT_TRANSLATE_NOOP("rules", "- each guest still in the café costs **5 VP**, served or not."),
        see="victory-points staff-end tie",
    ),
    topic(
        "tie",
        QT_TRANSLATE_NOOP("rules", "Ties"),
        QT_TRANSLATE_NOOP(
            "rules",
            "In a tie the player with more krones and kitchen items combined wins. If that is equal "
            "too, the victory is shared.",
        ),
        see="end-scoring",
    ),
)
