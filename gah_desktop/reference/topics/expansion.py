"""What all modules of the expansion share: set-up, words, the end of a round, symbols; content only."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from .model import topic

TOPICS = (
    topic(
        "expansion",
        QT_TRANSLATE_NOOP("rules", "What the expansion adds"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Let’s Waltz!** is a box of modules. Each of them can be switched on by itself, and they all"
            " go together, with two to four players or alone.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Module 1, Vienna Ballrooms:** champagne, dancers, ballrooms and rehearsal rooms. See "
            "[[rule:ballrooms]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Module 2, Celebrities:** three coloured dice, each with somebody famous. See "
            "[[rule:coloured-dice]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Module 3, Unique Hotels:** an entrance of your own, with an ability that lasts. See "
            "[[rule:unique-hotels]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Module 5, Some More:** more staff, objectives and Emperor tiles, without new rules. See "
            "[[rule:some-more]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Module 4, Start Player, is left out: none of the texts consulted gives its rules.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The cards of a module in play are shuffled into the stacks of the base game. As always, one "
            "objective and one Emperor tile of each letter are drawn, now from a larger choice.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The expansion follows the Deluxe rules. With Classic it is not offered.",
        ),
        see="expansion-setup ballrooms coloured-dice unique-hotels some-more elisabeth",
    ),
    topic(
        "expansion-setup",
        QT_TRANSLATE_NOOP("rules", "Setting up with the expansion"),
        QT_TRANSLATE_NOOP("rules", "All changes to the set-up are added together, in this order:"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Cards:** those of the modules in play are shuffled in; then objectives and Emperor tiles "
            "are drawn.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Ballrooms:** three of the five, at random and in a row, and the balcony at the right end."
            " Everybody has 10 dancers and 1 champagne.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Dice:** a red, a yellow and a blue die replace three white ones. The lounge shows a "
            "celebrity for each.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Entrances:** as many as there are players, with all that lies beside them; in the solo "
            "game, three to choose from.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Staff:** everybody gets their six cards, dealt or drafted as usual.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Auction:** the entrances are sold; then, in turn order, everybody receives what their "
            "entrance gives.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Rehearsal rooms:** as many as there are players. The last player chooses first.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **First guests and first rooms**, as usual: guests from the last "
            "player back to the first, then the rooms.",
        ),
        QT_TRANSLATE_NOOP("rules", "| At the start | Without Unique Hotels | With Unique Hotels |"),
        QT_TRANSLATE_NOOP("rules", "| Krones | 10 | 10 before the auction; 7 if you play alone |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| Kitchen | a strudel, a cake, a wine and a coffee | what your entrance says |",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "| Champagne, with Vienna Ballrooms | 1 | 1, and what your entrance says |",
        ),
        see="setup setup-guest-rooms expansion rehearsal-rooms entrance-auction",
    ),
    topic(
        "expansion-words",
        QT_TRANSLATE_NOOP("rules", "Items, guests, sources and actions"),
        QT_TRANSLATE_NOOP(
            "rules",
            "An **item** is a dish (strudel or cake), a drink (wine or coffee) or champagne. Where you get"
            " items of your choice, you choose among dishes and drinks; champagne is never one of them.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "In the same way the penalties of [[emperor:A2]], [[emperor:B1]] and [[emperor:A6]] spare "
            "champagne, in the kitchen and on guests. That of [[emperor:C6]] takes everything in the "
            "kitchen.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest is **completed** on leaving the café with the order full, for a room or for a ball. A"
            " guest at a table whose order is full is not yet completed.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The size of an order is the printed one, champagne included, even if [[celebrity:11]] lets an"
            " item be missing.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A **source** is one main action, the VP of one guest, the reward of one guest, or a single "
            "bonus, card or tile at work. What a source sets off is a source of its own. What you pay or "
            "lose is not a source, nor is change you are given.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "An **action** is one main action with all that goes with its die, or one additional action, "
            "each with everything it sets off. The main action of [[guest:97]] is an action of its own; "
            "set-up and Emperor scoring are not actions.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** a guest moves in for 4 VP, the reward brings 2 VP, and the room fills a blue "
            "group. These are three sources of VP, so [[celebrity:3]] adds 2 VP three times.",
        ),
        see="champagne celebrity-effects expansion-round-end",
    ),
    topic(
        "expansion-round-end",
        QT_TRANSLATE_NOOP("rules", "The end of a round, and of the game"),
        QT_TRANSLATE_NOOP(
            "rules",
            "At the end of a round these things happen one after the other, as far as the modules are in "
            "play:",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Celebrities that were taken leave; except after round 7, the lounge is filled again.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[entrance:4]] scores for the guests completed in this round."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- After rounds 3, 5 and 7: the Emperor scoring, with Emperor’s rewards and penalties.",
        ),
        QT_TRANSLATE_NOOP(
            "rules", "- In the solo game, the stars of [[rule:entrance-nine-stars-inn]] are scored."
        ),
        QT_TRANSLATE_NOOP("rules", "- After rounds 3, 5 and 7: a ballroom is scored."),
        QT_TRANSLATE_NOOP(
            "rules",
            "Then everything goes on as always; after round 7 comes the final scoring. There every "
            "champagne in the kitchen is worth 1 VP, and in a tie it counts as an item.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Cards add lines of their own to the final scoring: [[staff:126]] scores for dancers, "
            "[[entrance:6]] for objectives.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If several things happen to a player at once, that player chooses the order; if they happen to "
            "several players, they happen in turn order.",
        ),
        see="end-of-round end-scoring tie emperor-scoring",
    ),
    topic(
        "expansion-house",
        QT_TRANSLATE_NOOP("rules", "What is printed, and what is ours"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The full rules of the expansion were not available. Much is known from its solo rules and "
            "from what its owners have written down; the rest is our own decision, and marked as such.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Known:** what cards, celebrities and entrances do; the row bonuses and the scoring of the"
            " ballrooms, ties and the 5 VP lost; 10 dancers and 1 champagne; every card of Elisabeth’s "
            "deck.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Ours:** the orders of the new guests and nearly all their VP, the costs of the new staff,"
            " the VP of the celebrities.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Ours, too:** champagne and spaces of the rows, the rehearsal rooms, the auction, the "
            "tokens of [[entrance:3]], and how much champagne actions 1 and 2 bring.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The page of every card says which of its values are ours. Whoever owns the box can set them "
            "all right, on the page “House values”.",
        ),
        see="expansion guest-cards staff-cards",
    ),
    topic(
        "symbols-expansion",
        QT_TRANSLATE_NOOP("rules", "Symbols: the expansion"),
        QT_TRANSLATE_NOOP("rules", "| Picture | What it means |"),
        QT_TRANSLATE_NOOP("rules", "| flute | champagne, the fifth item |"),
        QT_TRANSLATE_NOOP("rules", "| figure in a wide skirt | a dancer |"),
        QT_TRANSLATE_NOOP("rules", "| chandelier | a ballroom |"),
        QT_TRANSLATE_NOOP("rules", "| portrait under a star | a celebrity |"),
        QT_TRANSLATE_NOOP("rules", "| house front | the entrance of your hotel |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| card with an arrow | a staff card flipped, or used in this round |",
        ),
        see="champagne ballrooms coloured-dice turning-down symbols-items",
    ),
)
