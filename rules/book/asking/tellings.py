"""The ways in which situations are told: what a question is held against."""

from .. import asked
from .accidents import ACCIDENTS
from .breaches import BREACHES
from .deals import DEALS
from .elsewhere import ELSEWHERE
from .ends import ENDS
from .stories import STORIES
from .text import told
from .tricks import TRICKS

# what is told whatever the game
SHARED = (DEALS, TRICKS, BREACHES, ENDS, STORIES, ACCIDENTS)
NOWHERE = -1  # the place of what no situation is about


def tellings(game, situations):
    """(place of a situation, a way of telling it) each, for a card game by its key."""
    texts = [told(text) for text in SHARED + (asked(game),)]
    found = []
    for place, one in enumerate(situations):
        ways = [one["title"]] + one["words"]
        for text in texts:
            ways += text.get(one["key"], [])
        found += [(place, way) for way in ways]
    return found + [(NOWHERE, way) for way in told(ELSEWHERE)["elsewhere"]]
