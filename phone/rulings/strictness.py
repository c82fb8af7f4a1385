"""Friendly or by the book: a ruling read in both ways; a table chooses one of them.

Friendly: fix it and play on, with a penalty only where the score depends on it.
"""

BY_THE_BOOK, FRIENDLY = "By the book", "Friendly"
LET_PASS = "If waived by {}, fix it and play on."
COSTS_NOTHING = "Same ruling, with no effect on the score."
SAME = "Same ruling."
DEMANDED = "Same ruling, because it affects the score."
NONE = "none"  # how the words on the score begin where it loses and wins nothing


def readings(kind, outcome, is_friendly):
    """How an outcome is read: `words`, by which `manner`, and the `other` reading.

    `kind`: of its situation; only what went wrong is read in two ways. `other` has its
    own `manner` and `words`; None of the rest.
    """
    by_book, friendly = outcome["ruling"], friendly_words(outcome)
    if kind != "ruling":
        return {"words": by_book, "manner": "", "other": None}
    if is_friendly and outcome["waive"]:
        other = {"manner": BY_THE_BOOK, "words": by_book}
        return {"words": friendly, "manner": FRIENDLY, "other": other}
    other = {"manner": FRIENDLY, "words": friendly}
    return {"words": by_book, "manner": BY_THE_BOOK, "other": other}


def friendly_words(outcome):
    """What is said of an outcome at a friendly table."""
    score = outcome["score"]
    if outcome["waive"]:
        return LET_PASS.format(outcome["waive"])
    if score == NONE or score.startswith(NONE + ":"):
        return COSTS_NOTHING
    return SAME if score.startswith(NONE) else DEMANDED
