"""What was tapped in a form stands in it again after a refusal; the wrong part shows.

A form is found by its mark and by the parts that nobody was asked for, so that taps
never come back in another question.
"""


def keep_taps(forms, mark, answers, wrong):
    """Puts back into one of some forms what it sent.

    `mark`: of the form; `answers(name)`: the list of texts that it sent for a name;
    `wrong`: the name of the part that was refused, "" where it is not known.
    """
    for form in forms:
        if form["mark"] == mark and is_same(form, answers):
            fill(form, answers, wrong)


def is_same(form, answers):
    """Whether a form asks what the one asked that sent these texts."""
    return all(part["value"] in answers(part["name"]) for part in form["hidden"])


def fill(form, answers, wrong):
    """Puts texts into a form, and opens what they are folded away in."""
    form["is_open"] = True
    fields = form["fields"] + form["extra"]
    for field in fields:
        field["is_open"] = SHAPES[field["shape"]](field, answers)
        field["is_wrong"] = field["name"] == wrong or len(fields) == 1


def chips(field, answers):
    """The chip that was tapped; a tap that sends leaves none behind."""
    if field["is_submit"]:
        return False
    return tick(field, answers)


def tick(part, answers):
    """Ticks the chips that were tapped; whether they are others than before."""
    told = answers(part["name"])
    before = [chip["is_preset"] for chip in part["chips"]]
    for chip in part["chips"]:
        chip["is_preset"] = chip["value"] in told
    return before != [chip["is_preset"] for chip in part["chips"]]


def numbers(field, answers):
    """The numbers as they were typed."""
    texts = answers(field["name"])
    for box, text in zip(field["boxes"], texts):
        box["value"] = text
    return any(texts)


def text(field, answers):
    """Words, or cards, as they were typed."""
    field["value"] = " ".join(answers(field["name"]))
    return field["value"] != ""


def rows(field, answers):
    """The rows as far as they were filled in."""
    for row in field["rows"]:
        row["is_open"] = True in [tick(part, answers) for part in row["parts"]]
    return True


def shares(field, answers):
    """Who took which of the things."""
    return True in [tick(row, answers) for row in field["rows"]]


def twice(field, answers):
    """How often each word was tapped."""
    for row in field["rows"]:
        row["value"] = (answers(row["name"]) or [row["value"]])[0]
    return any(row["value"] != "0" for row in field["rows"])


SHAPES = {
    "chips": chips,
    "assumed": chips,
    "toggles": chips,
    "flag": chips,
    "numbers": numbers,
    "text": text,
    "cards": text,
    "rows": rows,
    "shares": shares,
    "twice": twice,
}
