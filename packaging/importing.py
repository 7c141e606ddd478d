"""Which tests import a file of the package, at whatever distance: for `mutants.py`. Runs nothing.

What is imported inside of functions counts, and so does the name of a module written as a text:
that is how lazy imports and commands (`python -m gah_desktop`) name it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


class Importers:
    def __init__(self, root: Path) -> None:
        self._files = {
            _module(path.relative_to(root)): path.relative_to(root).as_posix()
            for top in ("gah_desktop", "tests")
            for path in sorted((root / top).rglob("*.py"))
        }
        self._imports = {
            name: set(self._imported(name, ast.parse((root / path).read_text("utf-8"))))
            for name, path in self._files.items()
        }
        self.tests = [path for path in self._files.values() if Path(path).name.startswith("test_")]

    def of(self, path: str) -> list[str]:
        """The test files that import this one."""
        names = {path: name for name, path in self._files.items()}
        reached, new = set[str](), {names[path]}
        while new:
            reached |= new
            new = {name for name, imported in self._imports.items() if imported & new} - reached
        return [path for path in self.tests if names[path] in reached]

    def _imported(self, name: str, tree: ast.Module) -> Iterator[str]:
        yield from self._known(f"{name}.conftest")  # pytest does it, for every test beside or below
        for parent in _parents(name):
            yield from self._known(parent)
            yield from self._known(f"{parent}.conftest")
        is_package = self._files[name].endswith("__init__.py")
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield from self._with_parents(alias.name)
            elif isinstance(node, ast.ImportFrom):
                base = name.split(".")
                if node.level:
                    base = base[: len(base) - node.level + is_package]
                start = ".".join([*(base if node.level else ()), *([node.module] if node.module else ())])
                for alias in node.names:
                    yield from self._with_parents(f"{start}.{alias.name}")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from self._known(node.value)
                if node.value == "gah_desktop":
                    yield from self._known("gah_desktop.__main__")

    def _with_parents(self, name: str) -> Iterator[str]:
        yield from self._known(name)
        for parent in _parents(name):
            yield from self._known(parent)

    def _known(self, name: str) -> Iterator[str]:
        if name in self._files:
            yield name


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]
