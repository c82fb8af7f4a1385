"""The words and lines of a deal of Pinochle beyond its points."""

from ...zero_lines import without_line
from .scoring import REASONS

# the announcements that come before all else of an entry
LOUD = (
    "Renege by ",
    " is out with ",
    " is not out",
    " doubles",
    " concedes",
    "Game goes to ",
)
# the reasons that are no meld, such as a deece from the turn-up
OTHERS = (
    "deece_turned",
    "deece_exchanged",
    "cards",
    "last_trick",
    "no_trick",
    "renege",
)
MELDED = [reason for reason, _words in REASONS if reason not in OTHERS]
WON = " the game"  # the end of announcements for which the page has its own sentence


def as_heard(text):
    """An announcement as the page says it."""
    return "" if text[-len(WON) :] == WON else text


def nothings(table, deal):
    """(sides, reason, text) of anything that scored for nobody, or not for all."""
    end = "nothing to lose" if deal.is_complete else "counted at the end"
    without = without_line(table, deal, ("renege",))
    spared = [side for side in without if side in deal.reneged]
    nothings = [(spared, "renege", f"Renege: {end}")]
    if deal.is_complete and deal.count:
        nothings.append((without_line(table, deal, MELDED), "", "Nothing melded"))
        nothings.append(
            (without_line(table, deal, ("cards",)), "cards", "No card points")
        )
    return [nothing for nothing in nothings if nothing[0]]
