"""JSON and text that others wrote: read whole, or refused with a sentence.

Text is what Unicode calls characters, and nothing that no character will ever be: no
half of a pair (U+D800 to U+DFFF), no control character but tab and the ends of a line,
no code that is never to be one (U+FFFE). Databases, pictures and printers choke on
these. A letter that Unicode has not given out yet is text: a new emoji on a new phone
is older than the tables of the machine that reads it.
"""

import json
import re

CONTROLS = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"
HALVES = r"\ud800-\udfff"
NEVER = r"\ufdd0-\ufdef" + "".join(  # and the last two of each 65,536
    [rf"\U{plane:04x}fffe\U{plane:04x}ffff" for plane in range(17)]
)
NO_TEXT = re.compile(f"[{CONTROLS}{HALVES}{NEVER}]")
DEEPEST = 50  # what lies in what; nothing of ours comes near it
TOO_MUCH = 2**63  # above what every database keeps as a number
NUMBERS = (int, float)

NO_JSON = "This is not JSON."
NO_UTF_8 = "This is not text in UTF-8."
NO_CHARACTER = (
    "The text holds U+{}, which is not a character. Delete it, then try again."
)
TOO_DEEP = f"This JSON is nested more than {DEEPEST} levels deep."
TOO_LARGE = (
    "This JSON has an invalid number, or one that is too large. Use at most 18 digits."
)


class ForeignError(ValueError):
    """What is not read; the message is a sentence for the person who sent it."""


class NotJsonError(ForeignError):
    """What is not written as JSON at all, or is torn."""


class NoTextError(ForeignError):
    """What is read, and holds a character that is none; `value`: all of it."""

    value = None


def parse_json(source):
    """What JSON says, as text or in UTF-8 (bytes); raises ForeignError."""
    try:
        value = json.loads(decode_text(source))
    except ForeignError:
        raise
    except RecursionError as error:
        raise ForeignError(TOO_DEEP) from error
    except json.JSONDecodeError as error:
        raise NotJsonError(NO_JSON) from error
    except ValueError as error:  # a number of thousands of digits
        raise ForeignError(TOO_LARGE) from error
    try:
        return check_value(value)
    except NoTextError as error:
        error.value = value
        raise


def text_of(source):
    """The text in UTF-8 (bytes); raises ForeignError."""
    return check_value(decode_text(source))


def decode_text(source):
    """A text, without the mark that some editors put before it."""
    try:
        text = source.decode() if type(source) is bytes else source
    except UnicodeError as error:
        raise NotJsonError(NO_UTF_8) from error
    return text[1:] if text[:1] == "\ufeff" else text


def check_value(value):
    """A value as JSON has it, which is given back; raises ForeignError."""
    level = [value]
    for _depth in range(DEEPEST + 1):
        if not level:
            return value
        level = values_below(level)
    raise ForeignError(TOO_DEEP)


def values_below(level):
    """What lies in the lists and objects of some values, all of which are checked."""
    refuse_no_text("".join([value for value in level if type(value) is str]))
    numbers = [value for value in level if type(value) in NUMBERS]
    if not all(-TOO_MUCH < number < TOO_MUCH for number in numbers):
        raise ForeignError(TOO_LARGE)
    inside = []
    for value in level:
        if type(value) is list:
            inside += value
        elif type(value) is dict:
            inside += value
            inside += value.values()
    return inside


def refuse_no_text(text):
    """NoTextError where one of the characters is none."""
    if found := NO_TEXT.search(text):
        raise NoTextError(NO_CHARACTER.format(f"{ord(found[0]):04X}"))
