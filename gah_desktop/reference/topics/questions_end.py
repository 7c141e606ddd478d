"""Questions and answers about objectives, the Emperor, the end and the solo game; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "qa-objective-when",
        QT_TRANSLATE_NOOP("rules", "May I claim an objective during the Emperor scoring?"),
        QT_TRANSLATE_NOOP("rules", "No. You claim only on your own turn, and the condition must hold then."),
        see="objectives emperor-rewards",
    ),
    topic(
        "qa-objective-after-game",
        QT_TRANSLATE_NOOP(
            "rules", "The last Emperor reward makes me meet an objective. May I still claim it?"
        ),
        QT_TRANSLATE_NOOP("rules", "No. There are no more turns after round 7."),
        see="objectives",
    ),
    topic(
        "qa-objective-krones",
        QT_TRANSLATE_NOOP("rules", "Do I lose the 20 krones when I claim the objective?"),
        QT_TRANSLATE_NOOP("rules", "No. You only need to have them at that moment."),
        see="objective-cards",
    ),
    topic(
        "qa-objective-second",
        QT_TRANSLATE_NOOP("rules", "Another player has claimed the objective. May I claim it too?"),
        QT_TRANSLATE_NOOP("rules", "Yes, for the highest value still available: 15, then 10, then 5 VP."),
        see="objectives",
    ),
    topic(
        "qa-penalty-choice",
        QT_TRANSLATE_NOOP("rules", "May I choose between the two penalties?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "In Deluxe, no: the left one is forced if you can suffer it in full, otherwise it is the right "
            "one. In Classic you choose among those that are possible.",
        ),
        see="emperor-penalties editions",
    ),
    topic(
        "qa-penalty-part",
        QT_TRANSLATE_NOOP("rules", "I have 2 krones and am to lose 3. Do I lose the 2?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. You cannot suffer the left penalty in full, so you lose the VP on the right instead.",
        ),
        see="emperor-penalties",
    ),
    topic(
        "qa-below-zero",
        QT_TRANSLATE_NOOP("rules", "Can my victory points fall below zero?"),
        QT_TRANSLATE_NOOP("rules", "Yes."),
        see="victory-points emperor-penalties",
    ),
    topic(
        "qa-emperor-reset",
        QT_TRANSLATE_NOOP("rules", "Does the marker go back to 0 after the scoring?"),
        QT_TRANSLATE_NOOP("rules", "No, it stays where the retreat left it."),
        see="emperor-scoring",
    ),
    topic(
        "qa-emperor-space-two",
        QT_TRANSLATE_NOOP("rules", "I stand on 1 or 2 after the retreat. What happens?"),
        QT_TRANSLATE_NOOP("rules", "Nothing, neither reward nor penalty."),
        see="emperor-scoring",
    ),
    topic(
        "qa-emperor-order",
        QT_TRANSLATE_NOOP("rules", "In which order is the Emperor scoring done?"),
        QT_TRANSLATE_NOOP("rules", "In the turn order of the round just ended, each player in full."),
        see="emperor-scoring",
    ),
    topic(
        "qa-emperor-decline",
        QT_TRANSLATE_NOOP("rules", "Must I take the Emperor’s reward?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, you may decline it. It counts as received all the same, so [[staff:42]] scores its 5 VP.",
        ),
        see="emperor-rewards",
    ),
    topic(
        "qa-conference-manager",
        QT_TRANSLATE_NOOP("rules", "How does [[staff:26]] work?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Before a penalty you may pay 1 krone and ignore it. Without a krone the penalty stands.",
        ),
        see="emperor-penalties",
    ),
    topic(
        "qa-broken-hotel",
        QT_TRANSLATE_NOOP("rules", "My hotel has been split in two. Where may I build?"),
        QT_TRANSLATE_NOOP("rules", "Next to any tile of any part. The parts need not be joined."),
        see="removed-rooms",
    ),
    topic(
        "qa-no-room-left",
        QT_TRANSLATE_NOOP("rules", "All my rooms have been removed. Where do I begin?"),
        QT_TRANSLATE_NOOP("rules", "At the bottom left, as at the start."),
        see="removed-rooms action-3",
    ),
    topic(
        "qa-which-vacant",
        QT_TRANSLATE_NOOP("rules", "Which vacant room is removed?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "One on the highest floor that has a vacant room; among several there, the one you choose.",
        ),
        see="removed-rooms",
    ),
    topic(
        "qa-c2-one-floor",
        QT_TRANSLATE_NOOP("rules", "[[emperor:C2]]: all my occupied rooms are on one floor. Do I lose two?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "In Deluxe you lose one: the second must come from a lower floor. In Classic it must lie below "
            "the first in the same column.",
        ),
        see="emperor-penalties",
    ),
    topic(
        "qa-operator",
        QT_TRANSLATE_NOOP("rules", "Which number does [[staff:41]] double?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The number of your space after the last retreat, not its VP. In Classic it gives at most 12 VP.",
        ),
        see="staff-end",
    ),
    topic(
        "qa-secretary",
        QT_TRANSLATE_NOOP("rules", "What does [[staff:29]] copy?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The best end card an opponent has in play, counted for your hotel. Your own cards and "
            "other Secretaries cannot be copied. If there is no such card, it scores nothing.",
        ),
        see="staff-end",
    ),
    topic(
        "qa-assistant-manager",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:32]] count itself?"),
        QT_TRANSLATE_NOOP("rules", "Yes, 2 VP for every staff card in play, itself included."),
        see="staff-end",
    ),
    topic(
        "qa-served-guest-left",
        QT_TRANSLATE_NOOP("rules", "A guest has been served but has no room at the end. Do I lose VP?"),
        QT_TRANSLATE_NOOP("rules", "Yes, 5 VP, as for every guest left in the café."),
        see="end-scoring",
    ),
    topic(
        "qa-items-on-guests",
        QT_TRANSLATE_NOOP("rules", "Do items on guests count at the end?"),
        QT_TRANSLATE_NOOP("rules", "No, only those in the kitchen."),
        see="end-scoring",
    ),
    topic(
        "qa-tie",
        QT_TRANSLATE_NOOP("rules", "Who wins a tie?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The player with more krones and kitchen items combined. If still tied, they share the "
            "victory. Against Leopold a tie is a loss.",
        ),
        see="tie",
    ),
    topic(
        "qa-gizia-die",
        QT_TRANSLATE_NOOP("rules", "Does E. Gizia use up a die?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, the die stays. Nor can you boost, and space 6 costs its krone. In Classic the guest "
            "gives a whole extra turn, in which you may boost.",
        ),
        see="extra-action editions",
    ),
    topic(
        "qa-leopold-bonus",
        QT_TRANSLATE_NOOP("rules", "Does Leopold get rewards or an occupancy bonus?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Never. Leopold scores rooms and the VP of their spaces, guests, the Emperor track, "
            "objectives, and the staff turned up.",
        ),
        see="solo-rooms solo-emperor",
    ),
    topic(
        "qa-leopold-full",
        QT_TRANSLATE_NOOP(
            "rules",
            "All rooms of the colour shown are occupied in Leopold’s hotel. What does he take?",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The guest with the most VP of any colour he can still house. The hand breaks ties.",
        ),
        see="solo-guests",
    ),
)
