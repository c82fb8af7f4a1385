"""The command line: python -m rules score FILE scores the record of a game."""

import argparse
import json
import sys

from . import RuleError, score


def main():
    """Scores a file, or each line of it; returns the exit status."""
    options = arguments()
    try:
        text = read(options.file)
        if options.lines:
            return score_lines(text, options.prompts)
        written = score(parsed(text), options.prompts)
    except RuleError as error:
        print(json.dumps({"error": error.as_dict()}), file=sys.stderr)
        return 2
    print(json.dumps(written, indent=1))
    return 0


def arguments():
    """What was asked on the command line."""
    parser = argparse.ArgumentParser(prog="python -m rules")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("score", help="score the record of a game")
    command.add_argument("file", help="a record as JSON; - reads standard input")
    command.add_argument("--lines", action="store_true", help="one record a line")
    command.add_argument("--prompts", action="store_true", help="what may come next")
    return parser.parse_args()


def score_lines(text, prompts):
    """A scored record, or its error object, for each line that is not blank."""
    for line in text.splitlines():
        if not line.strip():
            continue
        try:
            written = score(parsed(line), prompts)
        except RuleError as error:
            written = {"error": error.as_dict()}
        print(json.dumps(written))
    return 0


def read(name):
    """The bytes of a file, or of standard input."""
    if name == "-":
        return sys.stdin.buffer.read()
    try:
        with open(name, "rb") as file:
            return file.read()
    except OSError as error:
        raise RuleError("bad_record", f"{name} cannot be read: {error}.") from error


def parsed(text):
    """The record in a JSON text, which is UTF-8 and knows no NaN."""
    try:
        return json.loads(text.decode("utf-8-sig"), parse_constant=no_number)
    except (ValueError, RecursionError) as error:
        raise RuleError("bad_record", f"This is not JSON: {error}.") from error


def no_number(word):
    """Refuses NaN and Infinity, which Python reads and JSON does not have."""
    raise ValueError(f"{word} is no number")


if __name__ == "__main__":
    sys.exit(main())
