"""The ways in which situations are told: what a question is held against."""

from .. import asked
from .deals import DEALS
from .elsewhere import ELSEWHERE
from .ends import ENDS
from .tricks import TRICKS

NOWHERE = -1  # the place of what no situation is about
AGAIN = "\n    "  # where a line goes on


def tellings(game, situations):
    """(place of a situation, a way of telling it) each, for a card game by its key."""
    texts = [told(text) for text in (DEALS, TRICKS, ENDS, asked(game))]
    found = []
    for place, one in enumerate(situations):
        ways = [one["title"]] + one["words"]
        for text in texts:
            ways += text.get(one["key"], [])
        found += [(place, way) for way in ways]
    return found + [(NOWHERE, way) for way in told(ELSEWHERE)["elsewhere"]]


def told(text):
    """The ways of telling in a text, by the key of the situation before the colon."""
    found = {}
    for line in text.replace(AGAIN, "; ").strip().split("\n"):
        key, ways = line.split(":", 1)
        found[key] = [way.strip() for way in ways.split(";") if way]
    return found
