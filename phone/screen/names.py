"""The names of sides; suits as they are seen, by their ink, and as they are read."""

from rules.words import SUIT_NAMES, SUIT_SIGNS, side_name

FULL_TABLE = 5  # so many names at least stand close beside each other
BEGINNING = 4  # letters of a name that are in sight there, however wide they are
ENDS = "\u2026"

# Of each sign, the one that inks a text before the one that does so after it. Clubs and
# diamonds have colours of their own where a phone is set to show four.
INKS = (("\u2666", "red diamonds"), ("\u2665", "red"), ("\u2663", "clubs"))
RANKS = "023456789AKQJ"  # how the ranks end that stand before a suit


def side_names(sheet):
    """The name of each side of a sheet."""
    return [side_name(sheet["players"], seats) for seats in sheet["sides"]]


def headings(names):
    """Names as they head columns: where two begin alike at a full table, by their ends.

    A page ends with an ellipsis what does not fit.
    """
    if len(names) < FULL_TABLE:
        return names
    begun = [name[:BEGINNING] for name in names]
    return [
        name[:2] + ENDS + name[-2:]
        if len(name) > BEGINNING and begun.count(start) > 1
        else name
        for name, start in zip(names, begun)
    ]


def ink(text):
    """The ink of a text by the suits that it bears, as classes; "" where plain."""
    for sign, classes in INKS:
        if sign in text:
            return classes
    return ""


def suit_pieces(before):
    """{sign: its piece of a text}, read as the name of its suit with that before it."""
    return {
        sign: {"text": sign, "suit": before + SUIT_NAMES[suit], "ink": ink(sign)}
        for suit, sign in SUIT_SIGNS.items()
    }


SUITS, OF_CARDS = suit_pieces(""), suit_pieces(" of ")


def inked_pieces(text):
    """The text in pieces, the suit signs apart: {text, suit, ink} for each.

    A sign is read as the name of its suit, in a card as "of hearts".
    """
    for sign in SUITS:
        if sign in text:
            before, sign, after = text.partition(sign)
            pieces = OF_CARDS if before and before[-1] in RANKS else SUITS
            return inked_pieces(before) + [pieces[sign]] + inked_pieces(after)
    return [{"text": text, "suit": "", "ink": ""}] if text else []


def text_of(pieces):
    """The text that is in pieces."""
    if len(pieces) == 1:
        return pieces[0]["text"]
    return "".join([piece["text"] for piece in pieces])
