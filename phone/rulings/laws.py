"""The rulings that a group saved, found first when the same comes up again.

A ruling is a dict: the `situation` of the book and the `answers` to its questions, what
`came` of it (ruled or passed), its `words`, and who `settled` it when, in words. Beside
the `laws` of the group a table may have `proposals` for its night: they replace none.
Of each of these it `is_mine` where this phone proposed it.
"""

from .answers import OPEN, in_words

# of a table of which nothing is known
NO_LAW = {"is_friendly": False, "laws": [], "proposals": []}
HERE = "Saved on this phone"  # who settled what nobody else has heard of yet


def with_own(law, notes):
    """What a table goes by, with the rulings among the notes of this phone."""
    for note in notes:
        if note["note"] == "law":
            law = with_one(law, note)
    return law


def with_one(law, note):
    """What a table goes by, with one ruling of this phone.

    It replaces a ruling of the group about the same, or a proposal by this phone.
    """
    kind = "proposals" if note.get("is_proposal") else "laws"
    about = note["situation"], note["answers"]
    kept = [
        old
        for old in law[kind]
        if about != (old["situation"], old["answers"]) or not old.get("is_mine", True)
    ]
    return law | {kind: [note | {"settled": HERE}] + kept}


def first_of_all(names, law):
    """Some situations by their keys: with a ruling first, then with a proposal."""
    found = []
    for laws in (law["laws"], law["proposals"]):
        ours = [one["situation"] for one in laws]
        found += [name for name in names if name in ours and name not in found]
    return found + [name for name in names if name not in found]


def ours_first(found, law, kind):
    """What was found in a book, (kind, key) of each: situations with a ruling first.

    `kind`: that of situations.
    """
    ruled = [one["situation"] for one in law["laws"] + law["proposals"]]
    ours = [one[1] for one in found if one[0] == kind and one[1] in ruled]
    first = [[kind, key] for key in first_of_all(ours, law)]
    return first + [list(one) for one in found if list(one) not in first]


def told_by_law(situations, law):
    """Gives situations (`key`, `title`) the `law` and the `proposal` for them."""
    for name, laws in (("law", law["laws"]), ("proposal", law["proposals"])):
        words = words_by_situation(laws)
        situations = [one | {name: words.get(one["key"], "")} for one in situations]
    return situations


def words_by_situation(laws):
    """The words of the newest of some rulings, by the situation that each is about."""
    return {one["situation"]: one["words"] for one in reversed(laws)}


def laws_for(key, situation, answers, laws):
    """What is shown of some rulings about a situation of a card game, as answered.

    `answers`: as an address has them.
    """
    drawn_laws = []
    for law in laws:
        is_about_it = law["situation"] == situation["key"]
        if is_about_it and goes_with(law["answers"], answers):
            case = in_words(key, situation, law["answers"])
            more = {"settled": law["settled"], "case": case}
            drawn_laws.append({"words": law["words"]} | more)
    return drawn_laws


def goes_with(law, answers):
    """Whether no answer of a ruling is another than was given."""
    return all(OPEN in (a, b) or a == b for a, b in zip(law, answers))
