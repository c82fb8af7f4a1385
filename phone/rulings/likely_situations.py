"""What a table is likely to ask now: the situations of the moment."""

from rules import book

LIKELY = 6  # situations that are offered before anybody has said a word
OF_THE_LAST = 3  # of them, those about what was just entered
OF_BEFORE = 2  # and those that this table has asked before
OF_ALL = {"adjust": ["wrong_score"], "deal_total": ["wrong_score"]}
ALWAYS = ("any", "play", "deal", "count", "end")  # where a phase has few of its own


def likely_keys(key, phases=(), last="", before=()):
    """The keys of the situations of a card game that are likeliest at a moment.

    `phases`: where the deal stands; `last`: the type of what was just entered;
    `before`: the situations that this table has asked, the newest first.
    """
    pages = [one for one in book.situations(key) if one["kind"] == "ruling"]
    known = [one["key"] for one in pages]
    found = [one for one in each_once(before) if one in known][:OF_BEFORE]
    found += [one for one in after(key, last) if one in known][:OF_THE_LAST]
    for phase in tuple(phases) + ALWAYS:
        found += [page["key"] for page in pages if page["phase"] == phase]
    return each_once(found)[:LIKELY]


def after(key, entry_type):
    """What is asked of an entry of some type that was just made."""
    return OF_ALL.get(entry_type) or book.after(key, entry_type)


def each_once(keys):
    """Some keys in their order, each once."""
    return [key for place, key in enumerate(keys) if key not in keys[:place]]
