"""The import statements of the package: which file imports which other file, and in what way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "gah_desktop"


def dotted(path: Path) -> str:
    """Return the name by which a file is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


FILES = {dotted(path): path for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def parsed(name: str) -> ast.Module:
    return ast.parse(FILES[name].read_text("utf-8"), str(FILES[name]))


def names_of(statement: ast.Import | ast.ImportFrom, package: list[str]) -> Iterator[str]:
    """Yield the dotted name of everything that a statement in this package imports."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    base = package[: len(package) - statement.level + 1] if statement.level else []
    start = ".".join([*base, *([statement.module] if statement.module else [])])
    yield from (f"{start}.{alias.name}" for alias in statement.names)


def package_of(path: Path) -> list[str]:
    return list(path.relative_to(ROOT).parent.parts)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def statements(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the import statements that are executed at some time, those inside functions too."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not _is_for_types(child):
            yield from statements(child)


def _file(name: str) -> str:
    """Return the file that provides a name: the name itself, or the file that defines it."""
    return name if name in FILES else name.rpartition(".")[0]


def _packages(name: str) -> list[str]:
    """Return the packages that Python imports before this file."""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def files_imported(name: str) -> set[str]:
    """Return the files that a file imports when it runs, with the packages that this imports first.

    A package contains the file that it imports, so the packages of the file itself are left out.
    """
    package = package_of(FILES[name])
    found: set[str] = set()
    for statement in statements(parsed(name)):
        for target in map(_file, names_of(statement, package)):
            if target in FILES:
                found |= {target, *(set(_packages(target)) - {name, *_packages(name)})}
    return found - {name}


def first_imports(name: str) -> tuple[str, ...]:
    """Return what Python imports first for a file: its packages, then the file that it names first."""
    package = package_of(FILES[name])
    top = [node for node in parsed(name).body if isinstance(node, ast.Import | ast.ImportFrom)]
    targets = [_file(target) for statement in top for target in names_of(statement, package)]
    before = _packages(name)
    return (*before, *[target for target in targets if target in FILES and target not in (name, *before)][:1])


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return groups of files that import each other, found as Tarjan's strongly connected components."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        path.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            group = path[path.index(name) :]
            del path[path.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found
