"""Finds pages by words of any language at once, while they are being typed. Knows no widgets.

Every page is read once in each language with that language's own translator, whichever is installed.
Letters are compared without accents and case. All words typed must begin a word of the page, or be
part of one in its title, in one and the same language.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from gah_desktop.app.translator import LANGUAGES
from gah_desktop.reference.book import Book
from gah_desktop.reference.content import Ref
from gah_desktop.reference.plain import words_of
from gah_desktop.text.voices import Voice, speaking, voice

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "’": "'"})
TITLE_IS, TITLE_BEGINS, WORD_IS, WORD_BEGINS, IN_TITLE, IN_TEXT = 100, 80, 60, 50, 30, 10
#: Of two pages that fit alike, the card comes before the rule, the rule before the question.
_CARDS = "guest staff objective emperor ballroom rehearsal celebrity entrance board rule"
_KINDS = {kind: rank for rank, kind in enumerate(_CARDS.split())}


class Hit(NamedTuple):
    ref: Ref
    score: int
    language: str  # in which it was found best
    title: str  # its title there


@lru_cache(maxsize=4096)
def fold(words: str) -> str:
    """Lower case without accents."""
    spread = unicodedata.normalize("NFKD", words.casefold().translate(_LETTERS))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def tokens(words: str) -> list[str]:
    """The words of a text, folded; an elided article is a word of its own."""
    return "".join(letter if letter.isalnum() else " " for letter in fold(words)).split()


class _Language:
    """All pages as one language words them."""

    def __init__(self, book: Book, refs: Iterable[Ref], say: Voice) -> None:
        self.titles: list[str] = []
        self.folded: list[str] = []
        postings: dict[str, tuple[set[int], set[int]]] = {}
        with speaking(say):
            for number, ref in enumerate(refs):
                page = book.page(ref)
                title = book.plain(page.title)
                self.titles.append(title)
                in_title = tokens(title)
                self.folded.append(" ".join(in_title))
                for token in in_title:
                    postings.setdefault(token, (set(), set()))[0].add(number)
                for token in {
                    t for words in (page.subtitle, *words_of(book, page.blocks)) for t in tokens(words)
                }:
                    postings.setdefault(token, (set(), set()))[1].add(number)
        self._tokens = sorted(postings)
        self._postings = [postings[token] for token in self._tokens]

    def find(self, wanted: list[str]) -> dict[int, int]:
        """Every page on which all the words are, with how well they fit."""
        found: dict[int, int] | None = None
        for word in wanted:
            here = self._word(word)
            if found is None:
                found = here
            else:
                found = {page: score + here[page] for page, score in found.items() if page in here}
            if not found:
                return {}
        found = found or {}
        phrase = " ".join(wanted)
        for page in found:
            title = self.folded[page]
            if title == phrase:
                found[page] += TITLE_IS
            elif title.startswith(phrase):
                found[page] += TITLE_BEGINS
        return found

    def _word(self, word: str) -> dict[int, int]:
        in_texts: set[int] = set()
        titled: dict[int, int] = {}
        start = bisect_left(self._tokens, word)
        for index in range(start, len(self._tokens)):
            token = self._tokens[index]
            if not token.startswith(word):
                break
            in_title, in_text = self._postings[index]
            in_texts |= in_text
            score = WORD_IS if token == word else WORD_BEGINS
            for page in in_title:
                if titled.get(page, 0) < score:
                    titled[page] = score
        if len(word) > 2:
            for page, title in enumerate(self.folded):
                if page not in titled and word in title:
                    titled[page] = IN_TITLE
        return {**dict.fromkeys(in_texts, IN_TEXT), **titled}


class Index:
    """All pages in all languages. Reading them takes a moment for each language, asking does not."""

    def __init__(self, book: Book, voices: Mapping[str, Voice] | None = None) -> None:
        self.refs = book.refs
        self._book = book
        said = voices or {language: voice(language) for language in LANGUAGES}
        self._unread = list(said.items())
        self._languages: dict[str, _Language] = {}

    def read(self) -> bool:
        """The pages in one more language; whether there is another to read."""
        if self._unread:
            language, say = self._unread.pop()
            self._languages[language] = _Language(self._book, self.refs, say)
        return bool(self._unread)

    def search(self, words: str, prefer: str = "en") -> list[Hit]:
        """Pages, the best first; among equals `prefer` names the language to speak of."""
        wanted = tokens(words)
        if not wanted:
            return []
        while self.read():
            pass
        best: dict[int, tuple[int, str]] = {}
        order = sorted(self._languages, key=lambda language: language != prefer)
        for language in order:
            for page, score in self._languages[language].find(wanted).items():
                if page not in best or score > best[page][0]:
                    best[page] = (score, language)
        hits = [
            Hit(self.refs[page], score, language, self._languages[language].titles[page])
            for page, (score, language) in best.items()
        ]
        hits.sort(
            key=lambda hit: (
                -hit.score,
                hit.ref[1].startswith("qa-"),
                len(hit.title),
                _KINDS.get(hit.ref[0], 9),
            )
        )
        return hits
