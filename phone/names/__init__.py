"""What people call each other: cleaned, compared and refused by one rule everywhere.

Whoever calls has composed the text (NFC): a browser where it is typed, the server where
it is kept. Python on a phone cannot.
"""

from .letters import SPACES, is_seen, small

LONGEST = 40  # letters
TAKEN = "{name} is here already: use another name."


def tidy(text):
    """A text as it is kept: one line, without what nobody sees."""
    spaced = [" " if letter in SPACES else letter for letter in text]
    seen = "".join([letter for letter in spaced if is_seen(letter)])
    return " ".join([word for word in seen.split(" ") if word])


def key(name):
    """What two names have in common that are one person's: capitals do not matter."""
    return "".join([small(letter) for letter in tidy(name)])


def refusal_of_name(name, names):
    """Why a name is not taken among some others; "" where it is."""
    name = tidy(name)
    if not name:
        return "Write a name first."
    if len(name) > LONGEST:
        return f"A name has at most {LONGEST} letters."
    if key(name) in [key(other) for other in names]:
        return TAKEN.format(name=name)
    return ""
