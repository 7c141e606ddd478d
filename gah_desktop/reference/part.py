"""What a module can bring to the reference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from gah_desktop.app.table import Table
    from gah_desktop.engine.state import GameState
    from gah_desktop.reference.marks import Marks
    from gah_desktop.reference.topics.model import Chapter, Topic


@dataclass(frozen=True, kw_only=True)
class ReferencePart:
    """The pages of a module. They are there whatever is played; a chapter of the expansion says so."""

    module: str
    chapter: Chapter | None = None
    topics: tuple[Topic, ...] = ()  # of the chapter
    questions: Chapter | None = None
    question_topics: tuple[Topic, ...] = ()
    # where its components are in a game, as the player at the table may know
    marks: Callable[[Table, GameState], Marks] | None = None


REFERENCE_PARTS: Parts[ReferencePart] = Parts("reference")
