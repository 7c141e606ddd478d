"""Proves what the architecture promises of a module: where it may import from, and what it may not touch."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers.imports import PACKAGE, names_of, package_of

MODULES = sorted(PACKAGE.rglob("*.py"))

# from left to right; a file imports only from its own layer and from the left of it
LAYERS = (
    ("__init__",),
    ("resources", "files", "parsing", "parts"),
    ("catalog",),
    ("engine",),
    ("modules.rules",),
    ("workers",),
    ("record",),
    ("bots",),
    ("modules.bot",),
    ("coach",),
    ("text",),
    ("modules.words",),
    ("app",),
    ("models",),
    ("modules.models",),
    ("widgets",),
    ("modules.panel",),
    ("reference",),
    ("modules.topics",),
    ("composition",),
    ("rules",),
    ("desktop",),
    ("tools",),
    ("cli", "__main__"),
)
# a module keeps its files together; each belongs to the layer that its name says
OF_MODULES = {
    "__init__": "modules.rules",
    "rules": "modules.rules",
    "bot": "modules.bot",
    "learned": "modules.bot",
    "words": "modules.words",
    "models": "modules.models",
    "panel": "modules.panel",
    "topics": "modules.topics",
}
# functions in these files begin a process of their own, and so they import the composition
BEGIN_A_PROCESS = ("workers/process.py",)
# the mark of a text to translate, for whatever names itself
FOR_ALL = "text.literals"
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
WITHOUT_QT = (
    "__init__",
    "resources",
    "files",
    "parsing",
    "parts",
    "catalog",
    "engine",
    "workers",
    "record",
    "bots",
    "coach",
    "modules.rules",
    "modules.bot",
)
CLOCKS = ("time", "datetime")
OTHER_CHANCE = ("secrets", "uuid")
STANDARD_LIBRARY_ALONE = (
    "__init__",
    "resources",
    "files",
    "parsing",
    "parts",
    "engine",
    "modules.rules",
)


def layer_of(path: Path) -> str:
    first, *rest = path.relative_to(PACKAGE).parts
    if path == PACKAGE / "text" / "literals.py":
        return "resources"
    if first == "modules":
        last = rest[1] if len(rest) > 1 else rest[0]
        return OF_MODULES[last.removesuffix(".py")]
    return first.removesuffix(".py")


def imported_layer(name: str) -> str:
    """Return the layer of `engine.game` and the like; of a module its file counts, which may be a folder."""
    first, *rest = name.split(".")
    if name.startswith(FOR_ALL):
        return "resources"
    if first == "modules":
        return OF_MODULES.get(rest[1], "modules.rules") if len(rest) > 1 else "modules.rules"
    return first


def imports_of(path: Path, tree: ast.Module) -> Iterator[str]:
    """The full dotted name of everything a file imports, wherever in the file the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from names_of(node, package_of(path))


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def wrong_imports(path: Path, tree: ast.Module) -> list[str]:
    layer = layer_of(path)
    wrong = []
    for name in imports_of(path, tree):
        top, _, rest = name.partition(".")
        if top == "gah_desktop":
            other = imported_layer(rest)
            begins = other == "composition" and path.relative_to(PACKAGE).as_posix() in BEGIN_A_PROCESS
            if other in RANK and RANK[other] > RANK[layer] and not begins:
                wrong.append(f"{name} is to the right")
        elif top == "PySide6":
            if layer in WITHOUT_QT:
                wrong.append(f"{name}: no Qt here")
            elif layer in ("text", "modules.words") and not name.startswith("PySide6.QtCore"):
                wrong.append(f"{name}: of Qt, only QtCore here")
            elif layer in ("models", "modules.models") and name.startswith("PySide6.QtWidgets"):
                wrong.append(f"{name}: models have no looks")
        elif layer in STANDARD_LIBRARY_ALONE and top in ("pydantic", "appdirs"):
            wrong.append(f"{name}: standard library only")
        if layer in WITHOUT_QT and top in CLOCKS + OTHER_CHANCE:
            wrong.append(f"{name}: no clock and no chance but the game's own")
        if layer in WITHOUT_QT and name.startswith("random.") and name != "random.Random":
            wrong.append(f"{name}: the global generator")
    return wrong


def global_chance(tree: ast.Module) -> list[str]:
    """Uses of the process-wide generator: `random.` anything but the class of generators."""
    return [
        f"random.{node.attr} in line {node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_module_keeps_to_its_layer(path: Path) -> None:
    assert layer_of(path) in RANK, "a new part of the package needs a place in LAYERS"
    tree = parse(path)
    assert wrong_imports(path, tree) == []
    if layer_of(path) in WITHOUT_QT:
        assert global_chance(tree) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_module_says_its_role_and_stays_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)), "the first line says the module's role"
    assert text.startswith(('"""', 'r"""'))
    assert text.count("\n") <= 600


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("engine/effects.py", "from PySide6.QtCore import QObject"),
        ("engine/effects.py", "import pydantic"),
        ("engine/effects.py", "from ..record import log"),
        ("modules/solo/rules/deck.py", "from ....bots import heuristic"),
        ("modules/ballrooms/rules.py", "from gah_desktop.text.names import guest_name"),
        ("modules/ballrooms/rules.py", "from gah_desktop.modules.ballrooms.words import NAMES"),
        ("modules/ballrooms/rules/dancers.py", "from gah_desktop.record import dumps"),
        ("modules/ballrooms/models.py", "from PySide6.QtWidgets import QLabel"),
        ("engine/game.py", "from gah_desktop.modules.ballrooms.panel import PANELS"),
        ("catalog/loader.py", "from gah_desktop.engine.game import Game"),
        ("engine/setup.py", "from gah_desktop.modules.hotels.rules import Hotels"),
        ("engine/setup.py", "import gah_desktop.composition.rules"),
        ("bots/search.py", "import time"),
        ("bots/search.py", "from gah_desktop.coach.judge import judge"),
        ("coach/judge.py", "import time"),
        ("coach/judge.py", "from gah_desktop.text.coach import where"),
        ("coach/judge.py", "from PySide6.QtCore import QObject"),
        ("bots/__init__.py", "from gah_desktop.text.names import player_kind_name"),
        ("text/literals.py", "from gah_desktop.text.voices import translate"),
        ("bots/search.py", "from random import choice"),
        ("text/cards.py", "from PySide6.QtWidgets import QLabel"),
        ("models/queue.py", "import PySide6.QtWidgets"),
        ("models/queue.py", "def f():\n    from ..widgets import theme"),
    ],
)
def test_a_stray_import_is_found(place: str, line: str) -> None:
    assert wrong_imports(PACKAGE / place, ast.parse(line))


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("engine/effects.py", "from ..catalog import load_catalog"),
        ("bots/search.py", "from random import Random"),
        ("coach/judge.py", "from gah_desktop.bots.search.search import search"),
        ("app/coach_service.py", "from gah_desktop.coach.judge import judge"),
        ("bots/__init__.py", "from gah_desktop.text.literals import QT_TRANSLATE_NOOP"),
        ("text/cards.py", "from PySide6.QtCore import QCoreApplication"),
        ("modules/ballrooms/panel.py", "from gah_desktop.modules.ballrooms.rules import Ballrooms"),
        ("modules/ballrooms/panel.py", "from PySide6.QtWidgets import QLabel"),
        ("workers/process.py", "import gah_desktop.composition.rules"),
        ("composition/bots.py", "from gah_desktop.modules.ballrooms.bot import Ballrooms"),
        ("cli.py", "import time\nfrom .widgets import main_window"),
    ],
)
def test_a_proper_import_is_not(place: str, line: str) -> None:
    assert wrong_imports(PACKAGE / place, ast.parse(line)) == []


#: Who may name a solo opponent: its own module, where the modules are listed, its picture, and the rules.
OPPONENTS_ARE_NAMED = (
    "modules/leopold",
    "composition",
    "widgets/art/heads_data.py",
    "reference/topics",
    "modules/elisabeth/topics.py",
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_sentences_take_the_name_of_the_opponent(path: Path) -> None:
    if not str(path.relative_to(PACKAGE)).startswith(OPPONENTS_ARE_NAMED):
        assert "leopold" not in path.read_text(encoding="utf-8").lower()


#: Who may ask whether a game has a solo opponent: where it is set up, and where the opponent is found.
ASK_FOR_SOLO = ("engine/setup.py", "modules/solo/rules/__init__.py")


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if layer_of(path) in ("engine", "modules.rules", "bots", "modules.bot")],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_the_rules_never_ask_for_solo(path: Path) -> None:
    """A module of rules is asked by its hooks; none of them is asked whether it is there."""
    asked = [n.lineno for n in ast.walk(parse(path)) if isinstance(n, ast.Attribute) and n.attr == "solo"]
    assert not asked or str(path.relative_to(PACKAGE)) in ASK_FOR_SOLO


def test_the_global_generator_is_found() -> None:
    assert global_chance(ast.parse("import random\nrandom.shuffle([])"))
    assert not global_chance(ast.parse("import random\nrandom.Random(3).shuffle([])"))


READERS = ("open", "read_text", "read_bytes", "fdopen", "FileIO", "copy", "copy2", "copyfile", "copytree")
OF_QT = ("QFile", "QImageReader", "QLockFile", "QMovie", "QSaveFile", "QSettings")
LOADED_BY_NAME = ("QIcon", "QImage", "QPixmap", "load")
#: What opens a file beside `files.py`, by module: `files.py` itself, what the program has brought along, ...
PACKAGED = {
    "app/licences.py": ["index.read_text", "file.read_text"],
    "app/translator.py": ["translator.load"],
    "bots/learned/model.py": ["resource_path(WITH_MODULES if modules else FILE).read_text"],
    "catalog/loader.py": [
        "resource_path(f'catalog/{name}.json').read_bytes",
        "resource_path(f'catalog/expansion/{name}.json').read_bytes",
    ],
    "text/voices.py": ["self._translator.load"],
    "widgets/art/icons.py": ["(icons_dir() / f'{name}.svg').read_text"],
}
#: ... what is written, or is no file: folders, streams, buffers in memory ...
NOT_READ = {
    "app/paths.py": ["os.open"],
    "cli/streams.py": ["open", "os.open"],
    "cli/screenshot.py": ["buffer.open"],
    "record/files.py": ["path.open", "os.open"],
    "widgets/pages/sheet_print.py": ["content.open"],
}
#: ... and what Qt and SQLite open by name: each has been looked at by `files.check` before.
CHECKED_FIRST = {
    "app/history.py": ["sqlite3.connect"],
    "app/one_copy.py": ["QLockFile"],
    "app/settings.py": ["QSettings"],
}
#: Boxes, windows and games have an `open` of their own.
NO_FILES = (
    "box",
    "dialog",
    "window",
    "self.session",
    "opener",
    "message(self, QMessageBox.Icon.Warning, text)",
)


def files_opened(tree: ast.Module) -> list[str]:
    """The calls that open a file by its name, as they are written, without `read_text` and its like."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        receiver, _, last = called.rpartition(".")
        first = ast.unparse(node.args[0]) if node.args else ""
        reads = last in READERS and (receiver not in NO_FILES) and (receiver or last in ("open", "FileIO"))
        named = last in LOADED_BY_NAME and first.startswith(("str(", "'", "f'"))
        if reads or named or last in OF_QT or called in ("sqlite3.connect", "json.load", "pickle.load"):
            found.append(called)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_files_of_the_user_are_opened_in_one_place(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    allowed = {call for table in (PACKAGED, NOT_READ, CHECKED_FIRST) for call in table.get(name, ())}
    if name == "files.py":
        allowed = {"open", "os.open"}
    assert set(files_opened(parse(path))) == allowed


@pytest.mark.parametrize("name", CHECKED_FIRST)
def test_what_others_open_is_looked_at_first(name: str) -> None:
    called = {ast.unparse(n.func) for n in ast.walk(parse(PACKAGE / name)) if isinstance(n, ast.Call)}
    assert called & {"check", "make_way"}


@pytest.mark.parametrize(
    "line",
    [
        "open(file)",
        "io.open(file)",
        "file.open()",
        "self.path.open('rb')",
        "Path(name).read_text('utf-8')",
        "file.read_bytes()",
        "os.open(file, os.O_RDONLY)",
        "shutil.copy2(one, other)",
        "sqlite3.connect(file)",
        "json.load(found)",
        "QSettings(str(file), form)",
        "QFile(str(file))",
        "QPixmap(str(file))",
        "QImage('picture.png')",
        "image.load(str(file))",
    ],
)
def test_a_file_that_is_opened_elsewhere_is_found(line: str) -> None:
    assert files_opened(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    ["read_text(file, 9)", "box.open()", "QPixmap(size * ratio)", "history.load(game)", "json.loads(text)"],
)
def test_nothing_else_is_taken_for_it(line: str) -> None:
    assert not files_opened(ast.parse(line))


def test_text_that_comes_from_outside_is_parsed_strictly() -> None:
    """Nesting, numbers and repeated names are limited; `json.loads` is for what the program has made."""
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        if any(ast.unparse(n.func) == "json.loads" for n in ast.walk(parse(path)) if isinstance(n, ast.Call))
    }
    packaged = {"app/licences.py", "bots/learned/model.py", "catalog/loader.py"}
    made_here = {"catalog/corrected.py"}
    between_processes = {"cli/owner.py", "tools/bench/against.py", "tools/bench/window.py"}
    assert found == {"parsing.py", "app/corrections.py", *packaged, *made_here, *between_processes}


# by module: functions of few possible arguments, or of none
WITHOUT_LIMIT = {
    "app/paths.py": {"_descriptor"},
    "bots/learned/model.py": {"load"},
    "bots/transposition.py": {"_kept"},
    "catalog/loader.py": {"_shape", "_types", "built_in_catalog", "expanded_catalog"},
    "catalog/models.py": {"_rooms"},
    "catalog/schema.py": {"_adapter"},
    "cli/owner.py": {"catalog_of"},
    "engine/decisions/dice.py": {"_in_color", "_splits"},
    "engine/decisions/extra.py": {"use_of"},
    "engine/decisions/items.py": {"_free_choice", "_place"},
    "engine/decisions/staff.py": {"_play"},
    "engine/items.py": {"kinds"},
    "engine/module.py": {"hooks_of"},
    "engine/position/form.py": {"types_of"},
    "engine/table_cache.py": {"_built_in", "_built_in_expanded"},
    "modules/ballrooms/rules/sending.py": {"_action"},
    "modules/hotels/rules/moved_die.py": {"_move"},
    "record/old_rules.py": {"_old_decisions"},
    "text/voices.py": {"voice"},
    "widgets/portray.py": {"_plaques", "_suites"},
}


def test_caches_that_could_grow_for_ever_have_a_limit() -> None:
    """A session may last for hours, and games come and go."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.FunctionDef):
                decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
                if decorators & {"cache", "functools.cache", "lru_cache(maxsize=None)"}:
                    found.setdefault(str(path.relative_to(PACKAGE).as_posix()), set()).add(node.name)
    assert found == WITHOUT_LIMIT


def test_work_leaves_its_thread_in_few_places() -> None:
    """Other threads and processes would not keep to the contract in `gah_desktop.workers`."""
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2]
        in ("Thread", "Pool", "Process", "QThread", "QRunnable", "get_context")
    }
    saving = "app/autosave.py"  # is never cancelled, and goes on after the window is closed
    assert found == {"app/background.py", "workers/process.py", saving, "tools/bench/inside.py"}
