"""The names of sides, and the red ink of hearts and diamonds."""

from rules.words import side_name

FULL_TABLE = 5  # so many names at least stand close beside each other
HEADING = 5  # letters that fit above a column there, however wide they are
ENDS = "\u2026"

HEART, DIAMOND = RED_SIGNS = "\u2665", "\u2666"


def side_names(sheet):
    """The name of each side of a sheet."""
    return [side_name(sheet["players"], seats) for seats in sheet["sides"]]


def headings(names):
    """Names as they head columns: at a full table each is cut to what fits, with a dot.

    Two that begin alike are told apart by how they end.
    """
    if len(names) < FULL_TABLE:
        return names
    begun = [beginning(name) for name in names]
    return [
        one if begun.count(one) == 1 else name[:2] + ENDS + name[-2:]
        for name, one in zip(names, begun)
    ]


def beginning(name):
    return name if len(name) <= HEADING else name[: HEADING - 1].strip() + "."


def is_red(text):
    """Whether a text bears a red suit."""
    return HEART in text or DIAMOND in text


def inked(text):
    """The text in pieces, the red suit signs apart: {text, is_red} for each."""
    pieces = []
    while is_red(text):
        place = min([text.find(sign) for sign in RED_SIGNS if sign in text])
        if place:
            pieces.append({"text": text[:place], "is_red": False})
        pieces.append({"text": text[place], "is_red": True})
        text = text[place + 1 :]
    if text:
        pieces.append({"text": text, "is_red": False})
    return pieces


def text_of(pieces):
    """The text that is in pieces."""
    if len(pieces) == 1:
        return pieces[0]["text"]
    return "".join([piece["text"] for piece in pieces])
