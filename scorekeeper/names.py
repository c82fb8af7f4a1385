"""What people call each other, cleaned of what nobody can see."""

from unicodedata import category, normalize

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")  # control, direction, unassigned, private, half
# Letters and marks by their kind that are drawn as nothing at all.
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
BLANK |= {chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))}
BLANK |= {chr(code) for code in range(0xE0100, 0xE01F0)}


def tidy(text):
    """A text as it is kept: one line, composed (NFC), without unseen characters."""
    seen = "".join(" " if one.isspace() else one for one in text)
    seen = "".join(one for one in seen if is_seen(one))
    return " ".join(normalize("NFC", seen).split())


def is_seen(one):
    return one not in BLANK and category(one) not in UNSEEN


def is_same(one, other):
    """Whether two names are one person's: capitals do not matter."""
    return tidy(one).casefold() == tidy(other).casefold()
