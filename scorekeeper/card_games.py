"""Card games in their families, found by any of their names."""

import unicodedata

from scorekeeper import scoring


def menu(query=""):
    """The menu with what a query finds in it marked `is_found`: games, families, any.

    Nothing is left out, so that a page can find other games without asking again.
    """
    shown = families(query)
    is_found = any(family["is_found"] for family in shown)
    return {"query": query, "families": shown, "is_found": is_found}


def families(query):
    """The card games by family, in the order of the menu."""
    words = plain(query).split()
    families = {}
    for card_game in scoring.menu():
        found_by = plain(" ".join(names(card_game)))
        card_game |= {
            "players_words": scoring.players_words(card_game["players"]),
            "also_words": ", ".join(card_game["also"]),
            "found_by": found_by,
            "is_found": all(word in found_by for word in words),
        }
        families.setdefault(card_game["family"], []).append(card_game)
    return [family(name, games) for name, games in families.items()]


def family(name, games):
    """One family of the menu, found where one of its games is."""
    is_found = any(game["is_found"] for game in games)
    return {"name": name, "games": games, "is_found": is_found}


def names(card_game):
    """All that a card game may be found by: its names and its family."""
    return [card_game["name"], *card_game["also"], card_game["family"]]


def plain(text):
    """A text in small letters without their accents, as one types in a hurry."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one))
