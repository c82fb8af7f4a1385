"""The command line: python -m rules score FILE scores the record of a game."""

import argparse
import json
import sys

from . import RuleError, score


def main():
    """Scores a file, or each line of it; returns the exit status."""
    options = arguments()
    if options.lines:
        return score_lines(options)
    try:
        written = score(parsed(read(options.file)), options.prompts)
    except RuleError as error:
        print(json.dumps({"error": error.as_dict()}), file=sys.stderr)
        return 2
    print(json.dumps(written, indent=1, ensure_ascii=False))
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


def score_lines(options):
    """A scored record, or its error object, for each line."""
    for line in read(options.file).splitlines():
        if not line.strip():
            continue
        try:
            written = score(parsed(line), options.prompts)
        except RuleError as error:
            written = {"error": error.as_dict()}
        print(json.dumps(written, ensure_ascii=False))
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
    """The record in a JSON text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RuleError("bad_record", f"This is not JSON: {error}.") from error


if __name__ == "__main__":
    sys.exit(main())
