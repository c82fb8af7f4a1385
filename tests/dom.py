"""A page as what a browser makes of it, to compare two ways of drawing it."""

from html.parser import HTMLParser


class Document(HTMLParser):
    """The parts of a page in order: tags with their attributes, and texts.

    The order of attributes and the amount of white space make no difference.
    """

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.parts, self.words = [], ""
        self.feed(page)
        self.close()
        self.end_text()

    def handle_starttag(self, tag, attrs):
        self.end_text()
        told = [name if value is None else f"{name}={value!r}" for name, value in attrs]
        self.parts.append(" ".join([f"<{tag}", *sorted(told)]) + ">")

    def handle_endtag(self, tag):
        self.end_text()
        self.parts.append(f"</{tag}>")

    def handle_data(self, data):
        self.words += data

    def end_text(self):
        """Closes a run of text; one that is all space is no part."""
        if self.words.strip():
            self.parts.append(" ".join(self.words.split()))
        self.words = ""


def parts(page):
    """The parts of a page (text) as a list of texts."""
    return Document(page).parts
