"""The rules of the card games: replay a record, score it, or say why not."""

from .errors import RuleError
from .games import CARD_GAMES
from .record import open_record, read_on, scored
from .record import replay as replay_with

VERSION = "1"

__all__ = [
    "CARD_GAMES",
    "VERSION",
    "RuleError",
    "opened",
    "read_on",
    "replay",
    "rulings",
    "score",
]

GAMES_BY_KEY = {game.key: game for game in CARD_GAMES}
# One of each plays at all tables: it keeps nothing of a game being played.
READY = {game.key: game() for game in CARD_GAMES}


def replay(record):
    """A Referee that has read a whole record (a dict); raises RuleError."""
    return replay_with(record, READY)


def score(record, prompts=False):
    """The scored record (a dict) of a record; raises RuleError.

    With `prompts` also what may be entered now, drawn as plain data.
    """
    return scored(replay(record), prompts)


def opened(record):
    """A Referee for the header of a record, with nothing entered yet."""
    return open_record(record, READY)


def rulings(record):
    """The prompts, as plain data, of the entries that a referee may make now."""
    referee = replay(record)
    asked = referee.ruling_prompts()
    return [prompt.picture(referee.table) for prompt in asked]


def shape(key, given):
    """The Shape of an entry (a dict) of a card game; None if it has none such."""
    return READY[key].shape(given)
