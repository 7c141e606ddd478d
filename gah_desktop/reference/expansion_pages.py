"""Pages of ballrooms, rehearsal rooms, celebrities and entrances, out of the catalog. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterator

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.reference.cards import unsure
from gah_desktop.reference.content import Block, Bullets, Facts, Heading, Note, Page, Table, Text
from gah_desktop.reference.sets import own_figures, set_name, set_text
from gah_desktop.text import expansion_cards as say
from gah_desktop.text import names
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted


def ballroom_page(catalog: Catalog, id: str) -> Page:
    ballroom = catalog.ballrooms[id]
    head = (
        translate("pages", "Row"),
        translate("pages", "Champagne"),
        translate("pages", "Spaces"),
        translate("pages", "Row bonus"),
    )
    rows = tuple(
        (say.row_name(row), str(price.champagne), str(price.spaces), say.row_bonus_text(ballroom, row))
        for row, price in reversed(tuple(catalog.ballroom_rows.items()))
        if price.spaces
    )
    balcony = catalog.ballroom_rows["balcony"]
    text = counted(
        "pages",
        "If this ballroom is the right one, the balcony belongs to it: as many dancers as you like, for "
        "%n champagne each and without a row bonus; when it is scored they count as in the top row.",
        balcony.champagne,
    )
    return Page(
        ("ballroom", id),
        names.component_name("ballroom", id),
        fill(translate("pages", "Ballroom · %1"), set_name(ballroom.set)),
        (
            Heading(translate("pages", "Rows")),
            Table(head, rows),
            Text(text),
            Heading(translate("pages", "Scoring")),
            Text(say.scoring_text(ballroom.scoring)),
            Text(translate("pages", "Whoever has no dancer here loses 5 VP.")),
            *_prices(catalog),
        ),
        picture=True,
    )


def _prices(catalog: Catalog) -> Iterator[Block]:
    """Whose the costs and numbers of spaces are."""
    if own_figures(catalog, ("ballroom", "")):
        text = translate(
            "pages",
            "None of the texts consulted gives the champagne and the number of spaces of each row; the "
            "house has supplied its own. Owners of the game can correct them in the file %1.",
        )
        yield Note(fill(text, OVERRIDES_FILE))


def rehearsal_page(catalog: Catalog, id: str) -> Page:
    room = catalog.rehearsal_rooms[id]
    head = (translate("pages", "Area"), translate("pages", "Room bonus"))
    rows = tuple((counted("ballrooms", "%n dancer(s)", a.dancers), say.gains(a.bonus)) for a in room.areas)
    about = translate("pages", "The bonus of an area is yours as soon as the last dancer has left it.")
    return Page(
        ("rehearsal", id),
        names.component_name("rehearsal", id),
        fill(translate("pages", "Rehearsal room · %1"), set_name(room.set)),
        (Table(head, rows), Text(about), *unsure(catalog, "rehearsal_rooms", room, ("areas",))),
        picture=True,
    )


def celebrity_page(catalog: Catalog, id: str) -> Page:
    celebrity = catalog.celebrities[int(id)]
    facts = (
        (translate("pages", "Victory points"), str(celebrity.vp)),
        (translate("pages", "In short"), say.celebrity_short(celebrity)),
        (translate("pages", "Set"), set_text(celebrity)),
    )
    return Page(
        ("celebrity", id),
        names.component_name("celebrity", celebrity.id),
        fill(translate("pages", "Celebrity · %1"), set_name(celebrity.set)),
        (
            Facts(facts),
            Heading(translate("pages", "Until the end of the round, for whoever has taken the die")),
            Text(say.celebrity_text(celebrity)),
            *unsure(catalog, "celebrities", celebrity, ("vp",)),
        ),
        picture=True,
    )


def entrance_page(catalog: Catalog, id: str) -> Page:
    entrance = catalog.entrances[int(id)]
    facts = ((translate("pages", "Set"), set_text(entrance)),)
    return Page(
        ("entrance", id),
        names.component_name("entrance", entrance.id),
        fill(translate("pages", "Hotel entrance · %1"), set_name(entrance.set)),
        (
            Facts(facts),
            Heading(translate("pages", "What the entrance says")),
            Bullets(say.entrance_lines(entrance)),
            *unsure(catalog, "entrances", entrance, ("tokens",)),
        ),
        picture=True,
    )
