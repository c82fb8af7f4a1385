"""A variable names its noun: `one` stands only in comprehensions of one line.

There what it is stands beside it; ten lines further down `one` could be anything.
"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSES = ("rules", "phone", "scorekeeper")
WRITTEN_ELSEWHERE = {"migrations"}
COMPREHENSIONS = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)


def bound_names(tree):
    """(name, line) of what is bound anywhere: variables, arguments, functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node
        elif isinstance(node, ast.arg):
            yield node.arg, node
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler):
            yield node.name, node
        elif isinstance(node, ast.alias):
            yield node.asname or node.name, node


def variables_of_one_line(tree):
    """What a comprehension binds that stands in one line."""
    for node in ast.walk(tree):
        if isinstance(node, COMPREHENSIONS) and node.lineno == node.end_lineno:
            for part in node.generators:
                yield from ast.walk(part.target)


def lines_with_one(text):
    """The lines of a module that call a thing `one` where its name belongs."""
    tree = ast.parse(text)
    short = set(variables_of_one_line(tree))
    bound = [node for name, node in bound_names(tree) if name == "one"]
    return sorted({node.lineno for node in bound if node not in short})


def modules():
    for house in HOUSES:
        for path in sorted((ROOT / house).rglob("*.py")):
            if not WRITTEN_ELSEWHERE & set(path.parts):
                yield path


@pytest.mark.parametrize(
    "text",
    [
        "for one in rows:\n    print(one)",
        "one = 1",
        "def is_same(one, other):\n    return one == other",
        "rows.sort(key=lambda one: one.place)",
        "total = sum(\n    one.points\n    for one in lines\n)",
        "[key(lambda one: one) for row in rows]",
        "def one():\n    pass",
    ],
)
def test_one_is_found_where_a_noun_belongs(text):
    assert len(lines_with_one(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "total = sum(one.points for one in lines)",
        "names = {one: place for place, one in enumerate(rows)}",
        "for row in rows:\n    print(row)",
    ],
)
def test_one_may_stand_in_a_comprehension_of_one_line(text):
    assert lines_with_one(text) == []


def test_variables_name_their_noun():
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules()
        for line in lines_with_one(path.read_text())
    ]
    assert found == []
