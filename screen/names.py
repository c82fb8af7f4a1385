"""Names and signs as the screen writes them."""

MINUS = "\u2212"
RED_SIGNS = "\u2665\u2666"


def side_names(sheet):
    """The name of each side: its players, joined."""
    players = sheet["players"]
    return [" & ".join(players[seat] for seat in seats) for seats in sheet["sides"]]


def signed(number):
    """A number with its sign: "+4", "\u22125", "0"."""
    if number > 0:
        return f"+{number}"
    return minus(number)


def minus(number):
    """A number with a real minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


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
