"""Questions and answers about items, rooms, groups, rewards and staff; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "qa-take-back-item",
        QT_TRANSLATE_NOOP("rules", "May I move an item from one guest to another?"),
        QT_TRANSLATE_NOOP("rules", "No. An item on a guest stays there. Only the Emperor can take it away."),
        see="receiving-items serving",
    ),
    topic(
        "qa-serve-several",
        QT_TRANSLATE_NOOP("rules", "May one serving go to several guests?"),
        QT_TRANSLATE_NOOP("rules", "Yes. Up to 3 items for 1 krone, onto as many guests as you like."),
        see="serving",
    ),
    topic(
        "qa-items-run-out",
        QT_TRANSLATE_NOOP("rules", "Can strudel or coffee run out?"),
        QT_TRANSLATE_NOOP("rules", "No, the supply is unlimited."),
        see="components",
    ),
    topic(
        "qa-kitchen-limit",
        QT_TRANSLATE_NOOP("rules", "How many items may I keep in my kitchen?"),
        QT_TRANSLATE_NOOP("rules", "As many as you like. At the end each is worth 1 VP."),
        see="receiving-items end-scoring",
    ),
    topic(
        "qa-green-room",
        QT_TRANSLATE_NOOP("rules", "Which room does a green guest need?"),
        QT_TRANSLATE_NOOP("rules", "Any vacant room, whatever its colour. No room is green."),
        see="guest-cards moving-guest",
    ),
    topic(
        "qa-wait-move-in",
        QT_TRANSLATE_NOOP("rules", "Must I move a guest in as soon as the order is complete?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, you may wait for a better moment. But in the final scoring the guest costs 5 VP if still "
            "at the table.",
        ),
        see="moving-guest",
    ),
    topic(
        "qa-bonus-first",
        QT_TRANSLATE_NOOP("rules", "Occupancy bonus or reward: which comes first?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whichever you like. So krones from a red group may pay for what the reward offers.",
        ),
        see="moving-guest occupancy-bonus",
    ),
    topic(
        "qa-reward-order",
        QT_TRANSLATE_NOOP("rules", "In which order do I take the parts of a reward?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "In any order, and you may decline any part. Only the extra action of [[guest:97]] always comes "
            "last. In Classic the guest gives an extra turn instead, which follows this one.",
        ),
        see="guest-rewards moving-guest",
    ),
    topic(
        "qa-reward-later",
        QT_TRANSLATE_NOOP("rules", "May I keep a reward for later?"),
        QT_TRANSLATE_NOOP("rules", "No. It is taken when the guest moves in, or it is declined."),
        see="guest-rewards",
    ),
    topic(
        "qa-bonus-again",
        QT_TRANSLATE_NOOP("rules", "A room of a full group was removed. Do I get the bonus again?"),
        QT_TRANSLATE_NOOP("rules", "No. Each group gives its bonus once per player in the whole game."),
        see="occupancy-bonus removed-rooms",
    ),
    topic(
        "qa-bonus-page-boy",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:35]] bring the occupancy bonus?"),
        QT_TRANSLATE_NOOP("rules", "Yes. It does not matter how the last room of a group was occupied."),
        see="occupancy-bonus staff-words",
    ),
    topic(
        "qa-page-boy-one",
        QT_TRANSLATE_NOOP("rules", "May [[staff:35]] turn only one room?"),
        QT_TRANSLATE_NOOP("rules", "Yes, up to two."),
        see="staff-words",
    ),
    topic(
        "qa-room-vp-occupied",
        QT_TRANSLATE_NOOP("rules", "Do I get the VP of the top right rooms again when they are occupied?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, only once, when the room is prepared. Once occupied, it scores by its floor at the end.",
        ),
        see="room-vp",
    ),
    topic(
        "qa-room-diagonal",
        QT_TRANSLATE_NOOP("rules", "Is it enough if rooms touch at a corner?"),
        QT_TRANSLATE_NOOP("rules", "No. A new room needs a tile above, below, to the left or to the right."),
        see="action-3",
    ),
    topic(
        "qa-painter-discount",
        QT_TRANSLATE_NOOP("rules", "Which room gets the discount of [[guest:61]]?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The one you choose. Each of the two rooms is prepared on its own, and you may leave out "
            "the second.",
        ),
        see="effect-rooms",
    ),
    topic(
        "qa-two-rooms-chain",
        QT_TRANSLATE_NOOP(
            "rules",
            "May the second room of [[guest:57]] or [[guest:88]] lie next to the first?",
        ),
        QT_TRANSLATE_NOOP("rules", "Yes. They are prepared one after the other."),
        see="effect-rooms action-3",
    ),
    topic(
        "qa-krones-lost",
        QT_TRANSLATE_NOOP("rules", "What happens to krones beyond 20?"),
        QT_TRANSLATE_NOOP("rules", "They are lost."),
        see="krones",
    ),
    topic(
        "qa-steps-beyond",
        QT_TRANSLATE_NOOP("rules", "What happens to Emperor steps beyond space 13?"),
        QT_TRANSLATE_NOOP("rules", "Each is 1 VP at once."),
        see="emperor-track",
    ),
    topic(
        "qa-draw-three-decline",
        QT_TRANSLATE_NOOP("rules", "Draw three, play one: must I play one?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At a discount, no; you may decline after seeing them. At no cost, yes, if any was "
            "drawn; only the Emperor’s reward of [[emperor:B3]] leaves you the choice in Classic.",
        ),
        see="draw-three",
    ),
    topic(
        "qa-draw-three-cost",
        QT_TRANSLATE_NOOP("rules", "May I see the three cards before I decide to pay?"),
        QT_TRANSLATE_NOOP("rules", "Yes. You look first, then you play one, or none where that is allowed."),
        see="draw-three",
    ),
    topic(
        "qa-staff-this-die",
        QT_TRANSLATE_NOOP("rules", "I play a staff card with a die. Does it work for this die?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Not if it asks for a die or adds strength: such a card works from the next die on. Anything "
            "else works at once.",
        ),
        see="staff-timing",
    ),
    topic(
        "qa-decorator-before",
        QT_TRANSLATE_NOOP("rules", "May I prepare the room of [[staff:14]] before the main action?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, before or after, at most once per die. Nothing may come between it and the main "
            "action. The same goes for [[staff:20]] and [[staff:22]].",
        ),
        see="staff-dice",
    ),
    topic(
        "qa-staff-manager-cost",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:22]] give a discount?"),
        QT_TRANSLATE_NOOP("rules", "No, you pay the printed cost of the card."),
        see="staff-dice",
    ),
    topic(
        "qa-bootblack-boost",
        QT_TRANSLATE_NOOP("rules", "[[staff:15]]: is a boost doubled too?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. Each point of strength gives a krone and a step, including the boosted one.",
        ),
        see="action-4 staff-strength",
    ),
    topic(
        "qa-checker-more",
        QT_TRANSLATE_NOOP("rules", "May [[staff:18]] lower a cost below 0?"),
        QT_TRANSLATE_NOOP("rules", "No. A cost never falls below 0, and nothing is paid out."),
        see="action-5",
    ),
    topic(
        "qa-two-dice-staff",
        QT_TRANSLATE_NOOP("rules", "I have [[staff:12]] and [[staff:16]]. Do both score for a four?"),
        QT_TRANSLATE_NOOP("rules", "Yes, 2 VP and 4 VP. Both cards apply."),
        see="staff-timing staff-dice",
    ),
    topic(
        "qa-porter-empty",
        QT_TRANSLATE_NOOP("rules", "May [[staff:38]] fill an order that has no items yet?"),
        QT_TRANSLATE_NOOP("rules", "Yes, that of any one guest in your café, with items from the supply."),
        see="staff-words",
    ),
    topic(
        "qa-custodian-reward",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:23]] pay for rooms occupied by a reward?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "In Deluxe, yes: for every room turned to occupied. In Classic only when a guest moves in.",
        ),
        see="staff-move-in edition-cards",
    ),
    topic(
        "qa-floor-housekeeper",
        QT_TRANSLATE_NOOP("rules", "When does [[staff:33]] score?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "When a guest with an order of four or more items moves in; in Classic, of exactly four.",
        ),
        see="staff-move-in edition-cards",
    ),
    topic(
        "qa-staff-once-counts",
        QT_TRANSLATE_NOOP("rules", "Does a staff card count after it has done its work?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. It stays in play and counts for objectives, for [[staff:32]] and for [[emperor:C3]].",
        ),
        see="staff-cards",
    ),
)
