"""The manual page and the completions of shells, out of the parser itself.

python packaging/manual.py man [LANGUAGE]      a manual page, in English or another language of the game
python packaging/manual.py bash|zsh|fish       what completes a call
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gah_desktop import __version__
from gah_desktop.cli.calls import OneOf, path
from gah_desktop.cli.language import speak
from gah_desktop.cli.parser import build_parser

NAME = "gah-desktop"
ENGLISH = "en"
HEADS = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "FILES", "saved games, the history and the log",
           "settings, and an owner's corrections to the cards"),
    "de": ("BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "DATEIEN",
           "gespeicherte Spiele, Verlauf und Protokoll",
           "Einstellungen, und die Korrekturen einer Besitzerin oder eines Besitzers an den Karten"),
    "fr": ("NOM", "SYNOPSIS", "DESCRIPTION", "FICHIERS", "parties enregistrées, historique et journal",
           "réglages, et corrections apportées aux cartes par qui possède le jeu"),
    "it": ("NOME", "SINTASSI", "DESCRIZIONE", "FILE", "partite salvate, storico e registro",
           "impostazioni, e correzioni alle carte di chi possiede il gioco"),
}  # fmt: skip
GAME = {
    "en": "the board game Grand Austria Hotel on the desktop",
    "de": "das Brettspiel Grand Austria Hotel am Rechner",
    "fr": "le jeu de société Grand Austria Hotel sur ordinateur",
    "it": "il gioco da tavolo Grand Austria Hotel al computer",
}


def options_of(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.help != argparse.SUPPRESS
            and not isinstance(action, argparse._SubParsersAction)]  # fmt: skip


def helped(action: argparse.Action) -> str:
    return (action.help or "").replace("%%", "%")


# The manual page


def escaped(text: str) -> str:
    """As troff reads it: no line begins with a command, and a hyphen stays one."""
    return re.sub(r"^(['.])", r"\\&\1", text.replace("\\", r"\e").replace("-", r"\-"), flags=re.MULTILINE)


def entries(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in options_of(parser):
        words = ", ".join(rf"\fB{escaped(word)}\fR" for word in action.option_strings)
        value = "" if action.nargs == 0 else rf"\fI{escaped(str(action.metavar or action.dest))}\fR"
        yield f".TP\n{' '.join(filter(None, (words, value)))}\n{escaped(helped(action))}"


def usage(parser: argparse.ArgumentParser) -> str:
    words = parser.format_usage().split(maxsplit=1)[1]
    return escaped(" ".join(words.removeprefix(": ").split()))


def manual(language: str = ENGLISH) -> str:
    with speak(language):
        parser = build_parser()
        name, synopsis, description, files, games, settings = HEADS[language]
        lines = [
            f'.TH {NAME.upper()} 1 "" "{NAME} {__version__}" "Grand Austria Hotel"',
            f'.SH "{name}"',
            rf"{escaped(NAME)} \- {escaped(GAME[language])}",
            f'.SH "{synopsis}"',
            usage(parser),
            f'.SH "{description}"',
            escaped(parser.description or ""),
            *entries(parser),
        ]
        for command in parser.commands.values():
            lines += [
                f'.SS "{escaped(command.prog)}"',
                escaped(command.description or ""),
                ".PP",
                usage(command),
            ]
            lines += entries(command)
    lines += [f'.SH "{files}"', ".TP", r"\fI~/.local/share/gah\-desktop/\fR", escaped(games)]
    lines += [".TP", r"\fI~/.config/gah\-desktop/\fR", escaped(settings)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


# The shells


def known(action: argparse.Action) -> tuple[str, ...]:
    return action.type.known if isinstance(action.type, OneOf) else ()


def takes_path(action: argparse.Action) -> bool:
    return action.type is path


def bash() -> str:
    parser = build_parser()
    commands = parser.commands
    lines = [
        f"# bash completion for {NAME}",
        "_gah_desktop() {",
        '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command="" each',
        '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        f"        case $each in {'|'.join(commands)}) command=$each; break;; esac",
        "    done",
        "    case $command:$before in",
    ]
    for name, each in {"": parser, **commands}.items():
        for action in options_of(each):
            if action.option_strings and action.nargs != 0:
                calls = "|".join(f"{name}:{word}" for word in action.option_strings)
                how = "-f" if takes_path(action) else f'-W "{" ".join(known(action))}"'
                lines.append(f'        {calls}) mapfile -t COMPREPLY < <(compgen {how} -- "$word"); return;;')
    lines += ["    esac", "    case $command in"]
    for name, each in {**commands, "*": parser}.items():
        words = " ".join(word for action in options_of(each) for word in action.option_strings)
        files = name == "*" or any(takes_path(a) and not a.option_strings for a in options_of(each))
        words += " " + " ".join(commands) if name == "*" else ""
        extra = " -f" if files else ""
        lines.append(f'        {name}) mapfile -t COMPREPLY < <(compgen{extra} -W "{words}" -- "$word");;')
    return "\n".join([*lines, "    esac", "}", f"complete -o filenames -F _gah_desktop {NAME}"]) + "\n"


def _zsh_option(action: argparse.Action) -> Iterator[str]:
    about = helped(action).replace("[", r"\[").replace("]", r"\]").replace(":", r"\:")
    if takes_path(action):
        value = ":file:_files"
    elif known(action):
        value = f":value:({' '.join(known(action))})"
    else:
        value = "" if action.nargs == 0 else ":value:"
    for word in action.option_strings or ("",):
        yield shlex.quote(f"{word}[{about}]{value}" if word else ":file:_files")


def zsh() -> str:
    parser = build_parser()
    commands = parser.commands
    lines = [f"#compdef {NAME}", "", "local context state line", "local -a commands", "commands=("]
    for name, each in commands.items():
        about = (each.description or "").replace(":", "")
        lines.append(f"    {shlex.quote(f'{name}:{about}')}")
    lines += [")", "_arguments -C \\"]
    lines += [f"    {told} \\" for action in options_of(parser) for told in _zsh_option(action)]
    lines += ["    '1: :->command' '*:: :->rest'", "case $state in"]
    lines += ["    command) _describe command commands; _files -g '*.gah';;", "    rest) case $line[1] in"]
    for name, each in commands.items():
        told = " ".join(word for action in options_of(each) for word in _zsh_option(action))
        lines.append(f"        {name}) _arguments {told};;")
    return "\n".join([*lines, "    esac;;", "esac"]) + "\n"


def fish() -> str:
    parser = build_parser()
    commands = parser.commands
    alone = "__fish_use_subcommand"
    lines = [f"# fish completion for {NAME}"]
    for name, each in commands.items():
        lines.append(f"complete -c {NAME} -n {alone} -a {name} -d {_fish(each.description or '')}")
    for name, each in {"": parser, **commands}.items():
        when = alone if not name else shlex.quote(f"__fish_seen_subcommand_from {name}")
        for action in options_of(each):
            words = [
                f"-l {word[2:]}" if word.startswith("--") else f"-s {word[1:]}"
                for word in action.option_strings
            ]
            if not words:
                continue
            value = "" if action.nargs == 0 else " -r -F" if takes_path(action) else " -x"
            if known(action):
                value += f" -a {_fish(' '.join(known(action)))}"
            lines.append(f"complete -c {NAME} -n {when} {' '.join(words)}{value} -d {_fish(helped(action))}")
    return "\n".join(lines) + "\n"


def _fish(text: str) -> str:
    """In quotes, as fish reads them."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}


def main(words: list[str]) -> None:
    what, *rest = words
    if what == "man":
        print(manual(*rest), end="")
    else:
        with speak(ENGLISH):
            print(SHELLS[what](), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
