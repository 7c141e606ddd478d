"""The measure of the tests is measured too: which mistakes it can make, and where it sees the code go."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path
from typing import Any

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
MUTATION = runpy.run_path(str(PACKAGING / "mutation.py"))
REACHING = runpy.run_path(str(PACKAGING / "reaching.py"))

CODE = '''"""A docstring."""
from __future__ import annotations

LIMIT = 3


class Purse:
    """Krones."""

    krones: int | None = 1

    def pay(self, price: int, tip: int = 0) -> bool:
        """Whether it was enough."""
        assert price >= 0
        if price + tip > self.krones:
            return False
        self.krones -= price + tip
        show("paid", self.krones)
        return True


def richest(purses):
    return max((purse for purse in purses if purse), key=lambda purse: purse.krones, default=None)


def said(text): return f"{1 + 1}" if not text else text
'''
KEY = "key=lambda purse: purse.krones"


def found(code: str = CODE) -> list[Any]:
    return list(MUTATION["mutants"]("purse.py", code.encode()))


def test_the_mistakes_that_can_be_made() -> None:
    assert {(mutant.scope, mutant.operator, mutant.before, mutant.after) for mutant in found()} == {
        ("", "nothing assigned", "3", "None"),
        ("", "constant", "3", "4"),
        ("Purse", "constant", "1", "2"),
        ("Purse.pay", "constant", "0", "1"),
        ("Purse.pay", "condition", "price + tip > self.krones", "(not price + tip > self.krones)"),
        ("Purse.pay", "comparison", "price + tip > self.krones", "(price + tip >= self.krones)"),
        ("Purse.pay", "arithmetic", "price + tip", "(price - tip)"),
        ("Purse.pay", "nothing returned", "return False", "return None"),
        ("Purse.pay", "constant", "False", "True"),
        ("Purse.pay", "statement left out", "self.krones -= price + tip", "pass"),
        ("Purse.pay", "arithmetic", "self.krones -= price + tip", "self.krones += price + tip"),
        ("Purse.pay", "statement left out", 'show("paid", self.krones)', "pass"),
        ("Purse.pay", "arguments swapped", 'show("paid", self.krones)', "show(self.krones, 'paid')"),
        ("Purse.pay", "text", '"paid"', "'paidXX'"),
        ("Purse.pay", "nothing returned", "return True", "return None"),
        ("Purse.pay", "constant", "True", "False"),
        ("richest", "nothing returned", CODE.splitlines()[22].strip(), "return None"),
        ("richest", "function", found_call("max"), found_call("min")),
        ("richest", "argument left out", found_call("max"), found_call("max").replace(f", {KEY}", "")),
        ("richest", "argument left out", found_call("max"), found_call("max").replace(", default=None", "")),
        ("richest", "nothing returned", KEY[4:], "(lambda purse: None)"),
        ("richest", "condition", "purse", "(not purse)"),
        ("said", "nothing returned", 'return f"{1 + 1}" if not text else text', "return None"),
        ("said", "sign", "not text", "text"),
    }


def found_call(name: str) -> str:
    return f"{name}((purse for purse in purses if purse), {KEY}, default=None)"


def test_what_nobody_reads_stays_as_it_is() -> None:
    code = """
T = TypeVar("T")
Line = dict[str, Any]
Told = Callable[[str], str | None]
Event = Dealt | Rolled
text = translate("options", "Take it"), self.tr("Give it"), counted("options", "%n step(s)", -steps)
def f():
    log.info("%r", error)
    for step in steps:
        return cast("Game", f"{1 + 1}")
"""
    assert [(mutant.operator, mutant.before, mutant.after) for mutant in found(code)] == [
        ("nothing assigned", code.splitlines()[5][7:], "None"),
        ("sign", "-steps", "steps"),
        ("never repeated", "steps", "()"),
        ("nothing returned", 'return cast("Game", f"{1 + 1}")', "return None"),
    ]


def test_each_mistake_is_one_small_change() -> None:
    for mutant in found():
        changed = mutant.applied(CODE.encode()).decode()
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(CODE))
        assert len(changed.splitlines()) == len(CODE.splitlines())


def test_the_same_mistake_twice_in_a_function_has_two_names() -> None:
    names = [mutant.name for mutant in found("def f(a):\n    return a + a, a + a\n")]
    assert len(names) == len(set(names)) == 3
    assert names[1].removesuffix(" #1") == names[0] or names[2].removesuffix(" #1") == names[1]


def test_what_is_reached_is_noted_and_the_code_does_the_same() -> None:
    notes: list[str] = []
    shown: list[object] = []
    code = REACHING["watching"]("purse.py", CODE)
    space: dict[str, Any] = {"__reached__": notes.append, "show": lambda *told: shown.append(told)}
    exec(code, space)
    assert notes == ["purse.py"]
    purse = space["Purse"]()
    assert purse.pay(1) and not purse.pay(1)
    assert space["said"]("") == "2"
    assert notes == ["purse.py", "purse.py Purse.pay", "purse.py Purse.pay", "purse.py said"]
    assert shown == [("paid", 0)]
    assert space["Purse"].pay.__doc__ == "Whether it was enough."
