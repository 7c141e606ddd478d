"""The words for what lies beside an entrance: a short line, and what else there is to say of it. No rules."""

from __future__ import annotations

from gah_desktop.catalog.models import Catalog, Entrance
from gah_desktop.engine.state import GameState
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
    pieces_of,
)
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.words import places
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.words.notes import entrance_note
from gah_desktop.text.effects import emperor_reward_short, emperor_reward_text, objective_text
from gah_desktop.text.expansion_cards import entrance_short, gains
from gah_desktop.text.names import component_name
from gah_desktop.text.terms import join_list


def with_tokens(catalog: Catalog) -> Entrance:
    """The one beside which the tokens lie."""
    return next(entrance for entrance in catalog.entrances.values() if entrance.tokens)


def spot(s: GameState, piece: Piece) -> str:
    catalog = s.t.catalog
    match piece:
        case TokenFacts():
            token = (with_tokens(catalog).tokens or ())[piece.number - 1]
            return places.token_spot(gains(token.column), gains(token.floor), piece.there)
        case TileFacts():
            reward = join_list(list(emperor_reward_short(catalog.emperor_tiles[piece.tile])))
            return places.tile_spot(piece.tile, piece.steps, reward)
        case GoalFacts():
            return places.goal_spot(piece.objective, piece.progress, piece.claimed)
        case SumFacts():
            bonus = catalog.entrances[piece.entrance].second_die_bonus or {}
            return places.sum_spot(piece.sums, gains(bonus[piece.sums[0]]))
        case GuestsFacts():
            return places.guests_spot(len(piece.guests), piece.vp)
        case GroupFacts():
            opened = catalog.entrances[piece.entrance].group_opened or {}
            return places.group_spot(piece.color, gains(opened[piece.color]))  # type: ignore[index]
        case BonusFacts():
            return places.bonus_spot(piece.color, piece.unit, piece.by_size)
        case RuleFacts():
            return join_list(list(entrance_short(catalog.entrances[piece.entrance]))) or component_name(
                "entrance", piece.entrance
            )


def more(s: GameState, piece: Piece) -> str:
    """ "" if the line says it all."""
    catalog = s.t.catalog
    match piece:
        case TokenFacts():
            return places.token_counts(piece.half) if piece.there else ""
        case TileFacts():
            return "\n".join((emperor_reward_text(catalog.emperor_tiles[piece.tile]), places.tile_rule()))
        case GoalFacts():
            told = [objective_text(catalog.objectives[piece.objective])]
            if not piece.claimed:
                told.append(places.goal_points(piece.points))
            return "\n".join(told)
        case SumFacts():
            return places.sum_due(piece.first, piece.second) if piece.first else ""
        case GuestsFacts():
            return places.guests_more(piece.more, piece.next_vp)
        case GroupFacts():
            return places.group_opened(piece.opened, piece.groups)
        case BonusFacts():
            return places.bonus_rule()
    return ""


def beside(s: GameState, entrance: int) -> list[str]:
    """What has been drawn for an entrance on offer."""
    own, printed = owners_of(s), s.t.catalog.entrances[entrance]
    return places.beside(
        own.own_objectives if printed.own_objectives_vp else (), own.own_tiles if printed.own_tiles else ()
    )


def house_lines(s: GameState, seat: int) -> list[str]:
    """The entrance of a seat and what lies beside it, for who only hears of that hotel."""
    owned = owners_of(s).owned
    if seat == s.setup.opponent:
        own = entrance_of(s)
        return [entrance_note(own.name)] if own is not None else []
    if not owned or not owned[seat]:
        return []
    pieces = [one for one in pieces_of(s, s.players[seat]) if not isinstance(one, RuleFacts)]
    return [places.entrance_spot(owned[seat]), *(spot(s, one) for one in pieces)]
