"""The whole page of a card game: how it is played, and all that may be asked of it."""

from .. import book
from ..book.words import in_pieces, spellings
from ..why import COMMON_HEARD
from ..words import with_capital
from .blocks import block
from .house_rules import house_rule
from .named_sets import named_sets
from .page_files import rule_page

# phase of the situations: its heading
PHASES = (
    ("before", "Before the game"),
    ("deal", "During the deal"),
    ("exchange", "During the exchange"),
    ("bidding", "During the bidding"),
    ("declaring", "While declaring"),
    ("melding", "While melding"),
    ("play", "During play"),
    ("count", "When counting"),
    ("end", "At the end"),
    ("any", "At any time"),
)


def rule_book(game):
    """What there is to say of a card game (a class) as plain data, in words alone.

    Running text comes in pieces, so that the words of the game can be looked up.
    """
    page = rule_page(game.key)
    link = WordLinks(game.key)
    return {
        **names(game),
        "brief": link.text(page.brief),
        "differs": blocks(page.differs, link),
        "pack": blocks(page.pack, link),
        "course": [step(name, texts, link) for name, texts in page.course],
        "values": values(game, page, link),
        "ending": blocks(page.ending, link),
        "heard": [announcement_entry(*row, link) for row in page.heard + COMMON_HEARD],
        "sets": sets(game, page, link),
        "options": house_rules(game, page.sources, link),
        "offences": [offence(one, link) for one in game.offences],
        "misdeals": [one.words for one in game.misdeals if not one.is_never],
        "ways": [words for _way, words in game.ways],
        "situations": situations(game.key),
        "worked": [one["title"] for one in book.worked_deals(game.key)],
        "words": book.glossary(game.key),
    }


def names(game):
    """How a card game is called, and how many play it."""
    return {
        "key": game.key,
        "name": game.name,
        "also": list(game.also),
        "family": game.family,
        "players": list(game.players),
    }


def sets(game, page, link):
    """The named sets of house rules, with the source of each."""
    return [
        found | {"differs": link.text(found["differs"]), "source": page.sets[key]}
        for key, found in named_sets(game)
    ]


def step(name, texts, link):
    """A step of a deal, under its name."""
    return {"name": name, "blocks": blocks(texts, link)}


def blocks(texts, link):
    return [block(text, link) for text in texts]


def values(game, page, link):
    """The table of points: name, points, description; then the lines of every sheet."""
    scores = [(value.name, value.points, value.what) for value in page.values]
    keys = " ".join([" ".join(one.keys) for one in page.values]).split()
    common = [(key, rule) for key, rule in game().all_reasons() if key not in keys]
    scores += [(spoken_name(key), "", rule) for key, rule in common]
    return [
        {"name": name, "points": points, "what": link.text(with_capital(description))}
        for name, points, description in scores
    ]


def announcement_entry(words, means, link):
    """An announcement as it may sound, and what it means."""
    return {"words": words.replace("{", "").replace("}", ""), "means": link.text(means)}


def house_rules(game, sources, link):
    """Every house rule: what it can be, and who says so."""
    return [
        house_rule(game, option)
        | {"help": link.text(option.help), "source": sources[option.key]}
        for option in game.options
    ]


def offence(breach, link):
    """A breach of the rules and its ruling."""
    return {"words": breach.words, "ruling": link.text(breach.ruling)}


def situations(key):
    """The situations of the referee's book by phase, as its pages name them."""
    pages = book.situations(key)
    phases = [
        {"name": words, "pages": [one for one in pages if one["phase"] == phase]}
        for phase, words in PHASES
    ]
    return [one for one in phases if one["pages"]]


def spoken_name(key):
    """The name of a line as a heading: "Deal total"."""
    return key[:1].upper() + key[1:].replace("_", " ")


class WordLinks:
    """Marks the words of one card game (its key) in texts."""

    def __init__(self, game):
        self.names = spellings(game)

    def text(self, text):
        return in_pieces(self.names, text)
