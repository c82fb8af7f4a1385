"""The command line: scores records, and opens the referee's book."""

import argparse
import json
import sys

from . import RuleError, book, card_game_named, presets_named, replay, score
from .book.lookup import found_situations
from .book.question_search.phases import phases_of
from .untrusted_input import ForeignError
from .untrusted_input import parse_json as parsed_json

ABOUT_BOOK = "list the situations and terms of a game"
ABOUT_ASKING = "find the situations that match your words"
ABOUT_PRESETS = "list the named sets of house rules for a game"


def main():
    """Does what was asked; returns the exit status."""
    options = arguments()
    try:
        if options.command in TOLD:
            written = TOLD[options.command](known_key(options.game))
        elif options.command == "ask":
            written = ask(known_key(options.game), options.words, options.record)
        elif options.lines:
            return score_lines(read_file(options.file), options.prompts)
        else:
            written = score(parse_record(read_file(options.file)), options.prompts)
    except RuleError as error:
        print(json.dumps({"error": error.as_dict()}), file=sys.stderr)
        return 2
    print(json.dumps(written, indent=1))
    return 0


def arguments():
    """What was asked on the command line."""
    parser = argparse.ArgumentParser(prog="python -m rules")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("score", help="score a game record")
    command.add_argument("file", help="a JSON file, or - for standard input")
    command.add_argument(
        "--lines", action="store_true", help="read one record per line"
    )
    command.add_argument(
        "--prompts", action="store_true", help="show the possible next entries"
    )
    for name, words in (("situations", ABOUT_BOOK), ("presets", ABOUT_PRESETS)):
        command = commands.add_parser(name, help=words)
        command.add_argument("game", help="the key of a card game")
    command = commands.add_parser("ask", help=ABOUT_ASKING)
    command.add_argument("game", help="the key of a card game")
    command.add_argument("words", nargs="+", help="what happened, in your own words")
    command.add_argument(
        "--record", help="the open game's file, to list likely situations first"
    )
    return parser.parse_args()


def known_key(key):
    """The key of a card game; raises RuleError where there is none such."""
    if card_game_named(key) is None:
        raise RuleError("unknown_game", f"There is no game {key!r}.")
    return key


def presets(key):
    """The named sets of house rules of a card game, as plain data."""
    return {"game": key, "presets": [one.picture() for one in presets_named(key)]}


def situations(key):
    """What may be asked at a card game, and its words, as plain data."""
    asked = book.situations(key)
    return {"game": key, "situations": asked, "glossary": book.glossary(key)}


def ask(key, words, file):
    """The situations of a card game that some words fit, the best first.

    `file`: the name of that of an open game, or None.
    """
    phases = phases_of(replay(parse_record(read_file(file)))) if file else ()
    return {"game": key, "found": found_situations(key, " ".join(words), phases)}


TOLD = {"presets": presets, "situations": situations}  # of a card game, by its key


def score_lines(text, prompts):
    """A scored record, or its error object, for each line that is not blank."""
    for line in text.splitlines():
        if not line.strip():
            continue
        try:
            written = score(parse_record(line), prompts)
        except RuleError as error:
            written = {"error": error.as_dict()}
        print(json.dumps(written))
    return 0


def read_file(name):
    """The bytes of a file, or of standard input."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        with open(name, "rb") as file:
            return file.read()
    except OSError as error:
        raise RuleError("bad_record", f"{name} cannot be read: {error}.") from error


def parse_record(text):
    """The record in a JSON text."""
    try:
        return parsed_json(text)
    except ForeignError as error:
        refuse_option(getattr(error, "value", None))
        at = f" {error.__cause__}." if error.__cause__ else ""
        raise RuleError("bad_record", f"{error}{at}") from error


def refuse_option(record):
    """Raises `bad_option` where a character that is none stands in a house rule."""
    if type(record) is not dict:
        return
    try:
        replay(record | {"entries": []})
    except RuleError as error:
        if error.code == "bad_option":
            raise


if __name__ == "__main__":
    sys.exit(main())
