"""What is missing after a correction: it is asked for, and what was played is kept."""

import json

import rules
from phone.screen.review.correction import correction_form

MOST_ANEW = 40  # so many entries are re-entered in one correction


def question(record, corrected):
    """What must be re-entered after a correction, None where nothing must.

    `corrected`: a CorrectedRecord. A dict: the `place` and whether it comes `is_before`
    the entry there; the `referee` who asks; `given`, the entry that is filled in: the
    one that no longer fits, or else that which the correction took away; `words`, what
    is missing; and `instead`, what the correction brings, "" where it brings nothing.
    """
    gap = corrected.gap
    if gap is None or len(corrected.anew) >= MOST_ANEW:
        return None
    entries = corrected.before + corrected.again.entries[: gap.read]
    referee = rules.replay(record | {"entries": entries})
    if not referee.prompts():
        return None
    entries = record["entries"]
    late, first = entries[gap.place], entries[corrected.row.place]
    return {
        "place": gap.place,
        "is_before": gap.is_before,
        "referee": referee,
        "given": first if gap.is_before else late,
        "words": words(gap, late, corrected),
        "instead": corrected.words,
    }


def words(gap, late, corrected):
    """What is missing, in a sentence."""
    whole = corrected.whole
    if not gap.is_before:
        subject = whole.game.shape(late).subject_of(late, whole.table)
        return f"Deal {gap.number}: re-enter {subject}."
    if gap.place in [deal.first for deal in whole.table.deals]:
        return f"Deal {gap.number} is incomplete. Enter the rest of the deal."
    return f"Deal {gap.number}: add the missing entry before “{whole.in_words(late)}”."


def form_of(asked, hidden):
    """The forms of a question, as `correction_form` has them.

    `hidden`: names and values that each form carries.
    """
    sheet = sheet_of(asked)
    drawn = correction_form(sheet, sheet["prompts"], asked["given"], hidden)
    if not drawn["likely"]:
        return {"likely": drawn["others"][:1], "others": drawn["others"][1:]}
    return drawn


def sheet_of(asked):
    """The table at which a question is asked, with all that may be said there."""
    return rules.scored_record(asked["referee"], prompts=True)


def carried_fields(operation, entry, anew):
    """What each form of a question carries: the correction, and what was re-entered."""
    return {
        "operation": operation,
        "corrected": json.dumps(entry),
        "anew": json.dumps(anew),
    }


def with_answer(anew, asked, entry):
    """What was re-entered, and the answer to one question more; None leaves it out."""
    return anew + [[asked["place"], entry, asked["is_before"]]]
