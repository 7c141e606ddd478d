"""From what the models of entrances say to what is drawn of it. No rules."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.models.cards import has_own_figures
from gah_desktop.modules.hotels.models import BidFacts, EntranceFacts, LotFacts
from gah_desktop.modules.hotels.models.phrases import with_tokens
from gah_desktop.modules.hotels.models.pieces import (
    BonusFacts,
    GoalFacts,
    GroupFacts,
    GuestsFacts,
    Piece,
    RuleFacts,
    SumFacts,
    TileFacts,
    TokenFacts,
)
from gah_desktop.modules.hotels.words.places import left_beside
from gah_desktop.text.effects import emperor_reward_short, objective_short
from gah_desktop.text.expansion_cards import entrance_short, gains
from gah_desktop.text.names import component_name
from gah_desktop.widgets import art
from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.canvas import box, shrunk, turned_corner
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.entrance_pieces import PieceArt, TokenArt, piece, token
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, medallion, seat_marker
from gah_desktop.widgets.art.portals import portal
from gah_desktop.widgets.symbols import effect_icons, objective_icons
from gah_desktop.widgets.theme import Theme

UNITS = {"vp": "vp", "krones": "krone", "emperor": "emperor"}


def _icons(effects: Any) -> tuple[Amount, ...]:
    return tuple(amount for effect in effects for amount in effect_icons(effect))


def entrance(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: EntranceFacts, state: State
) -> None:
    """Where it has the room of everything beside it, that is told in a word."""
    told = left_beside(facts.sort, facts.number)
    if facts.entrance and not told and facts.sort:
        told = "\n".join(entrance_short(table.catalog.entrances[facts.entrance])[:1])
    if not told or rect.width() < rect.height() * 1.25:
        portal(painter, rect, theme, facts.opponents or facts.entrance, state)
        return
    picture = QRectF(rect.left(), rect.top(), min(rect.height(), rect.width() * 0.45), rect.height())
    portal(painter, picture, theme, facts.entrance)
    size, c = art.em(painter), colours(theme)
    beside = QRectF(picture.right() + 4, rect.top(), rect.right() - picture.right() - 6, rect.height())
    side = min(size * 1.2, beside.height() * 0.3)
    sign = QRectF(beside.center().x() - side / 2, beside.bottom() - side - 3, side, side)
    paint_svg(painter, "enlarge", sign, c.gold_text)
    art.draw_text(painter, beside.adjusted(0, 0, 0, -side - 4), told, c.ink, size)
    place_state(painter, rect, theme, state)


# what lies beside it


def piece_picture(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: Piece, state: State
) -> None:
    if isinstance(facts, TokenFacts):
        token(painter, rect, theme, _token(table, facts), state)
    else:
        piece(painter, rect, theme, _piece(table, facts), state)


def _token(table: Table, facts: TokenFacts) -> TokenArt:
    entrance = with_tokens(table.catalog)
    printed = (entrance.tokens or ())[facts.number - 1]
    own = facts.there and has_own_figures(table, "entrances", entrance)
    return TokenArt(_icons(printed.column), _icons(printed.floor), facts.there, facts.half, own)


def _piece(table: Table, facts: Piece) -> PieceArt:
    catalog = table.catalog
    match facts:
        case TileFacts():
            tile = catalog.emperor_tiles[facts.tile]
            return PieceArt(
                _icons(tile.reward),
                "\n".join(emperor_reward_short(tile)),
                badge=(Amount("emperor", f"−{facts.steps}"),),
                out=not facts.within_reach,
            )
        case GoalFacts():
            card = catalog.objectives[facts.objective]
            note = "" if facts.claimed else facts.progress
            label = f"{card.letter}" if facts.claimed else f"{card.letter} {facts.points}"
            return PieceArt(
                objective_icons(card), objective_short(card), label=label, note=note, done=facts.claimed
            )
        case SumFacts():
            bonus = (catalog.entrances[facts.entrance].second_die_bonus or {})[facts.sums[0]]
            label = " · ".join(map(str, facts.sums))
            out = bool(facts.first) and not facts.second
            return PieceArt(
                _icons(bonus) or (Amount("minus"),),
                gains(bonus),
                label=label,
                out=out,
                lit=bool(facts.second),
            )
        case GuestsFacts():
            return PieceArt((Amount("vp", str(facts.vp)),), badge=(Amount("guest", str(len(facts.guests))),))
        case GroupFacts():
            gift = (catalog.entrances[facts.entrance].group_opened or {})[facts.color]  # type: ignore[index]
            note = f"{facts.opened}/{facts.groups}"
            mark = (Amount(f"mark-{facts.color}"),)
            return PieceArt(
                _icons(gift), gains(gift), badge=mark, note=note, done=facts.opened == facts.groups
            )
        case BonusFacts():
            amounts = " · ".join(map(str, facts.by_size))
            return PieceArt((Amount(UNITS[facts.unit], amounts),), badge=(Amount(f"mark-{facts.color}"),))
        case RuleFacts():
            printed = catalog.entrances[facts.entrance]
            return PieceArt(_rule(printed), "\n".join(entrance_short(printed)))
    raise AssertionError(facts)


def _rule(printed: Any) -> tuple[Amount, ...]:
    """What it changes for good."""
    if printed.after_staff:
        return (Amount("staff", "+"), *_icons(printed.after_staff))
    if printed.moves_die:
        return (Amount("joker-die"), Amount("turned"))
    return (Amount("ballroom", "2×"), *_icons(printed.alone_most))


# the auction


def lot(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: LotFacts, state: State) -> None:
    """A portal with its name, what comes with it and what it changes; at its foot the bid that stands."""
    c, size = colours(theme), art.em(painter)
    printed = table.catalog.entrances[facts.entrance]
    body = shrunk(rect, 3)
    painter.fillRect(body.translated(1.2, 1.6), theme.shadow)
    painter.fillRect(body, c.paper)
    auction = table.catalog.auction.values() if facts.sold else ()
    if has_own_figures(table, "entrances", printed) or has_own_figures(table, "auction", *auction):
        turned_corner(painter, body, theme, size)
    box(painter, body, c.stone, 1)
    inside = shrunk(body, 5, 3)
    foot = QRectF(inside.left(), inside.bottom() - size * 2.2, inside.width(), size * 2.2)
    if facts.sold:
        _bid(table, painter, foot, theme, facts, size)
        painter.fillRect(QRectF(inside.left(), foot.top() - 1, inside.width(), 1), c.stone)
        inside.setBottom(foot.top() - 2)
    name = QRectF(inside.left(), inside.top(), inside.width(), size * 1.7)
    art.draw_text(
        painter, name, component_name("entrance", facts.entrance), c.gold_text, size * 1.1, bold=True
    )
    inside.setTop(name.bottom())
    beside = inside.width() > inside.height() * 1.15
    if beside:
        side = min(inside.height(), inside.width() * 0.36)
        picture = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        inside.setLeft(picture.right() + 4)
    else:
        side = min(inside.height() * 0.42, inside.width())
        picture = QRectF(inside.center().x() - side / 2, inside.top(), side, side)
        inside.setTop(picture.bottom() + 2)
    portal(painter, picture, theme, facts.entrance)
    first = QRectF(inside.left(), inside.top(), inside.width(), size * 1.9)
    draw_amounts(painter, first, theme, _icons(printed.gained), size * 1.5)
    rest = inside.adjusted(0, first.height(), 0, 0)
    told = "\n".join(entrance_short(printed))
    if art.text_fits(painter, rest, told, size * 0.95):  # else it is read where one points at it
        words(painter, rest, theme, told, (), size * 0.95)
    place_state(painter, body, theme, state)


def _bid(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: LotFacts, size: float) -> None:
    c = colours(theme)
    if facts.bidder < 0:
        art.draw_text(painter, rect, "–", c.soft, size * 1.2)
        return
    side = min(rect.height() * 0.8, size * 1.7)
    mark = QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side)
    seat_marker(painter, mark, theme, table.colours[facts.bidder])
    amount = QRectF(rect.right() - size * 3.4, rect.top(), size * 3.4, rect.height())
    draw_amounts(painter, amount, theme, (Amount("krone", str(facts.amount)),), size * 1.7)
    name = QRectF(mark.right() + 4, rect.top(), amount.left() - mark.right() - 6, rect.height())
    left = Qt.AlignmentFlag.AlignLeft
    art.draw_text(painter, name, table.names[facts.bidder], c.ink, size, bold=True, align=left)


def coin(table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: BidFacts, state: State) -> None:
    """So many krones, as a coin."""
    side = min(rect.width(), rect.height()) * 0.86
    disc = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    ground = theme.gold if theme.dark else theme.accent
    medallion(painter, disc, theme, str(facts.amount), ground, theme.panel)
    place_state(painter, shrunk(rect, 1), theme, state)
