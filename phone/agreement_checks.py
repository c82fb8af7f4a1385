"""What a side can say of a game: checked as it comes in, and again as it is read.

A refusal is a code and a sentence for the table.
"""

SIDE, MIDDLE = "side", "middle"
OF_A_ROW = ("agreed", "disputed", "stands")
OF_THE_RESULT = ("signed", "unsigned")
LONGEST_STATE = 100
OWN = "own"  # the state of a removal that is of the phone's own signatures alone

NOT_SAID = "That answer is unknown. A side can confirm, dispute, keep or sign."
NO_SIDE = "This game has {count} sides, counted from 0. Choose one of them."
NOT_ENTERED = "This game has no such entry. Confirm or dispute an entry of this game."
NO_TOTALS = "A signature must list the {count} totals, with commas between them."
OTHER_TOTALS = (
    "The result has changed since this signature. Read the new totals, then sign again."
)
NOT_SIGNED = "This side has not signed the result, so there is no signature to remove."
NOT_YOURS = "Only the host or the phone that signed can remove this signature."


def why_not(note, count, rows=None):
    """Why a side cannot say this: (code, sentence); None where it can.

    `note`: what `came`, of which `side`, `about` which row (its id) and under which
    `state`; `count`: how many sides the game has; `rows`: the ids of its entries, left
    out where only some of them are known.
    """
    came, side = note["came"], note["side"]
    if came != SIDE and came not in OF_A_ROW and came not in OF_THE_RESULT:
        return "unknown_answer", NOT_SAID
    is_nobody = came == "stands" and side is None
    is_middle = came == SIDE and side == MIDDLE
    if not (is_side(side, count) or is_nobody or is_middle):
        return no_side(count)
    if came in OF_A_ROW and not is_row(note["about"], rows):
        return "not_entered", NOT_ENTERED
    if came == "signed" and not are_sums(note["state"], count):
        return "unknown_totals", NO_TOTALS.format(count=count)
    return None


def no_side(count):
    """The refusal of a side that a game does not have."""
    return "unknown_side", NO_SIDE.format(count=count)


def is_side(side, count):
    """Whether a game of so many sides has this one."""
    return type(side) is int and 0 <= side < count


def is_seat(side, count):
    """Whether a phone can enter for this at a game of so many sides."""
    return side == MIDDLE or is_side(side, count)


def is_row(about, rows):
    """Whether something can be said of a row, by its id."""
    return bool(about) and (rows is None or about in rows)


def are_sums(state, count=None):
    """Whether a text is whole numbers with commas between, so many where that is known.

    A result and a settlement are signed by such a text.
    """
    if type(state) is not str:
        return False
    numbers = state.split(",")
    return all(is_number(text) for text in numbers) and count in (None, len(numbers))


def is_number(text):
    digits = text[1:] if text[:1] == "-" else text
    return bool(digits) and all("0" <= digit <= "9" for digit in digits)
