"""The lounge above the neighbours, and beside the staff in play whoever is with a player. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.models.cards import has_own_figures
from gah_desktop.modules.celebrities.models import CompanyFacts, CompanyModel, LoungeFacts, LoungeModel
from gah_desktop.modules.celebrities.panel.exchange import TOKENS, Exchange
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.text.expansion_cards import celebrity_short
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name
from gah_desktop.widgets.art import State
from gah_desktop.widgets.art.celebrity_cards import CelebrityArt, celebrity_card
from gah_desktop.widgets.art.heads import draw_head
from gah_desktop.widgets.symbols import effect_icons
from gah_desktop.widgets.table.panel import PanelSpec
from gah_desktop.widgets.table.part import Emblem, PanelPart
from gah_desktop.widgets.table.views import GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme

TITLE, PLATE = 22, 34  # of a panel on the desk: its heading, each of its lines


def _known(table: Table, tile: int) -> CelebrityArt:
    card = table.catalog.celebrities[tile]
    return CelebrityArt(
        component_name("celebrity", tile), tile, text=celebrity_short(card), icons=effect_icons(card.effect)
    )


def _waiting(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: LoungeFacts, state: State
) -> None:
    picture = _known(table, facts.tile) if facts.tile else CelebrityArt("")
    holder = table.colours[facts.holder] if facts.holder >= 0 else None
    if facts.tile and facts.holder < 0:  # its VP are seen
        own = has_own_figures(table, "celebrities", table.catalog.celebrities[facts.tile])
        picture = picture._replace(ours=own)
    picture = picture._replace(color=facts.key, vp=facts.vp, face=facts.face, holder=holder, gone=facts.gone)
    celebrity_card(painter, rect, theme, picture, state)


def _with_a_player(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: CompanyFacts, state: State
) -> None:
    celebrity_card(painter, rect, theme, _known(table, facts.tile)._replace(used=facts.used), state)


LOUNGE = ViewSpec(
    "lounge", LoungeModel, _waiting,
    QT_TRANSLATE_NOOP("panels", "Lounge"),
    QT_TRANSLATE_NOOP("panels", "The coloured dice with their celebrities: red, yellow, blue"),
    grid=GridSpec(aspect=2.6, even=True, lowest=1.2, room=(13, 3.1)),  # in a row if low
)  # fmt: skip
COMPANY = ViewSpec(
    "company", CompanyModel, _with_a_player,
    QT_TRANSLATE_NOOP("panels", "Celebrities this round"),
    QT_TRANSLATE_NOOP("panels", "Celebrities whose effect you have until the round ends"),
    grid=GridSpec(columns=1, room=(17, 2.4)),
)  # fmt: skip


def _lounge_share(table: Table) -> float:
    """Two or three neighbours, and an opponent with its cards, need more of the column."""
    alone = table.setup.players == 2 and table.setup.opponent is None
    return 176 if alone else 150


def _company_share(table: Table) -> float:
    """Nothing while nobody is there."""
    held = len(lounge_of(table.state).held[table.viewer])
    return TITLE + held * PLATE if held else 0


# at another player's place, in small


def _heads(table: Table, seat: int, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    for nth, tile in enumerate(lounge_of(table.state).held[seat]):
        place = QRectF(rect.left() + nth * rect.height(), rect.top(), rect.height(), rect.height())
        draw_head(painter, place, "celebrity", tile, "cream")


PART = PanelPart(
    module="celebrities",
    panels=(
        PanelSpec("lounge", ("neighbours", 10), _lounge_share, LOUNGE.title, LOUNGE),
        PanelSpec("exchange", ("over", 20), 0, TOKENS.title, Exchange, titled=False),
        PanelSpec("company", ("desk", 25), _company_share, COMPANY.title, COMPANY),
    ),
    visited=(COMPANY._replace(name="visitCompany", hint=""),),
    emblems=(Emblem(_heads, lambda table, seat: len(lounge_of(table.state).held[seat])),),
)
