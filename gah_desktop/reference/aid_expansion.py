"""The words of the player aid's page for the expansion. Draws nothing."""

from __future__ import annotations

from gah_desktop.catalog import Catalog, expanded
from gah_desktop.reference.aid_parts import Grid, Line, Section, Sheet
from gah_desktop.text import expansion_cards as say
from gah_desktop.text.names import component_name, item_name
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted

NO_DANCER = 5  # VP lost
SHOWN_ROWS = ("top", "middle", "bottom")


def sheet(catalog: Catalog) -> Sheet:
    """One page, whichever modules are played."""
    catalog = expanded(catalog)
    return (
        (_dancing(), _rows(catalog), _scoring(catalog), _order(), _symbols()),
        (_champagne(catalog), _bonuses(catalog), _celebrities(), _entrances(catalog), _cards(), _elisabeth()),
    )


def _dancing() -> Section:
    return Section(
        translate("aid", "A guest goes dancing"),
        (
            Line(
                translate(
                    "aid",
                    "Instead of a room, with a complete order: choose a free space in a ballroom not yet "
                    "scored, or the balcony.",
                ),
                ("ballroom",),
            ),
            Line(translate("aid", "Pay its champagne from the kitchen."), ("champagne",)),
            Line(translate("aid", "Move a dancer there from any area of your rehearsal room."), ("dancer",)),
            Line(translate("aid", "Score the guest’s VP."), ("vp",)),
            Line(
                translate(
                    "aid",
                    "Then, in any order: the reward, staff, the row bonus, the room bonus of an area that is "
                    "now empty.",
                ),
                ("any-item",),
            ),
        ),
    )


def _rows(catalog: Catalog) -> Section:
    rows = catalog.ballroom_rows
    shown = tuple(
        (say.row_name(id), str(rows[id].champagne), str(rows[id].spaces or translate("aid", "no limit")))
        for id in ("balcony", *SHOWN_ROWS)
    )
    head = (translate("aid", "Row"), translate("aid", "Champagne"), translate("aid", "Spaces"))
    return Section(translate("aid", "Rows of each ballroom"), (Grid((head, *shown)),))


def _bonuses(catalog: Catalog) -> Section:
    head = (translate("aid", "Row bonus"), say.row_name("middle"), say.row_name("top"))
    rows = tuple(
        (component_name("ballroom", id), say.row_bonus_text(room, "middle"), say.row_bonus_text(room, "top"))
        for id, room in catalog.ballrooms.items()
    )
    return Section(translate("aid", "Bonuses at once"), (Grid((head, *rows)),))


def _scoring(catalog: Catalog) -> Section:
    line = translate("aid", "**%1:** %2")
    return Section(
        translate("aid", "Scoring after rounds 3, 5 and 7"),
        (
            Line(
                translate("aid", "After the Emperor: the left, the middle, the right ballroom."), ("emperor",)
            ),
            *(
                Line(
                    fill(line, component_name("ballroom", id), say.scoring_text(room.scoring)), ("ballroom",)
                )
                for id, room in catalog.ballrooms.items()
            ),
            Line(counted("aid", "No dancer there: %n VP lost.", NO_DANCER), ("warning",)),
            Line(
                translate(
                    "aid",
                    "Tied players share the VP of their rank and of the next ones they take up, rounded "
                    "down. The balcony counts as the top row of the right ballroom.",
                ),
                ("laurel",),
            ),
        ),
    )


def _champagne(catalog: Catalog) -> Section:
    first, second = (", ".join(map(item_name, catalog.die_actions[action].items)) for action in (1, 2))
    return Section(
        translate("aid", "Champagne"),
        (
            Line(
                fill(
                    translate(
                        "aid", "Action 1: %1. Action 2: %2. Of each no more than of the one before it."
                    ),
                    first,
                    second,
                ),
                ("champagne",),
            ),
            Line(translate("aid", "Of your choice: a dish or a drink, never champagne."), ("any-item",)),
            Line(translate("aid", "1 VP each in the kitchen at the end."), ("vp",)),
        ),
    )


def _celebrities() -> Section:
    return Section(
        translate("aid", "Coloured dice"),
        (
            Line(
                translate(
                    "aid",
                    "With the die you take its celebrity and score its VP. The effect holds until the end of "
                    "the round, already for this main action.",
                ),
                ("celebrity",),
            ),
            Line(
                translate(
                    "aid",
                    "A source is one main action, the VP of a guest, the reward of a guest, or a single "
                    "bonus, card or tile.",
                ),
                ("star",),
            ),
        ),
    )


def _entrances(catalog: Catalog) -> Section:
    bids = catalog.auction["bids"]
    return Section(
        translate("aid", "Entrances"),
        (
            Line(
                fill(
                    translate(
                        "aid",
                        "Bid %1 or more on an entrance without a bid, or at least %2 more than the bid that "
                        "stands. Whoever is outbid bids next; in the end all pay.",
                    ),
                    bids.lowest,
                    bids.raise_by,
                ),
                ("krone",),
            ),
            Line(translate("aid", "The kitchen starts with what the entrance says."), ("hotel",)),
        ),
    )


def _cards() -> Section:
    return Section(
        translate("aid", "Flipping cards"),
        (
            Line(
                translate(
                    "aid",
                    "Once in the game, when the action in which the event happens is over. The card stays "
                    "in play.",
                ),
                ("turned",),
            ),
        ),
    )


def _elisabeth() -> Section:
    head = (translate("aid", "Round"), "1–3", "4–5", "6–7")
    left, middle, right = (
        translate("aid", "left"),
        translate("aid", "middle"),
        translate("aid", "right"),
    )
    return Section(
        translate("aid", "Elisabeth"),
        (
            Grid(
                (
                    head,
                    (translate("aid", "One arrow"), left, middle, right),
                    (translate("aid", "Two arrows"), middle, right, right),
                )
            ),
            Line(
                translate(
                    "aid",
                    "Full: the next one to the right, lastly the balcony. Lowest free row, no price, no "
                    "bonus.",
                ),
                ("dancer",),
            ),
            Line(
                translate(
                    "aid", "Her coloured die: the VP, and red an objective step, yellow 2 steps, blue 2 VP."
                ),
                ("celebrity",),
            ),
        ),
    )


def _order() -> Section:
    return Section(
        translate("aid", "The end of a round"),
        (
            Line(
                translate(
                    "aid",
                    "Celebrities leave; the Emperor; the ballroom; then as always.",
                ),
                ("end-turn",),
            ),
        ),
    )


def _symbols() -> Section:
    return Section(
        translate("aid", "More symbols"),
        (
            Line(translate("aid", "champagne, dancer, ballroom"), ("champagne", "dancer", "ballroom")),
            Line(translate("aid", "celebrity, entrance, flipped card"), ("celebrity", "hotel", "turned")),
        ),
    )
