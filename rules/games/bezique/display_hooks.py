"""What a table hears and sees of a deal of bezique beyond its points."""

from ...zero_lines import without_line
from .scoring import MELDS

# what is said so loud that all else of an entry comes after it
LOUD = ("Renege by ", " calls ", "Both sides have ")
# what is said aloud where the referee has nothing to say to it
ALOUD = ("meld", "seven", "brisques", "last_trick")
WON = "Game: "  # the page has a sentence of its own for that


def as_heard(text):
    """An announcement as the page says it."""
    return "" if text[: len(WON)] == WON else text


def nothings(table, deal):
    """(sides, reason, text) of what a deal brought nobody, or not to all."""
    winnings, house = deal.winnings, deal.house
    reneged = [side for side in winnings.reneged if is_spared(deal, side)]
    nothings = [
        ([side], "renege", "Renege: nothing for cards") for side in sorted(reneged)
    ]
    if not deal.is_complete or deal.mode is None:
        return nothings
    nothings.append((without_line(table, deal, MELDS), "", "Nothing melded"))
    if house.counts == "points":
        without = without_line(table, deal, ("card_points",))
        nothings.append((without, "card_points", "No points in cards"))
    else:
        without = without_line(table, deal, ("brisques",))
        nothings.append((without, "brisques", "No brisques"))
    return [nothing for nothing in nothings if nothing[0]]


def is_spared(deal, side):
    """Whether a side that has reneged had nothing yet that it could lose."""
    return not any(line.reason == "renege" and line.side == side for line in deal.lines)
