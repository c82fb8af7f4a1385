"""What a ruling enters, as a form, and what that does to the score."""

import rules
from phone.screen import prompt_screen

from .effect import effect

MOST = 48  # ways of filling in a form that are tried beforehand
WHO = ("seat", "side")  # kinds of a field that asks for one of the players


def entering(record, sheet, entry):
    """How an entry of the book is made in a game: a dict, or None of no entry.

    `prompt`: drawn with only what the entry leaves open; without one `is_on_pad`,
    where the pad asks for it, or `why` it is refused as things stand. `effects`: in
    words, for each player where it is only asked who, once where all are the same.
    `sheet`: the scored record, with its prompts.
    """
    if entry is None:
        return None
    made = {"prompt": None, "is_on_pad": False, "why": "", "effects": []}
    prompt = form_for(rules.replay(record), entry)
    if prompt is None:
        on_pad = [one["type"] for one in sheet["prompts"]]
        return made | {"is_on_pad": entry["type"] in on_pad}
    is_who = all(one["kind"] in WHO for one in open_fields(prompt["fields"]))
    sheets, why = accepted(record, ways(entry, prompt["fields"]), is_who)
    if why:
        return made | {"why": why}
    told = [effect(sheet, after, one) for one, after in sheets if is_who]
    [drawn] = prompt_screen(sheet, [prompt])
    return made | {"prompt": drawn, "effects": together(told)}


def together(effects):
    """Effects, told once for all of whom they are the same: "Ann or Cid"."""
    words = [one["words"] for one in effects]
    told = [one for place, one in enumerate(words) if one not in words[:place]]
    if len(told) == 1:
        return [{"who": "", "words": told[0]}]
    names = [[one["who"] for one in effects if one["words"] == each] for each in told]
    return [{"who": " or ".join(who), "words": each} for who, each in zip(names, told)]


def form_for(referee, entry):
    """The prompt of such an entry with only what it leaves open; None where none is."""
    for prompt in rules.rulings(referee):
        if is_for(prompt, entry):
            fields = [settled(field, entry) for field in prompt["fields"]]
            return prompt | {"fields": fields}
    return None


def is_for(prompt, entry):
    """Whether a prompt asks for such an entry, with what it says already."""
    if prompt["type"] != entry["type"] or prompt["fields"] is None:
        return False
    fields = {field["name"]: field for field in prompt["fields"]}
    names = [name for name in entry if name != "type"]
    return all(name in fields and may_be(fields[name], entry[name]) for name in names)


def may_be(field, value):
    """Whether a field may have a value."""
    if field["fixed"]:
        return value in field["fixed"]
    barred = [bar[0] for bar in field.get("barred", [])]
    values = [one[0] for one in field.get("values", []) if type(one) is list]
    return value in values and value not in barred


def settled(field, entry):
    """A field that asks nothing any more, if the entry says what stands there."""
    if field["name"] in entry:
        return field | {"fixed": [entry[field["name"]]]}
    return field


def ways(entry, fields):
    """The entries that a form may come to; none where they are too many to be tried."""
    found = [entry | {one["name"]: one["fixed"][0] for one in fields if one["fixed"]}]
    for field in open_fields(fields):
        values = values_of(field)
        found = [way | {field["name"]: value} for way in found for value in values]
    return found if len(found) <= MOST else []


def open_fields(fields):
    """The fields of a form that must be filled in."""
    return [one for one in fields if not (one["fixed"] or one["optional"])]


def values_of(field):
    """What may stand in a field that asks for one of a few things; none of others."""
    if field["kind"] == "number":
        low, high = field["low"], field["high"]
        return range(low, high + 1) if high is not None and high - low < MOST else ()
    values = field["values"] if field["kind"] in WHO + ("choice",) else ()
    return [one[0] if type(one) is list else one for one in values]


def accepted(record, entries, is_all):
    """Of some entries (entry, sheet) of those that are accepted, and why none is.

    Not `is_all`: the first is enough.
    """
    found, why = [], ""
    for entry in entries:
        try:
            whole = record | {"entries": record["entries"] + [entry]}
            found.append((entry, rules.score(whole, prompts=True)))
        except rules.RuleError as error:
            why = why or error.message
        if found and not is_all:
            break
    return found, "" if found else why
