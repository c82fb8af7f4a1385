"""The rows of the deals: a label, and a cell for each side; the places below them."""

from rules.words import minus

from ..names import inked_pieces
from ..table.result import ORDINALS, places_now

DEALS_IN_SIGHT = 12  # on the table page; the review, a tap away, has all of them
FEWEST_PLACED = 3  # so many sides have places


def deal_rows(sheet, has_lines):
    """The newest deals, each in a row, the newest first.

    The last one has a row if it `has_lines` below it, or has come to anything.
    """
    numbered = list(enumerate(sheet["deals"]))
    if numbered and not (has_lines or is_summed(numbered[-1][1])):
        numbered.pop()
    newest = numbered[-DEALS_IN_SIGHT:]
    return [deal_row(sheet, *pair) for pair in reversed(newest)]


def is_summed(deal):
    """Whether a deal has come to anything."""
    return bool(deal["lines"]) or deal["complete"] or deal["void"]


def deal_row(sheet, place, deal):
    """A deal in one row: its label and title, its points, its place on the sheet.

    Of each side the points, the `note` before them, and whether it was a miss.
    """
    # a game that was stored before has no rows, and a space at the end of a title
    label, notes = sheet["rows"][place] if "rows" in sheet else (str(place + 1), [])
    title = sheet["titles"][place].strip()
    notes = notes or [("", False)] * len(deal["points"])
    return {
        "label": inked_pieces(label),
        "title": inked_pieces(title + ", void" if deal["void"] else title),
        "sides": [
            {"points": minus(points), "note": note, "is_miss": is_miss}
            for points, (note, is_miss) in zip(deal["points"], notes)
        ],
        "place": place + 1,
        "is_void": deal["void"],
        "is_newest": place == len(sheet["deals"]) - 1,
    }


def side_places(sheet):
    """The place of each side, "1st"; [] for two sides, or before a deal is complete."""
    is_played = any(deal["complete"] for deal in sheet["deals"])
    if not is_played or len(sheet["sides"]) < FEWEST_PLACED:
        return []
    return [ORDINALS[place - 1] for place in places_now(sheet)]
