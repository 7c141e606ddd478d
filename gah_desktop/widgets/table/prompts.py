"""The one line that says whose turn it is and what is expected, of a person or of a bot. No rules."""

from __future__ import annotations

from collections.abc import Sequence

from gah_desktop.app.session import Session
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action
from gah_desktop.text import decisions
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate

OTHERS = {
    "bot": QT_TRANSLATE_NOOP("prompts", "%1 is thinking."),
    "paused": QT_TRANSLATE_NOOP("prompts", "%1 waits: the bots are paused."),
    "turn": QT_TRANSLATE_NOOP("prompts", "It is %1’s turn."),
    "over": QT_TRANSLATE_NOOP("prompts", "The game is over."),
}


def _others(text: str, *values: object) -> str:
    return fill(translate("prompts", OTHERS[text]), *values)


def prompt(table: Table, pointed: Sequence[Action] = ()) -> str:
    """What is expected now, of whom; `pointed` are the options among which something was pointed at."""
    decision = table.decision if not table.over else None
    if decision is None:
        return _others("over")
    name = table.names[decision.seat]
    if isinstance(table, Session):
        if table.paused and not table.is_human(decision.seat):
            return _others("paused", name)
        if table.busy:
            return _others("bot", name)
    if not table.may_act:
        return _others("turn", name)
    if pointed:
        return decisions.pointed_prompt(name, pointed)
    return decisions.prompt(decisions.Asked(name, decision, table.options, table.state))
