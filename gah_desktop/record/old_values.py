"""What games of format 1 were dealt with, before the printed values were known. Changes no file.

The day boards, the starter sets and the promo guests of those games stand here as an owner's corrections,
so that a game goes on with the hotel, the hands and the guests it began with.
"""

from __future__ import annotations

from typing import Any

from gah_desktop.engine import Setup

Data = dict[str, Any]

_BOARDS: Data = {
    "day-A": {"colors": ["yryrb", "bbbrb", "rryyb", "byyrr"]},
    "day-B": {"colors": ["bbybr", "byrbb", "ryryr", "rbbyy"]},
    "day-C": {"colors": ["brrry", "bbrby", "ybyrr", "rryby"]},
    "day-D": {"colors": ["bbyrb", "byrry", "rybry", "bbryy"]},
}
_STARTER_SETS = {
    "A": (1, 13, 14, 21, 31, 45),
    "B": (3, 12, 24, 36, 37, 48),
    "C": (6, 16, 23, 28, 35, 44),
    "D": (7, 8, 20, 30, 38, 42),
}
_LETTERS = {card: letter for letter, cards in _STARTER_SETS.items() for card in cards}
_STAFF: Data = {str(card): {"starter_set": _LETTERS.get(card)} for card in range(1, 49)}
_PROMO_GUESTS: Data = {
    "117": {"order": {"strudel": 1, "cake": 1, "coffee": 1}, "vp": 3, "color": "green"},
    "118": {"order": {"strudel": 1, "wine": 1}, "vp": 1, "color": "green"},
}


def old_corrections(setup: Data, corrections: Data) -> Data:
    """The file's own corrections, with the old values of what its set-up uses; its own win."""
    try:
        game = Setup.from_dict(setup)
    except (TypeError, ValueError):
        return corrections  # no game: whoever reads on says what is wrong
    old: Data = {}
    if game.promo:
        old["guests"] = _PROMO_GUESTS
    # letters that the file has corrected make whole sets only together with the other old ones
    if game.deal == "starter" or "staff" in corrections:
        old["staff"] = _STAFF
    boards = {game.board(seat) for seat in range(game.players)} & set(_BOARDS)
    if boards:
        old["boards"] = {board: _BOARDS[board] for board in sorted(boards)}
    return {
        **old,
        **{section: _over(old.get(section, {}), cards, 2) for section, cards in corrections.items()},
    }


def _over(old: Data, own: Any, levels: int) -> Any:
    """Own values over old ones: card by card, field by field."""
    if levels == 0 or not isinstance(own, dict):
        return own
    return {**old, **{name: _over(old.get(name, {}), value, levels - 1) for name, value in own.items()}}
