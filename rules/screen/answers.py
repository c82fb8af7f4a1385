"""What a web form says, as the entry of a record."""


def entry_in_form(referee, sheet, answers):
    """The entry (a dict) that a form holds, with what follows from the rest filled in.

    `sheet`: the scored record that the form was drawn from. `answers(name)`: the list
    of texts that the form has for a name. Nothing is checked here but the shape of
    numbers: the referee refuses the rest.
    """
    types = answers("type")
    given = {"type": types[0] if types else ""}
    form = referee.form_of(with_offence(given, answers))
    if form is None:
        return given
    given = form.in_form(answers)
    asked = sheet["prompts"] + ([sheet["total"]] if sheet["total"] else [])
    for prompt in asked:
        if prompt["type"] == given["type"]:
            fill_in(prompt, given)
    return given


def with_offence(given, answers):
    """The type, and for a ruling the offence, which decides what else is asked."""
    offences = answers("offence")
    return given | ({"offence": offences[0]} if offences else {})


def fill_in(prompt, given):
    """Works out the one number that was left open where the total is known."""
    for field in prompt["fields"]:
        is_counted = field["kind"] == "numbers" and field["name"] in given
        if is_counted and field["total"] is not None and not field["blanks"]:
            numbers = given[field["name"]]
            numbers += [None] * (field["count"] - len(numbers))
            if numbers.count(None) == 1:
                rest = [number for number in numbers if type(number) is int]
                numbers[numbers.index(None)] = field["total"] - sum(rest)
