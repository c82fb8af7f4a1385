"""The one door from the web app to the rules: scores, menus and screens."""

import rules
from rules import VERSION, RuleError
from rules.record import scored
from rules.rule_book import rule_book as book_of
from rules.screen import entry_in_form, prompt_screen, review_screen, table_screen

__all__ = [
    "VERSION",
    "RuleError",
    "card_game",
    "entry_from_form",
    "menu",
    "prompt_screen",
    "review",
    "rule_book",
    "rulings",
    "score",
    "table_screen",
    "tell",
]


MOST_FOLLOWED = 16
followed = {}  # pk of a game -> (record, the Referee that read it), the newest last


def score(record):
    """The scored record, with its prompts, of a record; raises RuleError."""
    return rules.score(record, prompts=True)


def score_on(record, pk):
    """As `score`, for the game of a pk that most often just goes on.

    The referee stays in this process's memory. Where the record begins with all that he
    has read, he reads the rest; else the whole is replayed.
    """
    known, referee = followed.pop(pk, (None, None))
    if known and goes_on(known, record):
        rules.read_on(referee, record["entries"])
    else:
        referee = rules.replay(record)
    followed[pk] = record, referee
    if len(followed) > MOST_FOLLOWED:
        del followed[next(iter(followed))]
    return scored(referee, prompts=True)


def goes_on(known, record):
    """Whether a record begins with all of a known one, and has more.

    What comes new is always read: equal is not enough, for true equals 1.
    """
    read = known["entries"]
    begun = record | {"entries": record["entries"][: len(read)]}
    return begun == known and len(read) < len(record["entries"])


def rulings(record):
    """What a referee may enter now: prompts as plain data; raises RuleError."""
    return rules.rulings(record)


def entry_from_form(header, sheet, fields):
    """The entry (a dict) that a posted form holds.

    `header`: a record without its entries. `sheet`: its scored record. `fields`: a
    QueryDict. Nothing is refused here; that is for `score`.
    """
    return entry_in_form(rules.opened(header), sheet, fields.getlist)


def tell(record):
    """Each entry of a record in words, as a list of sentences; raises RuleError."""
    referee = rules.opened(record)
    told = []
    for entry in record["entries"]:
        referee.enter(entry)
        told.append(referee.told())
    return told


def review(record):
    """A whole game read back, as `review_screen` writes it; raises RuleError."""
    referee = rules.replay(record)
    return review_screen(referee, scored(referee, prompts=True), record["entries"])


def menu():
    """The card games to choose from, in the order of the menu."""
    return [card_game(game.key) for game in rules.CARD_GAMES]


def card_game(key):
    """What the game chooser shows of one card game; None if there is none such."""
    for game in rules.CARD_GAMES:
        if game.key == key:
            return {
                "key": game.key,
                "name": game.name,
                "family": game.family,
                "also": list(game.also),
                "players": list(game.players),
                "options": [option.picture() for option in game.options],
            }
    return None


def rule_book(key):
    """What the rules say of one card game, in words; None if there is none such."""
    game = rules.GAMES_BY_KEY.get(key)
    return book_of(game) if game else None
