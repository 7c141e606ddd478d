"""Players made of code. They see a view of their seat alone; no Qt, no clock, no chance but theirs."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.bots.base import Bot


def _random() -> Bot:
    from gah_desktop.bots.randomly import RandomBot

    return RandomBot()


def _heuristic() -> Bot:
    from gah_desktop.bots.heuristic import HeuristicBot

    return HeuristicBot()


# by strength, the weakest first: a stronger bot is one more entry; read when one first plays
_BOTS: dict[str, Callable[[], Bot]] = {"random": _random, "heuristic": _heuristic}

BOT_NAMES: tuple[str, ...] = tuple(_BOTS)

__all__ = ["BOT_NAMES", "Bot", "make_bot"]


def make_bot(name: str) -> Bot:
    """A new bot; ValueError names the bots there are."""
    if name not in _BOTS:
        raise ValueError(f"unknown bot {name!r}: {', '.join(BOT_NAMES)}")
    return _BOTS[name]()
