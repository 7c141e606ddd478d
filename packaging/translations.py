"""Updates the Qt Linguist files from the code and compiles them. Any failure of Qt's tools is an error here.

An update also sets what no translator should have to think of: apostrophes, and fixed spaces.

python packaging/translations.py update             reads the code, updates i18n/*.ts
python packaging/translations.py compile [FOLDER]   compiles i18n/*.ts to .qm, into i18n/ or FOLDER
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "i18n"
GLOSSARY = (SOURCES / "glossary.csv").read_text(encoding="utf-8")
LANGUAGES = re.findall(r"\bforms_(\w+)", GLOSSARY.partition("\n")[0])  # its columns
CODE = ROOT / "gah_desktop"
#: Rows of tables, by the name of their class: the contexts of their first fields.
TABLES = {
    "EffectText": ("effects", "short"),
    "DecisionWords": ("prompts", "reasons"),
    "ActionWords": ("options", "events"),
    "DeclineWords": ("options", "events"),
}

NO_BREAK, THIN = "\u00a0", "\u202f"
COUNTED = (
    "PV|Couronnes?|cartes?|Chambres?|éléments?|Hôtes?|dés?|cases?|tuiles?|étages?|colonnes?|groupes?|"
    "couleurs?|manches?|tours?|joueurs?|parties?|étapes?|pages?|Strudels?|Gâteaux?|Vins?|Cafés?|"
    "Champagnes?|danseurs?|%"
)
NUMBERED = "étages?|colonnes?|cases?|manches?|actions?|tours?|étapes?|tables?|places?|lignes?"
#: What stands in French before or after a space, and the space that has to be there.
FRENCH = (
    (re.compile(r"\s+(?=[;!?»])|(?<=«)\s+"), THIN),
    (re.compile(r"\s+(?=:)"), NO_BREAK),
    (re.compile(rf"(?:(?<=\d)|(?<=%n)) (?=(?:{COUNTED})(?!\w))"), NO_BREAK),
    (re.compile(rf"\b({NUMBERED}) (?=%?\d|%n)", re.IGNORECASE), rf"\1{NO_BREAK}"),
)
#: The space before a discount, in every translation: "play 1, −3" does not break before the figure.
DISCOUNT = re.compile(r"(?<=,) (?=−%?\d)")
TRANSLATED = re.compile(r"(<(?:translation|numerusform)(?: [^>]*)?>)([^<]+)")


def qt_tool(name: str, *arguments: str) -> None:
    """Runs lupdate or lrelease out of the PySide6 of this very interpreter, whatever is on PATH."""
    code = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.exit({name}())"
    subprocess.run([sys.executable, "-c", code, *arguments], check=True, cwd=ROOT)


def unseen() -> str:
    """Return code that lists the texts of `counted` and of tables, which lupdate does not find by itself."""
    found = sorted({pair for path in CODE.rglob("*.py") for pair in _unseen(path) if pair[1]})
    return "".join(
        f"QT_TRANSLATE_NOOP({_quoted(context)}, {_quoted(text)}{', None, 1' * ('%n' in text)})\n"
        for context, text in found
    )


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _unseen(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the context and the text of each literal that is counted, or stands in a table."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "counted":
                context, text = (ast.literal_eval(argument) for argument in node.args[:2])
                yield context, text
            elif node.func.id in TABLES:
                for context, text in zip(TABLES[node.func.id], node.args, strict=False):
                    if isinstance(text, ast.Constant):
                        yield context, text.value


def update(target: Path = SOURCES) -> None:
    """English needs its plural forms alone, since the code is written in English."""
    code = sorted(str(path.relative_to(ROOT)) for path in CODE.rglob("*.py"))
    with TemporaryDirectory() as folder:
        listed = Path(folder, "unseen.py")
        listed.write_text(unseen(), encoding="utf-8")
        for language in LANGUAGES:
            only = ["-pluralonly"] if language == "en" else []
            options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
            ts = str(target / f"gah_{language}.ts")
            qt_tool("lupdate", *options, *only, *code, str(listed), "-target-language", language, "-ts", ts)
            _set(Path(ts), language)


def _set(ts: Path, language: str) -> None:
    def typeset(found: re.Match[str]) -> str:
        return found[1] + _as_qt_writes(set_type(unescape(found[2]), language))

    ts.write_text(TRANSLATED.sub(typeset, ts.read_text(encoding="utf-8")), encoding="utf-8")


def set_type(text: str, language: str) -> str:
    text = text.replace("'", "’")
    if language != "en":
        text = DISCOUNT.sub(NO_BREAK, text)
    for place, space in FRENCH if language == "fr" else ():
        text = place.sub(space, text)
    return text


def _as_qt_writes(text: str) -> str:
    text = escape(text).replace("&#x27;", "&apos;")
    return text.replace(NO_BREAK, "&#xa0;").replace(THIN, "&#x202f;")


def compile_all(target: Path = SOURCES) -> None:
    """Compiles every language; a missing one is as much a failure as a broken one."""
    target.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        source = SOURCES / f"gah_{language}.ts"
        if not source.is_file():
            raise FileNotFoundError(source)
        qt_tool("lrelease", "-silent", str(source), "-qm", str(target / f"gah_{language}.qm"))


def main(arguments: list[str]) -> int:
    match arguments:
        case ["update"]:
            update()
        case ["compile"]:
            compile_all()
        case ["compile", folder]:
            compile_all(Path(folder).resolve())
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"Qt's tool failed with exit code {error.returncode}")
