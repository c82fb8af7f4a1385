"""Random tries: all of them on one database, the first on each that is supported."""

import pytest


def tries(numbers):
    """Parameters of a test; a second database is not asked what is alike on each."""
    first, *others = numbers
    return [first, *(pytest.param(one, marks=pytest.mark.alike) for one in others)]
