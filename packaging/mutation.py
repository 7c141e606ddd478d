"""The small mistakes that could be made in a Python file, for `mutants.py` to draw from. Runs nothing.

Left out is what no test could notice or what would be noticed without one: annotations, docstrings,
assertions and other checks of the programmer's own (`strict=True`), what is written into the log,
texts (the translations are compared with them) and what stands in f-strings.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

Edit = tuple[str, ast.AST, ast.AST]  # the operator's name, what stands there, what would stand there

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NEGATING = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TEXTS = ("translate", "counted", "QT_TRANSLATE_NOOP", "tr")
TYPES = ("cast", "Literal")  # whoever reads it
BUILT_IN = ("int", "str", "bool", "tuple", "dict", "list")


class Mutant(NamedTuple):
    path: str  # from the root of the project, with slashes
    scope: str  # "Model.sync"; "" for what stands outside of functions and classes
    function: str  # the same if it is a function; "" for what is done as the module is imported
    operator: str
    before: str
    after: str
    nth: int  # among those that say the same in the same scope
    line: int
    start: int  # what is replaced, in bytes
    end: int

    @property
    def name(self) -> str:
        """The same as long as this piece of code is, wherever in its file it stands."""
        more = f" #{self.nth}" if self.nth else ""
        return f"{self.path} {self.scope or '-'} {self.operator}: {self.before} -> {self.after}{more}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutants(path: str, source: bytes) -> list[Mutant]:
    """All that can be found in a file, in its order; each leaves a file that Python can read."""
    starts = [0]
    for line in source.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str, str]] = Counter()
    for scope, inside, (operator, old, new) in _edits(ast.parse(source), (), False):
        assert isinstance(old, (ast.expr, ast.stmt))
        assert old.end_lineno is not None and old.end_col_offset is not None
        start = starts[old.lineno - 1] + old.col_offset
        end = starts[old.end_lineno - 1] + old.end_col_offset
        before = " ".join(source[start:end].decode().split())
        after = ast.unparse(ast.fix_missing_locations(new))
        if isinstance(old, ast.expr) and not isinstance(new, (ast.Name, ast.Constant, ast.Call, ast.Tuple)):
            after = f"({after})"
        key = (".".join(scope), operator, before, after)
        function = ".".join(scope) if inside else ""
        mutant = Mutant(path, key[0], function, *key[1:], seen[key], old.lineno, start, end)
        if _is_readable(mutant.applied(source)):
            seen[key] += 1
            found.append(mutant)
    return found


def _is_readable(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _edits(
    node: ast.AST, scope: tuple[str, ...], inside: bool
) -> Iterator[tuple[tuple[str, ...], bool, Edit]]:
    """Every edit below a node, with the names of what it stands in, and whether that is a function."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        scope, inside = (*scope, node.name), isinstance(node, ast.FunctionDef)
    if _is_left_out(node):
        return
    for edit in (*_of_statement(node), *_of_condition(node), *_of_expression(node)):
        yield scope, inside, edit
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params"):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.Constant) and isinstance(child.value, str) and _is_translated(node):
                continue
            if isinstance(child, ast.AST):
                yield from _edits(child, scope, inside)


def _is_left_out(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Attribute(value=ast.Name("log")))):
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Assign(targets=[ast.Name("__all__")]):
            return True
        case ast.Assign(value=ast.Call(func=ast.Name("TypeVar"))):
            return True
        case ast.Assign(value=value):
            return _is_type(value)
        case ast.Call(func=ast.Name(name)) | ast.Subscript(value=ast.Name(name)):
            return name in TYPES
    return False


def _is_translated(node: ast.AST) -> bool:
    """What is given to this are texts, and what is counted in them."""
    match node:
        case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)):
            return name in TEXTS
    return False


def _of_statement(node: ast.AST) -> Iterator[Edit]:
    """Statements left out, and results that are forgotten."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise():
            yield "statement left out", node, ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "statement left out", node, ast.Pass()
        case ast.Assign(value=value) if not _is_none(value):
            yield "nothing assigned", value, ast.Constant(None)
        case ast.For(iter=iterated):
            yield "never repeated", iterated, ast.Tuple([], ast.Load())
        case ast.Break():
            yield "break or continue", node, ast.Continue()
        case ast.Continue():
            yield "break or continue", node, ast.Break()
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "nothing returned", node, ast.Return(value=ast.Constant(None))
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "arithmetic", node, _with(node, op=ARITHMETIC[type(node.op)]())


def _of_condition(node: ast.AST) -> Iterator[Edit]:
    """Conditions turned round, unless the comparison itself is (see `_of_expression`)."""
    tests: list[ast.expr] = []
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    for test in tests:
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], NEGATING):
            continue
        if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield "condition", test, ast.UnaryOp(ast.Not(), test)


def _of_expression(node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                changed = [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
                yield "comparison", node, _with(node, ops=changed)
        case ast.BoolOp(op=op):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and, or", node, _with(node, op=other)
        case ast.BinOp(op=op) if not _is_union(node):
            yield "arithmetic", node, _with(node, op=ARITHMETIC[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield "sign", node, operand
        case ast.Constant(value=bool() as value):
            yield "constant", node, ast.Constant(not value)
        case ast.Constant(value=int() | float() as value):
            yield "constant", node, ast.Constant(value + 1)
        case ast.Constant(value=str() as value):
            yield "text", node, ast.Constant(f"{value}XX")
        case ast.Lambda(body=body) if not _is_none(body):
            yield "nothing returned", node, _with(node, body=ast.Constant(None))
        case ast.Call():
            yield from _of_call(node)


def _of_call(node: ast.Call) -> Iterator[Edit]:
    """Another function, or two arguments that change places."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in FUNCTIONS:
        yield "function", node, _with(node, func=ast.Name(FUNCTIONS[name]))
    for place, given in enumerate(node.keywords):
        if given.arg not in (None, "strict"):
            rest = [*node.keywords[:place], *node.keywords[place + 1 :]]
            yield "argument left out", node, _with(node, keywords=rest)
    if name in (*FUNCTIONS, "isinstance") or _is_translated(node):
        return  # an order that matters not, or one that translators would miss
    for place in range(len(node.args) - 1):
        one, two = node.args[place : place + 2]
        if isinstance(one, ast.Starred) or isinstance(two, ast.Starred) or ast.dump(one) == ast.dump(two):
            continue
        swapped = [*node.args[:place], two, one, *node.args[place + 2 :]]
        yield "arguments swapped", node, _with(node, args=swapped)


def _is_union(node: ast.BinOp) -> bool:
    """`int | None`: a type, whoever reads it."""
    return _is_type(node) and not ast.unparse(node).isupper()


def _is_type(node: ast.expr) -> bool:
    """`int | None` and `dict[str, Any]`, but no plain name: that may be anything."""

    def is_part(part: ast.expr) -> bool:
        if isinstance(part, ast.BinOp):
            return isinstance(part.op, ast.BitOr) and is_part(part.left) and is_part(part.right)
        last = ast.unparse(part).split("[")[0].split(".")[-1]
        return _is_none(part) or last[:1].isupper() or last in BUILT_IN

    match node:
        case ast.BinOp():
            return is_part(node)
        case ast.Subscript(value=ast.Name(name)):
            return name in BUILT_IN or name in ("Callable", "Mapping", "Sequence")
    return False


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _with(node: ast.AST, **changes: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in changes.items():
        setattr(changed, name, value)
    return changed
