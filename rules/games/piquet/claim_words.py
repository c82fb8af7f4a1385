"""What points, sequences and sets are called at the table."""

from ...fields import Rows
from ...words import RANK_NAMES
from .claims import Point, Run, runs_told, sets_told

RUN_NAMES = {
    3: "Tierce",
    4: "Quart",
    5: "Quint",
    6: "Sixi\u00e8me",
    7: "Septi\u00e8me",
    8: "Huiti\u00e8me",
}
NUMBER_NAMES = {3: "Three", 4: "Four"}


class Runs(Rows):
    """Sequences, told by their names."""

    def tell(self, value, table):
        return all_told(runs_told(value))


class Sets(Rows):
    """Three or four of a kind, told by their names."""

    def tell(self, value, table):
        return all_told(sets_told(value))


def told(part):
    """A point, a run or a set in words."""
    if type(part) is Point:
        pips = f", making {part.pips}" if part.pips else ""
        return f"Point of {part.length}{pips}"
    if type(part) is Run:
        top = f" to the {RANK_NAMES[part.top]}" if part.top else ""
        return RUN_NAMES[part.length] + top
    return f"{NUMBER_NAMES[part.count]} {RANK_NAMES[part.rank]}s"


def all_told(parts):
    """All parts of a claim in words: "Quart to the king, tierce"."""
    words = ", ".join([told(part) for part in parts])
    return words[:1] + words[1:].lower()
