"""The content of the referee's book as a phone fetches it: JSON, a file for each part.

Of the ways of telling that all families share a phone gets those of its situations, and
of each way only the words, sorted, like beside like: they pack better, and a phone
finds the same.
"""

import json

from scorekeeper import content


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
        f"rules/{folder}/content/{name}.json": as_json(bare(name, part))
        for name, part in parts.items()
    }


def as_json(part):
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def bare(name, part):
    """A part with its ways of telling as words alone."""
    if name == "tellings":
        return {key: bare_ways(ways) for key, ways in part.items()}
    if name == "elsewhere":
        return part | {"questions": bare_ways(part["questions"])}
    return part


def bare_ways(ways):
    return sorted([" ".join(content.words_of(way)) for way in ways])
