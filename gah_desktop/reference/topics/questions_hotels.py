"""Questions and answers about celebrities and entrances of your own; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "qa-einstein",
        QT_TRANSLATE_NOOP("rules", "How does [[celebrity:2]] work?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Once, on your turn: you give up to four dishes and drinks from the kitchen and get as many of "
            "other kinds. They go onto guests or back into the kitchen. Three strudel may become a cake, a "
            "wine and a coffee, but none of them a strudel.",
        ),
        see="celebrity-effects coloured-dice",
    ),
    topic(
        "qa-einstein-champagne",
        QT_TRANSLATE_NOOP("rules", "May [[celebrity:2]] make champagne out of strudel?"),
        QT_TRANSLATE_NOOP("rules", "No. The exchange knows dishes and drinks alone, on both sides."),
        see="celebrity-effects champagne",
    ),
    topic(
        "qa-freud",
        QT_TRANSLATE_NOOP("rules", "With [[celebrity:11]], what exactly may be missing?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "One item, champagne included, of an order of two or more. The guest may then move in or "
            "dance, and counts as completed with an order of the printed size.",
        ),
        see="celebrity-effects expansion-words",
    ),
    topic(
        "qa-freud-one",
        QT_TRANSLATE_NOOP(
            "rules",
            "May a guest with an order of one leave for nothing, thanks to [[celebrity:11]]?",
        ),
        QT_TRANSLATE_NOOP("rules", "No. The order must ask for at least two items."),
        see="celebrity-effects",
    ),
    topic(
        "qa-chaplin",
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest scores 4 VP and fills a blue group. How often does [[celebrity:3]] pay?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Twice: the VP of the guest and the occupancy bonus are two sources. VP in the reward would be"
            " a third. The 2 VP that are added do not count again.",
        ),
        see="celebrity-effects expansion-words",
    ),
    topic(
        "qa-chaplin-ballroom",
        QT_TRANSLATE_NOOP("rules", "Does [[celebrity:3]] pay when a ballroom is scored?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Not at the end of a round: celebrities have left by then, and after round 7 too. But if "
            "[[guest:186]] has a ballroom scored early, it is a source for each player who scores VP "
            "there.",
        ),
        see="celebrity-effects ballroom-scoring promo-dancing",
    ),
    topic(
        "qa-chaplin-losses",
        QT_TRANSLATE_NOOP("rules", "Does [[celebrity:3]] pay when I lose VP?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. What is paid or lost is not a source, nor is change. [[guest:155]] and [[guest:158]] cost "
            "their VP, and nothing is added.",
        ),
        see="expansion-words celebrity-effects",
    ),
    topic(
        "qa-churchill",
        QT_TRANSLATE_NOOP("rules", "[[celebrity:12]]: action 4 brings me 3 steps. How many in all?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Four. The main action is one source, however many steps it brings. What a card that reacts to "
            "the die gives is another one.",
        ),
        see="celebrity-effects emperor-track",
    ),
    topic(
        "qa-christie",
        QT_TRANSLATE_NOOP("rules", "[[celebrity:1]]: may I wait with the staff card?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. It is offered once the source that brought the steps is over, and can be declined. Each "
            "further source of steps offers it anew.",
        ),
        see="celebrity-effects staff-cards",
    ),
    topic(
        "qa-curie",
        QT_TRANSLATE_NOOP("rules", "Does [[celebrity:8]] react to a card played by an effect?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, to every staff card that comes into play, by whatever means, after its own effect. Two "
            "cards by one effect, as with [[staff:178]], count twice.",
        ),
        see="celebrity-effects staff-cards",
    ),
    topic(
        "qa-own-tile",
        QT_TRANSLATE_NOOP("rules", "I take the die with [[celebrity:3]]. Do its own VP count for it?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. The VP of the tile are scored before the effect holds. It holds for the main action of "
            "that die, though.",
        ),
        see="coloured-dice celebrity-effects",
    ),
    topic(
        "qa-coloured-dustbin",
        QT_TRANSLATE_NOOP("rules", "Everybody has passed. May a coloured die go to the dustbin?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Only if there is no white one left; then it is the blue one, then the yellow, then the red. "
            "Otherwise a white one goes, and the coloured ones are rolled again with their celebrities "
            "above them.",
        ),
        see="coloured-dice passing",
    ),
    topic(
        "qa-coloured-choice",
        QT_TRANSLATE_NOOP("rules", "A white and a red die lie on space 3. Must I take the red one?"),
        QT_TRANSLATE_NOOP("rules", "No, you choose. Both count for the strength, whichever you take."),
        see="coloured-dice",
    ),
    topic(
        "qa-two-celebrities",
        QT_TRANSLATE_NOOP("rules", "May I have two celebrities in one round?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, with two coloured dice. Both effects hold until the end of the round, the first one from"
            " your first turn on.",
        ),
        see="coloured-dice celebrity-effects",
    ),
    topic(
        "qa-gandhi",
        QT_TRANSLATE_NOOP("rules", "[[celebrity:7]]: what about a discount on rooms?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "There is nothing left to reduce: each room costs 0, as with [[staff:9]], [[staff:10]] and "
            "[[staff:11]]. The rule that rooms lie next to each other stays.",
        ),
        see="celebrity-effects action-3",
    ),
    topic(
        "qa-auction-zero",
        QT_TRANSLATE_NOOP("rules", "May I get an entrance for nothing?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, with a bid of 0 that stands. The last player without a bid always finds one entrance "
            "left for 0.",
        ),
        see="entrance-auction",
    ),
    topic(
        "qa-auction-krones",
        QT_TRANSLATE_NOOP("rules", "May I bid krones that my entrance will bring?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. A bid is never more than the krones you have, and what the entrance gives comes after you"
            " have paid.",
        ),
        see="entrance-auction krones",
    ),
    topic(
        "qa-dove-both",
        QT_TRANSLATE_NOOP("rules", "[[entrance:3]]: one room fills a column and a floor. How many tokens?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Two: one for its upper half, one for its lower half, in an order of your choice. There are "
            "five in all, and nine floors and columns.",
        ),
        see="entrance-rooms",
    ),
    topic(
        "qa-stroup-single",
        QT_TRANSLATE_NOOP("rules", "[[entrance:7]]: what about a group of one room?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Its room is the first of the group and fills it. You get the bonus of the entrance and the "
            "occupancy bonus.",
        ),
        see="entrance-rooms occupancy-bonus",
    ),
    topic(
        "qa-kaufman-second",
        QT_TRANSLATE_NOOP("rules", "[[entrance:4]]: must the second guest follow at once?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, right after the first and the refill; nothing comes in between, not even serving. You "
            "need a free table and the krones for the place.",
        ),
        see="entrance-guests taking-guest",
    ),
    topic(
        "qa-kaufman-effect",
        QT_TRANSLATE_NOOP("rules", "[[entrance:4]]: an effect gave me a guest. May I take a second one?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, only after the guest taken by the action of your turn. With [[staff:25]] both of these "
            "cost nothing.",
        ),
        see="entrance-guests free-guests",
    ),
    topic(
        "qa-corogari-kozi",
        QT_TRANSLATE_NOOP("rules", "[[entrance:2]] adds up my dice. Which number counts if I use space 6?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The face of the die, 6, whatever action you do with it. The bonus comes with the second die "
            "of the round, before its action.",
        ),
        see="entrance-dice",
    ),
    topic(
        "qa-kozi-one-six",
        QT_TRANSLATE_NOOP("rules", "[[entrance:9]]: may I turn a 6 into a 1?"),
        QT_TRANSLATE_NOOP("rules", "No. Spaces 1 and 6 are not neighbours."),
        see="entrance-dice",
    ),
    topic(
        "qa-kozi-choice",
        QT_TRANSLATE_NOOP("rules", "[[entrance:9]]: must I take the die that I have moved?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, any die on that space, white or coloured. A coloured die that you move keeps its "
            "celebrity. Cards ask for the face it has then: a 5 turned to 4 is a 4.",
        ),
        see="entrance-dice coloured-dice",
    ),
    topic(
        "qa-kozi-empty",
        QT_TRANSLATE_NOOP("rules", "[[entrance:9]]: may I use a space without dice?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, by moving a die onto it from a neighbouring space. Its strength is then 1, and you may "
            "boost.",
        ),
        see="entrance-dice no-die",
    ),
    topic(
        "qa-melange-both",
        QT_TRANSLATE_NOOP("rules", "[[entrance:6]]: may others claim my objectives?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, they are yours alone. You claim them as an additional action, beside the three common ones.",
        ),
        see="entrance-goals objectives",
    ),
    topic(
        "qa-wray-scoring",
        QT_TRANSLATE_NOOP("rules", "[[entrance:8]]: may I step back during the Emperor scoring?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, only on your turn, between two actions, and once in it. Stepping back does not start your "
            "turn: you may still pass after it.",
        ),
        see="entrance-goals emperor-scoring",
    ),
    topic(
        "qa-wray-gardener",
        QT_TRANSLATE_NOOP(
            "rules",
            "[[entrance:8]]: does [[staff:42]] pay for the Emperor’s reward of my own tile?",
        ),
        QT_TRANSLATE_NOOP("rules", "No. It pays only in the Emperor scoring."),
        see="entrance-goals",
    ),
    topic(
        "qa-ren-twice",
        QT_TRANSLATE_NOOP("rules", "[[entrance:10]]: are the two row bonuses one source or two?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Two, so celebrities react twice. You may have one of them and decline the other.",
        ),
        see="entrance-ren",
    ),
)
