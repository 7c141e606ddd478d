"""What the concierge says in a guided first evening, a short step at a time. Decides nothing."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import translate


class Words(NamedTuple):
    """`done` answers who does what was asked, `other` who does something else; "" where neither is said."""

    text: str
    done: str = ""
    other: str = ""


STEPS: dict[str, Words] = {
    "welcome": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Good evening! Tonight this house is yours: four floors of rooms, a café with three tables, "
            "and a kitchen. Guests take a table, you serve what they have ordered, and then they move in "
            "upstairs. That is what brings victory points.",
        )
    ),
    "advice": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "We play three rounds together. All rules are the real ones, and you may do whatever they "
            "allow: I only advise. You can leave at any time; I will be here when you come back.",
        )
    ),
    "first_guest": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Five guests would like a table. Under each name is what they order; below that, what they "
            "bring once they have moved in. Click the guest you want at your first table. Short orders are "
            "quickly served.",
        ),
        QT_TRANSLATE_NOOP("evening", "A good choice. Your guest has taken a seat and is waiting."),
    ),
    "first_rooms": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Now prepare three rooms. Start at the bottom left; each new room must touch one you have. The "
            "bottom floor is free, each floor above costs 1 krone more. Guests only move into rooms of "
            "their own colour, so check who is in your café. Green guests take any room.",
        ),
        QT_TRANSLATE_NOOP("evening", "The beds are made. Now the guests may come."),
    ),
    "staff": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "These are your staff cards: people you may hire later, with action 5. Rest the pointer on a "
            "card to read it; press F1 for everything about it.",
        )
    ),
    "dice": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "The dice of this round. Their number says which action they allow, and how many lie together "
            "says how strong that action is. Whoever takes one makes the action weaker for all who come "
            "after.",
        )
    ),
    "invite": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Before you take a die, you may invite a guest if you have a free table. The further left a "
            "guest stands, the more krones they cost; the two on the right are free. You don’t have to: an "
            "empty table does no harm yet.",
        ),
        QT_TRANSLATE_NOOP(
            "evening",
            "One more at table. Mind that each guest still in your café at the end costs you 5 VP.",
        ),
    ),
    "take_die": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Take a die. 1 brings strudel and cake, 2 wine and coffee: what your guest has ordered. 3 "
            "prepares rooms, 4 gives krones and steps towards the Emperor, 5 hires staff, and 6 is any of "
            "these for a krone. One more krone makes any action stronger by one.",
        ),
        QT_TRANSLATE_NOOP("evening", "That is your action for this turn."),
        QT_TRANSLATE_NOOP("evening", "That is possible too. The dice can wait a moment."),
    ),
    "items": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "You may choose how much of each, but never more cake than strudel, nor more coffee than "
            "wine. Think of the orders in your café.",
        ),
        QT_TRANSLATE_NOOP("evening", "Well chosen."),
    ),
    "place": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Drag what you have received to a guest who has ordered it: that is free. All else goes into "
            "the kitchen, and carrying it out later costs a krone for three.",
        ),
        QT_TRANSLATE_NOOP("evening", "Served with a smile."),
    ),
    "rooms": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Prepare rooms where your guests will want them. A room next to one of its colour completes a "
            "group sooner, and higher rooms score more at the end.",
        ),
        QT_TRANSLATE_NOOP("evening", "Another room ready."),
    ),
    "split": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Divide the strength as you like: krones for rooms and staff, steps for the Emperor’s favour.",
        ),
        QT_TRANSLATE_NOOP("evening", "Both are always wanted."),
    ),
    "hire": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Hire one of your staff; the strength of the action lowers the price. Some help once, some "
            "once a round, some always, and some score only at the end: the mark on the card tells.",
        ),
        QT_TRANSLATE_NOOP("evening", "Welcome to the house!"),
    ),
    "move_in": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Someone in your café has everything they ordered. Drag them to a vacant room of their colour: "
            "you score their VP, collect their reward, and the table is free again.",
        ),
        QT_TRANSLATE_NOOP("evening", "There is light in the window: your first guest lives here."),
        QT_TRANSLATE_NOOP(
            "evening",
            "As you wish; the guest is patient. Moving in is possible on any of your turns.",
        ),
    ),
    "reward": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Your guest is grateful. Collect the rewards in any order you like.",
        ),
        QT_TRANSLATE_NOOP("evening", "Thank you very much!"),
    ),
    "serve": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Something in your kitchen is on an order. For one krone you may carry up to three things to "
            "your tables: drag the first one to its guest.",
        ),
        QT_TRANSLATE_NOOP("evening", "The café is pleased."),
        QT_TRANSLATE_NOOP("evening", "It will keep; nothing spoils in the kitchen."),
    ),
    "end_turn": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Your die is played. If nothing else tempts you, end your turn with the button below, or with E.",
        ),
        QT_TRANSLATE_NOOP("evening", "Now it is the other house’s turn."),
        QT_TRANSLATE_NOOP("evening", "Gladly. All this is still part of your turn."),
    ),
    "log": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "What the others do is shown here, a line for each turn. A click unfolds it, and a name in it "
            "leads to its card.",
        )
    ),
    "order": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Everybody has two turns a round. Whoever begins also plays last: first, second, second, first. "
            "In the next round the other one begins.",
        )
    ),
    "group": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Rooms of one colour that touch are a group. Once all of it is occupied, it pays, once in the "
            "game: blue groups VP, red ones krones, yellow ones steps towards the Emperor.",
        )
    ),
    "emperor": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "After round 3 the Emperor comes. Your marker then goes back three spaces: if it still stands "
            "on space 3 or beyond, you get the reward of his tile; if it falls back to 0, you suffer the "
            "penalty.",
        )
    ),
    "objectives": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "Three objectives for everybody. Whoever meets and claims one first gets 15 VP, the next 10, "
            "then 5; two can make a game.",
        )
    ),
    "claim": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "You have met an objective. Click it and claim the points before others do!",
        ),
        QT_TRANSLATE_NOOP("evening", "Bravo! Nobody can take that from you."),
        QT_TRANSLATE_NOOP("evening", "Don’t wait too long: the others may get there first."),
    ),
    "pass": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "If no die suits you, you may pass (P) instead of taking your turn. When all have passed, one "
            "die goes and the rest are rolled again: a gamble, but sometimes a good one.",
        )
    ),
    "standing": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "How are we doing? Press W to see the score as if the game ended now, and what is within your "
            "reach.",
        )
    ),
    "hint": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "And should you not know what to do: press H, and the best player of the house looks over "
            "your shoulder.",
        )
    ),
    "visit": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "His Majesty has been here. Everybody got VP for the space of the marker; what his tile brought "
            "you is in the log. He comes again after rounds 5 and 7.",
        )
    ),
    "farewell": Words(
        QT_TRANSLATE_NOOP(
            "evening",
            "That was our evening: you know the whole trade now. Press W for the score as if it ended "
            "here. Play on to round 7 if you like, without me, or begin a game of your own.",
        )
    ),
}


def said(step: str) -> str:
    return translate("evening", STEPS[step].text)


def answered(step: str, done: bool) -> str:
    """What is said when what was asked is done, or something else; "" if nothing is."""
    words = STEPS[step]
    text = words.done if done else words.other
    return translate("evening", text) if text else ""
