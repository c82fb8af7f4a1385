"""What people call each other, as it is kept: cleaned, composed, distinct."""

from unicodedata import normalize

from phone import names
from phone.names import AT_MOST, LONGEST, MOST_PARTS, TAKEN, shorten_text, why_too_long


def tidy(text):
    """A text as it is kept: one line, composed (NFC), without unseen characters."""
    return normalize("NFC", names.tidy(text))


def key(name):
    """What two names have in common that are one person's: capitals do not matter."""
    return names.key(tidy(name))


def is_same(name, other):
    """Whether two names are one person's."""
    return key(name) == key(other)


def told_apart(given):
    """The names of different people, as they are kept: a dict by the given ones.

    A name that is like an earlier one gets a number: "Weiss 2".
    """
    kept, wanted = {}, {key(name) for name in given}
    for name in given:
        taken = {key(one) for one in kept.values()}
        if key(name) not in taken:
            kept[name] = tidy(name)
            continue
        numbered = (with_number(tidy(name), n) for n in range(2, 2 * len(given) + 2))
        kept[name] = next(one for one in numbered if key(one) not in taken | wanted)
    return kept


def with_number(name, number):
    """A name that is not the first of its kind, as long as a name may be."""
    end = f" {number}"
    return shorten_text(name, LONGEST - len(end)) + end
