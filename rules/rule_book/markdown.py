"""A page in Markdown, cut at its headings.

A step of a deal that is described on another page is a link to it: `[As in
Bezique](bezique.md)` under the heading that it has there.
"""

import re

from ..book.source_files.table import ContentError

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


def steps(sections):
    """(heading, text) of each step of a deal."""
    found = as_written(sections)
    return [(heading, follow_link(sections, heading, text)) for heading, text in found]


def as_written(sections):
    """(heading, text) of each step, a link where another page has it."""
    _before, *parts = f"\n{sections.text('A deal')}".split("\n### ")
    return [(heading, one_line(text)) for heading, text in map(split_heading, parts)]


def follow_link(sections, heading, text):
    """The text of a step, or that which it links to."""
    link = LINK.fullmatch(text)
    if link is None:
        return text
    path = sections.path.parent / link[1]
    others = dict(as_written(Sections(path))) if path.exists() else {}
    if heading not in others or LINK.fullmatch(others[heading]):
        raise ContentError(
            sections.path, heading, f"{link[1]} does not describe this step."
        )
    return others[heading]


def split_heading(part):
    """The heading of a part, and the text under it."""
    heading, _line, text = part.partition("\n")
    return heading.strip(), text.strip()


def paragraphs(text):
    return [one_line(part) for part in text.split("\n\n") if part.strip()]


def one_line(text):
    return " ".join(text.split())
