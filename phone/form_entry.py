"""The entry that a form of the table says, as it was filled in on the phone."""

import json

import rules
from phone.screen import entry_in_form

NO_PROMPTS = {"prompts": [], "total": None}


def entry_of(referee, fields):
    """The entry (a dict) that the fields of a form say: a list of [name, text].

    A field `entry` holds it as a whole, in JSON. A number that was left open is found
    by what the referee asks now.
    """
    whole = [text for name, text in fields if name == "entry"]
    if whole:
        return json.loads(whole[0])
    types_fields = []

    def fields_of(raw_entry):
        of_type = rules.fields_of(referee.game.key, raw_entry)
        types_fields.append(of_type or [])
        return of_type

    def answers(name):
        return [text for field, text in fields if field == name]

    entry = entry_in_form(fields_of, NO_PROMPTS, answers)
    if any(field.kind == "numbers" for field in types_fields[-1]):
        entry = entry_in_form(fields_of, prompts_for(referee, entry["type"]), answers)
    return entry


def prompts_for(referee, type):
    """What is asked for one type of entry, as on a sheet that has all questions."""
    table = referee.table
    table.deal.write()
    is_total = type == "deal_total"
    total = [one.picture(table) for one in referee.total_prompts() if is_total]
    prompts = [one.picture(table) for one in referee.prompts(type=type)]
    return {"prompts": prompts, "total": total[0] if total else None}
