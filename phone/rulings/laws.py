"""A circle's own law: what its table settled once, found first when it comes up again.

A law is a dict: the `situation` of the book and the `answers` to its questions, which
`came` of it (ruled or passed), its `words`, and who `settled` it when, in words.
"""

from .answers import OPEN, in_words

NO_LAW = {"is_friendly": False, "laws": []}  # of a table of which nothing is known
HERE = "Kept on this phone"  # who settled what nobody else has heard of yet


def with_own(law, notes):
    """What a table goes by, with the laws among the notes of this phone."""
    own = [note | {"settled": HERE} for note in notes if note["note"] == "law"]
    laws = law["laws"]
    for one in own:
        laws = [one] + [other for other in laws if not is_same(one, other)]
    return law | {"laws": laws}


def is_same(one, other):
    """Whether two laws are about the same."""
    both = one["situation"], one["answers"]
    return both == (other["situation"], other["answers"])


def first_of_all(names, law):
    """Some situations by their keys, those that the circle has a law for first."""
    ours = [one["situation"] for one in law["laws"]]
    first = [name for name in names if name in ours]
    return first + [name for name in names if name not in ours]


def told_by_law(situations, law):
    """Gives situations (`key`, `title`) the `law` that the circle has for them."""
    words = {}
    for one in law["laws"]:
        words.setdefault(one["situation"], one["words"])
    return [one | {"law": words.get(one["key"], "")} for one in situations]


def laws_for(key, situation, answers, law):
    """What is shown of the laws about a situation of a card game, as it is answered.

    `answers`: as an address has them.
    """
    shown = []
    for one in law["laws"]:
        if one["situation"] == situation["key"] and goes_with(one["answers"], answers):
            case = in_words(key, situation, one["answers"])
            more = {"settled": one["settled"], "case": case}
            shown.append({"words": one["words"]} | more)
    return shown


def goes_with(law, answers):
    """Whether no answer of a law is another than was given."""
    return all(OPEN in (a, b) or a == b for a, b in zip(law, answers))
