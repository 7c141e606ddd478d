"""Questions and answers about turns, dice, guests and the queue; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "qa-guest-after-die",
        QT_TRANSLATE_NOOP("rules", "May I take a guest after the die?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. The one guest of your turn comes before the die. Only rewards bring guests later.",
        ),
        see="taking-guest turn",
    ),
    topic(
        "qa-two-guests",
        QT_TRANSLATE_NOOP("rules", "May I take two guests in one turn?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Only one from the queue by your own choice. Guests from a reward come in addition, as "
            "long as there is a free table.",
        ),
        see="taking-guest free-guests",
    ),
    topic(
        "qa-full-cafe",
        QT_TRANSLATE_NOOP("rules", "My café is full. May I empty a table and then take a guest?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. Moving a guest in is an additional action and may come first. Do it before you "
            "take a die: after the die it is too late for the guest of your turn.",
        ),
        see="moving-guest taking-guest",
    ),
    topic(
        "qa-free-guest-table",
        QT_TRANSLATE_NOOP("rules", "Does a free guest need a free table?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, always. The guest whose reward you take has already left the table, so that one is free.",
        ),
        see="free-guests",
    ),
    topic(
        "qa-queue-refill",
        QT_TRANSLATE_NOOP("rules", "When is the queue refilled?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At once, whatever made a guest leave: the others slide to the right, and a new card "
            "enters on the left. This applies between the two guests of [[guest:87]] as well.",
        ),
        see="queue",
    ),
    topic(
        "qa-deck-empty",
        QT_TRANSLATE_NOOP("rules", "What if the guest deck is empty?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The discards are shuffled and become the deck. If there are none, the place in the "
            "queue stays empty.",
        ),
        see="queue",
    ),
    topic(
        "qa-delivery-boy",
        QT_TRANSLATE_NOOP("rules", "Does [[staff:25]] bring me a guest?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, it only makes the queue free of charge. You still take at most one guest per turn "
            "that way, and you still need a free table.",
        ),
        see="taking-guest",
    ),
    topic(
        "qa-pass-after-serving",
        QT_TRANSLATE_NOOP("rules", "May I serve or take a guest and then pass?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. You pass instead of taking a turn. Serving, any other additional action and taking a "
            "guest start your turn: then you must take a die. If there is none you can take, the turn ends "
            "without a die, which counts as passing.",
        ),
        see="passing turn",
    ),
    topic(
        "qa-pass-lost",
        QT_TRANSLATE_NOOP("rules", "Do I lose my turn when I pass?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No, it is put off until everyone else has passed or had both turns. But a die goes to "
            "the dustbin before each new roll; if no die is left, the turn is lost.",
        ),
        see="passing",
    ),
    topic(
        "qa-pass-again",
        QT_TRANSLATE_NOOP("rules", "I passed and the dice were rolled again. May I pass once more?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes. A new roll cancels all passes: everyone with an uncovered number may take a turn or pass.",
        ),
        see="passing",
    ),
    topic(
        "qa-who-is-next",
        QT_TRANSLATE_NOOP("rules", "Who is next after the new roll?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The player with the lowest uncovered number, as always. That need not be the player who passed "
            "first.",
        ),
        see="round passing",
    ),
    topic(
        "qa-two-in-a-row",
        QT_TRANSLATE_NOOP("rules", "Why did one player have two turns in a row?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Turns follow the numbers. The player with the two middle numbers has both turns in a "
            "row, and after passes it may happen to others too.",
        ),
        see="round",
    ),
    topic(
        "qa-no-die-left",
        QT_TRANSLATE_NOOP("rules", "What if there is no die I can take?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the start of your turn you may pass, or do additional actions that may bring the krone you "
            "lack. Once you have started your turn, you end it without a die, which counts as passing.",
        ),
        see="no-die",
    ),
    topic(
        "qa-six-no-krone",
        QT_TRANSLATE_NOOP("rules", "Only sixes are left and I have no krone. What now?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Without [[staff:17]] you cannot take a six without a krone, nor a guest from the queue, "
            "since a die must follow. You may pass, or start your turn with additional actions: a guest "
            "who moves in may bring the krone.",
        ),
        see="no-die action-6",
    ),
    topic(
        "qa-boost-twice",
        QT_TRANSLATE_NOOP("rules", "May I boost by two?"),
        QT_TRANSLATE_NOOP("rules", "No. Exactly 1 krone for exactly 1 strength, once per turn."),
        see="boost",
    ),
    topic(
        "qa-boost-empty",
        QT_TRANSLATE_NOOP("rules", "May I boost a space without dice?"),
        QT_TRANSLATE_NOOP("rules", "No. There must be at least one die to take."),
        see="boost dice-strength",
    ),
    topic(
        "qa-own-die-counts",
        QT_TRANSLATE_NOOP("rules", "Does the die I take count towards the strength?"),
        QT_TRANSLATE_NOOP("rules", "Yes. The strength is counted before you take it."),
        see="dice-strength",
    ),
    topic(
        "qa-useless-die",
        QT_TRANSLATE_NOOP("rules", "May I take a die just to be done with it?"),
        QT_TRANSLATE_NOOP("rules", "Yes. You may take a die whose action gives you nothing."),
        see="dice-strength",
    ),
    topic(
        "qa-six-as-one",
        QT_TRANSLATE_NOOP("rules", "I take a six and use it for action 1. Does [[staff:13]] help?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. The die remains a six for every staff card. [[staff:17]] is the one that helps with sixes.",
        ),
        see="action-6 staff-timing",
    ),
    topic(
        "qa-six-strength",
        QT_TRANSLATE_NOOP("rules", "A six for action 2: which dice count?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Those on space 6, plus your boost, and [[staff:17]] if you have the card. The dice on "
            "space 2 do not matter, and it may be empty.",
        ),
        see="action-6",
    ),
    topic(
        "qa-less-food",
        QT_TRANSLATE_NOOP("rules", "May I take fewer items than the strength?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. You take exactly as many as the strength, and never more cake than strudel or more "
            "coffee than wine. What no guest needs goes into the kitchen.",
        ),
        see="action-1 action-2",
    ),
    topic(
        "qa-less-rooms",
        QT_TRANSLATE_NOOP("rules", "May I prepare fewer rooms than the strength?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Yes, the strength is the most you may prepare. With action 5, too, you need not play a card.",
        ),
        see="action-3",
    ),
    topic(
        "qa-serving-mid-action",
        QT_TRANSLATE_NOOP("rules", "May I serve in the middle of an action?"),
        QT_TRANSLATE_NOOP(
            "rules",
            "No. But items you are just receiving go onto guests for free. Additional actions come "
            "before, between or after other actions.",
        ),
        see="additional-actions receiving-items",
    ),
    topic(
        "qa-own-turn-only",
        QT_TRANSLATE_NOOP("rules", "May I use additional actions on another player’s turn?"),
        QT_TRANSLATE_NOOP("rules", "No, only on your own turn."),
        see="additional-actions",
    ),
)
