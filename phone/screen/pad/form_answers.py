"""What a form says, as the entry of a record."""

from .form_parsing import parts_in_form


def entry_in_form(fields_of, sheet, answers):
    """The entry (a dict) that a form holds, with what follows from the rest filled in.

    `fields_of(given)`: the fields of an entry by its type and offence, None where the
    game has none such. `sheet`: the scored record that the form was drawn from.
    `answers(name)`: the list of texts that the form has for a name. Nothing is checked
    here but the shape of numbers: the referee refuses the rest.
    """
    types = answers("type")
    entry = {"type": types[0] if types else ""}
    fields = fields_of(with_offence(entry, answers))
    if fields is None:
        return entry
    entry.update(parts_in_form(fields, answers))
    prompts = sheet["prompts"] + ([sheet["total"]] if sheet["total"] else [])
    for prompt in prompts:
        if prompt["type"] == entry["type"]:
            fill_in(prompt, entry)
    return entry


def with_offence(entry, answers):
    """The type, and for a ruling the offence, which decides what else is asked."""
    offences = answers("offence")
    return entry | ({"offence": offences[0]} if offences else {})


def fill_in(prompt, entry):
    """Works out what a list of numbers leaves open, and who has none."""
    for field in prompt["fields"]:
        if field["kind"] == "numbers" and field["name"] in entry:
            numbers = entry[field["name"]]
            if field["total"] is not None and not field["blanks"]:
                fill_rest(numbers, len(field["places"]), field["total"])
            if len(numbers) == len(field["places"]):
                entry[field["name"]] = spread_numbers(numbers, field)


def fill_rest(numbers, count, total):
    """Works out the one number that was left open where the total is known."""
    numbers += [None] * (count - len(numbers))
    if numbers.count(None) == 1:
        rest = [number for number in numbers if type(number) is int]
        numbers[numbers.index(None)] = total - sum(rest)


def spread_numbers(numbers, field):
    """The numbers at their places, and zero at those that were not asked."""
    by_place = dict(zip(field["places"], numbers))
    return [by_place.get(place, 0) for place in range(field["count"])]
