"""What people call each other: cleaned, compared and refused by one rule everywhere.

The caller has composed the text (NFC): a browser where it is typed, the server where
it is kept. Python on a phone cannot.
"""

from .graphemes import LONG, is_of_picture, length, shorten_text
from .letters import SPACES, is_seen, small

LONGEST = 40  # letters, as a reader counts them
MOST_PARTS = LONGEST * LONG  # of a name as it is kept
AT_MOST = f"At most {LONGEST} letters."
TOO_LONG = "A name can have at most {longest} letters. This name has {length}."
TAKEN = "{name} is already here. Use another name."


def tidy(text):
    """A text as it is kept: one line, without what nobody sees."""
    spaced, kept = [" " if letter in SPACES else letter for letter in text], ""
    for place, letter in enumerate(spaced):
        after = "".join(spaced[place + 1 : place + 2])
        if is_seen(letter) or is_of_picture(kept, letter, after):
            kept += letter
    return " ".join([word for word in kept.split(" ") if word])


def key(name):
    """What two names have in common that are one person's: capitals do not matter."""
    return "".join([small(letter) for letter in tidy(name) if is_seen(letter)])


def why_too_long(name):
    """Why a tidy name is too long to be kept; "" where it is not."""
    counted = length(name)
    return TOO_LONG.format(longest=LONGEST, length=counted) if counted > LONGEST else ""


def refusal_of_name(name, names):
    """Why a name is not taken among some others; "" where it is."""
    name = tidy(name)
    if not name:
        return "Enter a name first."
    if why_too_long(name):
        return why_too_long(name)
    if key(name) in [key(other) for other in names]:
        return TAKEN.format(name=name)
    return ""
