"""Questions and answers about champagne, dancers and ballrooms; content only."""

from gah_desktop.reference.topics.model import topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "qa-champagne-choice",
        QT_TRANSLATE_NOOP("rules", "A card gives me an item of my choice. May I take champagne?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. “Of your choice” means a dish or a drink. Champagne comes only from what names it, and "
            "from actions 1 and 2.",
        ),
        see="champagne expansion-words",
    ),
    topic(
        "qa-champagne-strength",
        QT_TRANSLATE_NOOP("rules", "I have strength 3 on action 1. How much champagne can I have?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "One: 1 strudel, 1 cake and 1 champagne. Of each kind you may have no more than of the kind "
            "before it, so the second champagne asks for strength 6.",
        ),
        see="champagne dice-strength boost",
    ),
    topic(
        "qa-champagne-extra-action",
        QT_TRANSLATE_NOOP("rules", "Does the extra action of [[guest:97]] give champagne?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, as action 1 or 2 at the strength of the space. But no die is taken: [[staff:119]], "
            "[[staff:121]], [[staff:124]], [[staff:125]] and [[staff:131]] do not react.",
        ),
        see="champagne extra-action",
    ),
    topic(
        "qa-champagne-order",
        QT_TRANSLATE_NOOP("rules", "Does champagne count when a card asks for a large order?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. For [[staff:33]], [[objective:C6]] and cards such as [[staff:167]] each champagne of the"
            " printed order is an item.",
        ),
        see="champagne expansion-words",
    ),
    topic(
        "qa-champagne-porter",
        QT_TRANSLATE_NOOP("rules", "May [[staff:38]] fill an order with champagne in it?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, and so may [[staff:174]] and [[staff:179]]. They fill the whole order from the supply. "
            "[[staff:24]] makes serving champagne free as well.",
        ),
        see="champagne staff-words",
    ),
    topic(
        "qa-champagne-penalty",
        QT_TRANSLATE_NOOP("rules", "Do I lose my champagne to the penalty of [[emperor:A2]]?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. A penalty that speaks of dishes and drinks neither counts nor takes champagne, in the "
            "kitchen or on guests. The same holds for [[emperor:B1]] and [[emperor:A6]]. [[emperor:C6]] "
            "takes everything.",
        ),
        see="expansion-words emperor-penalties",
    ),
    topic(
        "qa-champagne-end",
        QT_TRANSLATE_NOOP("rules", "What is champagne worth at the end?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "1 VP for each in the kitchen, like any item. It counts for the tie-break too. Champagne on "
            "guests is worth nothing.",
        ),
        see="champagne end-scoring tie",
    ),
    topic(
        "qa-dance-room",
        QT_TRANSLATE_NOOP("rules", "May a guest who dances take a room as well?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, it is one or the other. But the reward, or the row bonus of [[ballroom:odeonsaal]], may "
            "occupy a room.",
        ),
        see="sending-dancer moving-guest",
    ),
    topic(
        "qa-dance-no-room",
        QT_TRANSLATE_NOOP("rules", "I have no vacant room. May my guest still leave?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, to a ball, if you have a dancer, a free space and its champagne. That is often the best "
            "use of a guest whose colour is full.",
        ),
        see="sending-dancer taking-guest",
    ),
    topic(
        "qa-dance-reward-champagne",
        QT_TRANSLATE_NOOP("rules", "May I pay for the dancer with the champagne of the same guest’s reward?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. You pay when the guest leaves; the reward comes later. It can pay for a dancer that the "
            "reward itself sends.",
        ),
        see="dance-order champagne",
    ),
    topic(
        "qa-dance-bonus",
        QT_TRANSLATE_NOOP("rules", "Is there an occupancy bonus for a guest who dances?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, for no room is occupied. A row bonus of [[ballroom:odeonsaal]] that occupies a room may "
            "fill a group, and then there is one.",
        ),
        see="dance-order occupancy-bonus",
    ),
    topic(
        "qa-dance-custodian",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:23]] pay for a guest who goes to a ball?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, only for rooms that become occupied. [[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] "
            "and [[staff:33]] do react, once for the guest.",
        ),
        see="dance-order staff-move-in",
    ),
    topic(
        "qa-dance-staff-dancer",
        QT_TRANSLATE_NOOP("rules", "Is a dancer sent by a staff card a completed guest?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, only a guest is. So it counts neither for [[objective:C5]] nor for [[entrance:4]], and it"
            " does not set off [[staff:5]]; [[staff:130]] pays all the same.",
        ),
        see="sending-dancer expansion-words",
    ),
    topic(
        "qa-dancer-discount",
        QT_TRANSLATE_NOOP(
            "rules",
            "A card makes a dancer 2 champagne cheaper, and the space costs 1. Do I get one back?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. The cost never falls below 0, and what is left of a discount is lost.",
        ),
        see="sending-dancer",
    ),
    topic(
        "qa-dancer-two",
        QT_TRANSLATE_NOOP("rules", "May I use the row bonus of my first dancer to pay for the second?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, if one card sends both: what the first one sets off comes in between. Nothing else does,"
            " not even serving.",
        ),
        see="sending-dancer dance-order",
    ),
    topic(
        "qa-dancer-area",
        QT_TRANSLATE_NOOP("rules", "From which area do I take my dancer?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "From any you like. Whoever empties the smallest area first has a small bonus early; the four "
            "dancers of the largest bring the largest bonus.",
        ),
        see="rehearsal-rooms",
    ),
    topic(
        "qa-dancer-back",
        QT_TRANSLATE_NOOP("rules", "Do dancers ever come back to the rehearsal room?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. Those taken by a penalty leave the game, the others stay in the ballrooms. So each room "
            "bonus comes once.",
        ),
        see="rehearsal-rooms ballroom-goals",
    ),
    topic(
        "qa-ballroom-closed",
        QT_TRANSLATE_NOOP("rules", "May I send a dancer to a ballroom that has been scored?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. It is closed for the rest of the game, but the dancers in it stay and count for cards.",
        ),
        see="sending-dancer ballroom-scoring",
    ),
    topic(
        "qa-ballroom-full",
        QT_TRANSLATE_NOOP("rules", "All ballrooms are full. What can I do?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "There is always the balcony: 3 champagne, no limit, no row bonus. It belongs to the right "
            "ballroom and is scored after round 7.",
        ),
        see="ballroom-rows sending-dancer",
    ),
    topic(
        "qa-ballroom-balcony",
        QT_TRANSLATE_NOOP("rules", "How does a dancer on the balcony count?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As a dancer in the top row of the right ballroom: it makes 3 your highest row in "
            "[[ballroom:apollosaal]], and counts for the majority of the top row in "
            "[[ballroom:goldener-strauss]].",
        ),
        see="ballroom-rows ballroom-scoring",
    ),
    topic(
        "qa-ballroom-minus",
        QT_TRANSLATE_NOOP("rules", "May I fall below zero for a ballroom without a dancer of mine?"),
        QT_TRANSLATE_NOOP("rules", "Yes. The 5 VP are lost in any case, and the total may be negative."),
        see="ballroom-scoring",
    ),
    topic(
        "qa-strauss-tie",
        QT_TRANSLATE_NOOP(
            "rules",
            "[[ballroom:goldener-strauss]]: two of us tie for the most in a row. What do we get?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You share the first and the second rank: 7 and 2 VP make 9, divided by two and rounded down: "
            "4 VP each. A third player in this row gets nothing.",
        ),
        see="five-ballrooms ballroom-scoring",
    ),
    topic(
        "qa-strauss-none",
        QT_TRANSLATE_NOOP(
            "rules",
            "[[ballroom:goldener-strauss]]: I stand in one row only. Do I lose 5 VP for the others?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. You lose them only if you have no dancer in the whole ballroom. In rows without you, you "
            "are simply not ranked.",
        ),
        see="five-ballrooms ballroom-scoring",
    ),
    topic(
        "qa-sperl-last",
        QT_TRANSLATE_NOOP(
            "rules",
            "[[ballroom:zum-sperl]] with four players: does the last one get anything?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "There are 15, 10 and 5 VP for three ranks, so the fourth gets nothing. If two tie for third, "
            "they share 5 VP: 2 each.",
        ),
        see="five-ballrooms",
    ),
    topic(
        "qa-odeon-many",
        QT_TRANSLATE_NOOP("rules", "[[ballroom:odeonsaal]]: are six dancers better than five?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Not here: five or more are worth 25 VP. The sixth may still bring a row bonus, and counts for"
            " your cards.",
        ),
        see="five-ballrooms",
    ),
    topic(
        "qa-tile-open",
        QT_TRANSLATE_NOOP(
            "rules",
            "May the Emperor’s reward of [[emperor:B5]] still go to the middle ballroom?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. The Emperor comes first, and the ballroom is scored after him. So the penalty may take a"
            " dancer just before it counts.",
        ),
        see="ballroom-goals ballroom-scoring",
    ),
    topic(
        "qa-captain",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:133]] react to being played itself?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, it needs another card, played later. It is offered right after that card and its effect, "
            "once per round, and cannot be saved for later.",
        ),
        see="ballroom-staff staff-timing",
    ),
    topic(
        "qa-mayor",
        QT_TRANSLATE_NOOP("rules", "[[guest:186]]: is the ballroom then closed?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. It is scored now for everybody, 5 VP lost included, stays open, and is scored again after"
            " its round. In rounds 1 to 3 it is the left one, in 4 and 5 the middle one, then the right "
            "one.",
        ),
        see="promo-dancing ballroom-scoring",
    ),
    topic(
        "qa-doolittle",
        QT_TRANSLATE_NOOP("rules", "[[guest:184]]: do the two dancers pay twice?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. The second one joins the first on the same space, on the balcony too: one price, one row "
            "bonus. But two dancers have been sent: [[staff:130]] and [[celebrity:9]] react twice.",
        ),
        see="promo-dancing sending-dancer",
    ),
    topic(
        "qa-antoinette",
        QT_TRANSLATE_NOOP("rules", "[[guest:185]]: when do the others take their items?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As soon as your dancer is sent: in turn order from you on, each puts a dish or drink onto a "
            "guest or into the kitchen. You cannot decline this for them, and without the dancer nobody "
            "takes anything. A solo opponent counts as another player and takes nothing.",
        ),
        see="promo-dancing",
    ),
)
