"""What a table is likely to ask now: the situations of the moment."""

from rules import book

LIKELY = 6  # situations that are offered before anybody has said a word
OF_THE_LAST = 2  # of them, those about what was just entered
OF_BEFORE = 2  # and those that this table has asked before
ALWAYS = ("any", "play", "deal", "count", "end")  # where a phase has few of its own


def likely(key, phases=(), last="", before=()):
    """The keys of the situations of a card game that are likeliest at a moment.

    `phases`: where the deal stands; `last`: the type of what was just entered;
    `before`: the situations that this table has asked, the newest first.
    """
    pages = [one for one in book.situations(key) if one["kind"] == "ruling"]
    known = [one["key"] for one in pages]
    of_phases = [page for page in pages if page["phase"] in phases]
    asked = [one for one in unrepeated(before) if one in known][:OF_BEFORE]
    entered = [page["key"] for page in of_phases if is_about(page, last)][:OF_THE_LAST]
    found = asked + entered
    for phase in tuple(phases) + ALWAYS:
        found += [page["key"] for page in pages if page["phase"] == phase]
    return unrepeated(found)[:LIKELY]


def is_about(situation, entry_type):
    """Whether a ruling on a situation may be that such an entry is put right."""
    entered = [one["enter"] for one in situation["outcomes"] if one["enter"]]
    return any(one["type"] == entry_type for one in entered)


def unrepeated(keys):
    """Some keys in their order, each once."""
    return [key for place, key in enumerate(keys) if key not in keys[:place]]
