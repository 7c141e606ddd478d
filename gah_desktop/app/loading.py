"""A recorded game out of a file, for everyone who plays on with it or shows it. Touches no disk."""

from __future__ import annotations

from gah_desktop.bots import BOT_NAMES
from gah_desktop.engine import Setup
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.record import Journal, Loaded, SaveCode, SaveError, loads


def player_kinds() -> tuple[str, ...]:
    """Return the kinds of players that a seat can have."""
    return (HUMAN, *OPPONENTS, *BOT_NAMES)


def load_game(text: str | bytes) -> Loaded:
    """The game, every step of it checked; SaveError if that fails, or if some bot of it is not known here."""
    try:
        loaded = loads(text)
    except SaveError as error:
        if error.readable is not None:
            _check_players(error.readable.game.setup)
        raise
    _check_players(loaded.journal.game.setup)
    return loaded


def _check_players(setup: Setup) -> None:
    for seat in range(setup.players):
        if setup.kind(seat) not in player_kinds():
            raise SaveError(SaveCode.UNKNOWN_PLAYER, seat=seat, kind=setup.kind(seat)[:60])


def was_played(journal: Journal) -> bool:
    """Whether a person has chosen anything yet."""
    setup = journal.game.setup
    return any(setup.kind(entry.seat) == HUMAN for entry in journal.entries)
