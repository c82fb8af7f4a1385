"""The referee's page without a game: what the book says by the usual house rules."""

import rules

from .find_situations import find_situations
from .situation import situation_named, situation_screen


def asked_in_book(key, words):
    """The situations of a card game that fit some words, or are likely at any time."""
    return find_situations(key, words)


def ruled_in_book(key, name, answers):
    """A situation by its name; None where the card game has none such."""
    situation = situation_named(key, name)
    if situation is None:
        return None
    screen = situation_screen(key, situation, answers, usual_options(key))
    return screen | {"entering": None, "earlier": [], "turn": ""}


def usual_options(key):
    """The house rules that a new table of a card game starts with, of the fewest."""
    game = rules.card_game_named(key)()
    few = game.players[0]
    return game.read_options(rules.usual_options(key, few), few)
