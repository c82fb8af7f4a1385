"""A record made by hand, as `python -m rules score` reads it."""

from scorekeeper import scoring
from scorekeeper.file_format import parsed
from scorekeeper.importing.parts import FileError

NO_JSON = (
    "This is no record. It begins and ends with a brace, as “Its record” below the "
    "review of a game gives it."
)


def record_of(given):
    """The record (a dict) in some bytes, one that the rules accept; FileError."""
    try:
        record = parsed(given)
    except ValueError:
        raise FileError(NO_JSON) from None
    try:
        scoring.score(record)
    except scoring.RuleError as error:
        raise FileError(refused(error)) from None
    return record


def refused(error):
    """A refusal of the rules, with the place of the entry, counted from one."""
    if error.entry is None:
        return error.message
    return f"Entry {error.entry + 1} of the record: {error.message}"
