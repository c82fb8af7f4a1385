"""The content of the book as people write it: read, checked, and laid out as data.

Only a server reads it so. Each part of a `content/` folder has its reader, which answers
with what JSON can hold. What cannot be used is a ContentError: it names file and key.
"""

from pathlib import Path

from .deals import worked_deals
from .situations import shared_situations, situations
from .table import ContentError
from .tellings import elsewhere, occasions, tellings
from .vocabulary import meanings, phrases, silent_words
from .words import words

__all__ = ("ContentError", "part_in", "parts_on_phones")

RULES = Path(__file__).parents[2]
SHARED = {
    "elsewhere": elsewhere,
    "meanings": meanings,
    "phrases": phrases,
    "silent": silent_words,
    "situations": shared_situations,
    "tellings": tellings,
}
FAMILY = {
    "occasions": occasions,
    "situations": situations,
    "tellings": tellings,
    "words": words,
    "worked": worked_deals,
}
# the parts that phones fetch
ON_PHONES = ("elsewhere", "meanings", "phrases", "silent", "tellings")
OF_A_FAMILY_ON_PHONES = ("occasions", "situations", "tellings", "words")


def part_in(folder, name):
    """A part of a folder of the rules, as data; raises ContentError."""
    readers = FAMILY if is_family(folder) else SHARED
    return readers[name](RULES / folder / "content")


def parts_on_phones(folder):
    """The names of the parts of a folder that phones fetch."""
    return OF_A_FAMILY_ON_PHONES if is_family(folder) else ON_PHONES


def is_family(folder):
    return folder.startswith("games/")
