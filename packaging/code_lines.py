"""Count lines of code: without blank lines, comments and docstrings.

    python packaging/code_lines.py [--against COMMIT] [PATH ...]

The paths default to `gah_desktop`. The script prints the count of each part and the total. With `--against`,
it also prints the counts of that commit and the difference.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


def code_lines(source: str) -> int:
    """Return the number of lines that hold at least a part of a statement."""
    docstrings = set(_docstring_lines(ast.parse(source)))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings)


def _docstring_lines(tree: ast.Module) -> Iterator[int]:
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            yield from range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)


def count(files: Iterable[tuple[str, str]]) -> Counter[str]:
    """Return the lines of code by part; files are pairs of path and source."""
    parts = Counter[str]()
    for path, source in files:
        part = "/".join(Path(path).parts[:2])
        parts[part] += code_lines(source)
    return parts


def working_tree(paths: list[str]) -> Iterator[tuple[str, str]]:
    for path in paths:
        for file in sorted((ROOT / path).rglob("*.py")):
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def committed(commit: str, paths: list[str]) -> Iterator[tuple[str, str]]:
    for path in _git("ls-tree", "-r", "--name-only", commit, "--", *paths).splitlines():
        if path.endswith(".py"):
            yield path, _git("show", f"{commit}:{path}")


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("paths", nargs="*", default=["gah_desktop"], metavar="PATH")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit")
    arguments = parser.parse_args()
    now = count(working_tree(arguments.paths))
    before = count(committed(arguments.against, arguments.paths)) if arguments.against else Counter[str]()
    for part in [*sorted(now.keys() | before.keys()), "total"]:
        lines, lines_before = (now[part], before[part]) if part != "total" else (now.total(), before.total())
        compared = f" {lines_before:8,} {lines - lines_before:+8,}" if arguments.against else ""
        print(f"{part:32} {lines:8,}{compared}")


if __name__ == "__main__":
    main()
