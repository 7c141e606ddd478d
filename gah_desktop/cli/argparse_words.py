"""What argparse says by itself, in our words and languages. Reads no call.

argparse looks up every word with gettext, by two functions that it imports into its own module. A catalog
bound with `gettext.bindtextdomain` would be a file, and chosen by LANG and its like, which `--lang` is not;
so the two functions give way to those of a translations object, as gettext has them. What a later Python
words differently is not in the tables, and is said in argparse's English.
"""

from __future__ import annotations

import argparse
from gettext import NullTranslations

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, heading, labelled, translate

_NO_COMMAND = QT_TRANSLATE_NOOP("cli", "there is no command %1; see --help")

# argparse's message: our text, and the mark of argparse's that takes the place of %1
SENTENCES: dict[str, tuple[str, ...]] = {
    "usage: ": (QT_TRANSLATE_NOOP("cli", "Usage: "),),
    "show this help message and exit": (QT_TRANSLATE_NOOP("cli", "show this help"),),
    "expected one argument": (QT_TRANSLATE_NOOP("cli", "a value is missing"),),
    "the following arguments are required: %s": (QT_TRANSLATE_NOOP("cli", "missing: %1"), "%s"),
    "one of the arguments %s is required": (QT_TRANSLATE_NOOP("cli", "missing: %1"), "%s"),
    "not allowed with argument %s": (QT_TRANSLATE_NOOP("cli", "not possible together with %1"), "%s"),
    "ignored explicit argument %r": (QT_TRANSLATE_NOOP("cli", "takes no value: %1"), "%s"),
    "invalid choice: %(value)r (choose from %(choices)s)": (_NO_COMMAND, "%(value)s"),
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        _NO_COMMAND,
        "%(value)s",
    ),
}
TITLES: dict[str, str] = {
    "options": QT_TRANSLATE_NOOP("cli", "Options"),
    "positional arguments": QT_TRANSLATE_NOOP("cli", "Arguments"),
}
LABEL = "argument %(argument_name)s: %(message)s"


class Words(NullTranslations):
    """A translations object for argparse, in the language of the moment."""

    def gettext(self, message: str) -> str:
        if message in TITLES:
            return title(translate("cli", TITLES[message]))
        if message == LABEL:
            return labelled("%(argument_name)s", "%(message)s")
        if message in SENTENCES:
            text, *marks = SENTENCES[message]
            return fill(translate("cli", text), *marks)
        return message


def title(text: str) -> str:
    """As argparse takes the title of a list: it adds the colon, but not what a language sets before it."""
    return heading(text).removesuffix(":")


def teach_argparse() -> None:
    """From now on argparse says these words, in this process."""
    words = Words()
    vars(argparse).update({"_": words.gettext, "ngettext": words.ngettext})
