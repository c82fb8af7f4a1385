"""Texts of a picture in lines that fit: nothing is cut, a long text takes more lines.

How many letters fit beside each other is counted in units, of the widest of usual
fonts.
"""

import unicodedata

BROKEN = ("Cc", "Cs", "Cn")  # what no drawing can hold


class Sheet:
    """What stands below what: a part takes its height, and knows where it begins."""

    def __init__(self, margin):
        self.y = margin

    def line_down(self, height):
        """The line on which a row of a height stands."""
        self.y += height
        return self.y


def lines(sheet, height, text, longest, dy):
    """A text on a Sheet: where its first line stands, and the others, `dy` apart."""
    first, *rest = wrap_text(text, longest)
    drawn = {"y": sheet.line_down(height), "text": first, "rest": rest, "dy": dy}
    sheet.line_down(dy * len(rest))
    return drawn


def wrap_text(text, longest):
    """A text in lines of so many units; a longer word is broken between letters."""
    drawn = [""]
    text = "".join(sign for sign in text if unicodedata.category(sign) not in BROKEN)
    for word in text.split(" "):
        for piece in pieces(word, longest):
            joined = f"{drawn[-1]} {piece}" if drawn[-1] else piece
            if units(joined) <= longest:
                drawn[-1] = joined
            else:
                drawn.append(piece)
    return drawn


def pieces(word, longest):
    """A word in pieces that are no longer than a line."""
    piece = ""
    for sign in word:
        if units(piece + sign) > longest:
            yield piece
            piece = ""
        piece += sign
    yield piece


def units(text):
    """How wide a text is: a letter of East Asia takes the room of two."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)
