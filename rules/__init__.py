"""The rules of the card games: replay a record, score it, or say why not."""

from .errors import RuleError
from .games import card_game_named, card_games, presets_named, usual_options
from .line_origins import read_and_watch
from .price import UNKNOWN as UNKNOWN_PRICE
from .price import price
from .record import pending_of, read_on, scored_record
from .record import replay as replay_with

VERSION = "1"


def replay(record):
    """A Referee that has read a whole record (a dict); raises RuleError."""
    return replay_with(record, card_game_named)


def replay_and_watch(record):
    """As `replay`; with the Referee the LineOrigins of each deal's lines, in a list."""
    referee = replay(record | {"entries": []})
    return referee, read_and_watch(referee, record["entries"])


def score(record, prompts=False):
    """The scored record (a dict) of a record; raises RuleError.

    With `prompts` also what may be entered now, drawn as plain data.
    """
    return scored_record(replay(record), prompts)


def price_of(header):
    """How a game is settled that a record's header begins, as `rules.price` has it.

    Raises RuleError for a header that is refused.
    """
    return price(replay(header | {"entries": []}))


def why_beyond(record, entry):
    """Why an entry that the rules accept says more than a deal can bring, or None.

    (code, sentence). Nobody may enter that; a record that has it is read all the same.
    """
    if not entry or entry["type"] != "deal_total":
        return None
    table = replay(record | {"entries": []}).table
    return table.game.why_beyond(table, entry["points"])


def rulings(referee):
    """The prompts, as plain data, of the entries that a referee may make now."""
    prompts = referee.ruling_prompts()
    return [prompt.picture(referee.table) for prompt in prompts]


def fields_of(key, raw_entry):
    """The fields of an entry of a card game; None if the game has no such entry.

    `raw_entry`: a dict with the `type` of the entry, and the `offence` of a penalty.
    """
    game = card_game_named(key)
    shape = game().shape(raw_entry) if game else None
    return shape.fields if shape else None


def part_at_fault(key, raw_entry, code):
    """The name of the part of an entry that a refusal is about, "" where none is.

    `key`: of the card game; `raw_entry`: the refused one; `code`: of the refusal.
    """
    game = card_game_named(key)
    shape = game().shape(raw_entry) if game and type(raw_entry) is dict else None
    return shape.part_at_fault(raw_entry, code) if shape else ""
