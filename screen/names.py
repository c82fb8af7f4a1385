"""The names of sides, and the red ink of hearts and diamonds."""

from rules.words import side_name

RED_SIGNS = "\u2665\u2666"


def side_names(sheet):
    """The name of each side of a sheet."""
    return [side_name(sheet["players"], seats) for seats in sheet["sides"]]


def is_red(text):
    """Whether a text bears a red suit."""
    return any(sign in RED_SIGNS for sign in text)


def inked(text):
    """The text in pieces, the red suit signs apart: {text, is_red} for each."""
    pieces, plain = [], ""
    for sign in text:
        if sign in RED_SIGNS:
            pieces += [{"text": plain, "is_red": False}, {"text": sign, "is_red": True}]
            plain = ""
        else:
            plain += sign
    pieces.append({"text": plain, "is_red": False})
    return [piece for piece in pieces if piece["text"]]
