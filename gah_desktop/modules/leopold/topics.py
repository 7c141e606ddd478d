"""Alone against Leopold: set-up, his turn, levels, scoring and his hotel entrances; content only."""

from gah_desktop.modules.solo.topics import turned_cards
from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "solo",
        QT_TRANSLATE_NOOP("rules", "Leopold, your opponent"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold is your opponent when you play alone. He plays from a deck of 20 instruction "
            "cards and follows rules of his own; you play as in a two-player game.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "He never passes and never pays, has no krones and no items, and does not need to "
            "complete orders. You win only with **more** VP than he has.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Everything not mentioned in this chapter is as usual, options included.",
        ),
        see="solo-setup solo-turn solo-levels solo-end",
    ),
    topic(
        "solo-setup",
        QT_TRANSLATE_NOOP("rules", "Solo: setting up"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Leopold has the turn order tile 1/4 in round 1, you have 2/3. The tiles are swapped after "
            "every round.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Leopold always uses the **night side**. You may use any side."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- First, five of the staff cards for the end of the game are drawn unseen; they are "
            "**Leopold’s pile**. The others of that kind are shuffled back into the deck.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Then you look at **ten** staff cards and keep six. The other four go under the deck, in an "
            "order of your choice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "- Only you take a first guest and prepare three rooms, in Classic up to three."
        ),
        see="solo setup setup-guest-rooms",
    ),
    topic(
        "solo-turn",
        QT_TRANSLATE_NOOP("rules", "Solo: Leopold’s turn"),
        QT_TRANSLATE_NOOP(
            "rules",
            "On his turn the top instruction card is revealed and carried out **from top to "
            "bottom**: guests, the die, and one or two further symbols.",
        ),
        QT_TRANSLATE_NOOP("rules", "A symbol counts only from its level up; see [[rule:solo-levels]]."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your own turns go on as usual. You may pass: then you wait until Leopold has had his turns, "
            "one die goes to the dustbin and the rest are rolled again.",
        ),
        see="solo-guests solo-rooms solo-die solo-actions solo-hand",
    ),
    topic(
        "solo-levels",
        QT_TRANSLATE_NOOP("rules", "Solo: the three levels"),
        QT_TRANSLATE_NOOP("rules", "| Level | Symbols that count |"),
        QT_TRANSLATE_NOOP("rules", "| Easy | those without a border |"),
        QT_TRANSLATE_NOOP("rules", "| Medium | those without a border or with a silver one |"),
        QT_TRANSLATE_NOOP("rules", "| Hard | all, including those with a gold border |"),
        QT_TRANSLATE_NOOP("rules", "The higher the level, the more Leopold does on his turn."),
        see="solo-turn",
    ),
    topic(
        "solo-guests",
        QT_TRANSLATE_NOOP("rules", "Solo: which guest Leopold takes"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold takes a guest from the queue for each guest symbol that counts, the left one first. "
            "The queue is refilled after each.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Of the colour shown he takes the guest with the **most VP**."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- If there is no guest of that colour, or if the symbol shows no colour, he takes the "
            "guest with the most VP of **any** colour he can still house.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- If all rooms of the colour shown are occupied in his hotel, he does the same.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Green guests can be housed as long as any space is empty."),
        QT_TRANSLATE_NOOP(
            "rules",
            "The hand on the card breaks ties. If there is no guest he can house, he takes none.",
        ),
        see="solo-rooms solo-hand queue",
    ),
    topic(
        "solo-rooms",
        QT_TRANSLATE_NOOP("rules", "Solo: where Leopold’s guests live"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold’s guest moves in at once: an **occupied** room is placed in his hotel. He "
            "scores the VP of the guest, and those of the space if it shows any.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- A blue, red or yellow guest gets the first empty space of the colour **from the left on the "
            "lowest floor possible**.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- A green guest gets the first empty space **from the bottom in the rightmost column "
            "possible**.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "His rooms need not be next to each other, and he pays nothing. He gets no rewards and no "
            "occupancy bonus.",
        ),
        see="solo-guests room-vp",
    ),
    topic(
        "solo-die",
        QT_TRANSLATE_NOOP("rules", "Solo: which die Leopold takes"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold takes the die shown and places it on his turn order tile. He does **not** carry "
            "out its action.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If two dice are shown, he takes the one there are more of on the board. If a question "
            "mark is shown, or if none of the dice shown is there, he takes one from the space with "
            "the **most dice**.",
        ),
        QT_TRANSLATE_NOOP("rules", "The hand breaks ties."),
        see="solo-turn solo-hand",
    ),
    topic(
        "solo-actions",
        QT_TRANSLATE_NOOP("rules", "Solo: the other symbols"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Emperor:** Leopold moves forward that many steps; beyond space 13 he scores VP as usual.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Staff:** the top card of his pile is turned face up. It will score at the end.",
        ),
        QT_TRANSLATE_NOOP("rules", "- **Objective:** his marker on that objective moves on."),
        see="solo-objectives solo-staff emperor-track",
    ),
    topic(
        "solo-objectives",
        QT_TRANSLATE_NOOP("rules", "Solo: Leopold and the objectives"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold ignores the conditions. The first symbol for an objective puts his marker on "
            "**III**, the next moves it to **II**, the next to **I**; on I he claims the objective "
            "at once, for the highest value still available.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A symbol for an objective he has claimed, or a question mark, counts for the objective "
            "where he is **least advanced**. Having no marker there counts as less than III.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The hand breaks ties; from left to right the objectives are A, B, C. Once he has "
            "claimed all three, nothing happens.",
        ),
        see="objectives solo-hand",
    ),
    topic(
        "solo-hand",
        QT_TRANSLATE_NOOP("rules", "Solo: the hand that breaks ties"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whenever Leopold has to break a tie, look at the hand at the bottom of the card. A hand "
            "pointing **right** breaks it from left to right, a hand pointing **left** from right to "
            "left.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "For guests this is the order in the queue; for dice, left is 1 and right is 6; for objectives, "
            "left is A and right is C.",
        ),
        see="solo-guests solo-die solo-objectives",
    ),
    topic(
        "solo-staff",
        QT_TRANSLATE_NOOP("rules", "Solo: Leopold’s staff"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold’s pile has five cards. He scores only those turned face up, by the usual rules:",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:29]] copies whichever of your end cards in play is worth most to him; if you "
            "have none, it scores nothing.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[staff:32]] counts only the cards turned face up."),
        QT_TRANSLATE_NOOP("rules", "- [[staff:34]] counts his room tiles; empty spaces do not count."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:40]] counts only objectives he has claimed, not those where his marker still stands "
            "on II or III.",
        ),
        see="solo-end staff-end",
    ),
    topic(
        "solo-emperor",
        QT_TRANSLATE_NOOP("rules", "Solo: Leopold and the Emperor"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold scores the VP of his space and moves back like everyone else. He gets no reward "
            "and suffers no penalty; you do.",
        ),
        see="emperor-scoring solo-end",
    ),
    topic(
        "solo-end",
        QT_TRANSLATE_NOOP("rules", "Solo: the final scoring"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold scores his occupied rooms by floor and his staff turned face up, on top of "
            "everything he has scored during the game. He has no krones and no items to count, and "
            "no guests to lose VP for.",
        ),
        QT_TRANSLATE_NOOP("rules", "You win only with **more** VP than Leopold. A tie goes to him."),
        see="end-scoring solo-staff",
    ),
    topic(
        "solo-entrances",
        QT_TRANSLATE_NOOP("rules", "Solo: hotel entrances"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As a variant, Leopold gets one of four hotel entrances, chosen or at random. Each gives "
            "him a special power that affects you as well.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "In print the entrances belong to module 3 of the expansion: there you start with 7 krones "
            "and an entrance of your own. Without that module they are our variant: you start with the "
            "usual 10 krones and have no entrance.",
        ),
        see="entrance-hautel-couture entrance-nine-stars-inn entrance-sushi-resort entrance-toll-bridge",
    ),
    topic(
        "entrance-hautel-couture",
        QT_TRANSLATE_NOOP("rules", "Hautel Couture"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Set-up:** guests are turned up from the shuffled deck until there are three worth 5, "
            "6 or 7 VP. They sit in Leopold’s café. For each, in the order they came, a vacant room "
            "of the guest’s colour is placed in his hotel, from the top floor down and from left to "
            "right; a green guest gets the first empty space. Those rooms are **reserved**.",
        ),
        QT_TRANSLATE_NOOP("rules", "If a reserved space shows VP, Leopold scores them at once."),
        QT_TRANSLATE_NOOP(
            "rules",
            "The items these guests have ordered form a pool, topped up to **18 items** by adding "
            "strudel, cake, wine, coffee and so on, one at a time. One item from the pool, chosen at "
            "random, lies on each action space.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**During the game:** whenever **you** take a die from a space with an item, you must "
            "place the item on one of Leopold’s guests who still needs it, as you choose. If none "
            "does, the item goes back to the supply. Empty spaces are refilled from the pool at the "
            "start of the next round.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When an order is complete, Leopold scores the VP of that guest at once, and the guest "
            "moves into the reserved room.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold loses no VP for guests left in his café. Vacant rooms in his hotel count for "
            "[[staff:34]].",
        ),
        see="solo-entrances action-1 action-2",
    ),
    topic(
        "entrance-nine-stars-inn",
        QT_TRANSLATE_NOOP("rules", "Nine Stars Inn"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Leopold has a **star track** with nine spaces in three rows of three: III, II and I. "
            "Each objective symbol that counts also puts a token on the next space, from left to "
            "right, first in row III, then II, then I.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whenever **you** fill a floor or a column of your hotel with occupied rooms, the last "
            "token is taken away. If there is none, nothing happens.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the end of each Emperor scoring Leopold scores by the last row that holds a token: III "
            "gives 5 VP, II gives 10, I gives 15. There are never more than nine tokens.",
        ),
        see="solo-entrances solo-objectives",
    ),
    topic(
        "entrance-sushi-resort",
        QT_TRANSLATE_NOOP("rules", "Sushi Resort"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Six tokens lie in Leopold’s hotel: on the last two spaces of floor 1, the first three "
            "of floor 2, and the first of floor 3.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When Leopold places a room on a space with a token, the token goes to the **leftmost "
            "guest** in the queue, once it has been refilled. It stays with that guest as the guest "
            "slides to the right.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If **you** take such a guest, you pay **1 krone more**, even if the guest is otherwise "
            "free, and the token leaves the game. If you cannot pay, you cannot take the guest.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If **Leopold** takes such a guest, or if the guest reaches the rightmost place in the "
            "queue, he scores 8 VP and the token leaves the game.",
        ),
        see="solo-entrances queue free-guests",
    ),
    topic(
        "entrance-toll-bridge",
        QT_TRANSLATE_NOOP("rules", "Toll Bridge Hotel"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Whenever **Leopold** takes a die he leaves a token on the action space. Tokens pile up and "
            "stay from round to round.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "To use a space with tokens you pay **exactly 1 krone**, however many there are. Without a "
            "krone you cannot use it.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Only if you have no krone and every space open to you holds a token do you lose **5 "
            "VP** instead. From then on no space costs you a toll for the rest of that turn, "
            "whatever comes into your purse. As long as you have a krone, you must pay.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When you use a space Leopold scores 1 VP for **each** token on it; then one of them is taken "
            "away.",
        ),
        see="solo-entrances dice-strength",
    ),
)


PART = ReferencePart(
    module="leopold",
    chapter=Chapter(
        "solo", QT_TRANSLATE_NOOP("rules", "Solo against Leopold"), tuple(topic.id for topic in TOPICS)
    ),
    topics=TOPICS,
    marks=turned_cards,
)
