"""A function says what it does or gives: no bare participle, and no `read` or `told`.

`tell_part` and `settled_sheet` are guessed where they are called; `told` is looked up.
"""

import ast

import pytest

from tests.test_module_names import ROOT, is_bare

HOUSES = ("rules", "phone", "scorekeeper")
# those that are left, and why
LEFT = {
    "answered": "what JavaScript asks of an outbox and of an evening, by this name",
    "bring": "a verb",
    "evening": "a noun, and what JavaScript asks of the worker",
    "finished": "an adjective, as rows are asked for: `games.finished()`",
    "meaning": "a noun: what a word of a question means",
    "opened": "what JavaScript asks of the worker, by this name",
    "outgoing": "what JavaScript asks of an outbox and of an evening, by this name",
    "put": "a verb",
    "ranking": "a noun: how high each card stands",
    "reply": "a noun, and a verb",
    "rounding": "the word of the field for what becomes of parts of a cent",
    "saying": "a noun: what a player says in one breath",
    "seating": "a noun: who sits where in the next game",
    "set": "a verb, as of a `threading.Event`",
    "shown": "what JavaScript asks of the worker, by this name",
    "tally": "a noun: how many of each there are",
    "thing": "a noun: what is shared",
    "unfinished": "an adjective, as rows are asked for: `games.unfinished()`",
}


def functions(text):
    """The functions and methods of a module, by their names."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return [one.name for one in ast.walk(ast.parse(text)) if isinstance(one, kinds)]


def bare_functions():
    """(name, path) of each function that could be anything."""
    for house in HOUSES:
        for path in sorted((ROOT / house).rglob("*.py")):
            if "migrations" not in path.parts:
                names = filter(is_bare, functions(path.read_text()))
                yield from [(name, str(path.relative_to(ROOT))) for name in names]


@pytest.mark.parametrize(
    "text", ["def told(deal): ...", "class Field:\n    def read(self): ..."]
)
def test_a_bare_participle_is_known(text):
    assert [name for name in functions(text) if is_bare(name)]


@pytest.mark.parametrize(
    "text", ["def tell_part(deal): ...", "def settled_sheet(): ..."]
)
def test_a_verb_with_its_noun_is_no_bare_participle(text):
    assert not [name for name in functions(text) if is_bare(name)]


def test_no_function_is_named_by_a_bare_participle_or_adverb():
    assert [found for found in bare_functions() if found[0] not in LEFT] == []


def test_every_name_that_is_left_is_there():
    assert set(LEFT) == {name for name, _path in bare_functions()}
