"""What a bot is: it gets a view of its seat and the options, and returns one of them. No bot lives here."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View


class Bot(Protocol):
    """Whoever chooses. The choice depends on nothing but the arguments; the view is not to be changed."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, options: Sequence[Action], rng: Random) -> Action: ...
