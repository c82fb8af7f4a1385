"""The entries of the book besides its situations: what may be looked up by a name.

An entry has a `kind`, a `key` that is its own in the game, a `name`, other spellings of
it (`also`) and a `text`:

- `term`: a word of the game, and what it means;
- `points`: something that scores, and what it is worth;
- `house_rule`: a house rule, and the values that it may have; its `option` is the key;
- `step`: a step of a deal, or another part of the page of the game.
"""

from ...games import card_game_named
from .. import glossary
from ..content_files import family_content

# the parts of a page besides the steps of a deal, by their names there
PARTS = (("pack", "The pack"), ("ending", "The end of the game"))
LOOKED_UP = ("pack", "course", "ending")  # the parts that a phone needs for this
ROW = "> "  # begins a row of drawn cards, as `source_files/drawn_cards.py` reads it
POINTS, HOUSE_RULE = "points", "house_rule"
kept = {}  # the entries of the last game that was asked about, by its key


def entries(game):
    """All entries of a card game (by its key)."""
    if game not in kept:
        kept.clear()
        kept[game] = terms(game) + points(game) + house_rules(game) + steps(game)
    return kept[game]


def terms(game):
    found = glossary(game)
    return [entry("term", one["term"], one["means"], one["also"]) for one in found]


def points(game):
    return [
        entry(POINTS, score["name"], f"{score['points']}: {score['what']}")
        for score in family_content(game, "scores")
        if game in score["games"]
    ]


def house_rules(game):
    """The house rules, with the other spellings of a word of the same name."""
    also = {term["name"].lower(): term["also"] for term in terms(game)}
    return [
        entry(HOUSE_RULE, option.label, option.help, also.get(option.label.lower(), ()))
        | {"option": option.key}
        for option in card_game_named(game).options
    ]


def steps(game):
    page = family_content(game, "how_to_play")[game]
    parts = [(name, page[part]) for part, name in PARTS] + page["course"]
    return [entry("step", name, as_read(blocks)) for name, blocks in parts]


def as_read(blocks):
    """The text of a part of a page: a row of cards is a sentence, without its sign."""
    texts = [f"{one[len(ROW) :]}." if one.startswith(ROW) else one for one in blocks]
    return " ".join(texts)


def entry(kind, name, text, also=()):
    return {
        "kind": kind,
        "key": f"{kind}-{name}".lower().replace(" ", "-"),
        "name": name,
        "also": list(also),
        "text": text,
    }
