"""A ruling about an entry that stands: which entry it is, and what the ruling does.

The book says `how` (`rules.book.earlier_entries`). The ruling takes the place of the
entry (`instead`), or goes before it: `ahead`, before the one that was the `closing` of
the last deal, or the `first` of this one. Or the entry goes (`remove`), or is put right
(`change`).
"""

import rules
from phone.screen.names import inked_pieces
from rules import book
from rules.words import spell_count, with_capital

from .effect import effect, join_effects
from .entry_forms import filled_in, form_for, open_fields, ways
from .situation import situation_named, situation_screen

OPERATIONS = {"instead": "replace", "change": "replace", "remove": "remove"}
LABELS = {
    "instead": "Replace “{}” with the ruling",
    "change": "Change “{}”",
    "remove": "Delete “{}”",
}
BEFORE = "Insert the ruling before “{}”"
FIND = "Find the entry in the review"


def entries_to_change(record, sheet, screen):
    """What a ruling has to do with entries that stand: a list of dicts.

    Each has its `label`, its `place`, None for the review, the `operation` there, and
    the `effects` of that, or `why` it is refused; and whether it `is_besides` what may
    be entered all the same. `screen`: the situation as it was answered.
    """
    asked = book.earlier_entries(record["game"], screen["key"], screen["answers"])
    if not asked or not screen["outcome"]:
        return []
    whole = rules.replay(record)
    found = [draw_entry(record, sheet, whole, screen, one) for one in asked]
    has_entry = any(one and one["place"] is not None for one in found)
    if not has_entry and all(one["how"] != "find" for one in asked):
        found = [find(record, one) for one in asked[:1]]
    return [one for one in found if one]


def instead_of_now(record, screen):
    """What leads to the entries that a ruling may be about which cannot come now."""
    types = book.types_before(record["game"], screen["key"])
    types.append(screen["outcome"]["enter"]["type"])
    asked = {"how": "change", "types": types, "is_besides": True}
    found = change_of(record, rules.replay(record), asked), find(record, asked)
    return [one for one in found if one]


def draw_entry(record, sheet, whole, screen, asked):
    """One of them as it is shown; None where no such entry stands.

    `whole`: the referee who has read the record.
    """
    if asked["how"] == "find":
        return find(record, asked)
    if asked["how"] == "change":
        return change_of(record, whole, asked)
    place = place_of(record, whole, asked)
    if place is None:
        return None
    if record["entries"][place]["type"] == "deal_total":  # nothing can go before it
        return link(LABELS["change"], record, whole, asked, place)
    made = link(LABELS.get(asked["how"], BEFORE), record, whole, asked, place)
    made["ruled"] = f"{screen['key']}/{screen['answers']}"
    entry = screen["outcome"]["enter"]
    return made | effects_of(record, sheet, place, made["operation"], entry)


def find(record, asked):
    """What leads to all entries; None where none stands."""
    return made_of(FIND, None, "", asked) if record["entries"] else None


def change_of(record, whole, asked):
    """What leads to the latest entry of some types, to be changed; None of none."""
    place = place_of(record, whole, asked)
    if place is None:
        return None
    return link(LABELS["change"], record, whole, asked, place)


def link(label, record, whole, asked, place):
    """What leads to an entry."""
    words = label.format(whole.in_words(record["entries"][place]))
    is_change = label == LABELS["change"]
    operation = "replace" if is_change else OPERATIONS.get(asked["how"], "insert")
    return made_of(words, place, operation, asked)


def made_of(words, place, operation, asked):
    """What is known of a link before its effects are."""
    made = {"label": inked_pieces(words), "place": place, "operation": operation}
    more = {"is_besides": asked["is_besides"], "effects": [], "why": "", "ruled": ""}
    return made | more


def place_of(record, whole, asked):
    """The place of the entry that is meant; None where none stands."""
    deals = whole.table.deals
    if asked["how"] == "closing":
        return closing_place(record, deals)
    if asked["how"] == "first":
        is_begun = deals and not (deals[-1].is_complete or deals[-1].is_void)
        return deals[-1].first if is_begun else None
    near = 1 if asked["is_besides"] else len(deals)  # what may be meant is of the last
    ends = with_ends(record["entries"], deals)[-near:]
    return latest_place(record["entries"], ends, asked["types"])


def latest_place(entries, ends, types):
    """The place of the latest entry of some types that is not of a void deal.

    `ends`: the deals, each with the place behind it.
    """
    for deal, after in reversed(ends):
        for place in range(after - 1, deal.first - 1, -1):
            if entries[place]["type"] in types and not deal.is_void:
                return place
    return None


def closing_place(record, deals):
    """The place of the entry that ended the last complete deal; None of none."""
    for deal, after in reversed(with_ends(record["entries"], deals)):
        if deal.is_complete:
            return after - 1
    return None


def with_ends(entries, deals):
    """(deal, place of the entry behind its last) of each deal."""
    ends = [deal.first for deal in deals[1:]] + [len(entries)]
    return list(zip(deals, ends))


def effects_of(record, sheet, place, operation, enter):
    """What a ruling does at a place: its `effects`, or `why` it is refused there."""
    found, why = [], ""
    tried = entries_at(record, place, operation, enter)["ways"]
    for entry in tried:
        try:
            after, late = read_with(record, place, operation, entry)
        except rules.RuleError as error:
            why = why or error.message
        else:
            told = effect(sheet, after, [], entry)
            found.append(told | {"words": " ".join([told["words"]] + late)})
    return {"effects": join_effects(found, len(tried)), "why": "" if found else why}


def read_with(record, place, operation, entry):
    """The sheet where an entry stands or goes, and what is said of others that go.

    Raises RuleError where it is refused.
    """
    entries = record["entries"]
    brought = [] if entry is None else [entry]
    referee, gone = rules.replay(record | {"entries": entries[:place] + brought}), 0
    for later in entries[place + (operation != "insert") :]:
        try:
            referee.enter(later)
        except rules.RuleError:
            gone += 1
    words = spell_count(
        gone, "later entry no longer fits", "later entries no longer fit"
    )
    told = [f"{with_capital(words)}."] if gone else []
    return rules.scored_record(referee, prompts=True), told


def entries_at(record, place, operation, enter):
    """What may stand at a place by a ruling that enters something there.

    A dict: the `prompt` that is left to ask, None where none is; the `ways` of entering
    it, and the whole `entry` where there is but one.
    """
    if operation == "remove":
        return {"prompt": None, "ways": [None], "entry": None}
    entries = record["entries"]
    standing = entries[place] if operation == "replace" else {}
    entry = merge_entries(enter, standing)
    prompt = form_for(rules.replay(record | {"entries": entries[:place]}), entry)
    if prompt is None:
        whole = entry if entry["type"] == standing.get("type") else None
        return {"prompt": None, "ways": [whole] if whole else [], "entry": whole}
    fields = prompt["fields"]
    tried = ways(entry, fields)
    whole = None if open_fields(fields) else filled_in(entry, fields)
    return {"prompt": prompt, "ways": tried, "entry": whole}


def merge_entries(enter, standing):
    """The entry of a ruling, with what it has of the one whose place it takes."""
    if enter["type"] == standing.get("type"):
        return standing | enter
    about = {"seat": standing["seat"]} if "seat" in standing else {}
    return about | enter


def correction_of(record, place, operation, ruled):
    """What the page of a correction asks that a ruling has led to; None of no ruling.

    `ruled`: the situation and its answers, as an address has them. A dict: the `prompt`
    that is left to ask, None where none is; whether the `entry` that it brings
    `is_whole`, which is None where it brings none.
    """
    outcome = outcome_of(record, ruled)
    is_there = 0 <= place < len(record["entries"])
    if not (outcome and is_there and (outcome["enter"] or operation == "remove")):
        return None
    found = entries_at(record, place, operation, outcome["enter"])
    is_whole = operation == "remove" or found["entry"] is not None
    return {"prompt": found["prompt"], "entry": found["entry"], "is_whole": is_whole}


def outcome_of(record, ruled):
    """The outcome that a situation has with its answers; None of none such."""
    name, answers = (ruled.split("/") + [""])[:2]
    situation = situation_named(record["game"], name)
    if situation is None:
        return None
    options = rules.replay(record | {"entries": []}).table.options
    return situation_screen(record["game"], situation, answers, options)["outcome"]


def with_urls(screen, url):
    """A situation as it is shown, with a `url` for each entry that it is about.

    `url`: of the table, where an offline night says it all behind a `#`.
    """
    is_alone = url[:1] == "#"
    linked = [one | {"url": url_of(one, url, is_alone)} for one in screen["earlier"]]
    return screen | {"earlier": linked}


def url_of(entry, url, is_alone):
    """Where an entry that stands is corrected, with the ruling on it; or the review."""
    if entry["place"] is None:
        return url + ("review" if is_alone else "review/")
    where = f"{url}{'entry' if is_alone else 'entries'}/{entry['place']}/"
    how, about = ("", "/") if is_alone else ("?operation=", "&ruled=")
    ruled = about + entry["ruled"] if entry["ruled"] else ""
    return where + how + entry["operation"] + ruled
