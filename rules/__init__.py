"""The rules of the card games: replay a record, score it, or say why not."""

from .errors import RuleError
from .games import CARD_GAMES
from .prompts import Form
from .record import replay as replay_with
from .record import scored

VERSION = "1"

__all__ = ["CARD_GAMES", "VERSION", "Form", "RuleError", "form", "replay", "score"]

GAMES_BY_KEY = {game.key: game for game in CARD_GAMES}


def replay(record):
    """A Referee that has read a whole record (a dict); raises RuleError."""
    return replay_with(record, GAMES_BY_KEY)


def score(record, prompts=False):
    """The scored record (a dict) of a record; raises RuleError.

    With `prompts` also what may be entered now, drawn as plain data.
    """
    return scored(replay(record), prompts)


def form(key, type):
    """The Form of an entry type of a card game, None where the game has none such."""
    for own in GAMES_BY_KEY[key].forms:
        if own.type == type:
            return own
    return None
