"""Pages of the instruction cards of the solo opponents, out of the catalog. Knows no widgets."""

from __future__ import annotations

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.catalog.models import InstructionAction, InstructionCard, InstructionGuest
from gah_desktop.reference.content import Facts, Page, Table, Text
from gah_desktop.text.names import color_name, guest_group_name, level_name, opponent_name
from gah_desktop.text.terms import fill, join_or, translate
from gah_desktop.text.voices import counted


def instructions(catalog: Catalog) -> dict[str, InstructionCard]:
    """The cards of all decks, by id."""
    return {str(card.id): card for deck in catalog.instruction_decks.values() for card in deck}


def opponent_of(catalog: Catalog, id: str) -> str:
    """Return the name of the solo opponent who has this card."""
    decks = catalog.instruction_decks.items()
    return next(opponent for opponent, deck in decks if any(str(card.id) == id for card in deck))


def instruction_page(catalog: Catalog, id: str) -> Page:
    card = instructions(catalog)[id]
    head = (translate("pages", "Symbol"), *(level_name(level) for level in LEVELS))
    rows = [(_dancing(symbol), *_counts(symbol.from_level)) for symbol in card.guests]
    rows.append((_die(card), *_counts("easy")))
    rows += [(_action(symbol), *_counts(symbol.from_level)) for symbol in card.actions]
    return Page(
        ("solo", id),
        fill(translate("pages", "Instruction card %1"), id),
        opponent_name(opponent_of(catalog, id)),
        (
            Text(translate("pages", "From top to bottom, and at which level each symbol counts:")),
            Table(head, tuple(rows)),
            Facts(((translate("pages", "Ties"), hand_text(card.hand)),)),
        ),
        picture=True,
    )


def _counts(from_level: str) -> tuple[str, ...]:
    first = LEVELS.index(from_level)
    yes = translate("pages", "counts")
    return tuple(yes if level >= first else "–" for level in range(len(LEVELS)))


def hand_text(hand: str) -> str:
    if hand == "left_to_right":
        return translate("pages", "from left to right")
    return translate("pages", "from right to left")


def _guest(color: str) -> str:
    if color == "any":
        return translate("pages", "takes a guest of any colour")
    text = translate("pages", "takes a guest of this colour: %1 (%2)")
    return fill(text, color_name(color), guest_group_name(color))


def _dancing(symbol: InstructionGuest) -> str:
    """A guest that goes to a ball has arrows."""
    match symbol.dancer_to:
        case None:
            return _guest(symbol.color)
        case "next":
            text = translate("pages", "%1, who dances in the ballroom scored next")
        case _:
            text = translate("pages", "%1, who dances in the ballroom scored after the next one")
    return fill(text, _guest(symbol.color))


def _die(card: InstructionCard) -> str:
    if card.die == "any":
        return translate("pages", "takes any die")
    if card.die == "coloured":
        return translate("pages", "takes a coloured die")
    return fill(translate("pages", "takes a die showing %1"), join_or([str(face) for face in card.die]))


def _action(symbol: InstructionAction) -> str:
    match symbol.kind:
        case "emperor":
            return counted("pages", "advances %n step(s) on the Emperor track", symbol.steps or 0)
        case "staff":
            return translate("pages", "reveals a staff card from the pile")
        case "dancer" if symbol.to == "next":
            return translate("pages", "sends one more dancer to the ballroom scored next")
        case "dancer":
            return translate("pages", "sends one more dancer to the ballroom scored after the next one")
    if symbol.letter == "any":
        return translate("pages", "advances on the least advanced objective")
    return fill(translate("pages", "advances on objective %1"), symbol.letter)
