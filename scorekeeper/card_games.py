"""Card games in their families, found by any of their names."""

import unicodedata

from rules.words import spell_count, with_capital
from scorekeeper import scoring

MOST_TITLES = 8
ANOTHER = "Another game"


def menu(query="", titled=()):
    """The card games that a query finds, by family, in the order of the menu.

    `titled`: Kinds of game with the titles that a group has played, the newest first.
    These come before the game that a table names; without a query only a few.
    """
    words = plain(query).split()
    families = {}
    for card_game in scoring.menu():
        own = [one for one in titled if one.key == card_game["key"]]
        lines = [title_line(card_game, one.name) for one in own]
        lines = [one for one in lines if is_found(one, words)]
        lines = lines if words else lines[:MOST_TITLES]
        if is_found(card_game, words):
            lines.append(menu_line(card_game) | ({"name": ANOTHER} if own else {}))
        if lines:
            families.setdefault(card_game["family"], []).extend(lines)
    found = [{"name": name, "games": games} for name, games in families.items()]
    matches = sum(len(games) for games in families.values())
    return {
        "query": query,
        "families": found,
        "matches": matches_in_words(matches) if words else "",
    }


def is_found(card_game, words):
    """Whether a game has some words in its names."""
    found_by = plain(" ".join(names(card_game)))
    return all(word in found_by for word in words)


def menu_with_rules():
    """The menu; each game says by which `rules` it is played at first."""
    shown = menu()
    for family in shown["families"]:
        for card_game in family["games"]:
            card_game["rules"] = first_rules(card_game)
    return shown


def first_rules(card_game):
    """The sets of house rules that a game begins with, by how many play: "Partners"."""
    sets = [
        rules["name"]
        for number in sorted(card_game["players"])
        for rules in scoring.offered_sets(card_game["key"], number, None)[:1]
    ]
    first, *others = dict.fromkeys(sets)
    return " or ".join([first, *(name[0].lower() + name[1:] for name in others)])


def matches_in_words(number):
    """How many games a query finds, in words."""
    if not number:
        return "No games found"
    return f"{with_capital(spell_count(number, 'game'))} found"


def title_line(card_game, title):
    """A title as a line of the menu shows it."""
    own = {"name": title, "title": title, "also": [], "such_as": []}
    return menu_line(card_game | own)


def menu_line(card_game):
    """A card game as a line of the menu shows it."""
    return card_game | {
        "players_words": scoring.players_words(card_game["players"]),
        "also_words": ", ".join([*card_game["also"], *card_game["such_as"]]),
    }


def names(card_game):
    """All that a card game may be found by: its names, its family, what it is for."""
    others = [*card_game["also"], *card_game["such_as"]]
    return [card_game["name"], *others, card_game["family"]]


def has_keypad(key):
    """Whether the numbers of a card game are entered on keys of their own."""
    card_game = scoring.card_game(key)
    return bool(card_game and card_game["has_keypad"])


def plain(text):
    """A text in small letters without their accents, as one types in a hurry."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one))
