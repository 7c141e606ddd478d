"""The shape of the reference's content: topics in chapters, and the tiny markup of their words; no Qt."""

import re
from collections.abc import Callable
from dataclasses import dataclass

CONTEXT = "rules"
LINK_KINDS = (
    "rule",
    "guest",
    "staff",
    "objective",
    "emperor",
    "ballroom",
    "rehearsal",
    "celebrity",
    "entrance",
)
LINK = re.compile(r"\[\[(?P<kind>[a-z]+):(?P<id>[A-Za-z0-9-]+)\]\]")


@dataclass(frozen=True, slots=True)
class Topic:
    """One page. Title and paragraphs are literals of the context "rules"; `see` names related topics."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    see: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A branch of the contents; `topics` are ids in reading order. The expansion's are told apart."""

    id: str
    title: str
    topics: tuple[str, ...]
    expansion: bool = False


def topic(id: str, title: str, *paragraphs: str, see: str = "") -> Topic:
    return Topic(id, title, paragraphs, tuple(see.split()))


def links(text: str) -> tuple[tuple[str, str], ...]:
    """Every link of a text as (kind, id), in order."""
    return tuple((found["kind"], found["id"]) for found in LINK.finditer(text))


def plain(text: str, name_of: Callable[[str, str], str]) -> str:
    """The text without markup; a link becomes what `name_of(kind, id)` says."""
    return LINK.sub(lambda found: name_of(found["kind"], found["id"]), text).replace("**", "")


def is_item(paragraph: str) -> bool:
    """Whether the paragraph is an item of a list: "- " leads it."""
    return paragraph.startswith("- ")


def cells(paragraph: str) -> tuple[str, ...]:
    """The cells of a table row such as "| a | b |"; empty for anything else."""
    if not (paragraph.startswith("| ") and paragraph.endswith(" |")):
        return ()
    return tuple(paragraph[2:-2].split(" | "))
