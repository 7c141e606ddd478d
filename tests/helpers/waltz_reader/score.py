"""Ballrooms, objectives and end cards by what is printed: plain counting."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.helpers import printed
from tests.helpers.waltz_reader.cards import DISHES, DRINKS, Cards
from tests.helpers.waltz_reader.seat import Seat


def by_rank(counts: list[int], prizes: list[int]) -> list[int]:
    """Only who has somebody ranks; the tied add the ranks they take up and divide, rounded down."""
    result = [0] * len(counts)
    rank = 0
    for number in sorted({n for n in counts if n}, reverse=True):
        tied = [i for i, n in enumerate(counts) if n == number]
        total = sum(prizes[rank : rank + len(tied)])
        for i in tied:
            result[i] = total // len(tied)
        rank += len(tied)
    return result


def ballroom_vp(scoring: Any, rows: list[list[int]]) -> list[int]:
    """VP of each player in a ballroom, from the dancers of each by row."""
    counts = [sum(row) for row in rows]
    kind, vp = scoring["kind"], scoring.get("vp")
    if kind == "dancers_times_highest_row":
        had = [sum(r) * max((i + 1 for i in range(3) if r[i]), default=0) for r in rows]
    elif kind == "majority_each_row":
        each = [by_rank([r[row] for r in rows], vp) for row in range(3)]
        had = [sum(row[i] for row in each) for i in range(len(rows))]
    elif kind == "by_dancers":
        had = [vp[min(n, len(vp) - 1)] for n in counts]
    elif kind == "majority":
        had = by_rank(counts, vp[str(len(rows))])
    else:
        had = [n // 2 * vp for n in counts]
    return [had[i] if counts[i] else -5 for i in range(len(rows))]


def alone_most(counts: list[int], who: int) -> bool:
    return counts[who] > max((n for i, n in enumerate(counts) if i != who), default=0)


def objective_met(cards: Cards, objective: str, seat: Seat) -> bool:
    needs, amount = cards.needs[objective], cards.needs[objective].get("amount")
    kitchen: Counter[str] = seat.kitchen
    if needs["kind"] == "champagne":
        return bool(kitchen["champagne"] >= amount)
    if needs["kind"] == "dancers_in_ballrooms":
        return bool(seat.in_ballrooms() >= amount)
    if needs["kind"] == "green_guests_completed":
        green = [guest for guest in seat.completed if cards.guests[guest]["color"] == "green"]
        return len(green) >= int(amount)
    if needs["kind"] == "each_dish_and_drink":
        return min(kitchen[item] for item in DISHES + DRINKS) >= int(amount)
    if needs["kind"] == "occupied_top_floor":
        return seat.rooms[15:].count("o") >= int(amount)
    if needs["kind"] == "large_guests_completed":
        return sum(cards.size(g) >= 3 for g in seat.completed) >= int(amount)
    return bool(printed.objective_met(objective, seat, seat.board))


def end_vp(cards: Cards, card: int, seat: Seat, others: list[Seat]) -> int:
    """What an end card is worth to this seat; a Secretary looks for the best card of another's."""
    effects = cards.staff[card]["effects"]
    if effects[0]["kind"] == "end_copy":
        copied = {c for other in others for c in other.staff if cards.staff[c]["timing"] == "end"}
        copied = {c for c in copied if cards.staff[c]["effects"][0]["kind"] != "end_copy"}
        return max((end_vp(cards, c, seat, []) for c in copied), default=0)
    if effects[0]["kind"] == "end_vp_per_dancer":
        return int(effects[0]["amount"]) * seat.in_ballrooms()
    return printed.end_vp(card, seat, seat.board, "deluxe") or 0
