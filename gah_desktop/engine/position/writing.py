"""From a state to its position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from gah_desktop.catalog.models import DeckKind
from gah_desktop.catalog.values import values_in_play
from gah_desktop.engine.cards import places, unseen
from gah_desktop.engine.items import named, unpack
from gah_desktop.engine.module_registry import position_type
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.position import names
from gah_desktop.engine.position.decisions import DECISIONS, Fields, by_kind, write_fields
from gah_desktop.engine.position.model import (
    CafeGuest,
    Card,
    Claim,
    ObjectivePosition,
    PendingDecision,
    PlayerPosition,
    Position,
    Turn,
)
from gah_desktop.engine.state import GameState, PlayerState


def position_of(state: GameState) -> Position:
    """Return all facts of a state; cards that are hidden in it are None."""
    tables = state.t
    parts = {module.name: (part, module) for module in state.modules if (part := position_type(type(module)))}
    kinds = by_kind(DECISIONS)
    for part, _ in parts.values():
        kinds |= by_kind(part.decisions)
    return Position(
        setup=replace(state.setup, seed=0),
        players=tuple(_player(state, p) for p in state.players),
        queue=tuple(state.queue),
        objectives=tuple(
            ObjectivePosition(
                tables.objective_ids[card],
                tuple(Claim(p.seat, p.claimed[index]) for p in state.players if p.claimed[index]),
            )
            for index, card in enumerate(state.objectives)
        ),
        emperor_tiles=tuple(tables.emperor_ids[tile] for tile in state.emperor),
        phase=state.phase,  # type: ignore[arg-type]
        round=state.round,
        start_player=state.first,
        turn=Turn(
            state.seat,
            state.started,
            state.guest_taken,
            state.die_taken,
            tuple(filter(None, (state.extra, state.extra_too))),
            state.extra_turn,
            state.bonus_turns,
        ),
        dice=tuple(state.dice[1:]),
        dustbin=state.dustbin,
        guest_deck=known(reversed(state.guest_deck)),
        guest_discard=tuple(state.guest_discard),
        staff_deck=known(reversed(state.staff_deck)),
        returned_by=state.under,
        removed_staff=tuple(state.gone),
        pending=tuple(_decision(state, f, kinds) for f in reversed(state.stack)),
        modules={name: part.of(module, state) for name, (part, module) in parts.items()},
        values=values_in_play(
            tables.catalog, state.setup.sets, [tables.board_ids[p.board] for p in state.players]
        ),
        unseen=_unseen(state),
    )


def known(cards: Iterable[int]) -> tuple[Card, ...]:
    """Return cards of which 0 is a hidden one."""
    return tuple([card or None for card in cards])


def _player(state: GameState, p: PlayerState) -> PlayerPosition:
    board = state.t.boards[p.board]
    order = {guest: state.t.guests[guest].order for guest in p.cafe}
    pack = state.packs[p.seat] if p.seat < len(state.packs) else []
    return PlayerPosition(
        krones=p.krones,
        emperor_space=p.emperor,
        vp=p.vp,
        vp_sources=None
        if p.vp_sources is None
        else {names.source_name(source, board): vp for source, vp in p.vp_sources.items()},
        vacant=names.room_names(p.vacant),
        occupied=names.room_names(p.occupied),
        occupancy_bonuses=tuple(
            names.group_name(board, group) for group in range(len(board.group_mask)) if p.bonus >> group & 1
        ),
        kitchen=named(p.kitchen),
        cafe=tuple(
            CafeGuest(guest, named(unpack(order[guest] - need)))
            for guest, need in zip(p.cafe, p.needs, strict=True)
        ),
        hand=known(p.hand),
        pack=known(pack),
        staff=tuple(p.staff),
        used_staff=tuple(card for card in p.staff if p.used >> card & 1),
        dice_taken=2 - len(p.numbers),
        passed=p.passed,
        guest_number=p.guest_with,
    )


def _decision(state: GameState, f: Pending, kinds: dict[str, tuple[type[Any], Fields]]) -> PendingDecision:
    board = state.t.boards[state.players[max(f.seat, 0)].board]
    _, fields = kinds[f.kind]
    details = write_fields(f, fields, state.t, board)
    return PendingDecision(f.kind, f.seat, names.source_name(f.source, board), details)


def _unseen(state: GameState) -> dict[DeckKind, tuple[int, ...]]:
    """Return what the hidden cards of each kind may be."""
    found: dict[DeckKind, tuple[int, ...]] = {}
    for kind in state.cards:
        hidden = any(not all(cards) for path, cards in places(state, kind) if path != "queue")
        if hidden:
            found[kind] = tuple(unseen(state, kind))
    return found
