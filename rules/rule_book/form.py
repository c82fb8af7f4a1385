"""How the page of a game for reading is written: plain text, taken apart here.

A paragraph ends at an empty line. A step of a deal is a paragraph under its heading,
the first line. Rows are those of `rules/book/rows.py`.
"""

from collections import namedtuple

from ..book.rows import one_line, rows

# `heard`: announcements, {what changes} by an example. `sets`: a source for each named
# set of house rules; `sources`: one for each house rule.
Reading = namedtuple(
    "Reading", "brief differs pack course values ending heard sets sources"
)
Value = namedtuple("Value", "keys name points what")


def reading(brief, pack, course, values, ending, heard, sets, sources, differs=""):
    """The page of one game; `heard`: rows; `differs`: what a variant has otherwise."""
    return Reading(
        one_line(brief),
        paragraphs(differs),
        paragraphs(pack),
        steps(course),
        [Value(row[0].split(), *row[1:]) for row in rows(values)],
        paragraphs(ending),
        heard,
        dict(rows(sets)),
        dict(rows(sources)),
    )


def paragraphs(text):
    return [one_line(part) for part in text.strip().split("\n\n") if part]


def steps(text):
    """(heading, text) of each step."""
    parts = [part.partition("\n") for part in text.strip().split("\n\n")]
    return [(heading, one_line(rest)) for heading, _line, rest in parts]
