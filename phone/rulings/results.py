"""What a question finds in the book, each result as the page shows it.

A result has its `kind` in words, a `title`, the `line` under it, and what it `says` in
large type where it comes first, with `more` below. One of a situation has that alone in
`situations`: a page draws each part by a name of its own. `aside`: what it adds to one
of the same name.
"""

from rules import book, card_game_named
from rules.book import lookup
from rules.words import with_capital

from .laws import ours_first, words_by_situation
from .situation import situation_in_brief, situation_screen

SITUATIONS = {"ruling": "Ruling", "rule": "Rule"}
POINTS = "Points"
KINDS = {
    "term": "Word",
    "points": POINTS,
    "house_rule": "House rule",
    "step": "How to play",
}
AT_TABLE, USUAL = "At this table", "Usual"
OPEN_RULING, OPEN_RULE = "Open this ruling", "Open this rule"
ALSO = "Also called: {}."
NO_EFFECT = {
    AT_TABLE: "This house rule has no effect at this table.",
    USUAL: "This house rule has no effect with the usual house rules.",
}
OTHER, OTHERS = "Other choice: {}.", "Other choices: {}."
BLANK = {"situations": [], "says": "", "more": [], "law": "", "proposal": ""}
BLANK |= {"aside": [], "anchor": ""}
# where a step of a deal, or another part, is on the page of the game
ANCHORS, STEPS = {"The pack": "pack", "The end of the game": "end"}, "deal"


def results(key, found, about, law):
    """The results of a card game (its key) for what was found: [kind, key] of each.

    `about`: what answers know of a table, as `about_table` in `table_page` has it;
    `law`: the rulings of the group, which come first.
    """
    found = ours_first(found, law, lookup.SITUATION)
    pages = {one["key"]: one for one in book.situations(key)}
    entries = entries_of(key, found)
    drawn = []
    for kind, name in found:
        if kind == lookup.SITUATION:
            is_first = not drawn
            drawn.append(situation_result(key, pages[name], about, law, is_first))
        else:
            add_entry(drawn, entry_result(key, entries[name], about))
    return drawn


def add_entry(drawn, result):
    """One result more; what a word or so of the same name can tell, goes with that."""
    for other in drawn:
        if result["aside"] and other["title"] == result["title"]:
            other["more"] = other["more"] + result["aside"]
            return
    drawn.append(result)


def entries_of(key, found):
    """The entries of a card game by their keys, where something else was found."""
    if all(kind == lookup.SITUATION for kind, _name in found):
        return {}
    return {one["key"]: one for one in lookup.entries(key)}


def situation_result(key, situation, about, law, is_first):
    """A situation: in full where it comes first, else as far as a list shows it."""
    draw = situation_screen if is_first else situation_in_brief
    screen = draw(key, situation, "", about["options"], law)
    ruling = screen["ruling"]
    line = ruling["words"] if ruling else screen["question"]["question"]
    name = situation["key"]
    screen["fact"] = about["facts"].get(name, "")
    screen |= opens(screen, about)
    return BLANK | {
        "kind": SITUATIONS[situation["kind"]],
        "title": situation["title"],
        "line": line,
        "law": words_by_situation(law["laws"]).get(name, ""),
        "proposal": words_by_situation(law["proposals"]).get(name, ""),
        "situations": [screen],
    }


def opens(screen, about):
    """What the link to a situation that is ruled on says, and whether it `enters`."""
    is_mishap, outcome = screen["kind"] == "ruling", screen["outcome"]
    enters = is_mishap and about["where"] == AT_TABLE and outcome and outcome["enter"]
    if enters:
        return {"opens": "Enter this ruling", "enters": True}
    return {"opens": OPEN_RULING if is_mishap else OPEN_RULE, "enters": False}


def entry_result(key, entry, about):
    """A word, points, a house rule or a step of the page."""
    kind, text = entry["kind"], entry["text"]
    result = {"kind": KINDS[kind], "title": with_capital(entry["name"])}
    result |= {"says": text, "line": text}
    if kind == "step":
        result["anchor"] = ANCHORS.get(entry["name"], STEPS)
    elif kind == "house_rule":
        result |= house_rule(key, entry, about)
    elif kind == "points":
        result |= points(entry)
    elif entry["also"]:
        result["more"] = [ALSO.format(", ".join(entry["also"]))]
    return BLANK | result


def points(entry):
    """What something scores: the points in large type, what they are for below."""
    worth, what = entry["text"].split(": ", 1)
    what = with_capital(what)
    says = f"{with_capital(entry['name'])}: {worth}"
    return {"says": says, "more": [what], "aside": [f"{POINTS}: {worth}", what]}


def house_rule(key, entry, about):
    """A house rule as it is at a table, or usually, with the other choices."""
    options = card_game_named(key).options
    [option] = [one for one in options if one.key == entry["option"]]
    value = about["options"][option.key]
    choices = choices_besides(option, value, about["players"])
    if value is None or not option.is_used(about["options"]):
        without = NO_EFFECT[about["where"]]
        return {"more": [without, choices], "aside": [without]}
    says = f"{about['where']}: {option.in_words(value)}"
    told = {"says": says, "line": says, "more": [entry["text"], choices]}
    return told | {"aside": [says, choices]}


def choices_besides(option, value, players):
    """What an option could be instead of a value, as a sentence."""
    others = [words for other, words in option.values if other != value]
    if option.values:
        return (OTHERS if len(others) > 1 else OTHER).format(", ".join(others))
    steps = f", in steps of {option.step}" if option.step > 1 else ""
    return OTHERS.format(f"{option.low} to {option.highest(players)}{steps}")
