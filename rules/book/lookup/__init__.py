"""All that a question may find in the book of a card game, besides its situations.

An entry has a `kind`, a `key` that is its own among all of the game, a `name`, how it
is `also` called, and a `text`:

- `term`: a word of the game, and what it means;
- `points`: something that scores, and what it is worth;
- `house_rule`: a house rule, and the values that it may have;
- `step`: a step of a deal, or another part of the page of the game.
"""

from ...games import card_game_named
from .. import glossary
from ..content_files import family_content
from ..question_search import search
from ..question_search.words import words_of

SITUATION = "situation"


def find(game, text, phases=()):
    """What a question is about, the best first: [kind, key] of each.

    The kind is SITUATION with the key of a situation, or that of an entry. The rest as
    `question_search.search` takes it.
    """
    named = [
        [entry["kind"], entry["key"]]
        for entry in entries(game)
        if words_of(text) in [words_of(name) for name in names(entry)]
    ]
    return named + [[SITUATION, key] for key in search(game, text, phases)]


def entries(game):
    """All entries of a card game (by its key)."""
    return terms(game) + points(game) + house_rules(game) + steps(game)


def names(entry):
    return [entry["name"]] + entry["also"]


def terms(game):
    return [
        entry("term", word["term"], word["means"], word["also"])
        for word in glossary(game)
    ]


def points(game):
    return [
        entry("points", one["name"], f"{one['points']}: {one['what']}")
        for one in family_content(game, "scores")
        if game in one["games"]
    ]


def house_rules(game):
    return [
        entry("house_rule", option.label, option.help)
        for option in card_game_named(game).options
    ]


def steps(game):
    page = family_content(game, "how_to_play")[game]
    return [entry("step", name, " ".join(blocks)) for name, blocks in page["course"]]


def entry(kind, name, text, also=()):
    key = f"{kind}-{name}".lower().replace(" ", "-")
    return {
        "kind": kind,
        "key": key,
        "name": name,
        "also": list(also),
        "text": text,
    }
