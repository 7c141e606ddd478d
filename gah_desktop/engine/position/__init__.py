"""Positions: every fact of a game at a moment, by name, as data that can be written, read and checked."""

from gah_desktop.engine.position.form import (
    from_dict,
    from_json,
    from_text,
    is_position,
    is_text,
    read,
    to_dict,
    to_json,
    to_text,
)
from gah_desktop.engine.position.laying import filled, problems_of, state_of
from gah_desktop.engine.position.model import (
    CafeGuest,
    Claim,
    ModulePosition,
    ObjectivePosition,
    PendingDecision,
    PlayerPosition,
    Position,
    Turn,
)
from gah_desktop.engine.position.writing import position_of
from gah_desktop.engine.problems import PositionError, Problem, ProblemCode

__all__ = [
    "CafeGuest",
    "Claim",
    "ModulePosition",
    "ObjectivePosition",
    "PendingDecision",
    "PlayerPosition",
    "Position",
    "PositionError",
    "Problem",
    "ProblemCode",
    "Turn",
    "filled",
    "from_dict",
    "from_json",
    "from_text",
    "is_position",
    "is_text",
    "position_of",
    "problems_of",
    "read",
    "state_of",
    "to_dict",
    "to_json",
    "to_text",
]
