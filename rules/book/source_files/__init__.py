"""The content of the book as people write it: read, checked, and laid out as data.

Only a server reads it so. Each part of a `content/` folder has its reader, which
answers with what JSON can hold. What cannot be used is a ContentError: it names file
and key.
"""

from pathlib import Path

from .deals import worked_deals
from .how_to_play import how_to_play, scores
from .situations import situations
from .table import ContentError
from .tellings import occasions, questions_elsewhere, tellings
from .words import announcements, meanings, silent_words, words

__all__ = ("ContentError", "part_in", "parts_in", "parts_on_phones")

RULES = Path(__file__).parents[2]
SHARED = {
    "elsewhere": questions_elsewhere,
    "meanings": meanings,
    "silent": silent_words,
    "tellings": tellings,
}
FAMILY = {
    "announcements": announcements,
    "how_to_play": how_to_play,
    "occasions": occasions,
    "scores": scores,
    "situations": situations,
    "tellings": tellings,
    "words": words,
    "worked": worked_deals,
}
# the parts that phones fetch
ON_PHONES = {"announcements", "elsewhere", "how_to_play", "meanings", "occasions"}
ON_PHONES |= {"scores", "silent", "situations", "tellings", "words"}


def part_in(folder, name):
    """A part of a folder of the rules, as data; raises ContentError."""
    return parts_in(folder)[name](RULES / folder / "content")


def parts_in(folder):
    """The parts of a folder by their names, with what reads each."""
    return FAMILY if folder.startswith("games/") else SHARED


def parts_on_phones(folder):
    """The names of the parts of a folder that phones fetch."""
    return [name for name in parts_in(folder) if name in ON_PHONES]
