"""What a Python says of a record, be it large or small: its sheet, page and forms."""

import rules
from phone.screen import entry_in_form, table_screen
from phone.screen.review.moment import moment_screen, step_made
from phone.screen.review.page import review_screen
from rules.games import turning_named
from rules.record import scored_record
from rules.turning_points import story


def answer(record):
    """The sheet and the table page of a record (plain data), or its refusal.

    With what each form of the page says when "1" stands wherever it asks, and what
    turned a game that is finished.
    """
    try:
        sheet = rules.score(record, prompts=True)
    except rules.RuleError as error:
        return {"refusal": error.as_dict()}
    screen = table_screen(sheet)
    pad = screen["pad"]
    groups = pad["groups"] + pad["beside"] + pad["more"]
    forms = pad["main"] + [form for group in groups for form in group["forms"]]
    entries = [filled_in(form, record["game"], sheet) for form in forms]
    is_over = sheet["result"] is not None
    past = told_of(record) if is_over else None
    return {"sheet": sheet, "screen": screen, "entries": entries, "past": past}


def told_of(record):
    """The story of a finished game, its review, and the table in its middle."""
    told = story(*rules.replay_and_watch(record), turning_named(record["game"]))
    entries = record["entries"]
    referee, makers = rules.replay_and_watch(record)
    marks = told["turned"]
    read = review_screen(
        referee, scored_record(referee, True), entries, makers, marks=marks
    )
    half = len(entries) // 2
    before = rules.replay(record | {"entries": entries[:half]})
    step = step_made(before, scored_record(before, True, ""), entries[half])
    return told, read, moment_screen(scored_record(before, True, ""), entries, step)


def filled_in(form, key, sheet):
    """The entry that a form of the page holds when "1" stands wherever it asks."""
    hidden = {part["name"]: [part["value"]] for part in form["hidden"]}

    def fields_of(given):
        return rules.fields_of(key, given)

    return entry_in_form(fields_of, sheet, lambda name: hidden.get(name, ["1"]))
