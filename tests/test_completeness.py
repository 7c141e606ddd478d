"""Whatever has a kind is known everywhere it must be known; what would be silent elsewhere fails here.

A new effect, decision, action, act, event or reason is complete when these tests pass. Each names the
table that lacks it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from gah_desktop.app import benefits
from gah_desktop.bots import ordering, weights
from gah_desktop.bots.evaluate import effects as estimates
from gah_desktop.bots.evaluate import staff as worths
from gah_desktop.catalog import expanded_catalog, load_catalog
from gah_desktop.catalog.effects import EFFECT_FIELDS, EXPANSION_FIELDS, Effect
from gah_desktop.catalog.models import ObjectiveNeeds
from gah_desktop.engine import actions as a
from gah_desktop.engine import effects, emperor, objectives, scoring, staff, tables
from gah_desktop.engine.decisions.base import DECLINE, nothing
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.events import Event
from gah_desktop.engine.module_registry import EXPANSIONS, MODULES, OPPONENTS, PROMO
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.score_lines import SCORE_LINES
from gah_desktop.modules.solo.words.steps import STEPS
from gah_desktop.reference import filters, related
from gah_desktop.reference.topics import contents
from gah_desktop.text import decisions, events, lines, names, reasons, sources
from gah_desktop.text.effects import effect_short, effect_text, objective_short, objective_text
from gah_desktop.widgets import symbols
from tests.helpers.asked import MOMENTS
from tests.helpers.parts import load_bot_parts
from tests.i18n import samples

ROOT = Path(__file__).resolve().parent.parent
CATALOG = load_catalog()
EXPANDED = expanded_catalog()


def calls(function: str) -> Iterator[ast.Call]:
    """Where the package calls a function of this name."""
    for path in sorted((ROOT / "gah_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if getattr(called, "attr", getattr(called, "id", "")) == function:
                    yield node


def literals(function: str, argument: int) -> set[str]:
    """The texts that stand as this argument wherever the function is called."""
    found = (call.args[argument] for call in calls(function) if len(call.args) > argument)
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


# -- effects


def printed() -> Iterator[Effect]:
    """Every effect that a card or tile prints, and those inside them."""

    def inside(found: Iterable[Effect]) -> Iterator[Effect]:
        for effect in found:
            yield effect
            if effect.effect is not None:
                yield from inside((effect.effect,))
            yield from inside(effect.effects or ())

    for guest in EXPANDED.guests.values():
        yield from inside((*guest.rewards, *(guest.table.effects if guest.table else ())))
    for card in EXPANDED.staff.values():
        yield from inside(card.effects)
    for tile in EXPANDED.emperor_tiles.values():
        sides = (tile.penalty.left, tile.penalty.right)
        yield from inside((*tile.reward, *(side for side in sides if side is not None)))
    for celebrity in EXPANDED.celebrities.values():
        yield from inside((celebrity.effect,))
    for ballroom in EXPANDED.ballrooms.values():
        yield from inside(effect for bonus in ballroom.bonus.values() for effect in bonus)


SAMPLES: dict[str, Effect] = {effect.kind: effect for effect in printed()}
FIELDS = EFFECT_FIELDS | EXPANSION_FIELDS
AT_ONCE = set(effects.BEGIN)
UNPRINTED = {"take_token", "use_captain"}  # what only modules call by these names
EVERY_EFFECT = pytest.mark.parametrize("kind", sorted(FIELDS))


def test_every_kind_of_effect_is_printed_somewhere() -> None:
    assert SAMPLES.keys() == FIELDS.keys()


@pytest.mark.parametrize("kind", sorted(EFFECT_FIELDS))
def test_an_effect_is_carried_out_in_one_place(kind: str) -> None:
    """At once, as a penalty, or where a card in play answers."""
    assert [kind in table for table in (effects.BEGIN, emperor.SUFFER, staff.HUNG_ON)].count(True) == 1


@EVERY_EFFECT
def test_an_effect_has_a_sentence_a_short_form_and_a_pictogram(kind: str) -> None:
    effect = SAMPLES[kind]
    for ruleset in ("deluxe", "classic"):
        assert effect_text(effect, ruleset).endswith(".")
        assert effect_short(effect, ruleset)
    assert symbols.effect_icons(effect)


@EVERY_EFFECT
def test_an_effect_has_its_rules(kind: str) -> None:
    topics = related.EFFECT_TOPICS[kind].split()
    assert topics and set(topics) <= set(contents().topics)


EFFECT_TABLES: dict[str, tuple[Callable[[], Iterable[str]], set[str]]] = {
    "engine.effects.POSSIBLE": (lambda: effects.POSSIBLE, AT_ONCE),
    "engine.emperor.IN_FULL": (lambda: emperor.IN_FULL, set(emperor.SUFFER)),
    "engine.scoring.COUNTED": (
        lambda: {*scoring.COUNTED, scoring.COPY},
        {kind for kind in staff.HUNG_ON if kind.startswith("end_")},
    ),
    "app.benefits.PLAIN": (lambda: benefits.PLAIN, AT_ONCE),
    "reference.filters.REWARDS": (
        lambda: [kind for _, kinds in filters.REWARDS.values() for kind in kinds],
        AT_ONCE - UNPRINTED,
    ),
    "bots.evaluate.effects.EFFECTS": (lambda: estimates.EFFECTS, AT_ONCE),
    "bots.evaluate.staff": (
        lambda: {*worths.END, worths.COPY, *weights.PER_DIE_OF_KIND, *weights.PER_VISIT_OF_KIND},
        set(staff.HUNG_ON),
    ),
    "bots.weights.PENALTY": (lambda: weights.PENALTY, set(emperor.SUFFER)),
    "widgets.symbols.PICTURES": (lambda: symbols.PICTURES, set(FIELDS)),
    "reference.related.EFFECT_TOPICS": (lambda: related.EFFECT_TOPICS, set(FIELDS)),
}


@pytest.mark.parametrize("table", EFFECT_TABLES)
def test_a_table_of_effects_knows_them_all_and_no_others(table: str) -> None:
    known, needed = EFFECT_TABLES[table]
    found = list(known())
    assert not (needed - set(found)), f"{table} lacks these"
    assert sorted(found) == sorted(needed)


def test_objectives_are_complete() -> None:
    kinds = set(objectives.PROGRESS)
    assert {objective.needs.kind for objective in EXPANDED.objectives.values()} == kinds
    said = set(get_args(get_type_hints(ObjectiveNeeds)["kind"]))
    assert said and said <= kinds
    for known in (tables.ROOMS_EACH, related.OBJECTIVE_TOPICS, related.OBJECTIVE_EFFECTS):
        assert set(known) == kinds
    assert set(symbols.NEEDS) == kinds - {"occupied"}
    for objective in EXPANDED.objectives.values():
        assert objective_text(objective) and objective_short(objective)
        assert symbols.objective_icons(objective)
        assert set(related.OBJECTIVE_TOPICS[objective.needs.kind].split()) <= set(contents().topics)


# -- decisions, actions, acts

ASKED = {kind for kind, decision in DECISIONS.items() if decision.options is not nothing}
# what ends by itself: the visits of the Emperor, and what holds rounds together
SILENT = {
    "begin",
    "emperor",
    "round_over",
    "source",
    "action",
    "staff_played",
    "after_action",
    "entrance_gained",
}


def test_what_is_asked_and_what_is_not() -> None:
    assert set(DECISIONS) - ASKED == SILENT


@pytest.mark.parametrize("kind", sorted(ASKED))
def test_a_decision_says_what_it_must(kind: str) -> None:
    words = decisions.DECISIONS[kind]
    assert words.waits.endswith(".")
    assert words.topic in contents().topics


def test_the_bots_know_every_decision() -> None:
    load_bot_parts()
    assert set(ordering.QUICK_ESTIMATES) == set(DECISIONS)


def test_no_words_are_left_over() -> None:
    assert set(decisions.DECISIONS) == ASKED
    assert set(decisions.ACTIONS) == set(a.CLASSES)


def test_every_decision_is_asked_in_some_moment() -> None:
    """What is read there in all languages, see `tests/text/test_prompts.py` and `tests/i18n`."""
    asked = {game.decision.kind for make in MOMENTS.values() if (game := make()).decision is not None}
    assert asked == ASKED


@pytest.mark.parametrize("kind", sorted(a.CLASSES))
def test_an_action_says_what_it_must(kind: str) -> None:
    words = decisions.ACTIONS[kind]
    assert words.at in ("table", "hand", "turn", "button", "panel")
    sample: dict[str, Any] = {
        "int": 1,
        "str": "wine",
        "bool": True,
        "items": (1, 0, 0, 0, 0),
        "cards": (14, 20),
    }
    named: dict[str, Any] = {"guest": 75, "room": "cellar", "ballroom": "left", "color": "red"}
    fields = {
        name: named[name] if name in named else sample[field.type] for name, field in a.FIELDS[kind].items()
    }
    action = a.CLASSES[kind](**fields)
    spots = decisions.spots(action)
    assert bool(spots) == (words.at in ("table", "hand", "turn")) or kind in (
        "draft",
        "keep_staff",
        "choose_rehearsal",  # chosen by its words or by its picture
    )
    assert decisions.option_text(action, {}, "Something")


def told() -> set[str]:
    """The kinds of act that the rules tell of."""
    dynamic = {"pass", "end_turn"}  # `action.kind`
    return literals("Acted", 1) | {"decline"} | dynamic


def test_every_act_has_a_sentence() -> None:
    known = {kind for kind, words in decisions.ACTIONS.items() if words.told} | set(decisions.ACTS)
    assert known | set(events.TOLD_BY_ITS_GAIN) == told()
    assert set(samples.ACTS) == told()


def test_every_act_stands_in_the_document_of_transcripts_and_is_read_by_its_reader() -> None:
    document = (ROOT / "docs" / "transcript.md").read_text("utf-8")
    reader = (ROOT / "tests" / "helpers" / "transcript_acts.py").read_text("utf-8")
    for kind in told():
        assert f"`{kind}`" in document, kind
        assert f"def act_{kind}(" in reader, kind


def test_what_is_done_without_has_words() -> None:
    """A part of a reward is called as its effect is."""
    assert set(decisions.DECLINES) == set(DECLINE) | literals("Decline", 0)


# -- events, steps, sources, lines


def test_every_event_is_told_or_said_to_be_silent() -> None:
    every = {event._field_defaults["name"] for event in get_args(Event)}
    assert set(events.TELL) | events.SILENT == every
    assert not set(events.TELL) & events.SILENT
    assert {event.name for event in samples.EVENTS} == set(events.TELL)


def test_every_step_of_the_opponent_has_a_sentence() -> None:
    assert set(STEPS) == literals("tell", 1) == set(samples.SOLO)


def test_every_source_has_a_label() -> None:
    scored = {source for line in SCORE_LINES for source in line.sources}
    assert scored <= set(sources.LABELS)
    assert {kind for kind, _ in samples.SOURCES} == set(sources.LABELS)


def test_every_line_of_the_score_sheet_has_a_name() -> None:
    assert set(lines.LINES) == {line.name for line in SCORE_LINES} | {"total"}


# -- reasons


def test_every_reason_has_one_sentence() -> None:
    assert set(reasons.PLAIN) | set(reasons.SPOKEN) == set(Code)
    assert not set(reasons.PLAIN) & set(reasons.SPOKEN)


def test_every_reason_is_given_somewhere() -> None:
    given = set()
    for path in (ROOT / "gah_desktop").rglob("*.py"):
        if path.parent.name == "text" or path.name == "reasons.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "Code"
            ):
                given.add(node.attr)
    assert given == {code.name for code in Code}


# -- modules


@pytest.mark.parametrize("id", sorted(MODULES))
def test_a_module_has_a_name(id: str) -> None:
    if id in EXPANSIONS or id in PROMO:  # named where a game is set up
        return
    assert names.opponent_name(id) if id in OPPONENTS else names.component_name("entrance", id)
