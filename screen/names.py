"""The names of sides, and the red ink of hearts and diamonds."""

from rules.words import side_name

HEART, DIAMOND = RED_SIGNS = "\u2665", "\u2666"


def side_names(sheet):
    """The name of each side of a sheet."""
    return [side_name(sheet["players"], seats) for seats in sheet["sides"]]


def is_red(text):
    """Whether a text bears a red suit."""
    return HEART in text or DIAMOND in text


def inked(text):
    """The text in pieces, the red suit signs apart: {text, is_red} for each."""
    if not is_red(text):
        return [{"text": text, "is_red": False}] if text else []
    pieces = [text]
    for sign in RED_SIGNS:
        if sign in text:
            pieces = [part for piece in pieces for part in set_apart(sign, piece)]
    return [{"text": piece, "is_red": is_red(piece)} for piece in pieces if piece]


def said(pieces):
    """The text that is in pieces."""
    if len(pieces) == 1:
        return pieces[0]["text"]
    return "".join([piece["text"] for piece in pieces])


def set_apart(sign, text):
    """The text around each such sign, and the signs."""
    parts = []
    for part in text.split(sign):
        parts += [part, sign]
    return parts[:-1]
