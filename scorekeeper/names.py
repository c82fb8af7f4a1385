"""What people call each other, cleaned of what nobody can see."""

from unicodedata import category, normalize

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")  # control, direction, unassigned, private, half


def tidy(text):
    """A text as it is kept: one line, composed (NFC), without unseen characters."""
    seen = "".join(" " if one.isspace() else one for one in text)
    seen = "".join(one for one in seen if category(one) not in UNSEEN)
    return " ".join(normalize("NFC", seen).split())


def is_same(one, other):
    """Whether two names are one person's: capitals do not matter."""
    return tidy(one).casefold() == tidy(other).casefold()
