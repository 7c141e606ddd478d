"""The .ts files are complete and sound: nothing missing, placeholders and markup kept, marks its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from gah_desktop.reference.topics import cells, links
from tests.helpers.languages import FOREIGN, LANGUAGES, QUOTES

from .linguist import ALIKE, EVERYWHERE, alike, messages

NO_BREAK, THIN = "\u00a0", "\u202f"


def faulty(language: str, sound: Callable[[str, str], bool]) -> list[str]:
    """The messages of a language of which a form is not sound beside its English source."""
    return [
        str(message)
        for message in messages(language)
        if not all(sound(message.source, form) for form in message.forms)
    ]


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"%(?:n|[1-9])", text))


def words(text: str) -> str:
    """Without links, whose ids have a colon of their own."""
    return re.sub(r"\[\[.*?\]\]", "x", text)


def test_all_languages_have_the_same_messages() -> None:
    first, *others = ([message.key for message in messages(language)] for language in FOREIGN)
    assert all(other == first for other in others)
    assert len(set(first)) == len(first) > 1500
    plural = {message.key for message in messages("de") if message.plural}
    assert {message.key for message in messages("en")} == plural


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_empty(language: str) -> None:
    left = [str(m) for m in messages(language) if m.state or not all(form.strip() for form in m.forms)]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    assert faulty(language, lambda source, form: placeholders(source) == placeholders(form)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_texts_have_both_forms(language: str) -> None:
    for message in messages(language):
        assert message.plural or "%n" not in message.source, message
        assert len(message.forms) == (2 if message.plural else 1), message
    # the number alone is no plural: most forms differ, as their nouns do
    counted = [message for message in messages(language) if message.plural]
    assert sum(len(set(message.forms)) == 2 for message in counted) > len(counted) / 2
    bracketed = re.compile(r"\w\((?:s|n|en|e|i|x|es)\)")
    assert [str(message) for message in counted if any(map(bracketed.search, message.forms))] == []


def test_english_counts_what_it_marks() -> None:
    """ "guest(s)" becomes "guest" and "guests"; what bears no mark stays as it is in number."""
    for message in messages("en"):
        one, many = message.forms
        if "(s)" in message.source:
            assert one != many, message


@pytest.mark.parametrize("language", FOREIGN)
def test_markup_is_kept(language: str) -> None:
    def sound(source: str, form: str) -> bool:
        return (
            Counter(links(source)) == Counter(links(form))
            and source.count("[[") == form.count("[[")
            and source.count("**") == form.count("**")
            and source.startswith("- ") == form.startswith("- ")
            and len(cells(source)) == len(cells(form))
            and source.count("\n") == form.count("\n")
        )

    assert faulty(language, sound) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_mnemonics_are_kept(language: str) -> None:
    """As many as in English, and each before a letter that a key can give."""

    def sound(source: str, form: str) -> bool:
        keys = re.findall(r"&(.?)", form)
        return len(keys) == source.count("&") and all(key.isalnum() for key in keys)

    assert faulty(language, sound) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_those_of_the_source(language: str) -> None:
    def sound(source: str, form: str) -> bool:
        return (source[:1].isspace(), source[-1:].isspace()) == (form[:1].isspace(), form[-1:].isspace())

    assert faulty(language, sound) == []
    assert faulty(language, lambda _, form: "  " not in form) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_is_english_by_accident(language: str) -> None:
    found = [str(m) for m in messages(language) if m.source in m.forms and not alike(m.source, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dots_are_typographic(language: str) -> None:
    opening, closing = QUOTES[language]
    foreign = set("“”„«»‚‘‹›") - {opening, closing}

    def sound(_: str, form: str) -> bool:
        return not (foreign & set(form)) and "..." not in form

    assert faulty(language, sound) == []
    assert faulty(language, lambda _, form: form.count(opening) == form.count(closing)) == []


def test_english_sources_are_typographic_too() -> None:
    wrong = [m.source for m in messages("de") if re.search(r"[„«»]|\.\.\.", m.source)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_quote_and_no_apostrophe_is_straight(language: str) -> None:
    """Neither in a translation nor in the English text of the code."""

    def sound(source: str, form: str) -> bool:
        return not {"'", '"'} & set(source + form)

    assert faulty(language, sound) == []


def test_french_sets_the_spaces_it_wants_before_marks_and_inside_quotes() -> None:
    wrong = re.compile(
        rf"[^{THIN}?!][;!?]|[^{THIN}]»|«[^{THIN}]|[^{NO_BREAK}\d]:|:(?=\S)(?!\d)|[{NO_BREAK}{THIN}]$"
    )
    assert faulty("fr", lambda _, form: not wrong.search(re.sub(r"\*\*|--", "", words(form)))) == []


def test_french_keeps_a_number_and_what_it_counts_on_one_line() -> None:
    apart = re.compile(r"(?:\d|%n) (?:PV|dés?|Couronnes?|Chambres?|cartes?|cases?)\b|\b[Éé]tage (?=%?\d)")
    assert faulty("fr", lambda _, form: not apart.search(form)) == []
    assert (
        faulty("fr", lambda source, form: NO_BREAK in form or not re.search(r"%n (?:VP|krone)", source)) == []
    )


@pytest.mark.parametrize("language", ("de", "it"))
def test_others_set_none_before_a_mark(language: str) -> None:
    assert faulty(language, lambda _, form: not re.search(r"\s[:;!?,]|\s\.(?!\w)", form)) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_sentences_end_as_in_english(language: str) -> None:
    """A sentence is not turned into a label, nor a question into a statement. One title is a question."""

    def end(text: str) -> str:
        last = re.sub(r"[\s*)”“»]+$", "", text.replace(f"Vous en voulez plus{THIN}?", "x"))[-1:]
        return last if last in ".?!…" else ""

    assert faulty(language, lambda source, form: end(source) == end(form)) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_every_exception_is_needed(language: str) -> None:
    same = {message.source for message in messages(language) if message.source in message.forms}
    assert {*EVERYWHERE, *ALIKE.get(language, ())} - same == set()


@pytest.mark.parametrize(
    ("language", "classic"), [("de", "Classic"), ("fr", "Classique"), ("it", "Classico")]
)
def test_pages_name_classic_where_english_names_it(language: str, classic: str) -> None:
    pages = ("aid", "pages", "rules")
    named = [m for m in messages(language) if m.context in pages and "Classic" in m.source]
    assert len(named) > 20
    assert [str(m) for m in named if not all(classic in form for form in m.forms)] == []
