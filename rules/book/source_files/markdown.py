"""A page in Markdown, cut at its headings, and its text cut into blocks.

A block is a paragraph in one line, or a row of cards (`drawn_cards.py`).
A step of a deal that is described on another page is a link to it: `[As in
Bezique](bezique.md)` under the heading that it has there.
"""

import re

from .drawn_cards import drawn_cards, is_row
from .table import ContentError

LINK = re.compile(r"\[[^\]]+\]\(([\w.]+)\)")


class Sections:
    """The title of a page, its first paragraph, and the text under each heading."""

    def __init__(self, path):
        self.path = path
        head, *parts = path.read_text().split("\n## ")
        title, _line, brief = head.partition("\n")
        self.title, self.brief = title.removeprefix("# "), one_line(brief)
        self.texts = dict(split_heading(part) for part in parts)
        self.names = list(self.texts)

    def text(self, name):
        """What is under a heading, "" where there is none."""
        return self.texts.get(name, "")

    def blocks(self, name):
        """The blocks under a heading."""
        return blocks(self.path, name, self.text(name))


def steps(sections):
    """[heading, blocks] of each step of a deal."""
    return [
        [heading, blocks(sections.path, heading, follow_link(sections, heading, text))]
        for heading, text in as_written(sections)
    ]


def as_written(sections):
    """(heading, text) of each step, a link where another page has it."""
    _before, *parts = f"\n{sections.text('A deal')}".split("\n### ")
    return [split_heading(part) for part in parts]


def follow_link(sections, heading, text):
    """The text of a step, or that which it links to."""
    link = LINK.fullmatch(one_line(text))
    if link is None:
        return text
    path = sections.path.parent / link[1]
    others = dict(as_written(Sections(path))) if path.exists() else {}
    if heading not in others or LINK.fullmatch(one_line(others[heading])):
        raise ContentError(
            sections.path, heading, f"{link[1]} does not describe this step."
        )
    return others[heading]


def split_heading(part):
    """The heading of a part, and the text under it."""
    heading, _line, text = part.partition("\n")
    return heading.strip(), text.strip()


def blocks(path, heading, text):
    """The paragraphs of a text, each in one line, and its rows of cards.

    `path`, `heading`: where the text is; a row that cannot be drawn is a ContentError.
    """
    found = [one for part in text.split("\n\n") for one in blocks_of(part.strip())]
    try:
        for row in filter(is_row, found):
            drawn_cards(row)
    except ValueError as error:
        raise ContentError(path, heading, str(error)) from error
    return found


def blocks_of(part):
    """The blocks of a part without an empty line; a caption may have several lines."""
    found = []
    for line in part.split("\n"):
        if found and not is_row(line):
            found[-1] += f" {line}"
        else:
            found.append(line)
    return [one_line(block) for block in found if block]


def one_line(text):
    return " ".join(text.split())
