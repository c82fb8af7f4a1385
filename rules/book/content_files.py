"""What is written about the games, as data: the parts of the `content/` folders.

A server reads them as people write them, and checks them (`source_files/`). A phone has
no TOML: it fetches each part as JSON, which the builder of its engine writes.
"""

import json

from ..games import family_named

RULES = __file__.rsplit("/", 2)[0]
SHARED = "book"  # the folder of what all families share
# parts of lists of texts, which a phone gets joined: they pack better
JOINED, JOINT = ("tellings", "elsewhere", "silent"), ";"
# what most situations and most of their outcomes have
OF_A_PAGE = {"kind": "ruling", "games": None, "ask": [], "see": []}
OF_AN_OUTCOME = {"if": [], "options": {}, "enter": None, "waive": None, "score": "none"}
kept = {}  # (folder, name of a part): the part

try:
    from .source_files import part_in
except ImportError:  # a phone

    def part_in(folder, name):
        """A part of a folder of the rules, as data."""
        with open(f"{RULES}/{folder}/content/{name}.json") as file:
            part = json.load(file)
        if name in JOINED:
            return {key: part[key].split(JOINT) for key in part}
        return with_defaults(part) if name == "situations" else part


def with_defaults(part):
    """The situations of a family with all that a phone gets only where it differs."""
    for page in part["pages"]:
        for key in OF_A_PAGE:
            page.setdefault(key, OF_A_PAGE[key])
        for outcome in page["outcomes"]:
            for key in OF_AN_OUTCOME:
                outcome.setdefault(key, OF_AN_OUTCOME[key])
    return part


def shared_content(name):
    """A part of what all families share."""
    return content_in(SHARED, name)


def family_content(game, name):
    """A part of what is written about the family of a card game; None of no game."""
    folder = family_folder(game)
    return content_in(folder, name) if folder else None


def family_folder(game):
    """The folder of the family of a card game; None of no game."""
    family = family_named(game)
    return f"games/{family}" if family else None


def content_in(folder, name):
    """A part of a folder of the rules, read once."""
    if (folder, name) not in kept:
        kept[folder, name] = part_in(folder, name)
    return kept[folder, name]
