"""A part of a search, and the text without it."""

import re
from collections import namedtuple

# Its words on a chip, its filter, and the text `without` it
Part = namedtuple("Part", "words filter without")

SIGNS = "[&+,;]"
BESIDE = "with|at|in|on|by|of"  # what is left over without the name that follows
JOINED = re.compile(rf"{SIGNS}|\b(?:and|or)\b", re.IGNORECASE)
END = re.compile(
    rf"(?:(?:^|(?<=\s)|(?<={SIGNS}))(?:and|or|{BESIDE})|{SIGNS}|\s)+$", re.IGNORECASE
)
START = re.compile(rf"^(?:(?:and|or)(?!\S)|{SIGNS}|\s)+", re.IGNORECASE)
START_OF_ALL = re.compile(rf"^(?:(?:and|or|{BESIDE})(?!\S)|{SIGNS}|\s)+", re.IGNORECASE)


def text_without(text, start, end, is_listed=False):
    """A text without a part, and without words that have lost theirs.

    `is_listed`: what joins the names before and after the part stays, once.
    """
    before, after = text[:start], text[end:]
    left = END.sub("", before)
    right = (START if left else START_OF_ALL).sub("", after)
    gone = after[: len(after) - len(right)]
    joins = JOINED.findall(before[len(left) :]) and JOINED.findall(gone)
    if is_listed and joins and left and right:
        join = joins[-1]
        return one_line(f"{left}{'' if join in ',;' else ' '}{join} {right}")
    return one_line(f"{left} {right}")


def text_with(text, start, end, instead=""):
    """A text with other words for a part."""
    return one_line(f"{text[:start]} {instead} {text[end:]}")


def one_line(text):
    return " ".join(text.split())
