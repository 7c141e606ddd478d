"""The glossary of symbols and words of the house; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "symbols-colours",
        QT_TRANSLATE_NOOP("rules", "Symbols: colours"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Every colour has a mark of its own, so that nothing is told by colour alone.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Mark | Colour | Guests |"),
        QT_TRANSLATE_NOOP("rules", "| lozenge | blue | nobles |"),
        QT_TRANSLATE_NOOP("rules", "| bell | red | citizens |"),
        QT_TRANSLATE_NOOP("rules", "| crown | yellow | artists |"),
        QT_TRANSLATE_NOOP("rules", "| suitcase | green | tourists, at home in rooms of any colour |"),
        see="guest-cards the-hotel",
    ),
    topic(
        "symbols-items",
        QT_TRANSLATE_NOOP("rules", "Symbols: food and drink"),
        QT_TRANSLATE_NOOP("rules", "Items differ by shape as well as by colour."),
        QT_TRANSLATE_NOOP("rules", "| Item | Shape | Comes from |"),
        QT_TRANSLATE_NOOP("rules", "| strudel | a sliced roll | action 1 |"),
        QT_TRANSLATE_NOOP("rules", "| cake | a wedge in layers | action 1 |"),
        QT_TRANSLATE_NOOP("rules", "| wine | a glass with a stem | action 2 |"),
        QT_TRANSLATE_NOOP("rules", "| coffee | a steaming cup | action 2 |"),
        QT_TRANSLATE_NOOP("rules", "A covered dish stands for an item of your choice."),
        see="action-1 action-2",
    ),
    topic(
        "symbols-cards",
        QT_TRANSLATE_NOOP("rules", "Symbols: on the cards"),
        QT_TRANSLATE_NOOP("rules", "| Picture | What it means |"),
        QT_TRANSLATE_NOOP("rules", "| coin with a K | krones |"),
        QT_TRANSLATE_NOOP("rules", "| laurel wreath | victory points |"),
        QT_TRANSLATE_NOOP("rules", "| crown with a cross | steps on the Emperor track |"),
        QT_TRANSLATE_NOOP("rules", "| open door | prepare a room |"),
        QT_TRANSLATE_NOOP("rules", "| bed | occupy a room |"),
        QT_TRANSLATE_NOOP("rules", "| portrait with a bow tie | staff: play a card or draw one |"),
        QT_TRANSLATE_NOOP("rules", "| portrait with a hat | take a guest from the queue |"),
        QT_TRANSLATE_NOOP("rules", "| per cent sign | a discount |"),
        see="staff-cards guest-rewards",
    ),
    topic(
        "symbols-timing",
        QT_TRANSLATE_NOOP("rules", "Symbols: when staff works"),
        QT_TRANSLATE_NOOP("rules", "| Picture | What it means |"),
        QT_TRANSLATE_NOOP("rules", "| a 1 in a ring | once, when played |"),
        QT_TRANSLATE_NOOP("rules", "| turning arrow | once per round |"),
        QT_TRANSLATE_NOOP("rules", "| endless loop | permanent |"),
        QT_TRANSLATE_NOOP("rules", "| chequered flag | end of the game |"),
        see="staff-cards staff-timing",
    ),
    topic(
        "words",
        QT_TRANSLATE_NOOP("rules", "Words of the house"),
        QT_TRANSLATE_NOOP("rules", "| Word | What it means |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| group | adjacent rooms of the same colour; a suite of one to four rooms |",
        ),
        QT_TRANSLATE_NOOP("rules", "| vacant | a room that is prepared and waits for a guest |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| occupied | a room someone lives in; it counts for groups and at the end |",
        ),
        QT_TRANSLATE_NOOP("rules", "| strength | how much an action is worth: dice, boost and staff |"),
        QT_TRANSLATE_NOOP("rules", "| boost | 1 krone for 1 more strength, once per turn |"),
        QT_TRANSLATE_NOOP("rules", "| order | the items a guest wants before moving in |"),
        QT_TRANSLATE_NOOP("rules", "| to serve | to move items from the kitchen onto guests |"),
        QT_TRANSLATE_NOOP("rules", "| display | the staff cards you have in play |"),
        QT_TRANSLATE_NOOP("rules", "| dustbin | where the dice go that are out of the round |"),
        QT_TRANSLATE_NOOP("rules", "| supply | everything that belongs to nobody |"),
        see="goal components",
    ),
)
