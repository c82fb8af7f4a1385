"""Sequences and sets as players say them: a tierce to the ace, three tens."""

from ...fields import Rows
from ...words import RANK_NAMES
from .sheet import RUN_NAMES


class Runs(Rows):
    """Sequences, each with its top where that was told."""

    def tell(self, value, table):
        return ", ".join([run_told(row) for row in value])


class Sets(Rows):
    """Three or four of a kind."""

    def tell(self, value, table):
        return ", ".join(
            [f"{row['count']} {RANK_NAMES[row['rank']]}s" for row in value]
        )


def run_told(row):
    """One sequence."""
    name = RUN_NAMES[row["length"]].lower()
    return f"{name} to the {RANK_NAMES[row['top']]}" if "top" in row else name
