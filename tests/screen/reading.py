"""A table read as players see it: the call, the lines of the sheet, in plain texts."""

import rules
from phone.screen import table_screen


def text(pieces):
    """What stands there, whatever its ink."""
    return "".join(piece["text"] for piece in pieces)


def screen(record, **people):
    """The table page of a record; `people`: what a page knows of them."""
    return table_screen(rules.score(record, prompts=True) | people)


def loud(record):
    """What the call says in large, the largest first."""
    return [text(said) for said in screen(record)["call"]["loud"]]


def quiet(record):
    """What stands above it in small."""
    return text(screen(record)["call"]["quiet"])


def after(record):
    """What stands below it: what else was said, whose turn it is."""
    return [text(said) for said in screen(record)["call"]["after"]]


def nothings(record):
    """(text, cells) of each line of the newest deal that did not score."""
    lines = screen(record)["sheet"]["lines"]
    return [(text(one["text"]), one["cells"]) for one in lines if one["is_nothing"]]
