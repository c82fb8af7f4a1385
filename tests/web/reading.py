"""What a page says to those who cannot see it: headings, labels, names and ids."""

import re
from html import unescape
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta", "path", "rect"}
UNLABELLED = {"hidden", "submit"}


class Reading(HTMLParser):
    """A page as it is read out. `headings` are levels in order, `ids` all ids."""

    def __init__(self, response):
        super().__init__()
        self.headings, self.ids, self.labelled, self.fields = [], [], set(), []
        self.mains, self.text, self.inside = 0, "", []
        self.feed(response.content.decode())
        self.text = " ".join(self.text.split())

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag not in VOID:
            self.inside.append(tag)
        if tag in {"h1", "h2", "h3", "h4"}:
            self.headings.append(int(tag[1]))
        if "id" in attrs:
            self.ids.append(attrs["id"])
        if tag == "label":
            self.labelled.add(attrs.get("for"))
        self.mains += tag == "main"
        is_field = tag in {"input", "select", "textarea"}
        if is_field and attrs.get("type") not in UNLABELLED:
            self.fields.append(attrs.get("id"))

    def handle_endtag(self, tag):
        if tag in self.inside:
            del self.inside[len(self.inside) - 1 - self.inside[::-1].index(tag) :]

    def handle_data(self, text):
        if not {"script", "style"} & set(self.inside):
            self.text += f" {text}"

    def nameless(self):
        """The fields that no label names."""
        return [field for field in self.fields if field not in self.labelled]


FOUND = r'<li(?: class="line")?>\s*<a [^>]*>\s*<strong>([^<]*)</strong>'


def found_in(response):
    """The names of the card games that a menu shows."""
    return [unescape(name) for name in re.findall(FOUND, response.content.decode())]
