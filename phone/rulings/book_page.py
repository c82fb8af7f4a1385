"""The referee's page without a game: what the book says by the usual house rules."""

import rules

from .question_screen import question_screen
from .results import USUAL
from .situation import situation_named, situation_screen


def asked_in_book(key, words):
    """What words find in the book of a card game, or what is likely at any time."""
    return question_screen(key, words, about_book(key))


def ruled_in_book(key, name, answers):
    """A situation by its name; None where the card game has none such."""
    situation = situation_named(key, name)
    if situation is None:
        return None
    screen = situation_screen(key, situation, answers, usual_options(key))
    return screen | {"entering": None, "earlier": [], "turn": ""}


def about_book(key):
    """What answers say of the usual house rules, as `results` takes it."""
    options, players = usual_options(key), min(rules.card_game_named(key).players)
    return {"where": USUAL, "options": options, "players": players, "facts": {}}


def usual_options(key):
    """The house rules that a new table of a card game starts with, of the fewest."""
    game = rules.card_game_named(key)()
    few = game.players[0]
    return game.read_options(rules.usual_options(key, few), few)
