"""What every run tries of much that is alike, and what only `make long` tries."""

import pytest
from _pytest.mark import ParameterSet

from rules.games import CARD_GAMES, folder_of

# The first game of each family in the menu; its sisters are made of the same parts.
FIRST = {folder_of(path): key for key, path, _class in reversed(CARD_GAMES)}.values()


def some(values, often):
    """Values to parametrize by: the first `often` of them in every run."""
    rest = [long(value) for value in values[often:]]
    return [*values[:often], *rest]


def sisters_later(values, key=str):
    """Values to parametrize by: in every run those of the first game of each family.

    `key` gives the key of the game of a value, which may be one itself.
    """
    return [value if key(value) in FIRST else long(value) for value in values]


def each(step, values):
    """Values to parametrize by: one in `step` of them in every run, the first too."""
    return [
        long(value) if place % step else value for place, value in enumerate(values)
    ]


def long(value):
    """A value, or a parameter with its marks, that only `make long` tries."""
    if not isinstance(value, ParameterSet):
        return pytest.param(value, marks=pytest.mark.long)
    marks = [*value.marks, pytest.mark.long]
    return pytest.param(*value.values, id=value.id, marks=marks)
