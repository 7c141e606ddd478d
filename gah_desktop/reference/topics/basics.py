"""The first chapters: aim, components, set-up, round and turn; content only, no Qt and no rules."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "goal",
        QT_TRANSLATE_NOOP("rules", "The aim of the game"),
        QT_TRANSLATE_NOOP(
            "rules",
            "You run a small hotel in Vienna around 1900. You seat guests in your café, serve what "
            "they order, prepare rooms, move the guests in and hire staff to make all of this easier.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The game lasts **7 rounds**, and every player has 2 turns in each of them. After rounds 3, 5 "
            "and 7 the Emperor looks at your standing and rewards or punishes you.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "After the last Emperor scoring there is a final scoring. Whoever has the most victory points "
            "(VP) then has the finest house in town and wins.",
        ),
        see="round end-scoring victory-points",
    ),
    topic(
        "victory-points",
        QT_TRANSLATE_NOOP("rules", "Where victory points come from"),
        QT_TRANSLATE_NOOP("rules", "- **Guests:** the VP on the card when the guest moves into a room."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Rooms at the top right:** five spaces give VP as soon as a room is prepared there.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Blue groups:** an occupancy bonus in VP. **Objectives:** 15, 10 or 5 VP each.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **The Emperor:** VP for your space on his track, and some of his rewards.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Staff:** some cards score during the game, others at the end."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **The end:** occupied rooms by floor, krones, items in the kitchen. Every guest left in the "
            "café costs 5 VP.",
        ),
        QT_TRANSLATE_NOOP("rules", "VP can be lost as well, and the total may fall below zero."),
        see="moving-guest room-vp occupancy-bonus objectives emperor-scoring end-scoring",
    ),
    topic(
        "components",
        QT_TRANSLATE_NOOP("rules", "What is on the table"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The **queue** shows five guests. Below each place is its cost: 3, 2, 1, 0 and 0 "
            "krones, from left to right.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The **action board** has six spaces, one for each face of a die. There are 10 dice for two "
            "players, 12 for three and 14 for four.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The **dustbin** takes the dice that are out of the round. The **Emperor track** has "
            "spaces 0 to 13.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Three **objectives** and three **Emperor tiles** lie face up, one for each of the "
            "letters A, B and C.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- There are 56 guest cards, 48 staff cards and 84 room tiles: 30 blue, 29 red and 25 "
            "yellow. The supply of strudel, cake, wine and coffee never runs out.",
        ),
        see="the-hotel guest-cards staff-cards emperor-track",
    ),
    topic(
        "the-hotel",
        QT_TRANSLATE_NOOP("rules", "Your hotel"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your hotel has 20 spaces for rooms, on 4 floors and in 5 columns. Each space is blue, "
            "red or yellow and takes only a room of that colour.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Adjacent rooms of the same colour form a **group** of one to four rooms. Every hotel "
            "has 10 groups.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A room tile is laid with its **vacant** side up when the room is prepared, and turned "
            "to **occupied** when someone moves in.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Floor | Cost of a room | VP at the end, if occupied |"),
        QT_TRANSLATE_NOOP("rules", "| 4 (top) | 3 krones | 4 |"),
        QT_TRANSLATE_NOOP("rules", "| 3 | 2 krones | 3 |"),
        QT_TRANSLATE_NOOP("rules", "| 2 | 1 krone | 2 |"),
        QT_TRANSLATE_NOOP("rules", "| 1 (bottom) | nothing | 1 |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Below the rooms are the **café** with its three tables and the **kitchen**, where items "
            "wait. Both are yours alone.",
        ),
        see="action-3 occupancy-bonus boards",
    ),
    topic(
        "room-vp",
        QT_TRANSLATE_NOOP("rules", "The five rooms at the top right"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Five spaces show victory points. On floor 3, columns 4 and 5 give 1 VP each; on floor 4, "
            "columns 3, 4 and 5 give 2 VP each.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You score them at once when a room is **prepared** there, by whatever action or effect. "
            "Turning the room to occupied later does not score them again.",
        ),
        see="the-hotel action-3",
    ),
    topic(
        "krones",
        QT_TRANSLATE_NOOP("rules", "Krones"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Krones are the money of the house. You start with 10 and can never have more than "
            "**20**; anything beyond that is lost.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You can never pay what you do not have: an action or effect you cannot pay for is not "
            "available to you.",
        ),
        QT_TRANSLATE_NOOP("rules", "At the end of the game each krone left is worth 1 VP."),
        see="action-4 end-scoring",
    ),
    topic(
        "setup",
        QT_TRANSLATE_NOOP("rules", "Setting up"),
        QT_TRANSLATE_NOOP(
            "rules",
            "One objective and one Emperor tile of each letter are drawn. Five guests are placed in "
            "the queue.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A start player is chosen at random. Everyone gets a turn order tile: 1/4 and 2/3 with two "
            "players; 1/6, 2/5 and 3/4 with three; 1/8, 2/7, 3/6 and 4/5 with four.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Everyone starts with 10 krones and 0 VP, on space 0 of the Emperor track, and with a "
            "strudel, a cake, a wine and a coffee in the kitchen.",
        ),
        QT_TRANSLATE_NOOP("rules", "Everyone gets six staff cards and keeps them hidden."),
        see="setup-guest-rooms starter-sets draft boards",
    ),
    topic(
        "setup-guest-rooms",
        QT_TRANSLATE_NOOP("rules", "The first guest and the first rooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "From the **last** player back to the first, each takes one guest from the queue **free of "
            "charge**. The queue is refilled after each choice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Then everyone prepares exactly **three rooms**, in Classic up to three. The first must be the "
            "bottom left one, each further room goes orthogonally next to one already there, and the "
            "floor costs are paid as usual.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A player who cannot pay for a room chooses another; the bottom floor never costs anything.",
        ),
        see="setup action-3 taking-guest",
    ),
    topic(
        "starter-sets",
        QT_TRANSLATE_NOOP("rules", "Starter sets"),
        QT_TRANSLATE_NOOP(
            "rules",
            "For a first game the six staff cards need not be dealt at random. Instead there are "
            "four fixed sets of six cards, A to D: the start player gets A, the next player B, and "
            "so on.",
        ),
        QT_TRANSLATE_NOOP("rules", "Sets that are not used are shuffled back into the staff deck."),
        QT_TRANSLATE_NOOP(
            "rules",
            "The letters are those printed on the cards, taken from two public transcriptions that agree. "
            "Owners of the game can correct them.",
        ),
        see="setup draft staff-cards",
    ),
    topic(
        "draft",
        QT_TRANSLATE_NOOP("rules", "The draft"),
        QT_TRANSLATE_NOOP(
            "rules",
            "For experienced hoteliers. Everyone looks at six staff cards, **keeps one** and passes "
            "the rest to the left, then keeps one of the cards just received, and so on until "
            "everyone has kept six.",
        ),
        see="setup starter-sets",
    ),
    topic(
        "round",
        QT_TRANSLATE_NOOP("rules", "A round"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the start of a round all the dice are rolled and placed on the action spaces that "
            "match their faces.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Then the players take their turns in the order of the numbers on the turn order tiles. "
            "The next player is always the one with the **lowest uncovered number** among those who "
            "have not passed.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Every die covers the lowest uncovered number of the player who takes it. So everyone "
            "has two turns in a round, and the player to the right of the start player may have both "
            "in a row.",
        ),
        QT_TRANSLATE_NOOP("rules", "The round ends when all numbers are covered, or when no die is left."),
        see="turn passing end-of-round",
    ),
    topic(
        "turn",
        QT_TRANSLATE_NOOP("rules", "Your turn"),
        QT_TRANSLATE_NOOP("rules", "When it is your turn you either **pass** or **take a turn**."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **First, if you like:** take one guest from the queue. Only before the die, and only with a "
            "free table.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Then:** take exactly one die and carry out its action."),
        QT_TRANSLATE_NOOP("rules", "- **At any time:** additional actions, as many as you like."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Additional actions may come before, between and after these two steps, but never in the middle "
            "of another action.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "You pass instead of taking a turn. Taking a guest or doing an additional action starts your "
            "turn: then you can no longer pass, and you must take a die.",
        ),
        see="taking-guest dice-strength additional-actions passing",
    ),
    topic(
        "no-die",
        QT_TRANSLATE_NOOP("rules", "A turn without a die"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the start of your turn there may be no die you can take, say because only sixes are "
            "left and you have no krone. You may pass. You may also start your turn with additional "
            "actions: a guest who moves in may bring the krone.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Taking a guest from the queue obliges you to take a die. So you may take one only if "
            "afterwards there is still a die you can take and pay for.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If you have started your turn and there is no die left that you can take, the turn ends "
            "without a die. That counts as passing. A guest taken in that turn stays with you: you may not "
            "take a second one with the same number after the new roll.",
        ),
        see="turn taking-guest passing action-6",
    ),
)
