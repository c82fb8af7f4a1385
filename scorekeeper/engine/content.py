"""The content of the referee's book as a phone fetches it: JSON, a file for each part.

Of the ways of telling that all families share a phone gets those of its situations, and
of each way only the words, sorted, like beside like: they pack better, and a phone
finds the same. Lists of texts are joined.
"""

import json

from scorekeeper import content

BARE = ("tellings", "elsewhere")  # parts of which a search needs the words alone


def content_of(families):
    """The parts that phones of some families read: texts by their paths."""
    parts = {f"games/{family}": content.for_phones(family) for family in families}
    pages = [page for part in parts.values() for page in part["situations"]["pages"]]
    parts["book"] = for_situations({page["key"] for page in pages})
    return {
        path: text
        for folder, some in parts.items()
        for path, text in in_folder(folder, some).items()
    }


def for_situations(keys):
    """The shared parts, with the ways of telling these situations alone."""
    shared = content.for_phones()
    ways = shared["tellings"]
    return shared | {"tellings": {key: ways[key] for key in ways if key in keys}}


def in_folder(folder, parts):
    """The parts of a folder of the rules, as JSON by their paths."""
    return {
        f"rules/{folder}/content/{name}.json": as_json(pack_part(name, part))
        for name, part in parts.items()
    }


def as_json(part):
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def pack_part(name, part):
    """A part as it packs best: what no question is held against is left out."""
    if name == "how_to_play":
        return {game: findable_parts(page) for game, page in part.items()}
    if name == "situations":
        return part | {"pages": [without_defaults(page) for page in part["pages"]]}
    if name in BARE:
        part = {key: bare_texts(texts) for key, texts in part.items()}
    if name in content.JOINED:
        return {key: content.JOINT.join(texts) for key, texts in part.items()}
    return part


def without_defaults(page):
    """A situation without what most situations and outcomes have."""
    outcomes = [drop_defaults(one, content.OF_AN_OUTCOME) for one in page["outcomes"]]
    return drop_defaults(page, content.OF_A_PAGE) | {"outcomes": outcomes}


def drop_defaults(table, defaults):
    """What a table has besides its defaults."""
    return {
        key: value
        for key, value in table.items()
        if key not in defaults or value != defaults[key]
    }


def findable_parts(page):
    """The parts of a page for reading that a question may find."""
    return {part: page[part] for part in content.LOOKED_UP}


def bare_texts(texts):
    """Texts as words alone, in order."""
    return sorted([" ".join(content.words_of(text)) for text in texts])
