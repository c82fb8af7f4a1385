"""What a ruling enters, as a form, and what that does to the score."""

import rules
from phone.screen import prompt_screen

from .effect import WHO, effect, join_effects

MOST = 48  # ways of filling in a form that are tried beforehand
MOST_TOLD = 24  # ways whose effects are each shown
ONE_OF_A_FEW = WHO + ("choice",)
ADDED = "Points entered under “{}” are added to the score."
NOTHING_MADE = {"prompt": None, "is_on_pad": False, "why": "", "effects": []}


def ruling_entry(record, sheet, entry):
    """How an entry of the book is made in a game: a dict, or None of no entry.

    `prompt`: drawn with only what the entry leaves open; without one `is_on_pad`,
    where the pad asks for it, or `why` it is refused as things stand. `effects`: in
    words, for each answer where one of a few is asked for, once where all are the same.
    `sheet`: the scored record, with its prompts.
    """
    if entry is None:
        return None
    prompt = form_for(rules.replay(record), entry)
    if prompt is None:
        on_pad = [one["type"] for one in sheet["prompts"]]
        return NOTHING_MADE | {"is_on_pad": entry["type"] in on_pad}
    told, why = effects(record, sheet, prompt, entry)
    if why:
        return NOTHING_MADE | {"why": why}
    [drawn] = prompt_screen(sheet, [by_button(prompt)])
    return NOTHING_MADE | {"prompt": drawn, "effects": told}


def effects(record, sheet, prompt, entry):
    """What a form does with each of its answers, and why it is refused with all."""
    tried = ways(entry, prompt["fields"])
    is_told = asks_a_few(prompt, tried)
    sheets, why = accepted_entries(record, tried, is_told)
    fields = choices(prompt["fields"])
    told = [effect(sheet, after, fields, one) for one, after in sheets if is_told]
    return join_effects(told, len(tried)) + (left_open(prompt) if told else []), why


def left_open(prompt):
    """What is said of points that may be left out: they are in no effect."""
    named = [one for one in prompt["fields"] if one["name"] == "points"]
    labels = [one["label"] for one in named if one["optional"]]
    return [{"who": "", "words": ADDED.format(label)} for label in labels]


def asks_a_few(prompt, tried):
    """Whether the effect of each answer that is tried can be shown."""
    kinds = [field["kind"] for field in open_fields(prompt["fields"])]
    return len(tried) <= MOST_TOLD and all(kind in ONE_OF_A_FEW for kind in kinds)


def choices(fields):
    """The fields of a form that offer a few things besides who."""
    return [one for one in open_fields(fields) if one["kind"] == "choice"]


def by_button(prompt):
    """A prompt that asks several things: a button says what it enters."""
    is_one = len(open_fields(prompt["fields"])) < 2
    return prompt if is_one else prompt | {"by_button": True}


def form_for(referee, entry):
    """The prompt of such an entry with only what it leaves open; None where none is."""
    for prompt in rules.rulings(referee):
        if is_for(prompt, entry):
            fields = [settle_field(field, entry) for field in prompt["fields"]]
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
    return value in values_of(field) and value not in barred


def settle_field(field, entry):
    """A field that asks nothing any more, if the entry says what stands there."""
    if field["name"] in entry:
        return field | {"fixed": [entry[field["name"]]]}
    return field


def filled_in(entry, fields):
    """An entry with all that the fields of its form say already."""
    return entry | {one["name"]: one["fixed"][0] for one in fields if one["fixed"]}


def ways(entry, fields):
    """The entries that a form may come to; none where they are too many to be tried."""
    found = [filled_in(entry, fields)]
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
    values = field["values"] if field["kind"] in ONE_OF_A_FEW else ()
    return [one[0] if type(one) is list else one for one in values]


def accepted_entries(record, entries, is_all):
    """Of some entries (entry, sheet) of those that are accepted, and why none is.

    Not `is_all`: the first is enough. What is refused leaves the referee as it was.
    """
    found, why, referee = [], "", None
    for entry in entries:
        referee = referee or rules.replay(record)
        try:
            referee.enter(entry)
        except rules.RuleError as error:
            why = why or error.message
            continue
        found.append((entry, rules.scored_record(referee, prompts=True)))
        referee = None
        if not is_all:
            break
    return found, "" if found else why
