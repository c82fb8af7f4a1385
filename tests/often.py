"""What every run tries of much that is alike, and what only `make long` tries."""

import pytest


def some(values, often):
    """Values to parametrize by: the first `often` of them in every run."""
    rest = [pytest.param(value, marks=pytest.mark.long) for value in values[often:]]
    return [*values[:often], *rest]
