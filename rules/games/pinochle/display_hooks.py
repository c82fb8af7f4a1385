"""What a table hears and sees of a deal of Pinochle beyond its points."""

from ...zero_lines import without_line
from .scoring import REASONS

# what is said so loud that all else of an entry comes after it
LOUD = (
    "Renege by ",
    " is out with ",
    " is not out",
    " doubles",
    " concedes",
    "Game goes to ",
)
# the reasons of what is no meld, a deece that the turn-up brings among them
OTHERS = (
    "deece_turned",
    "deece_exchanged",
    "cards",
    "last_trick",
    "no_trick",
    "renege",
)
MELDED = [reason for reason, _words in REASONS if reason not in OTHERS]
WON = " the game"  # the end of what the page has a sentence of its own for


def as_heard(text):
    """An announcement as the page says it."""
    return "" if text[-len(WON) :] == WON else text


def nothings(table, deal):
    """(sides, reason, text) of what a deal brought nobody, or not to all."""
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
