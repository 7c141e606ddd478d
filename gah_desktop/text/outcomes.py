"""What a move brings, said before it is made: what is paid, what comes, what becomes possible. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.text.decisions import option_line
from gah_desktop.text.decisions.benefits import benefit
from gah_desktop.text.names import guest_name, objective_name
from gah_desktop.text.part import TEXT_PARTS
from gah_desktop.text.terms import items, join_list, krones, labelled, translate
from gah_desktop.text.voices import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gah_desktop.engine.actions import Action
    from gah_desktop.engine.pending import Benefits
    from gah_desktop.engine.state import GameState


def paid(cost: int, gained: int, steps: int, vp: int, counts: Sequence[int]) -> str:
    """Everything that goes away; "" if nothing does."""
    told = [krones(cost - min(gained, 0))] if cost or gained < 0 else []
    if steps < 0:
        told.append(counted("short", "%n Emperor step(s)", -steps))
    if vp < 0:
        told.append(counted("short", "%n VP", -vp))
    told += [items(item, -n) for item, n in zip(ITEMS, counts, strict=True) if n < 0]
    return labelled(translate("outcomes", "You give"), join_list(told)) if told else ""


def got(gained: int, steps: int, vp: int, counts: Sequence[int], draws: int) -> str:
    """Everything that comes at once; cards nobody knows as what they are: chance."""
    told = [krones(gained)] if gained > 0 else []
    if steps > 0:
        told.append(counted("short", "%n Emperor step(s)", steps))
    if vp > 0:
        told.append(counted("short", "%n VP", vp))
    told += [items(item, n) for item, n in zip(ITEMS, counts, strict=True) if n > 0]
    if draws:
        told.append(counted("outcomes", "%n staff card(s) drawn at random", draws))
    return labelled(translate("outcomes", "You get"), join_list(told)) if told else ""


def of_modules(before: GameState, after: GameState, seat: int) -> list[str]:
    """What modules in play tell of the change, a line each."""
    told: list[str] = []
    for module in after.modules:
        preview = TEXT_PARTS.of(module.name).preview
        told += preview(before, after, seat) if preview is not None else []
    return told


def waits(state: GameState, decision: Benefits) -> str:
    """Rewards to be collected one by one."""
    told = [benefit(state, decision, index) for index, part in enumerate(decision.parts) if part is not None]
    return labelled(translate("outcomes", "You may then collect"), join_list([each for each in told if each]))


def chooses(state: GameState, choices: Sequence[tuple[Action, dict[str, Any]]]) -> str:
    """What there is to choose from then."""
    told = [option_line(state, state.stack[-1], action, details) for action, details in choices]
    return labelled(translate("outcomes", "You may then choose"), " · ".join(told))


def possible(full: Sequence[int], met: Sequence[str], filled: Sequence[int]) -> list[str]:
    """What it opens up: guests who are served, objectives to claim."""
    told = []
    if full:
        served = join_list([guest_name(guest) for guest in full])
        told.append(labelled(translate("outcomes", "Everything served"), served))
    if filled:
        able = join_list([guest_name(guest) for guest in filled])
        told.append(labelled(translate("outcomes", "Enough to complete the order of"), able))
    if met:
        claimable = join_list([objective_name(each) for each in met])
        told.append(labelled(translate("outcomes", "Objective you can claim"), claimable))
    return told
