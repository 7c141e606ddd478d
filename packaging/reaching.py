"""Which functions of the package each test file gets to, found out by trying; for `mutants.py`.

A copy of the code notes every function as it is entered, and every module as it is imported, in
whatever thread or process. A mistake in a function that a test file does not get to cannot be
noticed there. Each file is run in a process of its own, so that nothing is there already.
"""

from __future__ import annotations

import ast
from pathlib import Path

NOTES = """
import builtins as _b, os as _o
if not hasattr(_b, "__reached__"):
    _known = set()
    def _note(name):
        if name not in _known:
            _known.add(name)
            if "MUTANTS_REACHED" in _o.environ:
                with open(_o.environ["MUTANTS_REACHED"], "a", encoding="utf-8") as file:
                    file.write(name + "\\n")
    _b.__reached__ = _note
"""
PACKAGE = "gah_desktop"


def place(path: str, function: str = "") -> str:
    """What is noted of a function, by its full name, or of a module."""
    return f"{path} {function}".strip()


def watch(root: Path) -> None:
    """Make every file of the package note what is reached in it."""
    for path in sorted((root / PACKAGE).rglob("*.py")):
        source = path.read_text("utf-8")
        path.write_text(watching(path.relative_to(root).as_posix(), source), "utf-8")
    first = root / PACKAGE / "__init__.py"
    first.write_text(first.read_text("utf-8") + NOTES, "utf-8")


def watching(path: str, source: str) -> str:
    """The same code, with a note at the beginning of the module and of every function."""
    lines = source.splitlines(keepends=True)
    notes = list[tuple[int, int, str]]()  # line, column, what is noted
    tree = ast.parse(source)
    if path != f"{PACKAGE}/__init__.py":
        _note(tree, place(path), notes)

    def functions(node: ast.AST, names: tuple[str, ...]) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                _note(child, place(path, ".".join((*names, child.name))), notes)
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                functions(child, (*names, child.name))
            else:
                functions(child, names)

    functions(tree, ())
    for line, column, name in sorted(notes, reverse=True):
        text = lines[line - 1].encode()
        before, after = text[:column].decode(), text[column:].decode()
        end = f"\n{before}" if not before.strip() else "; "  # a body may stand beside its `def`
        lines[line - 1] = f"{before}__reached__({name!r}){end}{after}"
    return "".join(lines)


def _note(node: ast.Module | ast.FunctionDef, name: str, notes: list[tuple[int, int, str]]) -> None:
    for number, statement in enumerate(node.body):
        is_docstring = number == 0 and ast.get_docstring(node, clean=False) is not None
        if is_docstring or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            continue
        decorators = getattr(statement, "decorator_list", [])
        line = min(part.lineno for part in (statement, *decorators))
        notes.append((line, statement.col_offset, name))
        return
